# For those who hear the table, or work it by a game pad or by switches.

part-announcer = { $person ->
    [you] Wewe
    [computer] Kompyuta
   *[other] { $name }
}
part-announced = { part-laps }, { $seeds ->
    [0] hakuna iliyoliwa
    [one] kete { $seeds } imeliwa
   *[other] kete { $seeds } zimeliwa
}.
announce-turn = { part-announcer }, { $pit }{ $way ->
    [left] {" "}kushoto
    [right] {" "}kulia
   *[none] {""}
}: { part-announced }
announce-entry = { part-announcer }, { part-kichwa-side }: { part-announced }
announce-pass = { $person ->
    [you] Umepitisha zamu.
    [computer] Kompyuta imepitisha zamu.
   *[other] { $name } amepitisha zamu.
}
announce-moves = { $person ->
    [you] Zamu yako.
    [computer] Kompyuta inafikiri.
   *[other] Zamu ya { $name }.
}
announce-kichwa = { $person ->
    [you] Chagua kichwa.
    [computer] Kompyuta inafikiri.
   *[other] { $name } anachagua kichwa.
}
announce-seats = { $person ->
    [computer] Kompyuta inafikiri.
   *[other] Kubadilishana nafasi?
}
announce-won = { $person ->
    [you] Umeshinda.
    [computer] Kompyuta imeshinda.
   *[other] { $name } ameshinda.
}
announce-drawn = Sare.

pit-at-risk = { $pit }, hatarini
pit-chosen = { $pit }, limechaguliwa

settings-ease = Urahisi wa kutumia
settings-contrast = Rangi za kutofautisha zaidi
settings-contrast-line = Maandishi meusi juu ya nyeupe, kila shimo limezungushiwa mstari, pete nene.
settings-switches = Swichi
settings-switches-off = Hakuna
settings-switches-one = Swichi moja
settings-switches-two = Swichi mbili
settings-switches-off-line = Kwa anayecheza kwa kitufe kikubwa kimoja au viwili: alama hupita kundi kwa kundi, kisha kitu kwa kitu.
settings-switches-one-line = Alama hupita yenyewe. Space, Enter au kitufe chochote cha kidhibiti cha mchezo huchagua.
settings-switches-two-line = Space hupitisha mbele, Enter huchagua. Kwenye kidhibiti cha mchezo, A huchagua na kitufe kingine hupitisha mbele.
settings-scan-pace = Kasi ya alama
settings-scan-seconds = sek. { $seconds }
settings-voice = Tamka zamu
settings-voice-line = Kwa sauti ya mfumo (speech-dispatcher), ikiwa imesakinishwa.

help-pad = Kidhibiti cha mchezo
help-pad-move = Kijiti cha kushoto, msalaba
help-pad-move-does = kusogea juu ya ubao na kutoka kitufe hadi kitufe
help-pad-act = A
help-pad-act-does = kuchagua, kuthibitisha, kuruka
help-pad-back = B
help-pad-back-does = kurudi
help-pad-start = Start
help-pad-start-does = kusimamisha, na kuendelea tena
help-pad-select = Select
help-pad-select-does = kutoka ubao hadi vitufe, na mbele
help-pad-hint = Y
help-pad-hint-does = dokezo
help-pad-threats = X
help-pad-threats-does = mashimo yaliyo hatarini; la sivyo zamu iliyopita tena
help-pad-shoulders = Vitufe vya bega
help-pad-shoulders-does = polepole, haraka; kufungua kurasa
help-pad-triggers = Vitufe vya kidole
help-pad-triggers-does = kurudi na kwenda kete moja moja
