# Il regolamento di Burano in italiano: un messaggio per ogni paragrafo e ogni numero nelle figure. Le regole sono in rulebook.toml.

# Parole che si cercano, e come le chiama questo regolamento.
synonyms = traghetto: navig; pedina meeple pescatore merlettaia: lavorator; denaro soldi: monet; prestigio: punt; dado blocco: cubo; trimestre: stagion; mercato molo banchina: port; motivo ricamo: merlett; favore: privilegi; conchiglia gambero: pesc; tetto chiesa: tegol; torre: piramid; reddito stipendio: guadagn

minute = In un minuto
minute-lead = Siete famiglie di costruttori su una piccola isola della laguna. In un anno alzate le sue case colorate, e ogni casa che costruisci manda qualcuno al lavoro.
minute-stack = **Impila.** In ogni stagione fai dei tuoi cubi una piramide, e la usi dalla cima in giù.
minute-prepare = **Prepara.** Prendi un cubo su cui non poggia niente e tienilo pronto accanto alla piramide.
minute-build = **Costruisci.** Mettilo sull’isola. Il colore dice che cosa fai adesso: navighi, fai merletti o riscuoti la paga.
minute-roof = **Copri.** Posa una tegola su due case dei suoi colori. Vale punti, e non solo.
minute-send = **Manda i lavoratori.** Pescano e fanno merletti, e alla fine di ogni stagione ti portano punti.
minute-win = Dopo l’inverno vince chi ha più punti.

## 1 Il tavolo

table = Che cosa c’è sul tavolo
table-lead = Un’isola nel mezzo, acqua tutt’intorno, e per ciascuno un anello di lavoratori.
table-lagoon = L’**isola principale** ha quaranta posti per le case. Intorno ci sono sei **isole vicine**, da A a F, ognuna con tre capanne colorate, e due **porti** dove aspettano le navi mercantili. Accanto alla mappa ci sono i **laboratori**, dove nasce il merletto.
table-colours = I colori sono sei: rosa, blu, giallo, verde, arancione e bianco. Li hanno case, capanne, laboratori e tegole, e anche le dodici case del tuo anello.
table-yours = Hai una barca e un anello di dodici case. In gioco ci sono dieci tuoi lavoratori: stanno sull’anello finché non ne mandi via uno. Hai anche 18 cubi, tre per colore, 3 monete e tre tegole scoperte.
table-open = I frutti di mare che hai in mano sono segreti, e le carte vendute stanno coperte. Tutto il resto è scoperto, anche quante carte hai in mano. La mano e la borsa non hanno limiti, ma nessuno spende più di quanto ha. Cubi, tegole e carte possono finire, le monete no.
table-setup = Preparazione
table-setup-lots = Quasi tutto lo decide la sorte: le capanne sulle isole, la prima casa sotto la fontana, l’ordine dei pezzi del tuo anello, chi comincia, quali navi stanno in quale porto. Quattro carte edificio e tre carte frutti di mare sono scoperte. I laboratori hanno una disposizione per principianti e altre sorteggiate.
table-setup-first = In ordine di turno peschi tre tegole di tre tipi diversi, una alla volta. Un tuo lavoratore è già in viaggio: sta su un’isola vicina, con la tua barca lì accanto. Altri due segnano i punti privilegio (parti con 1) e le mosse.
picture-table-1 = L’isola principale. La prima casa sta sotto la fontana.
picture-table-2 = Una delle sei isole vicine, con tre capanne.
picture-table-3 = Un porto con le navi mercantili.
picture-table-4 = Quale colore appartiene a quale azione in questa stagione.

## 2 La stagione e la piramide

season = La stagione e la piramide
season-lead = Un anno, quattro stagioni, quattordici turni a testa, e ogni stagione un piano nuovo.
season-rounds = Primavera ed estate durano quattro giri, autunno e inverno tre. In ogni giro ciascuno ha un turno. Una stagione va sempre così: tutti impilano una piramide, poi si giocano i giri, poi c’è il riordino.
season-markers = Prima di impilare guarda i colori. Sei segnalini dicono quale colore vale quale azione, due colori per azione. Vale per tutta la stagione; poi i segnalini si mescolano, e una casa rosa che in primavera navigava in estate può fare merletti.
season-stacking = Impilare la piramide
season-stacking-fourteen = Scegli 14 dei tuoi cubi e impilali in tre strati: nove, quattro e uno. Ogni colore può stare ovunque. Più tardi potrai prendere solo un cubo su cui non poggia niente. La piramide è dunque il tuo piano per la stagione: in cima ciò che vuoi subito, sotto ciò che può aspettare.
season-stacking-rest = I cubi che non usi tornano nella riserva comune e ti danno 1 moneta ciascuno: in primavera 4 monete per tutti. Se ne hai 14 o meno li usi tutti, riempiendo prima gli strati bassi.
season-stacking-hidden = Tutti impilano insieme, e nessuno vede le piramidi altrui prima che tutti abbiano finito.
season-stacking-plan = **Un primo piano.** Guarda le tue tre tegole. Tieni i colori di una di loro vicino alla cima: costruirai presto le due case e potrai coprirle.
picture-markers-1 = Primavera: un punto per ogni giro.
picture-markers-2 = In questa stagione le case rosa e blu navigano.
picture-pyramid-1 = È libero solo il cubo in cima.
picture-pyramid-2 = Un cubo del secondo strato poggia su quattro e li blocca.
picture-later-1 = Due cubi dopo sono liberi gli altri tre del secondo strato …
picture-later-2 = … e l’angolo che stava sotto il secondo.

## 3 Il tuo turno

turn = Il tuo turno
turn-lead = Preparare, costruire, coprire. Fino a quattro mosse, nell’ordine e nella combinazione che vuoi.
turn-cost = La prima mossa del turno **ti dà** 1 moneta. Le altre costano: 3 monete la seconda, 3 la terza, 4 la quarta. Paghi subito prima di ogni mossa, e le monete di una mossa possono pagare la successiva.
turn-stop = Se non fai nessuna mossa prendi comunque 1 moneta. Decidi tu quando il turno è finito, e puoi fermarti dopo qualsiasi mossa.
turn-prepare = Preparare
turn-prepare-take = Prendi un cubo libero della tua piramide e mettilo su uno dei tre spazi di preparazione. Serve uno spazio vuoto. Gli spazi sono tutti uguali, e quello che c’è sopra ci resta, anche quando comincia una nuova stagione.
turn-build = Costruire
turn-build-where = Porta sull’isola un cubo preparato e mettilo in uno di due modi: in un posto vuoto **accanto** a una casa, di lato o d’angolo, oppure su una metà libera di una **tegola**. Poi esegui l’azione del suo colore.
turn-build-height = Ogni colore può stare su ogni metà di tegola. Se i due colori sono uguali guadagni subito 1 punto privilegio. Un posto cresce così: casa, tegola, casa, tegola, casa. Tre case sono il massimo.
turn-build-decline = A navigazione e merletto puoi rinunciare; la paga la ricevi sempre. Se con l’azione non puoi fare niente, la casa resta lo stesso e l’azione va persa.
turn-roof = Coprire
turn-roof-where = Posa una delle tue tegole su due case **dei suoi due colori**. Stanno fianco a fianco, non in diagonale, allo stesso livello, e nessuna ha già una tegola. Si coprono case del primo e del secondo livello, mai del terzo. Niente scavalca un canale. Puoi girare la tegola, e al secondo livello può poggiare a cavallo di due tegole.
turn-roof-gift = Poi scegli: 2 punti privilegio, oppure una delle carte edificio scoperte, che ti aiuta da quel momento in poi.
turn-roof-score = Infine la tegola dà punti secondo il tipo. **Isole** e **laboratori** contano dove hai tu solo più lavoratori: 2, 5 o 9 punti per uno, due o tre. **Fontane** conta quelle visibili sul tuo anello: 2, 3, 5 o 9 punti per una fino a quattro. Una tegola **piana** dà sempre 4. A parità nessuno ha la maggioranza. Le tegole nuove arrivano solo nel riordino.
picture-moves-1 = La tua prossima mossa: la prima dà 1 moneta.
picture-moves-2 = Le tue monete.
picture-moves-3 = I tuoi punti privilegio.
picture-prepared-1 = Pronto da costruire. La barca sotto dice: il rosa naviga.
picture-holes-1 = Case che ci sono già.
picture-holes-2 = Ogni posto che brilla ne tocca una, di lato o d’angolo.
picture-roofs-1 = Bianco e rosa fianco a fianco: qui va la tegola rosa e bianca.
picture-roofs-2 = … e qui.

## 4 Navigazione

sailing = Navigazione
sailing-lead = Una barca, tre frecce e una stiva piena di granchi.
sailing-step = Muovi la barca **esattamente di un passo** lungo una linea punteggiata: verso un’isola vicina per pescare, o verso un porto per vendere il pescato. Le barche non si ostacolano mai.
sailing-match = Dove puoi pescare lo dice il tuo anello. Le tre frecce indicano tre case, e i loro colori sono i tuoi **colori delle frecce**. Un’isola ti accoglie se almeno una sua capanna ha uno di questi colori.
sailing-exchange = Non corrisponde niente? Prima di navigare verso un’isola, con 1 punto privilegio puoi scambiare due capanne di colore diverso su isole diverse. Poi devi navigare verso un’isola.
sailing-fish = Su un’isola: pescare
sailing-fish-draw = Conta le corrispondenze, una freccia per una capanna: due frecce rosa e una sola capanna rosa fanno una corrispondenza. Pesca altrettante carte frutti di mare, una alla volta, dalle tre scoperte o alla cieca dal mazzo. I vuoti si riempiono dopo la tua ultima carta.
sailing-fish-worker = Ora qualcuno scende a terra. Con 1 o 2 corrispondenze resta sull’isola il lavoratore del settore 1; con 3 puoi mandare anche quello del settore 2. La ruota gira di un passo per ogni lavoratore mandato, e le frecce indicano nuovi colori.
sailing-fish-home = Ogni altro giocatore che ha lavoratori su quest’isola ne riporta a casa uno e guadagna 2 monete. A fine stagione chi lì ha più lavoratori fa 4 punti (3 in tre giocatori, 2 in due).
sailing-fish-lobster = Le tue frecce sono gialla, blu e rosa, le capanne rosa, gialla e bianca: 2 corrispondenze. Peschi alla cieca: un’aragosta! Allora prendi anche l’aragosta scoperta. Le carte scoperte tornano a tre, il lavoratore scende a terra, la ruota gira di uno.
sailing-port = In un porto: vendere
sailing-port-ship = In un porto puoi entrare se c’è almeno una nave mercantile. Scegli una nave e vendile una serie che richiede. Poi quella nave passa all’altro porto. Non sei obbligato a vendere; allora nessuna nave si sposta.
sailing-port-sets = Le navi chiedono carte diverse, carte della stessa specie, coppie o tris. Le coppie o i tris di una vendita sono di specie diverse. Puoi sempre vendere una serie più piccola di quella che potresti.
picture-ring-1 = La ruota. Le tre frecce indicano giallo, blu e rosa.
picture-ring-2 = Quante carte ti darebbe ora ogni isola.
picture-sea-1 = La tua barca è all’isola E. Da qui partono tre rotte.
picture-sea-2 = A ha una capanna rosa e una gialla: 2 corrispondenze, 2 carte. Brilla.
picture-sea-3 = In B non corrisponde niente: non puoi entrare.
picture-sea-4 = Nel porto ovest ci sono navi: puoi entrare e vendere.
picture-seafood-1 = Il mazzo: si pesca alla cieca.
picture-seafood-2 = Tre carte scoperte. Vedi ogni carta prima di scegliere la successiva.
picture-ships-1 = Fino a quattro carte **diverse**.
picture-ships-2 = Fino a quattro carte **della stessa specie**.

## 5 Merletto

lace = Merletto
lace-lead = Fino a tre lavoratori vanno nei laboratori. Più stanno vicini, meglio è.
lace-arrows = Ognuna delle tre frecce ti fa mandare un lavoratore su una casella dei laboratori **del suo colore**. Due lavoratori su caselle blu vogliono due frecce blu. Usi le frecce nell’ordine che vuoi e puoi fermarti dopo qualsiasi lavoratore.
lace-beside = Il tuo primo lavoratore nei laboratori va su qualsiasi casella libera del colore giusto. Gli altri vanno **accanto** ai tuoi, lato a lato; contano anche quelli appena mandati. Una casella ospita un solo lavoratore.
lace-coin = Una casella con una moneta dà 1 moneta ogni volta che ci metti un lavoratore. L’ultimo lavoratore sull’anello non parte mai. Alla fine la ruota gira di tanti passi quanti sono partiti.
lace-walk = Le tue frecce sono rosa, arancione e rosa. Un lavoratore va su una casella rosa, il secondo su quella rosa accanto. Nessuna casella arancione è vicina, quindi il terzo resta, e la ruota gira di due.
picture-lace-1 = Qui c’è già un tuo lavoratore.
picture-lace-2 = Brilla ciò che gli sta accanto e ha il colore di una freccia.

## 6 L’anello e la paga

ring = L’anello e la paga
ring-lead = Il tuo anello è un calendario, una borsa e una casa.
ring-wheel = Intorno alla ruota corrono i settori da 1 a 9, poi tre frecce. I lavoratori partono dal settore 1, poi dal 2, poi dal 3; dopo, la ruota gira di tanti passi quanti sono partiti. Così sul settore 1 c’è sempre un lavoratore, e le frecce passano ad altri colori.
ring-home = Chi torna va sul settore vuoto di numero più basso, e la ruota non gira. Almeno un lavoratore resta sempre sull’anello.
ring-bare = Una casa senza lavoratore mostra ciò che vi è stampato: una **moneta** o una **fontana**. Più gente hai fuori, più ne vedi.
ring-earning = Paga
ring-earning-pay = Guadagni 1 moneta per ogni moneta visibile sul tuo anello. Poi puoi richiamare quanti lavoratori vuoi da isole e laboratori, con 1 moneta in più ciascuno. In quest’ordine: le monete si contano prima che qualcuno torni e le copra.
ring-earning-seven = Vedi 6 monete: ne guadagni 6. Richiami un lavoratore da un’isola, nel settore 4, e ne guadagni ancora 1: in tutto 7.
picture-wheel-1 = Settore 1: chi sta qui parte per primo.
picture-wheel-2 = Sotto le frecce non c’è nessuno: si vedono due monete e una fontana.

## 7 Il riordino

cleanup = Il riordino
cleanup-lead = La stagione è finita: punti per la tua gente, poi tutto si prepara per la prossima.
cleanup-islands = **Isole.** Su ogni isola vicina chi ha più lavoratori fa 4 punti (3 in tre giocatori, 2 in due). A parità ci si divide i punti, arrotondando per difetto.
cleanup-lace = Merletto
cleanup-lace-pay = Per ogni tuo lavoratore nei laboratori puoi restituire dalla piramide un cubo **del colore della sua casella**, coperto o no. Ognuno vale 2 punti. I cubi preparati non contano. I lavoratori restano dove sono.
cleanup-lace-union = I lavoratori pagati che stanno lato a lato formano una **corporazione** e contano insieme: 1 punto in due, 2 in tre, 4 in quattro, 6 in cinque, 9 in sei, 12 in sette o più. Quelli non pagati non danno punti e non uniscono.
cleanup-lace-four = Quattro lavoratori uniti stanno su due caselle arancioni, una verde e una blu. Restituisci due cubi arancioni, uno verde e uno blu: 4 × 2 punti più 4 per la corporazione fanno 12.
cleanup-ready = Pronti per la prossima stagione
cleanup-ready-markers = I sei segnalini azione si mescolano e si ridispongono. Poi, in ordine di turno, ciò che resta della piramide va nella tua riserva personale, e prendi un cubo per ogni casa dell’anello **coperta da un lavoratore**, del colore di quella casa. Se un colore è finito puoi prenderne un altro.
cleanup-ready-roofs = Metti via quante tegole vuoi e pesca finché ne hai di nuovo tre. Le tegole pescate ora sono di tipi diversi tra loro. Infine il segnalino primo giocatore passa avanti.
cleanup-ready-winter = Dopo l’inverno si contano solo isole e merletto; poi la partita finisce.
picture-unions-1 = Due lavoratori lato a lato: una corporazione, se paghi per entrambi.
picture-cover-1 = Questa casa è coperta da un lavoratore: dà un cubo del suo colore.

## 8 Privilegi e carte edificio

privilege = Privilegi e carte edificio
privilege-lead = Piccoli favori che piegano le regole, e carte che le piegano per sempre.
privilege-gain = Guadagni punti privilegio come ricompensa quando copri, se li scegli, e quando costruisci su una metà di tegola dello stesso colore. Il tracciato finisce a 10. Nel tuo turno ne spendi quanti vuoi; non è una mossa.
privilege-uses = Con 1 punto puoi: scambiare **due capanne** prima di navigare verso un’isola; mandare **un lavoratore al merletto** lontano dagli altri tuoi o su una casella altrui (chi c’era torna a casa e il suo proprietario guadagna 2 monete); aggiungere alla piramide **un cubo** di qualsiasi colore dalla riserva comune, dove ha un sostegno; oppure prendere **1 moneta**.
privilege-clean = Nel riordino con 1 punto compri un cubo di qualsiasi colore per la riserva personale, e puoi restituirlo subito per il merletto. Un colore finito non si può comprare.
privilege-cards = Carte edificio
privilege-cards-roofs = Sei carte sono per chi copre. Tre danno **5 punti** per ogni colore della tua tegola mostrato dalla carta. Tre permettono a una metà in uno dei loro colori di stare su una casa di **qualsiasi colore**.
privilege-cards-end = Altre contano alla fine: 2 punti per ogni carta venduta di quattro specie di frutti di mare, 2 punti per ogni tuo lavoratore nei laboratori di tre colori, 3 punti per ogni tua carta edificio, o semplicemente 9 punti.
privilege-cards-help = E alcune aiutano nel lavoro: navighi di **due passi**, fai merletti su caselle altrui, vinci le **parità** sulle isole, o paghi un cubo in meno per il merletto (questa carta vale anche 3 punti alla fine).
picture-purse-1 = I tuoi punti privilegio …
picture-purse-2 = … e le monete: qui scambi gli uni con le altre.
picture-buildings-1 = Copri, e una di queste può essere tua. Viene subito rimpiazzata.

## 9 La fine

end = La fine
end-lead = L’inverno è passato. Un ultimo conto.
end-count = I punti privilegio diventano monete, uno per una; ogni 5 monete valgono 1 punto. Ogni carta frutti di mare non venduta vale 1 punto. Poi contano le carte edificio.
end-win = Vince chi ha più punti. A parità decidono più cubi preparati, poi più monete; se non basta, la vittoria è condivisa.
end-sum = Hai 7 monete, 5 carte non vendute e due carte edificio da 9 e 8: 1 + 5 + 9 + 8 = altri 23 punti.
