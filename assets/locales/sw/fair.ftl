### Fair matches: how a match begins, who begins, the pie rule, the opponent that adapts, and honest words about it.
### $name: South or North; $turns: those of both players; $level: the name of a level.

## What is chosen before a match

opponent-adapts = Anayelingana nawe
opponent-level = Chagua kiwango
opponent-adapts-line = Hufuata jinsi michezo yako inavyoisha, ili ushinde zaidi kidogo ya nusu. Sasa anacheza kama { $level }.

new-match-start = Mwanzo
start-classic = Wa kawaida
start-drawn = Wa kura
start-pie = Kugawa na kuchagua

start-classic-first = Kuanzia mwanzo wa kawaida, anayeanza anaweza kushinda daima akicheza bila kosa: kwa zamu { $turns } za wachezaji wote wawili.
start-classic-second = Kuanzia mwanzo wa kawaida, anayecheza wa pili anaweza kushinda daima akicheza bila kosa: kwa zamu { $turns } za wachezaji wote wawili.
start-classic-first-by = Kuanzia mwanzo wa kawaida, anayeanza anaweza kushinda daima, wote wakicheza bila kosa: kete { $more } kwa { $fewer }.
start-classic-second-by = Kuanzia mwanzo wa kawaida, anayecheza wa pili anaweza kushinda daima, wote wakicheza bila kosa: kete { $more } kwa { $fewer }.
start-drawn-halves = Hali iliyochaguliwa kwa kura: { $first } zimethibitishwa kuwa ushindi wa anayeanza, { $second } wa mwenzake, na ushindi wa aina moja ni mgumu kulindwa karibu sawa na ule wa nyingine.
start-drawn-even = Hali iliyochaguliwa kwa kura kati ya { $count } ambazo hakuna upande unaoweza kushinda wote wakicheza bila kosa: imethibitishwa.
start-pie-line = Mmoja hugawa, mwingine huchagua: baada ya zamu ya kwanza mchezaji wa pili anaweza kuchukua upande ulioanza. Anayechagua anaweza kupata upande ulio bora daima, akiutambua.

new-match-chosen = { $what }: { $chosen }
begins-drawn = Hilo pia huamuliwa kwa kura. Mkicheza tena, mwingine ataanza kutoka hali ileile.
begins-alternates = Mkicheza tena, mwingine ataanza.
new-match-more = Chaguo zaidi
new-match-less = Chaguo chache

## The question of the pie rule

pie-asks = Ubaki na upande wako, au ubadili?
pie-asks-line = Zamu ya kwanza imechezwa. Mara moja tu, na sasa tu, unaweza kuchukua upande ule mwingine pamoja na zamu hiyo. Kompyuta itacheza upande wako.
pie-asks-friends = Mbaki na pande zenu, au mbadilishane?
pie-asks-line-friends = Zamu ya kwanza imechezwa. Mara moja tu, na sasa tu, mchezaji wa { $name } anaweza kuchukua upande ule mwingine pamoja na zamu hiyo. Kisha mtabadilishana nafasi.
pie-keep = Nabaki upande wangu
pie-take = Nachukua upande ule
pie-waits = Kompyuta inachagua upande wake
pie-changed-by-computer = Kompyuta imechukua upande wako pamoja na zamu yake ya kwanza. Sasa unacheza upande ule mwingine.
pie-changed-by-you = Umechukua upande wa kompyuta pamoja na zamu yake ya kwanza. Sasa kompyuta inacheza upande wako.
pie-changed-friends = Mmebadilishana nafasi: aliyeanza sasa anacheza { $name }.
seats-changed = Wachezaji wanabadilishana nafasi.

## After a match

next-you = Mkicheza tena, utaanza wewe.
next-computer = Mkicheza tena, itaanza kompyuta.
next-name = Mkicheza tena, ataanza { $name }.
next-same-opening = Ni mwanzo uleule tena, nafasi zikiwa zimebadilishwa.
next-new-opening = Mwanzo mwingine utachaguliwa kwa kura.
next-level = Kompyuta itacheza kama { $level }.

## Help

help-fair-title = Nani anaanza, na je, ni haki?
help-fair-seats = Mkicheza tena, anayeanza hubadilika.
help-fair-adapts = Mpinzani anayelingana nawe hubadilika kwa kiwango kimoja tu baada ya mchezo, na hulenga ushinde michezo 55 kati ya mia.
