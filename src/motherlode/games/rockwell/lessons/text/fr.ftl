### Ce que disent les leçons de Rockwell, en français.

## Le but
learn-aim-title = Le but, et comment gagner
learn-aim-welcome = Vous dirigez une compagnie minière : le cercle rouge marqué A, c’est vous. Tout tourne autour des étoiles : celui qui en a le plus à la fin gagne.
learn-aim-welcome-terminal = Vous dirigez une compagnie minière : tout ce qui porte la lettre A est à vous. Tout tourne autour des étoiles : celui qui en a le plus à la fin gagne.
learn-aim-mine = Voici la mine. Vos quatre équipes forent de l’extérieur vers l’intérieur, anneau après anneau, vers le noyau au centre. Ce qu’elles trouvent, ce sont des ressources : zinc, cuivre, argent et or.
learn-aim-deliver = Les ressources deviennent des étoiles quand vous les livrez. Vous avez 6 zinc, juste ce que demande la première livraison de zinc. Livrez, et les premières étoiles sont à vous.
learn-aim-not-yet = Ne partez pas encore : vous avez tout juste assez de zinc pour une livraison.
learn-aim-later = Des équipes plus fortes serviront plus tard. D’abord vos étoiles : livrez le zinc.
learn-aim-first-stars = 2 étoiles, à vous pour de bon. Le zinc est parti ; la prochaine livraison de zinc en demande 7.
learn-aim-achievements = Les exploits rapportent aussi des étoiles : ce sont des buts ouverts à tous, comme posséder 10 argent ou amener une équipe dans le noyau. Dès que vous en atteignez un, vous recevez la tuile, sans rien payer. Le premier reçoit le plus d’étoiles.
learn-aim-majorities = Les dernières étoiles se gagnent à la fin : celui qui a le plus d’une ressource en reçoit 2, le deuxième 1. De même pour l’argent liquide.
learn-aim-end = La fin vient quand assez de compagnies atteignent le noyau : à trois, il en faut deux. On joue cette manche jusqu’au bout, puis on compte.
learn-aim-done = Voilà le but : tirer des ressources de la mine et en faire des étoiles. Comment les tirer, c’est la leçon suivante.

## Forer
learn-drill-title = Forage et extraction
learn-drill-mine = Chaque compagnie commence avec une équipe à chacune des quatre entrées, E0 à E3. Dans un forage, vous choisissez une équipe et faites un pas : vers l’intérieur, l’extérieur ou de côté. D’une entrée, on gagne l’une des deux tuiles voisines. Vos deux adversaires sont déjà passés de E0 à A0.
learn-drill-power = Chaque tuile indique sa résistance, la force qu’il faut pour l’ouvrir : 3 pour A0. Toutes les équipes comptent ensemble, quel que soit leur propriétaire. Deux équipes de force 1 y sont déjà, une de chaque adversaire.
learn-drill-join = Il en manque une, et ce peut être la vôtre. Choisissez votre équipe à l’entrée E0 et menez-la sur A0.
learn-drill-alone = Là-bas vous seriez seul, et seul vous manquez de force. Choisissez l’équipe de l’entrée E0, près de A0.
learn-drill-next-door = Sur la tuile d’à côté, il faudrait attendre de l’aide. Allez sur A0 : avec vous, la force y est de 3.
learn-drill-stay = Rester est permis, mais sur A0 deux équipes en attendent une troisième. Allez-y.
learn-drill-shared = Force 3 : la tuile s’est ouverte et se retourne. Une carte a donné 7 zinc et 4 cuivre, et chaque compagnie sur place a reçu autant : 2 zinc et 1 cuivre. Le surplus va au plus fort ; à égalité, à celui qui a ouvert la tuile. C’était vous, et vous gardez aussi la carte.
learn-drill-deeper = Une tuile ouverte ne donne plus rien ; l’argent et l’or sont plus bas. Faites un pas avec une équipe, où vous voulez : sur B0 à la suite de votre adversaire, ou une autre équipe dans la mine.
learn-drill-go-on = Une manche n’a que quatre forages. Profitez de ce pas : menez l’équipe quelque part.
learn-drill-done = Ensemble on ouvre plus vite, seul on garde tout. Le surplus va au plus fort, ou à celui qui fait le dernier pas : tout le forage est là.

## Les enchères
learn-bid-title = Les enchères
learn-bid-round = Une manche commence par des enchères. Puis chacun place deux vice-présidents sur les trois plateaux : I pour la mine, II pour le marché, III pour l’atelier. Sur II et III, seuls agissent ceux qui y ont un siège.
learn-bid-why = À trois, le marché et l’atelier n’ont que deux sièges chacun. Celui qui mise le plus est premier dans l’ordre de direction et choisit d’abord.
learn-bid-bid = Vous avez 3000 $, 3 zinc, 2 cuivre et 1 argent. Misez de l’argent liquide, des cubes ou les deux ; un cube compte à sa valeur de marché. Personne ne voit rien avant que tous soient prêts. Misez quelque chose, puis validez votre mise.
learn-bid-nothing = Dans une partie, on peut toujours ne rien miser, et à mises égales l’ordre ne change pas. Cette fois, posez quelque chose et voyez ce que cela donne.
learn-bid-revealed = Toutes les mises sont révélées : 500 $ et 1 zinc (400 $) contre la vôtre. Celui qui a misé le plus choisit d’abord. Et attention : toute mise est perdue, celle des perdants aussi.
learn-bid-done = Misez donc ce que vaut pour vous le premier choix, et pas plus. Si n’importe quel siège vous va, cela peut être rien du tout.

## Vice-présidents
learn-seats-title = Les vice-présidents et leurs sièges
learn-seats-boards = Le plateau I fait forer tôt et donne un avantage : corrompre une équipe (sièges 1 et 2) ou engager un dé (3 et 4). Le plateau II donne des transactions au marché, le III des actions à l’atelier : 4 au siège 1, 3 au siège 2.
learn-seats-first = Vous avez misé le plus et choisissez d’abord. Le marché et l’atelier se remplissent le plus vite : prenez-y le siège 1, au plateau II ou III.
learn-seats-scarce = Au plateau I, il restera de la place : il a quatre sièges. Prenez d’abord le siège 1 du plateau II ou III.
learn-seats-better-seat = Le siège 2 donne une fois de moins, et vous avez le choix. Prenez le siège 1.
learn-seats-second = Votre second vice-président ne peut pas aller sur le même plateau. Prenez maintenant le siège 3 du plateau I : vous pourrez engager un dé en forant.
learn-seats-try-hiring = C’est possible, mais essayez le sous-traitant dans cette leçon : siège 3 du plateau I.
learn-seats-move = Nous sautons l’assurance ; elle a sa propre leçon. Sur A0 se trouve une équipe d’un adversaire, force 1 sur 3. Menez-y votre équipe de l’entrée E0.
learn-seats-that-crew = L’équipe de l’entrée E0 est juste à côté de A0. Choisissez celle-là.
learn-seats-that-tile = Sur A0, une équipe vous aidera. Allez-y.
learn-seats-hire = C’est maintenant 2 sur 3. Votre siège permet d’engager un dé : 1000 $ pour la force 1, et le niveau A n’en permet pas plus. Engagez-le.
learn-seats-one-short = Alors la tuile reste fermée, et bientôt un autre l’ouvrira. Engagez le dé.
learn-seats-stronger = Avec le dé, vous êtes le plus fort ici, 2 contre 1 : en plus de votre part, le surplus est à vous. Le dé repart à la fin de la manche.
learn-seats-done = Corrompre, c’est autre chose : vous attirez sur votre tuile une équipe adverse d’une tuile voisine, que son joueur le veuille ou non. Il y a trois jetons de corruption par manche, pour tous.

## Danger
learn-danger-title = Danger et assurance
learn-danger-danger = Certaines cartes portent le symbole du danger. Vous perdez alors autant de cubes du butin que vous avez de force sur cette tuile, les plus chers d’abord. Ce qui est derrière votre paravent est à l’abri.
learn-danger-insure = Avant de forer, chacun peut échanger des cubes contre des jetons d’assurance, un pour un. Un jeton sauve un cube. Échangez du bon marché, du zinc par exemple, puis validez.
learn-danger-at-least-one = Sans jeton, vous perdrez vos cubes les plus chers. Échangez-en au moins un.
learn-danger-drill = Vos équipes sont sur A0 et A7, et un adversaire est aussi sur A0 : force 2 sur 3. Menez l’équipe de A7 sur A0.
learn-danger-that-crew = Choisissez l’équipe sur A7 : elle peut aller sur A0.
learn-danger-that-tile = C’est sur A0 que la force manque. Allez-y.
learn-danger-tokens = Danger ! Vous avez deux équipes là : 2 cubes de votre butin sont en jeu, et c’est du cuivre. Rendez des jetons.
learn-danger-use-them = C’est pour cela que vous les avez. Chaque jeton sauve un cuivre de 600 $.
learn-danger-saved = Chaque jeton a sauvé un cuivre de 600 $. Payé en zinc bon marché, c’est un gain ; avec de l’or en jeu, il est plus grand. Votre adversaire n’avait pas de jeton et a perdu du cuivre.
learn-danger-done = Vous gardez ce que vous n’utilisez pas, mais à la fin les jetons ne valent rien. À l’atelier, vous pouvez acheter de la sécurité : elle agit d’elle-même, chaque fois.

## Marché et atelier
learn-works-title = Marché et atelier
learn-works-market = Phase II : le marché. Votre siège vous donne quatre transactions. À chacune, vous achetez ou vendez autant que vous voulez d’une sorte, et chaque sorte une fois. Les prix sont fixes : zinc 400 $, cuivre 600 $, argent 800 $, or 1000 $.
learn-works-sell = Vous avez 3000 $, et tout à l’heure vous voulez renforcer une équipe (1500 $) et construire un puits (2000 $). Vendez du cuivre ou de l’argent : la sorte, combien, et c’est fait.
learn-works-buy = Acheter est possible aussi, mais il vous faut des dollars. Vendez du cuivre ou de l’argent.
learn-works-not-zinc = Gardez encore votre zinc : il vaudra des étoiles. Vendez du cuivre ou de l’argent.
learn-works-sell-first = Sans vendre, il vous manque 500 $ pour vos projets.
learn-works-upgrade = Phase III : l’atelier. Votre équipe sur A0 y est avec un adversaire, force 2 sur 3. Renforcez-la à la force 2 et voyez ce qui arrive.
learn-works-that-crew = Vous pouvez renforcer toute équipe, mais sur A0 cela ouvre aussitôt une tuile.
learn-works-crew-first = Un bon achat aussi. Commencez par l’équipe sur A0 : cela ouvre une tuile.
learn-works-stay = Il vous reste quatre actions. Renforcez votre équipe sur A0.
learn-works-upgraded = À l’atelier aussi, une tuile s’ouvre dès que la force y est. Vous l’avez provoqué et vous êtes le plus fort : part, surplus et carte.
learn-works-shaft = Construisez maintenant un puits. Le premier va sur une tuile non retournée près d’une de vos équipes, sans équipe adverse. Quand elle s’ouvre, le surplus est toujours à vous, et ensuite elle vous donne des cubes à chaque manche.
learn-works-shaft-now = Bientôt. Construisez d’abord un puits, sur la tuile que vous voulez.
learn-works-deliver = Avec les nouveaux cubes, vous avez 6 zinc : assez pour la première livraison. Livrez-les.
learn-works-stars-now = D’abord les étoiles : livrez le zinc.
learn-works-done = Renforcer, construire, livrer : chaque action coûte des dollars ou des cubes. La sécurité et la mobilité (aller plus loin) s’achètent aussi ici. Vous savez tout pour une partie.

## Une partie
learn-match-title = Une partie de deux manches
learn-match-welcome = À vous de jouer, avec deux adversaires faciles. Après deux manches, on compte : exploits, livraisons, et pour chaque ressource et l’argent liquide 2 étoiles pour celui qui en a le plus, 1 pour le deuxième. À chaque question, une ligne dit à quoi elle sert.

purpose-bid = Chacun mise en secret ; celui qui mise le plus choisit d’abord ses sièges sur les plateaux. Votre mise est perdue de toute façon : ne misez que ce que cela vaut pour vous, ou rien.
purpose-place_vp = Pensez à vos besoins : gagner des dollars au plateau II, renforcer et livrer au III, forer tôt et avec de l’aide au I.
purpose-insure = Un jeton sauve plus tard un cube plus cher. Un ou deux cubes bon marché suffisent ; ne rien échanger va aussi.
purpose-crew = Une tuile s’ouvre quand la force de toutes ses équipes atteint son nombre. Choisissez une équipe qui y aide une tuile, ou qui peut descendre d’un pas.
purpose-move = Comptez la force sur la tuile : celui qui la complète l’ouvre, et toutes les équipes présentes partagent.
purpose-die = Emmener le dé coûte de nouveau : faites-le s’il ouvre la nouvelle tuile.
purpose-advantage_bribe = Attirez une équipe adverse sur votre tuile si cela complète la force.
purpose-bribe_target = Choisissez la tuile où l’équipe corrompue complète la force.
purpose-advantage_hire = Engagez un dé s’il ouvre la tuile ou fait de vous le plus fort.
purpose-first_tile = L’ordre peut décider qui compte où : d’abord la tuile où vous êtes le plus fort.
purpose-use_insurance = Chaque jeton sauve le cube le plus cher que vous perdriez.
purpose-market = Vendez ce qui ne vous sert pas, ou achetez ce qui manque pour un exploit ou une livraison.
purpose-amount = Pensez au prix de ce que vous voulez faire à l’atelier.
purpose-works = Faites de vos dollars et cubes quelque chose qui dure : équipes plus fortes, puits, ou étoiles par une livraison.
purpose-shaft_level = Un niveau plus haut coûte plus et permet plus de tuiles.
purpose-shaft_to = Mettez le puits là où une tuile s’ouvrira bientôt, ou là où une tuile ouverte donne des cubes.
