# La prima partita guidata in italiano: un messaggio per ogni fumetto. <passo> è il titolo, <passo>-before viene prima della mossa,
# <passo>-before-2 prima di una seconda, <passo>-after dopo, <passo>-done è il titolo di allora. Le cifre vengono dal gioco.

title = Prima partita guidata

lagoon = Ecco la laguna
lagoon-before = Nel mezzo c’è l’**isola principale**, dove costruisci case colorate. Intorno ci sono sei **isole vicine** per pescare e due **porti** per vendere. Si giocano quattro stagioni, e i tuoi turni sono { $turns } in tutto. Poi vince chi ha più punti.

colours = Un colore è un’azione
colours-before = Ogni casa che costruisci fa qualcosa, e il colore dice che cosa. In questa primavera **rosa e blu** sono navigazione, giallo e verde merletto, arancione e bianco paga. La prossima stagione i colori si ridistribuiscono.

tiles = Tre tegole
tiles-before = Per prima cosa prendi tre **tegole**, di tre tipi diversi. Il tipo si vede, i colori non ancora. Comincia da una **piana**: dà sempre { $flat } punti.
tiles-before-2 = Rosa e bianco! La casa sotto la fontana è già bianca, quindi questa può servirti presto. Ora prendi una tegola delle **isole**. Conta le isole vicine dove hai tu solo più lavoratori.
tiles-before-3 = E una delle **fontane**. Conta le fontane del tuo anello che si vedono perché non c’è sopra un lavoratore.
tiles-after = Le tue tre tegole sono scoperte. Tieni a mente quella rosa e bianca. Ora ne prende tre anche Sam.
tiles-done = Le tegole che verranno

pyramid = Impila la piramide
pyramid-before = Ogni stagione impili { $cubes } cubi: nove, quattro e uno. Poi potrai prendere solo un cubo su cui **non poggia niente**: ciò che vuoi subito va in cima. Dodici cubi ci sono già; gli ultimi due tocca a te. Metti il **rosa** al prossimo posto.
pyramid-before-2 = Ora la cima. Una casa arancione porta monete, e non è mai un cattivo inizio. Mettici l’**arancione**.
pyramid-after = I quattro cubi non usati sono tornati nella riserva comune, una moneta ciascuno: { $coins } monete per te. Anche la piramide di Sam è pronta.
pyramid-done = Un piano per la primavera

prepare = La tua prima mossa
prepare-before = Un turno ha fino a quattro mosse: **preparare, costruire, coprire**, come vuoi tu. La prima ti viene perfino pagata. Prepara il cubo arancione: va dalla piramide a uno dei tre spazi di preparazione.
prepare-after = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} per te, e nella piramide i quattro cubi di sotto ora sono liberi.
prepare-done = Pronto da costruire

build = La tua seconda mossa
build-before = D’ora in poi le mosse costano: questa { $cost } monete. **Costruisci** il cubo arancione.
build-before-2 = Una casa va in un posto vuoto **accanto** a un’altra casa, di lato o d’angolo. Vale anche quella sotto la fontana. Prendi quest’angolo: i posti di fianco alla fontana ci servono più tardi.
build-after = Eccola, e il suo colore agisce subito: arancione è **paga**. Le monete sono già nella tua borsa.
build-done = La tua prima casa

earn = Paga
earn-before = Una casa dell’anello senza lavoratore mostra una moneta o una fontana. Si vedono { $seen } monete, e tante ne hai guadagnate. Ora puoi richiamare lavoratori, con { $each ->
    [one] { $each } moneta
   *[other] { $each } monete
} in più ciascuno. Richiama quello sull’**isola A**.
earn-before-2 = Chi torna sull’anello può coprire una moneta: per questo le monete si contano prima. Altre mosse costerebbero altre monete. Basta così: **termina il turno**.
earn-after = Dopo il primo turno hai { $coins } monete. Se vuoi, è un buon momento per una pausa: la partita resta salvata.
earn-done = Ben guadagnate

sail = Navigazione
sail-before = Il tempo è passato: tre cubi sono pronti per te. Il **rosa** naviga. Costruiscilo.
sail-before-2 = Mettilo di fianco alla casa bianca. Abbiamo una tegola per rosa e bianco.
sail-before-3 = La barca si muove di **un passo** lungo una rotta. Le frecce dell’anello indicano rosa, verde e bianco, e l’isola E ha capanne proprio di questi colori: { $matches } corrispondenze, altrettante carte. Dove nulla corrisponde non si può andare. Naviga verso **E**.
sail-before-4 = Peschi le carte una alla volta: dalle tre scoperte o alla cieca dal mazzo. Prendi la **sogliola**.
sail-before-5 = Ora tenta la fortuna: prendine una dal **mazzo**.
sail-before-6 = Un’altra sogliola: ora ne hai { $soles }, una coppia! Le carte scoperte si riempiono solo dopo la tua ultima. Prendi il **calamaro**.
sail-before-7 = Un lavoratore scende a terra. Con tre corrispondenze possono essere due, ma gli altri ti serviranno. Mandane **uno**.
sail-before-8 = Il tuo lavoratore resta su E. La ruota è girata di un passo per chi è partito, e le frecce indicano altri colori. Termina il turno.

visit = Sam viene in visita
visit-before = Anche Sam naviga, e la tua isola gli piace.
visit-after = Un lavoratore di Sam è sceso a terra su E. Allora ogni altro giocatore lì presente **riporta a casa un lavoratore** e guadagna { $coins } monete. Stavolta sei tu.
visit-done = Far posto rende

lace = Merletto
lace-before = Tocca di nuovo a te. Il **giallo** fa merletti: costruiscilo.
lace-before-2 = Va bene qualsiasi posto accanto a una casa. Prendi questo.
lace-before-3 = Ogni freccia ti fa mandare un lavoratore su una casella dei laboratori **del suo colore**: verde, bianco e giallo. Comincia da questa casella verde. C’è una moneta, ed è tua.
lace-before-4 = Ogni altro lavoratore va **accanto** a uno dei tuoi. Ecco una casella bianca.
lace-before-5 = E dall’altra parte una gialla. Puoi fermarti quando vuoi, ma in compagnia valgono di più.
lace-after = Tre lato a lato. A fine stagione danno punti, se nella piramide ti restano cubi di questi colori.
lace-done = In buona compagnia

roof = Posa una tegola
roof-before = Una tegola copre due case **dei suoi due colori**, fianco a fianco, allo stesso livello e senza tegola. La tua rosa e bianca va bene. È la seconda mossa: { $cost } monete. Posala.
roof-before-2 = Quando copri scegli { $privilege } punti privilegio **oppure** una carta edificio. Questa alla fine della partita dà { $card } punti. Prendila.
roof-after = E la tegola stessa ti ha dato { $points } punti. Quelle piane lo fanno sempre; gli altri tipi contano isole, laboratori o fontane.
roof-done = Un tetto sulla testa

upstairs = Un piano più su
upstairs-before = Ancora una mossa, di nuovo per { $cost } monete: costruisci il cubo **bianco**.
upstairs-before-2 = Ogni colore può stare su ogni metà di tegola. Su una metà **del suo colore** ti dà { $privilege ->
    [one] { $privilege } punto
   *[other] { $privilege } punti
} privilegio. Dunque bianco su bianco.
upstairs-before-3 = Bianco è paga, e sull’anello si vedevano { $pay } monete: sono tue. Lascia i lavoratori dove sono: **fatto**.
upstairs-before-4 = I punti privilegio piegano le regole. Uno ti dà una moneta, o scambia due capanne prima di navigare, o aggiunge un cubo alla piramide. Compra un cubo **giallo**.
upstairs-before-5 = Ha bisogno di quattro cubi sotto di sé. Mettilo qui.
upstairs-after = Casa, tegola, casa, tegola, casa: tre case sono il massimo. E la tua piramide ha un cubo in più.
upstairs-done = Camera con vista

port = Al porto
port-before = È passato altro tempo: è inverno, ed è il tuo ultimo turno. I colori sono cambiati, ma il **blu** naviga ancora. Costruiscilo.
port-before-2 = Va bene qualsiasi posto accanto a una casa. Prendi questo.
port-before-3 = In un porto puoi entrare quando c’è una nave mercantile. A est ce ne sono due. Naviga lì.
port-before-4 = Ogni nave compra qualcosa di diverso. Questa compra **coppie**, e tu hai ancora le due sogliole. Vendile per { $points } punti.
port-after = Una vendita per visita. La nave che ha comprato è passata all’altro porto.
port-done = Venduto!

cleanup = Dopo la stagione
cleanup-before = Dopo ogni stagione c’è il **riordino**: prima le isole, poi il merletto. Tranne dopo l’inverno arrivano poi nuovi colori per le azioni, un cubo per ogni casa dell’anello coperta da un lavoratore e nuove tegole. Termina il turno.
cleanup-before-2 = Chi ha più lavoratori su un’isola fa { $island } punti; tre sono tue. Ora il **merletto**: per ogni lavoratore puoi restituire un cubo del colore della casella, per { $each } punti. I vicini pagati formano una **corporazione** e valgono di più. Paga per tutti e tre.
cleanup-after = Avevi { $before } punti. Isole { $islands }, merletto { $lace }, corporazione { $union }. Le monete ne valgono { $coins }, il calamaro invenduto { $seafood }, la carta edificio { $card }: **{ $total } punti**. Sam ne ha { $sam }. Facciamo una partita vera?
cleanup-done = Hai vinto!
