# Burano in italiano.
# Un numero si chiama come ciò che conta ($coins, $points …); $these è un elenco. I colori arrivano come identificatori.

## Il gioco

game-title = Burano
game-blurb = Costruisci le case variopinte di Burano: impila cubi, posa tegole, manda i lavoratori a pesca e al merletto.
game-reconstructed = Una parte di ciò che è stampato nella scatola non ci era disponibile: la forma dell’isola, le rotte, gli anelli, i laboratori, quasi tutte le tegole e alcuni prezzi sono nostri. Se possiedi il gioco, puoi correggerli in un file di edizione.

option-players-help = Quanti giocano: 2, 3 o 4.
option-layout = Laboratori
option-layout-help = La disposizione dei laboratori: quella della prima partita o una sorteggiata.
option-layout-beginner = come nella prima partita
option-layout-drawn = sorteggiata

## Le cose e i loro numeri

player-colour = { $colour ->
    [blue] blu
    [red] rosso
    [black] nero
   *[green] verde
}
colour = { $colour ->
    [pink] rosa
    [blue] blu
    [yellow] giallo
    [green] verde
    [orange] arancione
   *[white] bianco
}
colour-short = { $colour ->
    [pink] Ro
    [blue] Bl
    [yellow] Gi
    [green] Ve
    [orange] Ar
   *[white] Bi
}
# Un cubo come ciò che qualcuno prende.
cube = { $colour ->
    [pink] un cubo rosa
    [blue] un cubo blu
    [yellow] un cubo giallo
    [green] un cubo verde
    [orange] un cubo arancione
   *[white] un cubo bianco
}
the-cube = { $colour ->
    [pink] il cubo rosa
    [blue] il cubo blu
    [yellow] il cubo giallo
    [green] il cubo verde
    [orange] il cubo arancione
   *[white] il cubo bianco
}
hut = { $colour ->
    [pink] capanna rosa
    [blue] capanna blu
    [yellow] capanna gialla
    [green] capanna verde
    [orange] capanna arancione
   *[white] capanna bianca
}
square-of-colour = { $colour ->
    [pink] casella rosa
    [blue] casella blu
    [yellow] casella gialla
    [green] casella verde
    [orange] casella arancione
   *[white] casella bianca
}
cube-number = { $number } × { colour }
seafood = { $seafood ->
    [lobster] aragosta
    [tuna] tonno
    [squid] calamaro
    [crab] granchio
    [prawn] gambero
    [clam] vongola
    [eel] anguilla
    [sole] sogliola
   *[other] { $seafood }
}
seafood-number = { $number } × { seafood }
kind-of-roof = { $kind ->
    [islands] tegola delle isole
    [workshops] tegola dei laboratori
    [fountains] tegola delle fontane
   *[flat] tegola piana
}
tile = { kind-of-roof } { $one }/{ $two }
card = { $card } ({ $effect })
effect-roof-colour-points = { $points } punti per ogni metà di tegola posata in questi colori: { $these }
effect-roof-half-any-cube = le tue metà di tegola di questi colori possono stare su qualsiasi cubo: { $these }
effect-points-per-sold-kind = alla fine { $points } punti per ogni carta venduta: { $these }
effect-points-per-workshop-worker = alla fine { $points } punti per ogni tuo lavoratore nei laboratori: { $these }
effect-sail-two-steps = puoi navigare di due passi
effect-enter-held-squares = le tue merlettaie possono entrare nelle caselle degli altri
effect-win-island-ties = in caso di parità sulle isole vicine vinci tu
effect-return-one-cube-less = per il merletto restituisci un cubo in meno; alla fine { $points } punti
effect-points-per-building-card = alla fine { $points } punti per ogni tua carta edificio
effect-points = alla fine { $points } punti
place-island = isola { $place }
place-port = { $place ->
    [west] porto occidentale
   *[east] porto orientale
}
place-square = casella di laboratorio { $square }
spot = { $level ->
    [base] base, posto { $number }
    [middle] secondo livello, posto { $number }
   *[top] la cima
}
ship = { $ship ->
    [different] la nave delle carte diverse
    [identical] la nave delle carte uguali
    [pairs] la nave delle coppie
   *[triples] la nave dei tris
}
season = { $season ->
    [spring] Primavera
    [summer] Estate
    [autumn] Autunno
   *[winter] Inverno
}
coins-count = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
workers-count = { $number ->
    [one] 1 lavoratore
   *[other] { $number } lavoratori
}

## Che cosa puoi fare

action-stack = Impila { cube }
action-leave-empty = Lascia vuoto questo posto
action-prepare = Prepara { cube }
action-from = Prendilo da qui: { $spot }
action-build = Costruisci { cube }
action-end-turn = Termina il turno
action-buy = Compra { cube } (1 punto privilegio)
action-buy-coin = Compra una moneta (1 punto privilegio)
action-onto = Mettilo qui: { $spot }
action-take-privilege = Prendi { $number ->
    [one] 1 punto privilegio
   *[other] { $number } punti privilegio
}
# Vicino alla fine del tracciato: $number si guadagnano, $lost vanno persi.
offer-take-privilege-lost = { $number ->
    [0] Prendi punti privilegio, ma senza guadagnarne
    [one] Prendi 1 punto privilegio
   *[other] Prendi { $number } punti privilegio
} ({ $lost ->
    [one] 1 andrebbe perso
   *[other] { $lost } andrebbero persi
}: il tracciato finisce a { $most })
action-sail = Naviga: { $place }
action-stay = Non navigare
action-exchange = Prima scambia due capanne (1 punto privilegio)
action-hut = La { hut } dell’isola { $island }
action-catch-blind = Pesca una carta dal mazzo
action-send = Manda { workers-count }
action-no-sale = Non vendere nulla
action-lace = Manda un lavoratore sulla casella { $square }
action-privilege-lace = Manda un lavoratore sulla casella { $square } (1 punto privilegio)
action-recall = Richiama un lavoratore: { $place }
action-done = Fatto
action-pay = Restituisci un cubo per il lavoratore su { $square }
action-spare = Conta il lavoratore su { $square } senza cubo (carta edificio)
action-pay-best = Fai punti con la scelta migliore
action-take = Prendi invece { cube }
action-take-none = Non prendere nulla
action-draw = Pesca: { kind-of-roof }
action-catch = Prendi dalle carte scoperte: { seafood }
action-hand-over = Vendi: { seafood }
offer-hand-over = Vendi: { seafood-number }
offer-hand-over-last = Vendi: { seafood-number } e ottieni { points-count }
action-take-card = Prendi la carta edificio { $card }
action-roof = Posa: { $tile }
action-put-away = Metti via: { $tile }
action-at = In { $hole }
action-cover = Su { $these }
action-sell = Vendi ({ $ship }): { $size ->
    [one] { $number ->
        [one] 1 carta
       *[other] { $number } carte diverse
    }
   *[other] { $number ->
        [one] { $size } carte uguali
       *[other] { $number } volte { $size } carte uguali
    }
} per { points-count }

## Che cosa è successo

event-seated = { $player } parte da qui: { $place }; anello { $these }.
event-markers = Segnalini azione: navigazione { $sailing }; merletto { $lace }; paga { $earning }.
event-season = { season }. Primo giocatore: { $player }.
event-pyramid = { $player } ha una piramide di cubi: { $these }.
event-pyramid-none = { $player } non ha cubi per la piramide.
event-surplus = { $player } restituisce { $these } per { coins-count }.
event-move-gain = { $player } fa la mossa { $number } e guadagna { coins-count }.
event-move-pay = { $player } fa la mossa { $number } e paga { coins-count }.
event-no-move = { $player } non fa mosse e prende { coins-count }.
event-prepared = { $player } prepara { cube } ({ $spot }).
event-built = { $player } costruisce { cube } in { $hole }, livello { $level }.
event-privilege = { $player } guadagna { $number ->
    [0] zero punti privilegio: il tracciato è pieno
    [one] 1 punto privilegio
   *[other] { $number } punti privilegio
}.
event-roofed = { $player } posa una tegola ({ $tile }) su { $these }, livello { $level }.
event-bright-roof = { $player } ottiene { points-count } con la carta { $card }.
event-card-taken = { $player } prende la carta edificio { $card }.
event-card-shown = Si scopre una carta edificio: { $card }.
event-roof-scored = { $player } ottiene { points-count } per la { kind-of-roof }{ $kind ->
    [flat] { "" }
   *[other] {" "}(conta { $number })
}.
event-sailed = { $player } naviga: { $place }.
event-stayed = { $player } non naviga.
event-exchanged = { $player } scambia due capanne ({ $colours }): { $places }.
event-caught = { $player } prende dalle carte scoperte: { seafood }.
event-drew = { $player } pesca dal mazzo: { seafood }.
event-drew-hidden = { $player } pesca una carta frutti di mare dal mazzo.
event-refilled = Si scopre una carta frutti di mare: { seafood }.
event-shortage = I frutti di mare sono finiti: { $player } ottiene { points-count } per le carte mancanti ({ $number }).
event-sent = { $player } manda { workers-count }: { $place }.
event-came-back = { $player } riprende un lavoratore ({ $place }) e guadagna { coins-count }.
event-no-sale = { $player } non vende nulla.
event-handed-over = { $player } vende { $number } × { seafood }.
event-sold = { $player } ottiene { points-count } per la vendita: { $ship }.
event-ship-moved = Si sposta { $ship }: { $place }.
event-laced = { $player } manda un lavoratore sulla { square-of-colour } { $square }{ $coins ->
    [0] { "" }
   *[other] {" "}e guadagna { coins-count }
}.
event-no-lace = { $player } non manda nessuno nei laboratori.
event-privilege-spent = { $player } spende un punto privilegio.
event-earned = { $player } guadagna { coins-count }.
event-recalled = { $player } richiama un lavoratore ({ $place }) per { coins-count }.
event-coin-bought = { $player } cambia un punto privilegio in una moneta.
event-cube-bought = { $player } compra { cube } per un punto privilegio.
event-island-scored = { $winners ->
    [one] La maggioranza è di { $these }
   *[other] La maggioranza è condivisa da { $these }
}, { $place }: { points-count }{ $winners ->
    [one] { "" }
   *[other] {" "}ciascuno
}.
event-lace-scored = { $player } conta il merletto di { workers-count }: { points-count } e { $bonus } per le corporazioni.
event-cubes-taken = { $player } prende dalla riserva comune: { $these }.
event-cubes-taken-none = { $player } non prende cubi dalla riserva comune.
event-roof-drawn = { $player } pesca una tegola: { $tile }.
event-put-away = { $player } mette sotto la sua pila: { $tile }.
event-coins-scored = { $player } ha { coins-count }: { points-count }.
event-seafood-scored = { $player } ha { $number ->
    [one] 1 carta invenduta
   *[other] { $number } carte invendute
}: { points-count }.
event-card-scored = { $player } ottiene { points-count } con la carta { $card }.

## Che cosa si chiede

prompt-build-pyramids = Costruisci la tua piramide; gli altri non la vedono. Adesso: { $spot }.
prompt-put-bought-cube = Dove metti { the-cube }?
prompt-turn-gain = Mossa { $number } (guadagni { coins-count }): prepara, costruisci o copri.
prompt-turn-pay = La mossa { $number } costa { coins-count }: prepara, costruisci, copri o termina il turno.
prompt-turn-done = Hai fatto quattro mosse. Spendi punti privilegio o termina il turno.
prompt-choose-cube = Quale cubo prepari ({ colour })?
prompt-choose-site = Dove costruisci { the-cube }?
prompt-choose-houses = Quali due case copre la tegola? ({ $tile }; il primo colore sta sul primo posto.)
prompt-roof-reward = Scegli punti privilegio o una carta edificio per la tegola.
prompt-sail = Dove navighi?
prompt-first-hut = Quali due capanne scambi? Comincia da una qualsiasi delle due.
prompt-second-hut = Con quale capanna scambi la { hut } ({ $place })?
prompt-fish = Pesca frutti di mare; carte ancora da prendere: { $number }.
prompt-send-workers = Quanti lavoratori mandi ({ $place })?
prompt-trade = Che cosa vendi ({ $place })?
prompt-hand-over = Quali frutti di mare vanno qui: { $ship }? (serie da scegliere: { $sets }, { $size ->
    [one] di 1 carta
   *[other] di { $size } carte
}, in qualsiasi ordine; la vendita vale { points-count })
prompt-make-lace = Manda lavoratori nei laboratori; frecce rimaste: { $these }.
prompt-recall = Quali lavoratori richiami, per una moneta ciascuno?
prompt-score-lace = Per quali lavoratori restituisci cubi? Finora { points-count }; la scelta migliore dà { $best }.
prompt-score-lace-buy = Per il merletto hai { points-count }. Compri cubi, un punto privilegio ciascuno, prima che possano farlo gli altri?
prompt-take-instead = Alcuni colori sono finiti: prendi altri cubi ({ $number }) o nessuno.
prompt-buy-cubes = Compri cubi per la tua riserva, un punto privilegio ciascuno?
prompt-put-roofs-away = Quali tegole metti via prima di pescarne di nuove?
prompt-draw-roofs = Quale tipo di tegola peschi?
waiting = { $players ->
    [one] Adesso decide { $these }.
   *[other] Adesso decidono { $these }.
}

## Perché una cosa non si può fare

error-not-in-reserve = Nella tua riserva non c’è { cube }.
error-no-gap = Un posto resta vuoto solo dove i cubi non bastano per tutto il livello.
error-build-pyramid-first = Prima costruisci la piramide.
error-not-supported = Questo posto è occupato o senza sostegno: { $spot }.
error-put-cube-first = Prima metti { the-cube } nella piramide.
error-no-privilege = Non hai punti privilegio.
error-supply-empty = Nella riserva comune non c’è { cube }.
error-pyramid-full = La tua piramide è piena.
error-four-moves = Hai già fatto le quattro mosse di questo turno.
error-too-few-coins = La prossima mossa costa { coins-count }, che non hai.
error-no-space = L’area di preparazione è piena.
error-not-uncovered = Nella tua piramide non è scoperto { cube }.
error-no-site = Non c’è più posto per costruire.
error-not-prepared = Non hai preparato { cube }.
error-no-houses = Non ci sono due case che questa tegola possa coprire: { $tile }.
error-not-your-roof = Questa tegola non è tua: { $tile }.
error-choose-cube-first = Prima scegli da dove prendi { the-cube }.
error-not-a-site = In { $hole } non si può costruire: una casa vuole un vicino o una metà di tegola libera.
error-choose-site-first = Prima scegli dove costruire { the-cube }.
error-choose-houses-first = Prima scegli le case per la tegola ({ $tile }).
error-no-cube-there = In { $hole } non c’è una casa.
error-not-one-level = Le case in { $these } non arrivano allo stesso livello.
error-third-level = Le case del terzo livello non si coprono.
error-roofed-already = { $these }: c’è già una tegola.
error-colours-differ = I colori della tegola non si adattano alle case in { $these }.
error-card-not-open = Questa carta non è scoperta: { $card }.
error-reward-first = Prima scegli che cosa ti dà la tegola.
error-must-sail = Dopo uno scambio di capanne devi navigare verso un’isola vicina.
error-no-exchange = Nessuno scambio di capanne ti aprirebbe un’isola.
error-sail-first = Prima decidi della tua barca.
error-out-of-reach = La tua barca ora non arriva fin lì: { $place }.
error-no-match = Nessuna tua freccia corrisponde a una capanna: { $place }.
error-no-ship = Non c’è nessuna nave mercantile: { $place }.
error-hut-not-there = Sull’isola { $island } non c’è una { hut }.
error-hut-same-island = L’altra capanna deve stare su un’isola diversa da { $island }.
error-hut-same-colour = Scambiare due capanne dello stesso colore ({ colour }) non cambierebbe nulla: scegline una diversa.
error-hut-no-use = Scambiare la { hut } dell’isola { $island } non ti aprirebbe nessuna isola.
error-choose-hut-first = Prima scegli le capanne da scambiare.
error-not-on-display = Non è fra le carte scoperte: { seafood }.
error-seafood-out = Il mazzo dei frutti di mare è vuoto.
error-fish-first = Prima pesca i frutti di mare.
error-send-first = Prima decidi quanti lavoratori mandi.
error-cannot-fill = Le tue carte non bastano per questa vendita: { $ship }.
error-ship-elsewhere = È nell’altro porto: { $ship }.
error-trade-first = Prima decidi che cosa vendi.
error-kind-sold = Hai già consegnato questa specie ({ seafood }): le specie di una vendita sono diverse.
error-too-few-cards = Non hai abbastanza carte per questa vendita: servono { seafood-number }.
error-hand-over-first = Prima scegli le carte da vendere.
error-lace-first = Prima finisci il merletto.
error-no-workshop = Sulla casella { $square } non c’è un laboratorio.
error-last-worker = L’ultimo lavoratore resta sull’anello.
error-no-arrow = Nessuna freccia libera ha il colore della casella { $square }.
error-your-square = Sulla casella { $square } c’è un tuo lavoratore.
error-not-needed = Per la casella { $square } non serve un punto privilegio.
error-not-beside = La casella { $square } non è accanto a un tuo lavoratore.
error-square-held = La casella { $square } è di un altro giocatore.
error-nobody-there = Non c’è nessun tuo lavoratore: { $place }.
error-recall-first = Prima decidi chi richiami.
error-not-your-worker = Sulla casella { $square } non c’è un tuo lavoratore.
error-paid-already = Per il lavoratore su { $square } hai già pagato.
error-no-cube-for-it = Non hai un cubo del colore di { $square }.
error-nothing-spared = Ora non hai una carta che risparmia un cubo.
error-lace-scoring-first = Prima finisci di contare il merletto.
error-take-instead-first = Prima decidi quali cubi prendi in cambio.
error-buy-first = Prima decidi se compri cubi.
error-roofs-first = Prima decidi quali tegole metti via.
error-kind-drawn = Hai appena pescato questo tipo: { kind-of-roof }.
error-stack-empty = Questa pila è vuota: { kind-of-roof }.
error-draw-first = Prima pesca le tue tegole.

## La posizione a parole

section-island = Isola principale
section-season = Che cosa fanno i colori
section-sea = Mare
section-workshops = Laboratori
section-cards = Carte e tegole
section-pyramid = La tua piramide
section-ring = Il tuo anello, frutti di mare e tegole

turn-season = { season }, { $round ->
    [0] prima del primo giro
   *[other] giro { $round } di { $rounds }
}. Primo giocatore: { $player }.
season-action = { $action }: { $these }
sea-ship = { $ship } ({ $pays })
pyramid-cubes = { $cubes } ({ $action })
turn-moves = Turno: { $player }; mosse fatte: { $done }, rimaste: { $left }.
island-legend =
    Cime: colore e livello, ^ metà di tegola, ~ canale,
    + posto libero accanto a case, . posto libero
sea-island = { $place }: capanne { $huts }; le tue corrispondenze { $matches }{ $workers }{ $boats }
sea-island-open = { $place }: capanne { $huts }{ $workers }{ $boats }
sea-workers = ; lavoratori { $these }
sea-boats = ; barche { $these }
sea-worker = { $player } ({ $number })
sea-port = { $place }: { $these }{ $boats }
sea-port-none = { $place }: nessuna nave{ $boats }
sea-routes = Rotte: { $these }
sea-route = { sea-from }–{ sea-to }
sea-from = { $from ->
    [west] ovest
    [east] est
   *[other] { $from }
}
sea-to = { $to ->
    [west] ovest
    [east] est
   *[other] { $to }
}
workshop-legend =
    $ moneta; numero: giocatore che vi sta;
    vuoto: nessun laboratorio
cards-seafood = Frutti di mare scoperti: { $these }; mazzo { $number }
cards-none = nulla
cards-building = { $card }
cards-deck = Carte edificio nel mazzo: { $number }
cards-stacks = Pile di tegole: { $these }
cards-stack = { kind-of-roof } { $number }
cards-under = In fondo alla pila ({ kind-of-roof }): { $these }
cards-supply = Cubi nella riserva comune: { $these }
pyramid-top = Cima
pyramid-middle = Secondo livello
pyramid-base = Base
pyramid-reserve = Riserva: { $these }
pyramid-prepared = Preparati: { $these }
ring-arrows = Frecce: { $these } ({ $houses })
ring-sectors = Settori da 1 a 9: { $these }
ring-shows = Sull’anello (*): { workers-count }. Si vedono: { coins-count } ($), { $fountains ->
    [one] 1 fontana
   *[other] { $fountains } fontane
} (o)
hand-list = I tuoi frutti di mare: { $these }
roof-line = Tua: { $tile }, ora vale { points-count }
player-line = { $player }, { player-colour }: { points-count }, { coins-count }, privilegi { $privilege }, barca: { $place }, frutti di mare { $cards }, venduti { $sold }
player-cards = { $player }, carte edificio: { $these }
player-prepared = { $player }, preparati: { $these }
player-roofs = { $player }, tegole: { $these }
player-pyramid = { $player }, piramide: { $these }
player-known = { $player }, frutti di mare noti: { $these }
player-ring = { $player }, frecce { $these }, sull’anello { workers-count }

## I punti e da dove vengono

source-islands-roofs = Tegole delle isole
source-workshops-roofs = Tegole dei laboratori
source-fountains-roofs = Tegole delle fontane
source-flat-roofs = Tegole piane
source-bright-roofs = Tegole vivaci (carte)
source-sales = Frutti di mare venduti
source-shortage = Frutti di mare mancanti
source-islands = Isole vicine
source-lace = Merletto
source-unions = Corporazioni
source-coins = Monete
source-seafood = Frutti di mare invenduti
source-buildings = Carte edificio

## Parole nell’immagine

label-lagoon = Laguna
label-season = Stagione e azioni
label-sailing = Navigazione
label-lace = Merletto
label-earning = Paga
label-ring = Anello dei turni
label-match-colours = colori delle frecce
label-fill = Come suggerito
label-fill-again = Come l’ultima volta
label-change-cubes = Trascina un cubo su un altro per scambiarli.
label-pyramid = Piramide
label-prepared = Preparati
label-roofs = Tegole
label-moves = Mosse e borsa
label-move-1 = 1ª
label-move-2 = 2ª
label-move-3 = 3ª
label-move-4 = 4ª
label-workshops = Laboratori del merletto
label-most-here = Maggioranze
label-tie = parità
label-nobody = nessuno
label-unions = Corporazioni
label-chosen = Scelto finora
label-best-choice = La migliore
label-hand = Le tue carte
label-seafood-hand = Frutti di mare in mano
label-own-buildings = I tuoi edifici
label-sold = venduto
label-none = nessuno
label-builds = costruisce …
label-built = pronta
label-seafood = Frutti di mare scoperti
label-kind = { seafood }
label-ships = Navi mercantili
label-at-west = ovest
label-at-east = est
label-port = { $place ->
    [west] Ovest
   *[east] Est
}
label-buildings = Carte edificio
label-stock = Pile di tegole e riserva comune
label-above = L’isola dall’alto

tip-house = { $hole }, livello { $level }: casa, { colour }. { $rule }
tip-hole = { $hole }: un posto vuoto. Una casa ne vuole un’altra intorno. { $rule }
tip-roof-half = { $hole }: metà di tegola libera per una casa di livello { $level }; sul proprio colore la casa dà un punto privilegio. { $rule }
tip-pair = { $one } e { $two }: due case affiancate per una tegola. { $rule }
tip-roof-islands = Tegola delle isole. { $rule }
tip-roof-workshops = Tegola dei laboratori. { $rule }
tip-roof-fountains = Tegola delle fontane. { $rule }
tip-roof-flat = Tegola piana. { $rule }
tip-island = Isola { $place }: vi si entra se una capanna ha il colore di una freccia. { $rule }
tip-hut = Capanna dell’isola { $place }, { colour }: una carta per ogni freccia che corrisponde a una capanna. { $rule }
tip-island-workers = { label-seat }: { $number } sull’isola { $place }. { $rule }
tip-majority = A fine stagione la maggioranza vale: { $points }. { $rule }
tip-matches = Carte da pescare qui: { $number }. { $rule }
tip-island-matches = Isola { $place }: carte da pescare con le frecce attuali: { $number }. { $rule }
tip-mooring = { $place ->
    [west] Porto occidentale: le linee punteggiate sono rotte.
    [east] Porto orientale: le linee punteggiate sono rotte.
   *[other] Ormeggio dell’isola { $place }: le linee punteggiate sono rotte.
} { $rule }
tip-port = { $place ->
    [west] Porto occidentale: vendi una serie a una delle sue navi.
   *[east] Porto orientale: vendi una serie a una delle sue navi.
} { $rule }
tip-boat = La barca: { label-seat }. { $rule }
tip-exchange = Prima di navigare verso un’isola: due capanne si scambiano per un punto privilegio. { $rule }
tip-ship-different = Compra carte diverse. Dopo una vendita passa all’altro porto. { $rule }
tip-ship-identical = Compra carte uguali. Dopo una vendita passa all’altro porto. { $rule }
tip-ship-pairs = Compra coppie di specie diverse. Dopo una vendita passa all’altro porto. { $rule }
tip-ship-triples = Compra tris di specie diverse. Dopo una vendita passa all’altro porto. { $rule }
tip-sale = Questa serie vale punti: { $points }. { $rule }
tip-sale-ready = Questa serie vale punti: { $points }, e l’hai in mano. { $rule }
tip-square = Casella di laboratorio { $square }, { colour }. { $rule }
tip-square-held = Casella di laboratorio { $square }, { colour }: ci lavora { label-seat }. { $rule }
tip-most-workshop = { label-seat } ha la maggioranza in questo laboratorio ({ colour }): { $number }. { $rule }
tip-unions = { label-seat }: pagando ora per tutti, il merletto darebbe punti: { $points }. { $rule }
tip-pay-best = La scelta migliore vale punti: { $points }. { $rule }
tip-season = { season }, giri: { $rounds }. { $rule }
tip-sailing = Una casa di questi colori muove la barca di un passo: pesca a un’isola o vendi in un porto. { $rule }
tip-lace = Una casa di questi colori manda fino a tre lavoratori su caselle nei colori delle frecce. { $rule }
tip-earning = Una casa di questi colori dà una moneta per ogni moneta visibile sull’anello; poi si possono richiamare lavoratori. { $rule }
tip-match-colours = I colori delle tre case indicate dalle frecce: contano per la pesca e per il merletto. { $rule }
tip-ring-coin = { $arrow ->
    [yes] Casa indicata da una freccia, { colour }, con una moneta.
   *[no] Casa, { colour }, con una moneta.
} { $rule }
tip-ring-fountain = { $arrow ->
    [yes] Casa indicata da una freccia, { colour }, con una fontana.
   *[no] Casa, { colour }, con una fontana.
} { $rule }
tip-ring-shows = Visibili sul tuo anello: monete { $coins }, fontane { $fountains }. { $rule }
tip-ring = L’anello: { label-seat }; i cerchi blu sono le case indicate dalle frecce. { $rule }
tip-uncovered = Cubo scoperto, { colour }: si può preparare. { $rule }
tip-spot = Un posto della piramide; sopra la base un cubo poggia su altri quattro. { $rule }
tip-prepared = Cubo preparato, { colour }: si può costruire. { $rule }
tip-prepared-cubes = Cubi preparati: { label-seat }. { $rule }
tip-fill = Impila in alto i colori delle tue tegole e sotto colori diversi. L’ultimo cubo lo metti tu; ognuno si può cambiare o annullare. { $rule }
tip-fill-again = Impila la piramide costruita l’ultima volta su questo dispositivo con gli stessi cubi; è spento finché non ce n’è una. L’ultimo cubo lo metti tu. { $rule }
tip-stacked = Cubo impilato, { colour }. Per cambiarlo, trascina qui un altro cubo, oppure tocca questo e poi l’altro. { $rule }
tip-reserve = Riserva, { colour }: { $number }. { $rule }
tip-own-roof-islands = Tegola delle isole, ora vale { $points }: maggioranze non condivise sulle isole vicine. { $rule }
tip-own-roof-workshops = Tegola dei laboratori, ora vale { $points }: maggioranze non condivise nei laboratori. { $rule }
tip-own-roof-fountains = Tegola delle fontane, ora vale { $points }: fontane visibili sull’anello. { $rule }
tip-own-roof-flat = Tegola piana, vale { $points }. { $rule }
tip-move = Mossa { $number } del turno, monete: { $coins }. { $rule }
tip-purse = Le tue monete; un punto privilegio ne compra una. { $rule }
tip-own-privilege = I tuoi punti privilegio: per capanne, merletto, cubi e monete. { $rule }
tip-done = Concludi ciò che stai facendo. { $rule }
tip-seafood-deck = Mazzo dei frutti di mare, carte rimaste: { $number }. { $rule }
tip-open-card = Carta scoperta: { seafood }. { $rule }
tip-hand = In mano, { seafood }: { $number }. { $rule }
tip-sold = Carte che hai venduto: { $number }. { $rule }
tip-building-deck = Carte edificio nel mazzo: { $number }. { $rule }
tip-card-roof-colour-points = Ogni volta che posi una tegola: { $points } punti per ogni metà in un colore mostrato. { $rule }
tip-card-roof-half-any-cube = Le tue metà di tegola nei colori mostrati possono stare su qualsiasi cubo. { $rule }
tip-card-points-per-sold-kind = Alla fine: { $points } punti per ogni carta venduta delle specie mostrate. { $rule }
tip-card-points-per-workshop-worker = Alla fine: { $points } punti per ogni tuo lavoratore nei laboratori dei colori mostrati. { $rule }
tip-card-sail-two-steps = Puoi navigare di due passi. { $rule }
tip-card-enter-held-squares = Le tue merlettaie possono andare su caselle altrui; chi c’era si ritira. { $rule }
tip-card-win-island-ties = In caso di parità sulle isole vicine vinci tu. { $rule }
tip-card-return-one-cube-less = Per il merletto restituisci un cubo in meno; alla fine punti: { $points }. { $rule }
tip-card-points-per-building-card = Alla fine: { $points } punti per ogni tua carta edificio. { $rule }
tip-card-points = Alla fine punti: { $points }. { $rule }
tip-stack-islands = Tegole delle isole rimaste: { $number }. { $rule }
tip-stack-workshops = Tegole dei laboratori rimaste: { $number }. { $rule }
tip-stack-fountains = Tegole delle fontane rimaste: { $number }. { $rule }
tip-stack-flat = Tegole piane rimaste: { $number }. { $rule }
tip-supply = Riserva comune, { colour }: { $number }. Un punto privilegio compra un cubo. { $rule }
tip-moves = { label-seat }, mosse fatte: { $number }, rimaste: { $left }. { $rule }
tip-first = Primo giocatore della stagione. { $rule }
tip-points = Punti: { label-seat }. { $rule }
tip-coins = { label-seat }, monete: { $number }. { $rule }
tip-privilege = { label-seat }, punti privilegio: { $number }. { $rule }
tip-workers = { label-seat }, lavoratori sull’anello: { $number }. { $rule }
tip-cards = { label-seat }, carte frutti di mare in mano: { $number }. { $rule }
tip-pyramid = La piramide: { label-seat }; nascosta finché tutte sono pronte. { $rule }
tip-sold-number = { label-seat }, carte frutti di mare vendute: { $number }. { $rule }
tip-known = { label-seat }, preso scoperto e ancora in mano, { seafood }: { $number }. { $rule }

## Più risposte dello stesso tipo

group-stack = Impila un cubo
group-prepare = Prepara un cubo
group-from = Prendilo dalla piramide
group-build = Costruisci una casa
group-buy = Compra un cubo
group-onto = Mettilo nella piramide
group-sail = Naviga
group-hut = Scegli una capanna
group-send = Manda lavoratori
group-lace = Manda un lavoratore
group-privilege-lace = Manda con un punto privilegio
group-recall = Richiama un lavoratore
group-pay = Restituisci un cubo per un lavoratore
group-spare = Conta senza cubo
group-take = Prendi un altro cubo
group-draw = Pesca una tegola
group-catch = Prendi una carta scoperta
group-hand-over = Vendi frutti di mare
group-take-card = Prendi una carta edificio
group-roof = Posa una tegola
group-put-away = Metti via una tegola
group-at = Costruisci qui
group-cover = Copri le case
group-sell = Vendi a una nave
