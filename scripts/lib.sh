# Shared by scripts/play and scripts/check: what this machine needs before cargo can start.
# shellcheck shell=bash

# The oldest Rust that builds Mbili; the same as rust-version in Cargo.toml.
readonly oldest_rust=1.95

# Debian and Ubuntu packages that compiling needs: a C compiler and linker, ALSA, udev, Wayland, keyboards.
readonly build_packages=(
    build-essential pkg-config
    libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev
)

# What a window loads while it runs: X11, keyboards, Vulkan, and Mesa's drivers (one of them in software).
readonly window_packages=(
    libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0
    libvulkan1 mesa-vulkan-drivers
)

# What the tests of a real window need: a screen in memory, a hand, and eyes; and Python, which checks the
# strategies that the solver finds.
readonly test_packages=(xvfb xauth xdotool x11-utils openbox python3)

# The same for other systems: names for pkg-config, shared libraries, programs.
readonly build_modules=(alsa libudev wayland-client xkbcommon)
readonly window_libraries=(libX11.so.6 libX11-xcb.so.1 libXcursor.so.1 libXi.so.6 libxkbcommon-x11.so.0 libvulkan.so.1)
readonly test_programs=(Xvfb xdotool xwininfo openbox python3)

# Says something went wrong and leaves.
die() {
    printf '%s\n' "$@" >&2
    exit 1
}

# Leaves unless cargo is there and new enough.
need_rust() {
    local version
    if ! command -v cargo >/dev/null; then
        die "Mbili needs Rust $oldest_rust or newer, and there is no cargo on this machine." \
            "Get it from https://rustup.rs, open a new terminal, and run this script again."
    fi
    version=$(cargo --version | cut -d' ' -f2)
    if [[ $(printf '%s\n' "$oldest_rust" "$version" | sort -V | head -n1) != "$oldest_rust" ]]; then
        die "Mbili needs Rust $oldest_rust or newer; this is cargo $version." \
            "Run 'rustup update stable', or get rustup from https://rustup.rs if Rust came another way."
    fi
}

# need_components NAME...: leaves unless these parts of Rust are there too.
need_components() {
    local component missing=()
    for component in "$@"; do
        # cargo finds them by these names: cargo fmt, cargo clippy.
        cargo "${component/rustfmt/fmt}" --version >/dev/null 2>&1 || missing+=("$component")
    done
    if ((${#missing[@]} > 0)); then
        die "Rust is there, but not all of it: ${missing[*]} is missing." \
            "Run 'rustup component add ${missing[*]}', or, where Rust came as packages of your system, install those of these names."
    fi
}

# Leaves unless there is a C compiler, which Rust links with.
need_linker() {
    command -v cc >/dev/null ||
        die "Rust links with a C compiler, and there is no cc on this machine." \
            "On Debian or Ubuntu: apt-get install gcc libc6-dev; elsewhere install gcc or clang."
}

# need_packages [window] [test]: sees to the system packages for building and for the named purposes.
# Quick where nothing is missing.
need_packages() {
    local purpose packages=("${build_packages[@]}")
    for purpose in "$@"; do
        case $purpose in
        window) packages+=("${window_packages[@]}") ;;
        test) packages+=("${test_packages[@]}") ;;
        esac
    done
    if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
        install_debian "${packages[@]}"
    else
        name_missing "$@"
    fi
}

# Installs those of the named packages that are missing.
install_debian() {
    local package missing=() as_root=()
    for package in "$@"; do
        if [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) != installed* ]]; then
            missing+=("$package")
        fi
    done
    if ((${#missing[@]} == 0)); then
        return
    fi
    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null; then
            die "These packages are missing, and there is no sudo to install them with:" \
                "    ${missing[*]}" \
                "As root, run:  apt-get update && apt-get install ${missing[*]}"
        fi
        as_root=(sudo)
        # Nobody there to type a password: fail at once rather than wait for ever.
        [[ -t 0 ]] || as_root+=(-n)
    fi
    echo "installing: ${missing[*]}"
    as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0)
    local log
    log=$(mktemp)
    # Hundreds of lines that matter only when something fails.
    if ! { "${as_root[@]}" update && "${as_root[@]}" install -y --no-install-recommends "${missing[@]}"; } </dev/null >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        die "Installing these packages failed; the lines above say why:" \
            "    ${missing[*]}"
    fi
    rm -f "$log"
    echo "installed"
}

# On a system without apt: leaves with a list of what it lacks, if anything.
name_missing() {
    local name missing=() purposes=" $* "
    command -v cc >/dev/null || missing+=("a C compiler (cc)")
    if command -v pkg-config >/dev/null; then
        [[ $(uname) != Linux ]] || for name in "${build_modules[@]}"; do
            pkg-config --exists "$name" || missing+=("$name, with its headers (pkg-config finds no $name.pc)")
        done
    else
        missing+=("pkg-config")
    fi
    if [[ $(uname) == Linux && $purposes == *" window "* ]] && command -v ldconfig >/dev/null; then
        local known
        known=$(ldconfig -p)
        for name in "${window_libraries[@]}"; do
            [[ $known == *"$name"* ]] || missing+=("$name")
        done
    fi
    if [[ $purposes == *" test "* ]]; then
        for name in "${test_programs[@]}"; do
            command -v "$name" >/dev/null || missing+=("$name (a program)")
        done
    fi
    if ((${#missing[@]} > 0)); then
        die "This is not Debian or Ubuntu, so install these with the means of your system:" \
            "${missing[@]/#/    }"
    fi
}
