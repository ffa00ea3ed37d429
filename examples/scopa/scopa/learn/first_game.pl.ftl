# Słowa gry z przewodnikiem. <krok> to tytuł dymka, <krok>-before słowa przed ruchem, <krok>-after po nim.

title = Pierwsza gra z przewodnikiem

cards = Czterdzieści kart i miotła
cards-before = Na stole leżą cztery odkryte karty, a ty masz trzy na ręce. W swojej turze **zagrywasz jedną kartę**. Co nią zabierzesz, trafia na twój stos, a stos daje punkty.

same = Ta sama wartość
same-before = Karta zabiera jedną kartę o **tej samej wartości**. Twoja piątka monet zabiera piątkę ze stołu. Kto może zabrać, musi to zrobić.
same-after = Obie piątki leżą na twoim stosie. Kart: { $pile }, w tym monet: { $coins }. Teraz gra Sam.
same-done = Zabrane

sum = Albo ta sama suma
sum-before = Karta zabiera też kilka kart, które **razem** mają jej wartość. Trzy i cztery to siedem. Gdyby leżała tu siódemka, trzeba by wziąć właśnie ją.
sum-after = Trzy karty za jednym razem, w stosie jest ich już { $pile }. Karta, która nic nie zabiera, zostaje na stole i mogą ją wziąć inni.
sum-done = Dobrze policzone

sweep = Scopa!
sweep-before = Przesuwamy zegar. Na stole została jedna karta. Weź ją, a stół będzie **czysty**.
sweep-after = To właśnie scopa: każda daje punkt. Twoje scopy: { $sweeps }. Teraz Sam nie ma czego zabrać i musi wyłożyć kartę.
sweep-done = Stół zamieciony

points = Co się liczy
points-before = Na koniec rundy jest punkt za **najwięcej kart**, za najwięcej monet, za **siódemkę monet**, za **primierę** (najlepszą kartę w każdym kolorze) i po jednym za każdą scopę. Gra kończy się rundą, w której ktoś ma { $target } punktów.
