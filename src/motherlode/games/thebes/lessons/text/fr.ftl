### Ce que disent les leçons de Thebes, en français.

## Le but
learn-aim-title = Le but, et comment on gagne
learn-aim-welcome = Vous êtes archéologue vers 1900. Vous avez trois ans : étudier dans les villes d’Europe, fouiller autour de la Méditerranée, montrer ce que vous avez trouvé. Le joueur qui a le plus de points à la fin de 1903 gagne.
learn-aim-points = Les points viennent de quatre choses : les artefacts que vous déterrez, les expositions que vous montez, les congrès où vous allez, et le fait d’en savoir plus que les autres sur un site (5 points par site, 3 en cas d’égalité).
learn-aim-take = Votre premier point est tout près : le congrès de Vienne. Prenez cette carte. Votre pion s’y rend de lui-même.
learn-aim-other-card = Une carte utile, mais pas encore un point. Prenez d’abord le congrès de Vienne.
learn-aim-swap = Le congrès serait perdu. Prenez-le d’abord.
learn-aim-first-point = Un congrès vaut 1 point. Plus vous en visitez, plus chacun compte : deux valent 3, trois 6, quatre 10.
learn-aim-done = Voilà le but : tirer de vos semaines plus de points que les autres. Ce que rapporte une semaine, c’est la leçon suivante.

## Voyages et temps
learn-time-title = Voyages et temps
learn-time-weeks = Il n’y a pas d’argent ici ; tout coûte des semaines. Chaque étape le long d’une route prend une semaine, et chaque carte dit combien de semaines prend en plus son action. Votre pierre de temps avance du total sur la piste du temps.
learn-time-near = Prenez la carte du livre sur l’Égypte, à Moscou : une étape depuis Varsovie et une semaine de lecture, 2 semaines en tout.
learn-time-far = Londres est à deux étapes et cette carte prend six semaines : 8 semaines pour une carte. Prenez le livre tout proche, à Moscou.
learn-time-later = C’est possible aussi, mais essayez d’abord le petit voyage : le livre à Moscou.
learn-time-on-top = On ne joue pas à tour de rôle. C’est à celui qui a le plus de retard dans le temps. Votre adversaire a aussi pris 2 semaines et arrive sur votre case, sa pierre de temps sur la vôtre ; et celle du dessus joue d’abord : il joue encore une fois.
learn-time-behind = Maintenant votre adversaire est en avance dans le temps et vous en retard. Vous jouez, encore et encore, jusqu’à dépasser sa pierre de temps. Prenez la carte de votre choix, ou renouvelez l’offre à Varsovie.
learn-time-dig-later = Les fouilles ont leur propre leçon. Prenez pour l’instant une carte, ou renouvelez l’offre à Varsovie.
learn-time-done = À retenir : une longue action offre plusieurs tours aux autres. Après une courte, c’est peut-être encore à vous.

## Apprendre
learn-cards-title = Apprendre : les cartes de recherche
learn-cards-books = Sans livre sur un site, on n’y fouille pas, et chaque livre compte. Prenez les trois livres sur l’Égypte à Moscou.
learn-cards-general-alone = Le savoir général sert partout, mais jamais plus que vos livres sur le site lui-même. Sans livres sur l’Égypte il ne sert à rien : prenez-les d’abord.
learn-cards-first-books = D’abord les livres sur l’Égypte : sans livre sur un site, vous ne pouvez pas du tout y fouiller.
learn-cards-helpers = Les aides durent : les pelles donnent plus de jetons pour des fouilles, les assistants plus de savoir. Seule, une aide disparaît après usage ; à partir de deux, elles restent et servent chaque fois. Prenez la pelle ici à Moscou, ou l’assistant à Berlin.
learn-cards-not-that = Maintenant une aide : la pelle ou l’assistant.
learn-cards-others = Il y a plus encore : une automobile épargne une semaine sur les longs voyages, un zeppelin rend un voyage gratuit, une rumeur ajoute 2 points de savoir à des fouilles, un permis spécial permet de fouiller deux fois par an sur un site. Si l’offre ne vous plaît pas, renouvelez les quatre cartes à Varsovie pour une semaine.
learn-cards-done = Chaque carte prise est aussitôt remplacée. Les livres comptent aussi à la fin : celui qui en sait le plus sur un site reçoit 5 points.

## Les fouilles
learn-dig-title = Les fouilles
learn-dig-ready = Vous voilà bien avancé : quatre livres sur l’Égypte et deux de savoir général, 6 points de savoir en tout. Le sac d’Égypte contient 14 trouvailles et 16 gravats.
learn-dig-go = Allez fouiller en Égypte.
learn-dig-dig-now = Vous en savez assez, et votre permis pour l’Égypte est valable. Fouillez maintenant.
learn-dig-weeks = Combien de temps ? La roue montre combien de jetons donne chaque nombre de semaines avec votre savoir. Ici, 4 à 8 semaines sont une bonne affaire ; choisissez.
learn-dig-too-short = Un si long voyage pour si peu de jetons ? Restez au moins 4 semaines.
learn-dig-too-long = Les dernières semaines rapportent peu. Gardez-les pour autre chose : 8 semaines au plus.
learn-dig-found = Ce que vous trouvez est à vous pour de bon, avec ses points. Les gravats retournent dans le sac : qui viendra plus tard trouvera moins en Égypte. Premier à fouiller ici, vous avez aussi reçu l’artefact bonus.
learn-dig-permission = Votre permis pour l’Égypte est utilisé : vous y fouillerez de nouveau quand votre pierre de temps aura passé le nouvel an. Les autres sites vous restent ouverts.
learn-dig-done = Apprendre d’abord, puis fouiller tant que le sac est riche : c’est le cœur du jeu.

## Expositions et congrès
learn-shows-title = Expositions et congrès
learn-shows-row = Vous avez fouillé en Grèce et en Égypte, et une exposition est arrivée dans la rangée. Elle indique sa ville, ses semaines, ses points et les artefacts demandés : pour la petite de Londres, 1 de Grèce et 2 d’Égypte.
learn-shows-show = Vous avez tout ce qu’il faut ; la valeur des artefacts ne compte pas. Montez l’exposition avant qu’elle quitte la rangée.
learn-shows-show-first = L’exposition sera peut-être partie à votre retour : les nouvelles la poussent, et après la case c elle est perdue. Montez-la maintenant.
learn-shows-shown = 4 points, et vous gardez les artefacts : ils peuvent servir à d’autres expositions et comptent aussi par eux-mêmes.
learn-shows-congress = Vous êtes à Londres, et un congrès aussi : deux semaines, sans voyage. Prenez-le.
learn-shows-congress-first = Le congrès est ici même, à Londres : prenez-le.
learn-shows-count = Les congrès comptent ensemble : 1, 3, 6, 10, 15 points pour un à cinq congrès. Deux sur votre route valent mieux qu’un seul au loin.
learn-shows-done = Vous savez tout. La dernière leçon est une partie entière.

## Une partie
learn-match-title = Une partie entière à deux
learn-match-welcome = Jouez maintenant une partie contre un adversaire facile. À chaque question, une ligne dit à quoi elle sert. Au besoin, demandez un conseil ; rien ici ne peut se casser.

purpose-choose =
    { $shows ->
        [0]
            { $digs ->
                [0] Faire des points avec des semaines : réunissez des livres sur un ou deux sites, fouillez-y dès que vous en avez trois ou quatre, et montrez vos trouvailles dans des expositions.
               *[other] Vous avez au moins trois livres sur un site où vous pouvez fouiller. Donnez-y assez de semaines : la roue dit combien de jetons elles rapportent. Celui qui fouille tôt trouve le plus.
            }
       *[other] Vos trouvailles suffisent pour une exposition visible dans la rangée : ses points sont sûrs, et ils vont au premier venu.
    }
purpose-zeppelin = Un zeppelin ne sert qu’à un voyage : gardez-le pour un long.
purpose-rumour = Une rumeur donne une fois 2 points de savoir : servez-vous-en quand la roue donne alors plus de jetons.
purpose-assistant = Un assistant seul disparaît après usage : 1 point de savoir de plus le vaut-il pour ces fouilles ?
purpose-shovel = Une pelle seule disparaît après usage ; elle donne maintenant un jeton de plus.
purpose-weeks = Cherchez sur la roue la dernière semaine qui ajoute encore un jeton.
