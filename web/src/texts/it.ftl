# Le parole proprie del client in italiano. Ciò che dice un gioco viene dal gioco.

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
   *[auto] Chiaro o scuro come il dispositivo. Premi per il chiaro.
}
tool-safe = Colori per tutti gli occhi
error-offline = Il server non risponde. È acceso?

## Pagina iniziale

home-title = Giochi sull’acqua
home-line = Contro persone o robot. Nessun account, basta un link.
home-picture = Una riva: mulini, case sul canale, case dipinte sulla laguna. Le luci nelle case si accendono e si spengono.
home-foot = Tutti i disegni e le parole sono nostri. Tutto resta sul computer che fa girare questa pagina.
play-now = Gioca subito
setting-up = Preparo…
arrange = Con amici
with-robots = persone e robot
seats = { $min }–{ $max }
go-on = Torna ai tuoi tavoli
no-tables-yet = Ancora niente. «Gioca subito» ti fa sedere davanti a un robot con un clic.
game-with = { $game } con { $these }
forget-table = Togli dall’elenco
status-won = vinta
status-over = finita
status-waiting = aspetta giocatori
status-theirs = decidono gli altri
more-ways = Tu, e altri modi di entrare
your-name = Il tuo nome
join-by-link = Entra con un link o un codice
no-link = Questo non è il link di un tavolo.

## Un tavolo nuovo

new-table = Un tavolo nuovo
game = Gioco
who-plays = Chi gioca?
seat-number = Posto { $number }
seat-me = a questo dispositivo
seat-open = libero, per chi ha il link
bot = { $bot ->
    [greedy] un robot che pensa
    [random] un robot che tira a indovinare
    [search] un robot che cerca
    [novice] un novizio
    [merchant] un mercante che cerca
    [master] un maestro che si prende tempo
   *[other] robot «{ $bot }»
}
number-of-seats = { $number ->
    [one] { $number } posto
   *[other] { $number } posti
}
more-seats = Un posto in più
fewer-seats = Un posto in meno
hints-given = Suggerimenti
hints-given-why = Se si può chiedere a un robot che cosa farebbe. Ne sa quanto chi chiede.
hot-seat-note = Più persone a questo dispositivo: lo schermo si copre quando cambia di mano.
by-lot = a sorte
create-table = Apparecchia il tavolo

## Prima dell’inizio

waiting-for = { $number ->
    [0] Ci siamo tutti.
    [one] Un posto è ancora libero. Manda il link a un amico; si comincia quando tutti sono seduti.
   *[other] { $number } posti sono ancora liberi. Manda il link agli amici; si comincia quando tutti sono seduti.
}
seat-free = libero
invite = Il link di questo tavolo
invite-text = Vieni a giocare ad { $game } con me.
copy = Copia
copied = Copiato
copy-failed = Il browser non lascia copiare; seleziona il link e copialo da te.
share = Condividi
sit-down = Siediti

## Al tavolo

your-turn = Tocca a te
turn-of = { $player }, tocca a te
turn-of-many = { $number ->
    [one] Decide { $these }
   *[other] Decidono { $these }
}
thinking = { $player } sta pensando…
away = { $number ->
    [one] { $these } non è al tavolo; si aspetta.
   *[other] { $these } non sono al tavolo; si aspetta.
}
game-over = La partita è finita
undo = Annulla
choices = Che cosa puoi fare
other-choices = Altro
which = Quale intendi?
log = Cronaca
more = Altro
whole-log = Tutta la cronaca
in-words = Il tavolo a parole
players-whole = Tutto sui giocatori
panels = Che cosa c’è sul tavolo
hint = Tu che cosa faresti? Chiedi a un robot
hint-thinks = Un robot guarda avanti…
hint-title = Che cosa farebbe un robot al posto tuo
hint-best = la migliore, per quanto si vede
hint-close = quasi altrettanto buona
hint-less = circa { NUMBER($points, maximumFractionDigits: 1) } punti in meno
hint-worse = nettamente peggiore: circa { NUMBER($points, maximumFractionDigits: 1) } punti in meno
hint-do = Fallo
minute = { $number ->
    [one] { $these } ha finito.
   *[other] { $these } hanno finito.
}
minute-over = { $number ->
    [one] { $these } aspetta.
   *[other] { $these } aspettano.
}
minute-why = Un minuto per gli altri, come da regolamento. Allo scadere non succede nulla.
leave = Lascia la partita
hand-over = Fai giocare un robot al posto tuo
hand-over-why = Da ora il tuo posto è suo; tu puoi guardare.
hand-over-do = Cedi il posto
resign = Abbandona
resign-ends = Rinunci alla partita, che finisce qui.
resign-goes-on = Rinunci alla partita. Un robot prende il tuo posto, gli altri continuano.
resign-do = Abbandono
play-on = Continuo a giocare
watching = Stai guardando
beat-of = { $at } di { $number }
beat-back = Un passo indietro
beat-next = Un passo avanti
beat-pause = Pausa
beat-run = Continua
beats-again = { $player }: passo per passo
zoom-in = Più vicino
zoom-out = Tutto il tabellone
line-broken = Il collegamento è caduto. Riprovo; niente va perduto.
line-broken-short = Mi ricollego…
table-offline = In questo momento non c’è collegamento. Scegli di nuovo quando torna.
table-stale = Al tavolo è cambiato qualcosa. Guarda e scegli di nuovo.
no-table = Questo tavolo non c’è
no-table-why = Forse il link è stato troncato, o il tavolo era su un altro computer.
pass-device = Passa il dispositivo a { $player }
pass-device-why = Quel che segue è per due occhi soltanto.
i-am = Sono { $player }

## La fine

you-won = Hai vinto!
won-by = { $number ->
    [one] Vince { $these }
   *[other] Si dividono la vittoria { $these }
}
points = Punti
result = Risultato
play-again = Gioca ancora
look-at-board = Guarda il tabellone
record = Salva il verbale
