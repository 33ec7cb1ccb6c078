### Fair matches: how a match begins, who begins, the pie rule, the opponent that adapts, and honest words about it.
### $name: South or North; $turns: those of both players; $level: the name of a level.

## What is chosen before a match

opponent-adapts = Anayekufuata
opponent-level = Kiwango utakacho
opponent-adapts-line = Hufuata jinsi michezo yako inavyoisha, ili ushinde zaidi kidogo ya nusu. Sasa anacheza kama { $level }.

new-match-start = Mwanzo
start-classic = Wa kawaida
start-drawn = Wa kura
start-pie = Kugawa na kuchagua

start-classic-first = Kuanzia mwanzo wa kawaida, anayeanza anaweza kushinda daima akicheza bila kosa: kwa zamu { $turns } za wachezaji wote wawili.
start-classic-second = Kuanzia mwanzo wa kawaida, anayecheza wa pili anaweza kushinda daima akicheza bila kosa: kwa zamu { $turns } za wachezaji wote wawili.
start-classic-first-by = Kuanzia mwanzo wa kawaida, anayeanza anaweza kushinda daima, wote wakicheza bila kosa: kete { $more } kwa { $fewer }.
start-classic-second-by = Kuanzia mwanzo wa kawaida, anayecheza wa pili anaweza kushinda daima, wote wakicheza bila kosa: kete { $more } kwa { $fewer }.
start-drawn-halves = Kura huchagua kati ya hali { $half } ambazo anayeanza hushinda na { $half } ambazo mwenzake hushinda, zote zimethibitishwa na huchukua muda unaokaribiana. Ni ipi, haielezwi.
start-drawn-even = Kura huchagua kati ya hali { $count } ambazo hakuna upande unaoweza kushinda wote wakicheza bila kosa: imethibitishwa.
start-pie-line = Baada ya zamu ya kwanza mchezaji wa pili anaweza kuchukua upande ulioanza. Anayegawa afadhali agawe sawasawa; anayechagua anaweza kupata upande ulio bora daima, akiutambua.

begins-south = Kusini
begins-north = Kaskazini
begins-alternates = Mkicheza tena, mwingine ataanza.

## The question of the pie rule

pie-asks = Ubaki na upande wako, au ubadili?
pie-asks-line = Zamu ya kwanza imechezwa. Mara moja tu, na sasa tu, unaweza kuchukua upande wa { $name } pamoja na zamu hiyo; kisha mpinzani wako ataendelea na upande wako.
pie-asks-friends = { $name } anaweza sasa kuchukua upande mwingine pamoja na zamu uliyocheza. Kisha wachezaji hubadilishana nafasi.
pie-keep = Baki { $name }
pie-take = Chukua { $name }
pie-waits = Kompyuta inachagua upande wake
pie-changed-by-computer = Kompyuta imechukua upande wako: sasa unacheza { $name }.
pie-changed-by-you = Umechukua upande wa { $name }; kompyuta inacheza.
pie-changed-friends = Wachezaji wamebadilishana nafasi: aliyeanza sasa anacheza { $name }.
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
help-fair-adapts = Mpinzani anayekufuata hubadilika kwa kiwango kimoja tu baada ya mchezo, na hulenga ushinde 55 kati ya mia.
