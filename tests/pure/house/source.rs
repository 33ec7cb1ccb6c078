//! Rust source as tokens: comments, strings and layout do not matter to what is read here.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// One source file.
pub struct Source {
    /// Its path in the repository, such as `src/rules/sow.rs`.
    pub path: String,
    /// How many lines it has.
    pub lines: usize,
    tokens: Vec<Token>,
}

/// An identifier, a sign (`::` is one) or a bracket, and its line. Literals have an empty text.
struct Token {
    text: String,
    line: usize,
}

/// A path that the source names, such as `crate::rules::Game`.
#[derive(Debug)]
pub struct Named {
    /// Its parts. What `super` and `self` mean is written out, from `crate` on.
    pub parts: Vec<String>,
    /// Where it stands.
    pub line: usize,
}

/// A type in angle brackets: `ResMut<Match>` is (`ResMut`, `Match`).
pub struct Generic {
    /// The type before the brackets, or the method, as in `resource_mut::<Match>`.
    pub outer: String,
    /// The name of the type within, without its own path and brackets.
    pub inner: String,
    /// Where it stands.
    pub line: usize,
}

impl Source {
    /// Reads a file's text.
    ///
    /// # Panics
    /// If the text is not Rust.
    pub fn new(path: &str, text: &str) -> Source {
        let stream: TokenStream = text.parse().unwrap_or_else(|e| panic!("{path}: {e}"));
        let mut tokens = Vec::new();
        flatten(stream, &mut tokens);
        Source { path: path.to_owned(), lines: text.lines().count(), tokens }
    }

    /// The module that the file is: `src/app/ui/mod.rs` is `["app", "ui"]`, `src/lib.rs` is `[]`.
    pub fn module(&self) -> Vec<String> {
        let path = self.path.trim_start_matches("src/").trim_end_matches(".rs");
        let mut parts: Vec<String> = path.split('/').map(str::to_owned).collect();
        if matches!(parts.last().map(String::as_str), Some("mod" | "lib" | "main")) {
            parts.pop();
        }
        parts
    }

    /// Every path with `::` in it, and everything imported with `use`.
    pub fn paths(&self) -> Vec<Named> {
        let mut found = Vec::new();
        let mut module = self.module();
        // For each open brace, whether it opened an inline module.
        let mut braces = Vec::new();
        for at in 0..self.tokens.len() {
            match self.text(at) {
                "{" => {
                    let inline = at >= 2 && self.text(at - 2) == "mod";
                    if inline {
                        module.push(self.text(at - 1).to_owned());
                    }
                    braces.push(inline);
                }
                "}" if braces.pop() == Some(true) => {
                    module.pop();
                }
                _ if self.starts_path(at) => {
                    let mut raw = Vec::new();
                    self.tree(at, &[], &mut raw);
                    found.extend(raw.into_iter().map(|n| n.from(&module)));
                }
                _ => {}
            }
        }
        found
    }

    /// Every generic type or method with one path as its (last) argument.
    pub fn generics(&self) -> Vec<Generic> {
        let mut found = Vec::new();
        for at in 1..self.tokens.len() {
            if self.text(at) != "<" {
                continue;
            }
            let before = if self.text(at - 1) == "::" && at >= 2 { at - 2 } else { at - 1 };
            let mut next = at + 1;
            while self.text(next) == "'" {
                next += if self.text(next + 2) == "," { 3 } else { 2 };
            }
            while self.text(next + 1) == "::" {
                next += 2;
            }
            found.push(Generic {
                outer: self.text(before).to_owned(),
                inner: self.text(next).to_owned(),
                line: self.tokens[at].line,
            });
        }
        found
    }

    /// The arguments that calls like `insert_resource(Match …)` begin with.
    pub fn first_arguments(&self, function: &str) -> Vec<(String, usize)> {
        (1..self.tokens.len().saturating_sub(1))
            .filter(|&at| self.text(at - 1) == function && self.text(at) == "(")
            .map(|at| (self.text(at + 1).to_owned(), self.tokens[at].line))
            .collect()
    }

    /// Whether the file declares a struct or enum of that name.
    pub fn declares(&self, name: &str) -> bool {
        (1..self.tokens.len())
            .any(|at| self.text(at) == name && matches!(self.text(at - 1), "struct" | "enum"))
    }

    /// The names of all tests that the file declares.
    pub fn tests(&self) -> Vec<&str> {
        let is_test = |function: usize| {
            (2..function)
                .rev()
                .take_while(|&at| !matches!(self.text(at), "fn" | "{" | "}" | ";"))
                .any(|at| self.text(at) == "test" && self.text(at - 2) == "#")
        };
        (1..self.tokens.len())
            .filter(|&at| self.text(at - 1) == "fn" && is_test(at - 1))
            .map(|at| self.text(at))
            .collect()
    }

    /// The lines at which the tokens stand one after the other.
    pub fn lines_with(&self, texts: &[&str]) -> Vec<usize> {
        self.tokens
            .windows(texts.len())
            .filter(|window| window.iter().zip(texts).all(|(token, text)| token.text == *text))
            .map(|window| window[0].line)
            .collect()
    }

    fn text(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &token.text)
    }

    fn is_name(&self, at: usize) -> bool {
        self.text(at).starts_with(|c: char| c.is_alphabetic() || c == '_')
    }

    /// Whether a path begins at this token: after `use`, or at a name that `::` follows and does not
    /// precede.
    fn starts_path(&self, at: usize) -> bool {
        if at > 0 && self.text(at - 1) == "use" {
            return true;
        }
        let continues = at >= 2
            && self.text(at - 1) == "::"
            && (self.is_name(at - 2) && self.text(at - 2) != "use" || self.text(at - 2) == ">");
        let in_use = at > 0 && matches!(self.text(at - 1), "{" | ",") && self.within_use(at);
        self.is_name(at) && self.text(at + 1) == "::" && !continues && !in_use
    }

    /// Whether the token stands in the braces of a `use`.
    fn within_use(&self, at: usize) -> bool {
        for before in (0..at).rev() {
            match self.text(before) {
                "use" => return true,
                "{" | "}" | "," | "::" | "*" | "as" | "self" => {}
                _ if self.is_name(before) => {}
                _ => return false,
            }
        }
        false
    }

    /// Reads one path, or a tree of them in braces, and returns where it ends.
    fn tree(&self, mut at: usize, before: &[String], found: &mut Vec<Named>) -> usize {
        let mut parts = before.to_vec();
        loop {
            match self.text(at) {
                "::" => at += 1,
                "{" => {
                    at += 1;
                    while !matches!(self.text(at), "}" | "") {
                        at = self.tree(at, &parts, found);
                        while !matches!(self.text(at), "," | "}" | "") {
                            at += 1;
                        }
                        if self.text(at) == "," {
                            at += 1;
                        }
                    }
                    return at + 1;
                }
                text => {
                    if self.is_name(at) || text == "*" {
                        parts.push(text.to_owned());
                    }
                    if self.text(at + 1) != "::" || text == "<" {
                        let line = self.tokens.get(at).map_or(0, |token| token.line);
                        found.push(Named { parts, line });
                        return at + 1;
                    }
                    at += 1;
                }
            }
        }
    }
}

impl Named {
    /// The same path, seen from the crate and not from the module that it stands in.
    fn from(self, module: &[String]) -> Named {
        let mut parts: Vec<String> = Vec::new();
        for (index, part) in self.parts.into_iter().enumerate() {
            match part.as_str() {
                "self" | "super" if index == 0 => {
                    parts.push("crate".to_owned());
                    parts.extend_from_slice(module);
                    if part == "super" && parts.len() > 1 {
                        parts.pop();
                    }
                }
                "super" => {
                    parts.pop();
                }
                "self" => {}
                "mbili" if index == 0 => parts.push("crate".to_owned()),
                _ => parts.push(part),
            }
        }
        Named { parts, line: self.line }
    }
}

fn flatten(stream: TokenStream, tokens: &mut Vec<Token>) {
    let mut joined = false;
    for tree in stream {
        let line = tree.span().start().line;
        let mut push = |text: String| tokens.push(Token { text, line });
        match tree {
            TokenTree::Ident(ident) => push(ident.to_string()),
            TokenTree::Literal(_) => push(String::new()),
            TokenTree::Punct(punct) => {
                if joined && punct.as_char() == ':' {
                    tokens.last_mut().expect("the first colon").text.push(':');
                    joined = false;
                    continue;
                }
                joined = punct.as_char() == ':' && punct.spacing() == Spacing::Joint;
                push(punct.as_char().to_string());
                continue;
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::None => ("", ""),
                };
                push(open.to_owned());
                flatten(group.stream(), tokens);
                let line = group.span_close().start().line;
                tokens.push(Token { text: close.to_owned(), line });
            }
        }
        joined = false;
    }
}
