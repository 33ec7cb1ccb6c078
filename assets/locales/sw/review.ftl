### Mchezo unaotazamwa nyuma: skrini yake, na mafunzo ya zamu zake.
### The arguments are explained in the English file.

## Yaliyothibitishwa

truth-wins = { $person ->
    [you] Unashinda
    [computer] Kompyuta inashinda
   *[other] { $name } anashinda
}{ $turns ->
    [0] { "" }
   *[other] { " " }kwa zamu { $turns }
}.
truth-wins-by = { $person ->
    [you] Unashinda
    [computer] Kompyuta inashinda
   *[other] { $name } anashinda
} kwa kete { $more } dhidi ya { $fewer }.

## Mafunzo ya zamu

lesson-turn = { $pit } { part-way }
lesson-pass = kupitisha zamu
part-better = { $better } { part-keeps }
part-keeps = { $kept ->
    [win] hushinda{ $turns ->
        [0] { "" }
       *[other] { " " }kwa zamu { $turns }
    }
   *[draw] hulinda sare
}
part-own-front-row = { $person ->
    [you] safu yako ya mbele
    [computer] safu ya mbele ya kompyuta
   *[other] safu ya mbele ya { $name }
}
lesson-win-in-one = Kulikuwa na ushindi kwa zamu moja: { $better }.
lesson-ended-front-row = { $played } iliacha { part-own-front-row } bila kete, na hivyo kumaliza mchezo; { part-better }.
lesson-ended = { $played } ilimaliza mchezo; { part-better }.
lesson-lets-empty-front-row = Baada ya { $played } { $other-person ->
    [you] ungeweza
    [computer] kompyuta ingeweza
   *[other] { $other-name } angeweza
} kumaliza kete za { part-own-front-row } katika zamu inayofuata; { part-better }.
lesson-lets-win = Baada ya { $played } { $other-person ->
    [you] ungeweza
    [computer] kompyuta ingeweza
   *[other] { $other-name } angeweza
} kushinda katika zamu inayofuata; { part-better }.
lesson-bigger-capture = { $played } ilikula zaidi, kete { $took } dhidi ya { $instead }, lakini { part-better }.
lesson-bigger-capture-won = { $played } ilikula zaidi, kete { $took } dhidi ya { $instead }, lakini { part-better }.
lesson-lets-capture = { $instead ->
    [0] { part-better }
   *[other] { $better } hula kete { $instead } na { part-keeps }
}; baada ya { $played } { $other-person ->
    [you] ungeweza
    [computer] kompyuta ingeweza
   *[other] { $other-name } angeweza
} kula kete { $seeds } katika zamu inayofuata.
lesson-lets-capture-won = { $instead ->
    [0] { part-better }
   *[other] { $better } hula kete { $instead } na { part-keeps }
}; baada ya { $played } { $other-person ->
    [you] ungeweza
    [computer] kompyuta ingeweza
   *[other] { $other-name } angeweza
} kula kete { $seeds } katika zamu inayofuata.
lesson-gives-away = { part-better }; baada ya { $played } { $left ->
    [draw] hakuna upande unaoweza kushinda
   *[loss] { $other-person ->
        [you] unashinda
        [computer] kompyuta inashinda
       *[other] { $other-name } anashinda
    }
}.
lesson-slower = { $better } hushinda katika zamu { $turns }, { $played } katika zamu { $other }.
lesson-shorter = Ushindi haukuwezekana tena, lakini { $better } hudumu zamu { $turns }, { $played } zamu { $other } tu.
lesson-seeds = Mwishoni { $better } huleta kete { $seeds } zaidi ya { $played }.
lesson-gave-up = { $kept ->
    [win] Mchezo ulioachwa ulikuwa wa ushindi{ $turns ->
        [0] { "" }
       *[other] { " " }katika zamu { $turns }
    }
   *[draw] Mchezo ulioachwa haukuwa umepotea: hakuna upande ulioweza kushinda
}.
lesson-gave-up-instead = Mchezo ulioachwa haukuwa umepotea: { part-better }.

## Skrini

review-open = Pitia mchezo
review-title = Kupitia mchezo
review-looking = Kuanzia mwisho kurudi nyuma: { $done } kati ya { $all }
review-failed = Kupitia mchezo kumekatika baada ya mipangilio { $done } kati ya { $all }. Ya kabla yake hayajulikani.
review-moments = { $count ->
    [0] Hakuna zamu iliyopoteza kitu, kwa kadiri inavyojulikana.
    [one] Zamu moja ilibadilisha mchezo.
   *[other] Zamu { $count } zilibadilisha mchezo.
}
review-none-yet = Bado haijapatikana zamu iliyobadilisha mchezo.
review-turn = Zamu ya { $number }: { $name }, { $move }
review-end = Mwisho
review-before = Kabla yake: { $truth }
review-after = Baada yake: { $truth }
review-now = Hapa: { $truth }
review-graph = Ukweli wa kila zamu: zamu { $number } kati ya { $all }. { $truth }
review-moment = { $place }. Zamu ya { $number }: { $lesson }
review-show-played = Onyesha ilivyochezwa
review-show-better = Onyesha zamu bora
review-show-line = Onyesha ingeendeleaje
review-play-on = Cheza kuanzia hapa
review-to-moment = Rudi kwenye mpangilio huu
review-leave = Ondoka
review-earlier = Zamu moja nyuma
review-later = Zamu moja mbele
review-on-board-played = Ilivyochezwa
review-on-board-better = Mchezo bora, zamu { $turn } kati ya { $turns }: { $name } { $move }
review-on-board-better-end = Mwisho wa mchezo bora, kwa kadiri ilivyothibitishwa
review-on-board-won = Mwisho wa mchezo bora
review-side = { $person ->
    [you] Unashinda
    [computer] Kompyuta inashinda
   *[other] { $name } anashinda
}
