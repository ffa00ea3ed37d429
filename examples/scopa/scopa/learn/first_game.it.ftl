# Le parole della partita guidata. <passo> è il titolo di un fumetto, <passo>-before viene prima della mossa, <passo>-after dopo.

title = Prima partita guidata

cards = Quaranta carte e una scopa
cards-before = Sul tavolo ci sono quattro carte scoperte, e tu ne hai tre in mano. Nel tuo turno **giochi una carta**. Quello che prendi va nel tuo mazzetto, e il mazzetto porta punti.

same = Lo stesso valore
same-before = Una carta prende una carta dello **stesso valore**. Il tuo cinque di denari prende il cinque sul tavolo. Chi può prendere deve farlo.
same-after = I due cinque sono nel tuo mazzetto: { $pile } carte, { $coins ->
    [one] { $coins } di denari
   *[other] { $coins } di denari
}. Ora tocca a Sam.
same-done = Presa

sum = Oppure la stessa somma
sum-before = Una carta prende anche più carte che **sommate** fanno il suo valore. Tre e quattro fanno sette. Se ci fosse un sette, dovresti prendere quello.
sum-after = Tre carte in un colpo, { $pile } in tutto. Una carta che non prende nulla resta sul tavolo, e gli altri possono prenderla.
sum-done = Conti giusti

sweep = Scopa!
sweep-before = È passato un po’ di tempo. Sul tavolo resta una sola carta. Prendila, e il tavolo è **vuoto**.
sweep-after = Questa è una scopa: ognuna vale un punto, e tu ne hai { $sweeps }. Ora Sam non trova nulla da prendere e deve mettere giù una carta.
sweep-done = Tavolo pulito

points = Che cosa conta
points-before = A fine smazzata c’è un punto per **più carte**, uno per più denari, uno per il **settebello**, uno per la **primiera** (la carta migliore di ogni seme) e uno per ogni scopa. La partita finisce con la smazzata in cui qualcuno ha { $target } punti.
