### Ce que disent les leçons de RAWsiko, en français.

## Le but
aim-title = Le but, et comment gagner
aim-welcome = La Chine a fermé ses frontières, et les entreprises du monde cherchent leurs matières ailleurs. Vous dirigez l’une d’elles. Qui a le plus de points de victoire (PV) à la fin gagne.
aim-goals = Vous avez quatre objectifs secrets : des produits à fabriquer. Chacun demande certaines matières et vaut de 3 à 22 PV. Un objectif ne compte que si vous contrôlez toutes ses matières à la fin ; presque, c’est rien.
aim-missing = On contrôle une matière en possédant un territoire où elle se trouve. Pour les appareils photo numériques (13 PV), il ne vous manque que le tantale. Il est en Colombie, et personne n’y est.
aim-take = C’est le dernier tour. Passez du Pérou ou du Brésil en Colombie : choisissez d’où, vers où et combien.
aim-neighbour = Ce territoire ne touche pas la Colombie. Partez du Pérou ou du Brésil.
aim-colombia = Le tantale qui vous manque est en Colombie. Allez-y.
aim-leave-one = Alors personne ne reste, et le territoire avec ses matières n’est plus à vous. Laissez au moins une ressource.
aim-not-yet = Pas encore : sans tantale, vos appareils ne valent rien. Entrez d’abord en Colombie.
aim-complete = La Colombie est à vous, le tantale aussi. Deux objectifs sont complets : engrais (3 PV) et appareils photo numériques (13 PV).
aim-end = C’est tout ce qu’il faut. Terminez votre phase d’action ; les autres jouent encore, puis on compte.
aim-enough = C’est possible, mais cela n’aide pas vos objectifs. Terminez votre phase d’action.
aim-scored = 16 PV : vous gagnez. Vous ne voyez qu’à présent les objectifs des autres ; aucun n’était complet.
aim-done = Voilà le but : posséder à la fin les bons territoires. Comment avoir les premiers, c’est la leçon suivante.

## Choisir ses territoires
draft-title = Choisir ses territoires
draft-goals = Regardez d’abord vos objectifs. Les engrais demandent de la roche phosphatée et des borates, les appareils photo entre autres du niobium, du silicium et de l’indium. L’Amérique du Sud en réunit beaucoup.
draft-first = Choisissez l’Amérique du Sud, et là trois territoires qui se touchent. Le Pérou, le Brésil, le Chili et la Bolivie ont ce que vous cherchez : prenez-en trois.
draft-elsewhere = Il y a moins pour vos objectifs là-bas. Choisissez l’Amérique du Sud.
draft-those-four = C’est possible, mais pour vos objectifs le Pérou, le Brésil, le Chili et la Bolivie valent mieux.
draft-second = Tous ont maintenant un second continent ; vous choisissez en dernier, et seule l’Amérique du Nord est libre. Prenez-y deux territoires qui se touchent. Les États-Unis ont des terres rares légères, pour vos appareils photo.
draft-place = Chacun de vos territoires porte une ressource. Vous en recevez encore six : placez-en une là où vous voulez avancer, ou là où un autre est proche.
draft-again = Et une autre. Toutes au même endroit ou réparties : les deux sont permis.
draft-done = Beaucoup de ressources au même endroit attaquent bien ; isolées, ce sont des proies faciles. Dans une partie, vous placez les six.

## Se déplacer
move-title = Se déplacer
move-phase = Dans votre phase d’action, vous faites autant de déplacements que vous voulez, mais chaque ressource ne bouge qu’une fois. On passe à un territoire voisin, par terre ou le long d’un pointillé en mer.
move-enter = La Bolivie est vide à côté du Pérou et a de l’antimoine et du tungstène. Entrez-y depuis le Pérou, avec une ou deux ressources.
move-from-peru = Partez du Pérou : il touche la Bolivie et peut en donner.
move-to-bolivia = C’est possible aussi, mais prenez maintenant la Bolivie.
move-leave-one = Alors personne ne reste, et le territoire avec ses matières n’est plus à vous. Laissez au moins une ressource.
move-move-first = Vous n’avez encore rien fait. Entrez en Bolivie.
move-yours = Un territoire vide est aussitôt à vous, ses matières aussi. Les ressources qui viennent de bouger ne vont pas plus loin ce tour-ci.
move-more = Maintenant depuis le Brésil : il y en a quatre. Entrez en Argentine ou en Colombie et laissez-en au moins une.
move-from-brazil = Le Brésil a le plus de ressources. Partez de là.
move-empty-one = Prenez un territoire vide à côté : l’Argentine ou la Colombie.
move-one-more = Le Brésil en a quatre. Servez-vous-en encore.
move-end = Deux territoires de plus. Terminez votre phase d’action ; c’est alors au suivant.
move-stop-here = Dans une partie, on continue tant qu’il reste des ressources non déplacées. Ici, nous arrêtons : terminez votre phase d’action.
move-done = Les territoires vides sont les moins chers : ni dés, ni pertes. Soyez-y avant les autres.

## Investir
invest-title = Investir
invest-count = À partir du tour 2, chacun reçoit d’abord de nouvelles ressources : une pour trois matières différentes, arrondi vers le haut. Vous en contrôlez 16, donc 6 ressources. Deux sources de la même matière comptent une fois.
invest-where = Placez-les où vous voulez agir ce tour-ci : près d’un territoire vide, ou là où un autre vous touche. En face du Brésil, par mer, il y a la Guinée, avec un seul défenseur.
invest-place = Placez votre première ressource sur un de vos territoires.
invest-again = Et une autre ; nous plaçons le reste pour vous.
invest-done = Plus de matières, plus de ressources, plus de territoires : qui grandit tôt grandit plus vite. Rien ne s’épargne, tout se place.

## Combat
battle-title = Combat
battle-border = La Guinée est à un autre, avec une ressource dessus, et a de la bauxite et du caoutchouc naturel. Du Brésil, on y va par mer.
battle-dice = Pour entrer chez un autre, on attaque avec une à trois ressources : un dé pour chacune. Le défenseur lance aussi, trois au plus. Le plus haut contre le plus haut ; à égalité, le défenseur gagne.
battle-attack = Attaquez la Guinée depuis le Brésil, avec deux ou trois ressources. À trois contre une, vous gagnez 66 fois sur 100, à une seulement 42.
battle-from-brazil = Seul le Brésil touche la Guinée, par mer. Partez de là.
battle-to-guinea = Visez la Guinée : il n’y en a qu’une.
battle-more-dice = Avec un seul dé, les chances sont les plus faibles. Prenez-en deux ou trois.
battle-attack-first = Pas encore : attaquez d’abord la Guinée.
battle-conquered = Gagné. Tous vos attaquants entrent en Guinée et ont fini pour ce tour. Les matières sont aussitôt à vous.
battle-limits = En cas d’échec, les survivants restent où ils étaient et ont fini pour ce tour. Quatre ressources ou plus sur un territoire ne tombent jamais d’un coup. Qui n’en a plus est éliminé.
battle-done = Attaquez là où il y en a peu et où vous en avez beaucoup, et seulement pour ce que demande un objectif. Vous savez tout pour une partie.

## Une partie
match-title = Une partie de trois tours
match-welcome = Jouez maintenant une courte partie : trois tours, avec deux adversaires faciles. Regardez toujours quelles matières manquent à vos objectifs. À chaque question, une ligne dit à quoi elle sert.

purpose-choose_continent = Choisissez le continent qui a le plus de matières pour vos objectifs.
purpose-choose_territory = Prenez des territoires qui couvrent ensemble beaucoup de vos objectifs et se touchent.
purpose-distribute = Placez des ressources là où des territoires vides avec vos matières sont proches.
purpose-invest = Placez les nouvelles ressources où vous voulez prendre quelque chose ce tour-ci, ou devez tenir.
purpose-action = Prenez d’abord les territoires vides avec des matières qui vous manquent ; quand tout est fait, terminez votre phase d’action.
purpose-target = Choisissez un territoire qui rapproche d’un objectif ; vide, il est gratuit ; à un autre, il faut des dés.
purpose-number = Laissez au moins une ressource, sinon vous perdez le territoire. Attaquez avec autant que permis.
purpose-china = Prenez la matière qui complète un objectif.
