<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{target} is a folder; a file name is needed.</source>
        <translation>{target} est un dossier&#x202f;; il faut un nom de fichier.</translation>
    </message>
    <message>
        <source>{target} cannot be written: {reason}.</source>
        <translation>Impossible d’écrire {target}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>une base de données</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>un fichier compressé</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>une image</translation>
    </message>
    <message>
        <source>a PDF file</source>
        <translation>un fichier PDF</translation>
    </message>
    <message>
        <source>a game record</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>a file that is not text</source>
        <translation>un fichier qui n’est pas du texte</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>{target} is {kind}, which would be replaced by a file of another kind: give another name, or remove it.</source>
        <translation>{target} est {kind} et serait remplacé par un fichier d’un autre type&#xa0;: donnez un autre nom ou supprimez-le.</translation>
    </message>
    <message>
        <source>{path} is not a file name: it contains a character that file names cannot have.</source>
        <translation>{path} n’est pas un nom de fichier&#x202f;: il contient un caractère qu’aucun nom ne peut avoir.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {strerror}.</source>
        <translation>Impossible de lire {path}&#x202f;: {strerror}.</translation>
    </message>
    <message>
        <source>{path} is larger than {largest} MB, the most that is read.</source>
        <translation>{path} dépasse les {largest} Mo qui sont lus.</translation>
    </message>
    <message>
        <source>{path} is not a text file: byte {start} is not UTF-8.</source>
        <translation>{path} n’est pas un fichier texte&#x202f;: l’octet {start} n’est pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>A worker of the cluster has engine {has}, this solve needs engine {needs}.</source>
        <translation>Un exécutant de la grappe a le moteur {has}, cette résolution demande le moteur {needs}.</translation>
    </message>
    <message>
        <source>The cluster&apos;s scheduler is gone. Solve again to continue from the saved rows.</source>
        <translation>L’ordonnanceur de la grappe a disparu. Résolvez de nouveau pour continuer à partir des lignes conservées.</translation>
    </message>
    <message>
        <source>A cluster is local, local:N or tls://host:port, not {address}; tiling-gui cluster starts one.</source>
        <translation>Une grappe est local, local:N ou tls://host:port, et non {address}&#x202f;; tiling-gui cluster en démarre une.</translation>
    </message>
    <message>
        <source>There is no scheduler of this installation&apos;s clusters at {address}.</source>
        <translation>Il n’y a pas d’ordonnanceur des grappes de cette installation à {address}.</translation>
    </message>
    <message>
        <source>No local cluster could be started: {error}.</source>
        <translation>Impossible de démarrer une grappe locale&#x202f;: {error}.</translation>
    </message>
    <message>
        <source>{path} is no file of rows: its first line does not say so.</source>
        <translation>{path} n’est pas un fichier de lignes&#xa0;: sa première ligne ne le dit pas.</translation>
    </message>
    <message>
        <source>{path} is a file of rows of version {head}; only version {version} can be read.</source>
        <translation>{path} est un fichier de lignes de la version {head}&#x202f;; seule la version {version} peut être lue.</translation>
    </message>
    <message>
        <source>{path} ends abruptly in line {lines}: it ends with a line break.</source>
        <translation>{path} s’arrête brusquement à la ligne {lines}&#xa0;: il finit par un saut de ligne.</translation>
    </message>
    <message>
        <source>{path} has {lines} rows, but {head} were written.</source>
        <translation>{path} a {lines} lignes alors que {head} ont été écrites.</translation>
    </message>
    <message>
        <source>Line {number} of {path} is not a row: a key and bounds for MAX and MIN are expected.</source>
        <translation>La ligne {number} de {path} n’en est pas une&#xa0;: une clé et des bornes pour MAX et MIN sont attendues.</translation>
    </message>
    <message>
        <source>{path} is damaged: it cannot be unpacked completely.</source>
        <translation>{path} est endommagé&#x202f;: impossible de le décompresser jusqu’au bout.</translation>
    </message>
    <message>
        <source>{path} was not written by this installation: --rows {path} uses its rows for one answer.</source>
        <translation>{path} n’a pas été écrit par cette installation&#xa0;: --rows {path} utilise ses lignes pour une réponse.</translation>
    </message>
    <message>
        <source>{path} is not used: its row about {key} contradicts what is proved here.</source>
        <translation>{path} n’est pas utilisé&#xa0;: sa ligne sur {key} contredit ce qui est prouvé ici.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Starts a new game with the set-up on the left.</source>
        <translation>Commence une partie avec la configuration de gauche.</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>The text of the assignment</source>
        <translation>Le texte du devoir</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Devoir</translation>
    </message>
    <message>
        <source>Add questions from the board and from Watch a search; type their words and points. The program finds the right answers.</source>
        <translation>Les questions viennent du plateau et de «&#xa0;Observer une recherche&#xa0;»&#x202f;; mots et points se tapent. Le programme trouve les bonnes réponses.</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>Ajouter une question</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>Your trees</source>
        <translation>Vos arbres</translation>
    </message>
    <message>
        <source>Opens a tree: a game of Gambit (.efg) or nested lists</source>
        <translation>Ouvre un arbre&#xa0;: un jeu de Gambit (.efg) ou des listes imbriquées</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Saves the text with the right answers, for marking</source>
        <translation>Enregistre le texte avec les bonnes réponses, pour noter</translation>
    </message>
    <message>
        <source>For students…</source>
        <translation>Pour les étudiants…</translation>
    </message>
    <message>
        <source>Saves the text without the right answers</source>
        <translation>Enregistre le texte sans les bonnes réponses</translation>
    </message>
    <message>
        <source>Mark…</source>
        <translation>Noter…</translation>
    </message>
    <message>
        <source>There are no questions yet.</source>
        <translation>Il n’y a pas encore de question.</translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <comment>%n question</comment>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message>
        <source>{questions}, {points}; all answers found.</source>
        <translation>{questions}, {points}&#x202f;; toutes les réponses sont trouvées.</translation>
    </message>
    <message numerus="yes">
        <source>%n files marked in {table}.</source>
        <comment>%n file marked in {table}.</comment>
        <translation>
            <numerusform>%n fichier est noté dans {table}.</numerusform>
            <numerusform>%n fichiers sont notés dans {table}.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are saved in {file}; hand in this file.</source>
        <translation>Elles sont dans {file}&#xa0;; c’est le fichier à rendre.</translation>
    </message>
    <message>
        <source>This is a trial: nothing is saved.</source>
        <translation>C’est un essai&#xa0;: rien n’est conservé.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Enregistrer une copie…</translation>
    </message>
    <message>
        <source>Writes the game to a file; the game itself is saved automatically.</source>
        <translation>Écrit la partie dans un fichier&#x202f;; elle est de toute façon conservée ici.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Writes the game or the board as text, JSON, SVG, PNG or LaTeX.</source>
        <translation>Écrit la partie ou le plateau en texte, JSON, SVG, PNG ou LaTeX.</translation>
    </message>
    <message>
        <source>Play with roles switched</source>
        <translation>Rejouer, rôles échangés</translation>
    </message>
    <message>
        <source>Plays the same start again with MAX and MIN swapped; the larger result wins.</source>
        <translation>Rejoue le même départ en échangeant MAX et MIN&#x202f;; le plus grand résultat gagne.</translation>
    </message>
    <message>
        <source>Edit position</source>
        <translation>Éditer la position</translation>
    </message>
    <message>
        <source>Sets up a board: squares, dominoes, side to move; named boards.</source>
        <translation>Compose un plateau&#x202f;: cases, dominos, qui joue&#x202f;; plateaux nommés.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Takes back the last move, or your own last move and the reply to it.</source>
        <translation>Reprend le dernier coup, le vôtre avec sa réponse.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Comment on the move</source>
        <translation>Commenter le coup</translation>
    </message>
    <message>
        <source>Promote the line</source>
        <translation>Promouvoir la variante</translation>
    </message>
    <message>
        <source>Makes the current line the main line.</source>
        <translation>Fait de la variante au plateau la variante principale.</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Supprimer à partir d’ici</translation>
    </message>
    <message>
        <source>Colours, motion, players, threads and memory.</source>
        <translation>Couleurs, animations, joueurs, fils et mémoire.</translation>
    </message>
    <message>
        <source>Copy board as text</source>
        <translation>Copier le plateau en texte</translation>
    </message>
    <message>
        <source>Copy board as image</source>
        <translation>Copier le plateau en image</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Pour commencer</translation>
    </message>
    <message>
        <source>Two sides place dominoes on a board</source>
        <translation>Deux camps posent des dominos sur un plateau</translation>
    </message>
    <message>
        <source>MAX wants many of them, MIN wants few.</source>
        <translation>MAX en veut beaucoup, MIN peu.</translation>
    </message>
    <message>
        <source>Against the computer; what was best is shown after the game.</source>
        <translation>Contre l’ordinateur&#x202f;; le meilleur jeu est montré après la partie.</translation>
    </message>
    <message>
        <source>A lesson at the board, with a puzzle.</source>
        <translation>Une leçon au plateau, avec un problème.</translation>
    </message>
    <message>
        <source>With values, estimates and the solver.</source>
        <translation>Avec valeurs, estimations et solveur.</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <translation>Apprendre en trois minutes</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>Tree or graph</source>
        <translation>Arbre ou graphe</translation>
    </message>
    <message>
        <source>The graph merges equal and symmetric positions of a level</source>
        <translation>Le graphe réunit les positions égales et symétriques d’un niveau</translation>
    </message>
    <message>
        <source>Merge symmetric options</source>
        <translation>Réunir les symétriques</translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <comment>%n position</comment>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <comment>%n level</comment>
        <translation>
            <numerusform>%n niveau</numerusform>
            <numerusform>%n niveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>{position}: {count} on {levels}. The next player wins, Grundy value {value}.</source>
        <translation>{position}&#xa0;: {count} sur {levels}. Le joueur au trait gagne, valeur de Grundy {value}.</translation>
    </message>
    <message>
        <source>{position}: {count} on {levels}. The previous player wins, Grundy value 0.</source>
        <translation>{position}&#xa0;: {count} sur {levels}. Le joueur précédent gagne, valeur de Grundy 0.</translation>
    </message>
    <message>
        <source>{position}: {count} on {levels}. Minimax value {value}.</source>
        <translation>{position}&#xa0;: {count} sur {levels}. Valeur minimax {value}.</translation>
    </message>
    <message>
        <source>Shows the guaranteed count after every move.</source>
        <translation>Montre le nombre garanti après chaque coup.</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Structure</translation>
    </message>
    <message>
        <source>Shows the components of the free squares, with means and phases.</source>
        <translation>Montre les composantes des cases libres, avec moyennes et phases.</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Nim equivalent</source>
        <translation>Équivalent de nim</translation>
    </message>
    <message>
        <source>Shows the independent parts with their Grundy values and the nim-sum in binary.</source>
        <translation>Montre les composantes indépendantes avec leurs valeurs de Grundy et la somme de nim en binaire.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Finds the exact minimax value of the starting position.</source>
        <translation>Trouve la valeur minimax exacte de la position de départ.</translation>
    </message>
    <message>
        <source>Value {value}, proved</source>
        <translation>Valeur {value}, prouvée</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pauses or continues the solve.</source>
        <translation>Suspend la résolution ou la reprend.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Stops the solve; what is proved is kept.</source>
        <translation>Met fin à la résolution&#x202f;; ce qui est prouvé reste.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revue</translation>
    </message>
    <message>
        <source>Judges every move of the game by its exact value.</source>
        <translation>Juge chaque coup de la partie par sa valeur exacte.</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Board values</source>
        <translation>Valeurs des plateaux</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>Comparer des méthodes</translation>
    </message>
    <message>
        <source>Runs search methods side by side on positions of any game.</source>
        <translation>Compare des méthodes de recherche sur des positions de tous les jeux.</translation>
    </message>
    <message>
        <source>Watch a search</source>
        <translation>Observer une recherche</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Arbre de recherche</translation>
    </message>
    <message>
        <source>A table of the values of positions over n and k, with the periods observed in it.</source>
        <translation>Un tableau des valeurs de positions selon n et k, avec les périodes observées.</translation>
    </message>
    <message>
        <source>Sums of games</source>
        <translation>Sommes de jeux</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Draws a game tree and steps through a search on it.</source>
        <translation>Dessine un arbre de jeu et y suit une recherche pas à pas.</translation>
    </message>
    <message>
        <source>Octal games</source>
        <translation>Jeux octaux</translation>
    </message>
    <message>
        <source>Grundy values of heaps by octal code, with plots, P-positions and periods.</source>
        <translation>Valeurs de Grundy des tas par code octal, avec courbes, positions P et périodes.</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>Nom du recueil</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>All games, finished or in progress, and all solves.</source>
        <translation>Toutes les parties, finies ou en cours, et toutes les résolutions.</translation>
    </message>
    <message>
        <source>Positions in which few moves keep the value, usually only one.</source>
        <translation>Positions où peu de coups gardent la valeur, le plus souvent un seul.</translation>
    </message>
    <message>
        <source>Marks and arrows…</source>
        <translation>Marques et flèches…</translation>
    </message>
    <message>
        <source>Marks places on the board and draws arrows. Right click and right drag do the same; Shift, Ctrl and Alt give other colours.</source>
        <translation>Marque des endroits du plateau et trace des flèches. Un clic droit ou un glissement avec le bouton droit font de même&#x202f;; Maj, Ctrl et Alt donnent d’autres couleurs.</translation>
    </message>
    <message>
        <source>Clear marks and arrows</source>
        <translation>Enlever les marques et les flèches</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>Copier la partie</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Opens what is on the clipboard: a game, a board such as 6x8, a diagram of one, an expression or a graph.</source>
        <translation>Ouvre ce que contient le presse-papiers&#xa0;: une partie, un plateau comme 6x8, le dessin d’un plateau, une expression, un graphe.</translation>
    </message>
    <message>
        <source>Shows what every move is worth; Ctrl+I shows where the value under the pointer comes from.</source>
        <translation>Montre ce que vaut chaque coup&#xa0;; Ctrl+I dit d’où vient la valeur sous le pointeur.</translation>
    </message>
    <message>
        <source>Cost or final count</source>
        <translation>Coût ou nombre final</translation>
    </message>
    <message>
        <source>At the end of a game: assigns each free square a domino of its own, and shows what follows.</source>
        <translation>À la fin d’une partie&#xa0;: attribue à chaque case libre son propre domino et montre ce qui s’ensuit.</translation>
    </message>
    <message>
        <source>Where the value comes from</source>
        <translation>D’où vient la valeur</translation>
    </message>
    <message>
        <source>Asks you to guess the moves of one side in this game, position by position.</source>
        <translation>Demande, position après position, ce qu’un camp a joué dans cette partie.</translation>
    </message>
    <message>
        <source>Pause reviews</source>
        <translation>Suspendre les revues</translation>
    </message>
    <message>
        <source>Stop reviews</source>
        <translation>Arrêter les revues</translation>
    </message>
    <message>
        <source>Postfix form</source>
        <translation>Forme postfixée</translation>
    </message>
    <message>
        <source>How an expression becomes its postfix form, step by step: the shunting yard</source>
        <translation>Comment une expression devient sa forme postfixée, pas à pas&#xa0;: la gare de triage</translation>
    </message>
    <message>
        <source>How likely each result is if both play at random, and expressions for which that is fair</source>
        <translation>Probabilité de chaque résultat si les deux jouent au hasard, et expressions pour lesquelles c’est équitable</translation>
    </message>
    <message>
        <source>Positions from your own games, asked again until a good move is found.</source>
        <translation>Positions de vos propres parties, redemandées jusqu’à ce qu’un bon coup soit trouvé.</translation>
    </message>
    <message>
        <source>Your games in numbers: results, what moves cost, first mistakes, rating.</source>
        <translation>Vos parties en chiffres&#xa0;: résultats, coût des coups, premières erreurs, classement.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Levels play each other in both roles, shown as a cross-table.</source>
        <translation>Des niveaux s’affrontent dans les deux rôles, en tableau croisé.</translation>
    </message>
    <message>
        <source>The values of all rectangles, as far as they are proved.</source>
        <translation>Les valeurs de tous les rectangles, dans la mesure où elles sont prouvées.</translation>
    </message>
    <message>
        <source>Export graph…</source>
        <translation>Exporter le graphe…</translation>
    </message>
    <message>
        <source>Writes the value graph as SVG or PNG.</source>
        <translation>Écrit le graphe des valeurs en SVG ou PNG.</translation>
    </message>
    <message>
        <source>Play or analyse</source>
        <translation>Jouer ou analyser</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Any small game as a tree or graph, with values, P- and N-positions and Grundy values.</source>
        <translation>Tout petit jeu en arbre ou en graphe, avec valeurs, positions P et N et valeurs de Grundy.</translation>
    </message>
    <message>
        <source>Short lessons at the board, for every game, each ending with a puzzle.</source>
        <translation>De courtes leçons à faire au plateau, pour chaque jeu, chacune avec un problème à la fin.</translation>
    </message>
    <message>
        <source>Questions about positions and trees that others answer and the program marks.</source>
        <translation>Des questions sur des positions et des arbres, auxquelles d’autres répondent et que le programme note.</translation>
    </message>
    <message>
        <source>Two rows as a heap</source>
        <translation>Deux lignes en tas</translation>
    </message>
    <message>
        <source>ELLIE on 2 × n as a heap of 2n: a lesson.</source>
        <translation>ELLIE sur 2 × n comme un tas de 2n&#xa0;: une leçon.</translation>
    </message>
    <message>
        <source>Who wins ELLIE</source>
        <translation>Qui gagne à ELLIE</translation>
    </message>
    <message>
        <source>A table of the rows and columns for which FIRST wins.</source>
        <translation>Un tableau des lignes et colonnes pour lesquelles FIRST gagne.</translation>
    </message>
    <message>
        <source>Questions answered by a number, getting harder as you get better.</source>
        <translation>Des questions auxquelles on répond par un nombre, plus difficiles à mesure qu’on progresse.</translation>
    </message>
    <message>
        <source>Sums of games for the last move: values, winning moves, and the sum to play.</source>
        <translation>Additionne des jeux au dernier coup&#xa0;: valeurs, coups gagnants, et la somme à jouer.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>Shows who proved the value of the position, or of the move under the pointer, when, and by which theorem or file; can prove it again.</source>
        <translation>Montre qui a prouvé la valeur de la position ou du coup sous le pointeur, quand, et par quel théorème ou quel fichier&#x202f;; peut la prouver à nouveau.</translation>
    </message>
    <message>
        <source>Your games from here</source>
        <translation>Vos parties à partir d’ici</translation>
    </message>
    <message>
        <source>Lists your other games that reached this position, or a symmetric one, and how they ended.</source>
        <translation>Liste vos autres parties qui ont atteint cette position, ou une symétrique, et leur issue.</translation>
    </message>
    <message>
        <source>Reads GraphML, GML, Pajek, DIMACS, graph6, edge lists and more.</source>
        <translation>Lit GraphML, GML, Pajek, DIMACS, graph6, les listes d’arêtes et d’autres.</translation>
    </message>
    <message>
        <source>Switches between Play, where nothing is evaluated before the end, and Analyse.</source>
        <translation>Passe de Jouer, où rien n’est évalué avant la fin, à Analyse, et inversement.</translation>
    </message>
    <message>
        <source>Try moves</source>
        <translation>Essayer des coups</translation>
    </message>
    <message>
        <source>Moves of either side can be tried as variations; the players wait.</source>
        <translation>On peut essayer des coups des deux camps comme variantes&#x202f;; les joueurs attendent.</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Left panel</source>
        <translation>Panneau gauche</translation>
    </message>
    <message>
        <source>Right panel</source>
        <translation>Panneau droit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>Taille de texte habituelle</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Zone suivante</translation>
    </message>
    <message>
        <source>Read the row</source>
        <translation>Lire la ligne</translation>
    </message>
    <message>
        <source>Read the column</source>
        <translation>Lire la colonne</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Shows the board large in full screen, for a class: Page Down and Page Up step through the game, Esc ends it.</source>
        <translation>Montre le plateau en grand, en plein écran, pour une classe&#xa0;: Page suivante et Page précédente parcourent la partie, Échap termine.</translation>
    </message>
    <message>
        <source>Stop the players</source>
        <translation>Arrêter les joueurs</translation>
    </message>
    <message>
        <source>Stops the thinking player, which plays the best move it has found.</source>
        <translation>Arrête le joueur qui réfléchit&#x202f;; il joue le meilleur coup trouvé.</translation>
    </message>
    <message>
        <source>Pause the players</source>
        <translation>Suspendre les joueurs</translation>
    </message>
    <message>
        <source>Play one move</source>
        <translation>Jouer un coup</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Commandes et touches</translation>
    </message>
    <message>
        <source>Lists all commands and their keys; runs a command or changes its key.</source>
        <translation>Liste toutes les commandes et leurs touches&#x202f;; exécute une commande ou change sa touche.</translation>
    </message>
    <message>
        <source>What the paper, the slides and the lecture say, beside what this program finds, with demonstrations.</source>
        <translation>Ce que disent l’article, les diapositives et le cours, à côté de ce que trouve ce programme, avec démonstrations.</translation>
    </message>
    <message>
        <source>What’s new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>Mark a place, draw an arrow</source>
        <translation>Marquer un endroit, tracer une flèche</translation>
    </message>
    <message>
        <source>Right click, right drag</source>
        <translation>Clic droit, glisser à droite</translation>
    </message>
    <message>
        <source>e-Valuate: propose a digit, place it</source>
        <translation>e-Valuate&#x202f;: proposer un chiffre, le placer</translation>
    </message>
    <message>
        <source>0 to 9, a variable’s letter</source>
        <translation>0 à 9, la lettre d’une variable</translation>
    </message>
    <message>
        <source>Sharing: propose a colour</source>
        <translation>Partage&#x202f;: proposer une couleur</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 à 9</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Opens the help page for what is on screen.</source>
        <translation>Ouvre la page d’aide de ce qui est à l’écran.</translation>
    </message>
    <message>
        <source>About tiling-gui</source>
        <translation>À propos de tiling-gui</translation>
    </message>
    <message>
        <source>{side} is thinking ({player}).</source>
        <translation>{side} réfléchit ({player}).</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>costs one</source>
        <translation>coûte un</translation>
    </message>
    <message>
        <source>costs more</source>
        <translation>coûte plus</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimation</translation>
    </message>
    <message>
        <source>{move}: about {value}, not yet exact.</source>
        <translation>{move}&#x202f;: environ {value}, pas encore exact.</translation>
    </message>
    <message>
        <source>every move keeps {value}</source>
        <translation>chaque coup garde {value}</translation>
    </message>
    <message>
        <source>{rank} ({count})</source>
        <translation>{rank} ({count})</translation>
    </message>
    <message>
        <source>{move}: {bounds}, about {value}, not yet exact.</source>
        <translation>{move}&#xa0;: {bounds}, environ {value}, pas encore exact.</translation>
    </message>
    <message>
        <source>{move}: {bounds}, not yet exact; costs at least {cost}.</source>
        <translation>{move}&#xa0;: {bounds}, pas encore exact&#x202f;; coûte au moins {cost}.</translation>
    </message>
    <message>
        <source>gives up value</source>
        <translation>cède de la valeur</translation>
    </message>
    <message>
        <source>{move} ends with {value}: exact.</source>
        <translation>{move} finit à {value}&#x202f;: exact.</translation>
    </message>
    <message>
        <source>{move} ends with {value}: exact, costs {cost}.</source>
        <translation>{move} finit à {value}&#x202f;: exact, coûte {cost}.</translation>
    </message>
    <message>
        <source>tile {number}, {who}, {squares}</source>
        <translation>pièce {number}, {who}, {squares}</translation>
    </message>
    <message>
        <source>tile {number}, {who}, {squares}, last move</source>
        <translation>pièce {number}, {who}, {squares}, dernier coup</translation>
    </message>
    <message>
        <source>{square}, free</source>
        <translation>{square}, libre</translation>
    </message>
    <message>
        <source>{square}, dead</source>
        <translation>{square}, morte</translation>
    </message>
    <message>
        <source>given</source>
        <translation>donné</translation>
    </message>
    <message>
        <source>domino {number}, {who}, {squares}, last move</source>
        <translation>domino {number}, {who}, {squares}, dernier coup</translation>
    </message>
    <message>
        <source>domino {number}, {who}, {squares}</source>
        <translation>domino {number}, {who}, {squares}</translation>
    </message>
    <message>
        <source>What is deleted can be restored for {days} days</source>
        <translation>Ce qui est supprimé peut être restauré pendant {days} jours</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Mes problèmes</translation>
    </message>
    <message>
        <source>This is not a puzzle: the game is over, every move keeps the value, or it is too hard to solve.</source>
        <translation>Ce n’est pas un problème&#xa0;: la partie est finie, chaque coup garde la valeur, ou elle est trop difficile à résoudre.</translation>
    </message>
    <message>
        <source>Add the position on the board</source>
        <translation>Ajouter la position du plateau</translation>
    </message>
    <message>
        <source>Add the code on the clipboard</source>
        <translation>Ajouter le code du presse-papiers</translation>
    </message>
    <message>
        <source>Delete the collection</source>
        <translation>Supprimer le recueil</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles were added.</source>
        <comment>%n puzzle was added.</comment>
        <translation>
            <numerusform>%n problème a été ajouté.</numerusform>
            <numerusform>%n problèmes ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were left out: over, without a choice, or not solved in time.</source>
        <comment>%n was left out: over, without a choice, or not solved in time.</comment>
        <translation>
            <numerusform>%n a été laissé de côté&#xa0;: fini, sans choix ou non résolu à temps.</numerusform>
            <numerusform>%n ont été laissés de côté&#xa0;: finis, sans choix ou non résolus à temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others are in the collection already.</source>
        <translation>Les autres sont déjà dans la collection.</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>puzzle</comment>
        <translation>résolu</translation>
    </message>
    <message>
        <source>{number}. {move} cost {cost}</source>
        <translation>{number}. {move} a coûté {cost}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manqué</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Roles can be switched once the game is over.</source>
        <translation>Les rôles s’échangent quand la partie est finie.</translation>
    </message>
    <message>
        <source>You resigned: {side} wins.</source>
        <translation>Vous avez abandonné&#xa0;: {side} gagne.</translation>
    </message>
    <message>
        <source>{side} ({player}) resigned: {other} wins.</source>
        <translation>{side} ({player}) a abandonné&#xa0;: {other} gagne.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Vous gagnez.</translation>
    </message>
    <message>
        <source>You lose.</source>
        <translation>Vous perdez.</translation>
    </message>
    <message>
        <source>You win by {margin}.</source>
        <translation>Vous gagnez de {margin}.</translation>
    </message>
    <message>
        <source>You lose by {margin}.</source>
        <translation>Vous perdez de {margin}.</translation>
    </message>
    <message>
        <source>{player} in the first game</source>
        <translation>{player} dans la première partie</translation>
    </message>
    <message>
        <source>{player} in this one</source>
        <translation>{player} dans celle-ci</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>This game had been deleted. You played on, so it has been restored.</source>
        <translation>Cette partie avait été supprimée. Vous l’avez continuée&#xa0;: elle est rétablie.</translation>
    </message>
    <message>
        <source>This game was also changed elsewhere; what was added there is included now.</source>
        <translation>Cette partie a aussi été modifiée ailleurs&#xa0;: ce qui y a été ajouté est maintenant ici.</translation>
    </message>
    <message>
        <source>A solve is running; pause or cancel it first, or let it finish.</source>
        <translation>Une résolution est en cours&#x202f;; la suspendre, l’abandonner ou la laisser finir.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message numerus="yes">
        <source>%n dominoes</source>
        <comment>%n domino</comment>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free squares</source>
        <comment>%n free square</comment>
        <translation>
            <numerusform>%n case libre</numerusform>
            <numerusform>%n cases libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <comment>%n legal move</comment>
        <translation>
            <numerusform>%n coup légal</numerusform>
            <numerusform>%n coups légaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n components</source>
        <comment>%n component</comment>
        <translation>
            <numerusform>%n composante</numerusform>
            <numerusform>%n composantes</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiling is maximal: there are no moves left.</source>
        <translation>Le pavage est maximal&#xa0;: il n’y a plus de coups.</translation>
    </message>
    <message>
        <source>Can end with …</source>
        <translation>Issue&#x202f;: …</translation>
    </message>
    <message>
        <source>Can end with {low} to {high}</source>
        <translation>Issue&#x202f;: de {low} à {high}</translation>
    </message>
    <message>
        <source>Ends between {low} and {high}</source>
        <translation>Finit entre {low} et {high}</translation>
    </message>
    <message>
        <source>A component is more than 8 squares both wide and high: its smallest maximal tiling is not known.</source>
        <translation>Une composante dépasse 8 cases en largeur comme en hauteur&#xa0;: son plus petit pavage maximal est inconnu.</translation>
    </message>
    <message numerus="yes">
        <source>A tiling with %n more dominoes. Undo takes it back.</source>
        <comment>A tiling with %n more domino. Undo takes it back.</comment>
        <translation>
            <numerusform>Un pavage avec %n domino de plus. Annuler l’enlève.</numerusform>
            <numerusform>Un pavage avec %n dominos de plus. Annuler les enlève.</numerusform>
        </translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>texte collé</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Conservé sous le nom {name}.</translation>
    </message>
    <message>
        <source>Deleted {name}.</source>
        <translation>{name} supprimé.</translation>
    </message>
    <message>
        <source>Board to edit</source>
        <translation>Plateau à éditer</translation>
    </message>
    <message>
        <source>Click to remove {move}.</source>
        <translation>Un clic enlève {move}.</translation>
    </message>
    <message>
        <source>{name}: Enter removes it.</source>
        <translation>{name}&#x202f;: Entrée l’enlève.</translation>
    </message>
    <message>
        <source>Click to remove {square} from the board; drag to remove more.</source>
        <translation>Un clic ôte {square} du plateau&#x202f;; glisser en ôte d’autres.</translation>
    </message>
    <message>
        <source>Click to put {square} back; drag to put back more.</source>
        <translation>Un clic remet {square}&#x202f;; glisser en remet d’autres.</translation>
    </message>
    <message>
        <source>{square}, not part of the board. Space changes it.</source>
        <translation>{square}, case absente. Espace la change.</translation>
    </message>
    <message>
        <source>{square}, part of the board. Space changes it.</source>
        <translation>{square}, case du plateau. Espace la change.</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Symétrie gauche-droite</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Symétrie haut-bas</translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Vider le plateau</translation>
    </message>
    <message>
        <source>What a click does</source>
        <translation>Effet d’un clic</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominos</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Au tour de</translation>
    </message>
    <message>
        <source>Fewest dominoes</source>
        <translation>Le moins de dominos</translation>
    </message>
    <message>
        <source>Most dominoes</source>
        <translation>Le plus de dominos</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Coller le texte</translation>
    </message>
    <message>
        <source>Reads a diagram: . is free, # is missing, a domino is the same symbol twice</source>
        <translation>Lit un diagramme&#x202f;: . est libre, # absente, un domino est un même symbole deux fois</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>{a}, {b} and {c}</source>
        <translation>{a}, {b} et {c}</translation>
    </message>
    <message>
        <source>Or a shape: &apos;.&apos; free, &apos;#&apos; missing</source>
        <translation>Ou une forme&#x202f;: «&#x202f;.&#x202f;» libre, «&#x202f;#&#x202f;» absente</translation>
    </message>
    <message>
        <source>Shape as text</source>
        <translation>Forme en texte</translation>
    </message>
    <message>
        <source>{square} is taken by tile {number}.</source>
        <translation>{square} est occupée par la pièce {number}.</translation>
    </message>
    <message>
        <source>Operands go to the output. Operators wait on a stack until one of + - * / % is read that binds no tighter, or a comma, a parenthesis or the end closes their part; ^ is read from the right and lets all wait.</source>
        <translation>Les opérandes vont à la sortie. Les opérateurs attendent sur une pile jusqu’à ce que soit lu l’un de + - * / % qui ne lie pas plus fort, ou qu’une virgule, une parenthèse ou la fin ferme leur partie&#x202f;; ^ se lit de droite à gauche et les laisse tous attendre.</translation>
    </message>
    <message>
        <source>What is the postfix form of {expression}? Leave a space between its parts.</source>
        <translation>Quelle est la forme postfixe de {expression}&#x202f;? Mettez une espace entre ses éléments.</translation>
    </message>
    <message>
        <source>The postfix form is evaluated from the left with a stack of numbers. A number goes onto it; an operator takes its operands off, the right one first, and puts its result back.</source>
        <translation>La forme postfixée se calcule de gauche à droite avec une pile de nombres. Un nombre y est posé&#x202f;; un opérateur en retire ses opérandes, celui de droite d’abord, et y repose son résultat.</translation>
    </message>
    <message>
        <source>Which number is left at the end?</source>
        <translation>Quel nombre reste à la fin&#x202f;?</translation>
    </message>
    <message>
        <source>Stack: {stack}</source>
        <translation>Pile&#xa0;: {stack}</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>La pile est vide.</translation>
    </message>
    <message>
        <source>Output: {form}</source>
        <translation>Sortie&#xa0;: {form}</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Équitable</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>équitable</translation>
    </message>
    <message>
        <source>Random play</source>
        <translation>Jeu au hasard</translation>
    </message>
    <message>
        <source>Number of variables: 3, or 2-4</source>
        <translation>Nombre de variables&#xa0;: 3, ou 2-4</translation>
    </message>
    <message>
        <source>Values that may be proposed; separate several sets by ;</source>
        <translation>Les valeurs qui peuvent être proposées&#x202f;; séparer plusieurs ensembles par des points-virgules</translation>
    </message>
    <message>
        <source>Goes through every expression in which each variable occurs once, with + − · /</source>
        <translation>Parcourt toute expression où chaque variable figure une fois, avec + − · /</translation>
    </message>
    <message>
        <source>Games, the fairest first</source>
        <translation>Jeux, les plus équitables d’abord</translation>
    </message>
    <message>
        <source>How likely each result is</source>
        <translation>La probabilité de chaque résultat</translation>
    </message>
    <message>
        <source>Going through games</source>
        <translation>Parcours des jeux</translation>
    </message>
    <message numerus="yes">
        <source>{fair} of %n games are fair.</source>
        <comment>{fair} of %n game is fair.</comment>
        <translation>
            <numerusform>{fair} jeu sur %n est équitable.</numerusform>
            <numerusform>{fair} jeux sur %n sont équitables.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shunting yard</source>
        <translation>La gare de triage</translation>
    </message>
    <message>
        <source>Postfix form: {form}</source>
        <translation>Forme postfixée&#xa0;: {form}</translation>
    </message>
    <message>
        <source>{name}, no value</source>
        <translation>{name}, sans valeur</translation>
    </message>
    <message>
        <source>{name}, holds {value}</source>
        <translation>{name}, contient {value}</translation>
    </message>
    <message>
        <source>Expression: {expression}</source>
        <translation>Expression&#x202f;: {expression}</translation>
    </message>
    <message>
        <source>Values that may be proposed</source>
        <translation>Valeurs qu’on peut proposer</translation>
    </message>
    <message>
        <source>0-9 or -3..3 or -1,1/2,2</source>
        <translation>0-9 ou -3..3 ou -1,1/2,2</translation>
    </message>
    <message>
        <source>Who proposes</source>
        <translation>Qui propose</translation>
    </message>
    <message>
        <source>Start new game</source>
        <translation>Commencer une partie</translation>
    </message>
    <message>
        <source>First</source>
        <comment>who moves</comment>
        <translation>Commence</translation>
    </message>
    <message>
        <source>{what}, e.g. {example}</source>
        <translation>{what}, p. ex. {example}</translation>
    </message>
    <message>
        <source>Proposes</source>
        <translation>Propose</translation>
    </message>
    <message>
        <source>Type an expression, such as x/y + 2*y/z - z/x.</source>
        <translation>Taper une expression, comme x/y + 2*y/z - z/x.</translation>
    </message>
    <message>
        <source>There is nothing to play: an expression needs a variable.</source>
        <translation>Il n’y a rien à jouer&#x202f;: une expression doit avoir une variable.</translation>
    </message>
    <message>
        <source>This expression has no value, whatever its variables are.</source>
        <translation>Cette expression n’a pas de valeur, quoi qu’on y mette.</translation>
    </message>
    <message>
        <source>Yourself</source>
        <translation>Vous-même</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Une autre personne</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Moves judged</source>
        <translation>Coups jugés</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Coût moyen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Against: {player}</source>
        <translation>Contre&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Board: {board}</source>
        <translation>Plateau&#xa0;: {board}</translation>
    </message>
    <message>
        <source>As {side}</source>
        <translation>Avec {side}</translation>
    </message>
    <message>
        <source>As both sides</source>
        <translation>Des deux côtés</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>First mistake</source>
        <translation>Première erreur</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>coup {number}</translation>
    </message>
    <message>
        <source>by move {number}</source>
        <translation>au coup {number} au plus tard</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>This person has no finished games of this kind.</source>
        <translation>Cette personne n’a pas de partie finie de ce genre.</translation>
    </message>
    <message>
        <source>The first mistake is at move {number} on average; {none} of {games} reviewed games have none.</source>
        <translation>La première erreur est en moyenne le coup {number}&#x202f;; {none} des {games} parties revues n’en ont pas.</translation>
    </message>
    <message>
        <source>Too few games for a rating yet.</source>
        <translation>Encore trop peu de parties pour un classement.</translation>
    </message>
    <message>
        <source>Rating ≈{rating}, 95 % interval {low} to {high}.</source>
        <translation>Classement ≈{rating}, intervalle à 95 % de {low} à {high}.</translation>
    </message>
    <message>
        <source>There is no rating here: the levels were measured in the tiling game.</source>
        <translation>Pas de classement ici&#xa0;: les niveaux ont été mesurés au jeu de pavage.</translation>
    </message>
    <message>
        <source>A rating needs games against a level on 25 squares or more whose winner is known.</source>
        <translation>Un classement demande des parties contre un niveau, sur 25 cases ou plus, dont le gagnant est connu.</translation>
    </message>
    <message>
        <source>value {value}</source>
        <translation>valeur {value}</translation>
    </message>
    <message>
        <source>values {domain}</source>
        <translation>valeurs {domain}</translation>
    </message>
    <message>
        <source>Save this expression</source>
        <translation>Garder l’expression</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>coûte {cost}</translation>
    </message>
    <message>
        <source>keeps the value</source>
        <translation>garde la valeur</translation>
    </message>
    <message>
        <source>This expression has no value: every line of play leads to an undefined division, power or remainder.</source>
        <translation>Cette expression n’a pas de valeur&#xa0;: toute variante mène à une division, une puissance ou un reste non défini.</translation>
    </message>
    <message>
        <source>This expression has no value. {why}</source>
        <translation>Cette expression n’a pas de valeur. {why}</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n variables filled</source>
        <comment>{count} of %n variable filled</comment>
        <translation>
            <numerusform>{count} sur %n variable remplie</numerusform>
            <numerusform>{count} sur %n variables remplies</numerusform>
        </translation>
    </message>
    <message>
        <source>No value</source>
        <translation>Pas de valeur</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>The result is {result}</source>
        <translation>Le résultat est {result}</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>{side} to place</source>
        <translation>À {side} de placer</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>proposé</translation>
    </message>
    <message>
        <source>{side} to propose</source>
        <translation>À {side} de proposer</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>rempli</translation>
    </message>
    <message>
        <source>{side} proposes {value}, {other} to place it</source>
        <translation>{side} propose {value}, à {other} de placer</translation>
    </message>
    <message>
        <source>{side} puts {value} into {name}, the expression is filled</source>
        <translation>{side} met {value} dans {name}, l’expression est remplie</translation>
    </message>
    <message>
        <source>{side} puts {value} into {name}, {other} to propose</source>
        <translation>{side} met {value} dans {name}, à {other} de proposer</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variables</translation>
    </message>
    <message>
        <source>With random play: MAX wins {win}, draw {draw}, MIN wins {loss}: fair.</source>
        <translation>Au hasard&#xa0;: MAX gagne {win}, nulle {draw}, MIN gagne {loss}&#xa0;: équitable.</translation>
    </message>
    <message>
        <source>With random play: MAX wins {win}, draw {draw}, MIN wins {loss}: not fair.</source>
        <translation>Au hasard&#x202f;: MAX gagne {win}, nulle {draw}, MIN gagne {loss}&#x202f;: pas équitable.</translation>
    </message>
    <message>
        <source>{share} ({percent} %)</source>
        <translation>{share} ({percent}&#x202f;%)</translation>
    </message>
    <message>
        <source>The game tree from here has T({free}) = {nodes} nodes.</source>
        <translation>L’arbre de jeu à partir d’ici a T({free}) = {nodes} nœuds.</translation>
    </message>
    <message>
        <source>With {names} the expression cannot have a value.</source>
        <translation>Avec {names}, l’expression ne peut avoir de valeur.</translation>
    </message>
    <message numerus="yes">
        <source>%n variables, digits {domain}</source>
        <comment>%n variable, digits {domain}</comment>
        <translation>
            <numerusform>%n variable, chiffres {domain}</numerusform>
            <numerusform>%n variables, chiffres {domain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variables, values {domain}</source>
        <comment>%n variable, values {domain}</comment>
        <translation>
            <numerusform>%n variable, valeurs {domain}</numerusform>
            <numerusform>%n variables, valeurs {domain}</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as {form}: {title}.</source>
        <translation>Lu comme {form}&#xa0;: {title}.</translation>
    </message>
    <message>
        <source>{game} instead</source>
        <translation>Plutôt {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n more were added to the games.</source>
        <comment>%n more was added to the games.</comment>
        <translation>
            <numerusform>%n autre a été ajoutée aux parties.</numerusform>
            <numerusform>%n autres ont été ajoutées aux parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened {file} as a separate game: it differs from the saved one.</source>
        <translation>{file} ouvert comme partie à part&#x202f;: elle diffère de celle qui est conservée.</translation>
    </message>
    <message>
        <source>Opened {file}: the saved game already contains all of it.</source>
        <translation>{file} ouvert&#x202f;: la partie est déjà conservée ici et contient tout.</translation>
    </message>
    <message>
        <source>Opened {file}.</source>
        <translation>{file} ouvert.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>Switch game</source>
        <translation>Changer de jeu</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Go to move</source>
        <translation>Aller au coup</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Value display</source>
        <translation>Affichage des valeurs</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation>Tas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Grundy&apos;s game</source>
        <translation>Jeu de Grundy</translation>
    </message>
    <message>
        <source>Treblecross</source>
        <translation>Treblecross</translation>
    </message>
    <message>
        <source>Another octal code…</source>
        <translation>Autre code octal…</translation>
    </message>
    <message>
        <source>Heap game</source>
        <translation>Jeu de tas</translation>
    </message>
    <message>
        <source>Octal code, such as 0.007</source>
        <translation>Code octal, comme 0.007</translation>
    </message>
    <message>
        <source>Heaps, separated by commas; the number of cells in Treblecross</source>
        <translation>Tas, séparés par des virgules&#x202f;; le nombre de cellules pour Treblecross</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>The window plays with up to {most} heaps of at most {largest} counters.</source>
        <translation>La fenêtre joue avec au plus {most} tas d’au plus {largest} jetons.</translation>
    </message>
    <message>
        <source>There is no move in this position: enter at least one heap that allows a move.</source>
        <translation>Cette position n’a pas de coup&#x202f;: donner au moins un tas où l’on peut jouer.</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Heap {k} has {n} counters: type the move, such as {move}.</source>
        <translation>Le tas {k} a {n} jetons&#x202f;: taper le coup, comme {move}.</translation>
    </message>
    <message>
        <source>Heap {k} has no move left.</source>
        <translation>Le tas {k} n’a plus de coup.</translation>
    </message>
    <message>
        <source>Heaps 0 to {last}: largest value {largest}; value {value} occurs most often, {most} times</source>
        <translation>Tas 0 à {last}&#x202f;: plus grande valeur {largest}&#x202f;; la valeur {value} est la plus fréquente, {most} fois</translation>
    </message>
    <message numerus="yes">
        <source>%n P-positions</source>
        <comment>%n P-position</comment>
        <translation>
            <numerusform>%n position P</numerusform>
            <numerusform>%n positions P</numerusform>
        </translation>
    </message>
    <message>
        <source>{values}; {zeros}; no period proved.</source>
        <translation>{values}&#x202f;; {zeros}&#x202f;; aucune période prouvée.</translation>
    </message>
    <message>
        <source>{values}; {zeros}; period {length} from {start} on, proved.</source>
        <translation>{values}&#x202f;; {zeros}&#x202f;; période {length} à partir de {start}, prouvée.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>nim heap of {size}</source>
        <translation>tas de nim {size}</translation>
    </message>
    <message>
        <source>ringed: {position}</source>
        <translation>cerclée&#xa0;: {position}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Back to the list of lessons</source>
        <translation>Retour à la liste des leçons</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Play this board</source>
        <translation>Jouer ce plateau</translation>
    </message>
    <message>
        <source>Previous step (Page Up)</source>
        <translation>Étape précédente (Page précédente)</translation>
    </message>
    <message>
        <source>Next step (Page Down)</source>
        <translation>Étape suivante (Page suivante)</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Retour au texte</translation>
    </message>
    <message>
        <source>Back to the text that is tried</source>
        <translation>Retour au texte mis à l’essai</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>{answer}, the right answer</source>
        <translation>{answer}, la bonne réponse</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>loses: Grundy value it leads to</source>
        <translation>perd&#x202f;: valeur de Grundy obtenue</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>{move}: not known yet.</source>
        <translation>{move}&#x202f;: pas encore connu.</translation>
    </message>
    <message>
        <source>{move} wins: it leaves a position of Grundy value 0. Exact.</source>
        <translation>{move} gagne&#x202f;: il laisse une position de valeur de Grundy 0. Exact.</translation>
    </message>
    <message>
        <source>{move} loses. Exact.</source>
        <translation>{move} perd. Exact.</translation>
    </message>
    <message>
        <source>{move} loses: it leaves Grundy value {value}, equivalent to a nim heap of {value}. Exact.</source>
        <translation>{move} perd&#xa0;: il laisse la valeur de Grundy {value}, équivalente à un tas de nim {value}. Exact.</translation>
    </message>
    <message>
        <source>You first</source>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <source>You second</source>
        <translation>Vous jouez en second</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Votre rôle</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Grundy values, their nim-sum in binary, and the winning moves</source>
        <translation>Valeurs de Grundy, leur somme de nim en binaire et coups gagnants</translation>
    </message>
    <message>
        <source>Grundy values and nim-sum</source>
        <translation>Valeurs de Grundy et somme de nim</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Such as ellie(3x4), nim(5), grundy(7), kayles(9), dawson(6) for Dawson&apos;s Kayles, .007(12) with the code of an octal game, or a number for a nim heap</source>
        <translation>Par exemple ellie(3x4), nim(5), grundy(7), kayles(9), dawson(6) pour le Kayles de Dawson, .007(12) avec le code d’un jeu octal, ou un nombre pour un tas de nim</translation>
    </message>
    <message>
        <source>The winning moves are not known.</source>
        <translation>Les coups gagnants ne sont pas connus.</translation>
    </message>
    <message>
        <source>The nim-sum is 0: every move loses against best play.</source>
        <translation>La somme de nim est 0&#xa0;: chaque coup perd contre le meilleur jeu.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves make the nim-sum 0 and win: {moves}.</source>
        <comment>%n move makes the nim-sum 0 and wins: {moves}.</comment>
        <translation>
            <numerusform>%n coup rend la somme de nim nulle et gagne&#xa0;: {moves}.</numerusform>
            <numerusform>%n coups rendent la somme de nim nulle et gagnent&#xa0;: {moves}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program played {move}.</source>
        <translation>Le programme a joué {move}.</translation>
    </message>
    <message>
        <source>No move is left: you have lost.</source>
        <translation>Il ne reste aucun coup&#xa0;: vous avez perdu.</translation>
    </message>
    <message>
        <source>No move is left for the program: you have won.</source>
        <translation>Il ne reste aucun coup au programme&#xa0;: vous avez gagné.</translation>
    </message>
    <message>
        <source>Your move, in any of the games.</source>
        <translation>À vous, dans n’importe lequel des jeux.</translation>
    </message>
    <message>
        <source>The program is thinking …</source>
        <translation>Le programme réfléchit…</translation>
    </message>
    <message>
        <source>Remoteness: the moves left if the winner hurries and the loser delays</source>
        <translation>Éloignement&#xa0;: les coups restants si le gagnant se hâte et si le perdant retarde</translation>
    </message>
    <message>
        <source>{side} wins at once: three in a row. Such a position is not equivalent to a nim heap.</source>
        <translation>{side} gagne aussitôt&#xa0;: trois en ligne. Une telle position n’équivaut pas à un tas de nim.</translation>
    </message>
    <message>
        <source>Not all Grundy values are known.</source>
        <translation>Les valeurs de Grundy ne sont pas toutes connues.</translation>
    </message>
    <message>
        <source>No parts are left.</source>
        <translation>Il ne reste aucune composante.</translation>
    </message>
    <message>
        <source>{side} wins with best play: the nim-sum is not 0.</source>
        <translation>{side} gagne avec le meilleur jeu&#x202f;: la somme de nim n’est pas 0.</translation>
    </message>
    <message>
        <source>{side} wins with best play: the nim-sum is 0.</source>
        <translation>{side} gagne avec le meilleur jeu&#x202f;: la somme de nim est 0.</translation>
    </message>
    <message>
        <source>Remoteness {count}.</source>
        <translation>Éloignement {count}.</translation>
    </message>
    <message>
        <source>nim-sum {value}</source>
        <translation>somme de nim {value}</translation>
    </message>
    <message>
        <source>Alpha-beta on random trees</source>
        <translation>Alpha-bêta sur des arbres au hasard</translation>
    </message>
    <message>
        <source>mex</source>
        <translation>mex</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <translation>somme de nim</translation>
    </message>
    <message>
        <source>value of a sum</source>
        <translation>valeur d’une somme</translation>
    </message>
    <message>
        <source>winning move in nim</source>
        <translation>coup gagnant au nim</translation>
    </message>
    <message>
        <source>ELLIE on two rows</source>
        <translation>ELLIE sur deux lignes</translation>
    </message>
    <message>
        <source>mex{{{numbers}}}</source>
        <translation>mex{{{numbers}}}</translation>
    </message>
    <message>
        <source>0 is not among them, and there is no smaller number: the mex is 0.</source>
        <translation>0 n’y figure pas, et il n’y a pas de nombre plus petit&#xa0;: le mex est 0.</translation>
    </message>
    <message>
        <source>0 is among them, 1 is not: the mex is 1.</source>
        <translation>0 y figure, 1 non&#xa0;: le mex est 1.</translation>
    </message>
    <message>
        <source>0 to {last} are all among them, {mex} is not: the mex is {mex}.</source>
        <translation>0 à {last} y figurent tous, {mex} non&#xa0;: le mex est {mex}.</translation>
    </message>
    <message>
        <source>{added}; the columns give {digits}, which is {total}.</source>
        <translation>{added}&#x202f;; les colonnes donnent {digits}, c’est-à-dire {total}.</translation>
    </message>
    <message>
        <source>On two rows only the number of squares on either side counts. What is left here worth?</source>
        <translation>Sur deux lignes, seul compte le nombre de cases de chaque côté. Que vaut ce qui reste ici&#x202f;?</translation>
    </message>
    <message>
        <source>It leaves {left} and {right} squares: G({left}) ⊕ G({right}) = {a} ⊕ {b} = {value}.</source>
        <translation>Il reste {left} et {right} cases&#xa0;: G({left}) ⊕ G({right}) = {a} ⊕ {b} = {value}.</translation>
    </message>
    <message>
        <source>The options of a position have the values {numbers}. What is the position worth together with a nim heap of {heap}?</source>
        <translation>Les options d’une position ont les valeurs {numbers}. Que vaut la position avec un tas de nim de {heap}&#x202f;?</translation>
    </message>
    <message>
        <source>Nim with heaps of {heaps}: how many counters are left in the heap of {heap} after a winning move there?</source>
        <translation>Nim avec des tas de {heaps}&#xa0;: combien de jetons restent du tas de {heap} après un coup gagnant sur lui&#x202f;?</translation>
    </message>
    <message>
        <source>The heap must become the nim-sum of the others, so that all together have the nim-sum 0.</source>
        <translation>Le tas doit devenir la somme de nim des autres, pour que tous ensemble aient la somme de nim 0.</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… et {n} de plus</translation>
    </message>
    <message>
        <source>Kayles</source>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles</source>
        <translation>Kayles de Dawson</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>How often each value occurs</source>
        <translation>Fréquence de chaque valeur</translation>
    </message>
    <message numerus="yes">
        <source>%n squares from {square}</source>
        <comment>%n square from {square}</comment>
        <translation>
            <numerusform>%n case à partir de {square}</numerusform>
            <numerusform>%n cases à partir de {square}</numerusform>
        </translation>
    </message>
    <message>
        <source>cells {first} to {last}</source>
        <translation>cellules {first} à {last}</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <translation>cellule {number}</translation>
    </message>
    <message>
        <source>heap {k} of {size}</source>
        <translation>tas {k} de {size}</translation>
    </message>
    <message>
        <source>two heaps</source>
        <translation>deux tas</translation>
    </message>
    <message>
        <source>{position}, Grundy value {value}</source>
        <translation>{position}, valeur de Grundy {value}</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Arbre</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Les jeux</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La fenêtre</translation>
    </message>
    <message>
        <source>Source documents</source>
        <translation>Documents sources</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Arrière-plan</translation>
    </message>
    <message>
        <source>Going further</source>
        <translation>Aller plus loin</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Chercher dans l’aide</translation>
    </message>
    <message>
        <source>Shows the pages with these words; Enter goes to the next match</source>
        <translation>Montre les pages qui ont ces mots&#x202f;; Entrée va à l’occurrence suivante</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pages de l’aide</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Page d’aide</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>{page} – Help</source>
        <translation>{page} – Aide</translation>
    </message>
    <message>
        <source>Preparing the solver.</source>
        <translation>Préparation du solveur.</translation>
    </message>
    <message>
        <source>Preparing the solver (once per installation).</source>
        <translation>Préparation du solveur (une seule fois).</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Ce qui est connu</translation>
    </message>
    <message numerus="yes">
        <source>%n take-backs</source>
        <comment>%n take-back</comment>
        <translation>
            <numerusform>%n reprise</numerusform>
            <numerusform>%n reprises</numerusform>
        </translation>
    </message>
    <message>
        <source>{outcome} with best play</source>
        <translation>{outcome} avec le meilleur jeu</translation>
    </message>
    <message>
        <source>The winner is not known yet</source>
        <translation>On ne sait pas encore qui gagne</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Table hits</source>
        <translation>Réponses de table</translation>
    </message>
    <message>
        <source>Cutoffs (alpha hatched, beta solid)</source>
        <translation>Coupures (alpha hachuré, bêta plein)</translation>
    </message>
    <message>
        <source>{amounts}, stopped</source>
        <translation>{amounts}, arrêté</translation>
    </message>
    <message>
        <source>{what}, logarithmic scale</source>
        <translation>{what}, échelle logarithmique</translation>
    </message>
    <message>
        <source>Chart of the comparison</source>
        <translation>Diagramme de la comparaison</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramme</translation>
    </message>
    <message numerus="yes">
        <source>{method} on {position}: %n nodes</source>
        <comment>{method} on {position}: %n node</comment>
        <translation>
            <numerusform>{method} sur {position}&#x202f;: %n nœud</numerusform>
            <numerusform>{method} sur {position}&#x202f;: %n nœuds</numerusform>
        </translation>
    </message>
    <message>
        <source>{position} methods</source>
        <translation>{position} méthodes</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Ce qui est comparé</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Choose a preset…</source>
        <translation>Choisir un modèle…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add the board</source>
        <translation>Ajouter le plateau</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Positions to compare</source>
        <translation>Positions à comparer</translation>
    </message>
    <message>
        <source>{numbers} of {method}</source>
        <translation>{numbers} de {method}</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>à la fin</translation>
    </message>
    <message>
        <source>Plies to search; deeper positions are estimated</source>
        <translation>Demi-coups à explorer&#x202f;; au-delà, les positions sont estimées</translation>
    </message>
    <message>
        <source>Count nodes without a value</source>
        <translation>Compter les nœuds sans valeur</translation>
    </message>
    <message>
        <source>e-Valuate: counts the whole tree, as the paper does, even where only divisions by zero are left</source>
        <translation>e-Valuate&#x202f;: compte tout l’arbre, comme l’article, même là où ne restent que des divisions par zéro</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Méthodes</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Each run at most</source>
        <translation>Au plus par essai</translation>
    </message>
    <message>
        <source>There is nothing to compare: at least one position and one method are needed.</source>
        <translation>Il n’y a rien à comparer&#x202f;: il faut au moins une position et une méthode.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>pas comparé</translation>
    </message>
    <message>
        <source>exact values agree</source>
        <translation>valeurs exactes égales</translation>
    </message>
    <message>
        <source>exact values disagree</source>
        <translation>valeurs exactes différentes</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>What the method found; ≈ if it is not exact</source>
        <translation>Ce que la méthode a trouvé&#x202f;; ≈ si ce n’est pas exact</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Élagués</translation>
    </message>
    <message>
        <source>Nodes of the whole tree that were never visited</source>
        <translation>Nœuds de tout l’arbre qui n’ont jamais été visités</translation>
    </message>
    <message>
        <source>In the paper</source>
        <translation>Dans l’article</translation>
    </message>
    <message>
        <source>The number in Table 1 of the e-Valuate paper, and what makes the two agree</source>
        <translation>Le nombre du tableau 1 de l’article sur e-Valuate, et ce qui fait concorder les deux</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Finished or estimated positions</source>
        <translation>Positions finies ou estimées</translation>
    </message>
    <message>
        <source>Minimal tree</source>
        <translation>Arbre minimal</translation>
    </message>
    <message>
        <source>The fewest leaves alpha-beta visits without a table, with the best move order</source>
        <translation>Le moins de feuilles qu’alpha-bêta visite sans table, avec le meilleur ordre des coups</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>En mémoire</translation>
    </message>
    <message>
        <source>Most nodes open at once, and positions in the table at the end</source>
        <translation>Le plus de nœuds ouverts à la fois, et les positions dans la table à la fin</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Alpha cutoffs, at nodes of MIN</source>
        <translation>Coupures alpha, aux nœuds de MIN</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>Bêta</translation>
    </message>
    <message>
        <source>Beta cutoffs, at nodes of MAX</source>
        <translation>Coupures bêta, aux nœuds de MAX</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>How many times as long the first method took on this position</source>
        <translation>Combien de fois plus longtemps la première méthode a mis pour cette position</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Meilleur jeu</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>Concorde</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>page</comment>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Table or chart</source>
        <translation>Tableau ou diagramme</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
    <message>
        <source>Earlier comparisons</source>
        <translation>Comparaisons précédentes</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>exécutions</translation>
    </message>
    <message>
        <source>Compare these</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Choose positions and methods on the left; a preset sets up both.</source>
        <translation>Les positions et les méthodes se choisissent à gauche&#x202f;; un modèle fixe les deux.</translation>
    </message>
    <message>
        <source>Nothing compared yet</source>
        <translation>Encore rien de comparé</translation>
    </message>
    <message>
        <source>{summary} Cancelled.</source>
        <translation>{summary} Abandonné.</translation>
    </message>
    <message>
        <source>{summary} Some runs reached their limit.</source>
        <translation>{summary} Certains essais ont atteint leur limite.</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Rien de conservé</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>The lecture&apos;s first example: values back up level by level.</source>
        <translation>Le premier exemple du cours&#x202f;: les valeurs remontent niveau par niveau.</translation>
    </message>
    <message>
        <source>(2,2) averages</source>
        <translation>Moyennes (2,2)</translation>
    </message>
    <message>
        <source>The mean of the two largest and of the two smallest children, below the root.</source>
        <translation>La moyenne des deux plus grands et celle des deux plus petits enfants, sous la racine.</translation>
    </message>
    <message>
        <source>Various depth</source>
        <translation>Profondeur variable</translation>
    </message>
    <message>
        <source>Searched below depth 2 only where values jump; the static values are ours, the slide gives none.</source>
        <translation>Au-delà de 2 seulement là où les valeurs sautent&#x202f;; les valeurs statiques sont de nous, la diapositive n’en donne pas.</translation>
    </message>
    <message>
        <source>Negamax</source>
        <translation>Negamax</translation>
    </message>
    <message>
        <source>The same tree with every value as seen by the player to move.</source>
        <translation>Le même arbre, chaque valeur vue par le joueur au trait.</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alpha-bêta</translation>
    </message>
    <message>
        <source>A reconstruction; 99 stands for a leaf the slide leaves unread. One cutoff needs the whole path.</source>
        <translation>Une reconstitution&#x202f;; 99 remplace une feuille que la diapositive ne lit pas. Une coupure demande tout le chemin.</translation>
    </message>
    <message>
        <source>A game with draws</source>
        <translation>Un jeu avec nulles</translation>
    </message>
    <message>
        <source>1 is a win, 0 a draw, -1 a loss: MAX cannot win but need not lose.</source>
        <translation>1 est un gain, 0 une nulle, −1 une perte&#xa0;: MAX ne peut pas gagner mais n’est pas forcé de perdre.</translation>
    </message>
    <message>
        <source>Random trees</source>
        <translation>Arbres au hasard</translation>
    </message>
    <message>
        <source>Adds random trees to the assignment; on paper, with the solutions</source>
        <translation>Ajoute des arbres au hasard au devoir&#x202f;; sur papier, avec les solutions</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>run</comment>
        <translation>arrêté</translation>
    </message>
    <message numerus="yes">
        <source>%n runs. Exact values disagree: ✗.</source>
        <comment>%n run. Exact values disagree: ✗.</comment>
        <translation>
            <numerusform>%n essai. Des valeurs exactes divergent&#x202f;: ✗.</numerusform>
            <numerusform>%n essais. Des valeurs exactes divergent&#x202f;: ✗.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs. All exact values agree.</source>
        <comment>%n run. All exact values agree.</comment>
        <translation>
            <numerusform>%n essai. Toutes les valeurs exactes concordent.</numerusform>
            <numerusform>%n essais. Toutes les valeurs exactes concordent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs.</source>
        <comment>%n run.</comment>
        <translation>
            <numerusform>%n essai.</numerusform>
            <numerusform>%n essais.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table 1 of the paper</source>
        <translation>Tableau 1 de l’article</translation>
    </message>
    <message>
        <source>2 × 3 … 4 × 4 boards</source>
        <translation>Plateaux 2 × 3 … 4 × 4</translation>
    </message>
    <message>
        <source>A position of every game</source>
        <translation>Une position de chaque jeu</translation>
    </message>
    <message>
        <source>Section 3.1 of the paper</source>
        <translation>Section 3.1 de l’article</translation>
    </message>
    <message>
        <source>A position is missing, such as {example}.</source>
        <translation>Il manque une position, comme {example}.</translation>
    </message>
    <message>
        <source>MAX first</source>
        <translation>MAX commence</translation>
    </message>
    <message>
        <source>MIN first</source>
        <translation>MIN commence</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <translation>Valeur de Grundy</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>prouvé</translation>
    </message>
    <message>
        <source>the second player wins, proved</source>
        <translation>le second joueur gagne, prouvé</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>non prouvé</translation>
    </message>
    <message>
        <source>proved, MAX first/MIN first</source>
        <translation>prouvé, MAX commence/MIN commence</translation>
    </message>
    <message>
        <source>k = {k}, n = {n}: {said}</source>
        <translation>k = {k}, n = {n}&#x202f;: {said}</translation>
    </message>
    <message>
        <source>Families of positions</source>
        <translation>Familles de positions</translation>
    </message>
    <message>
        <source>A position with n, and optionally k, in place of numbers: 3xn, matching:path:n</source>
        <translation>Une position avec n, et peut-être k, à la place de nombres&#xa0;: 3xn, matching:path:n</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Stops each value after this many seconds, with the bounds proved by then</source>
        <translation>Chaque valeur est abandonnée après tant de secondes, avec les bornes prouvées jusque-là</translation>
    </message>
    <message>
        <source>Seconds per value</source>
        <translation>Secondes par valeur</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Form of the table</source>
        <translation>Forme du tableau</translation>
    </message>
    <message>
        <source>Terms and periods</source>
        <translation>Termes et périodes</translation>
    </message>
    <message>
        <source>The proved values over n</source>
        <translation>Les valeurs prouvées selon n</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Terms or plot</source>
        <translation>Termes ou graphique</translation>
    </message>
    <message>
        <source>Numbers for {letter}</source>
        <translation>Nombres pour {letter}</translation>
    </message>
    <message>
        <source>Such as 1-12</source>
        <translation>Comme 1-12</translation>
    </message>
    <message>
        <source>Filling in {family}</source>
        <translation>Remplissage de {family}</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message numerus="yes">
        <source>{exact} of %n values are proved.</source>
        <comment>{exact} of %n value is proved.</comment>
        <translation>
            <numerusform>{exact} valeur sur %n est prouvée.</numerusform>
            <numerusform>{exact} valeurs sur %n sont prouvées.</numerusform>
        </translation>
    </message>
    <message>
        <source>All values are proved. A period is what is observed in the table.</source>
        <translation>Toutes les valeurs sont prouvées. Une période est ce qui s’observe dans le tableau.</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Qui joue en premier</translation>
    </message>
    <message>
        <source>A position as the command line takes it, such as {example}</source>
        <translation>Une position comme en ligne de commande, par exemple {example}</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Second</translation>
    </message>
    <message>
        <source>{side} first</source>
        <translation>{side} commence</translation>
    </message>
    <message>
        <source>{side} moves first</source>
        <translation>{side} joue en premier</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>First</source>
        <comment>step</comment>
        <translation>Début</translation>
    </message>
    <message>
        <source>One step back (left arrow)</source>
        <translation>Un pas en arrière (flèche gauche)</translation>
    </message>
    <message>
        <source>Starts or stops playback (Space)</source>
        <translation>Lance ou arrête le déroulement (Espace)</translation>
    </message>
    <message>
        <source>One step forward (right arrow)</source>
        <translation>Un pas en avant (flèche droite)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Shows the whole tree (0)</source>
        <translation>Montre tout l’arbre (0)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>plus profond</translation>
    </message>
    <message>
        <source>Game tree</source>
        <translation>Arbre de jeu</translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag: move. Click a node: go to its step, or open it. Shift+arrows: walk. Ctrl+F: find.</source>
        <translation>Molette&#xa0;: taille. Glisser&#xa0;: déplacer. Clic sur un nœud&#xa0;: aller à son étape, ou le déplier. Maj+flèches&#xa0;: parcourir. Ctrl+F&#xa0;: chercher.</translation>
    </message>
    <message>
        <source>Find a node</source>
        <translation>Chercher un nœud</translation>
    </message>
    <message>
        <source>A move, a position or a value; Enter: the next one</source>
        <translation>Un coup, une position ou une valeur&#x202f;; Entrée&#xa0;: le suivant</translation>
    </message>
    <message>
        <source>gets the minimax value</source>
        <translation>obtient la valeur minimax</translation>
    </message>
    <message>
        <source>wins (more than 0)</source>
        <translation>gagne (plus que 0)</translation>
    </message>
    <message>
        <source>does not lose (at least 0)</source>
        <translation>ne perd pas (au moins 0)</translation>
    </message>
    <message>
        <source>Parameters of the method</source>
        <translation>Paramètres de la méthode</translation>
    </message>
    <message>
        <source>A second method, on the same tree, with the same slider</source>
        <translation>Une seconde méthode, sur le même arbre, avec le même curseur</translation>
    </message>
    <message>
        <source>Also the variables into which MIN puts a value, those with small estimates first</source>
        <translation>Aussi les variables dans lesquelles MIN place une valeur, celles à petite estimation d’abord</translation>
    </message>
    <message>
        <source>Order the variables too</source>
        <translation>Ordonner aussi les variables</translation>
    </message>
    <message>
        <source>The order of the values is estimated anew for each number of free variables</source>
        <translation>L’ordre des valeurs est estimé à nouveau pour chaque nombre de variables libres</translation>
    </message>
    <message>
        <source>An order for each height</source>
        <translation>Un ordre pour chaque hauteur</translation>
    </message>
    <message>
        <source>Random fillings for each estimate, which is the largest of their values</source>
        <translation>Remplissages au hasard pour chaque estimation, qui est la plus grande de leurs valeurs</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Options of the estimates</source>
        <translation>Options des estimations</translation>
    </message>
    <message>
        <source>Counts can be compared under equal conditions</source>
        <translation>Dans les mêmes conditions, les nombres se comparent</translation>
    </message>
    <message>
        <source>Move order</source>
        <translation>Ordre des coups</translation>
    </message>
    <message>
        <source>Reuses what was found about a position that occurs again</source>
        <translation>Réutilise ce qui a été trouvé d’une position qui revient</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>each method’s usual ones</source>
        <translation>celles habituelles de chaque méthode</translation>
    </message>
    <message>
        <source>as set here</source>
        <translation>comme réglé ici</translation>
    </message>
    <message>
        <source>most promising first</source>
        <translation>les meilleurs d’abord</translation>
    </message>
    <message>
        <source>the author’s</source>
        <translation>celui de l’auteur</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>Count leaves every time</source>
        <translation>Les feuilles comptent chaque fois</translation>
    </message>
    <message>
        <source>Off: a leaf that is searched again counts once</source>
        <translation>Désactivé&#xa0;: une feuille réexaminée compte une fois</translation>
    </message>
    <message>
        <source>What is watched</source>
        <translation>Ce qui est observé</translation>
    </message>
    <message>
        <source>Example trees</source>
        <translation>Arbres d’exemple</translation>
    </message>
    <message>
        <source>A tree of your own</source>
        <translation>Un arbre à vous</translation>
    </message>
    <message>
        <source>The tree as nested lists</source>
        <translation>L’arbre en listes imbriquées</translation>
    </message>
    <message>
        <source>[[7, 3], [-5, 16/3]]; 3:[12, 8] has the static value 3; null is a leaf without a value</source>
        <translation>[[7, 3], [-5, 16/3]]&#x202f;; 3:[12, 8] a la valeur statique 3&#x202f;; null est une feuille sans valeur</translation>
    </message>
    <message>
        <source>Who moves at the root</source>
        <translation>Qui joue à la racine</translation>
    </message>
    <message>
        <source>Draw, or random tree</source>
        <translation>Dessiner, ou au hasard</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>no second method</source>
        <translation>sans seconde méthode</translation>
    </message>
    <message>
        <source>Both end together</source>
        <translation>Finir ensemble</translation>
    </message>
    <message>
        <source>Their steps advance in proportion; otherwise each takes one step at a time</source>
        <translation>Leurs pas vont en proportion&#x202f;; sinon chacune avance d’un pas à la fois</translation>
    </message>
    <message>
        <source>The tree with the value of every node: minimax values, or P and N with Grundy values</source>
        <translation>L’arbre avec la valeur de chaque nœud&#xa0;: valeurs minimax, ou P et N avec les valeurs de Grundy</translation>
    </message>
    <message>
        <source>no search, all values</source>
        <translation>sans recherche, toutes les valeurs</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>Add to the assignment</source>
        <translation>Ajouter au devoir</translation>
    </message>
    <message>
        <source>Draws the position under each node, if the tree is drawn large enough</source>
        <translation>Dessine la position sous chaque nœud, là où l’arbre est assez grand</translation>
    </message>
    <message>
        <source>Payoffs of both players</source>
        <translation>Gains des deux joueurs</translation>
    </message>
    <message>
        <source>Both searches use {method}: choose another second method.</source>
        <translation>Les deux recherches utilisent {method}&#x202f;: choisissez une autre seconde méthode.</translation>
    </message>
    <message>
        <source>Under each leaf: what MAX (or First) gets, and what the opponent gets</source>
        <translation>Sous chaque feuille&#xa0;: ce qu’obtient MAX (ou FIRST), et ce qu’obtient l’autre</translation>
    </message>
    <message>
        <source>Strategy of</source>
        <translation>Stratégie de</translation>
    </message>
    <message>
        <source>Marks a strategy in the tree: one move of its owner, every reply of the opponent</source>
        <translation>Marque une stratégie dans l’arbre&#x202f;: un coup de son camp, chaque réponse de l’adversaire</translation>
    </message>
    <message>
        <source>What the strategy achieves</source>
        <translation>Ce qu’atteint la stratégie</translation>
    </message>
    <message>
        <source>What the strategy achieves, whatever the opponent does</source>
        <translation>Ce qu’atteint la stratégie, quoi que fasse l’adversaire</translation>
    </message>
    <message>
        <source>Conditions and depth</source>
        <translation>Conditions et profondeur</translation>
    </message>
    <message>
        <source>{nodes}, {leaves}: {conditions}</source>
        <translation>{nodes}, {leaves}&#xa0;: {conditions}</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer à</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Interrogez-moi</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>Mex and nim-sum</source>
        <translation>Mex et somme de nim</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>{kind}: level {level}, {right} of {asked} right</source>
        <translation>{kind}&#xa0;: niveau {level}, {right} justes sur {asked}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>There is nothing to ask about this search: try alpha-beta on a tree.</source>
        <translation>Il n’y a rien à demander sur cette recherche&#xa0;: prenez alpha-bêta sur un arbre.</translation>
    </message>
    <message>
        <source>Questions about this search</source>
        <translation>Questions sur cette recherche</translation>
    </message>
    <message>
        <source>Right. {why}</source>
        <translation>Juste. {why}</translation>
    </message>
    <message>
        <source>The answer is {answer}. {why}</source>
        <translation>La réponse est {answer}. {why}</translation>
    </message>
    <message>
        <source>No: the answer is {answer}. {why}</source>
        <translation>Non&#xa0;: la réponse est {answer}. {why}</translation>
    </message>
    <message>
        <source>{right} of {tried} right</source>
        <translation>{right} sur {tried} justes</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Valeur {value}</translation>
    </message>
    <message>
        <source>Value {value}, not exact</source>
        <translation>Valeur {value}, pas exacte</translation>
    </message>
    <message>
        <source>{method}: {nodes}, {leaves}, {cutoffs}; {conditions}</source>
        <translation>{method}&#xa0;: {nodes}, {leaves}, {cutoffs}&#xa0;; {conditions}</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <comment>%n node</comment>
        <translation>
            <numerusform>%n nœud</numerusform>
            <numerusform>%n nœuds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaves</source>
        <comment>%n leaf</comment>
        <translation>
            <numerusform>%n feuille</numerusform>
            <numerusform>%n feuilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cutoffs</source>
        <comment>%n cutoff</comment>
        <translation>
            <numerusform>%n coupure</numerusform>
            <numerusform>%n coupures</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of date: press Watch to draw the current choice.</source>
        <translation>Périmé&#xa0;: «&#xa0;Observer&#xa0;» dessine le choix actuel.</translation>
    </message>
    <message>
        <source>cutoffs: alpha {alpha}, beta {beta}, table {hits}</source>
        <translation>coupures&#x202f;: alpha {alpha}, bêta {beta}, table {hits}</translation>
    </message>
    <message>
        <source>cutoffs: alpha {alpha}, beta {beta}</source>
        <translation>coupures&#x202f;: alpha {alpha}, bêta {beta}</translation>
    </message>
    <message numerus="yes">
        <source>In memory at once: a path of %n nodes.</source>
        <comment>In memory at once: a path of %n node.</comment>
        <translation>
            <numerusform>En mémoire à la fois&#xa0;: un chemin de %n nœud.</numerusform>
            <numerusform>En mémoire à la fois&#xa0;: un chemin de %n nœuds.</numerusform>
        </translation>
    </message>
    <message>
        <source>Alpha-beta without a table visits at least {least} of {all} leaves.</source>
        <translation>Alpha-bêta sans table visite au moins {least} feuilles sur {all}.</translation>
    </message>
    <message>
        <source>No strategy marked</source>
        <translation>Aucune stratégie marquée</translation>
    </message>
    <message>
        <source>Strategy of {side}</source>
        <translation>Stratégie de {side}</translation>
    </message>
    <message>
        <source>{side} has no such strategy: the opponent can always prevent it.</source>
        <translation>{side} n’a pas de telle stratégie&#x202f;: l’adversaire peut toujours l’empêcher.</translation>
    </message>
    <message numerus="yes">
        <source>A strategy of {side}: %n nodes, one move of {side}, every reply of {other}.</source>
        <comment>A strategy of {side}: %n node, one move of {side}, every reply of {other}.</comment>
        <translation>
            <numerusform>Une stratégie de {side}&#x202f;: %n nœud, un coup de {side}, chaque réponse de {other}.</numerusform>
            <numerusform>Une stratégie de {side}&#x202f;: %n nœuds, un coup de {side}, chaque réponse de {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{node}: the search never got here.</source>
        <translation>{node}&#x202f;: la recherche n’est pas passée ici.</translation>
    </message>
    <message>
        <source>exercises</source>
        <translation>exercices</translation>
    </message>
    <message numerus="yes">
        <source>{step} of %n steps</source>
        <comment>{step} of %n step</comment>
        <translation>
            <numerusform>étape {step} sur %n</numerusform>
            <numerusform>étape {step} sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Racine</translation>
    </message>
    <message>
        <source>Node {number}</source>
        <translation>Nœud {number}</translation>
    </message>
    <message>
        <source>After {moves}</source>
        <translation>Après {moves}</translation>
    </message>
    <message>
        <source>This search is too large to draw (at most {most} nodes): choose a smaller position or limit the depth.</source>
        <translation>Cette recherche est trop grande pour être dessinée (au plus {most} nœuds)&#xa0;: choisir une position plus petite ou limiter la profondeur.</translation>
    </message>
    <message>
        <source>This game is too large to search for a strategy; choose a smaller position.</source>
        <translation>Ce jeu est trop grand pour y chercher une stratégie&#x202f;; prendre une position plus petite.</translation>
    </message>
    <message>
        <source>{method} does not find the minimax value, and so no strategy for it; choose minimax.</source>
        <translation>{method} ne trouve pas la valeur minimax, donc pas de stratégie pour elle&#x202f;; prendre minimax.</translation>
    </message>
    <message>
        <source>the game is over here.</source>
        <translation>la partie est finie ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n steps of {method}.</source>
        <comment>%n step of {method}.</comment>
        <translation>
            <numerusform>%n étape de {method}.</numerusform>
            <numerusform>%n étapes de {method}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{position}: {count} on {levels}. Click a node to open or close it.</source>
        <translation>{position}&#xa0;: {count} sur {levels}. Un clic déplie ou replie un nœud.</translation>
    </message>
    <message>
        <source>No whole number lies between, so the answer is only yes or no.</source>
        <translation>Aucun entier n’est entre les deux&#xa0;: la réponse est seulement oui ou non.</translation>
    </message>
    <message>
        <source>{side} to move{window}.</source>
        <translation>au tour de {side}{window}.</translation>
    </message>
    <message>
        <source>no value, the branch is invalid.</source>
        <translation>pas de valeur, la branche n’est pas valide.</translation>
    </message>
    <message>
        <source>estimated {value}.</source>
        <translation>estimé à {value}.</translation>
    </message>
    <message>
        <source>worth {value}.</source>
        <translation>vaut {value}.</translation>
    </message>
    <message>
        <source>{side} has a better child, {value} so far{window}.</source>
        <translation>{side} a un meilleur enfant, {value} jusqu’ici{window}.</translation>
    </message>
    <message>
        <source>the mean of {values} is {mean}.</source>
        <translation>la moyenne de {values} est {mean}.</translation>
    </message>
    <message numerus="yes">
        <source>{kind} cutoff, the question is answered; %n children are not searched.</source>
        <comment>{kind} cutoff, the question is answered; %n child is not searched.</comment>
        <translation>
            <numerusform>coupure {kind}, la question a sa réponse&#x202f;; %n enfant n’est pas exploré.</numerusform>
            <numerusform>coupure {kind}, la question a sa réponse&#x202f;; %n enfants ne sont pas explorés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beta cutoff, MIN above already has an option worth no more; %n children are not searched.</source>
        <comment>beta cutoff, MIN above already has an option worth no more; %n child is not searched.</comment>
        <translation>
            <numerusform>coupure bêta, MIN au-dessus a déjà une option qui ne vaut pas plus&#x202f;; %n enfant n’est pas exploré.</numerusform>
            <numerusform>coupure bêta, MIN au-dessus a déjà une option qui ne vaut pas plus&#x202f;; %n enfants ne sont pas explorés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>alpha cutoff, MAX above already has an option worth no less; %n children are not searched.</source>
        <comment>alpha cutoff, MAX above already has an option worth no less; %n child is not searched.</comment>
        <translation>
            <numerusform>coupure alpha, MAX au-dessus a déjà une option qui ne vaut pas moins&#x202f;; %n enfant n’est pas exploré.</numerusform>
            <numerusform>coupure alpha, MAX au-dessus a déjà une option qui ne vaut pas moins&#x202f;; %n enfants ne sont pas explorés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n children look marginal and are left out.</source>
        <comment>%n child looks marginal and is left out.</comment>
        <translation>
            <numerusform>%n enfant paraît marginal et est laissé de côté.</numerusform>
            <numerusform>%n enfants paraissent marginaux et sont laissés de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>not stationary, searched deeper.</source>
        <translation>pas stationnaire, recherche plus profonde.</translation>
    </message>
    <message>
        <source>found in the table, {value}.</source>
        <translation>trouvé dans la table, {value}.</translation>
    </message>
    <message>
        <source>returns no value, every branch is invalid.</source>
        <translation>ne renvoie aucune valeur, aucune branche n’est valide.</translation>
    </message>
    <message>
        <source>returns {value}, as seen by the player to move.</source>
        <translation>renvoie {value}, vu par le joueur au trait.</translation>
    </message>
    <message>
        <source>returns {value}.</source>
        <translation>renvoie {value}.</translation>
    </message>
    <message>
        <source>{known}; question: {what}</source>
        <translation>{known}&#x202f;; question&#x202f;: {what}</translation>
    </message>
    <message>
        <source>searched from here, {what}.</source>
        <translation>recherche à partir d’ici, {what}.</translation>
    </message>
    <message>
        <source>{method} has found {value}, exact.</source>
        <translation>{method} a trouvé {value}, exact.</translation>
    </message>
    <message>
        <source>{method} has found {value}, which need not be the minimax value.</source>
        <translation>{method} a trouvé {value}, pas forcément la valeur minimax.</translation>
    </message>
    <message>
        <source>searched from here again, {what}.</source>
        <translation>nouvelle recherche à partir d’ici, {what}.</translation>
    </message>
    <message>
        <source>{side} to move, null window {window}.</source>
        <translation>Au tour de {side}, fenêtre nulle {window}.</translation>
    </message>
    <message>
        <source>the value is at least {low} and at most {high}</source>
        <translation>la valeur est au moins {low} et au plus {high}</translation>
    </message>
    <message>
        <source>the value is at least {low}</source>
        <translation>la valeur est au moins {low}</translation>
    </message>
    <message>
        <source>the value is at most {high}</source>
        <translation>la valeur est au plus {high}</translation>
    </message>
    <message>
        <source>nothing is known yet</source>
        <translation>rien n’est encore connu</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Arrêté avant la fin.</translation>
    </message>
    <message>
        <source>Your next opponent: {player}.</source>
        <translation>Votre prochain adversaire&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>Wrote {name}.</source>
        <translation>{name} écrit.</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Back to your game (Esc)</source>
        <translation>Retour à votre partie (Échap)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>%n move</comment>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles in a collection</source>
        <translation>Problèmes dans un recueil</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Ce qui est dans la liste</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Write a strategy of one side and test it: a reply that beats it becomes a task.</source>
        <translation>Écrivez une stratégie d’un camp et vérifiez-la&#xa0;: une réponse qui la bat devient un problème.</translation>
    </message>
    <message>
        <source>There is no puzzle in it yet.</source>
        <translation>Il n’y a pas encore de problème dedans.</translation>
    </message>
    <message>
        <source>The moves of the game on the board</source>
        <translation>Les coups de la partie sur le plateau</translation>
    </message>
    <message>
        <source>Replies that beat a strategy</source>
        <translation>Réponses qui battent une stratégie</translation>
    </message>
    <message>
        <source>No mistakes are known. Reviews find them: in the game on the board, or in many games at once.</source>
        <translation>Aucune erreur n’est connue. Les revues les trouvent&#xa0;: dans la partie sur le plateau, ou dans plusieurs parties à la fois.</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>problèmes</translation>
    </message>
    <message>
        <source>Moves that keep the value</source>
        <translation>Coups qui gardent la valeur</translation>
    </message>
    <message>
        <source>The board of the game</source>
        <translation>Le plateau de la partie</translation>
    </message>
    <message>
        <source>Either player</source>
        <translation>L’un ou l’autre joueur</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>Make a collection</source>
        <translation>Faire un recueil</translation>
    </message>
    <message>
        <source>Find another</source>
        <translation>En chercher un autre</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>No such puzzle was found; try another level.</source>
        <translation>Aucun problème de ce genre trouvé&#x202f;; prendre un autre niveau.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n different puzzles were found; try another level for more.</source>
        <comment>Only %n puzzle was found; try another level for more.</comment>
        <translation>
            <numerusform>Un seul problème a été trouvé&#x202f;; un autre niveau en donnera plus.</numerusform>
            <numerusform>Seuls %n problèmes différents ont été trouvés&#x202f;; un autre niveau en donnera plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Montrer la solution</translation>
    </message>
    <message>
        <source>Right: {move} is the only move that keeps the value.</source>
        <translation>Juste&#x202f;: {move} est le seul coup qui garde la valeur.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Jouer la suite</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>It could not be decided in time whether {move} keeps the value.</source>
        <translation>On n’a pas pu décider à temps si {move} garde la valeur.</translation>
    </message>
    <message numerus="yes">
        <source>{move} keeps the value; so would %n others.</source>
        <comment>{move} keeps the value; so would %n other.</comment>
        <translation>
            <numerusform>{move} garde la valeur&#x202f;; %n autre aussi.</numerusform>
            <numerusform>{move} garde la valeur&#x202f;; %n autres aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} keeps the value; so would {others}.</source>
        <translation>{move} garde la valeur&#x202f;; de même {others}.</translation>
    </message>
    <message>
        <source>Try my mistakes again</source>
        <translation>Rejouer mes erreurs</translation>
    </message>
    <message numerus="yes">
        <source>Try my %n mistakes again</source>
        <comment>Try my mistake again</comment>
        <translation>
            <numerusform>Rejouer mon erreur</numerusform>
            <numerusform>Rejouer mes %n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>Redemander plus tard</translation>
    </message>
    <message>
        <source>The solution was not found in time.</source>
        <translation>La solution n’a pas été trouvée à temps.</translation>
    </message>
    <message>
        <source>{move} keeps the value.</source>
        <translation>{move} garde la valeur.</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n found on the first try.</source>
        <comment>{right} of %n found on the first try.</comment>
        <translation>
            <numerusform>{right} sur %n trouvé du premier coup.</numerusform>
            <numerusform>{right} sur %n trouvés du premier coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>{turn}. Only one move wins.</source>
        <translation>{turn}. Un seul coup gagne.</translation>
    </message>
    <message numerus="yes">
        <source>{turn}. %n moves win: find one.</source>
        <comment>{turn}. %n move wins.</comment>
        <translation>
            <numerusform>{turn}. %n coup gagne.</numerusform>
            <numerusform>{turn}. %n coups gagnent&#xa0;: trouvez-en un.</numerusform>
        </translation>
    </message>
    <message>
        <source>{turn}. Only one move keeps {value}.</source>
        <translation>{turn}. Un seul coup garde {value}.</translation>
    </message>
    <message numerus="yes">
        <source>{turn}. %n moves keep {value}: find one.</source>
        <comment>{turn}. %n move keeps {value}.</comment>
        <translation>
            <numerusform>{turn}. %n coup garde {value}.</numerusform>
            <numerusform>{turn}. %n coups gardent {value}&#xa0;: trouvez-en un.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is the only move that keeps the value.</source>
        <translation>{move} est le seul coup qui garde la valeur.</translation>
    </message>
    <message>
        <source>Every puzzle in {name} has been answered.</source>
        <translation>Chaque problème de {name} a une réponse.</translation>
    </message>
    <message>
        <source>{board}, {depth} moves</source>
        <translation>{board}, {depth} coups</translation>
    </message>
    <message>
        <source>{number} of {total}: {task}</source>
        <translation>{number} sur {total}&#xa0;: {task}</translation>
    </message>
    <message>
        <source>Puzzle: {task}</source>
        <translation>Problème&#xa0;: {task}</translation>
    </message>
    <message>
        <source>Another move keeps the value.</source>
        <translation>Un autre coup garde la valeur.</translation>
    </message>
    <message>
        <source>Another reply beats it.</source>
        <translation>Une autre réponse la bat.</translation>
    </message>
    <message>
        <source>Another hint</source>
        <translation>Un autre indice</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un indice</translation>
    </message>
    <message>
        <source>The worst game with this strategy.</source>
        <translation>La pire partie avec cette stratégie.</translation>
    </message>
    <message>
        <source>Right: {move} keeps the value.</source>
        <translation>Juste&#xa0;: {move} garde la valeur.</translation>
    </message>
    <message>
        <source>In a row: {streak}.</source>
        <translation>De suite&#xa0;: {streak}.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves cost {cost}</source>
        <comment>%n move costs {cost}</comment>
        <translation>
            <numerusform>%n coup coûte {cost}</numerusform>
            <numerusform>%n coups coûtent {cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>Optimal play.</source>
        <translation>Jeu optimal.</translation>
    </message>
    <message>
        <source>Move {ply}, {side}: {move}, {before} became {after}</source>
        <translation>Coup {ply}, {side}&#x202f;: {move}, {before} devient {after}</translation>
    </message>
    <message>
        <source>Move {ply}</source>
        <translation>Coup {ply}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>Better: {better}.</source>
        <translation>Mieux&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>{before} became {after}</source>
        <translation>{before} devient {after}</translation>
    </message>
    <message>
        <source>keeps {value}</source>
        <translation>garde {value}</translation>
    </message>
    <message>
        <source>the win went to {side}</source>
        <translation>la victoire passe à {side}</translation>
    </message>
    <message>
        <source>keeps the win</source>
        <translation>garde la victoire</translation>
    </message>
    <message>
        <source>not punished by the reply</source>
        <translation>non puni par la réponse</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>not found in time</source>
        <translation>pas trouvé à temps</translation>
    </message>
    <message>
        <source>Shows the better move on the board, and the best line from there</source>
        <translation>Montre le meilleur coup sur le plateau, et la meilleure variante à partir de là</translation>
    </message>
    <message>
        <source>Guaranteed count after each move</source>
        <translation>Nombre garanti après chaque coup</translation>
    </message>
    <message>
        <source>Whose mistakes</source>
        <translation>Erreurs de qui</translation>
    </message>
    <message>
        <source>The better lines are in the game as variations.</source>
        <translation>Les meilleures suites sont dans la partie comme variantes.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Arrêter ici</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>Write an assignment</source>
        <translation>Écrire un devoir</translation>
    </message>
    <message>
        <source>Your answer in words</source>
        <translation>Votre réponse en mots</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n questions are answered.</source>
        <comment>{done} of %n question is answered.</comment>
        <translation>
            <numerusform>{done} question sur %n a une réponse.</numerusform>
            <numerusform>{done} questions sur %n ont une réponse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>%n point</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>No. Try again, or show the answer.</source>
        <translation>Non. Essayez encore, ou affichez la réponse.</translation>
    </message>
    <message>
        <source>No: another answer is right.</source>
        <translation>Non&#xa0;: une autre réponse est juste.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <translation>Votre réponse&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>{board}. {first} {player}, {second} {opponent}.</source>
        <translation>{board}. {first} {player}, {second} {opponent}.</translation>
    </message>
    <message>
        <source>Reviewing the game</source>
        <translation>Revue de la partie</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n positions, from the end</source>
        <comment>{done} of %n position, from the end</comment>
        <translation>
            <numerusform>{done} position sur %n, en partant de la fin</numerusform>
            <numerusform>{done} positions sur %n, en partant de la fin</numerusform>
        </translation>
    </message>
    <message>
        <source>Decided by move {ply}.</source>
        <translation>Décidée par le coup {ply}.</translation>
    </message>
    <message>
        <source>These games are already waiting for review.</source>
        <translation>Ces parties attendent déjà leur revue.</translation>
    </message>
    <message numerus="yes">
        <source>%n games are reviewed in the background.</source>
        <comment>%n game is reviewed in the background.</comment>
        <translation>
            <numerusform>%n partie est revue en arrière-plan.</numerusform>
            <numerusform>%n parties sont revues en arrière-plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games not yet reviewed …</source>
        <translation>Recherche des parties qui ne sont pas encore revues…</translation>
    </message>
    <message>
        <source>All games are reviewed.</source>
        <translation>Toutes les parties sont revues.</translation>
    </message>
    <message>
        <source>Reviews paused at game {number} of {total}</source>
        <translation>Revues suspendues à la partie {number} sur {total}</translation>
    </message>
    <message>
        <source>Reviewing game {number} of {total}</source>
        <translation>Revue de la partie {number} sur {total}</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message numerus="yes">
        <source>%n games reviewed</source>
        <comment>%n game reviewed</comment>
        <translation>
            <numerusform>%n partie revue</numerusform>
            <numerusform>%n parties revues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>%n mistake</comment>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}: {mistakes} found.</source>
        <translation>{games}&#xa0;: {mistakes}.</translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n moves kept the value</source>
        <comment>{kept} of %n move kept the value</comment>
        <translation>
            <numerusform>Valeur gardée {kept} fois sur %n</numerusform>
            <numerusform>Valeur gardée {kept} fois sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{kept}, {count} not solved in time</source>
        <translation>{kept}, {count} non résolus à temps</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes found</source>
        <comment>%n mistake found</comment>
        <translation>
            <numerusform>%n erreur trouvée</numerusform>
            <numerusform>%n erreurs trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} found</source>
        <translation>{count} trouvées</translation>
    </message>
    <message>
        <source>No mistakes among the judged moves.</source>
        <translation>Aucune erreur parmi les coups jugés.</translation>
    </message>
    <message>
        <source>No mistakes: every move kept the value.</source>
        <translation>Aucune erreur&#x202f;: chaque coup a gardé la valeur.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>An unfinished game</source>
        <translation>Une partie inachevée</translation>
    </message>
    <message>
        <source>Look-ahead</source>
        <translation>Anticipation</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Parfait</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Who plays {side}</source>
        <translation>Qui joue {side}</translation>
    </message>
    <message>
        <source>Another level</source>
        <translation>Un autre niveau</translation>
    </message>
    <message>
        <source>the game’s own search</source>
        <translation>la recherche propre au jeu</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Moves ahead</source>
        <translation>Coups prévus</translation>
    </message>
    <message>
        <source>Search method</source>
        <translation>Méthode de recherche</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Temps par coup</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Taux d’erreur</translation>
    </message>
    <message>
        <source>Separate rates for opening, middle game and endgame, which begin at two thirds and one third free</source>
        <translation>Des taux séparés pour l’ouverture, le milieu de partie et la finale, qui commencent à deux tiers et un tiers de libre</translation>
    </message>
    <message>
        <source>Error rate, middle game</source>
        <translation>Taux d’erreur, milieu</translation>
    </message>
    <message>
        <source>Error rate, endgame</source>
        <translation>Taux d’erreur, finale</translation>
    </message>
    <message>
        <source>Error rate, opening</source>
        <translation>Taux d’erreur, ouverture</translation>
    </message>
    <message>
        <source>Other player…</source>
        <translation>Autre joueur…</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Every mistake</source>
        <translation>Chaque erreur</translation>
    </message>
    <message>
        <source>Mistakes that cost two or more</source>
        <translation>Erreurs coûtant deux ou plus</translation>
    </message>
    <message>
        <source>Mistakes that cost three or more</source>
        <translation>Erreurs coûtant trois ou plus</translation>
    </message>
    <message>
        <source>Mistakes that change who wins</source>
        <translation>Erreurs qui changent le gagnant</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Mode pédagogique</translation>
    </message>
    <message>
        <source>Teaching: {which}</source>
        <translation>Mode pédagogique&#xa0;: {which}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Show a better move</source>
        <translation>Montrer un meilleur coup</translation>
    </message>
    <message>
        <source>{move} costs {cost}: {before} became {after}.</source>
        <translation>{move} coûte {cost}&#x202f;: {before} devient {after}.</translation>
    </message>
    <message>
        <source>Levels that take part</source>
        <translation>Niveaux participants</translation>
    </message>
    <message>
        <source>Stop when decided</source>
        <translation>Arrêter quand c’est décidé</translation>
    </message>
    <message>
        <source>Two levels stop playing once a sequential test (SPRT, errors of 5 %) has decided between the two hypotheses</source>
        <translation>Deux niveaux cessent de jouer dès qu’un test séquentiel (SPRT, erreurs de 5 %) a décidé entre les deux hypothèses</translation>
    </message>
    <message>
        <source>Pairs of games</source>
        <translation>Paires de parties</translation>
    </message>
    <message>
        <source>Every two levels play this many pairs, with roles swapped</source>
        <translation>Deux niveaux quelconques jouent ce nombre de paires, rôles échangés</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Enfants</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Points of each level against each other</source>
        <translation>Points de chaque niveau contre chaque autre</translation>
    </message>
    <message>
        <source>Other level…</source>
        <translation>Autre niveau…</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Coups au hasard</translation>
    </message>
    <message>
        <source>Both games of a pair begin with the same random moves, so that deterministic levels vary</source>
        <translation>Les deux parties d’une paire commencent par les mêmes coups au hasard, pour que varient aussi les niveaux déterministes</translation>
    </message>
    <message>
        <source>Elo of the first hypothesis</source>
        <translation>Elo de la première hypothèse</translation>
    </message>
    <message>
        <source>Stronger by at most this many points</source>
        <translation>Plus fort d’au plus ce nombre de points</translation>
    </message>
    <message>
        <source>Elo of the second hypothesis</source>
        <translation>Elo de la seconde hypothèse</translation>
    </message>
    <message>
        <source>Stronger by at least this many points</source>
        <translation>Plus fort d’au moins ce nombre de points</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Points of the level in the row against the level in the column; click to list the games</source>
        <translation>Points du niveau de la ligne contre celui de la colonne&#x202f;; un clic liste les parties</translation>
    </message>
    <message>
        <source>Stop after this game</source>
        <translation>Arrêter après cette partie</translation>
    </message>
    <message>
        <source>Tournaments played so far</source>
        <translation>Tournois joués jusqu’ici</translation>
    </message>
    <message>
        <source>the larger value as MAX wins the pair</source>
        <translation>la plus grande valeur en MAX gagne la paire</translation>
    </message>
    <message>
        <source>who wins in both roles wins the pair</source>
        <translation>qui gagne dans les deux rôles gagne la paire</translation>
    </message>
    <message>
        <source>{board}. The two games of a pair swap the roles; {rule}.</source>
        <translation>{board}. Les deux parties d’une paire échangent les rôles&#x202f;; {rule}.</translation>
    </message>
    <message numerus="yes">
        <source>%n games, seed {seed}, stopped</source>
        <comment>%n game, seed {seed}, stopped</comment>
        <translation>
            <numerusform>%n partie, graine {seed}, arrêté</numerusform>
            <numerusform>%n parties, graine {seed}, arrêté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, seed {seed}</source>
        <comment>%n game, seed {seed}</comment>
        <translation>
            <numerusform>%n partie, graine {seed}</numerusform>
            <numerusform>%n parties, graine {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start plays %n games: every two of the {levels} selected levels against each other, in both roles.</source>
        <comment>Start plays %n game: every two of the {levels} selected levels against each other, in both roles.</comment>
        <translation>
            <numerusform>«&#xa0;Démarrer&#xa0;» joue %n partie&#xa0;: les {levels} niveaux choisis deux à deux, dans les deux rôles.</numerusform>
            <numerusform>«&#xa0;Démarrer&#xa0;» joue %n parties&#xa0;: les {levels} niveaux choisis deux à deux, dans les deux rôles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points, with their standard error: a difference of less than twice that is not significant</source>
        <translation>Points, avec leur erreur type&#xa0;: une différence de moins du double n’est pas significative</translation>
    </message>
    <message>
        <source>Elo points against the others, from the score of the pairs, with their 95 % interval</source>
        <translation>Points Elo contre les autres, d’après le score des paires, avec leur intervalle à 95 %</translation>
    </message>
    <message>
        <source>Mean value of the games in this role</source>
        <translation>Valeur moyenne des parties dans ce rôle</translation>
    </message>
    <message>
        <source>Select at least two levels on the left, then press Start.</source>
        <translation>Choisir au moins deux niveaux à gauche, puis Démarrer.</translation>
    </message>
    <message>
        <source>A tournament needs at least two levels.</source>
        <translation>Un tournoi demande au moins deux niveaux.</translation>
    </message>
    <message>
        <source>The second hypothesis must be above the first.</source>
        <translation>La seconde hypothèse doit être au-dessus de la première.</translation>
    </message>
    <message>
        <source>Stopping after this game …</source>
        <translation>Arrêt après cette partie…</translation>
    </message>
    <message>
        <source>Moves can be deleted when the puzzle is answered.</source>
        <translation>Les coups peuvent être supprimés après la réponse au problème.</translation>
    </message>
    <message>
        <source>No other mistake is known.</source>
        <translation>Aucune autre erreur n’est connue.</translation>
    </message>
    <message>
        <source>Marks and arrows, such as c3, d4:cross, a1&gt;c3:square</source>
        <translation>Marques et flèches, par exemple c3, d4:cross, a1&gt;c3:square</translation>
    </message>
    <message>
        <source>{marks}. Repeat to remove it; Esc removes all.</source>
        <translation>{marks}. Répéter l’enlève&#x202f;; Échap enlève tout.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Enter saves the change, Esc discards it</source>
        <translation>Entrée enregistre la modification, Échap l’annule</translation>
    </message>
    <message>
        <source>Comments are written in the right panel, which is hidden (Shift+F9).</source>
        <translation>Les commentaires s’écrivent dans le panneau droit, qui est replié (Maj+F9).</translation>
    </message>
    <message>
        <source>No mistake is known in this line; a review judges every move.</source>
        <translation>Aucune erreur connue dans cette variante&#x202f;; une revue juge chaque coup.</translation>
    </message>
    <message>
        <source>{move} is a mistake. {why}</source>
        <translation>{move} est une erreur. {why}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Partie nulle</translation>
    </message>
    <message>
        <source>Share of the games in this role that the level won</source>
        <translation>Part des parties dans ce rôle que ce niveau a gagnées</translation>
    </message>
    <message>
        <source>Games of the tournament</source>
        <translation>Parties du tournoi</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>%n game</comment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Ended with</source>
        <translation>Finie à</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} gagne</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Games in which MAX and MIN complete something together: play, solve exactly, analyse, save. Based on the tiling game of S. Aravamuthan and B. Ganguly (arXiv 1202.0862). MIT licence. The program sends no data and does not check for updates; only a solve that you distribute uses the network.</source>
        <translation>Jeux où MAX et MIN complètent quelque chose ensemble&#xa0;: jouer, résoudre exactement, analyser, conserver. D’après le jeu de pavage de S. Aravamuthan et B. Ganguly (arXiv 1202.0862). Licence MIT. Le programme n’envoie aucune donnée et ne cherche pas de mises à jour&#x202f;; seule une résolution que vous répartissez utilise le réseau.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Une erreur s’est produite dans le programme.</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>Votre partie est enregistrée.</translation>
    </message>
    <message>
        <source>Your game could not be saved.</source>
        <translation>Votre partie n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>The details are also in the log, {folder}.</source>
        <translation>Les détails sont aussi dans le journal, {folder}.</translation>
    </message>
    <message>
        <source>The details are not in the log: copy them to keep them.</source>
        <translation>Les détails ne sont pas dans le journal&#xa0;: copiez-les pour les garder.</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The language of the window; files and records do not change.</source>
        <translation>La langue de la fenêtre&#x202f;; fichiers et parties ne changent pas.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Cette position</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>Toutes les positions</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Image SVG</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>LaTeX document</source>
        <translation>Document LaTeX</translation>
    </message>
    <message>
        <source>LaTeX picture only</source>
        <translation>Image LaTeX seule</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>JSON record</source>
        <translation>Partie en JSON</translation>
    </message>
    <message>
        <source>Text record</source>
        <translation>Partie en texte</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>Ce qui est exporté</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Grey is for printing: tags and hatching tell the players apart</source>
        <translation>Le gris est pour l’impression&#x202f;: marques et hachures distinguent les joueurs</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>Values of moves</source>
        <translation>Valeurs des coups</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Short animations</source>
        <translation>Courtes animations</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mes erreurs</translation>
    </message>
    <message>
        <source>{cost} or more</source>
        <translation>{cost} ou plus</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Right in a row</source>
        <translation>Justes de suite</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>Review games…</source>
        <translation>Revoir des parties…</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes are due today</source>
        <comment>%n mistake is due today</comment>
        <translation>
            <numerusform>%n erreur est à revoir aujourd’hui</numerusform>
            <numerusform>%n erreurs sont à revoir aujourd’hui</numerusform>
        </translation>
    </message>
    <message>
        <source>the win</source>
        <translation>la victoire</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Of text, boards and plots, relative to the system’s font.</source>
        <translation>Du texte, des plateaux et des graphiques&#x202f;; à partir de la police du système.</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Nombre final</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>What changes on a board fades; also off if the system says so.</source>
        <translation>Ce qui change sur un plateau s’estompe&#x202f;; désactivé aussi si le système le demande.</translation>
    </message>
    <message>
        <source>The name under which your games are saved from now on.</source>
        <translation>Vos parties sont désormais conservées sous ce nom.</translation>
    </message>
    <message>
        <source>Point out mistakes</source>
        <translation>Signaler les erreurs</translation>
    </message>
    <message>
        <source>While you play, a move that gives up value can be taken back.</source>
        <translation>En jouant, un coup qui cède de la valeur peut être repris.</translation>
    </message>
    <message>
        <source>Review games when they end</source>
        <translation>Revoir les parties quand elles finissent</translation>
    </message>
    <message>
        <source>In the background; what you missed can then be tried again.</source>
        <translation>En arrière-plan&#xa0;; ce qui a été manqué peut alors être rejoué.</translation>
    </message>
    <message>
        <source>Show the time used</source>
        <translation>Afficher le temps utilisé</translation>
    </message>
    <message>
        <source>How long each side has thought; there is no time limit.</source>
        <translation>Combien de temps chaque camp a réfléchi&#x202f;; il n’y a pas de limite.</translation>
    </message>
    <message>
        <source>A reply takes at least</source>
        <translation>Une réponse prend au moins</translation>
    </message>
    <message>
        <source>So that you can follow games between two computer players.</source>
        <translation>Pour suivre les parties entre deux programmes.</translation>
    </message>
    <message>
        <source>A perfect player thinks up to</source>
        <translation>Un joueur parfait réfléchit au plus</translation>
    </message>
    <message>
        <source>If it cannot solve a position in that time, it says so and looks ahead instead.</source>
        <translation>S’il ne peut résoudre une position dans ce temps, il le dit et prévoit quelques coups.</translation>
    </message>
    <message>
        <source>For the transposition table of the next solve; values, hints and replies need at most 128 MB.</source>
        <translation>Pour la table de transpositions de la prochaine résolution&#x202f;; valeurs, indices et réponses prennent au plus 128&#xa0;Mo.</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils</translation>
    </message>
    <message>
        <source>How many a solve uses; takes effect with the next solve.</source>
        <translation>Combien une résolution en utilise&#x202f;; compte dès la prochaine.</translation>
    </message>
    <message>
        <source>all {cores}</source>
        <translation>tous ({cores})</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>un quart</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>{sentence} Default: {value}.</source>
        <translation>{sentence} Par défaut&#x202f;: {value}.</translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <comment>%n game imported.</comment>
        <translation>
            <numerusform>%n partie importée.</numerusform>
            <numerusform>%n parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games written to {file}.</source>
        <comment>%n game written to {file}.</comment>
        <translation>
            <numerusform>%n partie écrite dans {file}.</numerusform>
            <numerusform>%n parties écrites dans {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récentes</translation>
    </message>
    <message>
        <source>No other games yet</source>
        <translation>Pas encore d’autres parties</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>supprimé</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>problème</translation>
    </message>
    <message>
        <source>imported, not proved here</source>
        <translation>importé, pas prouvé ici</translation>
    </message>
    <message>
        <source>{count}, {chosen} selected.</source>
        <translation>{count}, {chosen} choisis.</translation>
    </message>
    <message>
        <source>{result}, {side} won</source>
        <translation>{result}, {side} a gagné</translation>
    </message>
    <message>
        <source>Click to sort by this column, again to reverse the order</source>
        <translation>Un clic trie selon cette colonne, un autre dans l’autre sens</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Avec signet</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <translation>Supprimés récemment</translation>
    </message>
    <message>
        <source>Unfinished solves</source>
        <translation>Résolutions inachevées</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Parties avec cette position</translation>
    </message>
    <message>
        <source>Name, board, player or value</source>
        <translation>Nom, plateau, joueur ou valeur</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Lecture …</translation>
    </message>
    <message>
        <source>All words must match: 8x8, MIN, exact, 29, a name or a tag</source>
        <translation>Chaque mot doit être trouvé&#xa0;: 8x8, MIN, exact, 29, un nom ou une étiquette</translation>
    </message>
    <message>
        <source>Solves and games</source>
        <translation>Résolutions et parties</translation>
    </message>
    <message>
        <source>Solves</source>
        <translation>Résolutions</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Which results</source>
        <translation>Quels résultats</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Solve a board…</source>
        <translation>Résoudre un plateau…</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Pas encore de résultats</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message numerus="yes">
        <source>%n restored.</source>
        <comment>%n restored.</comment>
        <translation>
            <numerusform>%n rétabli.</numerusform>
            <numerusform>%n rétablis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted.</source>
        <comment>%n deleted.</comment>
        <translation>
            <numerusform>%n supprimé.</numerusform>
            <numerusform>%n supprimés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Selected games as one file…</source>
        <translation>Parties choisies en un fichier…</translation>
    </message>
    <message>
        <source>Selected games, one file each…</source>
        <translation>Parties choisies, un fichier chacune…</translation>
    </message>
    <message>
        <source>All results as a table…</source>
        <translation>Tous les résultats en tableau…</translation>
    </message>
    <message>
        <source>Print the list…</source>
        <translation>Imprimer la liste…</translation>
    </message>
    <message>
        <source>Selected games</source>
        <translation>Parties choisies</translation>
    </message>
    <message>
        <source>All games not yet reviewed</source>
        <translation>Toutes les parties qui ne sont pas encore revues</translation>
    </message>
    <message>
        <source>The game was written to {file} exactly as it is stored.</source>
        <translation>La partie a été écrite dans {file} exactement comme elle est conservée.</translation>
    </message>
    <message>
        <source>Games and results</source>
        <translation>Parties et résultats</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Words to find it by, separated by commas</source>
        <translation>Des mots pour le retrouver, séparés par des virgules</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Signet</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>%n selected</comment>
        <translation>
            <numerusform>%n choisi</numerusform>
            <numerusform>%n choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted {date}, kept {days} days</source>
        <translation>Supprimé le {date}, gardé {days} jours</translation>
    </message>
    <message>
        <source>Nothing matches “{words}”.</source>
        <translation>Rien ne correspond à «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>0 of %n results.</source>
        <comment>0 of %n result.</comment>
        <translation>
            <numerusform>0 résultat sur %n.</numerusform>
            <numerusform>0 résultat sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <comment>%n result</comment>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n results</source>
        <comment>{shown} of %n result</comment>
        <translation>
            <numerusform>{shown} résultat sur %n</numerusform>
            <numerusform>{shown} résultats sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Pas enregistré&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Friendship</source>
        <translation>Amitié</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triangles</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Cycle</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Complet</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roue</translation>
    </message>
    <message>
        <source>Spokes</source>
        <translation>Rayons</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Cube</translation>
    </message>
    <message>
        <source>Octahedron</source>
        <translation>Octaèdre</translation>
    </message>
    <message>
        <source>Bipartite</source>
        <translation>Biparti</translation>
    </message>
    <message>
        <source>One side</source>
        <translation>Un côté</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>L’autre côté</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>Arbre binaire</translation>
    </message>
    <message>
        <source>Random tree</source>
        <translation>Arbre aléatoire</translation>
    </message>
    <message>
        <source>Hypercube</source>
        <translation>Hypercube</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisme</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>Petersen</source>
        <translation>Petersen</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cylindre</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Tore</translation>
    </message>
    <message>
        <source>Along a side</source>
        <translation>Le long d’un côté</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Pavé</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>sommets</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>arêtes</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>faces</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>différentes</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>impaire</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colorier</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Searches all replies for what the strategy guarantees, and for a reply that beats it</source>
        <translation>Cherche parmi toutes les réponses ce que la stratégie garantit, et une réponse qui la bat</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Puts the game with the worst result on the board, to be stepped through and played on</source>
        <translation>Met la partie au pire résultat sur le plateau, à parcourir et à poursuivre</translation>
    </message>
    <message>
        <source>Show the worst game</source>
        <translation>Montrer la pire partie</translation>
    </message>
    <message>
        <source>Play against it</source>
        <translation>Jouer contre elle</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Below is the task to find the reply that beats it.</source>
        <translation>Ci-dessous est le problème de trouver la réponse qui la bat.</translation>
    </message>
    <message>
        <source>No single reply was found that decides.</source>
        <translation>Aucune réponse seule n’a été trouvée qui décide.</translation>
    </message>
    <message>
        <source>1 each</source>
        <translation>1 chacun</translation>
    </message>
    <message>
        <source>areas</source>
        <translation>aires</translation>
    </message>
    <message>
        <source>from a file…</source>
        <translation>d’un fichier…</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Make degrees even</source>
        <translation>Rendre les degrés pairs</translation>
    </message>
    <message>
        <source>Joins vertices of odd degree in pairs, as the paper does, so that the odd rule is fair</source>
        <translation>Joint deux à deux les sommets de degré impair, comme dans l’article, pour que la règle impaire soit équitable</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>dessiné</translation>
    </message>
    <message>
        <source>{what}, {least} to {most}</source>
        <translation>{what}, de {least} à {most}</translation>
    </message>
    <message>
        <source>The odd rule is for 2 colours</source>
        <translation>La règle impaire est pour 2 couleurs</translation>
    </message>
    <message>
        <source>Press Space to open the list, then Enter to choose the file of weights.</source>
        <translation>Espace ouvre la liste, puis Entrée demande le fichier des poids.</translation>
    </message>
    <message>
        <source>{n} {kind}: can be played, but only games of up to {most} are solved.</source>
        <translation>{n} {kind}&#xa0;: jouable, mais seuls les jeux jusqu’à {most} sont résolus.</translation>
    </message>
    <message>
        <source>with even degrees</source>
        <translation>avec degrés pairs</translation>
    </message>
    <message>
        <source>Click: a new vertex. Drag: move it. Click two vertices: join them. Delete: remove the selected one. Keys: Tab, arrows, Insert, Enter, Delete.</source>
        <translation>Clic&#xa0;: nouveau sommet. Glisser&#xa0;: le déplacer. Cliquer sur deux sommets&#xa0;: les joindre. Suppr enlève l’élément choisi. Touches&#xa0;: Tab, flèches, Inser, Entrée, Suppr.</translation>
    </message>
    <message>
        <source>Saved graphs</source>
        <translation>Graphes conservés</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Conserver le graphe</translation>
    </message>
    <message>
        <source>Use in a game</source>
        <translation>Utiliser dans une partie</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <comment>%n vertex</comment>
        <translation>
            <numerusform>%n sommet</numerusform>
            <numerusform>%n sommets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edges</source>
        <comment>%n edge</comment>
        <translation>
            <numerusform>%n arête</numerusform>
            <numerusform>%n arêtes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces</source>
        <comment>%n face</comment>
        <translation>
            <numerusform>%n face</numerusform>
            <numerusform>%n faces</numerusform>
        </translation>
    </message>
    <message>
        <source>{vertices}, {edges}, {faces}.</source>
        <translation>{vertices}, {edges}, {faces}.</translation>
    </message>
    <message>
        <source>{vertices}, {edges}. {reason}</source>
        <translation>{vertices}, {edges}. {reason}</translation>
    </message>
    <message>
        <source>{facts} Odd degree: {names}. Under the odd rule MAX gets them by proposing colour 1 each time.</source>
        <translation>{facts} Degré impair&#x202f;: {names}. Avec la règle impaire, MAX les obtient en proposant chaque fois la couleur 1.</translation>
    </message>
    <message>
        <source>Type a name to save the graph under.</source>
        <translation>Taper un nom sous lequel conserver le graphe.</translation>
    </message>
    <message>
        <source>The graph</source>
        <translation>Le graphe</translation>
    </message>
    <message>
        <source>Select a vertex or an edge first: click it.</source>
        <translation>Choisir d’abord un sommet ou une arête d’un clic.</translation>
    </message>
    <message>
        <source>{move} keeps the value {value}. Exact.</source>
        <translation>{move} garde la valeur {value}. Exact.</translation>
    </message>
    <message>
        <source>No move is on both {a} and {b}.</source>
        <translation>Aucun coup n’est à la fois sur {a} et sur {b}.</translation>
    </message>
    <message>
        <source>Release plays {name}.</source>
        <translation>Relâcher joue {name}.</translation>
    </message>
    <message>
        <source>Click plays {name}.</source>
        <translation>Un clic joue {name}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>{side} is to move.</source>
        <translation>Au tour de {side}.</translation>
    </message>
    <message>
        <source>{typed} – Enter plays it, Esc takes it back.</source>
        <translation>{typed} – Entrée le joue, Échap le reprend.</translation>
    </message>
    <message>
        <source>{name}: Enter plays it.</source>
        <translation>{name}&#x202f;: Entrée le joue.</translation>
    </message>
    <message>
        <source>Shares: {chain}.</source>
        <translation>Parts&#x202f;: {chain}.</translation>
    </message>
    <message>
        <source>MAX gets everything from k = {k} on.</source>
        <translation>MAX obtient tout à partir de k = {k}.</translation>
    </message>
    <message>
        <source>No k gives MAX everything; from k = {k} on nothing changes.</source>
        <translation>Aucun k ne donne tout à MAX&#x202f;; à partir de k = {k}, rien ne change.</translation>
    </message>
    <message>
        <source>The shares are most nearly equal for k = {k}.</source>
        <translation>Les parts sont les plus proches pour k = {k}.</translation>
    </message>
    <message>
        <source>MAX can have half of everything from k = {k} on.</source>
        <translation>À partir de k = {k}, MAX peut avoir la moitié de tout.</translation>
    </message>
    <message>
        <source>With random colours MAX expects half from k = {k} on.</source>
        <translation>Avec des couleurs au hasard, MAX attend la moitié à partir de k = {k}.</translation>
    </message>
    <message>
        <source>The chain of inequalities holds.</source>
        <translation>La chaîne d’inégalités est vérifiée.</translation>
    </message>
    <message>
        <source>The chain of inequalities does not hold.</source>
        <translation>La chaîne d’inégalités n’est pas vérifiée.</translation>
    </message>
    <message>
        <source>With {kind} coloured instead: {chain}.</source>
        <translation>En coloriant plutôt les {kind}&#xa0;: {chain}.</translation>
    </message>
    <message>
        <source>Colouring {kind} favours MAX for k = {k}.</source>
        <translation>Colorier les {kind} favorise MAX pour k = {k}.</translation>
    </message>
    <message>
        <source>Both versions give MAX the same.</source>
        <translation>Les deux jeux donnent la même chose à MAX.</translation>
    </message>
    <message>
        <source>The graph {name} was left out: {reason}</source>
        <translation>Le graphe {name} est laissé de côté&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Opened {file}: {vertices}, {edges}. Press Start new game to play on it.</source>
        <translation>{file} ouvert&#x202f;: {vertices}, {edges}. «&#x202f;Commencer une partie&#x202f;» prend ce graphe.</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Start a domino, place it</source>
        <translation>Commencer un domino, le poser</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Espace ou Entrée</translation>
    </message>
    <message>
        <source>Turn the domino, take it back</source>
        <translation>Tourner le domino, le reprendre</translation>
    </message>
    <message>
        <source>Arrows, Esc</source>
        <translation>Flèches, Échap</translation>
    </message>
    <message>
        <source>Place at once in that direction</source>
        <translation>Poser aussitôt dans ce sens</translation>
    </message>
    <message>
        <source>Shift+Arrow</source>
        <translation>Maj+Flèche</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Taper un coup</translation>
    </message>
    <message>
        <source>b 7 c 7 Enter</source>
        <translation>b 7 c 7 Entrée</translation>
    </message>
    <message>
        <source>Filter by command or key; Enter runs the command</source>
        <translation>Filtrer par commande ou touche&#x202f;; Entrée exécute la commande</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>This key is fixed.</source>
        <translation>Cette touche est fixe.</translation>
    </message>
    <message>
        <source>Select a command to change its key.</source>
        <translation>Choisir une commande pour changer sa touche.</translation>
    </message>
    <message>
        <source>{command} is not available now.</source>
        <translation>{command} n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>{key} is reserved for the board; use Ctrl, Alt or a function key.</source>
        <translation>{key} est réservée au plateau&#x202f;; utilisez Ctrl, Alt ou une touche de fonction.</translation>
    </message>
    <message>
        <source>{key} is already the key of {other}; change that one first.</source>
        <translation>{key} est déjà la touche de {other}&#x202f;; changez d’abord celle-ci.</translation>
    </message>
    <message>
        <source>{command} has no key now.</source>
        <translation>{command} n’a plus de touche.</translation>
    </message>
    <message>
        <source>All commands have their default keys.</source>
        <translation>Toutes les commandes ont leurs touches par défaut.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Number on the board</source>
        <translation>Numéro sur le plateau</translation>
    </message>
    <message>
        <source>Squares of the component</source>
        <translation>Cases de la composante</translation>
    </message>
    <message>
        <source>Dominoes still to be placed in it with MAX to move</source>
        <translation>Dominos encore à y poser si MAX joue</translation>
    </message>
    <message>
        <source>Dominoes still to be placed in it with MIN to move</source>
        <translation>Dominos encore à y poser si MIN joue</translation>
    </message>
    <message>
        <source>(X + N) / 2, if the component is proved to be zugzwang-free</source>
        <translation>(X + N) / 2, si la composante est prouvée sans zugzwang</translation>
    </message>
    <message>
        <source>(X + N) modulo 4, if the component is proved to be zugzwang-free</source>
        <translation>(X + N) modulo 4, si la composante est prouvée sans zugzwang</translation>
    </message>
    <message>
        <source>Play them</source>
        <translation>Les jouer</translation>
    </message>
    <message>
        <source>Select a component to see why.</source>
        <translation>Choisissez une composante pour voir pourquoi.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Composantes</translation>
    </message>
    <message>
        <source>What each component is worth by itself, in dominoes still to be placed</source>
        <translation>Ce que vaut chaque composante seule, en dominos encore à poser</translation>
    </message>
    <message>
        <source>Plays them for both sides in analysis, as a separate line; Back and Undo return.</source>
        <translation>Les joue pour les deux camps en analyse, comme une variante&#x202f;; Retour et Annuler ramènent en arrière.</translation>
    </message>
    <message>
        <source>{why}; stands for {part}</source>
        <translation>{why}&#x202f;; remplace {part}</translation>
    </message>
    <message numerus="yes">
        <source>%n dead squares</source>
        <comment>%n dead square</comment>
        <translation>
            <numerusform>%n case morte</numerusform>
            <numerusform>%n cases mortes</numerusform>
        </translation>
    </message>
    <message>
        <source>Total: X = {x}, N = {n}, phase {phase}.</source>
        <translation>Au total X = {x}, N = {n}, phase {phase}.</translation>
    </message>
    <message>
        <source>component {number}, {squares}, X {x}, N {n}, mean {mean}, phase {phase}; {why}</source>
        <translation>composante {number}, {squares}, X {x}, N {n}, moyenne {mean}, phase {phase}&#x202f;; {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n squares</source>
        <comment>%n square</comment>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>Expand next level</source>
        <translation>Déplier le niveau suivant</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Tout replier</translation>
    </message>
    <message>
        <source>At most {most} positions can be shown at once: collapse some first.</source>
        <translation>Au plus {most} positions peuvent être montrées à la fois&#xa0;: en replier d’abord.</translation>
    </message>
    <message>
        <source>{title}, {figure} {counted}</source>
        <translation>{title}, {figure} {counted}</translation>
    </message>
    <message>
        <source>Guaranteed count</source>
        <translation>Nombre garanti</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>après chaque coup</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>Au tour de {side}</translation>
    </message>
    <message>
        <source>MAX fills the board, MIN leaves holes.</source>
        <translation>MAX remplit le plateau, MIN laisse des trous.</translation>
    </message>
    <message>
        <source>MAX and MIN take turns with dominoes. MAX wants many, MIN few.</source>
        <translation>MAX et MIN posent des dominos à tour de rôle. MAX en veut beaucoup, MIN peu.</translation>
    </message>
    <message>
        <source>You and MIN take turns with dominoes. You want many.</source>
        <translation>MIN et vous posez des dominos à tour de rôle. Vous en voulez beaucoup.</translation>
    </message>
    <message>
        <source>You and MAX take turns with dominoes. You want few.</source>
        <translation>MAX et vous posez des dominos à tour de rôle. Vous en voulez peu.</translation>
    </message>
    <message>
        <source>Click between two squares.</source>
        <translation>Cliquez entre deux cases.</translation>
    </message>
    <message>
        <source>No domino fits any more</source>
        <translation>Aucun domino ne tient plus</translation>
    </message>
    <message numerus="yes">
        <source>dominoes</source>
        <comment>domino</comment>
        <translation>
            <numerusform>domino</numerusform>
            <numerusform>dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>no domino fits any more</source>
        <translation>aucun domino ne tient plus</translation>
    </message>
    <message>
        <source>Place L-shaped tiles of three squares. Whoever cannot move loses.</source>
        <translation>Posez des pièces en L de trois cases. Qui ne peut plus jouer a perdu.</translation>
    </message>
    <message numerus="yes">
        <source>{squares} in %n parts</source>
        <comment>{squares} in %n part</comment>
        <translation>
            <numerusform>{squares} en %n composante</numerusform>
            <numerusform>{squares} en %n composantes</numerusform>
        </translation>
    </message>
    <message>
        <source>no tile fits any more</source>
        <translation>aucune pièce ne tient plus</translation>
    </message>
    <message numerus="yes">
        <source>tiles</source>
        <comment>tile</comment>
        <translation>
            <numerusform>pièce</numerusform>
            <numerusform>pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>proposes</source>
        <translation>propose</translation>
    </message>
    <message>
        <source>places it</source>
        <translation>place</translation>
    </message>
    <message>
        <source>One side proposes a value, the other puts it into a variable. MAX wants a large result, MIN a small one.</source>
        <translation>Un camp propose une valeur, l’autre la met à la place d’une variable. MAX veut un grand résultat, MIN un petit.</translation>
    </message>
    <message>
        <source>Guaranteed result</source>
        <translation>Résultat garanti</translation>
    </message>
    <message>
        <source>after each step</source>
        <translation>après chaque étape</translation>
    </message>
    <message>
        <source>The tree below the position, opened level by level</source>
        <translation>L’arbre sous la position, à déplier niveau par niveau</translation>
    </message>
    <message>
        <source>into {variable}</source>
        <translation>dans {variable}</translation>
    </message>
    <message>
        <source>Kayles (0.77)</source>
        <translation>Kayles (0.77)</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles (0.07)</source>
        <translation>Kayles de Dawson (0.07)</translation>
    </message>
    <message numerus="yes">
        <source>%n safe cells</source>
        <comment>%n safe cell</comment>
        <translation>
            <numerusform>%n cellule sûre</numerusform>
            <numerusform>%n cellules sûres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>crosses</source>
        <comment>cross</comment>
        <translation>
            <numerusform>croix</numerusform>
            <numerusform>croix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <comment>%n counter</comment>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>heaps</source>
        <comment>heap</comment>
        <translation>
            <numerusform>tas</numerusform>
            <numerusform>tas</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever cannot move loses.</source>
        <translation>Qui ne peut plus jouer a perdu.</translation>
    </message>
    <message>
        <source>{side} made the last move and wins.</source>
        <translation>{side} a joué le dernier coup et gagne.</translation>
    </message>
    <message>
        <source>{side} made the last move and wins, as with best play.</source>
        <translation>{side} a joué le dernier coup et gagne, comme avec le meilleur jeu.</translation>
    </message>
    <message>
        <source>{side} made the last move and wins. With best play {best} wins.</source>
        <translation>{side} a joué le dernier coup et gagne. Avec le meilleur jeu, {best} gagne.</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colorie</translation>
    </message>
    <message>
        <source>Both want the larger share: MAX proposes colours, MIN places them.</source>
        <translation>Chacun veut la plus grande part&#xa0;: MAX propose des couleurs, MIN les place.</translation>
    </message>
    <message>
        <source>Guaranteed share of MAX</source>
        <translation>Part garantie de MAX</translation>
    </message>
    <message>
        <source>Draw a graph</source>
        <translation>Dessiner un graphe</translation>
    </message>
    <message>
        <source>Draws a graph of your own, or changes this one.</source>
        <translation>Dessine un graphe à soi, ou modifie celui-ci.</translation>
    </message>
    <message>
        <source>Open a graph…</source>
        <translation>Ouvrir un graphe…</translation>
    </message>
    <message>
        <source>Value for each k</source>
        <translation>Valeur pour chaque k</translation>
    </message>
    <message>
        <source>MAX’s share by number of colours.</source>
        <translation>Part de MAX selon le nombre de couleurs.</translation>
    </message>
    <message>
        <source>MIN to colour</source>
        <translation>À MIN de colorier</translation>
    </message>
    <message>
        <source>MAX to propose</source>
        <translation>À MAX de proposer</translation>
    </message>
    <message>
        <source>What has more than one colour around it is MAX’s, the rest is MIN’s.</source>
        <translation>Ce qui est entouré de plus d’une couleur est à MAX, le reste à MIN.</translation>
    </message>
    <message>
        <source>What has an odd number of colours 1 around it is MAX’s, the rest is MIN’s.</source>
        <translation>Ce qui est entouré d’un nombre impair de couleurs 1 est à MAX, le reste à MIN.</translation>
    </message>
    <message>
        <source>Everything is shared</source>
        <translation>Tout est partagé</translation>
    </message>
    <message>
        <source>MIN owns {count}, {still} still open</source>
        <translation>MIN a {count}, {still} encore à prendre</translation>
    </message>
    <message>
        <source>owned by MAX</source>
        <translation>à MAX</translation>
    </message>
    <message>
        <source>colour {number}</source>
        <translation>couleur {number}</translation>
    </message>
    <message>
        <source>MAX proposes colour {number}, {turn}</source>
        <translation>MAX propose la couleur {number}, {turn}</translation>
    </message>
    <message>
        <source>MIN gives colour {colour} to {element}, MAX owns {mine}, MIN {his}, {turn}</source>
        <translation>MIN donne la couleur {colour} à {element}, MAX a {mine}, MIN {his}, {turn}</translation>
    </message>
    <message>
        <source>Sharing, MAX first</source>
        <translation>Partage, MAX commence</translation>
    </message>
    <message>
        <source>The left and right edges are joined. Such a board is played as a matching game.</source>
        <translation>Les bords gauche et droit sont reliés. Un tel plateau se joue comme un jeu de couplage.</translation>
    </message>
    <message>
        <source>Opposite edges are joined. Such a board is played as a matching game.</source>
        <translation>Les bords opposés sont reliés. Un tel plateau se joue comme un jeu de couplage.</translation>
    </message>
    <message>
        <source>Edges of the board</source>
        <translation>Bords du plateau</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>edges of a board</comment>
        <translation>Libres</translation>
    </message>
    <message>
        <source>An open board is played as the tiling game.</source>
        <translation>Un plateau ouvert se joue comme jeu de pavage.</translation>
    </message>
    <message>
        <source>Edges</source>
        <comment>of a board</comment>
        <translation>Bords</translation>
    </message>
    <message>
        <source>{count}/s</source>
        <translation>{count}/s</translation>
    </message>
    <message>
        <source>at least {value}</source>
        <translation>au moins {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <translation>au plus {value}</translation>
    </message>
    <message>
        <source>Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec</source>
        <translation>janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} h</translation>
    </message>
    <message>
        <source>{days} d {hours} h</source>
        <translation>{days} j {hours} h</translation>
    </message>
    <message>
        <source>{days} d</source>
        <translation>{days} j</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>After move {ply}</source>
        <translation>Après le coup {ply}</translation>
    </message>
    <message>
        <source>After move {ply}, {move}</source>
        <translation>Après le coup {ply}, {move}</translation>
    </message>
    <message>
        <source>{where}: {bounds}, not yet exact; a mistake by {side}.</source>
        <translation>{where}&#xa0;: {bounds}, pas encore exact&#x202f;; une erreur de {side}.</translation>
    </message>
    <message>
        <source>{where}: {bounds}, not yet exact.</source>
        <translation>{where}&#x202f;: {bounds}, pas encore exact.</translation>
    </message>
    <message>
        <source>{where}: {value} is guaranteed, exact.</source>
        <translation>{where}&#x202f;: {value} est garanti, exact.</translation>
    </message>
    <message>
        <source>{where}: {value} is guaranteed, exact; {side} changed it by {cost}.</source>
        <translation>{where}&#x202f;: {value} est garanti, exact&#x202f;; {side} l’a changé de {cost}.</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>Pas encore de coups.</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Commenter…</translation>
    </message>
    <message>
        <source>Move {ply}, {side}: {move}</source>
        <translation>Coup {ply}, {side}&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Move {ply}, {side}: {move}, gave the win away</source>
        <translation>Coup {ply}, {side}&#x202f;: {move}, a cédé la victoire</translation>
    </message>
    <message>
        <source>Move {ply}, {side}: {move}, changed the guaranteed value by {cost}</source>
        <translation>Coup {ply}, {side}&#x202f;: {move}, a changé la valeur garantie de {cost}</translation>
    </message>
    <message>
        <source>Move {ply}, {side}: {move}, changed the guaranteed value by {cost} or more</source>
        <translation>Coup {ply}, {side}&#x202f;: {move}, a changé la valeur garantie de {cost} ou plus</translation>
    </message>
    <message>
        <source>{said}, in the game as played</source>
        <translation>{said}, dans la partie jouée</translation>
    </message>
    <message numerus="yes">
        <source>{said}, %n other lines</source>
        <comment>{said}, %n other line</comment>
        <translation>
            <numerusform>{said}, %n autre variante</numerusform>
            <numerusform>{said}, %n autres variantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{said}, %n more moves</source>
        <comment>{said}, %n more move</comment>
        <translation>
            <numerusform>{said}, encore %n coup</numerusform>
            <numerusform>{said}, encore %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Ends at {value}</source>
        <translation>Finit à {value}</translation>
    </message>
    <message>
        <source>Ends with {value}</source>
        <translation>Finit à {value}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>de {low} à {high}</translation>
    </message>
    <message>
        <source>Can end at {values}</source>
        <translation>Issue&#x202f;: {values}</translation>
    </message>
    <message>
        <source>Best play from here: {values}</source>
        <translation>Meilleur jeu&#xa0;: {values}</translation>
    </message>
    <message>
        <source>Can end with {values}</source>
        <translation>Issue&#x202f;: {values}</translation>
    </message>
    <message>
        <source>Best play: {values}</source>
        <translation>Meilleur jeu&#xa0;: {values}</translation>
    </message>
    <message>
        <source>{value} draws</source>
        <translation>{value} fait nulle</translation>
    </message>
    <message>
        <source>{value} is a draw</source>
        <translation>{value} fait nulle</translation>
    </message>
    <message>
        <source>draw: {bounds}</source>
        <translation>nulle&#xa0;: {bounds}</translation>
    </message>
    <message>
        <source>minimax value {bounds}, being solved</source>
        <translation>valeur minimax {bounds}, en résolution</translation>
    </message>
    <message>
        <source>minimax value {bounds}</source>
        <translation>valeur minimax {bounds}</translation>
    </message>
    <message>
        <source>{outcomes} (proved bounds)</source>
        <translation>{outcomes} (bornes prouvées)</translation>
    </message>
    <message>
        <source>the minimax value is {value}: fewer and MIN wins, more and MAX wins</source>
        <translation>la valeur minimax est {value}&#x202f;: moins et MIN gagne, plus et MAX gagne</translation>
    </message>
    <message>
        <source>{caption}, where best play by both sides ends: fewer and MIN wins, more and MAX wins</source>
        <translation>{caption}, où mène le meilleur jeu des deux&#x202f;: moins et MIN gagne, plus et MAX gagne</translation>
    </message>
    <message>
        <source>best play from here ends with {bounds}</source>
        <translation>d’ici, le meilleur jeu finit à {bounds}</translation>
    </message>
    <message>
        <source>Possible outcomes</source>
        <translation>Issues possibles</translation>
    </message>
    <message>
        <source>MIN wins</source>
        <translation>MIN gagne</translation>
    </message>
    <message>
        <source>MAX wins</source>
        <translation>MAX gagne</translation>
    </message>
    <message>
        <source>exact where solved in time</source>
        <translation>exact si résolu à temps</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>the move that looks best at once</source>
        <translation>le coup qui semble le meilleur tout de suite</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>looks 3 moves ahead</source>
        <translation>voit 3 coups à l’avance</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>looks 5 moves ahead</source>
        <translation>voit 5 coups à l’avance</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Le plus fort</translation>
    </message>
    <message>
        <source>{strength} – {what}</source>
        <translation>{strength} – {what}</translation>
    </message>
    <message>
        <source>Who plays {side} in the next game</source>
        <translation>Qui joue {side} dans la prochaine partie</translation>
    </message>
    <message>
        <source>{side} in the next game: {player}.</source>
        <translation>{side} dans la prochaine partie&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>{side}: {player}. A change takes effect with the next move.</source>
        <translation>{side}&#x202f;: {player}. Un changement compte dès le coup suivant.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Sets up the next game; this one continues</source>
        <translation>Prépare la prochaine partie&#x202f;; celle-ci continue</translation>
    </message>
    <message>
        <source>In the next game:</source>
        <translation>Dans la prochaine partie&#x202f;:</translation>
    </message>
    <message>
        <source>Values appear here once a position is solved.</source>
        <translation>Les valeurs apparaissent ici une fois une position résolue.</translation>
    </message>
    <message>
        <source>{what}: stopped. Nothing proved yet.</source>
        <translation>{what}&#xa0;: arrêté. Rien de prouvé encore.</translation>
    </message>
    <message>
        <source>{what}: stopped. Proved so far: {bounds}.</source>
        <translation>{what}&#xa0;: arrêté. Prouvé jusqu’ici&#xa0;: {bounds}.</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} positions</translation>
    </message>
    <message>
        <source>{count} positions, {speed}</source>
        <translation>{count} positions, {speed}</translation>
    </message>
    <message>
        <source>{duration} elapsed</source>
        <translation>temps&#x202f;: {duration}</translation>
    </message>
    <message>
        <source>{what}: paused.</source>
        <translation>{what}&#xa0;: en pause.</translation>
    </message>
    <message>
        <source>{what}: paused at {bounds}.</source>
        <translation>{what}&#xa0;: en pause à {bounds}.</translation>
    </message>
    <message>
        <source>{duration} in all</source>
        <translation>{duration} en tout</translation>
    </message>
    <message>
        <source>{elapsed}, last question</source>
        <translation>{elapsed}, dernière question</translation>
    </message>
    <message>
        <source>{elapsed}, at most {n} questions left</source>
        <translation>{elapsed}, encore {n} questions au plus</translation>
    </message>
    <message>
        <source>root moves</source>
        <translation>coups à la racine</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>bornes</translation>
    </message>
    <message>
        <source>{what}: proved; looking for a line of best play</source>
        <translation>{what}&#x202f;: prouvé&#x202f;; cherche une suite de meilleurs coups</translation>
    </message>
    <message>
        <source>{what}: can MAX force {value}?</source>
        <translation>{what}&#x202f;: MAX peut-il forcer {value}&#x202f;?</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} sur {total}</translation>
    </message>
    <message>
        <source>{done} of {total} {parts}</source>
        <translation>{done} sur {total} {parts}</translation>
    </message>
    <message>
        <source>Goes on with it, now or after a restart</source>
        <translation>La reprend, maintenant ou après un redémarrage</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Found in {duration}.</source>
        <translation>Trouvé en {duration}.</translation>
    </message>
    <message>
        <source>The position of this result is not on the board.</source>
        <translation>La position de ce résultat n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>Values paused; proved values stay on the board.</source>
        <translation>Valeurs en pause&#x202f;; ce qui est prouvé reste sur le plateau.</translation>
    </message>
    <message>
        <source>{done} of {total} decided</source>
        <translation>{done} sur {total} décidés</translation>
    </message>
    <message>
        <source>{done} of {total} decided, keeping the value: {keeping}</source>
        <translation>{done} sur {total} décidés, gardent la valeur&#xa0;: {keeping}</translation>
    </message>
    <message>
        <source>The solver could not be saved for the next start; it is prepared again when it is needed.</source>
        <translation>Le solveur n’a pas pu être enregistré pour le prochain démarrage&#x202f;; il sera préparé de nouveau quand il faudra.</translation>
    </message>
    <message>
        <source>Solving {what}</source>
        <translation>Résolution de {what}</translation>
    </message>
    <message>
        <source>Values of all moves</source>
        <translation>Valeurs de tous les coups</translation>
    </message>
    <message>
        <source>Line {number} of {path} contradicts an earlier one about {key}.</source>
        <translation>La ligne {number} de {path} en contredit une précédente au sujet de {key}.</translation>
    </message>
    <message>
        <source>A component of a position&apos;s key is rows x columns : mask, such as 2x3:3f, not {name!r}.</source>
        <translation>Une composante de la clé d’une position s’écrit lignes x colonnes&#x202f;: masque, comme 2x3:3f, et non {name!r}.</translation>
    </message>
    <message>
        <source>There is not enough memory for a table of {wanted} MB: it has {entries} MB, and solving takes longer.</source>
        <translation>Pas assez de mémoire pour une table de {wanted} Mo&#x202f;: elle a {entries} Mo, et la résolution dure plus longtemps.</translation>
    </message>
    <message>
        <source>a path of 6</source>
        <translation>un chemin de 6</translation>
    </message>
    <message>
        <source>a domino space</source>
        <translation>l’espace d’un domino</translation>
    </message>
    <message>
        <source>a path of 4</source>
        <translation>un chemin de 4</translation>
    </message>
    <message>
        <source>zugzwang-free: every part of up to 7 squares is</source>
        <translation>sans zugzwang&#xa0;: toute partie d’au plus 7 cases l’est</translation>
    </message>
    <message>
        <source>zugzwang-free: it has no cycle, it is a forest</source>
        <translation>sans zugzwang&#xa0;: sans cycle, c’est une forêt</translation>
    </message>
    <message>
        <source>zugzwang-free: it lies in a strip of two rows</source>
        <translation>sans zugzwang&#xa0;: elle tient dans une bande de deux lignes</translation>
    </message>
    <message>
        <source>zugzwang-free: no gap, {size} squares</source>
        <translation>sans zugzwang&#xa0;: pas de trou, {size} cases</translation>
    </message>
    <message>
        <source>zugzwang-free: {size} squares, and it cannot be played down to a ring of 8, 20 or 22</source>
        <translation>sans zugzwang&#xa0;: {size} cases, et aucun anneau de 8, 20 ou 22 ne peut être atteint</translation>
    </message>
    <message>
        <source>zugzwang-free: {size} squares, and it cannot be played down to a ring of 8, 20 or 22 or another zugzwang</source>
        <translation>sans zugzwang&#xa0;: {size} cases, et on ne peut pas le réduire en jouant à un anneau de 8, 20 ou 22 ni à un autre zugzwang</translation>
    </message>
    <message>
        <source>irregular: it can be played down to a ring of {ring}</source>
        <translation>irrégulier&#xa0;: un anneau de {ring} peut être atteint</translation>
    </message>
    <message>
        <source>irregular: it can be played down to a zugzwang of {ring} squares</source>
        <translation>irrégulier&#xa0;: on peut le réduire en jouant à un zugzwang de {ring} cases</translation>
    </message>
    <message>
        <source>a zugzwang: X is less than N, nobody wants to move here</source>
        <translation>un zugzwang&#xa0;: X est inférieur à N, personne ne veut jouer ici</translation>
    </message>
    <message>
        <source>not proved to be zugzwang-free</source>
        <translation>pas prouvé sans zugzwang</translation>
    </message>
    <message>
        <source>The folder for saved data has no name: --home must be followed by one.</source>
        <translation>Le dossier des données n’a pas de nom&#xa0;: --home doit être suivi d’un nom.</translation>
    </message>
    <message>
        <source>{path} is not a file: move it away, so that one can be made there.</source>
        <translation>{path} n’est pas un fichier&#xa0;: déplacez-le, pour qu’un fichier puisse être créé à cet endroit.</translation>
    </message>
    <message>
        <source>{folder} cannot be used as a folder: a file is in the way.</source>
        <translation>{folder} ne peut servir de dossier&#x202f;: un fichier occupe la place.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>Impossible de créer le dossier {folder}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{method} found no move in time.</source>
        <translation>{method} n’a pas trouvé de coup dans son temps.</translation>
    </message>
    <message>
        <source>Not solved when it had to move, so it looked {fallback_depth} ahead.</source>
        <translation>Pas résolu au moment de jouer, donc prévu {fallback_depth} coups.</translation>
    </message>
    <message>
        <source>Not solved in {seconds} s, so it looked {fallback_depth} ahead.</source>
        <translation>Pas résolu en {seconds} s, donc prévu {fallback_depth} coups.</translation>
    </message>
    <message>
        <source>A player that errs by phase needs to know where the game begins.</source>
        <translation>Un joueur qui se trompe selon la phase doit savoir où commence la partie.</translation>
    </message>
    <message>
        <source>This game has no evaluation {evaluation!r}; it has {known}. Methods are {methods}.</source>
        <translation>Ce jeu n’a pas d’évaluation {evaluation!r}&#x202f;; il a {known}. Les méthodes sont {methods}.</translation>
    </message>
    <message>
        <source>{player}, error rate {opening} (opening), {middle} (middle game), {end} (endgame)</source>
        <translation>{player}, taux d’erreur {opening} (ouverture), {middle} (milieu de partie), {end} (finale)</translation>
    </message>
    <message>
        <source>Strategy {rule}</source>
        <translation>Stratégie {rule}</translation>
    </message>
    <message>
        <source>Program {command}</source>
        <translation>Programme {command}</translation>
    </message>
    <message>
        <source>Looked {depth} ahead instead of {wanted}.</source>
        <translation>A prévu {depth} coups au lieu de {wanted}.</translation>
    </message>
    <message>
        <source>{method} did not finish.</source>
        <translation>{method} n’a pas fini.</translation>
    </message>
    <message>
        <source>The strategy allows no move here: it moved at random.</source>
        <translation>La stratégie ne permet aucun coup ici&#xa0;: elle a joué au hasard.</translation>
    </message>
    <message>
        <source>A player that follows a strategy needs to know where the game begins.</source>
        <translation>Un joueur qui suit une stratégie doit savoir où la partie commence.</translation>
    </message>
    <message>
        <source>There is no player {spec!r}; players are lookahead:K, lookahead:K:METHOD, perfect, perfect:SECONDS, random, mixed:PLAYER:RATE, mixed:PLAYER:OPENING,MIDDLE,END and strategy:RULE.</source>
        <translation>Il n’y a pas de joueur {spec!r}&#x202f;; les joueurs sont lookahead:K, lookahead:K:METHOD, perfect, perfect:SECONDS, random, mixed:PLAYER:RATE, mixed:PLAYER:OPENING,MIDDLE,END et strategy:RULE.</translation>
    </message>
    <message>
        <source>it does not make a player</source>
        <translation>cela ne fait pas de joueur</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Complété</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Adapts to me</source>
        <translation>S’adapte à moi</translation>
    </message>
    <message>
        <source>Looks {depth} ahead ({evaluation})</source>
        <translation>Profondeur {depth} ({evaluation})</translation>
    </message>
    <message>
        <source>Looks {depth} ahead</source>
        <translation>Profondeur {depth}</translation>
    </message>
    <message>
        <source>Perfect ({seconds} s)</source>
        <translation>Parfait ({seconds} s)</translation>
    </message>
    <message>
        <source>{player}, error rate {share}</source>
        <translation>{player}, taux d’erreur {share}</translation>
    </message>
    <message>
        <source>A tournament has 1 to {most_pairs} pairs of games for every two levels, not {pairs}.</source>
        <translation>Un tournoi a de 1 à {most_pairs} paires de parties pour deux niveaux, et non {pairs}.</translation>
    </message>
    <message>
        <source>The graph file</source>
        <translation>Le fichier du graphe</translation>
    </message>
    <message>
        <source>{what}: {said}</source>
        <translation>{what}&#xa0;: {said}</translation>
    </message>
    <message>
        <source>{name}: it holds {count} graphs, and one is needed; solve matching:FILE takes them all.</source>
        <translation>{name}&#xa0;: ce sont {count} graphes, et il en faut un seul&#x202f;; solve matching:FICHIER les prend tous.</translation>
    </message>
    <message>
        <source>{name} is too long to be a graph of at most {largest} vertices.</source>
        <translation>{name} est trop long pour un graphe d’au plus {largest} sommets.</translation>
    </message>
    <message>
        <source>{name} is empty: a graph is {forms}.</source>
        <translation>{name} est vide&#xa0;: un graphe est {forms}.</translation>
    </message>
    <message>
        <source>there is no graph in it.</source>
        <translation>il n’y a pas de graphe dedans.</translation>
    </message>
    <message>
        <source>this is not a text file in UTF-8.</source>
        <translation>ce n’est pas un fichier de texte en UTF-8.</translation>
    </message>
    <message>
        <source>this is no graph in a form that is known: {forms}.</source>
        <translation>ce n’est pas un graphe dans un format connu&#xa0;: {forms}.</translation>
    </message>
    <message>
        <source>this is {form}, which is not read: save the graph as GraphML, graph6 or an edge list.</source>
        <translation>c’est du {form}, qui n’est pas lu&#xa0;: enregistrez le graphe en GraphML, en graph6 ou en liste d’arêtes.</translation>
    </message>
    <message>
        <source>the JSON</source>
        <translation>le JSON</translation>
    </message>
    <message>
        <source>line {number}: {error}</source>
        <translation>ligne {number}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>The graph {text}</source>
        <translation>Le graphe {text}</translation>
    </message>
    <message>
        <source>The edges of a graph are pairs of vertices, such as [(1, 2), (2, 3)].</source>
        <translation>Les arêtes d’un graphe sont des paires de sommets, par exemple [(1, 2), (2, 3)].</translation>
    </message>
    <message>
        <source>Weights are a JSON object such as {{&quot;a&quot;: &quot;1/3&quot;, &quot;b&quot;: 2}}; {name} holds something else.</source>
        <translation>Les poids sont un objet JSON comme {{&quot;a&quot;: &quot;1/3&quot;, &quot;b&quot;: 2}}&#x202f;; {name} contient autre chose.</translation>
    </message>
    <message>
        <source>graph6 cannot hold parallel edges: write sparse6, GraphML or JSON.</source>
        <translation>graph6 ne peut contenir d’arêtes parallèles&#x202f;: écrire en sparse6, GraphML ou JSON.</translation>
    </message>
    <message>
        <source>digraph6 is for directed graphs, which are not read: make graph6 of it by directg or copyg.</source>
        <translation>digraph6 est fait pour les graphes orientés, qui ne sont pas lus&#xa0;: convertissez-le en graph6 par directg ou copyg.</translation>
    </message>
    <message>
        <source>incremental sparse6 says only what differs from the line before, and is not read: make sparse6 of it by copyg -s.</source>
        <translation>sparse6 incrémental ne dit que ce qui diffère de la ligne précédente, et n’est pas lu&#xa0;: convertissez-le en sparse6 par copyg -s.</translation>
    </message>
    <message>
        <source>this is not {form}, which is made of the characters ? to ~.</source>
        <translation>ce n’est pas du {form}, qui est fait des caractères&#x202f;? à ~.</translation>
    </message>
    <message>
        <source>a graph has at most {largest} vertices.</source>
        <translation>un graphe a au plus {largest} sommets.</translation>
    </message>
    <message>
        <source>graph {number} of this planar_code is cut off.</source>
        <translation>le graphe {number} de ce planar_code est coupé.</translation>
    </message>
    <message>
        <source>this planar_code lists an edge at one of its ends only.</source>
        <translation>ce planar_code ne donne une arête qu’à une de ses extrémités.</translation>
    </message>
    <message>
        <source>this is not readable {form}.</source>
        <translation>ce n’est pas du {form} lisible.</translation>
    </message>
    <message>
        <source>a graph has at most {largest} vertices, not {number_of_nodes}.</source>
        <translation>un graphe a au plus {largest} sommets, et non {number_of_nodes}.</translation>
    </message>
    <message>
        <source>Edges that are listed in both directions count once.</source>
        <translation>Les arêtes données dans les deux sens comptent une fois.</translation>
    </message>
    <message>
        <source>The directions of edges are left out.</source>
        <translation>Les sens des arêtes sont laissés de côté.</translation>
    </message>
    <message>
        <source>The names of vertices do not differ as words: a, b, c, ... stand for them.</source>
        <translation>Les noms des sommets ne diffèrent pas en tant que mots&#xa0;: a, b, c, ... les remplacent.</translation>
    </message>
    <message>
        <source>The coordinates in the file cannot be drawn: a drawing is computed.</source>
        <translation>Les coordonnées du fichier ne peuvent pas être dessinées&#xa0;: un dessin est calculé.</translation>
    </message>
    <message>
        <source>there is a loop at {u}: an edge joins two different vertices.</source>
        <translation>il y a une boucle en {u}&#x202f;: une arête joint deux sommets différents.</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>{what} ends abruptly (line {line}, column {column}).</source>
        <translation>{what} s’interrompt (ligne {line}, colonne {column}).</translation>
    </message>
    <message>
        <source>{what} is not JSON: {fault} (line {line}, column {column}).</source>
        <translation>{what} n’est pas du JSON&#x202f;: {fault} (ligne {line}, colonne {column}).</translation>
    </message>
    <message>
        <source>{what} is nested too deeply.</source>
        <translation>{what} a une imbrication trop profonde.</translation>
    </message>
    <message>
        <source>{what} contains a number that cannot be read: {error}.</source>
        <translation>{what} contient un nombre illisible&#x202f;: {error}.</translation>
    </message>
    <message>
        <source>This is not a game record: a record is a JSON object with &quot;format&quot;: &quot;{format}&quot;.</source>
        <translation>Ce n’est pas une partie enregistrée&#x202f;: c’est un objet JSON avec &quot;format&quot;: &quot;{format}&quot;.</translation>
    </message>
    <message>
        <source>The start of the record</source>
        <translation>Le départ de la partie</translation>
    </message>
    <message>
        <source>Move {number} of the record</source>
        <translation>Le coup {number} de la partie</translation>
    </message>
    <message>
        <source>The record is of version {version}; this program reads up to version {newest} and needs an update.</source>
        <translation>La partie est de version {version}&#x202f;; ce programme lit jusqu’à la version {newest} et demande une mise à jour.</translation>
    </message>
    <message>
        <source>The value of a result</source>
        <translation>La valeur d’un résultat</translation>
    </message>
    <message>
        <source>The minimax value of a result</source>
        <translation>La valeur minimax d’un résultat</translation>
    </message>
    <message>
        <source>{where}: {key} is written {accepted}, not {data}.</source>
        <translation>{where}&#xa0;: {key} s’écrit {accepted}, et non {data}.</translation>
    </message>
    <message>
        <source>{what}: lower</source>
        <translation>{what}&#x202f;: borne inférieure</translation>
    </message>
    <message>
        <source>{what}: upper</source>
        <translation>{what}&#x202f;: borne supérieure</translation>
    </message>
    <message>
        <source>{what}: estimate</source>
        <translation>{what}&#x202f;: estimation</translation>
    </message>
    <message>
        <source>{what}: said</source>
        <translation>{what}&#xa0;: said</translation>
    </message>
    <message>
        <source>{what} is not a move: {error}</source>
        <translation>{what} n’est pas un coup&#x202f;: {error}</translation>
    </message>
    <message>
        <source>{where}: the move {written} is not legal: {error}</source>
        <translation>{where}&#x202f;: le coup {written} n’est pas légal&#x202f;: {error}</translation>
    </message>
    <message>
        <source>{where}: in a variation a value follows a move.</source>
        <translation>{where}&#xa0;: dans une variante, une valeur suit un coup.</translation>
    </message>
    <message>
        <source>{where}: a position has one value, and here are two.</source>
        <translation>{where}&#xa0;: une position a une seule valeur, et en voici deux.</translation>
    </message>
    <message>
        <source>{where}: a variation can only follow a move.</source>
        <translation>{where}&#x202f;: une variante ne peut venir qu’après un coup.</translation>
    </message>
    <message>
        <source>{where}: this &apos;)&apos; has no &apos;(&apos;.</source>
        <translation>{where}&#x202f;: cette «&#x202f;)&#x202f;» n’a pas de «&#x202f;(&#x202f;».</translation>
    </message>
    <message>
        <source>The record is cut off: it has {moves} of its {told} moves.</source>
        <translation>La partie est tronquée&#x202f;: elle a {moves} de ses {told} coups.</translation>
    </message>
    <message>
        <source>Line {index} of the record is cut off or not a tag such as [Game &quot;domino&quot;].</source>
        <translation>La ligne {index} de la partie est tronquée ou n’est pas une étiquette comme [Game &quot;domino&quot;].</translation>
    </message>
    <message>
        <source>Line {index} of the record: the tag {name} appears a second time.</source>
        <translation>Ligne {index} de la partie&#xa0;: l’étiquette {name} figure une seconde fois.</translation>
    </message>
    <message>
        <source>This is not a game record: a record begins with [Record &quot;{format} {version}&quot;].</source>
        <translation>Ce n’est pas une partie enregistrée&#x202f;: elle commence par [Record &quot;{format} {version}&quot;].</translation>
    </message>
    <message>
        <source>Line {line} of the record: there is no tag {name}; did you mean {meant}?</source>
        <translation>Ligne {line} de la partie&#xa0;: il n’y a pas d’étiquette {name}&#x202f;; vouliez-vous dire {meant}&#x202f;?</translation>
    </message>
    <message>
        <source>{where}: {tag} must give the numbers of moves that exist.</source>
        <translation>{where}&#xa0;: {tag} nomme les numéros de coups qui existent.</translation>
    </message>
    <message>
        <source>Line {line} of the record</source>
        <translation>La ligne {line} de la partie</translation>
    </message>
    <message>
        <source>{where}: {text} opens something that is not closed; the record is cut off.</source>
        <translation>{where}&#xa0;: {text} ouvre quelque chose qui n’est pas fermé&#x202f;; la partie est tronquée.</translation>
    </message>
    <message>
        <source>{where}: {text} is neither a move nor a note.</source>
        <translation>{where}&#x202f;: {text} n’est ni un coup ni une note.</translation>
    </message>
    <message>
        <source>The record is cut off: a variation has no &apos;)&apos;.</source>
        <translation>La partie est tronquée&#x202f;: une variante n’a pas de «&#x202f;)&#x202f;».</translation>
    </message>
    <message>
        <source>{where}: the value</source>
        <translation>{where}&#x202f;: la valeur</translation>
    </message>
    <message>
        <source>{where}: the estimate</source>
        <translation>{where}&#x202f;: l’estimation</translation>
    </message>
    <message>
        <source>A record needs its Setup, or for an empty board its Board.</source>
        <translation>Une partie doit avoir son Setup ou, pour un plateau vide, son Board.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>Ce coup n’existe pas dans ce jeu.</translation>
    </message>
    <message>
        <source>The starting position cannot be deleted.</source>
        <translation>La position de départ ne peut être supprimée.</translation>
    </message>
    <message>
        <source>Move {number} of the record follows move {parent}, which does not come before it.</source>
        <translation>Le coup {number} de la partie suit le coup {parent}, qui ne vient pas avant lui.</translation>
    </message>
    <message>
        <source>Move {number} of the record appears twice after the same position.</source>
        <translation>Le coup {number} de la partie figure deux fois après la même position.</translation>
    </message>
    <message>
        <source>Move {number} of the record is not legal: {error}</source>
        <translation>Le coup {number} de la partie n’est pas légal&#x202f;: {error}</translation>
    </message>
    <message>
        <source>The record is at move {cursor}, but it has {moves} moves.</source>
        <translation>La partie en est au coup {cursor}, mais elle a {moves} coups.</translation>
    </message>
    <message>
        <source>{what} is a whole number, a fraction such as 16/3 or nothing, not {data}.</source>
        <translation>{what} est un entier, une fraction comme 16/3 ou rien, et non {data}.</translation>
    </message>
    <message>
        <source>{what} is a whole number or a fraction such as 16/3, not {text}.</source>
        <translation>{what} est un entier ou une fraction comme 16/3, et non {text}.</translation>
    </message>
    <message>
        <source>{what} is a number or nothing, not {data}.</source>
        <translation>{what} est un nombre ou rien, et non {data}.</translation>
    </message>
    <message>
        <source>A board is written rows x columns, such as 5x6, not {text!r}.</source>
        <translation>Un plateau s’écrit lignes x colonnes, comme 5x6, et non {text!r}.</translation>
    </message>
    <message>
        <source>{square} is not part of the board.</source>
        <translation>{square} n’appartient pas au plateau.</translation>
    </message>
    <message>
        <source>The board ends here (a1 to {last}).</source>
        <translation>Le plateau s’arrête ici (a1 à {last}).</translation>
    </message>
    <message>
        <source>{square} is not on the board (a1 to {last}).</source>
        <translation>{square} n’est pas sur le plateau (a1 à {last}).</translation>
    </message>
    <message>
        <source>A board has 1 to {largest} rows and columns, or at most {longest} squares, not {given}.</source>
        <translation>Un plateau a de 1 à {largest} lignes et colonnes, ou au plus {longest} cases, et non {given}.</translation>
    </message>
    <message>
        <source>A square is a column letter and a row number, such as b7, not {text!r}.</source>
        <translation>Une case est une lettre de colonne et un numéro de ligne, comme b7, et non {text!r}.</translation>
    </message>
    <message>
        <source>it is not the description of a game</source>
        <translation>ce n’est pas la description d’un jeu</translation>
    </message>
    <message>
        <source>its game is called {key!r}</source>
        <translation>son jeu s’appelle {key!r}</translation>
    </message>
    <message>
        <source>There is no game {key!r}; the games are {games}.</source>
        <translation>Il n’y a pas de jeu {key!r}&#x202f;; il y a {games}.</translation>
    </message>
    <message>
        <source>In the set-up {side} moves first.</source>
        <translation>Dans la position donnée, {side} commence.</translation>
    </message>
    <message>
        <source>{text} is a position of {other}, not of {key}.</source>
        <translation>{text} est une position de {other}, non de {key}.</translation>
    </message>
    <message>
        <source>{what} is not a position of a game.</source>
        <translation>{what} n’est pas une position d’un jeu.</translation>
    </message>
    <message>
        <source>{a} and {b} do not share an edge.</source>
        <translation>{a} et {b} n’ont pas de bord commun.</translation>
    </message>
    <message>
        <source>A move is two neighbouring squares, such as b7–c7, not {text!r}.</source>
        <translation>Un coup est deux cases voisines, comme b7–c7, et non {text!r}.</translation>
    </message>
    <message>
        <source>{symbol!r} is on {at}: a placed domino is the same symbol on exactly two neighbouring squares, a free square is &apos;.&apos;, a missing one &apos;#&apos;.</source>
        <translation>{symbol!r} est sur {at}&#xa0;: un domino posé est le même signe sur exactement deux cases voisines, une case libre est &apos;.&apos;, une case absente &apos;#&apos;.</translation>
    </message>
    <message>
        <source>{what}, {n} placed</source>
        <translation>{what}, {n} déjà posés</translation>
    </message>
    <message>
        <source>Shape of {n} squares</source>
        <translation>Forme de {n} cases</translation>
    </message>
    <message>
        <source>{what} with {n} placed, {side} first</source>
        <translation>{what}, {n} déjà posés, {side} commence</translation>
    </message>
    <message>
        <source>{what}, {side} first</source>
        <translation>{what}, {side} commence</translation>
    </message>
    <message>
        <source>Tiling</source>
        <translation>Pavage</translation>
    </message>
    <message>
        <source>{square} is outside the {rows} x {columns} board.</source>
        <translation>{square} est hors du plateau {rows} x {columns}.</translation>
    </message>
    <message>
        <source>{square} is the last square: a board needs at least one.</source>
        <translation>{square} est la dernière case&#x202f;: un plateau en a au moins une.</translation>
    </message>
    <message>
        <source>No square of the board is left within {rows} x {columns}.</source>
        <translation>Il ne reste aucune case du plateau dans {rows} x {columns}.</translation>
    </message>
    <message>
        <source>{move} are not three squares of a 2 x 2 block.</source>
        <translation>{move} ne sont pas trois cases d’un bloc 2 x 2.</translation>
    </message>
    <message>
        <source>A move is three squares of a 2 x 2 block, such as a1–b1–a2, not {text!r}.</source>
        <translation>Un coup est trois cases d’un bloc 2 x 2, comme a1–b1–a2, et non {text!r}.</translation>
    </message>
    <message>
        <source>{symbol!r} is on {at}: a placed tile is the same symbol on three squares of a 2 x 2 block, a free square is &apos;.&apos;, a missing one &apos;#&apos;.</source>
        <translation>{symbol!r} est sur {at}&#xa0;: une pièce posée est le même signe sur trois cases d’un bloc de 2 x 2, une case libre est &apos;.&apos;, une case absente &apos;#&apos;.</translation>
    </message>
    <message>
        <source>{what} with {n} placed</source>
        <translation>{what}, {n} déjà posées</translation>
    </message>
    <message>
        <source>ELLIE</source>
        <translation>ELLIE</translation>
    </message>
    <message>
        <source>{proposer} proposes a value first, before {putter} puts it into {move}.</source>
        <translation>{proposer} propose d’abord une valeur, avant que {putter} ne la place dans {move}.</translation>
    </message>
    <message>
        <source>{move} is not in the domain: it has {domain}.</source>
        <translation>{move} n’est pas dans le domaine, qui a {domain}.</translation>
    </message>
    <message>
        <source>{proposed} is proposed: {putter} puts it into {moves}.</source>
        <translation>{proposed} est proposé&#x202f;: {putter} le place dans {moves}.</translation>
    </message>
    <message>
        <source>{move} already holds {values}.</source>
        <translation>{move} contient déjà {values}.</translation>
    </message>
    <message>
        <source>There is no variable {move}: {putter} puts the value into {moves}.</source>
        <translation>Il n’y a pas de variable {move}&#x202f;: {putter} place la valeur dans {moves}.</translation>
    </message>
    <message>
        <source>The proposed value is {proposed}, not {value}.</source>
        <translation>La valeur proposée est {proposed}, et non {value}.</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} ou {last}</translation>
    </message>
    <message>
        <source>First example</source>
        <translation>Premier exemple</translation>
    </message>
    <message>
        <source>A value is an integer, a fraction or a decimal, such as 3, -1/2 or 0.5, not {text!r}.</source>
        <translation>Une valeur est un entier, une fraction ou un nombre décimal, comme 3, -1/2 ou 0.5, et non {text!r}.</translation>
    </message>
    <message>
        <source>The range {part} is empty: its first value must not be above its last.</source>
        <translation>L’intervalle {part} est vide&#x202f;: sa première valeur ne doit pas dépasser la dernière.</translation>
    </message>
    <message>
        <source>A domain has at most {largest_domain} values; {part} makes it larger.</source>
        <translation>Un domaine a au plus {largest_domain} valeurs&#x202f;; {part} le rend plus grand.</translation>
    </message>
    <message>
        <source>A domain has at most {largest_domain} values, not {values}.</source>
        <translation>Un domaine a au plus {largest_domain} valeurs, et non {values}.</translation>
    </message>
    <message>
        <source>Figure 1</source>
        <translation>Figure 1</translation>
    </message>
    <message>
        <source>Table 1, row 1</source>
        <translation>Tableau 1, ligne 1</translation>
    </message>
    <message>
        <source>Table 1, row 2</source>
        <translation>Tableau 1, ligne 2</translation>
    </message>
    <message>
        <source>Table 1, row 3</source>
        <translation>Tableau 1, ligne 3</translation>
    </message>
    <message>
        <source>Table 1, row 4</source>
        <translation>Tableau 1, ligne 4</translation>
    </message>
    <message>
        <source>{name} is one variable; a product is written {product}.</source>
        <translation>{name} est une seule variable&#x202f;; un produit s’écrit {product}.</translation>
    </message>
    <message>
        <source>There is no variable {name!r} in {text}.</source>
        <translation>Il n’y a pas de variable {name!r} dans {text}.</translation>
    </message>
    <message>
        <source>{what}, values {domain}, {side} first</source>
        <translation>{what}, valeurs {domain}, {side} commence</translation>
    </message>
    <message>
        <source>e-Valuate</source>
        <translation>e-Valuate</translation>
    </message>
    <message>
        <source>numbers, variables, + - * / % ^, abs, max, min and parentheses</source>
        <translation>nombres, variables, + - * / % ^, abs, max, min et parenthèses</translation>
    </message>
    <message>
        <source>LaTeX is not read: a fraction is written (a)/(b), a product a*b and a power a^b.</source>
        <translation>LaTeX n’est pas lu&#xa0;: une fraction s’écrit (a)/(b), un produit a*b et une puissance a^b.</translation>
    </message>
    <message>
        <source>a number, a variable or &apos;(&apos;</source>
        <translation>un nombre, une variable ou «&#x202f;(&#x202f;»</translation>
    </message>
    <message>
        <source>A power is written with ^, such as x^2.</source>
        <translation>Une puissance s’écrit avec ^, par exemple x^2.</translation>
    </message>
    <message>
        <source>A decimal point must be between two digits, such as 0.5.</source>
        <translation>Un point décimal est entre deux chiffres, comme 0.5.</translation>
    </message>
    <message>
        <source>{symbol!r} cannot be read: an expression is made of {accepted}.</source>
        <translation>{symbol!r} est illisible&#x202f;: une expression est faite de {accepted}.</translation>
    </message>
    <message>
        <source>An expression has at most {longest} characters, not {text}.</source>
        <translation>Une expression a au plus {longest} caractères, et non {text}.</translation>
    </message>
    <message>
        <source>The expression is empty: a number or a variable is needed.</source>
        <translation>L’expression est vide&#x202f;: il faut un nombre ou une variable.</translation>
    </message>
    <message>
        <source>&apos;)&apos; has no &apos;(&apos; before it.</source>
        <translation>«&#x202f;)&#x202f;» n’est pas précédée d’une «&#x202f;(&#x202f;».</translation>
    </message>
    <message>
        <source>&apos;,&apos; only separates the arguments of max and min.</source>
        <translation>«&#x202f;,&#x202f;» ne sépare que les arguments de max et min.</translation>
    </message>
    <message>
        <source>{name!r} is not a function: there are abs, max and min.</source>
        <translation>{name!r} n’est pas une fonction&#xa0;: il y a abs, max et min.</translation>
    </message>
    <message>
        <source>Between {before!r} and {after!r} an operator is missing: + - * / % or ^.</source>
        <translation>Entre {before!r} et {after!r} il manque un opérateur&#xa0;: + - * / % ou ^.</translation>
    </message>
    <message>
        <source>Signs and parentheses are nested at most {deepest} deep.</source>
        <translation>Signes et parenthèses s’imbriquent au plus à {deepest} niveaux.</translation>
    </message>
    <message>
        <source>After {text!r} {operand} is missing.</source>
        <translation>Après {text!r}, il manque {operand}.</translation>
    </message>
    <message>
        <source>{text!r} is found where {operand} is needed.</source>
        <translation>{text!r} est là où il faut {operand}.</translation>
    </message>
    <message>
        <source>one argument</source>
        <translation>un argument</translation>
    </message>
    <message>
        <source>at least two arguments</source>
        <translation>au moins deux arguments</translation>
    </message>
    <message>
        <source>{text} takes {takes}, not {arguments}.</source>
        <translation>{text} prend {takes}, et non {arguments}.</translation>
    </message>
    <message>
        <source>&apos;(&apos; is not closed by a &apos;)&apos;.</source>
        <translation>«&#x202f;(&#x202f;» n’est pas fermée par une «&#x202f;)&#x202f;».</translation>
    </message>
    <message>
        <source>An edge joins two different vertices.</source>
        <translation>Une arête joint deux sommets différents.</translation>
    </message>
    <message>
        <source>{one} and {other} are already joined.</source>
        <translation>{one} et {other} sont déjà joints.</translation>
    </message>
    <message>
        <source>Vertex {v} would lie on edge {edge_names}.</source>
        <translation>Le sommet {v} serait sur l’arête {edge_names}.</translation>
    </message>
    <message>
        <source>Edges {one} and {other} would cross at {place}.</source>
        <translation>Les arêtes {one} et {other} se croiseraient en {place}.</translation>
    </message>
    <message>
        <source>There is no graph {text!r}; graphs are {examples}.</source>
        <translation>Il n’y a pas de graphe {text!r}&#x202f;; il y a {examples}.</translation>
    </message>
    <message>
        <source>The graph {name} is written like {example}, not {text!r}.</source>
        <translation>Le graphe {name} s’écrit comme {example}, et non {text!r}.</translation>
    </message>
    <message>
        <source>The graph {name} takes numbers from {least} to {most}, not {value}.</source>
        <translation>Le graphe {name} prend des nombres de {least} à {most}, et non {value}.</translation>
    </message>
    <message>
        <source>In Nim a move leaves one heap of a heap, as in #1 9→4, not {text!r}.</source>
        <translation>À Nim, un coup laisse un tas d’un tas, comme dans #1 9→4, et non {text!r}.</translation>
    </message>
    <message>
        <source>Heap {number} has {size_now} counters: it can become smaller, but not {size}.</source>
        <translation>Le tas {number} a {size_now} jetons&#x202f;: il peut diminuer, mais pas devenir {size}.</translation>
    </message>
    <message>
        <source>The two parts must not be equal, but {a} and {b} are.</source>
        <translation>Les deux morceaux ne doivent pas être égaux, mais {a} et {b} le sont.</translation>
    </message>
    <message>
        <source>Heap {number} has {size_now} counters: it does not split into {a} and {b}.</source>
        <translation>Le tas {number} a {size_now} jetons&#xa0;: il ne se partage pas en {a} et {b}.</translation>
    </message>
    <message>
        <source>A heap splits into two, as in #1 7→5+2, not {text!r}.</source>
        <translation>Un tas se partage en deux, comme dans #1 7→5+2, et non {text!r}.</translation>
    </message>
    <message>
        <source>Treblecross needs its number of cells, such as treblecross:8, not {rest!r}.</source>
        <translation>Treblecross demande son nombre de cellules, comme treblecross:8, et non {rest!r}.</translation>
    </message>
    <message>
        <source>A heap game is written like nim:12,13,7; there are {kinds}, not {text!r}.</source>
        <translation>Un jeu de tas s’écrit comme nim:12,13,7&#x202f;; il y a {kinds}, et non {text!r}.</translation>
    </message>
    <message>
        <source>Treblecross on {n} cells</source>
        <translation>Treblecross sur {n} cellules</translation>
    </message>
    <message>
        <source>Octal game {code}: {heaps}</source>
        <translation>Jeu octal {code}&#x202f;: {heaps}</translation>
    </message>
    <message>
        <source>The digits of an octal code are 0 to 7: {text} is of a hexadecimal game, which is not played here.</source>
        <translation>Les chiffres d’un code octal vont de 0 à 7&#xa0;: {text} est celui d’un jeu hexadécimal, qui ne se joue pas ici.</translation>
    </message>
    <message>
        <source>An octal code is written like 0.007, with digits from 0 to 7, or by name ({names}), not {text}.</source>
        <translation>Un code octal s’écrit comme 0.007, avec des chiffres de 0 à 7, ou par son nom ({names}), et non {text}.</translation>
    </message>
    <message>
        <source>An octal code has at most {most} digits after the point, not {found}.</source>
        <translation>Un code octal a au plus {most} chiffres après le point, pas {found}.</translation>
    </message>
    <message>
        <source>The octal code {code} allows no move at all; at least one digit must not be 0.</source>
        <translation>Le code octal {code} ne permet aucun coup&#x202f;; au moins un chiffre ne doit pas être 0.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message numerus="yes">
        <source>Taking %n counters may leave {left} (digit {digit}).</source>
        <comment>Taking %n counter may leave {left} (digit {digit}).</comment>
        <translation>
            <numerusform>Prendre %n jeton peut laisser {left} (chiffre {digit}).</numerusform>
            <numerusform>Prendre %n jetons peut laisser {left} (chiffre {digit}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking no counter may leave {left} (digit {digit}).</source>
        <translation>Ne prendre aucun jeton peut laisser {left} (chiffre {digit}).</translation>
    </message>
    <message>
        <source>no heap</source>
        <translation>aucun tas</translation>
    </message>
    <message>
        <source>one heap</source>
        <translation>un tas</translation>
    </message>
    <message>
        <source>The code {code} does not allow a heap of {heap} to become {parts}.</source>
        <translation>Le code {code} ne permet pas qu’un tas de {heap} devienne {parts}.</translation>
    </message>
    <message>
        <source>A move is written like #1 9→4+2 (heap 1, which has 9, becomes 4 and 2), not {text!r}.</source>
        <translation>Un coup s’écrit comme #1 9→4+2 (le tas 1, de 9, devient 4 et 2), et non {text!r}.</translation>
    </message>
    <message>
        <source>There is no heap of {heap}; there are {heaps}.</source>
        <translation>Il n’y a pas de tas de {heap}&#x202f;; il y a {heaps}.</translation>
    </message>
    <message>
        <source>The heaps are sizes separated by commas, such as 12,13,7, not {text!r}.</source>
        <translation>Les tas sont des tailles séparées par des virgules, comme 12,13,7, et non {text!r}.</translation>
    </message>
    <message>
        <source>There can be up to {most} heaps of at most {largest} counters each.</source>
        <translation>Il peut y avoir jusqu’à {most} tas d’au plus {largest} jetons chacun.</translation>
    </message>
    <message>
        <source>There is no heap {number}; there are {heaps}.</source>
        <translation>Il n’y a pas de tas {number}&#x202f;; il y a {heaps}.</translation>
    </message>
    <message>
        <source>An octal code is missing, such as 0.007.</source>
        <translation>Il manque un code octal, par exemple 0.007.</translation>
    </message>
    <message>
        <source>Heap {number} has {heaps} counters, not {heap}.</source>
        <translation>Le tas {number} a {heaps} jetons, et non {heap}.</translation>
    </message>
    <message>
        <source>A graph has 1 to {largest} vertices, not {points}.</source>
        <translation>Un graphe a de 1 à {largest} sommets, et non {points}.</translation>
    </message>
    <message>
        <source>Vertices {one} and {other} are both at {point}.</source>
        <translation>Les sommets {one} et {other} sont tous deux en {point}.</translation>
    </message>
    <message>
        <source>A graph has at most {largest} edges, not {pairs}.</source>
        <translation>Un graphe a au plus {largest} arêtes, et non {pairs}.</translation>
    </message>
    <message>
        <source>The graph has parallel edges, which have no straight drawing: play by colouring edges and sharing vertices.</source>
        <translation>Le graphe a des arêtes parallèles, sans tracé rectiligne&#x202f;: jouer en coloriant les arêtes et en partageant les sommets.</translation>
    </message>
    <message>
        <source>The graph falls into {components} parts ({apart} is not joined to {first}): games with faces need a connected graph.</source>
        <translation>Le graphe se décompose en {components} composantes ({apart} n’est pas relié à {first})&#x202f;: les jeux avec faces demandent un graphe connexe.</translation>
    </message>
    <message>
        <source>The graph is not planar: {m} edges on {n} vertices, and a bipartite planar graph has at most {most}.</source>
        <translation>Le graphe n’est pas planaire&#x202f;: {m} arêtes sur {n} sommets, alors qu’un graphe biparti planaire en a au plus {most}.</translation>
    </message>
    <message>
        <source>The graph is not planar: {m} edges on {n} vertices, and a planar graph has at most {most}.</source>
        <translation>Le graphe n’est pas planaire&#x202f;: {m} arêtes sur {n} sommets, alors qu’un graphe planaire en a au plus {most}.</translation>
    </message>
    <message>
        <source>Edges {one} and {other} cross at {place}: games with faces need a drawing without crossings.</source>
        <translation>Les arêtes {one} et {other} se croisent en {place}&#x202f;: les jeux avec faces demandent un tracé sans croisement.</translation>
    </message>
    <message>
        <source>Each vertex needs a name of its own: one for each, all different.</source>
        <translation>Chaque sommet doit avoir son propre nom&#xa0;: un pour chacun, tous différents.</translation>
    </message>
    <message>
        <source>Vertex {name} (number {i}) needs two coordinates [x, y], not {vertex}.</source>
        <translation>Le sommet {name} (numéro {i}) demande deux coordonnées [x, y], et non {vertex}.</translation>
    </message>
    <message>
        <source>Edge number {i} joins {u} and {v}, but vertices are numbered 0 to {last}.</source>
        <translation>L’arête numéro {i} joint {u} et {v}, mais les sommets sont numérotés de 0 à {last}.</translation>
    </message>
    <message>
        <source>A graph is an object {&quot;vertices&quot;: [[x, y], ...], &quot;edges&quot;: [[i, j], ...]}.</source>
        <translation>Un graphe est un objet {&quot;vertices&quot;: [[x, y], ...], &quot;edges&quot;: [[i, j], ...]}.</translation>
    </message>
    <message>
        <source>The name of a vertex is 1 to 20 letters, digits, _ or ., not {name!r}.</source>
        <translation>Le nom d’un sommet se compose de 1 à 20 lettres, chiffres, _ ou ., et non de {name!r}.</translation>
    </message>
    <message>
        <source>Edge number {i} is a pair of vertex numbers [i, j], not {edge}.</source>
        <translation>L’arête numéro {i} est une paire de numéros de sommets [i, j], et non {edge}.</translation>
    </message>
    <message>
        <source>Edge number {i} is a loop at {u}: an edge joins two different vertices.</source>
        <translation>L’arête numéro {i} est une boucle en {u}&#x202f;: une arête joint deux sommets différents.</translation>
    </message>
    <message>
        <source>Colour {proposed} is waiting: MIN gives it to one of the {colour}.</source>
        <translation>La couleur {proposed} attend&#x202f;: MIN la donne à un élément parmi les {colour}.</translation>
    </message>
    <message>
        <source>Colours are 1 to {colours}, not {colour}.</source>
        <translation>Les couleurs vont de 1 à {colours}, et {colour} n’en est pas une.</translation>
    </message>
    <message>
        <source>MAX proposes a colour first.</source>
        <translation>MAX propose d’abord une couleur.</translation>
    </message>
    <message>
        <source>The {colour} are numbered 0 to {last}, not {element}.</source>
        <translation>La numérotation des {colour} va de 0 à {last}, sans {element}.</translation>
    </message>
    <message>
        <source>{names} already has colour {colours}.</source>
        <translation>{names} a déjà la couleur {colours}.</translation>
    </message>
    <message>
        <source>There is no {text!r} among the {colour}; one of them is {some}.</source>
        <translation>Il n’y a pas de {text!r} parmi les {colour}&#x202f;; il y a par exemple {some}.</translation>
    </message>
    <message>
        <source>A colour is a number from 1 to {colours}, not {text!r}.</source>
        <translation>Une couleur est un nombre de 1 à {colours}, et non {text!r}.</translation>
    </message>
    <message>
        <source>In a sharing game MAX proposes first; MIN cannot begin.</source>
        <translation>Dans un jeu de partage, MAX propose d’abord&#x202f;; MIN ne peut pas commencer.</translation>
    </message>
    <message>
        <source>A sharing game is written like friendship:3,edges,vertices,2, not {text!r}.</source>
        <translation>Un jeu de partage s’écrit comme friendship:3,edges,vertices,2, et non {text!r}.</translation>
    </message>
    <message>
        <source>After the number of colours comes differ or odd, ones, area or FILE.json, even; not {word!r}.</source>
        <translation>Après le nombre de couleurs vient differ ou odd, ones, area ou FICHIER.json, even&#xa0;; pas {word!r}.</translation>
    </message>
    <message>
        <source>{graph}: {elements} coloured</source>
        <translation>{graph}&#xa0;: {elements} à colorier</translation>
    </message>
    <message>
        <source>The matching game is played on 1 to {largest} vertices, not {size}.</source>
        <translation>Le jeu de couplage se joue sur 1 à {largest} sommets, et non {size}.</translation>
    </message>
    <message>
        <source>{u} and {v} are joined by more than one edge: the matching game takes graphs without parallel edges.</source>
        <translation>{u} et {v} sont joints par plus d’une arête&#xa0;: le jeu de couplage demande des graphes sans arêtes parallèles.</translation>
    </message>
    <message>
        <source>There is no edge {u}–{v}.</source>
        <translation>Il n’y a pas d’arête {u}–{v}.</translation>
    </message>
    <message>
        <source>{u}–{v} is already chosen.</source>
        <translation>{u}–{v} est déjà choisie.</translation>
    </message>
    <message>
        <source>{u}–{v} cannot be chosen: {taken} is covered.</source>
        <translation>{u}–{v} ne peut pas être choisie&#xa0;: {taken} est couvert.</translation>
    </message>
    <message>
        <source>There is no edge {text!r}; one is written like {some}.</source>
        <translation>Il n’y a pas d’arête {text!r}&#x202f;; on l’écrit comme {some}.</translation>
    </message>
    <message>
        <source>{board} torus</source>
        <translation>Tore {board}</translation>
    </message>
    <message>
        <source>{board} cylinder</source>
        <translation>Cylindre {board}</translation>
    </message>
    <message>
        <source>Graph of {n} vertices</source>
        <translation>Graphe à {n} sommets</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Couplage</translation>
    </message>
    <message>
        <source>{elements} shared</source>
        <translation>{elements} à partager</translation>
    </message>
    <message>
        <source>1 colour</source>
        <translation>1 couleur</translation>
    </message>
    <message>
        <source>{n} colours</source>
        <translation>{n} couleurs</translation>
    </message>
    <message>
        <source>odd rule</source>
        <translation>règle impaire</translation>
    </message>
    <message>
        <source>area weights</source>
        <translation>poids&#x202f;: aires</translation>
    </message>
    <message>
        <source>given weights</source>
        <translation>poids donnés</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Partage</translation>
    </message>
    <message>
        <source>The elements coloured and the elements shared must differ; both are {a}.</source>
        <translation>Les éléments coloriés et les éléments partagés doivent différer&#x202f;; les deux sont {a}.</translation>
    </message>
    <message>
        <source>A sharing game has 1 to {most_colours} colours, not {colours}.</source>
        <translation>Un jeu de partage a de 1 à {most_colours} couleurs, et non {colours}.</translation>
    </message>
    <message>
        <source>The rule of a sharing game is differ or odd, not {rule!r}.</source>
        <translation>La règle d’un jeu de partage est differ ou odd, et non {rule!r}.</translation>
    </message>
    <message>
        <source>The odd rule is for exactly 2 colours, not {colours}.</source>
        <translation>La règle impaire est pour exactement 2 couleurs, et non {colours}.</translation>
    </message>
    <message>
        <source>Weights are ones, area, or given by name, not {weights!r}.</source>
        <translation>Les poids sont ones, area ou donnés par nom, et non {weights!r}.</translation>
    </message>
    <message>
        <source>Area weights are for sharing faces, not {b}.</source>
        <translation>Les poids par aires sont pour le partage des faces, et non pour {b}.</translation>
    </message>
    <message>
        <source>Random colours would give {expected} of {total}.</source>
        <translation>Des couleurs au hasard donneraient {expected} sur {total}.</translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} et {n} de plus</translation>
    </message>
    <message>
        <source>The odd rule is fair only if every set is even: MAX gets {names} by proposing colour 1 each time; joining pairs of vertices of odd degree by edges fixes it.</source>
        <translation>La règle impaire n’est équitable que si chaque ensemble est pair&#x202f;: MAX obtient {names} en proposant chaque fois la couleur 1&#x202f;; joindre par des arêtes, deux à deux, les sommets de degré impair y remédie.</translation>
    </message>
    <message>
        <source>The odd rule is fair only if every set is even: MAX gets {names} by proposing colour 1 each time.</source>
        <translation>La règle impaire n’est équitable que si chaque ensemble est pair&#x202f;: MAX obtient {names} en proposant chaque fois la couleur 1.</translation>
    </message>
    <message>
        <source>The elements coloured are vertices, edges or faces, not {text!r}.</source>
        <translation>Les éléments à colorier sont vertices, edges ou faces, et non {text!r}.</translation>
    </message>
    <message>
        <source>The elements shared are vertices, edges or faces, not {text!r}.</source>
        <translation>Les éléments à partager sont vertices, edges ou faces, et non {text!r}.</translation>
    </message>
    <message>
        <source>A graph with parallel edges is only for colouring edges and sharing vertices.</source>
        <translation>Un graphe à arêtes parallèles ne permet que de colorier les arêtes et partager les sommets.</translation>
    </message>
    <message>
        <source>The graph has no edge: games with edges need at least one.</source>
        <translation>Le graphe n’a pas d’arête&#x202f;: les jeux avec arêtes en demandent au moins une.</translation>
    </message>
    <message>
        <source>Vertex {alone} has no edge: sharing vertices by edges needs an edge at every vertex.</source>
        <translation>Le sommet {alone} n’a pas d’arête&#x202f;: partager les sommets par les arêtes demande une arête à chaque sommet.</translation>
    </message>
    <message>
        <source>There is no {written!r} among the {kind} to be weighed; there are {names}…</source>
        <translation>Il n’y a pas de {written!r} parmi les {kind} à pondérer&#x202f;; il y a {names}…</translation>
    </message>
    <message>
        <source>The weight of {written} is a number or fraction from 0 up, not {value!r}.</source>
        <translation>Le poids de {written} est un nombre ou une fraction à partir de 0, et non {value!r}.</translation>
    </message>
    <message>
        <source>The shape is empty: it needs at least one row of &apos;.&apos; and &apos;#&apos;.</source>
        <translation>La forme est vide&#x202f;: il faut au moins une ligne de «&#x202f;.&#x202f;» et «&#x202f;#&#x202f;».</translation>
    </message>
    <message>
        <source>A shape has at most {largest} rows and columns, or {longest} squares around it, not {height} x {width}.</source>
        <translation>Une forme a au plus {largest} lignes et colonnes, ou {longest} cases autour, et non {height} x {width}.</translation>
    </message>
    <message>
        <source>Row {r} of the shape is empty; a row without squares is written &apos;#&apos;.</source>
        <translation>La ligne {r} de la forme est vide&#x202f;; une ligne sans case s’écrit &apos;#&apos;.</translation>
    </message>
    <message>
        <source>Row {r}, column {c} of the shape is blank or unprintable; a square is &apos;.&apos;, a missing one &apos;#&apos;, and a placed tile digits or letters.</source>
        <translation>Ligne {r}, colonne {c} de la forme&#xa0;: le signe est vide ou non imprimable&#x202f;; une case est &apos;.&apos;, une case absente &apos;#&apos;, et une pièce posée des chiffres ou des lettres.</translation>
    </message>
    <message>
        <source>The shape has no square: at least one &apos;.&apos; is needed.</source>
        <translation>La forme n’a pas de case&#x202f;: il faut au moins un «&#x202f;.&#x202f;».</translation>
    </message>
    <message>
        <source>{symbols} is read as a placed tile; a missing square is written #.</source>
        <translation>{symbols} est lu comme une pièce posée&#x202f;; une case absente s’écrit #.</translation>
    </message>
    <message>
        <source>Treblecross needs 3 to {most_cells} cells, not {cells}.</source>
        <translation>Treblecross demande de 3 à {most_cells} cellules, et non {cells}.</translation>
    </message>
    <message>
        <source>There is no cell {number}; the strip has {cells}.</source>
        <translation>Il n’y a pas de cellule {number}&#x202f;; la bande en a {cells}.</translation>
    </message>
    <message>
        <source>Cell {number} already has a cross.</source>
        <translation>La cellule {number} a déjà une croix.</translation>
    </message>
    <message>
        <source>A move is the number of a cell, such as 4, not {text!r}.</source>
        <translation>Un coup est le numéro d’une cellule, comme 4, et non {text!r}.</translation>
    </message>
    <message>
        <source>An inner node of a tree needs at least one child, but [] has none.</source>
        <translation>Un nœud interne d’un arbre a au moins un enfant, mais [] n’en a pas.</translation>
    </message>
    <message>
        <source>{word} is no number such as -5, 16/3 or 0.25.</source>
        <translation>{word} n’est pas un nombre comme -5, 16/3 ou 0.25.</translation>
    </message>
    <message>
        <source>the tree ends before {text!r}</source>
        <translation>l’arbre est fini avant {text!r}</translation>
    </message>
    <message>
        <source>a tree has at most {most_nodes} nodes and {deepest} levels</source>
        <translation>un arbre a au plus {most_nodes} nœuds et {deepest} niveaux</translation>
    </message>
    <message>
        <source>a static value is a number before a list, as in 3:[12, 8]</source>
        <translation>une valeur statique est un nombre devant une liste, comme dans 3:[12, 8]</translation>
    </message>
    <message>
        <source>a comma or ] is missing</source>
        <translation>il manque une virgule ou ]</translation>
    </message>
    <message>
        <source>The tree cannot be read: {what}.</source>
        <translation>L’arbre est illisible&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>This node has {count} children, numbered from 1; there is no {move!r}.</source>
        <translation>Ce nœud a {count} enfants, numérotés à partir de 1&#x202f;; il n’y a pas de {move!r}.</translation>
    </message>
    <message>
        <source>A move is the number of a child, such as 2, not {text!r}.</source>
        <translation>Un coup est le numéro d’un enfant, comme 2, et non {text!r}.</translation>
    </message>
    <message>
        <source>Typed tree</source>
        <translation>Arbre tapé</translation>
    </message>
    <message>
        <source>A position is written GAME:POSITION, with GAME one of {games}, not {text!r}.</source>
        <translation>Une position s’écrit GAME:POSITION, GAME parmi {games}&#x202f;; et non {text!r}.</translation>
    </message>
    <message>
        <source>No author&apos;s order is known for {position}; in e-Valuate one is written after the expression, as in (10-x)*y; order 5,4,6,3,7,2,8,1,9,0.</source>
        <translation>Aucun ordre d’auteur n’est connu pour {position}&#xa0;; dans e-Valuate il s’écrit après l’expression, comme (10-x)*y; order 5,4,6,3,7,2,8,1,9,0.</translation>
    </message>
    <message>
        <source>ELLIE is solved on parts of boards of up to {largest_area} squares in all, not {rows} x {columns}.</source>
        <translation>ELLIE est résolu sur des composantes de plateaux d’au plus {largest_area} cases en tout, et non {rows} x {columns}.</translation>
    </message>
    <message>
        <source>Chances are computed before a proposal; here one is waiting to be placed.</source>
        <translation>Les chances se donnent avant une proposition&#x202f;; ici, une valeur attend d’être placée.</translation>
    </message>
    <message>
        <source>Chances are exact only for expressions that can be enumerated; this one is too large.</source>
        <translation>Les chances ne sont exactes que pour les expressions qu’on peut énumérer&#x202f;; celle-ci est trop grande.</translation>
    </message>
    <message>
        <source>With divisions, chances are exact for up to 20 million fillings; here there are more.</source>
        <translation>Avec des divisions, les chances sont exactes jusqu’à 20 millions de remplissages&#x202f;; ici il y en a plus.</translation>
    </message>
    <message>
        <source>A method starts before a proposal; here one is waiting to be placed.</source>
        <translation>Une méthode part d’avant une proposition&#x202f;; ici, une valeur attend d’être placée.</translation>
    </message>
    <message>
        <source>The methods of the paper take up to {most_leaves} fillings, not {m}^{n}: use exact.</source>
        <translation>Les méthodes de l’article vont jusqu’à {most_leaves} remplissages, et non {m}^{n}&#x202f;: prendre exact.</translation>
    </message>
    <message>
        <source>A table takes up to {most_states} states, not {m}^{n}.</source>
        <translation>Une table va jusqu’à {most_states} états, et non {m}^{n}.</translation>
    </message>
    <message>
        <source>The game tree of {n} variables over {m} values has too many nodes to count.</source>
        <translation>L’arbre de jeu à {n} variables sur {m} valeurs a trop de nœuds pour être compté.</translation>
    </message>
    <message>
        <source>The digit order must name every value of the domain once: {values}.</source>
        <translation>L’ordre des chiffres doit nommer une fois chaque valeur du domaine&#x202f;: {values}.</translation>
    </message>
    <message>
        <source>This game is too large to draw: it has more than {most_nodes} positions.</source>
        <translation>Ce jeu est trop grand pour être dessiné&#x202f;: il a plus de {most_nodes} positions.</translation>
    </message>
    <message>
        <source>The root has the value of its best child, as one move is made there; means are taken below it.</source>
        <translation>La racine a la valeur de son meilleur enfant, car on y joue un&#xa0;coup&#xa0;; les moyennes se font au-dessous.</translation>
    </message>
    <message>
        <source>the whole tree</source>
        <translation>tout l’arbre</translation>
    </message>
    <message>
        <source>the whole tree, values as the mover sees them</source>
        <translation>tout l’arbre, valeurs vues par qui joue</translation>
    </message>
    <message>
        <source>cutoffs by alpha and beta of the whole path</source>
        <translation>coupe par alpha et bêta de tout le chemin</translation>
    </message>
    <message>
        <source>cutoffs by the parent&apos;s alpha or beta only (e-Valuate, Algorithm 1)</source>
        <translation>coupe par l’alpha ou le bêta du seul parent (e-Valuate, algorithme 1)</translation>
    </message>
    <message>
        <source>alpha-beta, most promising moves first</source>
        <translation>alpha-bêta, les coups prometteurs d’abord</translation>
    </message>
    <message>
        <source>Its name says that moves are ordered.</source>
        <translation>Son nom dit que les coups sont ordonnés.</translation>
    </message>
    <message>
        <source>alpha-beta with a transposition table</source>
        <translation>alpha-bêta avec une table de transposition</translation>
    </message>
    <message>
        <source>Its name says that there is a table.</source>
        <translation>Son nom dit qu’il y a une table.</translation>
    </message>
    <message>
        <source>Algorithm 1 ordered and with a table (e-Valuate, Table 1)</source>
        <translation>algorithme 1, trié et avec une table (e-Valuate, tableau 1)</translation>
    </message>
    <message>
        <source>It is Algorithm 1 with an order and a table.</source>
        <translation>C’est l’algorithme 1 avec un ordre et une table.</translation>
    </message>
    <message>
        <source>first move with a full window, the rest with null windows</source>
        <translation>le premier coup en entier, les autres par des questions</translation>
    </message>
    <message>
        <source>null windows only, from a first guess</source>
        <translation>des questions seulement, à partir d’une première estimation</translation>
    </message>
    <message>
        <source>It always has a table: its memory from one null window to the next.</source>
        <translation>Elle a toujours une table&#xa0;: sa mémoire d’une question à l’autre.</translation>
    </message>
    <message>
        <source>alpha-beta to depth 1, 2, 3, ..., the last best line first</source>
        <translation>alpha-bêta à la profondeur 1, 2, 3, ..., la dernière meilleure variante d’abord</translation>
    </message>
    <message>
        <source>means of the M largest and the N smallest, below the root</source>
        <translation>moyennes des M plus grandes et des N plus petites, sous la racine</translation>
    </message>
    <message>
        <source>deeper where values jump by more than K</source>
        <translation>plus profond là où les valeurs sautent de plus de K</translation>
    </message>
    <message>
        <source>only the WIDTH most promising moves</source>
        <translation>seulement les WIDTH coups les plus prometteurs</translation>
    </message>
    <message>
        <source>It always orders moves: it selects the first of them.</source>
        <translation>Elle ordonne toujours les coups&#xa0;: elle choisit les premiers.</translation>
    </message>
    <message>
        <source>selection, various depth, averages, alpha-beta</source>
        <translation>sélection, profondeur variable, moyennes, alpha-bêta</translation>
    </message>
    <message>
        <source>It always orders moves, to select the first of them, and has no table.</source>
        <translation>Elle ordonne toujours les coups, pour choisir les premiers, et n’a pas de table.</translation>
    </message>
    <message>
        <source>There is no method {base!r}; methods are {methods}.</source>
        <translation>Il n’y a pas de méthode {base!r}&#x202f;; il y a {methods}.</translation>
    </message>
    <message>
        <source>The method {name} is written {written}, not {name}:{text}.</source>
        <translation>La méthode {name} s’écrit {written}, et non {name}:{text}.</translation>
    </message>
    <message>
        <source>{parameter} of the method {method} is a number, such as 2, not {given!r}.</source>
        <translation>{parameter} de la méthode {method} est un nombre, comme 2, et non {given!r}.</translation>
    </message>
    <message>
        <source>{parameter} of the method {method} is a number of at least 1, such as 2, not {given!r}.</source>
        <translation>{parameter} de la méthode {method} est un nombre d’au moins 1, comme 2, et non {given!r}.</translation>
    </message>
    <message>
        <source>Values are computed for heaps of 0 to {largest}, not up to {upto}.</source>
        <translation>Les valeurs se calculent pour des tas de 0 à {largest}, et non jusqu’à {upto}.</translation>
    </message>
    <message>
        <source>The exact solver colours up to {most_elements} elements, and this game has {size} {colour}.</source>
        <translation>Le solveur exact colorie au plus {most_elements} éléments, et ce jeu a {size} {colour}.</translation>
    </message>
    <message>
        <source>The weights are too fine or too large to be solved exactly: round them.</source>
        <translation>Les poids sont trop fins ou trop grands pour une résolution exacte&#x202f;: les arrondir.</translation>
    </message>
    <message>
        <source>A table over the number of colours is for the rule differ: the odd rule has 2 colours.</source>
        <translation>Un tableau selon le nombre de couleurs est pour la règle differ&#xa0;: la règle impaire a 2 couleurs.</translation>
    </message>
    <message>
        <source>This is no strategy of {side}: it allows no move at the beginning.</source>
        <translation>Ce n’est pas une stratégie de {side}&#xa0;: elle ne permet aucun coup au début.</translation>
    </message>
    <message>
        <source>This is no strategy of {side}: it allows no move after {line}.</source>
        <translation>Ce n’est pas une stratégie de {side}&#xa0;: elle ne permet aucun coup après {line}.</translation>
    </message>
    <message>
        <source>Not finished: what {side} is sure of is {found}. The value of the game: {value}.</source>
        <translation>Pas terminé&#xa0;: ce dont {side} est sûr est {found}. La valeur du jeu&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>No game with this strategy ends with a value.</source>
        <translation>Aucune partie avec cette stratégie ne finit par une valeur.</translation>
    </message>
    <message>
        <source>Not finished: no game to its end was found.</source>
        <translation>Pas terminé&#xa0;: aucune partie n’a été trouvée jusqu’à sa fin.</translation>
    </message>
    <message>
        <source>{side} is sure of {sure}. The value of the game: {value}.</source>
        <translation>{side} est sûr d’avoir {sure}. La valeur du jeu&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>{side} is sure of {sure}, the value of the game.</source>
        <translation>{side} est sûr d’avoir {sure}, la valeur du jeu.</translation>
    </message>
    <message>
        <source>{side} is sure of {sure} only: it falls short of the value of the game, {value}, by {short}.</source>
        <translation>{side} est seulement sûr d’avoir {sure}&#xa0;: il manque {short} à la valeur du jeu, {value}.</translation>
    </message>
    <message>
        <source>{side} wins with this strategy, whatever {other} replies.</source>
        <translation>{side} gagne avec cette stratégie, quoi que {other} réponde.</translation>
    </message>
    <message>
        <source>Not finished: no game was found that {other} wins against this strategy.</source>
        <translation>Pas terminé&#xa0;: aucune partie n’a été trouvée que {other} gagne contre cette stratégie.</translation>
    </message>
    <message>
        <source>{other} beats this strategy, though {side} could win.</source>
        <translation>{other} bat cette stratégie, bien que {side} puisse gagner.</translation>
    </message>
    <message>
        <source>{other} beats this strategy, as every other one.</source>
        <translation>{other} bat cette stratégie, comme toute autre.</translation>
    </message>
    <message>
        <source>{other} beats this strategy.</source>
        <translation>{other} bat cette stratégie.</translation>
    </message>
    <message>
        <source>With the right one of the moves that it allows {side} wins.</source>
        <translation>Avec le bon parmi les coups qu’elle permet, {side} gagne.</translation>
    </message>
    <message>
        <source>With the best of the moves that it allows it would be {best}.</source>
        <translation>Avec les meilleurs des coups qu’elle permet, ce serait {best}.</translation>
    </message>
    <message>
        <source>Never a legal move: {parts}.</source>
        <translation>Jamais un coup permis&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>This game is too long to search move by move; try a smaller position.</source>
        <translation>Ce jeu est trop long pour une recherche coup par coup&#x202f;; essayer une position plus petite.</translation>
    </message>
    <message>
        <source>A number is too large to store: it can have at most 19 digits.</source>
        <translation>Un nombre est trop grand pour être conservé&#x202f;: 19 chiffres au plus.</translation>
    </message>
    <message>
        <source>Nothing can be saved in {folder}: {reason}.</source>
        <translation>Rien ne peut être conservé dans {folder}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The database {where} was removed or replaced: save copies of what you need, and start the program again.</source>
        <translation>La base de données {where} a été supprimée ou remplacée&#xa0;: enregistrez des copies de ce qu’il vous faut et redémarrez le programme.</translation>
    </message>
    <message>
        <source>The database was damaged. It is kept as {name} in {parent}; a new one is used.</source>
        <translation>La base de données était endommagée. Elle est conservée sous {name} dans {parent}&#x202f;; une base neuve est utilisée.</translation>
    </message>
    <message>
        <source>The database has parts that this program did not make: its rows were copied into a new one, and it is kept as {name} in {parent}.</source>
        <translation>La base de données contient des éléments que ce programme n’a pas créés&#xa0;: ses lignes ont été copiées dans une nouvelle base, et elle est conservée sous {name} dans {parent}.</translation>
    </message>
    <message>
        <source>The database is of version {version}, which did not note where a result was proved: its results count as proved here.</source>
        <translation>La base de données est de la version {version}, qui ne notait pas où un résultat a été prouvé&#x202f;: ses résultats comptent comme prouvés ici.</translation>
    </message>
    <message>
        <source>The database was not written by this installation: {rows} and {solves} in it are not believed. It is kept as {name}.</source>
        <translation>La base de données n’a pas été écrite par cette installation&#xa0;: {rows} et {solves} qu’elle contient ne sont pas crus. Elle est conservée sous {name}.</translation>
    </message>
    <message>
        <source>The database was upgraded; the old one is kept as {name} in {parent}.</source>
        <translation>La base de données a été mise à jour&#x202f;; l’ancienne est conservée sous {name} dans {parent}.</translation>
    </message>
    <message>
        <source>What was never proved here is dropped: {rows} and {solves}, from {names}.</source>
        <translation>Ce qui n’a jamais été prouvé ici est retiré&#xa0;: {rows} et {solves}, de {names}.</translation>
    </message>
    <message>
        <source>{newer} and {path} are both from a newer version of the program.</source>
        <translation>{newer} et {path} sont tous deux d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>The database {newer} is from a newer version of the program. It is left unchanged; {name} is used.</source>
        <translation>La base de données {newer} est d’une version plus récente du programme. Elle reste telle quelle&#x202f;; {name} est utilisée.</translation>
    </message>
    <message>
        <source>The database {where} is damaged; it will be set aside at the next start.</source>
        <translation>La base de données {where} est endommagée&#x202f;; elle sera mise de côté au prochain démarrage.</translation>
    </message>
    <message>
        <source>The disk is full: {where} could not be written to.</source>
        <translation>Le disque est plein&#x202f;: rien n’a pu être ajouté à {where}.</translation>
    </message>
    <message>
        <source>The database {where} is locked by another program.</source>
        <translation>La base de données {where} est verrouillée par un autre programme.</translation>
    </message>
    <message>
        <source>The database {where} cannot be written to.</source>
        <translation>Impossible d’écrire dans la base de données {where}.</translation>
    </message>
    <message>
        <source>The database {where} cannot be opened or created.</source>
        <translation>Impossible d’ouvrir ou de créer la base de données {where}.</translation>
    </message>
    <message>
        <source>There is no permission to open the database {where}.</source>
        <translation>L’ouverture de la base de données {where} n’est pas autorisée.</translation>
    </message>
    <message>
        <source>The disk failed to read or write the database {where}.</source>
        <translation>Le disque a refusé de lire ou d’écrire la base de données {where}.</translation>
    </message>
    <message>
        <source>The database {where} is closed.</source>
        <translation>La base de données {where} est fermée.</translation>
    </message>
    <message>
        <source>A game that can no longer be opened can only be written to a .json file.</source>
        <translation>Une partie qui ne peut plus être ouverte ne s’écrit que dans un fichier .json.</translation>
    </message>
    <message>
        <source>Game {id} is left out: {error}</source>
        <translation>La partie {id} est laissée de côté&#x202f;: {error}</translation>
    </message>
    <message>
        <source>{found} saved games have an id that begins with {id!r}; more of it is needed.</source>
        <translation>{found} parties conservées ont un identifiant qui commence par {id!r}&#x202f;; il en faut davantage.</translation>
    </message>
    <message>
        <source>There is no saved game {id!r}; tiling-gui games lists them.</source>
        <translation>Il n’y a pas de partie conservée {id!r}&#x202f;; tiling-gui games liste celles qu’il y a.</translation>
    </message>
    <message>
        <source>{added} results imported, {known} were known, {skipped} left out.</source>
        <translation>{added} résultats importés, {known} déjà connus, {skipped} laissés de côté.</translation>
    </message>
    <message>
        <source>{added} results imported, {known} were known.</source>
        <translation>{added} résultats importés, {known} déjà connus.</translation>
    </message>
    <message>
        <source>This is not a file of results: it has no line such as &apos;board dimensions = 5 X 6&apos;.</source>
        <translation>Ce n’est pas un fichier de résultats&#x202f;: il n’a pas de ligne comme «&#x202f;board dimensions = 5 X 6&#x202f;».</translation>
    </message>
    <message>
        <source>{line} is not part of a result.</source>
        <translation>{line} ne fait pas partie d’un résultat.</translation>
    </message>
    <message>
        <source>Line {number} is left out: {error}</source>
        <translation>La ligne {number} est laissée de côté&#x202f;: {error}</translation>
    </message>
    <message>
        <source>{group} is not a date.</source>
        <translation>{group} n’est pas une date.</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>The result is not a value and a board.</source>
        <translation>Le résultat n’est pas une valeur et un plateau.</translation>
    </message>
    <message>
        <source>the board has 1 to {largest} rows and columns, not {rows} x {columns}.</source>
        <translation>le plateau a de 1 à {largest} lignes et colonnes, et non {rows} x {columns}.</translation>
    </message>
    <message>
        <source>there is no readable result below the board.</source>
        <translation>le plateau n’est suivi d’aucun résultat lisible.</translation>
    </message>
    <message>
        <source>domino {number} of the final board leaves the board or overlaps another.</source>
        <translation>le domino {number} du plateau final sort du plateau ou en recouvre un autre.</translation>
    </message>
    <message>
        <source>the final board is not {rows} rows of {columns} numbers.</source>
        <translation>le plateau final n’est pas fait de {rows} lignes de {columns} nombres.</translation>
    </message>
    <message>
        <source>the numbers of the final board are not dominoes 1, 2, 3, ... on two neighbouring squares each.</source>
        <translation>les nombres du plateau final ne sont pas les dominos 1, 2, 3, ... sur deux cases voisines chacun.</translation>
    </message>
    <message>
        <source>another domino fits on the final board.</source>
        <translation>un autre domino tient sur le plateau final.</translation>
    </message>
    <message>
        <source>the final board has {count} dominoes, but the value is {value}.</source>
        <translation>le plateau final a {count} dominos, mais la valeur est {value}.</translation>
    </message>
    <message>
        <source>A row of the database cannot be read.</source>
        <translation>Une ligne de la base de données est illisible.</translation>
    </message>
    <message>
        <source>Result {id} is left out: {error}</source>
        <translation>Le résultat {id} est laissé de côté&#x202f;: {error}</translation>
    </message>
    <message>
        <source>There is no result {id}.</source>
        <translation>Il n’y a pas de résultat {id}.</translation>
    </message>
    <message>
        <source>A value in the database</source>
        <translation>Une valeur dans la base de données</translation>
    </message>
    <message>
        <source>Nothing from this run is saved. {error}</source>
        <translation>Rien de cet essai n’est conservé. {error}</translation>
    </message>
    <message>
        <source>Values noted in game {id} contradict what is proved; they are left out.</source>
        <translation>Des valeurs notées dans la partie {id} contredisent ce qui est prouvé&#x202f;; elles sont laissées de côté.</translation>
    </message>
    <message>
        <source>The window&apos;s lock cannot be created: {strerror}.</source>
        <translation>Impossible de créer le verrou de la fenêtre&#x202f;: {strerror}.</translation>
    </message>
    <message>
        <source>{counted}, as with best play: a draw.</source>
        <translation>{counted}, comme avec le meilleur jeu&#xa0;: partie nulle.</translation>
    </message>
    <message>
        <source>{counted}, {value} with best play: {side} wins.</source>
        <translation>{counted}, {value} avec le meilleur jeu&#xa0;: {side} gagne.</translation>
    </message>
    <message>
        <source>{counted}. The result of best play is not known yet.</source>
        <translation>{counted}. Le résultat du meilleur jeu n’est pas encore connu.</translation>
    </message>
    <message>
        <source>{counted}. Best play gives {lower} to {upper}: {side} wins in any case.</source>
        <translation>{counted}. Le meilleur jeu donne {lower} à {upper}&#xa0;: {side} gagne dans tous les cas.</translation>
    </message>
    <message>
        <source>{counted}. The result of best play is not known yet: {lower} to {upper}.</source>
        <translation>{counted}. Le résultat du meilleur jeu n’est pas encore connu&#xa0;: {lower} à {upper}.</translation>
    </message>
    <message>
        <source>Match: {one} {a}, {other} {b}. A draw.</source>
        <translation>Match&#x202f;: {one} {a}, {other} {b}. Match nul.</translation>
    </message>
    <message>
        <source>Match: {one} {a}, {other} {b}. {winner} wins.</source>
        <translation>Match&#x202f;: {one} {a}, {other} {b}. {winner} gagne.</translation>
    </message>
    <message>
        <source>{what}: {side} wins with best play. Exact.</source>
        <translation>{what}&#x202f;: {side} gagne avec le meilleur jeu. Exact.</translation>
    </message>
    <message>
        <source>{what}: best play ends with {value}. Exact.</source>
        <translation>{what}&#x202f;: le meilleur jeu finit à {value}. Exact.</translation>
    </message>
    <message>
        <source>{what}: the minimax value is {value}. Exact.</source>
        <translation>{what}&#x202f;: la valeur minimax est {value}. Exact.</translation>
    </message>
    <message>
        <source>Best play: {moves}.</source>
        <translation>Meilleur jeu&#x202f;: {moves}.</translation>
    </message>
    <message>
        <source>{move} looks best; whether it wins is not known yet.</source>
        <translation>{move} paraît le meilleur&#x202f;; on ne sait pas encore s’il gagne.</translation>
    </message>
    <message>
        <source>{move} wins. Exact.</source>
        <translation>{move} gagne. Exact.</translation>
    </message>
    <message>
        <source>{move}: every move loses against best play. Exact.</source>
        <translation>{move}&#x202f;: chaque coup perd contre le meilleur jeu. Exact.</translation>
    </message>
    <message>
        <source>{move} keeps the value: the game ends with {value}. Exact.</source>
        <translation>{move} garde la valeur&#x202f;: la partie finit à {value}. Exact.</translation>
    </message>
    <message>
        <source>{move} looks best: ≈{value}, not yet exact.</source>
        <translation>{move} paraît le meilleur&#x202f;: ≈{value}, pas encore exact.</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>profondeur {depth}</translation>
    </message>
    <message>
        <source>more than {bound}?</source>
        <translation>plus que {bound}&#x202f;?</translation>
    </message>
    <message>
        <source>at least {bound}?</source>
        <translation>au moins {bound}&#x202f;?</translation>
    </message>
    <message>
        <source>The cluster&apos;s certificate cannot be saved in {folder}: {reason}.</source>
        <translation>Le certificat de la grappe ne peut être conservé dans {folder}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The cluster did not start: {reason}.</source>
        <translation>La grappe n’a pas démarré&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The workers for {address} have lost their scheduler.</source>
        <translation>Les exécutants pour {address} ont perdu leur ordonnanceur.</translation>
    </message>
    <message>
        <source>A cluster needs dask.distributed and cryptography; install tiling-gui with the extra &apos;cluster&apos;.</source>
        <translation>Une grappe demande dask.distributed et cryptography&#x202f;; installer tiling-gui avec l’option «&#x202f;cluster&#x202f;».</translation>
    </message>
    <message>
        <source>{folder} belongs to another user: compiled code is not stored there, so the solver is prepared again.</source>
        <translation>{folder} appartient à quelqu’un d’autre&#x202f;: le code compilé n’y est pas conservé, le solveur est donc préparé de nouveau.</translation>
    </message>
    <message>
        <source>Other users can write to {folder}: compiled code is not stored there, so the solver is prepared again.</source>
        <translation>D’autres peuvent écrire dans {folder}&#x202f;: le code compilé n’y est pas conservé, le solveur est donc préparé de nouveau.</translation>
    </message>
    <message>
        <source>Better: {move} keeps {value}.</source>
        <translation>Mieux&#x202f;: {move} garde {value}.</translation>
    </message>
    <message>
        <source>Better: {move} keeps the win.</source>
        <translation>Mieux&#x202f;: {move} garde la victoire.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <comment>%n row</comment>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Finds the exact value of {what}.</source>
        <translation>Trouve la valeur exacte&#x202f;: {what}.</translation>
    </message>
    <message>
        <source>{what}: {value}, exact.</source>
        <translation>{what}&#x202f;: {value}, exact.</translation>
    </message>
    <message>
        <source>Undo new game</source>
        <translation>Annuler la nouvelle partie</translation>
    </message>
    <message>
        <source>You can try moves for either side.</source>
        <translation>On peut essayer des coups pour les deux camps.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer la partie à partir d’ici</translation>
    </message>
    <message>
        <source>{side} ({player}) is waiting.</source>
        <translation>{side} ({player}) attend.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>This is a variation of the finished game.</source>
        <translation>C’est une variante de la partie terminée.</translation>
    </message>
    <message>
        <source>Let {side} move</source>
        <translation>Laisser jouer {side}</translation>
    </message>
    <message>
        <source>Every way to finish gives the same result.</source>
        <translation>Toutes les façons de finir donnent le même résultat.</translation>
    </message>
    <message>
        <source>Fill in the rest</source>
        <translation>Compléter le reste</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>{side} is thinking, {seconds} s so far.</source>
        <translation>{side} réfléchit, {seconds} s jusqu’ici.</translation>
    </message>
    <message>
        <source>{side} is thinking, {seconds} s left.</source>
        <translation>{side} réfléchit, encore {seconds} s.</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>The players are playing.</source>
        <translation>Les joueurs jouent.</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>étapes</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <source>you</source>
        <comment>a player, within a sentence</comment>
        <translation>vous</translation>
    </message>
    <message>
        <source>this position (after move {ply})</source>
        <translation>cette position (après le coup {ply})</translation>
    </message>
    <message>
        <source>{game} after move {ply}</source>
        <translation>{game} après le coup {ply}</translation>
    </message>
    <message>
        <source>The game&apos;s file says {value}; it is not proved here.</source>
        <translation>Le fichier de la partie dit {value}&#x202f;; ce n’est pas prouvé ici.</translation>
    </message>
    <message>
        <source>Noted in the game: {value}; it is not proved again yet.</source>
        <translation>Noté dans la partie&#xa0;: {value}&#x202f;; pas encore prouvé de nouveau.</translation>
    </message>
    <message>
        <source>The values shipped with the program were changed: they are not used.</source>
        <translation>Les valeurs fournies avec le programme ont été modifiées&#xa0;: elles ne sont pas utilisées.</translation>
    </message>
    <message>
        <source>The book of first moves was changed: it is not used.</source>
        <translation>Le livre des premiers coups a été modifié&#xa0;: il n’est pas utilisé.</translation>
    </message>
    <message>
        <source>{side} always proposes {digit}: {value}, proved; no filling is worth more.</source>
        <translation>{side} propose toujours {digit}&#x202f;: {value}, prouvé&#x202f;; aucun remplissage ne vaut plus.</translation>
    </message>
    <message>
        <source>{side} always proposes {digit}: {value}, proved; no filling is worth less.</source>
        <translation>{side} propose toujours {digit}&#x202f;: {value}, prouvé&#x202f;; aucun remplissage ne vaut moins.</translation>
    </message>
    <message>
        <source>An order of variables must name every variable of the expression once.</source>
        <translation>Un ordre des variables doit nommer chaque variable de l’expression une fois.</translation>
    </message>
    <message>
        <source>Exact arithmetic gives this; single precision gives the paper&apos;s figure, so it may have been used.</source>
        <translation>L’arithmétique exacte donne ceci&#x202f;; la simple précision donne le nombre de l’article, elle a donc peut-être été utilisée.</translation>
    </message>
    <message>
        <source>The paper&apos;s figure exceeds the whole tree, which has T({n}) = {whole} nodes: it is ten times too large.</source>
        <translation>Le nombre de l’article dépasse tout l’arbre, qui a T({n}) = {whole} nœuds&#x202f;: dix fois trop grand.</translation>
    </message>
    <message>
        <source>Rows with proved bounds were damaged; they are left out.</source>
        <translation>Des lignes de bornes prouvées étaient endommagées&#x202f;; elles sont laissées de côté.</translation>
    </message>
    <message>
        <source>A game is played by two players, not by {count}.</source>
        <translation>Une partie se joue à deux joueurs, et non à {count}.</translation>
    </message>
    <message>
        <source>The first player is {one} or {other}, not {name!r}.</source>
        <translation>Le premier joueur est {one} ou {other}, et non {name!r}.</translation>
    </message>
    <message>
        <source>{name} from the package {package} is left out: {reason}.</source>
        <translation>{name} du paquet {package} est laissé de côté&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>the name is taken</source>
        <translation>le nom est pris</translation>
    </message>
    <message>
        <source>The boards {boards} are {term} of the OEIS, for every n.</source>
        <translation>Les plateaux {boards} sont {term} de l’OEIS, pour tout n.</translation>
    </message>
    <message>
        <source>The boards {boards} are {term} of the OEIS for n = {least} to {upto}: observed, not proved for every n.</source>
        <translation>Les plateaux {boards} sont {term} de l’OEIS pour n = {least} à {upto}&#xa0;: observé, non prouvé pour tout n.</translation>
    </message>
    <message>
        <source>Values: k down, n across</source>
        <translation>Valeurs&#x202f;: k vers le bas, n vers la droite</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>dropped text</source>
        <translation>texte déposé</translation>
    </message>
    <message>
        <source>Choose edges that have no common end. MAX wants many edges, MIN few.</source>
        <translation>Choisissez des arêtes sans extrémité commune. MAX veut beaucoup d’arêtes, MIN peu.</translation>
    </message>
    <message>
        <source>No edge is left</source>
        <translation>Il ne reste aucune arête</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices can still be covered</source>
        <comment>%n vertex can still be covered</comment>
        <translation>
            <numerusform>%n sommet peut encore être couvert</numerusform>
            <numerusform>%n sommets peuvent encore être couverts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edges</source>
        <comment>edge</comment>
        <translation>
            <numerusform>arête</numerusform>
            <numerusform>arêtes</numerusform>
        </translation>
    </message>
    <message>
        <source>zugzwang-free: no domino fits</source>
        <translation>sans zugzwang&#xa0;: aucun domino ne tient</translation>
    </message>
    <message>
        <source>zugzwang-free: each of the {count} components is</source>
        <translation>sans zugzwang&#xa0;: chacune des {count} composantes l’est</translation>
    </message>
    <message>
        <source>irregular: it is a zugzwang of {size} squares</source>
        <translation>irrégulier&#xa0;: c’est un zugzwang de {size} cases</translation>
    </message>
    <message>
        <source>irregular: it is a zugzwang, X = {x} is less than N = {n}</source>
        <translation>irrégulier&#xa0;: c’est un zugzwang, X = {x} est inférieur à N = {n}</translation>
    </message>
    <message numerus="yes">
        <source>irregular: these %n dominoes leave a zugzwang of {size} squares</source>
        <comment>irregular: this domino leaves a zugzwang of {size} squares</comment>
        <translation>
            <numerusform>irrégulier&#xa0;: ce domino laisse un zugzwang de {size} cases</numerusform>
            <numerusform>irrégulier&#xa0;: ces %n dominos laissent un zugzwang de {size} cases</numerusform>
        </translation>
    </message>
    <message>
        <source>irregular: it is a ring of {size}, a zugzwang</source>
        <translation>irrégulier&#xa0;: c’est un anneau de {size}, un zugzwang</translation>
    </message>
    <message numerus="yes">
        <source>irregular: these %n dominoes leave a ring of {size}</source>
        <comment>irregular: this domino leaves a ring of {size}</comment>
        <translation>
            <numerusform>irrégulier&#xa0;: ce domino laisse un anneau de {size}</numerusform>
            <numerusform>irrégulier&#xa0;: ces %n dominos laissent un anneau de {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>not decided: {size} squares, and not all zugzwangs in it were tried</source>
        <translation>non décidé&#xa0;: {size} cases, et tous les zugzwangs qu’il contient n’ont pas été essayés</translation>
    </message>
    <message>
        <source>not decided: {size} squares, it reaches no known zugzwang; all of them are known only up to {decided} squares</source>
        <translation>non décidé&#xa0;: {size} cases, il n’atteint aucun zugzwang connu&#x202f;; tous ne sont connus que jusqu’à {decided} cases</translation>
    </message>
    <message>
        <source>Game {number} of {many}: {error}</source>
        <translation>Partie {number} sur {many}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{code!r} is not the code of a position: a code begins with tg1-.</source>
        <translation>{code!r} n’est pas le code d’une position&#xa0;: un code commence par tg1-.</translation>
    </message>
    <message>
        <source>The code is cut off or damaged: copy it whole.</source>
        <translation>Le code est tronqué ou abîmé&#xa0;: le copier en entier.</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>partie enregistrée</translation>
    </message>
    <message>
        <source>drawing of a board</source>
        <translation>dessin d’un plateau</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>e-Valuate expression</source>
        <translation>expression d’e-Valuate</translation>
    </message>
    <message>
        <source>{text} looks like words; as an expression it is written evaluate:{text}.</source>
        <translation>{text} ressemble à des mots&#x202f;; comme expression, on écrit evaluate:{text}.</translation>
    </message>
    <message>
        <source>{text} may be a word; as a graph in graph6 it is written &gt;&gt;graph6&lt;&lt;{text}.</source>
        <translation>{text} est peut-être un mot&#x202f;; comme graphe en graph6, on écrit &gt;&gt;graph6&lt;&lt;{text}.</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>graphe</translation>
    </message>
    <message>
        <source>The text is longer than {most} million characters, the most that is read.</source>
        <translation>Le texte dépasse les {most} millions de caractères qui sont lus.</translation>
    </message>
    <message>
        <source>There is no text to read.</source>
        <translation>Il n’y a pas de texte à lire.</translation>
    </message>
    <message>
        <source>This is not a readable game record, board such as 6x8, drawing of a board, expression or graph.</source>
        <translation>Ce n’est ni une partie, ni un plateau comme 6x8, ni le dessin d’un plateau, ni une expression, ni un graphe lisibles.</translation>
    </message>
    <message>
        <source>Several games are written to one file as .{forms}, or to a folder.</source>
        <translation>Plusieurs parties vont dans un fichier en .{forms}, ou dans un dossier.</translation>
    </message>
    <message>
        <source>A name, and all tags together, have at most {most} characters.</source>
        <translation>Un nom, ainsi que toutes les étiquettes ensemble, ont au plus {most} caractères.</translation>
    </message>
    <message>
        <source>A collection has at most {most} puzzles, not {count}.</source>
        <translation>Un recueil a au plus {most} problèmes, pas {count}.</translation>
    </message>
    <message>
        <source>Text size: {percent} %.</source>
        <translation>Taille du texte&#xa0;: {percent} %.</translation>
    </message>
    <message>
        <source>Text size: {percent} %, drawn as {drawn} %: larger, the window would not fit this screen.</source>
        <translation>Taille du texte&#xa0;: {percent} %, dessiné à {drawn} %&#xa0;: plus grande, la fenêtre ne tiendrait pas sur cet écran.</translation>
    </message>
    <message>
        <source>The move is {move}.</source>
        <translation>Le coup est {move}.</translation>
    </message>
    <message>
        <source>It is one of these: {moves}.</source>
        <translation>C’est l’un de ceux-ci&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>None of these beats the strategy: {moves}.</source>
        <translation>Aucun de ceux-ci ne bat la stratégie&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>None of these keeps the value: {moves}.</source>
        <translation>Aucun de ceux-ci ne garde la valeur&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>Not there: no good move touches row {first}.</source>
        <translation>Pas là&#xa0;: aucun bon coup ne touche la ligne {first}.</translation>
    </message>
    <message>
        <source>Not there: no good move touches rows {first} to {last}.</source>
        <translation>Pas là&#xa0;: aucun bon coup ne touche les lignes {first} à {last}.</translation>
    </message>
    <message>
        <source>Not there: no good move touches column {first}.</source>
        <translation>Pas là&#xa0;: aucun bon coup ne touche la colonne {first}.</translation>
    </message>
    <message>
        <source>Not there: no good move touches columns {first} to {last}.</source>
        <translation>Pas là&#xa0;: aucun bon coup ne touche les colonnes {first} à {last}.</translation>
    </message>
    <message>
        <source>It lies between {one} and {other}.</source>
        <translation>Il se trouve entre {one} et {other}.</translation>
    </message>
    <message>
        <source>There is no puzzle in this file: a code begins with tg1-.</source>
        <translation>Il n’y a pas de problème dans ce fichier&#xa0;: un code commence par tg1-.</translation>
    </message>
    <message>
        <source>Puzzle {number}: {error}</source>
        <translation>Problème {number}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>This is not a collection of puzzles in the form {format}.</source>
        <translation>Ce n’est pas un recueil de problèmes au format {format}.</translation>
    </message>
    <message>
        <source>The collection of puzzles</source>
        <translation>Le recueil de problèmes</translation>
    </message>
    <message>
        <source>This collection of puzzles is of a newer version of the program ({version}).</source>
        <translation>Ce recueil de problèmes vient d’une version plus récente du programme ({version}).</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Milieu de partie</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Mean cost of a move, game by game; the line is the mean of up to {games} games</source>
        <translation>Coût moyen d’un coup, partie par partie&#x202f;; la ligne est la moyenne d’au plus {games} parties</translation>
    </message>
    <message>
        <source>Games, oldest first</source>
        <translation>Parties, de la plus ancienne à la plus récente</translation>
    </message>
    <message>
        <source>More than two thirds of the board free, more than one third, the rest</source>
        <translation>Plus de deux tiers du plateau libres, plus d’un tiers, le reste</translation>
    </message>
    <message>
        <source>Mean cost of a move by phase</source>
        <translation>Coût moyen d’un coup par phase</translation>
    </message>
    <message>
        <source>Rating, with its 95 % interval as a band</source>
        <translation>Classement, avec son intervalle à 95 % en bande</translation>
    </message>
    <message>
        <source>Games against a level, oldest first</source>
        <translation>Parties contre un niveau, de la plus ancienne à la plus récente</translation>
    </message>
    <message>
        <source>In OpenSpiel the games are {games}, not {name!r}.</source>
        <translation>Dans OpenSpiel, les jeux sont {games}, et non {name!r}.</translation>
    </message>
    <message>
        <source>A comma ends a parameter of OpenSpiel; x stands for it, as in {example}.</source>
        <translation>Une virgule termine un paramètre d’OpenSpiel&#x202f;; x la remplace, comme dans {example}.</translation>
    </message>
    <message>
        <source>Draw by clicking</source>
        <translation>Dessiner en cliquant</translation>
    </message>
    <message>
        <source>Click a node to select it, then give it children or a value</source>
        <translation>Un clic sur un nœud le choisit, pour lui donner des enfants ou une valeur</translation>
    </message>
    <message>
        <source>Value of the selected node</source>
        <translation>Valeur du nœud choisi</translation>
    </message>
    <message>
        <source>Enter gives the selected node this value; [3, 5] makes it a node with two leaves</source>
        <translation>Entrée donne cette valeur au nœud choisi&#x202f;; [3, 5] en fait un nœud à deux feuilles</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>Ajouter un enfant</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>{node}: what are α and β when the search gets here?</source>
        <translation>{node}&#xa0;: que valent α et β quand la recherche arrive ici&#x202f;?</translation>
    </message>
    <message>
        <source>{node}: what value does it return?</source>
        <translation>{node}&#xa0;: quelle valeur renvoie-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Which of these leaves is never visited?</source>
        <translation>Laquelle de ces feuilles n’est jamais visitée&#x202f;?</translation>
    </message>
    <message>
        <source>α is what MAX is already sure of on the path to here, β what MIN is sure of.</source>
        <translation>α est ce dont MAX est déjà sûr sur le chemin jusqu’ici, β ce dont MIN est sûr.</translation>
    </message>
    <message>
        <source>{name} is {known}, not {thought}: on the path to here {side} is sure of nothing yet.</source>
        <translation>{name} vaut {known}, non {thought}&#xa0;: sur le chemin jusqu’ici, {side} n’est encore sûr de rien.</translation>
    </message>
    <message>
        <source>{name} is {known}, not {thought}: on the path to here {side} is sure of {known}.</source>
        <translation>{name} vaut {known}, non {thought}&#xa0;: sur le chemin jusqu’ici, {side} est déjà sûr de {known}.</translation>
    </message>
    <message>
        <source>{node} is read, in step {step}.</source>
        <translation>{node} est lu, à l’étape {step}.</translation>
    </message>
    <message>
        <source>{side} takes the largest of {values}.</source>
        <translation>{side} prend la plus grande de {values}.</translation>
    </message>
    <message>
        <source>{side} takes the smallest of {values}.</source>
        <translation>{side} prend la plus petite de {values}.</translation>
    </message>
    <message>
        <source>This board has no rows and columns.</source>
        <translation>Ce plateau n’a ni lignes ni colonnes.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Au fil du temps</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Par phase</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Parties de qui</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Which game of the family</source>
        <translation>Quel jeu de la famille</translation>
    </message>
    <message>
        <source>The numbers are in the table below.</source>
        <translation>Les nombres sont dans le tableau ci-dessous.</translation>
    </message>
    <message>
        <source>{board}, {levels} levels, {when}</source>
        <translation>{board}, {levels} niveaux, {when}</translation>
    </message>
    <message>
        <source>{elo} ({low} to {high})</source>
        <translation>{elo} ({low} à {high})</translation>
    </message>
    <message>
        <source>Decided: {elo1} points stronger rather than {elo0} (LLR {ratio}, bounds {low} to {high}).</source>
        <translation>Décidé&#xa0;: plutôt {elo1} points de plus que {elo0} (LLR {ratio}, bornes {low} à {high}).</translation>
    </message>
    <message>
        <source>Decided: {elo0} points stronger rather than {elo1} (LLR {ratio}, bounds {low} to {high}).</source>
        <translation>Décidé&#xa0;: plutôt {elo0} points de plus que {elo1} (LLR {ratio}, bornes {low} à {high}).</translation>
    </message>
    <message>
        <source>Not decided between {elo0} and {elo1} points: LLR {ratio}, bounds {low} to {high}.</source>
        <translation>Non décidé entre {elo0} et {elo1} points&#xa0;: LLR {ratio}, bornes {low} à {high}.</translation>
    </message>
    <message>
        <source>{one} against {other}: {said}</source>
        <translation>{one} contre {other}&#xa0;: {said}</translation>
    </message>
    <message>
        <source>Elo (95 %)</source>
        <translation>Elo (95 %)</translation>
    </message>
    <message>
        <source>{board}, seed {seed}, {pairs} pairs of games.</source>
        <translation>{board}, graine {seed}, {pairs} paires de parties.</translation>
    </message>
    <message>
        <source>A random tree has at least one ply and two children per node, values from a smaller to a larger number, and fewer than {most} nodes.</source>
        <translation>Un arbre au hasard a au moins un niveau et deux enfants par nœud, des valeurs d’un nombre plus petit à un plus grand, et moins de {most} nœuds.</translation>
    </message>
    <message>
        <source>A sum is written like ellie(3x4) + nim(5) + .007(12), not {rest!r}.</source>
        <translation>Une somme s’écrit comme ellie(3x4) + nim(5) + .007(12)&#x202f;; ceci n’est pas compris&#xa0;: {rest!r}.</translation>
    </message>
    <message>
        <source>A sum has at most {most} terms.</source>
        <translation>Une somme a au plus {most} termes.</translation>
    </message>
    <message>
        <source>Treblecross ends the whole sum with three in a row; without moves that lose at once it is .007 with two more, as .007(12) for 10 cells.</source>
        <translation>Treblecross met fin à toute la somme dès trois en ligne&#x202f;; sans les coups qui perdent aussitôt, c’est .007 avec deux de plus, comme .007(12) pour 10 cellules.</translation>
    </message>
    <message>
        <source>There is no game {name!r} to add; there are ellie, {heaps} and the codes of octal games.</source>
        <translation>Il n’y a pas de jeu {name!r} à additionner&#x202f;; il y a ellie, {heaps} et les codes des jeux octaux.</translation>
    </message>
    <message>
        <source>The tree no longer has this node.</source>
        <translation>L’arbre n’a plus ce nœud.</translation>
    </message>
    <message>
        <source>The component {name!r} of a position&apos;s key is not connected, or not within 128 squares.</source>
        <translation>La composante {name!r} de la clé d’une position n’est pas connexe, ou dépasse 128 cases.</translation>
    </message>
    <message>
        <source>More than 128 squares are unresolved, so only bounds that need no search are given.</source>
        <translation>Plus de 128 cases ne sont pas résolues&#xa0;: seules sont données des bornes sans recherche.</translation>
    </message>
    <message>
        <source>Proved, shipped with the program.</source>
        <translation>Prouvé, fourni avec le programme.</translation>
    </message>
    <message>
        <source>The stored rows about this position are false: no move keeps {value}, the value that they state. --fresh --no-store solves it without them.</source>
        <translation>Les lignes enregistrées sur cette position sont fausses&#xa0;: aucun coup ne conserve {value}, la valeur qu’elles indiquent. --fresh --no-store la résout sans elles.</translation>
    </message>
    <message>
        <source>{side} is not a side; MAX, MIN, FIRST or SECOND moves first.</source>
        <translation>{side} n’est pas un camp&#x202f;; MAX, MIN, FIRST ou SECOND joue en premier.</translation>
    </message>
    <message>
        <source>{game}, value {value}</source>
        <translation>{game}, valeur {value}</translation>
    </message>
    <message>
        <source>{game}, no move is left</source>
        <translation>{game}, plus aucun coup</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudo-code</translation>
    </message>
    <message>
        <source>Running: {line}</source>
        <translation>En cours&#xa0;: {line}</translation>
    </message>
    <message>
        <source>The tree {tree}.</source>
        <translation>L’arbre {tree}.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Start or continue</source>
        <translation>Commencer ou continuer</translation>
    </message>
    <message>
        <source>Each takes a few minutes and ends with a puzzle. Your progress is saved.</source>
        <translation>Chacune dure quelques minutes et finit par un problème. Votre progression est conservée.</translation>
    </message>
    <message>
        <source>Questions made at random</source>
        <translation>Questions au hasard</translation>
    </message>
    <message>
        <source>✓ {lesson} – done</source>
        <translation>✓ {lesson} – faite</translation>
    </message>
    <message>
        <source>{lesson} – started, at step {step}</source>
        <translation>{lesson} – commencée, à l’étape {step}</translation>
    </message>
    <message>
        <source>Theorem 1 of the paper</source>
        <translation>Théorème 1 de l’article</translation>
    </message>
    <message>
        <source>The proof is in Source documents, the paper.</source>
        <translation>Sa preuve se trouve dans les documents sources, à l’article.</translation>
    </message>
    <message>
        <source>{over} of {free} free squares get no domino of their own, so the bound of Theorem 1 does not follow here.</source>
        <translation>{over} cases libres sur {free} n’ont pas de domino pour elles seules, la borne du théorème 1 ne s’ensuit donc pas ici.</translation>
    </message>
    <message>
        <source>{free} free squares, each with one of the {dominoes} dominoes to itself. So the dominoes cover at least two thirds of {squares} squares: there are at least {least}.</source>
        <translation>{free} cases libres, chacune avec un des {dominoes} dominos pour elle seule. Les dominos couvrent donc au moins deux tiers de {squares} cases&#xa0;: il y en a au moins {least}.</translation>
    </message>
    <message>
        <source>Theorem 1 is about rectangles without missing squares.</source>
        <translation>Le théorème 1 porte sur les rectangles sans case manquante.</translation>
    </message>
    <message>
        <source>Theorem 1 is about a board on which no domino fits any more.</source>
        <translation>Le théorème 1 porte sur un plateau où plus aucun domino ne tient.</translation>
    </message>
    <message>
        <source>{a} is divided by 0.</source>
        <translation>{a} est divisé par 0.</translation>
    </message>
    <message>
        <source>A remainder needs whole numbers and a divisor other than 0, not {a} and {b}.</source>
        <translation>Un reste demande des entiers et un diviseur non nul, non {a} et {b}.</translation>
    </message>
    <message>
        <source>An exponent is a whole number, not {b}.</source>
        <translation>Un exposant est un nombre entier, non {b}.</translation>
    </message>
    <message>
        <source>0 has no power with a negative exponent such as {b}.</source>
        <translation>0 n’a pas de puissance d’exposant négatif comme {b}.</translation>
    </message>
    <message>
        <source>{a} to the power of {b} is too large: at most {bits} binary digits are computed.</source>
        <translation>{a} à la puissance {b} est trop grand&#xa0;: on calcule au plus {bits} chiffres binaires.</translation>
    </message>
    <message>
        <source>In a postfix form {name} is an operation: call the variable something else.</source>
        <translation>Dans une forme postfixée, {name} est une opération&#xa0;: donnez un autre nom à la variable.</translation>
    </message>
    <message>
        <source>{value} goes onto the stack.</source>
        <translation>{value} est posé sur la pile.</translation>
    </message>
    <message>
        <source>{off} comes off the stack; {done} = {result} goes onto it.</source>
        <translation>{off} est retiré de la pile&#x202f;; {done} = {result} y est posé.</translation>
    </message>
    <message>
        <source>{off} come off the stack; {done} = {result} goes onto it.</source>
        <translation>{off} sont retirés de la pile&#x202f;; {done} = {result} y est posé.</translation>
    </message>
    <message>
        <source>A function waits for its arguments.</source>
        <translation>Une fonction attend ses arguments.</translation>
    </message>
    <message>
        <source>An operand goes to the output.</source>
        <translation>Un opérande va à la sortie.</translation>
    </message>
    <message>
        <source>A parenthesis waits to be closed.</source>
        <translation>Une parenthèse attend d’être fermée.</translation>
    </message>
    <message>
        <source>The end: {moved}</source>
        <translation>La fin&#xa0;: {moved}</translation>
    </message>
    <message>
        <source>A unary plus has no effect.</source>
        <translation>Un plus unaire est sans effet.</translation>
    </message>
    <message>
        <source>The unary sign waits as {sign}.</source>
        <translation>Le signe unaire attend sous la forme {sign}.</translation>
    </message>
    <message>
        <source>{operator} waits.</source>
        <translation>{operator} attend.</translation>
    </message>
    <message>
        <source>{moved} {operator} waits.</source>
        <translation>{moved} {operator} attend.</translation>
    </message>
    <message>
        <source>Nothing on the stack has to go.</source>
        <translation>Rien sur la pile ne doit partir.</translation>
    </message>
    <message>
        <source>{moved} goes to the output.</source>
        <translation>{moved} va à la sortie.</translation>
    </message>
    <message>
        <source>{said}. {better}</source>
        <translation>{said}. {better}</translation>
    </message>
    <message>
        <source>Time used: {first} {time}, {second} {other}</source>
        <translation>Temps utilisé&#xa0;: {first} {time}, {second} {other}</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Temps utilisé</translation>
    </message>
    <message>
        <source>{path} is damaged: its values are computed again.</source>
        <translation>{path} est endommagé&#xa0;: ses valeurs sont calculées de nouveau.</translation>
    </message>
    <message>
        <source>{power} can become too large: powers are computed up to {bits} binary digits.</source>
        <translation>{power} peut devenir trop grand&#xa0;: les puissances sont calculées jusqu’à {bits} chiffres binaires.</translation>
    </message>
    <message>
        <source>Exports to a file: {forms}</source>
        <translation>Écrit un fichier&#xa0;: {forms}</translation>
    </message>
    <message>
        <source>It can be exported as {forms}, not as {name}.</source>
        <translation>L’export est possible en {forms}, pas en {name}.</translation>
    </message>
    <message>
        <source>This cannot be opened: what is stored of it is damaged.</source>
        <translation>Cela ne peut pas être ouvert&#xa0;: ce qui en est enregistré est endommagé.</translation>
    </message>
    <message>
        <source>{name}, deleted {date}</source>
        <translation>{name}, supprimé {date}</translation>
    </message>
    <message>
        <source>Restored {name}.</source>
        <translation>{name} est rétabli.</translation>
    </message>
    <message>
        <source>{name} no longer exists.</source>
        <translation>{name} n’existe plus.</translation>
    </message>
    <message>
        <source>A name has 1 to {most} characters, not {found}.</source>
        <translation>Un nom a de 1 à {most} caractères, non {found}.</translation>
    </message>
    <message>
        <source>The name {name} is taken.</source>
        <translation>Le nom {name} est déjà pris.</translation>
    </message>
    <message>
        <source>{variable} must be a whole number of at least 1, not {text!r}.</source>
        <translation>{variable} est un nombre entier à partir de 1, et non {text!r}.</translation>
    </message>
    <message>
        <source>It makes three in a row.</source>
        <translation>Il fait trois d’affilée.</translation>
    </message>
    <message>
        <source>It lets {side} make three in a row with {reply}.</source>
        <translation>Il laisse {side} en aligner trois avec {reply}.</translation>
    </message>
    <message>
        <source>It gives {elements} to {owner}: {score}.</source>
        <translation>Il donne {elements} à {owner}&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>It makes {elements} {owner}&apos;s for good.</source>
        <translation>Il donne {elements} définitivement à {owner}.</translation>
    </message>
    <message>
        <source>It kills {squares}: {score}.</source>
        <translation>Il tue {squares}&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>It kills {squares}.</source>
        <translation>Il tue {squares}.</translation>
    </message>
    <message>
        <source>It covers the leaf {squares}, which MIN could have killed.</source>
        <translation>Il couvre la feuille {squares}, que MIN aurait pu tuer.</translation>
    </message>
    <message>
        <source>{side}&apos;s reply {reply} kills {squares}: {score}.</source>
        <translation>La réponse {reply} de {side} tue {squares}&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>It leaves a leaf at {squares}, and {side}&apos;s reply {reply} kills it: {score}.</source>
        <translation>Il laisse une feuille en {squares}, et la réponse {reply} de {side} la tue&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>{better} would have killed {squares}; now {side}&apos;s reply {reply} covers {covered}: {score}.</source>
        <translation>{better} aurait tué {squares}&#x202f;; maintenant la réponse {reply} de {side} couvre {covered}&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>It closes a ring of {size} ({where}): whoever moves there first loses one.</source>
        <translation>Il ferme un anneau de {size} ({where})&#xa0;: qui y joue le premier en perd un.</translation>
    </message>
    <message>
        <source>It leaves a part of {size} ({where}) where whoever moves first loses one.</source>
        <translation>Il laisse une partie de {size} ({where}) où celui qui joue le premier en perd un.</translation>
    </message>
    <message>
        <source>The parts are worth {parts}, {sum} together.</source>
        <translation>Les parties valent {parts}, ensemble {sum}.</translation>
    </message>
    <message>
        <source>It leaves parts worth {parts}, {sum} together: {score}.</source>
        <translation>Il laisse des parties valant {parts}, ensemble {sum}&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>The parts are worth {parts}, {sum} together, and {side} moves first on the half.</source>
        <translation>Les parties valent {parts}, ensemble {sum}, et {side} joue le premier pour la moitié.</translation>
    </message>
    <message>
        <source>It leaves parts worth {parts}, {sum} together, and {side} moves first on the half: {score}.</source>
        <translation>Il laisse des parties valant {parts}, ensemble {sum}, et {side} joue le premier pour la moitié&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>The nim-sum was {before}; this move leaves 0.</source>
        <translation>La somme de Nim était {before}&#x202f;; ce coup laisse 0.</translation>
    </message>
    <message>
        <source>The nim-sum was {before}; this move leaves {left}, and {side}&apos;s reply {reply} leaves 0.</source>
        <translation>La somme de Nim était {before}&#x202f;; ce coup laisse {left}, et la réponse {reply} de {side} laisse 0.</translation>
    </message>
    <message>
        <source>The Grundy value is {sum}: whoever moves can leave 0.</source>
        <translation>La valeur de Grundy est {sum}&#xa0;: qui joue peut laisser 0.</translation>
    </message>
    <message>
        <source>The Grundy value is 0: no move leaves 0 again.</source>
        <translation>La valeur de Grundy est 0&#xa0;: aucun coup ne laisse de nouveau 0.</translation>
    </message>
    <message>
        <source>The parts have the Grundy values {values}: the nim-sum is {sum}, and a move can leave 0.</source>
        <translation>Les parties ont les valeurs de Grundy {values}&#xa0;: la somme de Nim est {sum}, et un coup peut laisser 0.</translation>
    </message>
    <message>
        <source>The parts have the Grundy values {values}: the nim-sum is 0, and no move leaves 0 again.</source>
        <translation>Les parties ont les valeurs de Grundy {values}&#xa0;: la somme de Nim est 0, et aucun coup ne laisse de nouveau 0.</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>{after}, not {before}</source>
        <translation>{after} au lieu de {before}</translation>
    </message>
    <message>
        <source>However play continues, the game ends with {score}.</source>
        <translation>Quoi qu’on joue, la partie finit avec {score}.</translation>
    </message>
    <message>
        <source>The game is over with {score}.</source>
        <translation>La partie est finie avec {score}.</translation>
    </message>
    <message>
        <source>After it every game ends with {score}.</source>
        <translation>Après lui, toute partie finit avec {score}.</translation>
    </message>
    <message>
        <source>After it no game ends with less than {value}.</source>
        <translation>Après lui, aucune partie ne finit avec moins de {value}.</translation>
    </message>
    <message>
        <source>After it no game ends with more than {value}.</source>
        <translation>Après lui, aucune partie ne finit avec plus de {value}.</translation>
    </message>
    <message>
        <source>After it no game ends with less than {bound}: {value} is out of reach.</source>
        <translation>Après lui, aucune partie ne finit avec moins de {bound}&#xa0;: {value} est hors d’atteinte.</translation>
    </message>
    <message>
        <source>After it no game ends with more than {bound}: {value} is out of reach.</source>
        <translation>Après lui, aucune partie ne finit avec plus de {bound}&#xa0;: {value} est hors d’atteinte.</translation>
    </message>
    <message>
        <source>{side}&apos;s reply {reply} shows it: {score}.</source>
        <translation>La réponse {reply} de {side} le montre&#xa0;: {score}.</translation>
    </message>
    <message>
        <source>{moves} is the only move.</source>
        <translation>{moves} est le seul coup possible.</translation>
    </message>
    <message>
        <source>All {n} moves are worth the same, {value}.</source>
        <translation>Les {n} coups valent tous autant, {value}.</translation>
    </message>
    <message>
        <source>Only {moves} keeps {value}.</source>
        <translation>Seul {moves} garde {value}.</translation>
    </message>
    <message>
        <source>{moves} keep {value}.</source>
        <translation>{moves} gardent {value}.</translation>
    </message>
    <message>
        <source>{n} of {of} moves keep {value}.</source>
        <translation>{n} coups sur {of} gardent {value}.</translation>
    </message>
    <message>
        <source>All {n} moves win.</source>
        <translation>Les {n} coups gagnent tous.</translation>
    </message>
    <message>
        <source>All {n} moves lose.</source>
        <translation>Les {n} coups perdent tous.</translation>
    </message>
    <message>
        <source>Only {moves} wins.</source>
        <translation>Seul {moves} gagne.</translation>
    </message>
    <message>
        <source>{n} moves win: {moves}.</source>
        <translation>{n} coups gagnent&#xa0;: {moves}.</translation>
    </message>
    <message>
        <source>{n} of {of} moves win.</source>
        <translation>{n} coups sur {of} gagnent.</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>tels quels</translation>
    </message>
    <message>
        <source>An order by estimate takes {known}, not {key!r}.</source>
        <translation>Un ordre par estimation prend {known}, pas {key!r}.</translation>
    </message>
    <message>
        <source>seed takes a whole number, such as seed=5, not {text!r}.</source>
        <translation>seed prend un nombre entier, comme seed=5, pas {text!r}.</translation>
    </message>
    <message>
        <source>variables too</source>
        <translation>variables aussi</translation>
    </message>
    <message>
        <source>for each height</source>
        <translation>pour chaque hauteur</translation>
    </message>
    <message>
        <source>{samples} samples</source>
        <translation>{samples} échantillons</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>graine {seed}</translation>
    </message>
    <message>
        <source>moves as given</source>
        <translation>coups dans l’ordre donné</translation>
    </message>
    <message>
        <source>moves ordered</source>
        <translation>coups ordonnés</translation>
    </message>
    <message>
        <source>the author’s order</source>
        <translation>ordre de l’auteur</translation>
    </message>
    <message>
        <source>with table</source>
        <translation>avec table</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>sans table</translation>
    </message>
    <message>
        <source>leaves once</source>
        <translation>feuilles une fois</translation>
    </message>
    <message>
        <source>None of your other games reached this position.</source>
        <translation>Aucune de vos autres parties n’a atteint cette position.</translation>
    </message>
    <message numerus="yes">
        <source>won %n</source>
        <comment>won %n</comment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n</source>
        <comment>drew %n</comment>
        <translation>
            <numerusform>%n nulle</numerusform>
            <numerusform>%n nulles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n</source>
        <comment>lost %n</comment>
        <translation>
            <numerusform>%n perdue</numerusform>
            <numerusform>%n perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were here %n times</source>
        <comment>You were here once</comment>
        <translation>
            <numerusform>Déjà une fois ici</numerusform>
            <numerusform>Déjà %n fois ici</numerusform>
        </translation>
    </message>
    <message>
        <source>Collapses this section</source>
        <translation>Replie cette section</translation>
    </message>
    <message>
        <source>Expands this section</source>
        <translation>Déplie cette section</translation>
    </message>
    <message>
        <source>Nobody had a choice in this game.</source>
        <translation>Dans cette partie, personne n’a eu le choix.</translation>
    </message>
    <message>
        <source>{played} was played.</source>
        <translation>On a joué {played}.</translation>
    </message>
    <message>
        <source>Guess the moves</source>
        <translation>Deviner les coups</translation>
    </message>
    <message>
        <source>Right: {move} was played, though it costs {cost}.</source>
        <translation>Juste&#xa0;: on a joué {move}, bien que cela coûte {cost}.</translation>
    </message>
    <message>
        <source>Right: {move} was played.</source>
        <translation>Juste&#xa0;: on a joué {move}.</translation>
    </message>
    <message>
        <source>the nim-sum of its parts (Sprague and Grundy)</source>
        <translation>la somme de Nim de ses parties (Sprague et Grundy)</translation>
    </message>
    <message>
        <source>Lemmas M, A and K, from smaller boards</source>
        <translation>les lemmes M, A et K, à partir de plateaux plus petits</translation>
    </message>
    <message>
        <source>Lemma C</source>
        <translation>le lemme C</translation>
    </message>
    <message>
        <source>Theorem 22: MIN makes {count} squares dead</source>
        <translation>le théorème 22&#xa0;: MIN rend mortes {count} cases</translation>
    </message>
    <message>
        <source>Theorem 10</source>
        <translation>le théorème 10</translation>
    </message>
    <message>
        <source>Theorem 11</source>
        <translation>le théorème 11</translation>
    </message>
    <message>
        <source>Theorem 19</source>
        <translation>le théorème 19</translation>
    </message>
    <message>
        <source>Theorem 25</source>
        <translation>Théorème 25</translation>
    </message>
    <message>
        <source>Theorem 20</source>
        <translation>le théorème 20</translation>
    </message>
    <message>
        <source>Theorem 21</source>
        <translation>le théorème 21</translation>
    </message>
    <message>
        <source>Nothing is proved about this position yet.</source>
        <translation>Rien n’est encore prouvé de cette position.</translation>
    </message>
    <message>
        <source>It holds for every position that is the same when its components are rotated, reflected or moved.</source>
        <translation>Cela vaut pour toute position identique quand on tourne, reflète ou déplace ses parties.</translation>
    </message>
    <message>
        <source>≈{value} is an estimate, not proved: {by}.</source>
        <translation>≈{value} est une estimation, non prouvée&#xa0;: {by}.</translation>
    </message>
    <message>
        <source>{claim}: the game is over, and this is its count.</source>
        <translation>{claim}&#xa0;: la partie est finie et comptée.</translation>
    </message>
    <message>
        <source>{claim}: proved by a search on this computer.</source>
        <translation>{claim}&#xa0;: prouvé par une recherche sur cet ordinateur.</translation>
    </message>
    <message>
        <source>{claim}: proved by a search, and shipped with the program in {file}.</source>
        <translation>{claim}&#xa0;: prouvé par une recherche, et livré avec le programme dans {file}.</translation>
    </message>
    <message>
        <source>{claim}: proved by a search; its rows are in {file}.</source>
        <translation>{claim}&#xa0;: prouvé par une recherche&#x202f;; ses lignes sont dans {file}.</translation>
    </message>
    <message>
        <source>{claim}: by a certificate for {by} (Theorem 16), without a search.</source>
        <translation>{claim}&#xa0;: par un certificat pour {by} (théorème 16), sans recherche.</translation>
    </message>
    <message>
        <source>{claim}: by {by}, without a search.</source>
        <translation>{claim}&#xa0;: par {by}, sans recherche.</translation>
    </message>
    <message>
        <source>{claim}: it follows from the searches in this game.</source>
        <translation>{claim}&#xa0;: cela découle de ce qui a été cherché dans cette partie.</translation>
    </message>
    <message>
        <source>It took {count} positions and {time}.</source>
        <translation>Il a fallu {count} positions et {time}.</translation>
    </message>
    <message>
        <source>When it was proved, that took {count} positions and {time}.</source>
        <translation>Quand cela fut prouvé, il fallut {count} positions et {time}.</translation>
    </message>
    <message>
        <source>At least {value}</source>
        <translation>Au moins {value}</translation>
    </message>
    <message>
        <source>At most {value}</source>
        <translation>Au plus {value}</translation>
    </message>
    <message>
        <source>A lesson is linked as lesson:KEY or lesson:KEY#STEP, KEY one of {keys}; not {link}.</source>
        <translation>Un lien vers une leçon s’écrit lesson:NOM ou lesson:NOM#ÉTAPE, NOM parmi {keys}&#xa0;; pas {link}.</translation>
    </message>
    <message>
        <source>The lesson {key} has {count} steps, not {step}.</source>
        <translation>La leçon {key} a {count} étapes, pas {step}.</translation>
    </message>
    <message>
        <source>This is not a lesson: {what} is missing.</source>
        <translation>Ce n’est pas une leçon&#xa0;: il manque {what}.</translation>
    </message>
    <message>
        <source>a step, ## ...</source>
        <translation>une étape, ## ...</translation>
    </message>
    <message>
        <source>before the first step there can only be the title and {names}</source>
        <translation>avant la première étape il ne peut y avoir que le titre et {names}</translation>
    </message>
    <message>
        <source>answers: can only be hidden, which turns a lesson into an assignment</source>
        <translation>answers: ne peut être que hidden, ce qui fait d’une leçon un devoir</translation>
    </message>
    <message>
        <source>a title, # ...</source>
        <translation>un titre, # ...</translation>
    </message>
    <message>
        <source>an answer is written - [x] right, or - [ ] wrong</source>
        <translation>une réponse s’écrit - [x] juste ou - [ ] fausse</translation>
    </message>
    <message>
        <source>this step has a {name} already</source>
        <translation>cette étape a déjà un {name}</translation>
    </message>
    <message>
        <source>after the text there can only be {names}, and answers</source>
        <translation>après le texte il ne peut y avoir que {names}, et des réponses</translation>
    </message>
    <message>
        <source>a step needs some text</source>
        <translation>une étape doit avoir du texte</translation>
    </message>
    <message>
        <source>find: best needs a board to move on</source>
        <translation>find: best a besoin d’un plateau où jouer</translation>
    </message>
    <message>
        <source>a question needs two or more answers, one of them right, or find: best</source>
        <translation>une question demande deux réponses ou plus, dont une juste, ou find: best</translation>
    </message>
    <message>
        <source>this needs answers: hidden in the header</source>
        <translation>cela demande answers: hidden dans l’en-tête</translation>
    </message>
    <message>
        <source>a question here can ask for {names}</source>
        <translation>on peut demander ici {names}</translation>
    </message>
    <message>
        <source>a step can ask only one question</source>
        <translation>une étape ne peut poser qu’une question</translation>
    </message>
    <message>
        <source>points of a question are a whole number from 0 to {most}</source>
        <translation>les points d’une question sont un nombre entier de 0 à {most}</translation>
    </message>
    <message>
        <source>{name} cannot be used with {kind}</source>
        <translation>{name} ne va pas avec {kind}</translation>
    </message>
    <message>
        <source>a typed tree is shown with tree:, not with board:</source>
        <translation>un arbre tapé se montre par tree: et non par board:</translation>
    </message>
    <message>
        <source>first is one of {sides}</source>
        <translation>first est l’un de {sides}</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>la position de départ</translation>
    </message>
    <message>
        <source>a step can show only one of board, tree, game-tree, nim-sum and stack</source>
        <translation>une étape ne peut montrer que l’un de board, tree, game-tree, nim-sum et stack</translation>
    </message>
    <message>
        <source>{name} says more about a board, tree, game-tree or nim-sum, and there is none</source>
        <translation>{name} précise board, tree, game-tree ou nim-sum, et il n’y en a aucun</translation>
    </message>
    <message>
        <source>a game-tree needs a small game of ELLIE, such as ellie:2x3</source>
        <translation>un game-tree demande un petit jeu d’ELLIE, comme ellie:2x3</translation>
    </message>
    <message>
        <source>marks are outcomes, numbers, ring and heap, as in outcomes all; ring 2</source>
        <translation>les marques sont outcomes, numbers, ring et heap, comme outcomes all; ring 2</translation>
    </message>
    <message>
        <source>a number from 0 to {most}, or end, is needed here</source>
        <translation>il faut ici un nombre de 0 à {most}, ou end</translation>
    </message>
    <message>
        <source>there is no node {text} in this tree</source>
        <translation>il n’y a pas de nœud {text} dans cet arbre</translation>
    </message>
    <message>
        <source>Line {number}, “{line}”: {what}.</source>
        <translation>Ligne {number}, «{line}»&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Check it: {command}</source>
        <translation>Vérifier&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>Copier les commandes</translation>
    </message>
    <message>
        <source>Prove it here again</source>
        <translation>Prouver à nouveau ici</translation>
    </message>
    <message>
        <source>Searches from scratch, without stored or shipped results</source>
        <translation>Cherche depuis zéro, sans résultats conservés ou livrés</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Recherche …</translation>
    </message>
    <message>
        <source>Searching … {count} positions, {time}</source>
        <translation>Recherche … {count} positions, {time}</translation>
    </message>
    <message>
        <source>Stopped: {bounds} proved, {count} positions in {time}.</source>
        <translation>Arrêté&#xa0;: {bounds} est prouvé, {count} positions en {time}.</translation>
    </message>
    <message>
        <source>The search found {value}: one of the two values is wrong.</source>
        <translation>La recherche a trouvé {value}&#xa0;: l’une des deux valeurs est fausse.</translation>
    </message>
    <message>
        <source>Proved again: {value}, {count} positions in {time}.</source>
        <translation>Prouvé à nouveau&#xa0;: {value}, {count} positions en {time}.</translation>
    </message>
    <message>
        <source>the engine&apos;s evaluation of the move</source>
        <translation>l’évaluation du coup par le moteur</translation>
    </message>
    <message>
        <source>the engine&apos;s evaluation of the best move</source>
        <translation>l’évaluation du meilleur coup par le moteur</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verte</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleue</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brune</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>circle on {place}</source>
        <translation>cercle sur {place}</translation>
    </message>
    <message>
        <source>square on {place}</source>
        <translation>carré sur {place}</translation>
    </message>
    <message>
        <source>triangle on {place}</source>
        <translation>triangle sur {place}</translation>
    </message>
    <message>
        <source>cross on {place}</source>
        <translation>croix sur {place}</translation>
    </message>
    <message>
        <source>Nothing can be marked in the pictures of this game.</source>
        <translation>Rien ne peut être marqué dans les images de ce jeu.</translation>
    </message>
    <message>
        <source>An arrow leads from one place to another, such as a1-c3, not {text!r}.</source>
        <translation>Une flèche mène d’un endroit à un autre, par exemple a1-c3&#xa0;; pas {text!r}.</translation>
    </message>
    <message>
        <source>A mark is a {kinds}, such as c3:cross, not {kind!r}.</source>
        <translation>Une marque est {kinds}, par exemple c3:cross&#xa0;; pas {kind!r}.</translation>
    </message>
    <message>
        <source>{name!r} is not a place in this picture; places are {some} and so on.</source>
        <translation>{name!r} n’est pas un endroit de cette image&#xa0;; il y a {some}, etc.</translation>
    </message>
    <message>
        <source>arrow from {start} to {end}, {colour}</source>
        <translation>flèche de {start} à {end}, {colour}</translation>
    </message>
    <message>
        <source>The file of answers</source>
        <translation>Le fichier de réponses</translation>
    </message>
    <message>
        <source>This is not a file of answers to an assignment.</source>
        <translation>Ce n’est pas un fichier de réponses à un devoir.</translation>
    </message>
    <message>
        <source>This file of answers is not of version {version}.</source>
        <translation>Ce fichier de réponses est d’une autre version que {version}.</translation>
    </message>
    <message>
        <source>This file of answers is damaged: its names and answers are texts.</source>
        <translation>Ce fichier de réponses est abîmé&#xa0;: noms et réponses sont des textes.</translation>
    </message>
    <message>
        <source>This file of answers is damaged: a number or a text in it is invalid or too long.</source>
        <translation>Ce fichier de réponses est abîmé&#xa0;: un nombre ou un texte y est invalide ou trop long.</translation>
    </message>
    <message>
        <source>This is not an assignment: it needs answers: hidden in the header, and at least one question.</source>
        <translation>Ce n’est pas un devoir&#xa0;: il faut answers: hidden dans l’en-tête et au moins une question.</translation>
    </message>
    <message>
        <source>Line {number}, step {step}: {error}</source>
        <translation>Ligne {number}, étape {step}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>no answer is marked as right; this may be the copy for students.</source>
        <translation>aucune réponse n’est marquée juste&#x202f;; c’est peut-être l’exemplaire des étudiants.</translation>
    </message>
    <message>
        <source>of {method} only the value of the root can be asked, not that of another node.</source>
        <translation>de {method} on ne peut demander que la valeur de la racine, non celle d’un autre nœud.</translation>
    </message>
    <message>
        <source>this is too large: a search of {nodes} positions does not find the answer.</source>
        <translation>c’est trop grand pour trouver la réponse en cherchant {nodes} positions.</translation>
    </message>
    <message>
        <source>These are answers to other questions ({title}).</source>
        <translation>Ce sont des réponses à d’autres questions ({title}).</translation>
    </message>
    <message>
        <source>Start of the next game</source>
        <translation>Départ de la prochaine partie</translation>
    </message>
    <message>
        <source>Guaranteed value</source>
        <translation>Valeur garantie</translation>
    </message>
    <message>
        <source>Go on to a vertex that was not visited. MAX wants a heavy tour, MIN a light one.</source>
        <translation>Allez à un sommet qui n’est pas encore visité. MAX veut un tour lourd, MIN un tour léger.</translation>
    </message>
    <message>
        <source>Edges with weights, a-b:3, b-c:4, a-c:5, or just the weights of a complete graph</source>
        <translation>Des arêtes avec leurs poids, a-b:3, b-c:4, a-c:5, ou les seuls poids d’un graphe complet</translation>
    </message>
    <message>
        <source>weight so far</source>
        <translation>poids jusqu’ici</translation>
    </message>
    <message>
        <source>Put one of the numbers into x. MAX wants w·x large, MIN small.</source>
        <translation>Mettez un des nombres dans x. MAX veut w·x grand, MIN petit.</translation>
    </message>
    <message>
        <source>Weights, a colon, the numbers to choose from</source>
        <translation>Les poids, deux-points, les nombres au choix</translation>
    </message>
    <message>
        <source>w·x so far</source>
        <translation>w·x jusqu’ici</translation>
    </message>
    <message>
        <source>({weights})·x, {side} first</source>
        <translation>({weights})·x, {side} commence</translation>
    </message>
    <message>
        <source>A tour visits 3 to {most} vertices, not {size}.</source>
        <translation>Un tour visite de 3 à {most} sommets, et non {size}.</translation>
    </message>
    <message>
        <source>An edge joins two different vertices, and is given once.</source>
        <translation>Une arête relie deux sommets différents et ne figure qu’une fois.</translation>
    </message>
    <message>
        <source>Weights lie between −{most} and {most}.</source>
        <translation>Les poids sont compris entre −{most} et {most}.</translation>
    </message>
    <message>
        <source>This graph has no Hamiltonian tour.</source>
        <translation>Ce graphe n’a pas de tour hamiltonien.</translation>
    </message>
    <message>
        <source>The tour has visited {vertex} already.</source>
        <translation>Le tour a déjà visité {vertex}.</translation>
    </message>
    <message>
        <source>After {u}–{v} no tour could be completed.</source>
        <translation>Après {u}–{v}, aucun tour ne pourrait être achevé.</translation>
    </message>
    <message>
        <source>A move is a vertex from a to {last}, not {text!r}.</source>
        <translation>Un coup est un sommet de a à {last}, et non {text!r}.</translation>
    </message>
    <message>
        <source>A tour is written as edges with weights, a-b:3, b-c:4, a-c:5, or as the weights of a complete graph, 3,1,4,1,5,9 for four vertices, not {text!r}.</source>
        <translation>Un tour s’écrit comme des arêtes avec leurs poids, a-b:3, b-c:4, a-c:5, ou comme les poids d’un graphe complet, 3,1,4,1,5,9 pour quatre sommets, et non {text!r}.</translation>
    </message>
    <message>
        <source>Tour, {n} vertices, {side} first</source>
        <translation>Tour, {n} sommets, {side} commence</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>A vector has 1 to {entries} entries, and at least as many numbers to choose from, at most {numbers}.</source>
        <translation>Un vecteur a de 1 à {entries} entrées, et autant de nombres au choix ou plus, au plus {numbers}.</translation>
    </message>
    <message>
        <source>Weights and numbers lie between −{most} and {most}.</source>
        <translation>Les poids et les nombres sont compris entre −{most} et {most}.</translation>
    </message>
    <message>
        <source>The vector has entries x1 to x{n}.</source>
        <translation>Le vecteur a les entrées x1 à x{n}.</translation>
    </message>
    <message>
        <source>x{i} is already {number}.</source>
        <translation>x{i} vaut déjà {number}.</translation>
    </message>
    <message>
        <source>{number} is not among the numbers that are left.</source>
        <translation>{number} n’est pas parmi les nombres qui restent.</translation>
    </message>
    <message>
        <source>A move is written like x2=5, not {text!r}.</source>
        <translation>Un coup s’écrit comme x2=5, et non {text!r}.</translation>
    </message>
    <message>
        <source>A vector is written as weights:numbers, like 5,3,1:0,1,2,3, not {text!r}.</source>
        <translation>Un vecteur s’écrit poids:nombres, comme 5,3,1:0,1,2,3, et non {text!r}.</translation>
    </message>
    <message>
        <source>({weights})·x from {numbers}, {side} first</source>
        <translation>({weights})·x parmi {numbers}, {side} commence</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vecteur</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>meilleur jeu</translation>
    </message>
    <message>
        <source>A move that keeps the value</source>
        <translation>Un coup qui garde la valeur</translation>
    </message>
    <message>
        <source>The value, or who wins</source>
        <translation>La valeur, ou qui gagne</translation>
    </message>
    <message>
        <source>Multiple choice</source>
        <translation>Choix multiple</translation>
    </message>
    <message>
        <source>An answer in words</source>
        <translation>Une réponse en mots</translation>
    </message>
    <message>
        <source>Find a move that keeps the value.</source>
        <translation>Trouvez un coup qui garde la valeur.</translation>
    </message>
    <message>
        <source>Which is right?</source>
        <translation>Qu’est-ce qui est juste&#xa0;?</translation>
    </message>
    <message>
        <source>Answer in your own words.</source>
        <translation>Répondez avec vos propres mots.</translation>
    </message>
    <message>
        <source>What value does {method} return at the root?</source>
        <translation>Quelle valeur {method} renvoie-t-il à la racine&#x202f;?</translation>
    </message>
    <message>
        <source>How many leaves does {method} visit, left to right?</source>
        <translation>Combien de feuilles {method} visite-t-il, de gauche à droite&#x202f;?</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Question {number}</translation>
    </message>
    <message>
        <source>What is the value if both play their best?</source>
        <translation>Quelle est la valeur si les deux jouent au mieux&#x202f;?</translation>
    </message>
    <message>
        <source>Who wins if both play their best?</source>
        <translation>Qui gagne si les deux jouent au mieux&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>(%n points)</source>
        <comment>(%n point)</comment>
        <translation>
            <numerusform>(%n point)</numerusform>
            <numerusform>(%n points)</numerusform>
        </translation>
    </message>
    <message>
        <source>marked by hand</source>
        <translation>noté à la main</translation>
    </message>
    <message>
        <source>A set-up is written {accepted}.</source>
        <translation>Une position de départ s’écrit {accepted}.</translation>
    </message>
    <message>
        <source>A move is written like {usual}, not {move}.</source>
        <translation>Un coup s’écrit comme {usual}, et non {move}.</translation>
    </message>
    <message>
        <source>v(n+{period}) = v(n){step}, observed for n = {first}..{last}</source>
        <translation>v(n+{period}) = v(n){step}, observé pour n = {first}..{last}</translation>
    </message>
    <message>
        <source>A range is written like 1-12, the smaller number first, with at most {most} numbers, not {text!r}.</source>
        <translation>Une plage s’écrit comme 1-12, le plus petit nombre d’abord, avec {most} nombres au plus&#xa0;; pas {text!r}.</translation>
    </message>
    <message>
        <source>{column}, offset {offset}: {terms}</source>
        <translation>{column}, à partir de n = {offset}&#xa0;: {terms}</translation>
    </message>
    <message>
        <source>Least k with which MAX owns everything</source>
        <translation>Plus petit k avec lequel MAX possède tout</translation>
    </message>
    <message>
        <source>A family has an n in place of a number, such as 3xn, not {text!r}.</source>
        <translation>Une famille a un n à la place d’un nombre, comme 3xn, et non {text!r}.</translation>
    </message>
    <message>
        <source>A table has at most {most} rows.</source>
        <translation>Un tableau a au plus {most} lignes.</translation>
    </message>
    <message>
        <source>Proved without a search: {bounds}.</source>
        <translation>Prouvé sans recherche&#xa0;: {bounds}.</translation>
    </message>
    <message>
        <source>There is no b-file of {family}, because no value is proved yet.</source>
        <translation>Il n’y a pas de b-file de {family}, car aucune valeur n’est encore démontrée.</translation>
    </message>
    <message>
        <source>A Grundy value does not depend on who moves first.</source>
        <translation>Une valeur de Grundy ne dépend pas de qui commence.</translation>
    </message>
    <message>
        <source>Expressions have {least} to {most} variables, written like 3, or 2-4; not {text!r}.</source>
        <translation>Les expressions ont {least} à {most} variables, écrites comme 3, ou 2-4, et non {text!r}.</translation>
    </message>
    <message>
        <source>{trouble} {waiting} proved rows could not be saved.</source>
        <translation>{trouble} {waiting} lignes prouvées n’ont pas pu être conservées.</translation>
    </message>
    <message>
        <source>the graph has no list of objects called &quot;{key}&quot;.</source>
        <translation>le graphe n’a pas de liste d’objets appelée «&#xa0;{key}&#xa0;».</translation>
    </message>
    <message>
        <source>a vertex of this {form} has no id.</source>
        <translation>un sommet de ce {form} n’a pas d’id.</translation>
    </message>
    <message>
        <source>an edge of this {form} lacks its source or target.</source>
        <translation>il manque source ou target à une arête de ce {form}.</translation>
    </message>
    <message>
        <source>an edge joins {name}, which is no vertex of the file.</source>
        <translation>une arête joint {name}, qui n’est pas un sommet du fichier.</translation>
    </message>
    <message>
        <source>the vertex {name} is there twice.</source>
        <translation>le sommet {name} y est deux fois.</translation>
    </message>
    <message>
        <source>line {number}, {line}, {what}</source>
        <translation>la ligne {number}, {line}, {what}</translation>
    </message>
    <message>
        <source>names vertex {name}, and vertices are 1 to {size}.</source>
        <translation>nomme le sommet {name}, et les sommets vont de 1 à {size}.</translation>
    </message>
    <message>
        <source>this is not readable {form} ({error}).</source>
        <translation>ce n’est pas du {form} lisible ({error}).</translation>
    </message>
    <message>
        <source>one ] too many</source>
        <translation>un ] de trop</translation>
    </message>
    <message>
        <source>the end is missing</source>
        <translation>la fin manque</translation>
    </message>
    <message>
        <source>is a part of Pajek files that is not read.</source>
        <translation>est une partie des fichiers Pajek qui n’est pas lue.</translation>
    </message>
    <message>
        <source>no graph in it</source>
        <translation>aucun graphe dedans</translation>
    </message>
    <message>
        <source>does not say how many vertices there are.</source>
        <translation>ne dit pas combien il y a de sommets.</translation>
    </message>
    <message>
        <source>is no edge.</source>
        <translation>n’est pas une arête.</translation>
    </message>
    <message>
        <source>is no row of a matrix of {size} rows.</source>
        <translation>n’est pas une ligne d’une matrice de {size} lignes.</translation>
    </message>
    <message>
        <source>Weights and other columns are left out.</source>
        <translation>Les poids et les autres colonnes sont laissés de côté.</translation>
    </message>
    <message>
        <source>begins a second graph: a file of this form has one.</source>
        <translation>commence un deuxième graphe&#xa0;: un fichier de ce format en a un seul.</translation>
    </message>
    <message>
        <source>does not say how many vertices and edges there are.</source>
        <translation>ne dit pas combien il y a de sommets et d’arêtes.</translation>
    </message>
    <message>
        <source>the line that begins with p announces {announced} edges, and there are {lines}.</source>
        <translation>la ligne qui commence par p annonce {announced} arêtes, et il y en a {lines}.</translation>
    </message>
    <message>
        <source>are not the rows, columns and entries of a square matrix.</source>
        <translation>n’est pas le nombre de lignes, de colonnes et de coefficients d’une matrice carrée.</translation>
    </message>
    <message>
        <source>announces {announced} entries, and there are {lines}.</source>
        <translation>annonce {announced} coefficients, et il y en a {lines}.</translation>
    </message>
    <message>
        <source>there is nothing but comments in it.</source>
        <translation>il n’y a que des commentaires dedans.</translation>
    </message>
    <message>
        <source>there is no edge in it.</source>
        <translation>il n’y a pas d’arête dedans.</translation>
    </message>
    <message>
        <source>is not two vertices.</source>
        <translation>n’est pas deux sommets.</translation>
    </message>
    <message>
        <source>a graph of at most {largest} vertices has at most {most} edges, and there are more.</source>
        <translation>un graphe d’au plus {largest} sommets a au plus {most} arêtes, et il y en a davantage.</translation>
    </message>
    <message>
        <source>an edge list has two vertices on each line, and this is a single line of words.</source>
        <translation>une liste d’arêtes a deux sommets par ligne, et ceci est une seule ligne de mots.</translation>
    </message>
    <message>
        <source>is graph6 with another column: keep one graph on each line.</source>
        <translation>est du graph6 avec une autre colonne&#xa0;: gardez un graphe par ligne.</translation>
    </message>
    <message>
        <source>is not two numbers of vertices, as the lines before are.</source>
        <translation>n’est pas deux numéros de sommets comme les lignes précédentes.</translation>
    </message>
    <message>
        <source>has more than two columns: keep those of the two ends of an edge.</source>
        <translation>a plus de deux colonnes&#xa0;: gardez celles des deux extrémités d’une arête.</translation>
    </message>
    <message>
        <source>has more or fewer columns than line {i}.</source>
        <translation>a plus ou moins de colonnes que la ligne {i}.</translation>
    </message>
    <message>
        <source>is no edge, nor does it count {n} vertices and {m} edges.</source>
        <translation>n’est pas une arête et ne compte pas non plus {n} sommets et {m} arêtes.</translation>
    </message>
    <message>
        <source>Line {number}, {line}, is read as the sizes of the graph.</source>
        <translation>La ligne {number}, {line}, est lue comme la taille du graphe.</translation>
    </message>
    <message>
        <source>can be an edge, or count vertices and edges: move an edge to the end; begin anything else with #.</source>
        <translation>peut être une arête, ou compter les sommets et les arêtes&#xa0;: mettez une arête à la fin&#x202f;; faites commencer le reste par #.</translation>
    </message>
    <message>
        <source>this list can be one of edges, or of the neighbours of every vertex: write an edge on each line.</source>
        <translation>cette liste peut être celle des arêtes ou celle des voisins de chaque sommet&#xa0;: écrivez une arête par ligne.</translation>
    </message>
    <message>
        <source>Each list is read as the neighbours of a vertex.</source>
        <translation>Chaque liste est lue comme les voisins d’un sommet.</translation>
    </message>
    <message>
        <source>Each line is read as a vertex and those that it is joined to.</source>
        <translation>Chaque ligne est lue comme un sommet et ses voisins.</translation>
    </message>
    <message>
        <source>{form} with a document type or entities is not supported.</source>
        <translation>{form} avec un type de document ou des entités n’est pas pris en charge.</translation>
    </message>
    <message>
        <source>hyperedges are not read: an edge joins two vertices.</source>
        <translation>les hyperarêtes ne sont pas lues&#xa0;: une arête joint deux sommets.</translation>
    </message>
    <message>
        <source>{side} gave the win away in {moves}.</source>
        <translation>{side} a cédé le gain dans {moves}.</translation>
    </message>
    <message>
        <source>{side} lost {least} or more in {moves}, with {count} mistakes or more.</source>
        <translation>{side} a perdu {least} ou plus dans {moves}, avec {count} erreurs ou plus.</translation>
    </message>
    <message>
        <source>{side} lost {least} or more in {moves}.</source>
        <translation>{side} a perdu {least} ou plus dans {moves}.</translation>
    </message>
    <message>
        <source>its moves {first} to {last}</source>
        <translation>ses coups {first} à {last}</translation>
    </message>
    <message>
        <source>move {some} or {last}</source>
        <translation>le coup {some} ou {last}</translation>
    </message>
    <message>
        <source>A test compares differences of -{most} to {most} Elo points.</source>
        <translation>Un test compare des écarts de -{most} à {most} points Elo.</translation>
    </message>
    <message>
        <source>{name}: {typed} is not accepted, {least} to {most} are. Now it is {value}.</source>
        <translation>{name}&#x202f;: {typed} n’est pas accepté, {least} à {most} le sont. C’est maintenant {value}.</translation>
    </message>
    <message>
        <source>The moves that the side may make, such as any, or 3x 1 | 4x 2; the help page Strategies explains it</source>
        <translation>Les coups que le camp peut jouer, comme any ou 3x 1 | 4x 2&#x202f;; la page d’aide Stratégies l’explique</translation>
    </message>
    <message>
        <source>any: every legal move</source>
        <translation>any&#xa0;: tout coup permis</translation>
    </message>
    <message>
        <source>This is a collection of puzzles: it is imported in Puzzles, Collections, or shown by tiling-gui puzzle show.</source>
        <translation>C’est un recueil de problèmes&#xa0;: on l’importe dans Problèmes, Recueils, ou tiling-gui puzzle show l’affiche.</translation>
    </message>
    <message>
        <source>These are answers to an assignment: they are marked by tiling-gui lesson FILE --mark ANSWERS.</source>
        <translation>Ce sont des réponses à un devoir&#xa0;: tiling-gui lesson FICHIER --mark RÉPONSES les note.</translation>
    </message>
    <message>
        <source>This is a checkpoint, rows of a solve: tiling-gui solve BOARD takes it as --checkpoint FILE or --rows FILE.</source>
        <translation>C’est un point de reprise, des lignes d’une résolution&#xa0;: tiling-gui solve BOARD le prend comme --checkpoint FILE ou --rows FILE.</translation>
    </message>
    <message>
        <source>This is a certificate: in a checkout it is checked by python -m research.certificates 3xn --from FILE.</source>
        <translation>C’est un certificat&#xa0;: dans une copie des sources, python -m research.certificates 3xn --from FICHIER le vérifie.</translation>
    </message>
    <message>
        <source>This is a table of results, written for other programs; of results only tilingResults.txt is read.</source>
        <translation>C’est un tableau de résultats, écrit pour d’autres programmes&#x202f;; parmi les résultats, seul tilingResults.txt est lu.</translation>
    </message>
    <message>
        <source>This is a table of a tournament, written for other programs; saved ones are in Tools, Tournament.</source>
        <translation>C’est le tableau d’un tournoi, écrit pour d’autres programmes&#x202f;; les tournois enregistrés sont dans Outils, Tournoi.</translation>
    </message>
    <message>
        <source>This is a lesson: it is opened in the window, or checked by tiling-gui lesson FILE.</source>
        <translation>C’est une leçon&#xa0;: on l’ouvre dans la fenêtre, ou tiling-gui lesson FILE la vérifie.</translation>
    </message>
    <message>
        <source>This is a game of chess or Go, in FEN, PGN or SGF, and neither is played here.</source>
        <translation>Ceci est une partie d’échecs ou de go, en FEN, PGN ou SGF, et on ne joue ici ni à l’un ni à l’autre.</translation>
    </message>
    <message>
        <source>This is a tree of Gambit: it is opened in the window, or searched by tiling-gui compare tree:FILE.</source>
        <translation>C’est un arbre de Gambit&#xa0;: on l’ouvre dans la fenêtre ou on l’explore par tiling-gui compare tree:FILE.</translation>
    </message>
    <message>
        <source>{path} is compressed: rows are used by tiling-gui solve BOARD --rows FILE, a certificate checked, in a checkout, by python -m research.certificates 3xn --from FILE.</source>
        <translation>{path} est compressé&#xa0;: tiling-gui solve BOARD --rows FILE utilise des lignes, dans une copie des sources, python -m research.certificates 3xn --from FICHIER vérifie un certificat.</translation>
    </message>
    <message>
        <source>{path} is a database of games: --home names the folder that holds its folder, data.</source>
        <translation>{path} est une base de parties&#xa0;: --home nomme le dossier qui contient son dossier, data.</translation>
    </message>
    <message>
        <source>{path} is not a text file: it is a PDF, a picture or an archive.</source>
        <translation>{path} n’est pas un fichier texte&#xa0;: c’est un PDF, une image ou une archive.</translation>
    </message>
    <message>
        <source>Each component of a board must lie within a rectangle of 128 squares.</source>
        <translation>Chaque composante d’un plateau doit tenir dans un rectangle de 128 cases.</translation>
    </message>
    <message>
        <source>Two bounds of the position {key} contradict each other.</source>
        <translation>Deux bornes de la position {key} se contredisent.</translation>
    </message>
    <message>
        <source>cell {number}, with a cross</source>
        <translation>cellule {number}, avec une croix</translation>
    </message>
    <message>
        <source>cell {number}, free</source>
        <translation>cellule {number}, libre</translation>
    </message>
    <message>
        <source>{vertex}, covered by {edge}</source>
        <translation>{vertex}, couvert par {edge}</translation>
    </message>
    <message>
        <source>{name} has colour {colour}</source>
        <translation>{name} a la couleur {colour}</translation>
    </message>
    <message>
        <source>{name} has no colour yet: decides nothing</source>
        <translation>{name} n’a pas encore de couleur&#x202f;: ne décide de rien</translation>
    </message>
    <message>
        <source>{name} has no colour yet: counts for {names}</source>
        <translation>{name} n’a pas encore de couleur&#x202f;: compte pour {names}</translation>
    </message>
    <message>
        <source>{name} is still open: decided by {names}</source>
        <translation>{name}, encore à prendre&#x202f;: dépend de {names}</translation>
    </message>
    <message>
        <source>{name} is still open, worth {worth}: decided by {names}</source>
        <translation>{name}, encore à prendre, vaut {worth}&#x202f;: dépend de {names}</translation>
    </message>
    <message>
        <source>{name} is {side}’s: decided by {names}</source>
        <translation>{name} est à {side}&#x202f;: tient à {names}</translation>
    </message>
    <message>
        <source>{name} is {side}’s, worth {worth}: decided by {names}</source>
        <translation>{name} est à {side}, vaut {worth}&#x202f;: tient à {names}</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>La position</translation>
    </message>
    <message>
        <source>Nothing proved</source>
        <translation>Rien de prouvé</translation>
    </message>
    <message>
        <source>Proved: {bounds}</source>
        <translation>Prouvé&#x202f;: {bounds}</translation>
    </message>
    <message>
        <source>Grundy value {value}, proved</source>
        <translation>Valeur de Grundy {value}, prouvée</translation>
    </message>
    <message>
        <source>Values and the first heaps that have them: {list}</source>
        <translation>Valeurs et les premiers tas qui les ont&#x202f;: {list}</translation>
    </message>
    <message>
        <source>New largest values and their heaps: {list}</source>
        <translation>Nouvelles valeurs maximales et leurs tas&#x202f;: {list}</translation>
    </message>
    <message>
        <source>{turn}. What was played?</source>
        <translation>{turn}. Qu’a-t-on joué&#x202f;?</translation>
    </message>
    <message>
        <source>{turn}. {other} follows “{rule}”. Which reply holds {other} to {value}?</source>
        <translation>{turn}. {other} suit «&#xa0;{rule}&#xa0;». Quelle réponse limite {other} à {value}&#x202f;?</translation>
    </message>
    <message>
        <source>{turn}. {other} follows “{rule}”. Which reply beats that?</source>
        <translation>{turn}. {other} suit «&#xa0;{rule}&#xa0;». Quelle réponse bat cela&#x202f;?</translation>
    </message>
    <message>
        <source>{turn}. Find a move that keeps {value}, as {played} did not.</source>
        <translation>{turn}. Trouvez un coup qui garde {value}&#x202f;; {played} ne le gardait pas.</translation>
    </message>
    <message>
        <source>{turn}. Find a move that keeps the win, as {played} did not.</source>
        <translation>{turn}. Trouvez un coup qui garde le gain&#x202f;; {played} ne le gardait pas.</translation>
    </message>
    <message>
        <source>{turn}. Which move keeps the value?</source>
        <translation>{turn}. Quel coup garde la valeur&#x202f;?</translation>
    </message>
    <message>
        <source>{reply} shows it.</source>
        <translation>{reply} le montre.</translation>
    </message>
    <message>
        <source>Right: {move} keeps {value}.</source>
        <translation>Juste&#xa0;: {move} garde {value}.</translation>
    </message>
    <message>
        <source>It could not be decided in time whether {move} beats the strategy.</source>
        <translation>Il n’a pas pu être décidé à temps si {move} bat la stratégie.</translation>
    </message>
    <message>
        <source>Right: {move} beats the strategy, which is then sure of {sure} only.</source>
        <translation>Juste&#xa0;: {move} bat la stratégie, qui n’est alors sûre que de {sure}.</translation>
    </message>
    <message>
        <source>Right: {move} beats the strategy.</source>
        <translation>Juste&#xa0;: {move} bat la stratégie.</translation>
    </message>
    <message>
        <source>After {move} {side} is sure of {sure}.</source>
        <translation>Après {move}, {side} est sûr d’avoir {sure}.</translation>
    </message>
    <message>
        <source>{move} does not beat the strategy.</source>
        <translation>{move} ne bat pas la stratégie.</translation>
    </message>
    <message>
        <source>{move} gives the win away.</source>
        <translation>{move} cède la victoire.</translation>
    </message>
    <message>
        <source>{move} gives up value.</source>
        <translation>{move} cède de la valeur.</translation>
    </message>
    <message>
        <source>Only {move} beats the strategy.</source>
        <translation>Seul {move} bat la stratégie.</translation>
    </message>
    <message>
        <source>These replies beat the strategy: {moves}</source>
        <translation>Ces réponses battent la stratégie&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>Of the others {costs}.</source>
        <translation>Parmi les autres, {costs}.</translation>
    </message>
    <message>
        <source>The new language or text size is used from the next start.</source>
        <translation>La nouvelle langue ou taille de texte vaut à partir du prochain démarrage.</translation>
    </message>
    <message>
        <source>Search this tree with {method}, left to right. What value does each node return, and which leaves are never visited? The answer is the value of the root.</source>
        <translation>Parcourez cet arbre avec {method}, de gauche à droite. Quelle valeur rend chaque nœud, et quelles feuilles ne sont jamais visitées&#x202f;? La réponse est la valeur de la racine.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message numerus="yes">
        <source>{streak} solved in a row; best {best}. {solved} of %n tasks solved.</source>
        <comment>{streak} solved in a row; best {best}. {solved} of %n task solved.</comment>
        <translation>
            <numerusform>{streak} résolus de suite&#x202f;; record {best}. {solved} sur %n exercice résolu.</numerusform>
            <numerusform>{streak} résolus de suite&#x202f;; record {best}. {solved} sur %n exercices résolus.</numerusform>
        </translation>
    </message>
    <message>
        <source>A strategy has at most {most} characters.</source>
        <translation>Une stratégie a au plus {most} caractères.</translation>
    </message>
    <message>
        <source>In the strategy’s line {line!r}: {error}</source>
        <translation>Dans la ligne {line!r} de la stratégie&#xa0;: {error}</translation>
    </message>
    <message>
        <source>A strategy has at least one line, such as any.</source>
        <translation>Une stratégie a au moins une ligne, comme any.</translation>
    </message>
    <message>
        <source>After comes a move of the opponent, such as after b2-c2: any.</source>
        <translation>Après after vient un coup de l’adversaire, comme after b2-c2: any.</translation>
    </message>
    <message>
        <source>A move is missing; moves are separated by a comma or by |.</source>
        <translation>Il manque un coup&#x202f;; les coups sont séparés par une virgule ou par |.</translation>
    </message>
    <message>
        <source>After swap come pairs of names, such as swap a1 c3  b1 b3.</source>
        <translation>Après swap viennent des paires de noms, comme swap a1 c3  b1 b3.</translation>
    </message>
    <message>
        <source>After swap every name comes once.</source>
        <translation>Après swap chaque nom vient une fois.</translation>
    </message>
    <message>
        <source>Names are written like {some}; on a board, same 2x2 has blocks.</source>
        <translation>Les noms s’écrivent comme {some}&#x202f;; sur un plateau, same 2x2 a des blocs.</translation>
    </message>
    <message>
        <source>{word} is for boards of squares; name the moves instead.</source>
        <translation>{word} est pour les plateaux de cases&#x202f;; nommez plutôt les coups.</translation>
    </message>
    <message>
        <source>In this tree {side} moves first.</source>
        <translation>Dans cet arbre, {side} commence.</translation>
    </message>
    <message>
        <source>Gambit needs a value at every leaf, and {node} has none.</source>
        <translation>Gambit demande une valeur à chaque feuille, et {node} n’en a pas.</translation>
    </message>
    <message>
        <source>Of Gambit&apos;s games only files .efg of version 2 are read.</source>
        <translation>Des jeux de Gambit, seuls les fichiers .efg de version 2 sont lus.</translation>
    </message>
    <message>
        <source>A tree of MAX and MIN has two players, and this game has {count}.</source>
        <translation>Un arbre de MAX et MIN a deux joueurs, et ce jeu en a {count}.</translation>
    </message>
    <message>
        <source>A tree has at most {most_nodes} nodes and {deepest} levels.</source>
        <translation>Un arbre a au plus {most_nodes} nœuds et {deepest} niveaux.</translation>
    </message>
    <message>
        <source>{node} is a move of chance, and a tree of MAX and MIN has none.</source>
        <translation>{node} est un coup du hasard, et un arbre de MAX et MIN n’en a pas.</translation>
    </message>
    <message>
        <source>{node} is of player {player}, and there is none.</source>
        <translation>{node} est du joueur {player}, qui n’existe pas.</translation>
    </message>
    <message>
        <source>{node} is in one information set with {other}, and in a tree of MAX and MIN a player sees every move.</source>
        <translation>{node} et {other} sont dans un même ensemble d’information, et dans un arbre de MAX et MIN un joueur voit chaque coup.</translation>
    </message>
    <message>
        <source>{node} has no move and is no leaf.</source>
        <translation>{node} n’a pas de coup et n’est pas une feuille.</translation>
    </message>
    <message>
        <source>{node} pays {count} numbers, not one for each player.</source>
        <translation>{node} paie {count} nombres, et non un par joueur.</translation>
    </message>
    <message>
        <source>{node} has the outcome {number}, and it is not said what it pays.</source>
        <translation>{node} a l’issue {number}, et il n’est pas dit ce qu’elle paie.</translation>
    </message>
    <message>
        <source>Gambit&apos;s game ends before its last node.</source>
        <translation>Le jeu de Gambit s’arrête avant son dernier nœud.</translation>
    </message>
    <message>
        <source>Gambit&apos;s game cannot be read at {text!r}.</source>
        <translation>Le jeu de Gambit est illisible à {text!r}.</translation>
    </message>
    <message>
        <source>The root</source>
        <translation>La racine</translation>
    </message>
    <message>
        <source>{node} pays {paid}, together {sum} and not {total} as others do: of MAX and MIN one gets what the other loses.</source>
        <translation>{node} paie {paid}, ensemble {sum} et non {total} comme d’autres&#xa0;: de MAX et MIN, l’un gagne ce que l’autre perd.</translation>
    </message>
    <message>
        <source>Both players get the same, so both are MAX.</source>
        <translation>Les deux joueurs gagnent la même chose&#xa0;: tous deux sont MAX.</translation>
    </message>
    <message>
        <source>Both together always get {total}; the values are what player 1 gets.</source>
        <translation>Les deux ensemble gagnent toujours {total}&#x202f;; les valeurs sont ce que gagne le joueur 1.</translation>
    </message>
    <message>
        <source>{node}: the same side moves again, so a node with one move was put above it.</source>
        <translation>{node}&#xa0;: le même camp rejoue, un nœud à un seul coup a donc été mis au-dessus.</translation>
    </message>
    <message>
        <source>Page Down and Page Up, or a presenter, step on and back. Esc ends the presentation.</source>
        <translation>Page suivante et Page précédente avancent et reculent, comme les touches d’une télécommande. Échap termine la présentation.</translation>
    </message>
</context>
</TS>
