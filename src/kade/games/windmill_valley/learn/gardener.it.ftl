# La partita guidata contro il Giardiniere in italiano: un messaggio per ogni fumetto. <passo> è il titolo, <passo>-before viene prima
# della mossa, <passo>-before-2 prima di una seconda, <passo>-after dopo, <passo>-done è il titolo di allora. Le cifre vengono dal gioco.

title = Soli contro il Giardiniere

who = Ecco il Giardiniere
who-before = Non c’è nessuno con cui giocare? Il **Giardiniere** ha sempre tempo. Ha una fattoria e ruote come le tue, ma niente fiorini, strumenti o bulbi in magazzino. Che cosa fa, lo dicono le sue carte. I livelli sono tre; oggi giochiamo a facile. Cominci tu.

wish = Due carte di partenza
wish-before = Di due carte di partenza **ne tieni una**. L’altra si gira: il suo dorso è il **Desiderio della Regina** di questa partita. Tieni questa. Ti dà un bulbo quando potenzi le ruote.
wish-after = La Regina vuole { $windmills } dei tuoi mulini, collegati tra loro. Alla fine ti dà per questo fino a { $most } punti. Tienilo a mente: fanno gola anche al Giardiniere.
wish-done = Che cosa vuole la Regina

turn = Il tuo turno, come sempre
turn-before = Niente di nuovo: chiusa, acqua, ruote, azione. Apri la chiusa a velocità { $speed }.
turn-before-2 = Tieni lo strumento e gira di { $speed } scatti.
turn-before-3 = La Ruota Grande ti fa **piantare**. Scegli quella.
turn-before-4 = Pianta il bulbo violetto nella prima riga.
turn-after = Il tuo turno è finito. Il Giardiniere scopre subito la sua carta.
turn-done = E ora il Giardiniere

card = Come si legge la sua carta
card-before = Dice, nell’ordine: che cosa fa con la **chiusa**; con quale forza **abbassa l’acqua** quando è bassa, media o alta; qual è il suo **colore**. Il dorso della prossima carta dice quali potenziamenti prenderebbe.

gate = Prima la chiusa
gate-before = La carta mostra la chiusa un passo più su. Quale velocità ti lascerà il Giardiniere? Prova a indovinare, poi vai avanti.
gate-after = Velocità { $speed }! Per l’apertura ottiene { $points } punti, come li otterresti tu. Ma lui **non paga mai**. L’acqua è salita di { $rise }, come sempre.
gate-done = Non paga mai

water = Abbasserà l’acqua?
water-before = Le sue ruote sono girate della velocità dell’acqua. Ora c’è un controllo: l’acqua è nella **sezione media**, e per quella la carta mostra una forza. Quindi abbassa l’acqua.
water-after = Prende punti, stavolta { $points }, e il livello scende a { $now }. Anche fiorini e strumenti per lui diventano punti. Ora l’azione della sua Ruota Grande: **pianta**.
water-done = L’acqua scende

plants = Il Giardiniere pianta
plants-before = Due bulbi, tutti e due nel **colore della sua carta**: rosso. Dove andranno?
plants-after = Il primo è andato nell’appezzamento vuoto più a sinistra e, tra questi, più in alto. Il secondo lo ha seguito nella **riga che ha già il suo colore**. Gli appezzamenti non gli danno ricompense. E il suo turno è tutto qui.
plants-done = Rosso con rosso

builds = Mulini
builds-before = Qualche turno dopo la Ruota Grande mostra **costruire un mulino**. Scegli quella.
builds-before-2 = Costruisci in fondo a questo percorso. Fino al mercato passa dal mulino del Giardiniere.
builds-before-3 = Va bene qualsiasi gruppo. Prendi un mulino rosso.
builds-before-4 = Un punto per il Giardiniere, perché il tuo percorso è passato dal suo mulino. Ma anche lui sta per costruire: sullo spazio collegato **più caro**. Qual è?
builds-after = Non paga mai, quindi più è caro meglio è. E il suo percorso passa da entrambi i tuoi mulini: { $points } punti per te. Metti i mulini dove lui deve passare!
builds-done = Da te a lui e da lui a te

quicker = Il Desiderio della Regina
quicker-before = A ogni giro completo della Ruota Grande il segnalino del Giardiniere sale al **desiderio**, che lo esaudisca o no. Il terzo giro è vicino. Tu hai tre mulini collegati. Costruisci il quarto.
quicker-before-2 = I tuoi mulini sono collegati da mulini di qualsiasi colore. Questo spazio è accanto a quello del Giardiniere e non costa nulla.
quicker-before-3 = Prendi il mulino bianco: così quel gruppo è vuoto.
quicker-before-4 = Desiderio esaudito, e la ricompensa più alta è tua: { $first } punti alla fine. Ora guarda il Giardiniere che completa il terzo giro.
quicker-after = Ha preso la ricompensa comune del calendario e la più alta ricompensa unica libera. Ma al desiderio resta a { $second } punti. Hai fatto prima tu!
quicker-done = Troppo tardi, Giardiniere

last = L’ultimo round
last-before = Il Giardiniere ha raggiunto l’ultimo spazio del calendario. A facile segue ancora un round, a medio e difficile no. È il tuo ultimo turno: scegli la Ruota Grande e **pianta**.
last-before-2 = Il settimo tulipano rosso completa una riga di un colore. Piantalo nella seconda riga.
last-before-3 = E il giallo nella terza: così la quarta colonna ha quattro colori.
last-after = Hai **{ $you } punti**. Il Giardiniere ne aveva { $before }, più { $wish } per il desiderio, { $tiles } per potenziamenti, { $cards } per carte, { $first } e { $second } per colonne, { $bulbs } per bulbi: { $total }. I suoi potenziamenti e le sue carte valgono { $easy }, a medio { $medium }, a difficile { $hard }. Facciamo una partita vera?
last-done = Hai vinto!
