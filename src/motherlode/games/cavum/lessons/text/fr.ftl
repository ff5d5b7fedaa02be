### Ce que disent les leçons de Cavum, en français.

## Le but
learn-aim-title = Le but, et comment gagner
learn-aim-welcome = Une montagne pleine de gemmes, cinq villes autour, et un adversaire qui creuse à côté de vous. Le joueur qui a le plus de points après la dernière phase gagne. Une partie ordinaire compte trois phases ; votre partie d’apprentissage, deux.
learn-aim-points = Les points viennent des stations en ville reliées à la montagne, des pierres vendues, et des commandes : des cartes qui demandent certaines pierres. Les points sont aussi votre monnaie : vous misez avec. Le nombre près d’une couleur est le prix d’une telle pierre, pas ce que vous possédez.
learn-aim-points-terminal = Les points viennent des stations en ville reliées à la montagne, des pierres vendues, et des commandes : des cartes qui demandent certaines pierres. Les points sont aussi votre monnaie : vous misez avec. Le plus haut nombre ouvert sur l’échelle d’une couleur est le prix d’une telle pierre.
learn-aim-fulfil = Une phase s’achève. Vous avez rapporté de la montagne une pierre jaune et une rouge, juste ce que demande votre commande. Appuyez sur sa carte pour la remplir.
learn-aim-fulfil-terminal = Une phase s’achève. Vous avez rapporté de la montagne une pierre jaune et une rouge, juste ce que demande votre commande. Remplissez-la.
learn-aim-not-yet = Vous avez les deux pierres. Si vous arrêtez, la commande reste là ; remplissez-la.
learn-aim-first-points = 14 points d’un coup. Les deux pierres retournent aux échelles de prix de leurs couleurs, et les prix du jaune et du rouge baissent. Une commande encore en main à la fin coûte sa pénalité (le nombre rouge sur la carte) : ne prenez donc que ce que vous pensez remplir.
learn-aim-first-points-terminal = 14 points d’un coup. Les deux pierres retournent aux échelles de prix de leurs couleurs, et les prix du jaune et du rouge baissent. Une commande encore en main à la fin coûte sa pénalité (le nombre après − sur la carte) : ne prenez donc que ce que vous pensez remplir.
learn-aim-done = Voilà le but : construire, prospecter, puis bien vendre. Comment construire, c’est la leçon suivante.

## Tunnels et stations
learn-tunnels-title = Tunnels et stations
learn-tunnels-pieces = À chaque phase, chacun reçoit les mêmes douze pièces : quatre tunnels, de la dynamite, un filon, trois stations, deux options d’achat (3 points ou une autre pièce) et une tuile de prospection, pour chercher des pierres. Utiliser une pièce est une action, et un tour compte une à quatre actions.
learn-tunnels-tile = Commencez par un tunnel à 4 ou 6 sorties, sur J4 ou J5, près de Rubrica au sud ; 6 laissent plus de voies ouvertes. Une sortie doit rejoindre un tunnel déjà posé, par qui que ce soit. Choisissez la tuile et la place, orientez-la s’il y a le choix, et posez-la.
learn-tunnels-tile-first = Ce sera utile plus tard. Posez d’abord un tunnel à 4 ou 6 sorties.
learn-tunnels-near-city = C’est possible, mais ici nous construisons vers Rubrica. Posez-le sur J4 ou J5.
learn-tunnels-station = Dans la montagne, on ne bâtit une station que sur la tuile qu’on vient de poser. Bâtissez-en une maintenant, ici.
learn-tunnels-at-once = Après une autre action, l’occasion est passée : une station ne va que sur la tuile posée juste avant. Bâtissez-la maintenant.
learn-tunnels-keep = La rendre ne rapporte rien. Bâtissez-la.
learn-tunnels-city = D’une station dans la montagne, vos tunnels mènent à la ville. Vous pouvez maintenant y bâtir aussi, sur toute case où débouchent vos tunnels. Choisissez-en une ; elles se valent.
learn-tunnels-city-now = Bientôt. Bâtissez d’abord une station en ville : elle rapporte des points.
learn-tunnels-worth = Tant que votre station en ville est reliée à celle de la montagne, elle rapporte à la fin de la phase autant de points que la ville a de cases libres. Plus la ville est pleine, moins chacun reçoit.
learn-tunnels-end = Trois actions sont faites. Une quatrième est permise, et votre tour finit alors de lui-même ; on peut aussi s’arrêter plus tôt. Faites-le : finissez votre tour.
learn-tunnels-stop-here = Dans une partie, oui. Dans cette leçon, nous arrêtons ici : finissez votre tour.
learn-tunnels-done = Votre station ne laisse passer personne d’autre ; vos tunnels servent à tous, et les leurs à vous.

## Filons
learn-veins-title = Filons et prix
learn-veins-scales = Chaque couleur a une échelle de prix de 1 à 9. Les pierres posées dessus cachent des prix. Tout le jaune est dans la montagne : prix 9. Tout le rouge est encore sur l’échelle : prix 0.
learn-veins-vein = Un filon apporte des pierres dans la montagne. Posez le vôtre sur H5 ou J5, sur le chemin entre vos stations, et choisissez le rouge : votre commande le demande.
learn-veins-vein-first = D’abord le filon : il doit être là avant la prospection.
learn-veins-on-the-way = Votre chemin n’y passe pas. Choisissez H5 ou J5. (À côté d’un autre filon ou au bord, c’est toujours interdit.)
learn-veins-your-order = Votre commande demande jaune et rouge. Le jaune est au centre : choisissez donc le rouge.
learn-veins-keep = Le rendre ne rapporte rien. Posez le filon.
learn-veins-price = Trois pierres rouges sont passées de l’échelle au filon, et le prix du rouge est maintenant 3. Les filons sont à tous : votre adversaire peut y passer aussi.
learn-veins-option = Une option d’achat donne 3 points, ou une pièce de la réserve de négoce. Prenez un filon et posez-le à l’autre place de votre chemin ; la couleur est à votre choix.
learn-veins-option-now = Utilisez votre option d’achat : elle vous donne un second filon.
learn-veins-three-points = 3 points sont sûrs. Mais un filon sur votre chemin donne une pierre, maintenant et plus tard ; essayez.
learn-veins-a-vein = Utile aussi, mais prenez un filon : chaque filon sur votre chemin est une pierre.
learn-veins-done = Chaque filon de votre chemin donnera une pierre. Comment les prendre, c’est la leçon suivante.

## Prospecter
learn-prospect-title = Prospecter, et la suite
learn-prospect-route = La tuile de prospection est toujours votre dernière pièce. Vous choisissez un chemin d’une de vos stations à une autre et prenez une pierre à chaque filon traversé. Vous avez des stations en E5 et à Rubrica.
learn-prospect-go = Prospectez : partez de Rubrica 3 ou de E5 et suivez le tunnel par les trois filons (bleu, rouge, jaune), place par place, jusqu’à votre autre station.
learn-prospect-no-route = Sans chemin, vous n’avez rien. Utilisez la tuile de prospection et passez par les filons.
learn-prospect-long-way = Partez de Rubrica 3 ou de E5 : ainsi vous passez par tous les filons.
learn-prospect-off-the-way = Par là, aucun filon pour vous. Restez dans le tunnel vers votre autre station.
learn-prospect-stones = Trois pierres en main, et vous seul savez lesquelles. On n’entre pas deux fois au même endroit, et une station adverse vous arrête.
learn-prospect-cities = Tous ont fini, donc les villes comptent : deux de vos stations à Rubrica, deux cases libres, 2 points par station.
learn-prospect-blast = Puis toute la dynamite visible explose. En G7, elle a emporté G6 et H6 : votre ligne vers le centre est coupée. Stations et filons restent toujours en place.
learn-prospect-done = La dynamite porte votre chemin comme tout tunnel, mais à la fin de la phase elle disparaît, avec les tuiles voisines. Posez-la où elle ne vous nuit pas.

## La vente
learn-sale-title = La vente
learn-sale-down = On vend maintenant couleur après couleur, le jaune d’abord. Les offres descendent : celui qui propose le prix le plus bas vend à ce prix autant de pierres qu’il veut. Les autres gardent les leurs.
learn-sale-yellow = Votre adversaire propose 6 pour le jaune. Votre pierre jaune vaut plus : avec la rouge, 14 points pour votre commande. Passez.
learn-sale-keep-yellow = Vous auriez 5 au plus, et votre commande ne serait pas remplie. Passez et gardez la pierre.
learn-sale-red = Rouge : vous seul en avez une, et le prix ouvert le plus haut est 3. Cette pierre aussi est pour la commande : passez.
learn-sale-keep-red = 3 points maintenant, ou 14 avec la jaune. Passez.
learn-sale-blue = Le bleu ne vous sert à rien, et personne d’autre n’en a. Proposez le prix le plus haut : 3.
learn-sale-more = Personne n’offre contre vous : demandez 3.
learn-sale-spare = Aucune commande ne vous demande du bleu. Vendez la pierre : proposez 3.
learn-sale-sell = C’est vous qui vendez : combien de pierres ?
learn-sale-order = Après les couleurs viennent les commandes. Livrez jaune et rouge : 14 points.
learn-sale-fulfil-it = Vous avez jaune et rouge. Remplissez votre commande.
learn-sale-done = Les pierres vendues retournent sur l’échelle, et le prix baisse. Vous gardez ce que vous ne vendez pas ; tout à la fin, tout se vend, pierre par pierre.

## Cartes et commandes
learn-cards-title = Cartes d’ordre et commandes
learn-cards-cards = Une phase commence par des enchères. La carte que vous prenez décide qui joue quand : la plus basse d’abord. Une carte haute donne une dynamite à plus de sorties.
learn-cards-bid = Vous ouvrez. Vous payez en points, et seulement si vous gagnez. Misez de 0 à 4 points.
learn-cards-too-much = Vous avez 20 points, et le premier choix en vaut rarement autant. Misez 4 points au plus.
learn-cards-card = Vous remportez l’enchère. Prenez la carte 1 ou 2 : vous choisirez d’abord une commande et construirez d’abord.
learn-cards-low-card = Une bonne carte aussi, avec une dynamite plus forte. Cette fois, essayez d’être premier : carte 1 ou 2.
learn-cards-order = Maintenant les commandes, tour à tour. Chacune montre ses pierres, ses points, et la pénalité si elle n’est pas remplie à la fin. Prenez-en une petite, à deux pierres.
learn-cards-small-first = Trois ou quatre couleurs, c’est beaucoup pour un chemin. Prenez une commande à deux pierres.
learn-cards-one-at-least = Avec une commande, vous savez que chercher. Prenez-en une à deux pierres.
learn-cards-more = Votre adversaire passe et ne prend plus rien dans cette phase. Vous pouvez en prendre une autre ou passer aussi ; à vous de voir.
learn-cards-done = Ce qui reste reçoit un jeton : 2 points pour celui qui prendra la commande plus tard. Vous savez tout pour votre partie d’apprentissage.

## Une partie
learn-match-title = La partie d’apprentissage en deux phases
learn-match-welcome = Jouez maintenant jusqu’au bout la partie d’apprentissage en deux phases, contre un adversaire facile. Vous en connaissez le début par les leçons : les enchères, les commandes et le premier tour de chacun sont déjà joués. Reliez tôt une station de la montagne à une ville et posez des filons sur votre chemin. À chaque question, une ligne dit à quoi elle sert.

purpose-bid = Vous misez des points : une carte basse fait construire d’abord, une haute donne une dynamite plus forte. Cela vaut rarement plus de quelques points. Celui qui ouvre ne peut pas passer, mais peut miser 0.
purpose-card = Basse, c’est tôt et premier aux filons ; haute, c’est une dynamite plus forte.
purpose-order = Prenez des commandes dont vous pensez avoir les couleurs sur un seul chemin ; les autres coûtent leur pénalité.
purpose-piece =
    { $left ->
        [1] Il ne reste que la tuile de prospection : elle rapporte une pierre de chaque filon d’un chemin entre deux de vos stations.
       *[other]
            { $acts ->
                [0] Il vous faut une ligne : une station dans la montagne, des tunnels le long des filons, une station en ville. Dans la montagne, une station va sur la tuile tout juste posée. La tuile de prospection est toujours la dernière.
               *[other] Vous pouvez faire jusqu’à quatre actions par tour. Continuez tant que votre ligne s’allonge ; celui qui finit son tour garde les autres pièces pour le suivant, et voit d’abord ce que font les autres.
            }
    }
purpose-lay =
    { $explodes ->
        [0] Un tunnel prolonge votre ligne, vers une ville ou vers un filon.
       *[other] La dynamite explose à la fin de la phase et emporte les tuiles voisines : posez-la où elle gêne un adversaire, et pas à côté de votre ligne.
    }
purpose-turn = Les sorties doivent continuer où vous voulez aller. Si la tuile ne va que d’une façon, posez-la simplement.
purpose-build = En ville, une station reliée rapporte des points ; dans la montagne, c’est un bout de votre chemin.
purpose-lay_vein = Chaque filon sur votre chemin rapporte une pierre. Posez-le là où vous passerez plus tard, d’une de vos stations à une autre.
purpose-colour = Choisissez une couleur de votre commande, ou une qui se vend bien.
purpose-take = 3 points sont sûrs ; une tuile, un filon ou une station peut valoir plus.
purpose-start = Choisissez la station d’où vous atteignez le plus de filons.
purpose-route = Passez par autant de filons que possible et finissez à une de vos stations.
purpose-sale = Celui qui propose le moins peut vendre. S’il ne reste personne d’autre, demandez le prix le plus haut. Gardez les pierres qu’il vous faut pour une commande.
purpose-sell = Vendez ce qui ne sert à aucune commande.
purpose-fulfil = Une commande remplie rapporte plus que ses pierres une à une.
purpose-final_sale = Vendez la couleur au prix le plus haut : il baisse à chaque pierre, celles d’un adversaire aussi.
