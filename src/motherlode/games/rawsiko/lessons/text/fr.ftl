### Ce que disent les leçons de RAWsiko, en français.

## Le but
learn-aim-title = Le but, et comment gagner
learn-aim-welcome = La Chine a fermé ses frontières, et les entreprises du monde cherchent leurs matières ailleurs. Vous dirigez l’une d’elles. Le joueur qui a le plus de points de victoire (PV) à la fin gagne.
learn-aim-goals = Vous avez quatre objectifs secrets : des produits à fabriquer. Chacun demande certaines matières et vaut de 3 à 22 PV. Un objectif ne compte que si vous contrôlez toutes ses matières à la fin ; s’il en manque une, il ne vaut rien.
learn-aim-map = Pour lire la carte : les lettres près d’un territoire sont ses matières ; Ta est le tantale. Case verte : vous avez déjà cette matière, d’où qu’elle vienne ; orange : elle manque encore à vos objectifs ; blanche : vous n’en avez pas besoin. Un nombre compte les pions : 4/4 au Pérou veut dire que quatre s’y trouvent et que tous peuvent encore bouger.
learn-aim-map-terminal = Pour lire la carte : une lettre et un nombre sont un joueur et le nombre de ses pions. Sous la carte, la liste donne les matières de chaque territoire ; Ta est le tantale. ✓ : vous avez déjà cette matière, d’où qu’elle vienne ; ! : un de vos objectifs en a encore besoin. 4/4 au Pérou veut dire que quatre pions s’y trouvent et que tous peuvent encore bouger.
learn-aim-missing = On contrôle une matière en possédant un territoire où elle se trouve. Pour les appareils photo numériques (13 PV), il ne vous manque que le tantale. Il est en Colombie, et personne n’y est.
learn-aim-take = C’est le dernier tour. Passez du Pérou ou du Brésil en Colombie : choisissez d’où, vers où et combien.
learn-aim-neighbour = Ce territoire ne touche pas la Colombie. Partez du Pérou ou du Brésil.
learn-aim-colombia = Le tantale qui vous manque est en Colombie. Allez-y.
learn-aim-leave-one = Alors personne ne reste, et le territoire avec ses matières n’est plus à vous. Laissez au moins une ressource.
learn-aim-not-yet = Pas encore : sans tantale, vos appareils ne valent rien. Entrez d’abord en Colombie.
learn-aim-complete = La Colombie est à vous, le tantale aussi. Deux objectifs sont complets : engrais (3 PV) et appareils photo numériques (13 PV).
learn-aim-end = C’est tout ce qu’il faut. Terminez votre phase d’action ; les autres jouent encore, puis on compte.
learn-aim-enough = C’est possible, mais cela n’aide pas vos objectifs. Terminez votre phase d’action.
learn-aim-scored = 16 PV : vous gagnez. Vous ne voyez qu’à présent les objectifs des autres, dans le tableau sous la carte ; aucun n’était complet.
learn-aim-scored-terminal = 16 PV : vous gagnez. Vous ne voyez qu’à présent les objectifs des autres, avec les joueurs ; aucun n’était complet.
learn-aim-done = Voilà le but : posséder à la fin les bons territoires. Comment avoir les premiers, c’est la leçon suivante.

## Choisir ses territoires
learn-draft-title = Choisir ses territoires
learn-draft-goals = Regardez d’abord vos objectifs. Les engrais demandent de la roche phosphatée et des borates, les appareils photo entre autres du niobium, du silicium et de l’indium. L’Amérique du Sud en réunit beaucoup.
learn-draft-first = Choisissez l’Amérique du Sud, et là trois territoires qui se touchent. Le Pérou, le Brésil, le Chili et la Bolivie ont ce que vous cherchez : prenez-en trois.
learn-draft-elsewhere = Il y a moins pour vos objectifs là-bas. Choisissez l’Amérique du Sud.
learn-draft-those-four = C’est possible, mais pour vos objectifs le Pérou, le Brésil, le Chili et la Bolivie valent mieux.
learn-draft-second = Un continent est libre tant que personne ne l’a choisi, et tant qu’il en reste un, il faut le prendre. Vous choisissez en dernier : seule l’Amérique du Nord est libre. Prenez-y deux territoires qui se touchent. Les États-Unis ont des terres rares légères, pour vos appareils photo.
learn-draft-place = Chacun de vos territoires porte une ressource : c’est le nom de vos pions, vos gens et vos machines ; ce ne sont pas des matières. Vous en recevez encore six ; placez-en deux maintenant. La première : là où vous voulez avancer, ou là où un autre est proche.
learn-draft-again = Et une autre. Toutes au même endroit ou réparties : les deux sont permis.
learn-draft-done = Deux suffisent pour l’instant ; dans une partie, vous placez les six. Avec beaucoup de ressources au même endroit, on attaque bien ; isolées, ce sont des proies faciles. Comment les déplacer : c’est la leçon suivante.

## Se déplacer
learn-move-title = Se déplacer
learn-move-phase = Dans votre phase d’action, vous faites autant de déplacements que vous voulez, mais chaque ressource ne bouge qu’une fois. On passe à un territoire voisin, par terre ou par mer, le long d’une ligne en tirets.
learn-move-enter = La Bolivie est vide à côté du Pérou et a de l’antimoine et du tungstène. Entrez-y depuis le Pérou, avec une ou deux ressources.
learn-move-from-peru = Partez du Pérou : il touche la Bolivie et peut en donner.
learn-move-to-bolivia = C’est possible aussi, mais prenez maintenant la Bolivie.
learn-move-leave-one = Alors personne ne reste, et le territoire avec ses matières n’est plus à vous. Laissez au moins une ressource.
learn-move-move-first = Vous n’avez encore rien fait. Entrez en Bolivie.
learn-move-yours = Un territoire vide est aussitôt à vous, ses matières aussi. Les ressources qui viennent de bouger ne vont pas plus loin ce tour-ci.
learn-move-more = Maintenant depuis le Brésil : il y en a quatre. Entrez en Argentine ou en Colombie et laissez-en au moins une.
learn-move-from-brazil = Le Brésil a le plus de ressources. Partez de là.
learn-move-empty-one = Prenez un territoire vide à côté : l’Argentine ou la Colombie.
learn-move-one-more = Le Brésil en a quatre. Servez-vous-en encore.
learn-move-end = Deux territoires de plus. Terminez votre phase d’action ; c’est alors au suivant.
learn-move-stop-here = Dans une partie, on continue tant qu’il reste des ressources non déplacées. Ici, nous arrêtons : terminez votre phase d’action.
learn-move-done = Les territoires vides sont les moins chers : ni dés, ni pertes. Soyez-y avant les autres.

## Investir
learn-invest-title = Investir
learn-invest-count = À partir du tour 2, chacun reçoit d’abord de nouvelles ressources : une pour trois matières différentes, arrondi vers le haut. Vous en contrôlez 16, donc 6 ressources. Deux sources de la même matière comptent une fois.
learn-invest-where = Placez-les où vous voulez agir ce tour-ci : près d’un territoire vide, ou là où un autre vous touche. En face du Brésil, par mer, il y a la Guinée, avec un seul défenseur.
learn-invest-place = Placez votre première ressource sur un de vos territoires.
learn-invest-again = Et une autre ; nous plaçons le reste pour vous.
learn-invest-done = Plus de matières, plus de ressources, plus de territoires : plus on grandit tôt, plus on grandit vite. Rien ne s’épargne, tout se place.

## Combat
learn-battle-title = Combat
learn-battle-border = La Guinée est à un autre, avec une ressource dessus, et a de la bauxite et du caoutchouc naturel. Du Brésil, on y va par mer.
learn-battle-dice = Pour entrer chez un autre, on attaque avec une à trois ressources : un dé pour chacune. Le défenseur lance aussi, trois au plus. Le plus haut contre le plus haut ; à égalité, le défenseur gagne.
learn-battle-attack = Attaquez la Guinée depuis le Brésil, avec deux ou trois ressources. À trois contre une, vous gagnez 66 fois sur 100, à une seulement 42.
learn-battle-from-brazil = Seul le Brésil touche la Guinée, par mer. Partez de là.
learn-battle-to-guinea = Visez la Guinée : il n’y en a qu’une.
learn-battle-more-dice = Avec un seul dé, les chances sont les plus faibles. Prenez-en deux ou trois.
learn-battle-attack-first = Pas encore : attaquez d’abord la Guinée.
learn-battle-conquered = Gagné. Tous vos attaquants entrent en Guinée et ont fini pour ce tour. Les matières sont aussitôt à vous.
learn-battle-limits = En cas d’échec, les survivants restent où ils étaient et ont fini pour ce tour. Quatre ressources ou plus sur un territoire ne tombent jamais d’un coup. Un joueur qui n’en a plus est éliminé.
learn-battle-done = Attaquez là où il y en a peu et où vous en avez beaucoup, et seulement pour ce que demande un objectif. Vous savez tout pour une partie.

## Une partie
learn-match-title = Une partie de trois tours
learn-match-welcome = Jouez maintenant une courte partie : trois tours, avec deux adversaires faciles. Regardez toujours quelles matières manquent à vos objectifs. À chaque question, une ligne dit à quoi elle sert.

purpose-choose_continent = Choisissez le continent qui a le plus de matières pour vos objectifs : le nombre orange compte celles qui vous manquent.
purpose-choose_continent-terminal = Choisissez le continent qui a le plus de matières pour vos objectifs : dans la liste sous la carte, celles qui vous manquent portent un !.
purpose-choose_territory = Prenez des territoires qui couvrent ensemble beaucoup de vos objectifs et se touchent.
purpose-distribute = Placez des ressources là où des territoires vides avec vos matières sont proches.
purpose-invest = Placez les nouvelles ressources où vous voulez prendre quelque chose ce tour-ci, ou devez tenir.
purpose-action = Prenez d’abord les territoires vides avec des matières qui vous manquent ; quand tout est fait, terminez votre phase d’action.
purpose-target = Choisissez un territoire qui rapproche d’un objectif ; vide, il est gratuit ; à un autre, il faut des dés.
purpose-number = Laissez au moins une ressource, sinon vous perdez le territoire ; isolée, une ressource est une proie facile. Attaquez avec autant que permis.
purpose-china = Prenez la matière qui complète un objectif.
