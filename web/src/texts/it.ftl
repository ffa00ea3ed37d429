# I testi del client in italiano. Quelli dei giochi stanno con i giochi.

## Dappertutto

close = Chiudi
open = Apri
yes = sì
no = no
you = tu
go-home = Pagina iniziale
try-again = Riprova
opening = Apro…
somebody = Qualcuno
player-default = Giocatore { $number }
tool-language = Lingua
tool-theme = { $theme ->
    [light] Chiaro. Premi per lo scuro.
    [dark] Scuro. Premi per seguire il dispositivo.
   *[auto] Chiaro o scuro, come il dispositivo. Premi per il chiaro.
}
settings = Impostazioni
as-device = come il dispositivo
set-theme = Tema
theme-light = chiaro
theme-dark = scuro
set-motion = Animazioni
motion-on = sempre
motion-off = nessuna
set-sound = Suono quando tocca a te
sound-auto = automatico
sound-auto-why = muto di notte sul telefono
sound-on = sì
sound-off = no
sound-try = Ascolta
set-notify = Avvisami quando tocca a me e sto guardando altrove
notify-denied = Il browser non lo permette; puoi cambiarlo accanto all’indirizzo di questa pagina.
notify-missing = I browser lo permettono solo alle pagine in https o di questo computer.
set-safe = Colori distinguibili da tutti
set-confirm = Chiedi conferma dopo un tocco sul tabellone
set-still = Lascia ogni pannello al suo posto, qualunque sia la domanda
set-follow = Ingrandisci ciò che cambiano gli altri mentre decidono
set-near = Sugli schermi tattili mostra tabelloni più grandi dello schermo
set-chat = Chat al tavolo
error-offline = Il server non risponde. È acceso?
server-gone = Non risponde nessuno
server-gone-why = Il server non risponde: è stato fermato, oppure manca la rete. Le partite sono salve; questa pagina riprende quando torna.
nothing-here = Qui c’è solo acqua
nothing-here-why = A questo indirizzo non c’è niente. Forse il link è incompleto.

## Pagina iniziale

home-title = Giochi sull’acqua
home-line = Contro persone o bot. Nessun account, basta un link.
home-picture = Una riva: mulini, case sul canale, case colorate sulla laguna. Puoi accendere e spegnere le luci nelle case.
home-foot = Disegni e testi sono tutti nostri. Tutto resta sul computer su cui gira questa pagina.
play-now = Gioca ora
setting-up = Preparo la partita…
arrange = Con gli amici
seats = { $min }–{ $max }
minutes = { $minutes } min
solo = Solitario
level-label = Livello dei bot
level-quick = subito
level-time = circa { $seconds } s a turno
bots = Un bot
all-tables = Tutti ({ $number })
fewer-tables = Meno
go-on = Torna ai tuoi tavoli
game-with = { $game } con { $these }
forget-table = Rimuovi dall’elenco
status-won = vinta
status-over = finita
wants-rematch = { $player } vorrebbe la rivincita.
status-waiting = in attesa di giocatori
status-theirs = tocca ad altri
more-ways = Il tuo nome e come unirti a un tavolo
your-name = Il tuo nome
join-by-link = Unisciti con un link o un codice
no-link = Questo non è il link di un tavolo.

## Un tavolo nuovo

new-table = Nuovo tavolo
game = Gioco
who-plays = Chi gioca?
seat-number = Posto { $number }
seat-me = su questo dispositivo
seat-open = libero: chiunque abbia il link
level = { $bot ->
    [random] casuale
    [greedy] semplice
    [search] che ragiona
    [novice] principiante
    [merchant] mercante
    [master] maestro
    [grandmaster] gran maestro
   *[other] { $bot }
}
number-of-seats = { $number ->
    [one] { $number } posto
   *[other] { $number } posti
}
more-seats = Aggiungi un posto
fewer-seats = Togli un posto
hints-given = Suggerimenti
hints-given-why = Se i giocatori possono chiedere a un bot che cosa farebbe. Il bot ne sa quanto chi chiede.
seconds = { $seconds } s
clock = Orologi
clock-none = nessuno
clock-live = per una sola seduta
clock-correspondence = per corrispondenza
clock-minutes = Ogni giocatore ha
clock-increment = Dopo ogni turno, in più
clock-turn = Per ogni turno
clock-why = Quando a qualcuno finisce il tempo, un bot gioca al suo posto finché non torna.
lobby = Tavoli aperti
lobby-empty = Ora nessuno cerca giocatori. Prepara un tavolo e lascia che chiunque si unisca.
lobby-seats = { $number ->
    [one] un posto libero: unisciti
   *[other] { $number } posti liberi: unisciti
}
lobby-watch = partita in corso: guarda
lobby-who = Chi può trovare questo tavolo?
lobby-who-why = I tavoli in elenco compaiono nella pagina iniziale di questo server, con i nomi dei giocatori.
lobby-private = solo chi ha il link
lobby-join = chiunque può unirsi
lobby-watched = chiunque può guardare
lobby-both = chiunque può unirsi o guardare
hot-seat-note = Più persone su questo dispositivo: lo schermo si copre ogni volta che passa di mano.
by-lot = a caso
create-table = Crea il tavolo
their-name = Nome del giocatore { $number }

## Prima dell’inizio

waiting-for = { $number ->
    [0] Ci siamo tutti.
    [one] Un posto è ancora libero. Manda il link a un amico; si comincia quando tutti hanno preso posto.
   *[other] { $number } posti sono ancora liberi. Manda il link agli amici; si comincia quando tutti hanno preso posto.
}
seat-free = libero
seat-kept = riservato a { $player }
free-seat = Libera il posto
invite = Il link di questo tavolo
invite-text = Giochi con me? { $game }
link-address = L’indirizzo di questo computer
link-only-here = Gli altri non possono aprire questo link: il server risponde solo su questo computer. Avvialo per la tua rete:
link-no-network = Gli altri non possono aprire questo link: al momento questo computer non è in nessuna rete.
qr-code = Il link come codice QR
copy = Copia
copied = Copiato
copy-failed = Il browser non ha permesso di copiare il link; selezionalo e copialo a mano.
share = Condividi
sit-down = Prendi posto

## Al tavolo

your-turn = Tocca a te
turn-of = { $player }, tocca a te
turn-of-many = { $number ->
    [one] Sta decidendo { $these }
   *[other] Stanno decidendo { $these }
}
thinking = { $player } sta pensando…
away = { $number ->
    [one] { $these } non è al tavolo; si aspetta.
   *[other] { $these } non sono al tavolo; si aspetta.
}
game-over = La partita è finita
undo = Annulla
choices = Che cosa puoi fare
whole-table = Tutto il tavolo
board-of = La plancia di { $player }
enlarge = Ingrandisci: { $panel }
show-all = Mostra tutte le { $number } scelte
which = Che cosa vuoi fare?
log = Cronaca
announced = Cos’è successo
more = Altro
whole-log = Tutta la cronaca
in-words = Il tavolo in parole
players-whole = I giocatori nel dettaglio
panels = Sul tavolo
hint = Suggerimento: chiedi a un bot
hint-thinks = Un bot sta analizzando…
hint-title = Che cosa farebbe un bot al posto tuo
hint-best = la migliore, per quanto riesce a vedere
hint-close = quasi altrettanto buona
hint-less = circa { NUMBER($points, maximumFractionDigits: 1) } punti in meno
hint-worse = nettamente peggiore: circa { NUMBER($points, maximumFractionDigits: 1) } punti in meno
hint-do = Gioca questa
minute = { $number ->
    [one] { $these } ha finito.
   *[other] { $these } hanno finito.
}
minute-over = { $number ->
    [one] { $these } aspetta.
   *[other] { $these } aspettano.
}
minute-why = Un minuto per gli altri, come da regolamento. Allo scadere non succede nulla.
leave = Pausa o uscita
hand-over = Fai giocare un bot al posto tuo
hand-over-why = Gioca al tuo posto; puoi guardare e riprendere il posto quando vuoi.
hand-over-do = Cedi il posto
bot-for = Bot per { $player }
table-handed-over = { $player } lascia il posto a un bot ({ level }).
table-resigned = { $player } si arrende.
table-went-on = Le regole di questo gioco sono state aggiornate sul server. La partita continua dalla stessa posizione; la cronaca ricomincia da qui.
table-left-out = Le regole di questo gioco sono state aggiornate sul server. { $number ->
    [one] L’ultima decisione non è più valida ed è stata annullata.
   *[other] Le ultime { $number } decisioni non sono più valide e sono state annullate.
}
table-ended = Chi gestisce il server ha chiuso la partita.
table-won = { $number ->
    [one] Vince { $these }, { $points }.
   *[other] Vincono insieme { $these }, { $points }.
}
resign = Arrenditi
resign-ends = Ti arrendi e la partita finisce qui.
resign-goes-on = Ti arrendi. Un bot prende il tuo posto e gli altri continuano.
resign-do = Mi arrendo
play-on = Continua a giocare
take-back = Ritira la mossa
take-back-why = Torni a prima della tua ultima decisione; viene annullato anche ciò che gli altri hanno deciso dopo. Ciò che è stato rivelato o pescato da allora viene estratto di nuovo.
take-back-others = { $number ->
    [one] Serve il consenso di { $these }.
   *[other] Serve il consenso di tutti: { $these }.
}
take-back-bots = I bot non hanno nulla in contrario.
take-back-ask = Chiedi
take-back-do = Ritira
asked-waiting = { $number ->
    [one] Hai chiesto. Manca la risposta di { $these }.
   *[other] Hai chiesto. Mancano le risposte di { $these }.
}
asked-withdraw = Lascia stare
asked-yes = D’accordo
asked-no = Meglio di no
asked-fresh = Ciò che è stato rivelato o pescato da allora viene estratto di nuovo.
asked-back = Viene annullato anche tutto ciò che è stato deciso dopo.
break = Una pausa
break-why = Si chiede agli altri. Durante una pausa nulla si muove, gli orologi sono fermi e chiunque può riprendere; dopo un rinvio si riprende quando tutti sono pronti.
break-why-alone = Nulla si muove e gli orologi sono fermi finché non riprendi.
pause-do = Pausa
adjourn-do = Rinvia la partita
pause-why = Nulla si muove e gli orologi sono fermi finché qualcuno non riprende.
adjourn-why = Nulla si muove e gli orologi sono fermi finché tutti non sono di nuovo pronti.
is-paused = La partita è in pausa.
is-paused-why = Nulla si muove e gli orologi sono fermi.
is-adjourned = La partita è rinviata.
is-adjourned-why = Si riprende quando tutti sono pronti.
go-on-playing = Riprendi
bot-why = Può tornare e riprendere il posto quando vuole.
bot-plays = Un bot sta giocando al tuo posto.
take-seat = Riprendi il tuo posto
bot-ask = Fai giocare un bot per { $player }
bot-for-other = Un bot al posto di qualcun altro
bot-for-other-vote = Gli altri votano; decide più della metà. Chi manca può tornare quando vuole.
bot-for-other-alone = Puoi farlo quando l’altra persona è assente da { $minutes } minuti. Può tornare quando vuole.
bot-for-do = Fai giocare un bot
bot-too-soon = Puoi farlo quando l’altra persona è assente da { $minutes } minuti. { $left ->
    [one] Manca un minuto.
   *[other] Mancano { $left } minuti.
}
table-asks-take-back = { $player } chiede di ritirare una decisione.
table-asks-pause = { $player } chiede una pausa.
table-asks-adjourn = { $player } chiede di rinviare la partita.
table-asks-go-on = { $player } vorrebbe riprendere. E tu?
table-asks-bot = { $player } chiede di far giocare un bot al posto di { $other }.
table-declined = { $player } preferisce di no.
table-withdrew = { $player } ritira la richiesta.
table-took-back = { $player } ritira l’ultima decisione con il consenso di tutti.
table-took-back-fresh = { $player } ritira l’ultima decisione con il consenso di tutti. Ciò che è stato rivelato da allora viene estratto di nuovo.
table-paused = La partita è in pausa.
table-adjourned = La partita è rinviata.
table-goes-on = La partita riprende.
table-came-back = { $player } è di nuovo qui.
table-voted-out = Un bot gioca per { $player } finché non torna.
table-out-of-time = { $player } ha finito il tempo. Un bot gioca finché non torna.
clocks = Orologi
clock-days = { $days } g { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-time = { $time }
clock-soon = Ti restano { $time }.
clock-of-table-live = Orologi: { $time } a testa, { $seconds } s in più dopo ogni turno.
clock-of-table-correspondence = Orologi: { $time } per ogni turno.
notices = Avvisami quando tocca a me
notices-why = Anche quando la pagina del tavolo è chiusa. Al massimo un messaggio al minuto, e nessuno mentre sei qui.
notice-push = Su questo dispositivo
notice-url = A un tuo indirizzo
notice-url-why = Per esempio un topic di ntfy o un webhook di Discord. Riceve una frase e il link al tavolo.
notice-start = Avvisami
notice-stop = Non più
notice-on = Riceverai un avviso.
notice-denied = Il browser non lo ha permesso.
watching = Stai guardando
chat = Chat
chat-unread = Chat: { $number ->
    [one] { $number } messaggio nuovo
   *[other] { $number } messaggi nuovi
}
chat-empty = Nessuno ha ancora scritto niente.
chat-line = Scrivi qualcosa al tavolo
chat-say = Invia
chat-react = Invia { $sign }
chat-hide = Nascondi la chat
moment-of = { $at } di { $number }
moment-back = Un passo indietro
moment-next = Un passo avanti
moment-pause = Pausa
moment-run = Continua
since-your-turn = Dal tuo turno ({ $number })
zoom-in = Ingrandisci
zoom-out = Tutto il tabellone
line-broken = Connessione persa. Riprovo; la partita è al sicuro.
line-broken-short = Mi riconnetto…
table-offline = Al momento non c’è connessione. Scegli di nuovo quando torna.
table-stale = Il tavolo è cambiato. Guarda e scegli di nuovo.
no-table = Questo tavolo non esiste
no-table-why = Forse il link è incompleto, o il tavolo era su un altro computer.
pass-device = Passa il dispositivo a { $player }
pass-device-why = Quello che segue è solo per i suoi occhi.
i-am = Sono { $player }

## La fine

you-won = Hai vinto!
won-by = { $number ->
    [one] Vince { $these }
   *[other] Vincono insieme { $these }
}
points = Punti
result = Risultato
play-again = Gioca ancora
gave-up = Resa di { $these }.
ask-rematch = Chiedi la rivincita
sit-again = Mi siedo
not-now = Non ora
said-not-now = Hai risposto: non ora.
to-new-table = Al nuovo tavolo
look-at-board = Guarda il tabellone
record = Salva la registrazione

## Il regolamento

rulebook = Regolamento
rules-of = Regole
rules-search = Cerca: parole, numeri di regola
rules-none = Nessun risultato. Prova con una parola più corta.
rules-contents = Indice
rules-numbers = Mostra i numeri delle regole
rules-print = Stampa il regolamento
rules-keys = capitolo precedente o successivo
rules-all = Tutte le { $number } regole, parola per parola
rules-also = Nei dettagli:
rules-example = Un esempio
rules-try = Prova: { $title }
rules-minutes = { $minutes } min di lettura
rules-before = Indietro
rules-after = Avanti
ruling = Una nostra decisione
ruling-marks = segna una nostra decisione dove il regolamento tace o non è chiaro.
back-to-table = Torna al tavolo
back-to-rules = Torna al regolamento
tip-rule = { $rule } nel regolamento
no-rulebook = Qui non c’è un regolamento
no-rulebook-why = Non esiste un gioco con questo nome, oppure non ha portato le sue regole.

## Rivedere la partita

replay = Replay
look-back = Rivedi la partita
looking-back = Stai rivedendo il turno { $turn } di { $number }
looking-back-start = Prima del primo turno
still-running = La partita è ancora in corso.
no-record = Questa partita è ripresa da una posizione salvata: non ha registrazione né analisi.
no-record-short = senza registrazione
turn-of-turns = Turno { $turn } di { $number }
replay-start = Inizio
replay-moment = Momento della partita
replay-first = All’inizio
replay-back = Una decisione indietro
replay-on = Una decisione avanti
replay-last = Alla fine
replay-run = Avvia
replay-speed = Velocità
seen-as = Vista di
seen-as-spectator = uno spettatore
copy-moment = Copia il link a questo momento
copy-failed-address = Il browser non ha permesso la copia; il link è l’indirizzo di questa pagina.
no-replay = Non c’è niente da rivedere
no-replay-why = Forse il link è incompleto, o la partita è stata giocata su un altro computer.
open-record = Apri una partita o un tavolo salvato
choose-file = Scegli un file
drop-record = Lascia qui il file
record-checking = Controllo…
record-refused = Impossibile aprire { $file }.
record-bad-record = Questa registrazione non si può riprodurre.
record-unknown-game = Questo gioco non è installato qui.
record-other-version = Questa registrazione è stata fatta con un’altra versione delle regole.
record-too-long = Questa partita è troppo lunga.
record-too-large = Un file può avere 240 kB; questo è più grande.
your-play = Le tue partite
your-play-why = Contate in questo browser, solo su questo dispositivo: nessun account, e niente viene inviato.
your-play-save = Salva in un file
your-play-forget = Cancella tutto
your-play-sure = Davvero? Premi di nuovo
games-played = { $number ->
    [one] { $number } partita
   *[other] { $number } partite
}
played-games = Partite
played-won = Vinte
played-mean = Media punti
played-best = Record
played-behind = Dove gli avversari hanno fatto di più: { $source }, { $points } a partita
all-cards = Che cosa ha ciascuno
all-cards-none = Niente che non fosse visibile a tutti.
play-on-here = Continua da qui
play-on-why = Si apre un nuovo tavolo da questo momento. Quello che allora non potevi sapere viene distribuito di nuovo, i bot prendono gli altri posti e questa partita resta com’è.
play-on-seat = Giochi al posto di
play-on-do = Si comincia
points-by-source = Da dove vengono i punti
points-in-full = Nel dettaglio
points-over-time = I punti nel tempo
points-over-time-why = sul tavolo; l’ultimo passo è il punteggio finale
points-turn = Turno
biggest-difference = Differenza maggiore: { $source }, { $number } in più per { $player }.

## Analisi

analysis = Analisi
analysis-begins = Analizzo la partita…
analysis-waits = { $number ->
    [one] Prima si analizza un’altra partita
   *[other] Prima si analizzano altre { $number } partite
}
analysis-progress = Analizzo la partita: turno { $turn } di { $number }
analysis-no-wait = non serve aspettare
analysis-quarter = È stato analizzato un quarto della partita.
analysis-half = È stata analizzata metà della partita.
analysis-done = È stata analizzata tutta la partita.
analysis-not-over = Una partita si può analizzare quando è finita.
analysis-no-record = Questa partita non si può analizzare: è cominciata a metà di un’altra, o il suo inizio non è più noto.
analysis-no-analysis = Questa partita non si può analizzare: non è stata giocata fino alla fine.
analysis-busy = In questo momento si analizzano molte partite. Riprova più tardi.
analysis-stopped = L’analisi si è interrotta. Ricarica la pagina per riprenderla.
analysis-moment = { $player }, { in-turn }
analysis-turn = { $turn ->
    [0] Preparazione
   *[other] Turno { $turn }
}
in-turn = { $turn ->
    [0] preparazione
   *[other] turno { $turn }
}
analysis-knew = con quello che { $player } sapeva allora
analysis-played = Giocata
analysis-better = Meglio
analysis-as-good = Pari merito
analysis-best = la migliore
analysis-ahead = { $points } punti in più della seconda scelta.
analysis-next = Momento successivo
analysis-show-better = Mostra la mossa migliore
analysis-choose = Scegli un momento: un segno sulla curva o una decisione nell’elenco.
analysis-nothing-here = Qui non c’era niente da decidere, o non è ancora stato analizzato.
analysis-costly = Decisioni che sono costate punti
analysis-count = decisioni che sono costate punti: { $marked } su { $number }
analysis-none = Nessuna decisione di { $player } è stata nettamente peggiore della migliore.
analysis-lead = Vantaggio previsto
analysis-expected = Punti previsti
analysis-curve-note = prima di ogni turno; in grigio ciò che ancora non si può sapere; segni grandi: oltre 3 punti
analysis-curve = Che cosa mostra la curva
analysis-curve-lead = Vantaggio
analysis-curve-points = Punti
analysis-level = parità
analysis-marked = Decisione segnata
analysis-luck-title = Decisioni e fortuna
analysis-luck-later = Si vedrà quando tutta la partita sarà stata analizzata.
analysis-decisions = Decisioni
analysis-luck = Fortuna
analysis-share = { $player }: vantaggio { $lead }. Le decisioni hanno portato { $decisions } (± { $error }), la fortuna { $luck }.
analysis-share-level = { $player }: vantaggio { $lead }. Nelle decisioni i giocatori sono stati alla pari ({ $decisions } ± { $error }); la fortuna ha portato { $luck }.
analysis-noise = È indicato solo ciò che è costato almeno 1 punto e più di due errori standard. L’errore è stato misurato rigiudicando le stesse decisioni; di solito è { $error }. Anche una ricerca può sbagliare.
analysis-tab-costly = Momenti
analysis-tab-points = Punti
analysis-tab-luck = Fortuna
analysis-your-best = La tua decisione migliore: { in-turn }
analysis-best-of = La decisione migliore di { $player }: { in-turn }
analysis-another-look = Da riguardare: { in-turn }
analysis-was-better = Meglio: { $action }
analysis-clean = Nessuna tua decisione è stata nettamente peggiore della migliore.
grade-as-good = altrettanto buona
grade-less-good = meno buona
grade-costly = costosa
grade-not-judged = non giudicata
replay-last-short = Fine

## Quesiti

puzzle = Quesito
puzzle-ask = La mossa migliore?
puzzle-which = Quesito { $number } di { $of }
puzzle-choose = Una di queste mosse è nettamente migliore. Sceglila qui o sul tavolo.
puzzle-right = Sì, è la mossa migliore.
puzzle-other = C’è di meglio: questa mossa regala { $points } punti.
puzzle-level = Vale più o meno quanto la mossa migliore.
puzzle-unlisted = La ricerca ha scartato questa mossa al primo sguardo. Ecco quelle che ha valutato:
puzzle-best = la migliore
puzzle-yours = la tua scelta
puzzle-why = Perché
puzzle-line = Come si prosegue
puzzle-checked = { $searches } ricerche indipendenti concordano, con { $simulations } simulazioni di ogni mossa in ciascuna.
puzzle-next = Prossimo quesito
puzzle-again = Ripensaci
puzzle-today = Il quesito del giorno
no-puzzle = Questo quesito non c’è
no-puzzle-why = Forse il link è incompleto, o i quesiti sono cambiati.

## La partita guidata

learn-in = { $minutes ->
    [one] Impara in { $minutes } minuto
   *[other] Impara in { $minutes } minuti
}
learn-more = { $title }: { $minutes } min
learn-resume = Riprendi dal passo { $step }
learn-step = Passo { $step } di { $steps }
learn-coach = La guida
learn-begin = Cominciamo
learn-go-on = Avanti
learn-show = Mostrami
learn-skip = Salta
learn-result = Vedi il risultato
learn-follow = Potresti farlo. Per ora seguimi: voglio mostrarti una cosa.
learn-over = Ora sai come funziona
learn-real = Gioca una partita vera
learn-again = Ancora una volta con la guida

## Senza server e come app

site-loading = Preparo i giochi… { $percent }%
error-no-webassembly = Con questo browser qui non si può giocare: WebAssembly manca o è disattivato. I regolamenti si possono comunque leggere.
error-no-storage = Questo browser non conserva nulla per questa pagina, quindi nessuna partita resterebbe. Forse è una finestra privata, o i dati dei siti sono bloccati.
error-no-room = Il browser non ha più spazio: l’ultima mossa non è stata salvata. Libera spazio sul dispositivo e riprova.
error-not-loaded = Non è stato possibile caricare i giochi. Senza rete ci sono solo dopo una prima visita con la rete.
error-elsewhere = Kade è aperto in un’altra scheda o finestra. Per non perdere niente si gioca in un posto solo alla volta.
error-taken-over = La partita continua in un’altra scheda o finestra.
play-here = Gioca qui
new-version = C’è una nuova versione di Kade.
reload = Ricarica
cannot-play = Qui non si può giocare
home-offline = Non c’è connessione con il server. I regolamenti si possono leggere; tavoli, quesiti e replay hanno bisogno della connessione. Tutto ciò che hai giocato è al sicuro.
home-line-site = Contro i bot, o con gli amici sullo stesso dispositivo.
home-foot-site = Tutti i disegni e i testi sono nostri. Tutto avviene in questo browser; niente viene inviato altrove.
arrange-site = Più giocatori
take-along = Porta via questo tavolo
take-along-why = Come file o come link: aprilo su un altro dispositivo o su un server, e la partita continua lì. Contiene tutto, anche ciò che è nascosto.
take-along-do = Salva come file
take-along-link = Crea un link
take-along-linked = In questo link c’è tutto il tavolo. Si apre qui; per continuare su un altro sito o server, incollalo lì nella pagina iniziale.
take-along-long = Questa partita è ormai troppo lunga per un link. Salvala come file.
open-by-link = Continua un tavolo da un link
moved-title = Continuare { $game }?
moved-why = A questo tavolo: { $players }. Qui diventa un tavolo tuo: prendi i posti delle persone, i bot tengono i loro.
moved-go = Continua qui
moved-refused = Questo tavolo non si può aprire
error-bad-link = In questo link non c’è un tavolo intero; forse è stato tagliato per strada. Chiedilo di nuovo, oppure chiedi il tavolo come file.
error-old-browser = Questo browser è troppo vecchio per leggere un tavolo da un link. Chiedi il tavolo come file.
record-bad-table = Questo non è un tavolo su cui si può continuare.
play-alone = Gioca da solo senza connessione
