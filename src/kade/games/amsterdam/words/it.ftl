# Amsterdam in italiano.
# Un numero si chiama come ciò che conta ($cards, $carts, $points …); $these è un elenco; $a e $b sono nomi di luoghi.
# I verbi sono al presente: del giocatore conosciamo solo il nome.

## Il gioco

game-title = Amsterdam
game-blurb = Collega con i tuoi carri i luoghi della vecchia Amsterdam, completa Contratti e accumula Merci.
game-reconstructed = Una parte di ciò che è stampato nella scatola non ci era disponibile: i Contratti sono nostri, come tutta la tabella delle Merci tranne il primo posto. Se possiedi il gioco, puoi correggere questi valori in un file di edizione.

option-players-help = In quanti si gioca: 2, 3 o 4.

## Le cose e quante sono

player-colour = { $colour ->
    [burgundy] bordeaux
    [brown] marrone
    [black] nero
   *[white] bianco
}

card-short = { $card ->
    [pink] rosa
    [blue] blu
    [green] verde
    [black] nera
    [red] rossa
    [orange] arancione
   *[wild] jolly
}
# La carta che qualcuno prende: con l'articolo.
card-object = { $card ->
    [pink] una carta rosa
    [blue] una carta blu
    [green] una carta verde
    [black] una carta nera
    [red] una carta rossa
    [orange] una carta arancione
   *[wild] un jolly
}
card-number = { $number } { $card ->
    [pink] { $number ->
        [one] carta rosa
       *[other] carte rosa
    }
    [blue] { $number ->
        [one] carta blu
       *[other] carte blu
    }
    [green] { $number ->
        [one] carta verde
       *[other] carte verdi
    }
    [black] { $number ->
        [one] carta nera
       *[other] carte nere
    }
    [red] { $number ->
        [one] carta rossa
       *[other] carte rosse
    }
    [orange] { $number ->
        [one] carta arancione
       *[other] carte arancioni
    }
   *[wild] jolly
}

cards-count = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
carts-count = { $carts ->
    [one] 1 carro
   *[other] { $carts } carri
}
contracts-count = { $contracts ->
    [one] 1 Contratto
   *[other] { $contracts } Contratti
}
merchandise-count = { $merchandise ->
    [one] 1 carta Merci
   *[other] { $merchandise } carte Merci
}

# La tratta è femminile.
track-colour = { $colour ->
    [pink] rosa
    [blue] blu
    [green] verde
    [black] nera
    [red] rossa
    [orange] arancione
   *[grey] grigia
}
track = { $a } – { $b } ({ track-colour }, { $length })
contract = { $a } – { $b } ({ points-count })

## Che cosa significano i nomi dei luoghi

gloss-begijnhof = cortile delle beghine
gloss-blauwbrug = ponte azzurro
gloss-dam = piazza sull’antica diga
gloss-drie-hendricken = casa dei Tre Enrichi
gloss-haringpakkerstoren = torre degli imballatori di aringhe
gloss-jan-roodenpoortstoren = torre di Jan Roodenpoort
gloss-jordaan = il quartiere occidentale
gloss-korenmetershuisje = casa dei misuratori di grano
gloss-montelbaanstoren = torre di Montelbaan
gloss-munttoren = torre della zecca
gloss-nieuwe-waal = darsena nuova
gloss-noordermarkt = mercato settentrionale
gloss-oost-indisch-huis = casa della Compagnia delle Indie Orientali
gloss-oude-kerk = chiesa vecchia
gloss-oude-waal = darsena vecchia
gloss-waag = pesa pubblica
gloss-westermarkt = mercato occidentale

## Che cosa puoi fare

action-take = { $card ->
    [pink] Prendi la carta rosa dalla fila
    [blue] Prendi la carta blu dalla fila
    [green] Prendi la carta verde dalla fila
    [black] Prendi la carta nera dalla fila
    [red] Prendi la carta rossa dalla fila
    [orange] Prendi la carta arancione dalla fila
   *[wild] Prendi il jolly dalla fila
}
action-draw-card = Pesca una carta dal mazzo
action-draw-contracts = Pesca Contratti
action-pass = Passa l’ultimo turno
action-claim = Occupa { track }
action-pay = { $card ->
    [pink] Paga in rosa
    [blue] Paga in blu
    [green] Paga in verde
    [black] Paga in nero
    [red] Paga in rosso
   *[orange] Paga in arancione
} { $wilds ->
    [0] senza jolly
    [one] con 1 jolly
   *[other] con { $wilds } jolly
}
action-pay-wild = Paga con soli jolly
action-keep-both = Tieni entrambi i Contratti
action-keep = Tieni solo { contract }

## Che cosa è successo

event-dealt = { $player } riceve { $these }.
event-dealt-hidden = { $player } riceve { cards-count }.
event-offered = { $player } sceglie tra { $these }.
event-offered-hidden = { $player } guarda { contracts-count }.
event-kept = { $player } tiene { $these }{ returned-contracts }.
event-kept-hidden = { $player } tiene { contracts-count }{ returned-contracts }.
returned-contracts = { $returned ->
    [0] { "" }
    [one] {" "}e ne rimette 1 sotto il mazzo
   *[other] {" "}e ne rimette { $returned } sotto il mazzo
}
event-took = { $player } prende { card-object } dalla fila.
event-drew = { $player } pesca { card-object } dal mazzo.
event-drew-hidden = { $player } pesca una carta dal mazzo.
event-refilled = Nella fila si scopre { card-object }.
event-swept = Troppi jolly nella fila: tutte le carte vengono scartate ({ $these }).
event-reshuffled = { $cards ->
    [one] 1 carta scartata diventa il nuovo mazzo.
   *[other] { $cards } carte scartate vengono mescolate in un nuovo mazzo.
}
event-claimed = { $player } occupa { track }: { points-count }.
event-paid = { $player } paga { $these }.
event-merchandise = { $player } prende una carta Merci e ora ne ha { $merchandise }.
event-passed = { $player } non può fare nulla e passa.
event-declined = { $player } rinuncia al suo ultimo turno.
event-last-round = { $player } sta finendo i carri. Ciascuno gioca ancora un turno.
event-contract-scored = { $player } ha completato { $a } – { $b }: più { points-count }.
event-contract-failed = { $player } non ha completato { $a } – { $b }: meno { points-count }.
event-merchandise-scored = { $player } ha { merchandise-count }: { points-count }.

## Che cosa si chiede, a te e agli altri

prompt-keep-first-contracts = Quali Contratti tieni? Devi tenerne uno, puoi tenerli entrambi.
prompt-turn = Prendi carte Trasporto, occupa una tratta oppure pesca Contratti.
prompt-last-turn = Il tuo ultimo turno: prendi carte Trasporto, occupa una tratta, pesca Contratti oppure passa.
prompt-second-card = Prendi una seconda carta, dalla fila o dal mazzo.
prompt-pay = Come paghi { track }?
prompt-keep-contracts = Quali dei Contratti pescati tieni? Devi tenerne uno, puoi tenerli entrambi.
waiting-keep-first-contracts = { $players ->
    [one] { $these } sceglie i Contratti.
   *[other] { $these } scelgono i Contratti.
}
waiting-turn = Tocca a { $player }.
waiting-second-card = { $player } prende una seconda carta.
waiting-pay = { $player } paga { track }.
waiting-keep-contracts = { $player } sceglie i Contratti.

## Perché qualcosa non si può fare

error-not-in-row = { $card ->
    [pink] Nella fila non c’è nessuna carta rosa.
    [blue] Nella fila non c’è nessuna carta blu.
    [green] Nella fila non c’è nessuna carta verde.
    [black] Nella fila non c’è nessuna carta nera.
    [red] Nella fila non c’è nessuna carta rossa.
    [orange] Nella fila non c’è nessuna carta arancione.
   *[wild] Nella fila non c’è nessun jolly.
}
error-wild-second = Un jolly della fila non può essere la seconda carta.
error-second-card-first = Prima prendi la seconda carta.
error-deck-empty = Il mazzo è vuoto.
error-no-contracts = Non ci sono più Contratti da pescare.
error-pass-early = Si può passare solo nell’ultimo giro.
error-track-taken = La tratta { track } è già occupata da { $player }.
error-track-closed = La tratta { track } è chiusa: in due si usa una sola tratta di ogni tratta doppia.
error-partner-yours = La tratta { track } non può essere tua: possiedi già l’altra della tratta doppia.
error-too-few-carts = Hai troppo pochi carri per { track }: te ne { $carts ->
    [one] resta 1
   *[other] restano { $carts }
}.
error-cannot-pay = Non hai le carte per pagare { track }.
error-wrong-colour = { $card ->
    [pink] La tratta { track } non si può pagare in rosa.
    [blue] La tratta { track } non si può pagare in blu.
    [green] La tratta { track } non si può pagare in verde.
    [black] La tratta { track } non si può pagare in nero.
    [red] La tratta { track } non si può pagare in rosso.
    [orange] La tratta { track } non si può pagare in arancione.
   *[wild] La tratta { track } non si può pagare con soli jolly.
}
error-pay-first = Prima paga { track }.
error-cards-not-held = Non hai queste carte: { track } costa { $length ->
    [one] 1 carta
   *[other] { $length } carte
}.
error-contract-not-offered = Il Contratto { contract } non ti è stato offerto.
error-choose-contracts = Prima scegli quali Contratti tieni.

## La situazione a parole

section-row = Carte da prendere
section-board = Tabellone
section-hand = La tua mano
section-contracts = Contratti

turn-number = Turno { $turn }
turn-chosen = La tua scelta: { $action }
row-cards = Fila: { $these }
row-gap = vuoto
deck-cards = Mazzo: { cards-count }
discards-list = Scarti: { $these }
discards-none = Scarti: nessuno
contract-deck = Mazzo dei Contratti: { contracts-count }
merchandise-deck = Accanto al tabellone: { merchandise-count }
board-owner = { $player }: { $these }
board-owner-none = { $player }: ancora nessuna tratta
board-free = Tratte libere da ogni luogo (colore e spazi; «+» dà una carta Merci):
board-place = { $place }: { $these }
board-way = { $place } ({ $these })
board-track = { track-colour } { $length }
board-track-merchandise = { track-colour } { $length }+
board-closed = Chiuse per tutti: { $these }
board-none = Non restano tratte libere.
hand-empty = Nessuna carta
contract-done = { contract }: completato
contract-open = { contract }: non ancora completato
contract-missed = { contract }: non completato
contract-offered = { contract }: da scegliere
contracts-none = Nessun Contratto
contracts-of = { $player }:
player-line = { $player }, { player-colour }: { points-count }, { carts-count }, { cards-count } in mano, { contracts-count }, { merchandise-count }
player-known = { $player }, carte note: { $these }

## I punti e da dove vengono

source-tracks = Tratte
source-contracts = Contratti
source-unfinished = Contratti non completati
source-merchandise = Merci

## Parole nel disegno e ciò che dice il puntatore (alla fine il numero della regola)

label-city = Mappa di Amsterdam
label-row = Carte da prendere
label-discards = Scarti
label-hand = La tua mano
label-no-cards = Nessuna carta in mano
label-points-for-track = Punti per una tratta
label-contracts = I tuoi Contratti
label-no-contracts = Ancora nessun Contratto
label-offer = Tienine uno o entrambi
label-done = completato
label-missed = non completato
label-cut-off = via tagliata
label-to-go = { $spaces ->
    [one] manca 1 spazio
   *[other] mancano { $spaces } spazi
}
label-merchandise = Merci
label-last-round = Ultimo giro
label-tracks = Tratte
label-contracts-scored = Contratti
label-merchandise-scored = Merci
label-winner = Vittoria

# Carte di un colore, prima del loro numero.
cards-colour = { $colour ->
    [pink] rosa
    [blue] blu
    [green] verdi
    [black] nere
    [red] rosse
    [orange] arancioni
   *[wild] jolly
}
tip-gap = Non c’è nulla per riempire questo posto. { $rule }
tip-card = { $colour ->
    [pink] Carta rosa: puoi prenderla come una delle due.
    [blue] Carta blu: puoi prenderla come una delle due.
    [green] Carta verde: puoi prenderla come una delle due.
    [black] Carta nera: puoi prenderla come una delle due.
    [red] Carta rossa: puoi prenderla come una delle due.
   *[orange] Carta arancione: puoi prenderla come una delle due.
} { $rule }
tip-card-wild = Jolly: vale qualsiasi colore. Preso dalla fila è l’unica carta del turno. { $rule }
tip-deck = Mazzo: { cards-count }. Un jolly pescato alla cieca vale come ogni altra carta. { $rule }
tip-contract-deck = Mazzo dei Contratti: { contracts-count }. Ne peschi due e ne tieni uno o entrambi. { $rule }
tip-discards = Scarti: { cards-count }. Quando il mazzo finisce diventano quello nuovo. { $rule }
tip-discard = Scartate, { cards-colour }: { $cards }
tip-hand = La tua mano, { cards-colour }: { cards-count }. { $rule }
tip-track-points = { $length ->
    [one] Tratta di 1 spazio: { points-count }.
   *[other] Tratta di { $length } spazi: { points-count }.
} { $rule }
tip-track = { track }: paghi { $length ->
    [one] 1 carta
   *[other] { $length } carte
} { of-which-colour } e ottieni { track-gain }. { $rule }
tip-track-lack = { track } ti darebbe { track-gain }, ma { $cards ->
    [one] ti manca 1 carta
   *[other] ti mancano { $cards } carte
} { of-which-colour }. { $rule }
tip-track-carts = { error-too-few-carts } { $rule }
tip-track-yours = { error-partner-yours } { $rule }
track-gain = { points-count }{ $merchandise ->
    [yes] {" "}e una carta Merci
   *[no] { "" }
}
of-which-colour = { $any ->
    [yes] di uno stesso colore o jolly
   *[no] di quel colore o jolly
}
tip-track-owned = { track }: { label-seat }, { points-count }. { $rule }
tip-track-closed = { $a } – { $b }: chiusa, perché l’altra della tratta doppia è occupata. { $rule }
tip-track-paying = { track }: si sta pagando. { $rule }
tip-place = { $name }: { $place ->
    [begijnhof] { gloss-begijnhof }
    [blauwbrug] { gloss-blauwbrug }
    [dam] { gloss-dam }
    [drie-hendricken] { gloss-drie-hendricken }
    [haringpakkerstoren] { gloss-haringpakkerstoren }
    [jan-roodenpoortstoren] { gloss-jan-roodenpoortstoren }
    [jordaan] { gloss-jordaan }
    [korenmetershuisje] { gloss-korenmetershuisje }
    [montelbaanstoren] { gloss-montelbaanstoren }
    [munttoren] { gloss-munttoren }
    [nieuwe-waal] { gloss-nieuwe-waal }
    [noordermarkt] { gloss-noordermarkt }
    [oost-indisch-huis] { gloss-oost-indisch-huis }
    [oude-kerk] { gloss-oude-kerk }
    [oude-waal] { gloss-oude-waal }
    [waag] { gloss-waag }
   *[westermarkt] { gloss-westermarkt }
}. { $rule }
tip-flag = Contratto { contract }: { $done ->
    [yes] completato
   *[no] non ancora completato
}. { $rule }
tip-offer = Contratto { contract }: { way-to-go }. { $rule }
tip-contract = Contratto { contract }: { way-to-go }; se non lo completi perdi i suoi punti. { $rule }
tip-contract-done = Contratto { contract }: completato. { $rule }
tip-contract-missed = Contratto { contract }: non completato, i suoi punti sono persi. { $rule }
way-to-go = { $spaces ->
    [-1] non resta alcuna via
    [0] già completato
    [one] manca 1 spazio
   *[other] mancano { $spaces } spazi
}
tip-points = { label-seat }: { points-count }. { $rule }
tip-carts = { label-seat }, carri rimasti: { $carts }. { $rule }
tip-hand-size = { label-seat }: { cards-count } in mano. { $rule }
tip-contracts-held = { label-seat }: { contracts-count }. { $rule }
tip-merchandise = { label-seat }: { $cards ->
    [one] 1 carta Merci
   *[other] { $cards } carte Merci
}. { $rule }
tip-known = { label-seat }, prese dalla fila e ancora in mano, { cards-colour }: { $cards }. { $rule }
tip-merchandise-stock = { $cards ->
    [one] Resta 1 carta Merci.
   *[other] Restano { $cards } carte Merci.
} { $rule }
tip-merchandise-place = Posto { $place } per le Merci: { points-count }. { $rule }
tip-merchandise-none = Senza carte Merci: nessun posto e nessun punto. { $rule }

## Più risposte dello stesso tipo

group-take = Prendi una carta
group-pay = Paga
group-claim = Occupa una tratta
group-keep = Tieni un solo Contratto
