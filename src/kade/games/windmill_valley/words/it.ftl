# Windmill Valley in italiano.
# I numeri hanno il nome di ciò che contano; $these è un elenco; i colori arrivano come identificativi.

## Il gioco

game-title = Windmill Valley
game-blurb = Coltiva tulipani in un polder olandese: le due ruote del tuo mulino indicano che cosa fai.
game-reconstructed = Non avevamo le immagini della scatola: la mappa, il mercato, gli appezzamenti, il calendario, le carte commercio e le carte Giardiniere sono nostri, fatti in modo da rispettare tutto ciò che dicono i regolamenti. Se possiedi il gioco, puoi correggere questi valori in un file di edizione.
option-players-help = Quanti giocano: da 1 a 4. Da soli si gioca contro il Giardiniere.
option-expert = Variante esperta
option-expert-help = Nessun round in più dopo quello in cui si provoca la fine.
option-gardener = Il Giardiniere
option-gardener-help = Il livello nel gioco in solitario: facile, medio o difficile.
option-gardener-easy = facile
option-gardener-medium = medio
option-gardener-hard = difficile

## Le cose e i loro numeri

gardener = Il Giardiniere
level = { $level ->
    [easy] facile
    [medium] medio
   *[hard] difficile
}
colour = { $colour ->
    [white] bianco
    [yellow] giallo
    [red] rosso
    [violet] violetto
   *[black] nero
}
bulb = { $colour ->
    [white] un bulbo bianco
    [yellow] un bulbo giallo
    [red] un bulbo rosso
    [violet] un bulbo violetto
   *[black] un bulbo nero
}
bulb-number = { $number } × { colour }
guilders-count = { $guilders ->
    [one] { $guilders } fiorino
   *[other] { $guilders } fiorini
}
points-count = { $points ->
    [one] { $points } PV
   *[other] { $points } PV
}
tools-count = { $tools ->
    [one] { $tools } strumento
   *[other] { $tools } strumenti
}
bulbs-count = { $bulbs ->
    [one] { $bulbs } bulbo
   *[other] { $bulbs } bulbi
}
steps-count = { $steps ->
    [one] { $steps } scatto
   *[other] { $steps } scatti
}
moves-count = { $moves ->
    [one] { $moves } movimento
   *[other] { $moves } movimenti
}
windmills-count = { $windmills ->
    [one] { $windmills } mulino
   *[other] { $windmills } mulini
}
pile = { $pile ->
    [common] potenziamenti comuni
    [uncommon] potenziamenti non comuni
    [unique] potenziamenti unici
   *[farm] potenziamenti fattoria
}
wheel = { $wheel ->
    [large] ruota grande
   *[small] ruota piccola
}
wheel-space = { $wheel ->
    [large] spazio { $space } della ruota grande
   *[small] spazio { $space } della ruota piccola
}
section = { $section ->
    [low] basso
    [middle] medio
   *[high] alto
}

## Ricompense e azioni

part-guilders = { $number ->
    [one] { $number } fiorino
   *[other] { $number } fiorini
}
part-points = { $number ->
    [one] { $number } PV
   *[other] { $number } PV
}
part-tools = { $number ->
    [one] { $number } strumento
   *[other] { $number } strumenti
}
part-any-bulb = { $number ->
    [one] { $number } bulbo di qualsiasi colore
   *[other] { $number } bulbi di qualsiasi colore
}
part-bulbs = { $number } × bulbo ({ $these })
part-colour-bulbs = { $number ->
    [1] { bulb }
   *[other] { $number } × bulbo { colour }
}
part-either-bulb = { $number } × bulbo ({ $one } o { $two })
part-plant = { $number ->
    [one] pianta fino a { $number } bulbo
   *[other] pianta fino a { $number } bulbi
}
part-lower = abbassa l’acqua, forza { $number }
part-market = mercato: { moves-count } per { guilders-count }
part-enhance = potenzia le ruote
part-enhance-more = potenzia le ruote, { $number } volte
part-farm = ottieni un potenziamento fattoria
part-build = costruisci un mulino
part-trade = commercia con l’estero
part-contract = ottieni subito i punti di un contratto
part-remove = rimuovi un mulino dalla tua plancia
part-area = 1 ricompensa della tua area del mercato
part-peek = guarda { $number } in più da una pila
part-strength = forza +{ $number }
part-extra = piantane { $number } in più
action-name = { $action ->
    [plant] piantare
    [lower] abbassare l’acqua
    [market] visitare il mercato
    [enhance] potenziare le ruote
    [farm] ottenere un potenziamento fattoria
    [build] costruire un mulino
    [trade] commerciare con l’estero
   *[floodgate_up] aprire la chiusa
}
tile-both-wheels = anche l’altra ruota
tile-both-payouts = fiorini e PV
tile-repeat-colour = anche un colore già presente
tile-unconnected = anche senza collegamento (per { guilders-count })
tile-more-rewards = { $number ->
    [one] { $number } ricompensa in più per { guilders-count }
   *[other] { $number } ricompense in più per { guilders-count }
}
tile-exchange = prima scambia un bulbo del magazzino
tile = { $id } ({ $these })
helper = { $id } ({ action-name }: { $these })
helper-least = { $id } ({ action-name }, almeno { $least }: { $these })
starting-card = { $id } ({ action-name }: { $ability ->
    [trade_free_choice] due ricompense qualsiasi, bulbo dalla riserva
    [peek_cards] guarda altre 3 carte
    [plant_more] paga 1 PV per piantarne 1 in più
   *[market_master] ricompense diverse nella stessa area; spostare un segnalino neutrale o salire su quello di un altro è gratis
})
contract-windmill-field = { $id }: { points-count } per ogni tuo mulino accanto a un campo di questo tipo: { $what }
contract-large-wheel-tiles = { $id }: { points-count } per ogni potenziamento sulla ruota grande
contract-small-wheel-full = { $id }: { points-count } se la ruota piccola è piena di potenziamenti
contract-tiles = { $id }: { points-count } per ogni potenziamento di questo tipo: { $what }
contract-farm-cards = { $id }: { points-count } per ogni carta sotto la tua plancia
contract-tools = { $id }: { points-count } per ogni coppia di strumenti
contract-windmills = { $id }: { points-count } per ogni tuo mulino sulla mappa
contract-full-rows = { $id }: { points-count } per ogni riga completa
contract-full-columns = { $id }: { points-count } per ogni colonna completa
contract-bulbs = { $id }: { points-count } per ogni bulbo piantato di questo colore: { $what }
contract-colour-rows = { $id }: { points-count } per ogni riga completa di questo colore: { $what }
field-kind = { $kind ->
    [guilder] fiorini
    [tool] strumenti
    [plant] piantare
    [lower] abbassare l’acqua
    [market] mercato
    [enhance] ruote
    [farm] potenziamento fattoria
    [white] bianco
    [yellow] giallo
    [red] rosso
    [violet] violetto
   *[black] nero
}
wish-tools = { $id }: avere { tools-count }
wish-contract-frames = { $id }: un contratto per ogni colore di cornice
wish-patches = { $id }: bulbi su questi appezzamenti (riga-colonna): { $these }
wish-connected-windmills = { $id }: { windmills-count } tuoi, collegati tra loro da mulini di qualsiasi colore
wish-wheel-tiles = { $id }: { $number } potenziamenti sulle ruote, di cui { $uncommon } non comuni e { $unique } unici
space = { $id } ({ guilders-count }; { $these })

## Che cosa puoi fare

action-gate = Porta la chiusa alla velocità { $speed }
action-turn = Fai girare le ruote di { steps-count }
action-wheel = Esegui l’azione: { wheel }
action-rest = Nessuna azione è possibile: prendi fiorini
action-skip = Rinuncia
action-done = Basta così
action-end-turn = Termina il turno
action-refresh = Paga 1 fiorino per cambiare l’offerta
action-store = Paga lo spazio in magazzino
action-refuse = Rifiuta il bulbo
action-enter = Vai nell’area successiva
action-pass-by = Salta l’area piena
action-unload = Togli tutti i bulbi dalla carta commercio
action-more = Paga per altre ricompense
action-leave = Non prendere carte
action-chest = Prendi la ricompensa { $chest } della carta commercio
action-calendar = { $reward ->
    [common] Calendario: prendi la ricompensa comune
    [unique-1] Calendario: prendi la 1ª ricompensa unica
    [unique-2] Calendario: prendi la 2ª ricompensa unica
    [unique-3] Calendario: prendi la 3ª ricompensa unica
   *[unique-4] Calendario: prendi la 4ª ricompensa unica
}
action-stand-on = Sali sul segnalino del posto { $seat }
action-marker = Metti il tuo segnalino nell’area { $area }
action-neutral = Sposta un segnalino neutrale da { $source } a { $target }
action-peek = Guarda: { pile }
action-mill = { $colour ->
    [white] Prendi un mulino del gruppo bianco
    [yellow] Prendi un mulino del gruppo giallo
    [red] Prendi un mulino del gruppo rosso
    [violet] Prendi un mulino del gruppo violetto
   *[black] Prendi un mulino del gruppo nero
}
action-bulb = Prendi { bulb }
action-swap = Mettilo al posto di { bulb }
action-exchange = Scambia { $old } con { bulb }
action-ship = Metti { bulb } sul posto { $place } della carta commercio
action-plant = Pianta { bulb } nella riga { $row }
action-lower = Abbassa l’acqua: forza { $guilders } in fiorini, { $points } in PV
action-use = Usa { $card }
action-start = Prendi la carta di partenza { $card }
action-tile = Prendi il potenziamento { $tile }
action-peeked = Prendi { $tile }, tra quelli che vedi
action-place = Mettilo qui: { wheel-space }
action-return = Rimetti { $thing } in cima
action-discard = Scarta { $thing }
action-helper = Come aiutante: { $card }
action-contract = Come contratto: { $card }
action-replace = Sostituisci { $card }
action-score = Ottieni i punti del contratto { $card }
action-build = Costruisci su { $space }
action-via = Traccia il percorso per { $space }
action-field = Prendi la ricompensa del campo { $field } ({ $these })
action-take = Prendi al mercato: { $these }
action-gain = Prendi ora: { $these }

## Che cosa porta qui

offer-gate-stay = Resta alla velocità { $speed }: acqua +{ $rise }
offer-gate-close = Chiudi fino alla velocità { $speed }: acqua +{ $rise }
offer-gate-open = Apri fino alla velocità { $speed }: paghi { guilders-count }, ottieni { points-count }, acqua +{ $rise }
offer-turn = { steps-count }: { $large } o { $small }{ $tools ->
    [0] { "" }
   *[other] { " " }(costa { tools-count })
}
offer-wheel = { $wheel ->
    [large] Ruota grande: { $these }
   *[small] Ruota piccola: { $these }
}
offer-calendar = { $unique ->
    [0] Dal calendario: { $these }
   *[other] Dal calendario, ricompensa unica: { $these }
}
offer-lower = Abbassa il livello dell’acqua: { $these }
offer-store = Paga { guilders-count } per lo spazio in magazzino
offer-enter = Vai nell’area { $area }
offer-pass-by = Salta l’area piena, fino all’area { $area }
offer-chest = Dalla carta commercio: { $these }
offer-ship = Metti { bulb } sul posto { $place }: { $these }
offer-plant = Pianta { bulb } nella riga { $row }: { $these }
offer-mill = { action-mill }{ $windmills ->
    [0] , l’ultimo: ogni bulbo del suo colore darà { points-count }
    [one] { " " }(ne resta 1)
   *[other] { " " }(ne restano { $windmills })
}
offer-neutral = { action-neutral } ({ guilders-count })
offer-stand-on = Sali su un segnalino: { $player }{ $guilders ->
    [0] { "" }
   *[other] { " " }({ guilders-count })
}
offer-place = { action-place }, sopra: { $these }

## Che cosa è successo

event-board = { $player } ha la plancia mulino { $board }.
event-starting-card = { $player } prende la carta di partenza { $card }.
event-wish = Il Desiderio della Regina: { $wish }.
event-marker = { $player } mette un segnalino nell’area { $area } del mercato.
event-turn = Turno { $number }: { $player }.
event-gate = { $player } porta la chiusa alla velocità { $speed }.
event-paid = { $player } paga { guilders-count }.
event-gained-guilders = { $player } guadagna { guilders-count }.
event-gained-points = { $player } guadagna { points-count } ({ $source }).
event-gained-tools = { $player } guadagna { tools-count }.
event-water = L’acqua sale a { $water }.
event-spent-tools = { $player } spende { tools-count }.
event-turned = { $player } fa girare le ruote di { steps-count }.
event-calendar = { $player } raggiunge { $space } sul calendario.
event-end-near = { $player } avvia la fine della partita: si completa questo round.
event-end-near-extra = { $player } avvia la fine della partita: si completa questo round e se ne gioca un altro.
event-calendar-reward = { $player } prende dal calendario: { $these }.
event-calendar-lost = { $player } lascia una ricompensa del calendario.
event-wheel = { $player } usa la { wheel }: { $these }.
event-rested = { $player } non può eseguire nessuna azione.
event-passed-up = { $player } rinuncia a { action-name }.
event-used = { $player } usa { $card }.
event-lowered = { $player } abbassa l’acqua con forza { $strength }; ora è a { $water }.
event-stored = { $player } mette in magazzino { bulb }.
event-swapped = { $player } sostituisce { $old } con { bulb }.
event-exchanged = { $player } scambia { $old } con { bulb }.
event-refused = { $player } rifiuta { bulbs-count }.
event-planted = { $player } pianta { bulb } nella riga { $row }, colonna { $column }.
event-reshuffled = Si rimescolano gli scarti: { pile }.
event-dealt-tile = Entra nell’offerta il potenziamento { $tile }.
event-dealt-card = Entra nell’offerta la carta { $card }.
event-refreshed = { $player } cambia l’offerta.
event-peeked = { $player } guarda ({ pile }): { $these }.
event-peeked-hidden = { $player } guarda la cima della pila ({ pile }).
event-returned = { $player } rimette { $card } in cima.
event-returned-hidden = { $player } ne rimette 1 in cima.
event-discarded = { $player } scarta { $card }.
event-enhanced = { $player } mette { $tile } qui: { wheel-space }.
event-built = { $player } costruisce su { $space } con un mulino del gruppo { colour }.
event-removed = { $player } rimuove un mulino del gruppo { colour }.
event-path = Il percorso passa per { $space } ({ $owner }).
event-moved = { $player } entra nell’area { $area } del mercato.
event-moved-on = { $player } entra nell’area { $area } del mercato e sale su un segnalino: { $owner }.
event-neutral = { $player } sposta un segnalino neutrale da { $from } a { $to }.
event-shipped = { $player } mette { bulb } sul posto { $place } della carta commercio.
event-unloaded = { $player } toglie dalla carta commercio: { $these }.
event-new-trade-card = La carta commercio è piena; ora c’è { $card }.
event-left-lying = { $player } non prende carte.
event-gained-card-helper = { $player } ottiene un aiutante: { $card }.
event-gained-card-contract = { $player } ottiene un contratto: { $card }.
event-scored-contract = { $player } ottiene i punti di { $card }: { points-count }.
event-wish-met = { $player } esaudisce il Desiderio della Regina: { points-count }.
event-scored = { $player } – { $source }: { points-count }.
event-gardener-card = Il Giardiniere pesca { $card }.
event-gardener-gate = La sua carta { $card } mostra { $shown }: la chiusa va alla velocità { $speed }.
event-gardener-gate-water = La sua carta { $card } mostra { $shown }, ma l’acqua non può superare { $most }: la chiusa va alla velocità { $speed }.
event-gardener-lower = La sua carta { $card } mostra forza { $strength } per il livello dell’acqua: { section }.
event-gardener-action = La sua ruota grande mostra: { $these }.
event-gardener-calendar = Dal calendario prende: { $these }.
event-gardener-calendar-unique = La ricompensa unica più alta disponibile: { $these }.
event-gardener-wish = Il suo segnalino del Desiderio della Regina è a { points-count }.
event-gardener-plants = La sua carta { $card } mostra il colore { colour }. Pianta { bulbs-count }.
event-gardener-tile = Decide il dorso della prossima carta: prende { $tile }.
event-gardener-farm = Decide il dorso della prossima carta: prende la carta { $card }.
event-gardener-built-nearest = Costruisce il primo mulino sul tabellone, il più vicino al suo segnalino: { $space }.
event-gardener-built-dearest = Costruisce sullo spazio collegato più caro: { $space }.
event-gardener-trades = La sua carta { $card } mostra il posto { $shown } della carta commercio; occupa il posto { $place }.
event-gardener-unloads = Il colore della sua carta { $card } è sulla carta commercio: toglie tutto e pianta { $these }.
event-gardener-passes-build = Non può costruire: non ha più mulini, o nessuno spazio collegato è libero.
event-gardener-passes-tile = Nel posto indicato dal dorso della prossima carta non c’è un potenziamento: non ne prende.
event-gardener-passes-farm = Nel posto indicato dal dorso della prossima carta non c’è una carta: non ne prende.
event-gardener-passes-contract = Non ha contratti: salta questa ricompensa.

## Che cosa si chiede

prompt-starting-card = Quale carta di partenza prendi? L’ultima diventa il Desiderio della Regina.
prompt-first-marker = In quale area del mercato cominci?
prompt-floodgate = Chiusa: quale velocità dell’acqua?
prompt-turn-wheels = Di quanto girano le ruote? Ogni scatto di differenza dalla velocità costa uno strumento.
prompt-choose-action = Quale delle due azioni attive esegui?
prompt-closing = Prendi ciò che ti deve il calendario, o termina il turno.
prompt-waiting = Per ora qui non puoi fare nulla. Prendi prima qualcosa che ti deve il calendario, oppure rinuncia.
prompt-lower = Abbassi il livello dell’acqua: che cosa riscuoti?
prompt-bulb = Quale bulbo prendi?
prompt-store-bulb = Non c’è più spazio gratuito in magazzino: paga, sostituisci un bulbo o rifiuta.
prompt-plant = Quale bulbo pianti, e in quale riga?
prompt-take-tile = Quale potenziamento prendi?
prompt-peek-kind = Quale pila guardi?
prompt-take-peeked-tile = Quale potenziamento prendi, dell’offerta o di quelli che vedi?
prompt-place-tile = Dove metti il potenziamento?
prompt-put-back = In cima alla pila o tra gli scarti?
prompt-build = Dove costruisci?
prompt-mill = Da quale gruppo prendi il mulino?
prompt-remove = Quale mulino esce dal gioco?
prompt-trace = Per dove passa il percorso?
prompt-field-rewards = Quale campo per primo?
prompt-market-move = Il mercato: prosegui, o prima fai altro?
prompt-area-reward = Quale ricompensa di quest’area prendi?
prompt-trade = Commercio: metti un bulbo o li togli tutti?
prompt-chests = Quale ricompensa della carta commercio prendi?
prompt-rewards = Quale ricompensa per prima?
prompt-after = Usi una carta dopo questa azione?
prompt-take-card = Quale potenziamento fattoria prendi, e come?
prompt-take-peeked-card = Quale carta prendi, dell’offerta o di quelle che vedi?
prompt-replace = Gli spazi sono pieni: quale carta sostituisci?
prompt-score-contract = Di quale contratto ottieni subito i punti?
waiting = Ora decide { $player }.

## Perché qualcosa non si può fare

error-water-too-high = A quella velocità l’acqua supererebbe il tracciato.
error-too-few-guilders = Non hai abbastanza fiorini.
error-too-few-tools = Non hai abbastanza strumenti.
error-wheel-used = Quella ruota ha già agito in questo turno.
error-cannot-perform = Quell’azione ora non si può eseguire.
error-can-act = Puoi eseguire un’azione, quindi non puoi prendere i fiorini.
error-must-act = Questo va eseguito, non si può rinunciare.
error-not-due = Il calendario ora non ti deve questo.
error-no-effect = Ora non ti porterebbe nulla.
error-no-such-bulb = Non hai un bulbo così in magazzino.
error-row-full = Quella riga è piena.
error-space-taken = Su quello spazio c’è già un mulino.
error-not-connected = Nessun percorso ininterrotto di mulini collega quello spazio al mercato.
error-group-empty = In quel gruppo non ci sono più mulini.
error-not-on-display = Non è nell’offerta.
error-not-peeked = Questo potenziamento non è tra quelli che vedi.
error-space-active = Un potenziamento non può andare su uno spazio attivo.
error-place-taken = Su quel posto c’è già un bulbo.
error-colour-on-card = Quel colore è già sulla carta commercio.
error-card-not-usable = Ora non puoi usare quella carta.

## La posizione a parole

section-valley = La valle
section-offers = Offerta
section-market = Il mercato
section-calendar = Calendario
section-farm = La tua fattoria
section-gardener = Il Giardiniere
turn-number = Turno { $turn }
turn-ending = La partita sta per finire; turni rimasti: { $turns }.
turn-due = Il calendario ti deve ancora una ricompensa in questo turno.
valley-water = Velocità dell’acqua { $speed }, livello { $water }
valley-windmills = { $player }: mulini su { $these }
valley-none = Non c’è ancora nessun mulino.
valley-wish = Desiderio della Regina: { $wish } ({ $these } PV)
valley-starting = Carte di partenza tra cui scegliere: { $these }
valley-trade = Carta commercio { $card }: ricompense { $these }
valley-shipped = I suoi posti: { $these }
empty = vuoto
offers-tile = Potenziamento { $tile } ({ guilders-count })
offers-card = Carta { $card }
offers-peeked = Vedi: { $these }
offers-known = Conosci la cima ({ pile }): { $these }
unknown = ignoto
market-area = { $area }: { $these }; ricompense: { $rewards }
market-neutral = neutrale × { $number }
market-empty = nessuno
calendar-line = { $space }: { $common }; uniche: { $unique }
calendar-none = nessuna
calendar-taken = presa ({ $player })
player-line = { $player }: { points-count }, { guilders-count }, { tools-count }, { bulbs-count } in magazzino, calendario { $calendar }
player-wheels = { $player }, ruote ora: { $large } o { $small }
player-next = { $player }, tra { steps-count }: { $large } o { $small }
player-next-calendar = { player-next } – giro completo: avanza il calendario
player-helper = { $player }, carta: { $card }
player-contract = { $player }, contratto { $card } – ora { points-count }
player-row = { $player }, riga { $row }: { $these }
player-storage = { $player }, magazzino: { $these }
player-groups = { $player }, mulini rimasti: { $these }
player-gardener = { $player }: { points-count }, potenziamenti delle ruote: { $tiles }, della fattoria: { $cards }, calendario { $calendar }
gardener-level = Livello: { level }
gardener-front = La sua carta { $card }: chiusa { $shown }; abbassa l’acqua di { $low } / { $middle } / { $high } con livello basso / medio / alto; colore { colour }; posto { $place } della carta commercio
gardener-order = Pianta i bulbi di più colori in quest’ordine: { $these }
gardener-back = Dorso della prossima carta: comune { $common ->
    [left] a sinistra
   *[right] a destra
 }, poi { pile }; potenziamento fattoria { $farm ->
    [left] a sinistra
    [middle] al centro
   *[right] a destra
 }
nothing = niente

## Da dove vengono i punti

source-start = Inizio
source-floodgate = Chiusa
source-water = Acqua
source-wheels = Ruote
source-helpers = Aiutanti
source-slots = Spazi degli aiutanti
source-starting-card = Carta di partenza
source-paths = Percorsi
source-fields = Campi
source-patches = Appezzamenti
source-calendar = Calendario
source-market = Mercato
source-trade = Commercio estero
source-scored = Contratti contati prima
source-wish = Desiderio della Regina
source-spent = Spesi
source-tiles = Potenziamenti
source-cards = Potenziamenti fattoria
source-bulbs = Bulbi piantati
source-floor = Mai sotto 0
source-contract = Contratto { $id }
source-row = Riga { $id }
source-column = Colonna { $id }
source-group = Gruppo di mulini: { colour }

## L’immagine: i nomi delle parti

label-plaque-upper = Windmill
label-plaque-lower = Valley
label-polder = Il polder, l’acqua e il mercato
label-displays = Potenziamenti: ruote e fattoria
label-calendar = Calendario, commercio, desiderio e bulbi
label-offer = Carte di partenza tra cui scegliere
label-peek = Ciò che vedi solo tu
label-wheels = Le tue ruote
label-cards = I tuoi aiutanti e contratti
label-line = Ciò che hai
label-gauge = Acqua e chiusa
label-first-move = Primo movimento
label-then = Poi
tip-coming-area = Con i segnalini come sono ora: { $number } ×
label-farm = Ruote e fattoria di un altro giocatore
label-water = Acqua
label-gate = Chiusa
label-free = gratis
label-wish = Desiderio
label-no-wish = non ancora scelto
label-ending = { $turns ->
    [one] Resta { $turns } turno
   *[other] Restano { $turns } turni
}
label-score-play = In partita
label-score-contracts = Contratti
label-score-groups = Mulini
label-score-rows = Righe
label-score-columns = Colonne
label-score-wish = Desiderio
label-score-total = Totale

## L’immagine: che cosa dice il puntatore

tip-bulbs = { $number ->
    [1] { bulb }
   *[other] { $number } bulbi, { colour }
}
tip-other = { $other ->
    [white] bianco
    [yellow] giallo
    [red] rosso
    [violet] violetto
   *[black] nero
}
tip-part = { $kind ->
    [guilders] { part-guilders }
    [points] { part-points }
    [tools] { part-tools }
    [any] { part-any-bulb }
    [white] { tip-bulbs }
    [yellow] { tip-bulbs }
    [red] { tip-bulbs }
    [violet] { tip-bulbs }
    [black] { tip-bulbs }
    [either] { bulb } o { tip-other }
    [plant] { part-plant }
    [lower] { part-lower }
    [market] { part-market }
    [enhance] { $number ->
        [1] { part-enhance }
       *[other] { part-enhance-more }
    }
    [farm] { part-farm }
    [build] { part-build }
    [trade] { part-trade }
    [contract] { part-contract }
    [remove] { part-remove }
    [area] { part-area }
    [peek] { part-peek }
    [strength] { part-strength }
    [extra] { part-extra }
   *[other] un bulbo di uno dei colori mostrati
}
tip-second = { $kind2 ->
    [none] { "" }
    [guilders] { $number2 ->
        [one] , { $number2 } fiorino
       *[other] , { $number2 } fiorini
    }
    [points] , { $number2 } PV
    [tools] { $number2 ->
        [one] , { $number2 } strumento
       *[other] , { $number2 } strumenti
    }
   *[other] , e altro come mostrato
}
tip-third = { $kind3 ->
    [none] { "" }
    [points] , { $number3 } PV
   *[other] , e altro come mostrato
}
tip-parts = { tip-part }{ tip-second }{ tip-third }
tip-field = Campo. Un mulino sul suo bordo dà: { tip-parts }. { $rule }
tip-space = Spazio { $space }, costruirvi costa { guilders-count }. { $gate ->
    [1] Accanto al mercato: è già collegato.
   *[0] Serve un percorso ininterrotto di mulini fino al mercato.
} { $rule }
tip-windmill = Mulino in { $space }: { label-seat }. Sul percorso di un altro verso il mercato dà 1 PV al proprietario. { $rule }
tip-area = Area { $area } del mercato. Chi entra prende una delle sue ricompense, una volta per ogni segnalino presente, al massimo 3 volte. { $rule }
tip-market-reward = Al mercato: { tip-parts }, una volta per ogni segnalino nell’area. { $rule }
tip-marker = Segnalino del mercato: { label-seat }. { $rule }
tip-neutral = Segnalino neutrale: conta come gli altri. Una volta per turno, prima di una visita, 1 fiorino ne sposta uno in un’area in cui entrerai. { $rule }
tip-water = Livello dell’acqua { $level } su { $most }. Con la chiusa così sale di { $rise } a ogni turno. { $rule }
tip-section = Abbassare l’acqua da { $low } a { $high } rende per ogni punto di forza: { guilders-count }{ $points ->
    [0] { "" }
   *[other] { " " }o { points-count }
}. { $rule }
tip-opening = Aprire la chiusa da { $low } a { $high }: paghi { guilders-count }, ottieni { points-count }. { $rule }
tip-gate-same = Velocità { $speed }, come ora: le ruote girano di { $speed }, l’acqua sale di { $rise }. { $rule }
tip-gate-open = Apri alla velocità { $speed }: paghi { guilders-count }, ottieni { points-count }; l’acqua sale di { $rise }. { $rule }
tip-gate-close = Chiudi alla velocità { $speed }, gratis; l’acqua sale di { $rise }. { $rule }
tip-step = Alla freccia dopo { steps-count }. { $rule }
tip-arrow = La freccia: questi due spazi sono attivi. Se ne esegue uno, entrambi con il segno delle due ruote. { $rule }
tip-spoke = Raggio rosso: quando raggiunge o supera la freccia, il calendario avanza. { $rule }
tip-ahead = { $ahead ->
    [0] Attivo ora
    [1] Attivo dopo 1 scatto
   *[other] Attivo dopo { $ahead } scatti
}
tip-wheel-space = Sulla ruota: { tip-part }. { tip-ahead }. { $rule }
tip-tile-words = { $tile }: { tip-parts }{ $both ->
    [1] ; { tile-both-wheels }
   *[0] { "" }
}{ $payouts ->
    [1] ; { tile-both-payouts }
   *[0] { "" }
}{ $apart ->
    [-1] { "" }
    [0] ; anche senza collegamento
   *[other] ; anche senza collegamento, per { $apart } in più
}{ $repeat ->
    [1] ; { tile-repeat-colour }
   *[0] { "" }
}{ $extra ->
    [0] { "" }
   *[other] ; altre { $extra } ricompense della carta per 1 fiorino
}{ $exchange ->
    [0] { "" }
   *[other] ; { tile-exchange }
}
tip-wheel-tile = { tip-tile-words }. { tip-ahead }. { $rule }
tip-tile = Potenziamento { tip-tile-words }. { $cost ->
    [0] Non costa nulla.
    [one] Costa { $cost } fiorino.
   *[other] Costa { $cost } fiorini.
} { $rule }
tip-forecast = Dopo { steps-count } le ruote mostrano questo{ $both ->
    [1] ; si possono eseguire entrambe le azioni
   *[0] ; se ne esegue una
}{ $calendar ->
    [1] ; il calendario avanza
   *[0] { "" }
}. { $rule }
tip-onward = Avanti: rinuncia a ciò cui puoi rinunciare, o termina ciò che è fatto. { $rule }
tip-patch = Appezzamento, riga { $row }, colonna { $column }. { $rule }
tip-patch-reward = Appezzamento, riga { $row }, colonna { $column }. Coprirlo dà: { tip-parts }. { $rule }
tip-planted = Piantato, { colour }: riga { $row }, colonna { $column }. { $rule }
tip-row = Riga { $row }, se completa: { $high } PV se è di un solo colore, altrimenti { $low }. { $rule }
tip-column = Colonna { $column }: +{ $plus } con quattro colori diversi, −{ $minus } se un colore si ripete. { $rule }
tip-store = Spazio { $number } del magazzino: { $guilders ->
    [0] gratuito.
   *[other] costa ogni volta { guilders-count }.
} { $rule }
tip-bulb = In magazzino: { bulb }. { $rule }
tip-guilders = { label-seat }: { guilders-count } su { $most }. L’eccesso va perso. { $rule }
tip-tools = { label-seat }: { tools-count }. Ognuno fa girare le ruote di uno scatto in più o in meno. { $rule }
tip-points = { label-seat }: { points-count }. { $rule }
tip-group = Gruppo di mulini, { colour }: { $left ->
    [0] vuoto, ogni bulbo piantato di questo colore vale { $each }; ora { $points }.
    [one] ne resta 1. Quando è vuoto, ogni bulbo piantato di questo colore vale { $each }.
   *[other] ne restano { $left }. Quando è vuoto, ogni bulbo piantato di questo colore vale { $each }.
} { $rule }
tip-ability = { $ability ->
    [trade_free_choice] due ricompense qualsiasi della carta, bulbo dalla riserva
    [plant_more] paga 1 PV per piantarne 1 in più
    [market_master] in ogni area puoi prendere ricompense di più tipi; spostare un segnalino neutrale e salire su quello di un altro giocatore è gratis
   *[other] { tip-parts }
}
tip-helper-words = { $card }, una volta per turno, quando scegli di { action-name }{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }(almeno { $least })
}: { tip-ability }
tip-helper = Come aiutante: { tip-helper-words }. { $rule }
tip-own-card = { tip-helper-words }.{ $used ->
    [1] { " " }Usata in questo turno.
   *[0] { "" }
} { $rule }
tip-starting = Carta di partenza { tip-helper-words }. Quella che resta si gira e diventa il Desiderio della Regina. { $rule }
tip-contract-words = { $card }: { points-count } { $counts ->
    [windmill_field] per ogni tuo mulino accanto a un campo di questo tipo: { field-kind }
    [large_wheel_tiles] per ogni potenziamento sulla ruota grande
    [small_wheel_full] se la ruota piccola è piena di potenziamenti
    [tiles] per ogni potenziamento sulle ruote, tra i { pile }
    [farm_cards] per ogni carta sotto la tua plancia, compresa quella di partenza
    [tools] per ogni coppia di strumenti
    [windmills] per ogni tuo mulino sulla mappa
    [full_rows] per ogni riga completa
    [full_columns] per ogni colonna completa
    [bulbs] per ogni bulbo piantato, { colour }
   *[colour_rows] per ogni riga completa di un solo colore, { colour }
}
tip-contract = Come contratto: { tip-contract-words }. { $rule }
tip-own-contract = Contratto { tip-contract-words }. Ora vale { $worth }. { $rule }
tip-slot-helper = Spazio per un aiutante; quando lo occupi dà { points-count }. { $rule }
tip-slot-contract = Spazio per un contratto. { $rule }
tip-empty = Non c’è più nulla con cui riempire questo posto. { $rule }
tip-stack = Pila, { pile }: { $number ->
    [one] ne resta 1
   *[other] ne restano { $number }
}{ $known ->
    [0] { "" }
   *[other] ; sai che cosa c’è in cima
}. { $rule }
tip-refresh-tiles = Una volta per azione, prima di scegliere: { guilders-count } per quattro nuovi potenziamenti. { $rule }
tip-refresh-cards = Una volta per azione, prima di scegliere: { guilders-count } per tre nuovi potenziamenti fattoria. { $rule }
tip-calendar = Calendario, spazio { $space }. Un giro completo della ruota grande porta al successivo.{ $last ->
    [1] { " " }Chi arriva qui per primo provoca la fine.
   *[0] { "" }
} { $rule }
tip-calendar-marker = Segnalino del calendario: { label-seat }. { $rule }
tip-calendar-of = { label-seat }: { $space ->
    [0] prima del primo spazio del calendario
   *[other] sullo spazio { $space } del calendario
}. { $rule }
tip-common = Per chiunque arrivi qui: { tip-parts }. { $rule }
tip-unique = Per un solo giocatore: { tip-parts }. { $rule }
tip-taken = { $seat ->
    [0] Già presa.
   *[other] Già presa: { label-seat }. Nessun altro può averla.
} { $rule }
tip-chest = Ricompensa della carta commercio: { tip-parts }. La dà un bulbo messo accanto. { $rule }
tip-place = Posto per un bulbo di un colore non ancora sulla carta; dà le due ricompense accanto. { $rule }
tip-shipped = Sulla carta commercio: { bulb }. Il quarto bulbo chiude la carta. { $rule }
tip-trade = Commercio con l’estero: metti un bulbo, o togli tutti quelli sulla carta (ora { $loaded }). { $rule }
tip-wish = Desiderio della Regina: { $wish ->
    [tools] avere { $number } strumenti
    [contract_frames] un contratto per ogni colore di cornice
    [patches] bulbi sugli appezzamenti dorati
    [connected_windmills] { $number } dei tuoi mulini, collegati tra loro da mulini di qualsiasi colore
    [wheel_tiles] { $number } potenziamenti sulle ruote, di cui { $uncommon } non comuni e { $unique } unici
   *[none] non ancora scelto
}. Chi lo esaudisce per primo ottiene di più. { $rule }
tip-tier = { points-count } per il desiderio{ $seat ->
    [0] { "" }
   *[other] : { label-seat }
}. { $rule }
tip-supply = Riserva, { colour }: non finisce mai. { $rule }
tip-refuse = Rifiuta un bulbo: torna nella riserva. { $rule }
tip-windmills-left = { label-seat }, nella fattoria: { windmills-count }. { $rule }
tip-gardener = Il Giardiniere: gioca da sé secondo le regole, guidato dalle sue carte. Ciò che guadagna diventa punti. { $rule }
tip-gardener-none = Qui starà la carta del Giardiniere per il suo turno. { $rule }
tip-gardener-gate = Il Giardiniere sposta la chiusa di { $number }, per quanto possibile. { $rule }
tip-gardener-lower = Se il livello è { section }: { $number ->
    [0] il Giardiniere non abbassa l’acqua.
   *[other] il Giardiniere abbassa l’acqua con forza { $number }.
} { $rule }
tip-gardener-colour = Il colore del Giardiniere in questo turno: { colour }. { $rule }
tip-gardener-place = Il Giardiniere mette il suo bulbo sul posto { $place } della carta commercio. { $rule }
tip-gardener-order = L’ordine in cui il Giardiniere pianta bulbi di più colori. { $rule }
tip-gardener-back = Dorso della prossima carta: il Giardiniere prende il potenziamento comune a { $common ->
    [left] sinistra
   *[right] destra
}, quello { $second ->
    [uncommon] non comune
   *[unique] unico
} e il potenziamento fattoria { $farm ->
    [left] a sinistra
    [middle] al centro
   *[right] a destra
}. { $rule }
tip-gardener-tiles = Potenziamenti del Giardiniere: { $number }, { $each } PV l’uno. { $rule }
tip-gardener-cards = Potenziamenti fattoria del Giardiniere: { $number }, { $each } PV l’uno. { $rule }
tip-slot-start = Spazio per la carta di partenza. { $rule }
tip-times = Le ricompense di quest’area ora contano { $number } volte. { $rule }

## Più risposte dello stesso tipo

group-gate = Regola la chiusa
group-turn = Fai girare le ruote
group-wheel = Usa una ruota
group-chest = Prendi dalla carta commercio
group-calendar = Prendi dal calendario
group-stand-on = Sali su un segnalino
group-marker = Metti il tuo segnalino
group-neutral = Sposta un segnalino neutrale
group-peek = Guarda una pila
group-mill = Prendi un mulino
group-bulb = Prendi un bulbo
group-swap = Sostituisci un bulbo
group-exchange = Scambia un bulbo
group-ship = Spedisci un bulbo
group-plant = Pianta un bulbo
group-lower = Abbassa l’acqua
group-use = Usa una carta
group-start = Prendi una carta di partenza
group-tile = Prendi un potenziamento
group-place = Scegli un posto su una ruota
group-return = Rimetti in cima
group-discard = Scarta
group-helper = Prendi un aiutante
group-contract = Prendi un contratto
group-replace = Sostituisci una carta
group-score = Ottieni i punti di un contratto
group-build = Costruisci un mulino
group-via = Traccia il percorso
group-field = Prendi la ricompensa di un campo
group-take = Prendi al mercato
group-gain = Prendi una ricompensa
group-peeked = Prendi un potenziamento che vedi
