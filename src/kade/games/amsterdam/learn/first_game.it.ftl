# La prima partita guidata in italiano: un messaggio per ogni fumetto. <passo> è il titolo, <passo>-before viene prima della mossa,
# <passo>-before-2 prima di una seconda, <passo>-after dopo, <passo>-done è il titolo di allora. Le cifre vengono dal gioco.

title = Prima partita guidata

city = Ecco Amsterdam
city-before = Tu e Sam siete mercanti. Sul tabellone ci sono **luoghi** e, tra l’uno e l’altro, **tratte**. Metti i tuoi carri sulle tratte, unisci i luoghi e fai punti. Alla fine vince chi ne ha di più.

contract = Il tuo primo Contratto
contract-before = Ogni **Contratto** nomina due luoghi da unire con i tuoi carri. Completato, dà i suoi punti; non completato, te ne toglie altrettanti. Puoi tenerne uno o entrambi. Per cominciare tieni quello corto: **Dam – Oude Waal**.
contract-after = Le bandierine viola segnano ora i tuoi due luoghi. Sam non le vede. Adesso tocca a te, e in un turno fai **una di tre cose**: prendere carte, occupare una tratta o pescare Contratti.
contract-done = Due luoghi da unire

card = Raccogli carte di un colore
card-before = La tua strada da Dam a Oude Waal comincia con una tratta **arancione** di due spazi. Servono due carte arancioni. Una l’hai in mano; eccone un’altra.
card-after = Ora hai due carte arancioni. Il posto vuoto nella fila è stato subito riempito da una carta nera.
card-done = Ben fatto

second = E una seconda carta
second-before = In un turno prendi **due carte**. La seconda può venire dalla fila o, alla cieca, dal **mazzo**. Tenta la fortuna! Solo il jolly della fila non si può prendere come seconda carta.
second-after = Verde. Ci tornerà utile. Due carte, e il tuo turno è finito.
second-done = Una carta verde

sam = Il turno di Sam
sam-before = Ora gioca Sam. Guarda la fila.
sam-after = Sam ha preso un **jolly**, che vale per qualsiasi colore. Un jolly della fila è così prezioso che è l’unica carta del turno. E guarda: ne è arrivato un altro!
sam-done = L’unica carta del turno

claim = Ora occupa una tratta
claim-before = Due carte arancioni per due spazi arancioni: giocale, e su ogni spazio va un carro. Vale subito { $points ->
    [one] **{ $points } punto**
   *[other] **{ $points } punti**
}. In due giocatori la tratta rosa accanto resta poi chiusa.
claim-after = Uno spazio dà { $one ->
    [one] { $one } punto
   *[other] { $one } punti
}, due ne danno { $two }, tre { $three }, quattro { $four }: **le tratte lunghe rendono di più**. La tabella è accanto alle tue carte.
claim-done = { $points ->
    [one] { $points } punto!
   *[other] { $points } punti!
}

way = Di nuovo il turno di Sam
way-before = Sulla mappa ci sono due tuoi carri, e anche Sam ha qualcosa in mente.
way-after = Una tratta occupata resta a chi l’ha presa, e questa finisce nel tuo Oude Waal. Ma un Contratto può fare **qualsiasi giro**, e la tua strada è ancora libera. A proposito: una tratta **grigia** si paga con carte di un colore qualsiasi.
way-done = C’è mancato poco!

wild = Il jolly
wild-before = Per la tratta grigia Oude Kerk – Oude Waal servono due carte dello stesso colore, e due verdi le hai già. Allora concediti il **jolly**: sarà la tua unica carta di questo turno.
wild-after = Un jolly sostituisce qualsiasi carta, e puoi usarne quanti vuoi. Tienilo per qualcosa di lungo.
wild-done = Da tenere da parte

finish = Completa il Contratto
finish-before = Ora occupa la tratta grigia **Oude Kerk – Oude Waal**. Al tuo Contratto non manca altro.
finish-before-2 = Puoi pagare con due carte verdi, o con una verde e un jolly. Tieni il jolly: paga con **due verdi**.
finish-after = Dam, Oude Kerk, Oude Waal: una catena ininterrotta di tuoi carri. Alla fine ti dà { $points ->
    [one] **{ $points } punto**
   *[other] **{ $points } punti**
}. Nessun altro lo vede; Sam non conosce nemmeno i tuoi due luoghi.
finish-done = Contratto completato

more = Nuovi Contratti
more-before = Nessun Contratto a cui lavorare? **Pescane di nuovi.** Ci vuole tutto il turno: ne vedi due e ne tieni uno o entrambi. Quello che tieni resta tuo fino alla fine, e una volta visti non si torna indietro.
more-before-2 = Quale fa per te? **Nieuwe Waal – Oude Waal** finisce dove hai già dei carri. Tieni quello.
more-after = Scelta sensata: una tratta può servire a quanti Contratti vuoi.
more-done = Due piccioni con una fava

barrels = Barili lungo le mura
barrels-before = Il tempo è passato: hai occupato una tratta di quattro spazi, { $long } punti. Le tratte con i **barili**, tutt’intorno alla città, danno anche una carta Merci. Alla fine chi ne ha di più fa { $first } punti; in due, l’altro { $second }. Occupa questa.
barrels-before-2 = Anche qui puoi pagare in due modi. Tieni il jolly: paga con **due rosa**.
barrels-after = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, un barile, e anche il secondo Contratto è completo! Tu e Sam avete { $barrels } barili a testa. Se resta così, tu ci fai { $yours } punti e anche Sam { $theirs }.
barrels-done = Tre cose in una volta

last = Gli ultimi carri
last-before = È passato altro tempo: ti restano { $carts } carri. Appena qualcuno ne ha **{ $limit } o meno**, ognuno ha ancora un turno, anche lui. Occupa la tratta rossa, e comincia la fine.
last-before-2 = È cominciato l’ultimo giro: Sam ha ancora un turno, poi tocca a te.
last-before-3 = Il tuo ultimo turno. Un altro punto ti aspetta sulla tratta **blu**: occupala.
last-after = Tratte { $tracks }, Contratti { $short } e { $other }, merci { $goods }: **{ $total } punti**. Sam ha { $theirs } per le tratte, un Contratto da { $done }, uno non completato che costa { $missed } e { $second } per le merci: { $sam }. Ora conosci le regole. Facciamo una partita vera?
last-done = Hai vinto!
