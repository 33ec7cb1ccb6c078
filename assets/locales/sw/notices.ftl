### Matangazo: yale ambayo mchezaji anapaswa kujua kuhusu faili za programu.

part-reason =
    { $reason ->
        [full] Diski imejaa.
        [read-only] Iko kwenye diski inayoweza kusomwa tu.
        [denied] Huna ruhusa.
        [not-a-file] Kuna kitu kingine mahali pake.
        [too-large] Ni kubwa mno kuwa faili ya mchezo huu.
        [too-many] Faili nyingi mno zilizoharibika zimeshawekwa kando; ondoa baadhi yake.
       *[other] Mfumo unasema: { $error }.
    }

notice-no-folders = Mipangilio na michezo haiwezi kuhifadhiwa: mfumo hausemi folda yako ya nyumbani iko wapi. Unaweza kucheza. Ili vihifadhiwe, weka HOME, au MBILI_CONFIG_DIR na MBILI_DATA_DIR, kisha anza tena.
notice-folder = Hakuna kinachoweza kuhifadhiwa katika { $file }. { part-reason } Unaweza kucheza; unachofanya kinadumu mpaka utoke.

notice-settings-damaged = Faili ya mipangilio { $file } imeharibika kwenye mstari wa { $line }: { $problem }. Kilichosomeka kinatumika, mengine yana thamani za kawaida. Faili iliyoharibika imehifadhiwa kando yake kwa jina { $aside }.
notice-settings-damaged-kept = Faili ya mipangilio { $file } imeharibika kwenye mstari wa { $line }: { $problem }. Haikuweza kuwekwa kando, kwa hiyo mabadiliko ya mipangilio hayahifadhiwi. { part-reason } Rekebisha faili hiyo au iondoe.
notice-settings-unreadable = Faili ya mipangilio { $file } haiwezi kusomwa, kwa hiyo kila kitu kina thamani ya kawaida. { part-reason }
notice-settings-unsaved = Mipangilio haikuweza kuhifadhiwa katika { $file }. { part-reason } Inadumu mpaka utoke.

notice-match-damaged = Mchezo uliohifadhiwa { $file } umeharibika kwenye mstari wa { $line }, herufi ya { $column }: { $problem }. Unabaki ulipo. Urekebishe hapo, au uondoe.
notice-match-newer = Mchezo uliohifadhiwa { $file } ulitengenezwa na Mbili mpya zaidi (muundo { $version }). Unabaki ulipo; uendeleze katika ile mpya.
notice-matches-damaged-more = Michezo mingine iliyohifadhiwa katika { $folder } haiwezi kusomwa: { $count }. Inabaki ilipo; majina yake yako kwenye kumbukumbu ya programu.
notice-match-unreadable = Mchezo uliohifadhiwa { $file } hauwezi kusomwa. { part-reason } Unabaki ulipo.
notice-match-unsaved = Mchezo haukuweza kuhifadhiwa katika { $file }. { part-reason } Unaweza kuendelea kucheza; itajaribiwa tena kwa zamu ijayo. Kilichohifadhiwa awali bado kipo.
notice-match-undiscarded = Mchezo haukuweza kutupwa: { $file }. { part-reason }
notice-match-elsewhere = Mchezo huu umefunguliwa katika dirisha jingine la Mbili. Uendeleze huko, au ufunge huko kwanza.
notice-match-gone = Mchezo huu haupo tena: { $file }. Ulimalizwa au kutupwa mahali pengine.
