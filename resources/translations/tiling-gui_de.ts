<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>{target} is a folder; a file name is needed.</source>
        <translation>{target} ist ein Ordner; gebraucht wird der Name einer Datei.</translation>
    </message>
    <message>
        <source>{target} cannot be written: {reason}.</source>
        <translation>{target} lässt sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>a database</source>
        <translation>eine Datenbank</translation>
    </message>
    <message>
        <source>a compressed file</source>
        <translation>eine gepackte Datei</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>a PDF file</source>
        <translation>eine PDF-Datei</translation>
    </message>
    <message>
        <source>a game record</source>
        <translation>eine Partie</translation>
    </message>
    <message>
        <source>a file that is not text</source>
        <translation>eine Datei, die kein Text ist</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>{target} is {kind}, which would be replaced by a file of another kind: give another name, or remove it.</source>
        <translation>{target} ist {kind} und würde durch eine Datei anderer Art ersetzt: Nehmen Sie einen anderen Namen oder löschen Sie sie.</translation>
    </message>
    <message>
        <source>{path} is not a file name: it contains a character that file names cannot have.</source>
        <translation>{path} ist kein Dateiname: Er enthält ein Zeichen, das kein Name haben kann.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {strerror}.</source>
        <translation>{path} lässt sich nicht lesen: {strerror}.</translation>
    </message>
    <message>
        <source>{path} is larger than {largest} MB, the most that is read.</source>
        <translation>{path} ist größer als {largest} MB; mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>{path} is not a text file: byte {start} is not UTF-8.</source>
        <translation>{path} ist keine Textdatei: Byte {start} ist kein UTF-8.</translation>
    </message>
    <message>
        <source>A worker of the cluster has engine {has}, this solve needs engine {needs}.</source>
        <translation>Ein Worker des Clusters hat Engine {has}, diese Lösung braucht Engine {needs}.</translation>
    </message>
    <message>
        <source>The cluster&apos;s scheduler is gone. Solve again to continue from the saved rows.</source>
        <translation>Der Scheduler des Clusters ist weg. Lösen Sie noch einmal, um von den gespeicherten Zeilen aus fortzufahren.</translation>
    </message>
    <message>
        <source>A cluster is local, local:N or tls://host:port, not {address}; tiling-gui cluster starts one.</source>
        <translation>Ein Cluster ist local, local:N oder tls://host:port, nicht {address}; tiling-gui cluster startet einen.</translation>
    </message>
    <message>
        <source>There is no scheduler of this installation&apos;s clusters at {address}.</source>
        <translation>Unter {address} ist kein Scheduler der Cluster dieser Installation.</translation>
    </message>
    <message>
        <source>No local cluster could be started: {error}.</source>
        <translation>Kein lokaler Cluster ließ sich starten: {error}.</translation>
    </message>
    <message>
        <source>{path} is no file of rows: its first line does not say so.</source>
        <translation>{path} ist keine Datei mit Zeilen: Ihre erste Zeile sagt es nicht.</translation>
    </message>
    <message>
        <source>{path} is a file of rows of version {head}; only version {version} can be read.</source>
        <translation>{path} ist eine Datei mit Zeilen der Version {head}; nur Version {version} kann gelesen werden.</translation>
    </message>
    <message>
        <source>{path} ends abruptly in line {lines}: it ends with a line break.</source>
        <translation>{path} endet abrupt in Zeile {lines}: Am Ende steht ein Zeilenumbruch.</translation>
    </message>
    <message>
        <source>{path} has {lines} rows, but {head} were written.</source>
        <translation>{path} hat {lines} Zeilen, geschrieben wurden {head}.</translation>
    </message>
    <message>
        <source>Line {number} of {path} is not a row: a key and bounds for MAX and MIN are expected.</source>
        <translation>Zeile {number} von {path} ist keine: Erwartet werden ein Schlüssel und Schranken für MAX und MIN.</translation>
    </message>
    <message>
        <source>{path} is damaged: it cannot be unpacked completely.</source>
        <translation>{path} ist beschädigt: Die Datei lässt sich nicht bis zum Ende entpacken.</translation>
    </message>
    <message>
        <source>{path} was not written by this installation: --rows {path} uses its rows for one answer.</source>
        <translation>{path} wurde nicht von dieser Installation geschrieben: --rows {path} verwendet die Zeilen für eine Antwort.</translation>
    </message>
    <message>
        <source>{path} is not used: its row about {key} contradicts what is proved here.</source>
        <translation>{path} wird nicht verwendet: Die Zeile über {key} widerspricht dem, was hier bewiesen ist.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Starts a new game with the set-up on the left.</source>
        <translation>Beginnt eine neue Partie mit den Angaben links.</translation>
    </message>
    <message>
        <source>New window</source>
        <translation>Neues Fenster</translation>
    </message>
    <message>
        <source>The text of the assignment</source>
        <translation>Der Text des Übungsblatts</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Übungsblatt</translation>
    </message>
    <message>
        <source>Add questions from the board and from Watch a search; type their words and points. The program finds the right answers.</source>
        <translation>Fragen kommen vom Brett und von „Einer Suche zusehen“; Worte und Punkte werden getippt. Die richtigen Antworten findet das Programm.</translation>
    </message>
    <message>
        <source>Add a question</source>
        <translation>Frage hinzufügen</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Your trees</source>
        <translation>Ihre Bäume</translation>
    </message>
    <message>
        <source>Opens a tree: a game of Gambit (.efg) or nested lists</source>
        <translation>Öffnet einen Baum: ein Spiel von Gambit (.efg) oder verschachtelte Listen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Saves the text with the right answers, for marking</source>
        <translation>Speichert den Text mit den richtigen Antworten, zum Bewerten</translation>
    </message>
    <message>
        <source>For students…</source>
        <translation>Für Studierende …</translation>
    </message>
    <message>
        <source>Saves the text without the right answers</source>
        <translation>Speichert den Text ohne die richtigen Antworten</translation>
    </message>
    <message>
        <source>Mark…</source>
        <translation>Bewerten …</translation>
    </message>
    <message>
        <source>There are no questions yet.</source>
        <translation>Noch gibt es keine Fragen.</translation>
    </message>
    <message numerus="yes">
        <source>%n questions</source>
        <comment>%n question</comment>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>{questions}, {points}; all answers found.</source>
        <translation>{questions}, {points}; alle Antworten gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n files marked in {table}.</source>
        <comment>%n file marked in {table}.</comment>
        <translation>
            <numerusform>%n Datei bewertet, in {table}.</numerusform>
            <numerusform>%n Dateien bewertet, in {table}.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are saved in {file}; hand in this file.</source>
        <translation>Sie sind in {file} gespeichert; geben Sie diese Datei ab.</translation>
    </message>
    <message>
        <source>This is a trial: nothing is saved.</source>
        <translation>Dies ist eine Probe: Nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern …</translation>
    </message>
    <message>
        <source>Writes the game to a file; the game itself is saved automatically.</source>
        <translation>Schreibt die Partie in eine Datei; hier bleibt sie ohnehin gespeichert.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Writes the game or the board as text, JSON, SVG, PNG or LaTeX.</source>
        <translation>Schreibt die Partie oder das Brett als Text, JSON, SVG, PNG oder LaTeX.</translation>
    </message>
    <message>
        <source>Play with roles switched</source>
        <translation>Mit vertauschten Rollen spielen</translation>
    </message>
    <message>
        <source>Plays the same start again with MAX and MIN swapped; the larger result wins.</source>
        <translation>Spielt denselben Anfang noch einmal, MAX und MIN vertauscht; das größere Ergebnis gewinnt.</translation>
    </message>
    <message>
        <source>Edit position</source>
        <translation>Stellung bearbeiten</translation>
    </message>
    <message>
        <source>Sets up a board: squares, dominoes, side to move; named boards.</source>
        <translation>Richtet ein Brett ein: Felder, Dominos, wer zieht; benannte Bretter.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Takes back the last move, or your own last move and the reply to it.</source>
        <translation>Nimmt den letzten Zug zurück, den eigenen samt der Antwort darauf.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Comment on the move</source>
        <translation>Zug kommentieren</translation>
    </message>
    <message>
        <source>Promote the line</source>
        <translation>Variante aufwerten</translation>
    </message>
    <message>
        <source>Makes the current line the main line.</source>
        <translation>Macht die Variante auf dem Brett zur Hauptlinie.</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <source>Colours, motion, players, threads and memory.</source>
        <translation>Farben, Bewegung, Spieler, Threads und Speicher.</translation>
    </message>
    <message>
        <source>Copy board as text</source>
        <translation>Brett als Text kopieren</translation>
    </message>
    <message>
        <source>Copy board as image</source>
        <translation>Brett als Bild kopieren</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>How to begin</source>
        <translation>Wie beginnen</translation>
    </message>
    <message>
        <source>Two sides place dominoes on a board</source>
        <translation>Zwei Seiten legen Dominos auf ein Brett</translation>
    </message>
    <message>
        <source>MAX wants many of them, MIN wants few.</source>
        <translation>MAX will viele davon, MIN wenige.</translation>
    </message>
    <message>
        <source>Against the computer; what was best is shown after the game.</source>
        <translation>Gegen den Computer; was am besten war, zeigt sich nach der Partie.</translation>
    </message>
    <message>
        <source>A lesson at the board, with a puzzle.</source>
        <translation>Eine Lektion am Brett, mit einer Aufgabe.</translation>
    </message>
    <message>
        <source>With values, estimates and the solver.</source>
        <translation>Mit Werten, Schätzungen und dem Löser.</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <translation>In drei Minuten lernen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Tree or graph</source>
        <translation>Baum oder Graph</translation>
    </message>
    <message>
        <source>The graph merges equal and symmetric positions of a level</source>
        <translation>Der Graph fasst gleiche und symmetrische Stellungen einer Ebene zusammen</translation>
    </message>
    <message>
        <source>Merge symmetric options</source>
        <translation>Symmetrische zusammenfassen</translation>
    </message>
    <message numerus="yes">
        <source>%n positions</source>
        <comment>%n position</comment>
        <translation>
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <comment>%n level</comment>
        <translation>
            <numerusform>%n Ebene</numerusform>
            <numerusform>%n Ebenen</numerusform>
        </translation>
    </message>
    <message>
        <source>{position}: {count} on {levels}. The next player wins, Grundy value {value}.</source>
        <translation>{position}: {count} auf {levels}. Wer am Zug ist, gewinnt, Grundy-Wert {value}.</translation>
    </message>
    <message>
        <source>{position}: {count} on {levels}. The previous player wins, Grundy value 0.</source>
        <translation>{position}: {count} auf {levels}. Wer zuletzt gezogen hat, gewinnt, Grundy-Wert 0.</translation>
    </message>
    <message>
        <source>{position}: {count} on {levels}. Minimax value {value}.</source>
        <translation>{position}: {count} auf {levels}. Minimaxwert {value}.</translation>
    </message>
    <message>
        <source>Shows the guaranteed count after every move.</source>
        <translation>Zeigt die gesicherte Anzahl nach jedem Zug.</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktur</translation>
    </message>
    <message>
        <source>Shows the components of the free squares, with means and phases.</source>
        <translation>Zeigt die Komponenten der freien Felder mit Mittelwerten und Phasen.</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Nim equivalent</source>
        <translation>Nim-Äquivalent</translation>
    </message>
    <message>
        <source>Shows the independent parts with their Grundy values and the nim-sum in binary.</source>
        <translation>Zeigt die unabhängigen Teile mit ihren Grundy-Werten und die Nim-Summe im Dualsystem.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Finds the exact minimax value of the starting position.</source>
        <translation>Findet den exakten Minimaxwert der Ausgangsstellung.</translation>
    </message>
    <message>
        <source>Value {value}, proved</source>
        <translation>Wert {value}, bewiesen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pauses or continues the solve.</source>
        <translation>Hält die Lösung an oder setzt sie fort.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops the solve; what is proved is kept.</source>
        <translation>Beendet die Lösung; was bewiesen ist, bleibt.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Judges every move of the game by its exact value.</source>
        <translation>Beurteilt jeden Zug der Partie nach seinem exakten Wert.</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Board values</source>
        <translation>Werte der Bretter</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>Verfahren vergleichen</translation>
    </message>
    <message>
        <source>Runs search methods side by side on positions of any game.</source>
        <translation>Lässt Suchverfahren nebeneinander auf Stellungen eines beliebigen Spiels laufen.</translation>
    </message>
    <message>
        <source>Watch a search</source>
        <translation>Einer Suche zusehen</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
    <message>
        <source>A table of the values of positions over n and k, with the periods observed in it.</source>
        <translation>Eine Tabelle der Werte von Stellungen über n und k, mit den darin beobachteten Perioden.</translation>
    </message>
    <message>
        <source>Sums of games</source>
        <translation>Summen von Spielen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Draws a game tree and steps through a search on it.</source>
        <translation>Zeichnet einen Spielbaum und geht darauf eine Suche Schritt für Schritt durch.</translation>
    </message>
    <message>
        <source>Octal games</source>
        <translation>Oktale Spiele</translation>
    </message>
    <message>
        <source>Grundy values of heaps by octal code, with plots, P-positions and periods.</source>
        <translation>Grundy-Werte von Haufen nach oktalem Code, mit Diagrammen, P-Stellungen und Perioden.</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>Name der Sammlung</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>All games, finished or in progress, and all solves.</source>
        <translation>Alle Partien, beendet oder laufend, und alle Lösungen.</translation>
    </message>
    <message>
        <source>Positions in which few moves keep the value, usually only one.</source>
        <translation>Stellungen, in denen wenige Züge den Wert halten, meist nur einer.</translation>
    </message>
    <message>
        <source>Marks and arrows…</source>
        <translation>Zeichen und Pfeile …</translation>
    </message>
    <message>
        <source>Marks places on the board and draws arrows. Right click and right drag do the same; Shift, Ctrl and Alt give other colours.</source>
        <translation>Markiert Stellen des Bretts und zeichnet Pfeile. Rechtsklick und Ziehen mit rechts tun dasselbe; Umschalt, Strg und Alt geben andere Farben.</translation>
    </message>
    <message>
        <source>Clear marks and arrows</source>
        <translation>Zeichen und Pfeile wegnehmen</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>Partie kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Opens what is on the clipboard: a game, a board such as 6x8, a diagram of one, an expression or a graph.</source>
        <translation>Öffnet, was in der Zwischenablage liegt: eine Partie, ein Brett wie 6x8, die Zeichnung eines Bretts, einen Ausdruck, einen Graphen.</translation>
    </message>
    <message>
        <source>Shows what every move is worth; Ctrl+I shows where the value under the pointer comes from.</source>
        <translation>Zeigt, was jeder Zug wert ist; Strg+I sagt, woher der Wert kommt, auf den gezeigt wird.</translation>
    </message>
    <message>
        <source>Cost or final count</source>
        <translation>Kosten oder Endanzahl</translation>
    </message>
    <message>
        <source>At the end of a game: assigns each free square a domino of its own, and shows what follows.</source>
        <translation>Am Ende einer Partie: ordnet jedem freien Feld einen eigenen Domino zu und zeigt, was daraus folgt.</translation>
    </message>
    <message>
        <source>Where the value comes from</source>
        <translation>Woher der Wert stammt</translation>
    </message>
    <message>
        <source>Asks you to guess the moves of one side in this game, position by position.</source>
        <translation>Fragt Stellung für Stellung, was eine Seite in dieser Partie gezogen hat.</translation>
    </message>
    <message>
        <source>Pause reviews</source>
        <translation>Rückblicke anhalten</translation>
    </message>
    <message>
        <source>Stop reviews</source>
        <translation>Rückblicke beenden</translation>
    </message>
    <message>
        <source>Postfix form</source>
        <translation>Postfixform</translation>
    </message>
    <message>
        <source>How an expression becomes its postfix form, step by step: the shunting yard</source>
        <translation>Wie aus einem Ausdruck Schritt für Schritt seine Postfixform wird: der Rangierbahnhof</translation>
    </message>
    <message>
        <source>How likely each result is if both play at random, and expressions for which that is fair</source>
        <translation>Wie wahrscheinlich jedes Ergebnis ist, wenn beide zufällig spielen, und Ausdrücke, bei denen das fair ist</translation>
    </message>
    <message>
        <source>Positions from your own games, asked again until a good move is found.</source>
        <translation>Stellungen aus eigenen Partien, wieder gefragt, bis ein guter Zug gefunden ist.</translation>
    </message>
    <message>
        <source>Your games in numbers: results, what moves cost, first mistakes, rating.</source>
        <translation>Die eigenen Partien in Zahlen: Ergebnisse, Kosten der Züge, erste Fehler, Wertung.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Levels play each other in both roles, shown as a cross-table.</source>
        <translation>Stufen spielen gegeneinander, in beiden Rollen; das Ergebnis ist eine Kreuztabelle.</translation>
    </message>
    <message>
        <source>The values of all rectangles, as far as they are proved.</source>
        <translation>Die Werte aller Rechtecke, soweit sie bewiesen sind.</translation>
    </message>
    <message>
        <source>Export graph…</source>
        <translation>Graph exportieren …</translation>
    </message>
    <message>
        <source>Writes the value graph as SVG or PNG.</source>
        <translation>Schreibt den Wertegraphen als SVG oder PNG.</translation>
    </message>
    <message>
        <source>Play or analyse</source>
        <translation>Spielen oder analysieren</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Any small game as a tree or graph, with values, P- and N-positions and Grundy values.</source>
        <translation>Jedes kleine Spiel als Baum oder Graph, mit Werten, P- und N-Stellungen und Grundy-Werten.</translation>
    </message>
    <message>
        <source>Short lessons at the board, for every game, each ending with a puzzle.</source>
        <translation>Kurze Lektionen zum Mitmachen am Brett, für jedes Spiel, jede mit einer Aufgabe am Ende.</translation>
    </message>
    <message>
        <source>Questions about positions and trees that others answer and the program marks.</source>
        <translation>Fragen zu Stellungen und Bäumen, die andere beantworten und das Programm bewertet.</translation>
    </message>
    <message>
        <source>Two rows as a heap</source>
        <translation>Zwei Zeilen als Haufen</translation>
    </message>
    <message>
        <source>ELLIE on 2 × n as a heap of 2n: a lesson.</source>
        <translation>ELLIE auf 2 × n als Haufen von 2n: eine Lektion.</translation>
    </message>
    <message>
        <source>Who wins ELLIE</source>
        <translation>Wer gewinnt bei ELLIE</translation>
    </message>
    <message>
        <source>A table of the rows and columns for which FIRST wins.</source>
        <translation>Eine Tabelle der Zeilen und Spalten, für die FIRST gewinnt.</translation>
    </message>
    <message>
        <source>Questions answered by a number, getting harder as you get better.</source>
        <translation>Fragen, die mit einer Zahl beantwortet werden und mit dem Können schwerer werden.</translation>
    </message>
    <message>
        <source>Sums of games for the last move: values, winning moves, and the sum to play.</source>
        <translation>Addiert Spiele um den letzten Zug: Werte, Gewinnzüge und die Summe zum Spielen.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Shows who proved the value of the position, or of the move under the pointer, when, and by which theorem or file; can prove it again.</source>
        <translation>Zeigt, wer den Wert der Stellung oder des Zugs unter dem Zeiger bewiesen hat, wann und mit welchem Satz oder welcher Datei; beweist ihn auf Wunsch noch einmal.</translation>
    </message>
    <message>
        <source>Your games from here</source>
        <translation>Ihre Partien von hier</translation>
    </message>
    <message>
        <source>Lists your other games that reached this position, or a symmetric one, and how they ended.</source>
        <translation>Listet Ihre anderen Partien auf, die diese Stellung oder eine symmetrische erreichten, und wie sie ausgingen.</translation>
    </message>
    <message>
        <source>Reads GraphML, GML, Pajek, DIMACS, graph6, edge lists and more.</source>
        <translation>Liest GraphML, GML, Pajek, DIMACS, graph6, Kantenlisten und mehr.</translation>
    </message>
    <message>
        <source>Switches between Play, where nothing is evaluated before the end, and Analyse.</source>
        <translation>Wechselt zwischen Spielen, wo vor dem Ende nichts bewertet wird, und Analysieren.</translation>
    </message>
    <message>
        <source>Try moves</source>
        <translation>Züge ausprobieren</translation>
    </message>
    <message>
        <source>Moves of either side can be tried as variations; the players wait.</source>
        <translation>Züge beider Seiten lassen sich als Varianten ausprobieren; die Spieler warten.</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Left panel</source>
        <translation>Linke Leiste</translation>
    </message>
    <message>
        <source>Right panel</source>
        <translation>Rechte Leiste</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>Übliche Schriftgröße</translation>
    </message>
    <message>
        <source>Next area</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Read the row</source>
        <translation>Zeile vorlesen</translation>
    </message>
    <message>
        <source>Read the column</source>
        <translation>Spalte vorlesen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>Shows the board large in full screen, for a class: Page Down and Page Up step through the game, Esc ends it.</source>
        <translation>Zeigt das Brett groß als Vollbild, für den Unterricht: Bild ab und Bild auf gehen durch die Partie, Esc beendet es.</translation>
    </message>
    <message>
        <source>Stop the players</source>
        <translation>Spieler stoppen</translation>
    </message>
    <message>
        <source>Stops the thinking player, which plays the best move it has found.</source>
        <translation>Stoppt den Spieler, der überlegt; er spielt den besten Zug, den er gefunden hat.</translation>
    </message>
    <message>
        <source>Pause the players</source>
        <translation>Spieler anhalten</translation>
    </message>
    <message>
        <source>Play one move</source>
        <translation>Einen Zug spielen</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Befehle und Tasten</translation>
    </message>
    <message>
        <source>Lists all commands and their keys; runs a command or changes its key.</source>
        <translation>Listet alle Befehle mit ihren Tasten auf; führt einen Befehl aus oder ändert seine Taste.</translation>
    </message>
    <message>
        <source>What the paper, the slides and the lecture say, beside what this program finds, with demonstrations.</source>
        <translation>Was der Artikel, die Folien und die Vorlesung sagen, daneben, was dieses Programm findet, mit Vorführungen.</translation>
    </message>
    <message>
        <source>What’s new</source>
        <translation>Was ist neu</translation>
    </message>
    <message>
        <source>Mark a place, draw an arrow</source>
        <translation>Stelle auszeichnen, Pfeil zeichnen</translation>
    </message>
    <message>
        <source>Right click, right drag</source>
        <translation>Rechtsklick, Ziehen mit rechts</translation>
    </message>
    <message>
        <source>e-Valuate: propose a digit, place it</source>
        <translation>e-Valuate: eine Ziffer vorschlagen, sie einsetzen</translation>
    </message>
    <message>
        <source>0 to 9, a variable’s letter</source>
        <translation>0 bis 9, der Buchstabe einer Variablen</translation>
    </message>
    <message>
        <source>Sharing: propose a colour</source>
        <translation>Aufteilungsspiele: eine Farbe vorschlagen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Opens the help page for what is on screen.</source>
        <translation>Öffnet die Hilfeseite zu dem, was zu sehen ist.</translation>
    </message>
    <message>
        <source>About tiling-gui</source>
        <translation>Über tiling-gui</translation>
    </message>
    <message>
        <source>{side} is thinking ({player}).</source>
        <translation>{side} überlegt ({player}).</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>costs one</source>
        <translation>kostet eins</translation>
    </message>
    <message>
        <source>costs more</source>
        <translation>kostet mehr</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>{move}: about {value}, not yet exact.</source>
        <translation>{move}: etwa {value}, noch nicht exakt.</translation>
    </message>
    <message>
        <source>every move keeps {value}</source>
        <translation>jeder Zug hält {value}</translation>
    </message>
    <message>
        <source>{rank} ({count})</source>
        <translation>{rank} ({count})</translation>
    </message>
    <message>
        <source>{move}: {bounds}, about {value}, not yet exact.</source>
        <translation>{move}: {bounds}, etwa {value}, noch nicht exakt.</translation>
    </message>
    <message>
        <source>{move}: {bounds}, not yet exact; costs at least {cost}.</source>
        <translation>{move}: {bounds}, noch nicht exakt; kostet mindestens {cost}.</translation>
    </message>
    <message>
        <source>gives up value</source>
        <translation>verschenkt Wert</translation>
    </message>
    <message>
        <source>{move} ends with {value}: exact.</source>
        <translation>{move} endet mit {value}: exakt.</translation>
    </message>
    <message>
        <source>{move} ends with {value}: exact, costs {cost}.</source>
        <translation>{move} endet mit {value}: exakt, kostet {cost}.</translation>
    </message>
    <message>
        <source>tile {number}, {who}, {squares}</source>
        <translation>Stein {number}, {who}, {squares}</translation>
    </message>
    <message>
        <source>tile {number}, {who}, {squares}, last move</source>
        <translation>Stein {number}, {who}, {squares}, letzter Zug</translation>
    </message>
    <message>
        <source>{square}, free</source>
        <translation>{square}, frei</translation>
    </message>
    <message>
        <source>{square}, dead</source>
        <translation>{square}, tot</translation>
    </message>
    <message>
        <source>given</source>
        <translation>vorgegeben</translation>
    </message>
    <message>
        <source>domino {number}, {who}, {squares}, last move</source>
        <translation>Domino {number}, {who}, {squares}, letzter Zug</translation>
    </message>
    <message>
        <source>domino {number}, {who}, {squares}</source>
        <translation>Domino {number}, {who}, {squares}</translation>
    </message>
    <message>
        <source>What is deleted can be restored for {days} days</source>
        <translation>Gelöschtes lässt sich {days} Tage lang wiederherstellen</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>My puzzles</source>
        <translation>Meine Aufgaben</translation>
    </message>
    <message>
        <source>This is not a puzzle: the game is over, every move keeps the value, or it is too hard to solve.</source>
        <translation>Das ist keine Aufgabe: Die Partie ist zu Ende, jeder Zug hält den Wert, oder sie ist zu schwer zu lösen.</translation>
    </message>
    <message>
        <source>Add the position on the board</source>
        <translation>Die Stellung auf dem Brett hinzufügen</translation>
    </message>
    <message>
        <source>Add the code on the clipboard</source>
        <translation>Den Code aus der Zwischenablage hinzufügen</translation>
    </message>
    <message>
        <source>Delete the collection</source>
        <translation>Die Sammlung löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles were added.</source>
        <comment>%n puzzle was added.</comment>
        <translation>
            <numerusform>%n Aufgabe wurde aufgenommen.</numerusform>
            <numerusform>%n Aufgaben wurden aufgenommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were left out: over, without a choice, or not solved in time.</source>
        <comment>%n was left out: over, without a choice, or not solved in time.</comment>
        <translation>
            <numerusform>%n wurde ausgelassen: zu Ende, ohne Wahl oder nicht rechtzeitig gelöst.</numerusform>
            <numerusform>%n wurden ausgelassen: zu Ende, ohne Wahl oder nicht rechtzeitig gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others are in the collection already.</source>
        <translation>Die anderen sind schon in der Sammlung.</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>puzzle</comment>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>{number}. {move} cost {cost}</source>
        <translation>{number}. {move} kostete {cost}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Roles can be switched once the game is over.</source>
        <translation>Die Rollen lassen sich tauschen, wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>You resigned: {side} wins.</source>
        <translation>Sie haben aufgegeben: {side} gewinnt.</translation>
    </message>
    <message>
        <source>{side} ({player}) resigned: {other} wins.</source>
        <translation>{side} ({player}) hat aufgegeben: {other} gewinnt.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Sie gewinnen.</translation>
    </message>
    <message>
        <source>You lose.</source>
        <translation>Sie verlieren.</translation>
    </message>
    <message>
        <source>You win by {margin}.</source>
        <translation>Sie gewinnen mit {margin} Vorsprung.</translation>
    </message>
    <message>
        <source>You lose by {margin}.</source>
        <translation>Sie verlieren mit {margin} Rückstand.</translation>
    </message>
    <message>
        <source>{player} in the first game</source>
        <translation>{player} in der ersten Partie</translation>
    </message>
    <message>
        <source>{player} in this one</source>
        <translation>{player} in dieser</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>This game had been deleted. You played on, so it has been restored.</source>
        <translation>Diese Partie war gelöscht. Sie haben weitergespielt, deshalb ist sie wiederhergestellt.</translation>
    </message>
    <message>
        <source>This game was also changed elsewhere; what was added there is included now.</source>
        <translation>Diese Partie wurde auch anderswo geändert: Was dort dazukam, steht jetzt hier.</translation>
    </message>
    <message>
        <source>A solve is running; pause or cancel it first, or let it finish.</source>
        <translation>Eine Lösung läuft; sie ist zuerst anzuhalten, abzubrechen oder abzuwarten.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n dominoes</source>
        <comment>%n domino</comment>
        <translation>
            <numerusform>%n Domino</numerusform>
            <numerusform>%n Dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free squares</source>
        <comment>%n free square</comment>
        <translation>
            <numerusform>%n freies Feld</numerusform>
            <numerusform>%n freie Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n legal moves</source>
        <comment>%n legal move</comment>
        <translation>
            <numerusform>%n erlaubter Zug</numerusform>
            <numerusform>%n erlaubte Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n components</source>
        <comment>%n component</comment>
        <translation>
            <numerusform>%n Komponente</numerusform>
            <numerusform>%n Komponenten</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiling is maximal: there are no moves left.</source>
        <translation>Die Pflasterung ist maximal: Es gibt keine Züge mehr.</translation>
    </message>
    <message>
        <source>Can end with …</source>
        <translation>Kann enden mit …</translation>
    </message>
    <message>
        <source>Can end with {low} to {high}</source>
        <translation>Kann enden mit {low} bis {high}</translation>
    </message>
    <message>
        <source>Ends between {low} and {high}</source>
        <translation>Endet zwischen {low} und {high}</translation>
    </message>
    <message>
        <source>A component is more than 8 squares both wide and high: its smallest maximal tiling is not known.</source>
        <translation>Eine Komponente ist über 8 Felder breit und auch hoch: Ihre kleinste maximale Pflasterung ist nicht bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>A tiling with %n more dominoes. Undo takes it back.</source>
        <comment>A tiling with %n more domino. Undo takes it back.</comment>
        <translation>
            <numerusform>Eine Pflasterung mit %n weiteren Domino. „Rückgängig“ nimmt sie zurück.</numerusform>
            <numerusform>Eine Pflasterung mit %n weiteren Dominos. „Rückgängig“ nimmt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Deleted {name}.</source>
        <translation>{name} gelöscht.</translation>
    </message>
    <message>
        <source>Board to edit</source>
        <translation>Brett zum Bearbeiten</translation>
    </message>
    <message>
        <source>Click to remove {move}.</source>
        <translation>Klick entfernt {move}.</translation>
    </message>
    <message>
        <source>{name}: Enter removes it.</source>
        <translation>{name}: Enter entfernt es.</translation>
    </message>
    <message>
        <source>Click to remove {square} from the board; drag to remove more.</source>
        <translation>Klick nimmt {square} aus dem Brett; Ziehen nimmt weitere heraus.</translation>
    </message>
    <message>
        <source>Click to put {square} back; drag to put back more.</source>
        <translation>Klick setzt {square} wieder ein; Ziehen setzt weitere ein.</translation>
    </message>
    <message>
        <source>{square}, not part of the board. Space changes it.</source>
        <translation>{square}, nicht Teil des Bretts. Leertaste ändert es.</translation>
    </message>
    <message>
        <source>{square}, part of the board. Space changes it.</source>
        <translation>{square}, Teil des Bretts. Leertaste ändert es.</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation>Im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>What a click does</source>
        <translation>Was ein Klick tut</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>Dominos</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Wer zieht</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Fewest dominoes</source>
        <translation>Die wenigsten Dominos</translation>
    </message>
    <message>
        <source>Most dominoes</source>
        <translation>Die meisten Dominos</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Paste text</source>
        <translation>Text einfügen</translation>
    </message>
    <message>
        <source>Reads a diagram: . is free, # is missing, a domino is the same symbol twice</source>
        <translation>Liest ein Diagramm: . ist frei, # fehlt, ein Domino ist zweimal dasselbe Zeichen</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>{a}, {b} and {c}</source>
        <translation>{a}, {b} und {c}</translation>
    </message>
    <message>
        <source>Or a shape: &apos;.&apos; free, &apos;#&apos; missing</source>
        <translation>Oder eine Form: &apos;.&apos; frei, &apos;#&apos; fehlt</translation>
    </message>
    <message>
        <source>Shape as text</source>
        <translation>Form als Text</translation>
    </message>
    <message>
        <source>{square} is taken by tile {number}.</source>
        <translation>{square} ist von Stein {number} belegt.</translation>
    </message>
    <message>
        <source>Operands go to the output. Operators wait on a stack until one of + - * / % is read that binds no tighter, or a comma, a parenthesis or the end closes their part; ^ is read from the right and lets all wait.</source>
        <translation>Operanden gehen in die Ausgabe. Operatoren warten auf einem Stapel, bis eines von + - * / % gelesen wird, das nicht stärker bindet, oder ein Komma, eine Klammer oder das Ende ihren Teil schließt; ^ wird von rechts gelesen und lässt alle warten.</translation>
    </message>
    <message>
        <source>What is the postfix form of {expression}? Leave a space between its parts.</source>
        <translation>Wie lautet die Postfixform von {expression}? Lassen Sie zwischen den Teilen ein Leerzeichen.</translation>
    </message>
    <message>
        <source>The postfix form is evaluated from the left with a stack of numbers. A number goes onto it; an operator takes its operands off, the right one first, and puts its result back.</source>
        <translation>Die Postfixform wird von links mit einem Stapel von Zahlen ausgerechnet. Eine Zahl kommt darauf; ein Operator nimmt seine Operanden herunter, den rechten zuerst, und legt sein Ergebnis zurück.</translation>
    </message>
    <message>
        <source>Which number is left at the end?</source>
        <translation>Welche Zahl bleibt am Ende übrig?</translation>
    </message>
    <message>
        <source>Stack: {stack}</source>
        <translation>Stapel: {stack}</translation>
    </message>
    <message>
        <source>The stack is empty.</source>
        <translation>Der Stapel ist leer.</translation>
    </message>
    <message>
        <source>Output: {form}</source>
        <translation>Ausgabe: {form}</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Fair</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>fair</translation>
    </message>
    <message>
        <source>Random play</source>
        <translation>Zufälliges Spiel</translation>
    </message>
    <message>
        <source>Number of variables: 3, or 2-4</source>
        <translation>Zahl der Variablen: 3 oder 2-4</translation>
    </message>
    <message>
        <source>Values that may be proposed; separate several sets by ;</source>
        <translation>Werte, die vorgeschlagen werden dürfen; mehrere Mengen durch ; trennen</translation>
    </message>
    <message>
        <source>Goes through every expression in which each variable occurs once, with + − · /</source>
        <translation>Geht jeden Ausdruck durch, in dem jede Variable einmal vorkommt, mit + − · /</translation>
    </message>
    <message>
        <source>Games, the fairest first</source>
        <translation>Spiele, die fairsten zuerst</translation>
    </message>
    <message>
        <source>How likely each result is</source>
        <translation>Wie wahrscheinlich jedes Ergebnis ist</translation>
    </message>
    <message>
        <source>Going through games</source>
        <translation>Spiele werden durchgegangen</translation>
    </message>
    <message numerus="yes">
        <source>{fair} of %n games are fair.</source>
        <comment>{fair} of %n game is fair.</comment>
        <translation>
            <numerusform>{fair} von %n Spiel ist fair.</numerusform>
            <numerusform>{fair} von %n Spielen sind fair.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shunting yard</source>
        <translation>Der Rangierbahnhof</translation>
    </message>
    <message>
        <source>Postfix form: {form}</source>
        <translation>Postfixform: {form}</translation>
    </message>
    <message>
        <source>{name}, no value</source>
        <translation>{name}, kein Wert</translation>
    </message>
    <message>
        <source>{name}, holds {value}</source>
        <translation>{name}, hat {value}</translation>
    </message>
    <message>
        <source>Expression: {expression}</source>
        <translation>Ausdruck: {expression}</translation>
    </message>
    <message>
        <source>Values that may be proposed</source>
        <translation>Werte, die vorgeschlagen werden dürfen</translation>
    </message>
    <message>
        <source>0-9 or -3..3 or -1,1/2,2</source>
        <translation>0-9 oder -3..3 oder -1,1/2,2</translation>
    </message>
    <message>
        <source>Who proposes</source>
        <translation>Wer vorschlägt</translation>
    </message>
    <message>
        <source>Start new game</source>
        <translation>Neue Partie beginnen</translation>
    </message>
    <message>
        <source>First</source>
        <comment>who moves</comment>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>{what}, e.g. {example}</source>
        <translation>{what}, z. B. {example}</translation>
    </message>
    <message>
        <source>Proposes</source>
        <translation>Schlägt vor</translation>
    </message>
    <message>
        <source>Type an expression, such as x/y + 2*y/z - z/x.</source>
        <translation>Einen Ausdruck eingeben, etwa x/y + 2*y/z - z/x.</translation>
    </message>
    <message>
        <source>There is nothing to play: an expression needs a variable.</source>
        <translation>Es gibt nichts zu spielen: Ein Ausdruck braucht eine Variable.</translation>
    </message>
    <message>
        <source>This expression has no value, whatever its variables are.</source>
        <translation>Dieser Ausdruck hat keinen Wert, was immer eingesetzt wird.</translation>
    </message>
    <message>
        <source>Yourself</source>
        <translation>Sie selbst</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Eine andere Person</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Moves judged</source>
        <translation>Beurteilte Züge</translation>
    </message>
    <message>
        <source>Mean cost</source>
        <translation>Mittlere Kosten</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Against: {player}</source>
        <translation>Gegen: {player}</translation>
    </message>
    <message>
        <source>Board: {board}</source>
        <translation>Brett: {board}</translation>
    </message>
    <message>
        <source>As {side}</source>
        <translation>Als {side}</translation>
    </message>
    <message>
        <source>As both sides</source>
        <translation>Auf beiden Seiten</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>First mistake</source>
        <translation>Erster Fehler</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>by move {number}</source>
        <translation>bis Zug {number}</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>This person has no finished games of this kind.</source>
        <translation>Diese Person hat keine beendeten Partien dieser Art.</translation>
    </message>
    <message>
        <source>The first mistake is at move {number} on average; {none} of {games} reviewed games have none.</source>
        <translation>Der erste Fehler ist im Mittel Zug {number}; {none} von {games} durchgesehenen Partien haben keinen.</translation>
    </message>
    <message>
        <source>Too few games for a rating yet.</source>
        <translation>Noch zu wenige Partien für eine Wertung.</translation>
    </message>
    <message>
        <source>Rating ≈{rating}, 95 % interval {low} to {high}.</source>
        <translation>Wertung ≈{rating}, 95-%-Intervall {low} bis {high}.</translation>
    </message>
    <message>
        <source>There is no rating here: the levels were measured in the tiling game.</source>
        <translation>Hier gibt es keine Wertung: Die Stufen wurden im Pflasterungsspiel gemessen.</translation>
    </message>
    <message>
        <source>A rating needs games against a level on 25 squares or more whose winner is known.</source>
        <translation>Eine Wertung braucht Partien gegen eine Stufe auf 25 Feldern oder mehr, deren Gewinner bekannt ist.</translation>
    </message>
    <message>
        <source>value {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>values {domain}</source>
        <translation>Werte {domain}</translation>
    </message>
    <message>
        <source>Save this expression</source>
        <translation>Ausdruck speichern</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>costs {cost}</source>
        <translation>kostet {cost}</translation>
    </message>
    <message>
        <source>keeps the value</source>
        <translation>hält den Wert</translation>
    </message>
    <message>
        <source>This expression has no value: every line of play leads to an undefined division, power or remainder.</source>
        <translation>Dieser Ausdruck hat keinen Wert: Jeder Spielverlauf führt zu einer nicht definierten Division, Potenz oder einem solchen Rest.</translation>
    </message>
    <message>
        <source>This expression has no value. {why}</source>
        <translation>Dieser Ausdruck hat keinen Wert. {why}</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n variables filled</source>
        <comment>{count} of %n variable filled</comment>
        <translation>
            <numerusform>{count} von %n Variable gefüllt</numerusform>
            <numerusform>{count} von %n Variablen gefüllt</numerusform>
        </translation>
    </message>
    <message>
        <source>No value</source>
        <translation>Kein Wert</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>The result is {result}</source>
        <translation>Das Ergebnis ist {result}</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>{side} to place</source>
        <translation>{side} setzt ein</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>{side} to propose</source>
        <translation>{side} schlägt vor</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>gefüllt</translation>
    </message>
    <message>
        <source>{side} proposes {value}, {other} to place it</source>
        <translation>{side} schlägt {value} vor, {other} setzt ein</translation>
    </message>
    <message>
        <source>{side} puts {value} into {name}, the expression is filled</source>
        <translation>{side} setzt {value} für {name} ein, der Ausdruck ist gefüllt</translation>
    </message>
    <message>
        <source>{side} puts {value} into {name}, {other} to propose</source>
        <translation>{side} setzt {value} für {name} ein, {other} schlägt vor</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>With random play: MAX wins {win}, draw {draw}, MIN wins {loss}: fair.</source>
        <translation>Bei zufälligem Spiel: MAX gewinnt {win}, unentschieden {draw}, MIN gewinnt {loss}: fair.</translation>
    </message>
    <message>
        <source>With random play: MAX wins {win}, draw {draw}, MIN wins {loss}: not fair.</source>
        <translation>Bei zufälligem Spiel: MAX gewinnt {win}, unentschieden {draw}, MIN gewinnt {loss}: nicht fair.</translation>
    </message>
    <message>
        <source>{share} ({percent} %)</source>
        <translation>{share} ({percent} %)</translation>
    </message>
    <message>
        <source>The game tree from here has T({free}) = {nodes} nodes.</source>
        <translation>Der Spielbaum hat von hier aus T({free}) = {nodes} Knoten.</translation>
    </message>
    <message>
        <source>With {names} the expression cannot have a value.</source>
        <translation>Mit {names} kann der Ausdruck keinen Wert haben.</translation>
    </message>
    <message numerus="yes">
        <source>%n variables, digits {domain}</source>
        <comment>%n variable, digits {domain}</comment>
        <translation>
            <numerusform>%n Variable, Ziffern {domain}</numerusform>
            <numerusform>%n Variablen, Ziffern {domain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variables, values {domain}</source>
        <comment>%n variable, values {domain}</comment>
        <translation>
            <numerusform>%n Variable, Werte {domain}</numerusform>
            <numerusform>%n Variablen, Werte {domain}</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as {form}: {title}.</source>
        <translation>Gelesen als {form}: {title}.</translation>
    </message>
    <message>
        <source>{game} instead</source>
        <translation>Stattdessen {game}</translation>
    </message>
    <message numerus="yes">
        <source>%n more were added to the games.</source>
        <comment>%n more was added to the games.</comment>
        <translation>
            <numerusform>%n weitere steht bei den Partien.</numerusform>
            <numerusform>%n weitere stehen bei den Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened {file} as a separate game: it differs from the saved one.</source>
        <translation>{file} als eigene Partie geöffnet: Sie weicht von der gespeicherten ab.</translation>
    </message>
    <message>
        <source>Opened {file}: the saved game already contains all of it.</source>
        <translation>{file} geöffnet: Die Partie ist hier schon gespeichert und enthält alles daraus.</translation>
    </message>
    <message>
        <source>Opened {file}.</source>
        <translation>{file} geöffnet.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>Switch game</source>
        <translation>Spiel wechseln</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>Go to move</source>
        <translation>Zum Zug</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Value display</source>
        <translation>Anzeige der Werte</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Heaps</source>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Nim</source>
        <translation>Nim</translation>
    </message>
    <message>
        <source>Grundy&apos;s game</source>
        <translation>Grundys Spiel</translation>
    </message>
    <message>
        <source>Treblecross</source>
        <translation>Treblecross</translation>
    </message>
    <message>
        <source>Another octal code…</source>
        <translation>Anderer oktaler Code …</translation>
    </message>
    <message>
        <source>Heap game</source>
        <translation>Haufenspiel</translation>
    </message>
    <message>
        <source>Octal code, such as 0.007</source>
        <translation>Oktaler Code, etwa 0.007</translation>
    </message>
    <message>
        <source>Heaps, separated by commas; the number of cells in Treblecross</source>
        <translation>Haufen, durch Kommas getrennt; bei Treblecross die Zahl der Zellen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>The window plays with up to {most} heaps of at most {largest} counters.</source>
        <translation>Das Fenster spielt mit bis zu {most} Haufen von höchstens {largest} Steinen.</translation>
    </message>
    <message>
        <source>There is no move in this position: enter at least one heap that allows a move.</source>
        <translation>In dieser Stellung gibt es keinen Zug: Mindestens ein Haufen muss einen Zug zulassen.</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Heap {k} has {n} counters: type the move, such as {move}.</source>
        <translation>Haufen {k} hat {n} Steine: Zug eingeben, etwa {move}.</translation>
    </message>
    <message>
        <source>Heap {k} has no move left.</source>
        <translation>Haufen {k} hat keinen Zug mehr.</translation>
    </message>
    <message>
        <source>Heaps 0 to {last}: largest value {largest}; value {value} occurs most often, {most} times</source>
        <translation>Haufen 0 bis {last}: größter Wert {largest}; Wert {value} kommt am häufigsten vor, {most}-mal</translation>
    </message>
    <message numerus="yes">
        <source>%n P-positions</source>
        <comment>%n P-position</comment>
        <translation>
            <numerusform>%n P-Stellung</numerusform>
            <numerusform>%n P-Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{values}; {zeros}; no period proved.</source>
        <translation>{values}; {zeros}; keine Periode bewiesen.</translation>
    </message>
    <message>
        <source>{values}; {zeros}; period {length} from {start} on, proved.</source>
        <translation>{values}; {zeros}; Periode {length} ab {start}, bewiesen.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nim heap of {size}</source>
        <translation>Nim-Haufen von {size}</translation>
    </message>
    <message>
        <source>ringed: {position}</source>
        <translation>eingekreist: {position}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>Back to the list of lessons</source>
        <translation>Zurück zur Liste der Lektionen</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Play this board</source>
        <translation>Dieses Brett spielen</translation>
    </message>
    <message>
        <source>Previous step (Page Up)</source>
        <translation>Vorheriger Schritt (Bild auf)</translation>
    </message>
    <message>
        <source>Next step (Page Down)</source>
        <translation>Nächster Schritt (Bild ab)</translation>
    </message>
    <message>
        <source>Back to the text</source>
        <translation>Zurück zum Text</translation>
    </message>
    <message>
        <source>Back to the text that is tried</source>
        <translation>Zurück zum Text, der ausprobiert wird</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>{answer}, the right answer</source>
        <translation>{answer}, die richtige Antwort</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>loses: Grundy value it leads to</source>
        <translation>verliert: Grundy-Wert danach</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>{move}: not known yet.</source>
        <translation>{move}: noch nicht bekannt.</translation>
    </message>
    <message>
        <source>{move} wins: it leaves a position of Grundy value 0. Exact.</source>
        <translation>{move} gewinnt: Es bleibt eine Stellung vom Grundy-Wert 0. Exakt.</translation>
    </message>
    <message>
        <source>{move} loses. Exact.</source>
        <translation>{move} verliert. Exakt.</translation>
    </message>
    <message>
        <source>{move} loses: it leaves Grundy value {value}, equivalent to a nim heap of {value}. Exact.</source>
        <translation>{move} verliert: Es bleibt Grundy-Wert {value}, gleichwertig einem Nim-Haufen von {value}. Exakt.</translation>
    </message>
    <message>
        <source>You first</source>
        <translation>Sie beginnen</translation>
    </message>
    <message>
        <source>You second</source>
        <translation>Sie ziehen als Zweiter</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Ihre Rolle</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Grundy values, their nim-sum in binary, and the winning moves</source>
        <translation>Grundy-Werte, ihre Nim-Summe im Dualsystem und die Gewinnzüge</translation>
    </message>
    <message>
        <source>Grundy values and nim-sum</source>
        <translation>Grundy-Werte und Nim-Summe</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Such as ellie(3x4), nim(5), grundy(7), kayles(9), dawson(6) for Dawson&apos;s Kayles, .007(12) with the code of an octal game, or a number for a nim heap</source>
        <translation>Etwa ellie(3x4), nim(5), grundy(7), kayles(9), dawson(6) für Dawsons Kayles, .007(12) mit dem Code eines oktalen Spiels, oder eine Zahl für einen Nim-Haufen</translation>
    </message>
    <message>
        <source>The winning moves are not known.</source>
        <translation>Die Gewinnzüge sind nicht bekannt.</translation>
    </message>
    <message>
        <source>The nim-sum is 0: every move loses against best play.</source>
        <translation>Die Nim-Summe ist 0: Jeder Zug verliert gegen bestes Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves make the nim-sum 0 and win: {moves}.</source>
        <comment>%n move makes the nim-sum 0 and wins: {moves}.</comment>
        <translation>
            <numerusform>%n Zug macht die Nim-Summe 0 und gewinnt: {moves}.</numerusform>
            <numerusform>%n Züge machen die Nim-Summe 0 und gewinnen: {moves}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program played {move}.</source>
        <translation>Das Programm hat {move} gespielt.</translation>
    </message>
    <message>
        <source>No move is left: you have lost.</source>
        <translation>Kein Zug ist mehr da: Sie haben verloren.</translation>
    </message>
    <message>
        <source>No move is left for the program: you have won.</source>
        <translation>Das Programm hat keinen Zug mehr: Sie haben gewonnen.</translation>
    </message>
    <message>
        <source>Your move, in any of the games.</source>
        <translation>Sie sind am Zug, in einem beliebigen der Spiele.</translation>
    </message>
    <message>
        <source>The program is thinking …</source>
        <translation>Das Programm denkt nach …</translation>
    </message>
    <message>
        <source>Remoteness: the moves left if the winner hurries and the loser delays</source>
        <translation>Entfernung: die Züge bis zum Ende, wenn der Gewinner eilt und der Verlierer verzögert</translation>
    </message>
    <message>
        <source>{side} wins at once: three in a row. Such a position is not equivalent to a nim heap.</source>
        <translation>{side} gewinnt sofort: drei in einer Reihe. Eine solche Stellung ist keinem Nim-Haufen gleichwertig.</translation>
    </message>
    <message>
        <source>Not all Grundy values are known.</source>
        <translation>Nicht alle Grundy-Werte sind bekannt.</translation>
    </message>
    <message>
        <source>No parts are left.</source>
        <translation>Es sind keine Teile übrig.</translation>
    </message>
    <message>
        <source>{side} wins with best play: the nim-sum is not 0.</source>
        <translation>{side} gewinnt bei bestem Spiel: Die Nim-Summe ist nicht 0.</translation>
    </message>
    <message>
        <source>{side} wins with best play: the nim-sum is 0.</source>
        <translation>{side} gewinnt bei bestem Spiel: Die Nim-Summe ist 0.</translation>
    </message>
    <message>
        <source>Remoteness {count}.</source>
        <translation>Entfernung {count}.</translation>
    </message>
    <message>
        <source>nim-sum {value}</source>
        <translation>Nim-Summe {value}</translation>
    </message>
    <message>
        <source>Alpha-beta on random trees</source>
        <translation>Alpha-Beta auf Zufallsbäumen</translation>
    </message>
    <message>
        <source>mex</source>
        <translation>mex</translation>
    </message>
    <message>
        <source>nim-sum</source>
        <translation>Nim-Summe</translation>
    </message>
    <message>
        <source>value of a sum</source>
        <translation>Wert einer Summe</translation>
    </message>
    <message>
        <source>winning move in nim</source>
        <translation>Gewinnzug in Nim</translation>
    </message>
    <message>
        <source>ELLIE on two rows</source>
        <translation>ELLIE auf zwei Zeilen</translation>
    </message>
    <message>
        <source>mex{{{numbers}}}</source>
        <translation>mex{{{numbers}}}</translation>
    </message>
    <message>
        <source>0 is not among them, and there is no smaller number: the mex is 0.</source>
        <translation>0 ist nicht darunter, und eine kleinere Zahl gibt es nicht: Der mex ist 0.</translation>
    </message>
    <message>
        <source>0 is among them, 1 is not: the mex is 1.</source>
        <translation>0 ist darunter, 1 nicht: Der mex ist 1.</translation>
    </message>
    <message>
        <source>0 to {last} are all among them, {mex} is not: the mex is {mex}.</source>
        <translation>0 bis {last} sind alle darunter, {mex} nicht: Der mex ist {mex}.</translation>
    </message>
    <message>
        <source>{added}; the columns give {digits}, which is {total}.</source>
        <translation>{added}; die Spalten ergeben {digits}, das ist {total}.</translation>
    </message>
    <message>
        <source>On two rows only the number of squares on either side counts. What is left here worth?</source>
        <translation>Auf zwei Zeilen zählt nur, wie viele Felder auf jeder Seite bleiben. Was ist der Rest hier wert?</translation>
    </message>
    <message>
        <source>It leaves {left} and {right} squares: G({left}) ⊕ G({right}) = {a} ⊕ {b} = {value}.</source>
        <translation>Es bleiben {left} und {right} Felder: G({left}) ⊕ G({right}) = {a} ⊕ {b} = {value}.</translation>
    </message>
    <message>
        <source>The options of a position have the values {numbers}. What is the position worth together with a nim heap of {heap}?</source>
        <translation>Die Optionen einer Stellung haben die Werte {numbers}. Was ist die Stellung zusammen mit einem Nim-Haufen von {heap} wert?</translation>
    </message>
    <message>
        <source>Nim with heaps of {heaps}: how many counters are left in the heap of {heap} after a winning move there?</source>
        <translation>Nim mit Haufen von {heaps}: Wie viele Steine bleiben vom Haufen von {heap} nach einem Gewinnzug dort?</translation>
    </message>
    <message>
        <source>The heap must become the nim-sum of the others, so that all together have the nim-sum 0.</source>
        <translation>Der Haufen muss zur Nim-Summe der anderen werden, damit alle zusammen die Nim-Summe 0 haben.</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… und {n} weitere</translation>
    </message>
    <message>
        <source>Kayles</source>
        <translation>Kayles</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles</source>
        <translation>Dawsons Kayles</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>How often each value occurs</source>
        <translation>Wie oft jeder Wert vorkommt</translation>
    </message>
    <message numerus="yes">
        <source>%n squares from {square}</source>
        <comment>%n square from {square}</comment>
        <translation>
            <numerusform>%n Feld ab {square}</numerusform>
            <numerusform>%n Felder ab {square}</numerusform>
        </translation>
    </message>
    <message>
        <source>cells {first} to {last}</source>
        <translation>Zellen {first} bis {last}</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <translation>Zelle {number}</translation>
    </message>
    <message>
        <source>heap {k} of {size}</source>
        <translation>Haufen {k} mit {size}</translation>
    </message>
    <message>
        <source>two heaps</source>
        <translation>zwei Haufen</translation>
    </message>
    <message>
        <source>{position}, Grundy value {value}</source>
        <translation>{position}, Grundy-Wert {value}</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Die Spiele</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>Source documents</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Going further</source>
        <translation>Weiterführend</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Shows the pages with these words; Enter goes to the next match</source>
        <translation>Zeigt die Seiten mit diesen Wörtern; Enter geht zur nächsten Stelle</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>{page} – Help</source>
        <translation>{page} – Hilfe</translation>
    </message>
    <message>
        <source>Preparing the solver.</source>
        <translation>Der Löser wird vorbereitet.</translation>
    </message>
    <message>
        <source>Preparing the solver (once per installation).</source>
        <translation>Bereitet den Löser vor (nur einmal).</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Was bekannt ist</translation>
    </message>
    <message numerus="yes">
        <source>%n take-backs</source>
        <comment>%n take-back</comment>
        <translation>
            <numerusform>%n Rücknahme</numerusform>
            <numerusform>%n Rücknahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>{outcome} with best play</source>
        <translation>{outcome} bei bestem Spiel</translation>
    </message>
    <message>
        <source>The winner is not known yet</source>
        <translation>Wer gewinnt, ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Table hits</source>
        <translation>Tabellentreffer</translation>
    </message>
    <message>
        <source>Cutoffs (alpha hatched, beta solid)</source>
        <translation>Schnitte (Alpha schraffiert, Beta voll)</translation>
    </message>
    <message>
        <source>{amounts}, stopped</source>
        <translation>{amounts}, abgebrochen</translation>
    </message>
    <message>
        <source>{what}, logarithmic scale</source>
        <translation>{what}, logarithmische Skala</translation>
    </message>
    <message>
        <source>Chart of the comparison</source>
        <translation>Diagramm des Vergleichs</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message numerus="yes">
        <source>{method} on {position}: %n nodes</source>
        <comment>{method} on {position}: %n node</comment>
        <translation>
            <numerusform>{method} auf {position}: %n Knoten</numerusform>
            <numerusform>{method} auf {position}: %n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>{position} methods</source>
        <translation>{position} Verfahren</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Choose a preset…</source>
        <translation>Vorlage wählen …</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add the board</source>
        <translation>Brett hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Positions to compare</source>
        <translation>Zu vergleichende Stellungen</translation>
    </message>
    <message>
        <source>{numbers} of {method}</source>
        <translation>{numbers} von {method}</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>bis zum Ende</translation>
    </message>
    <message>
        <source>Plies to search; deeper positions are estimated</source>
        <translation>Zu durchsuchende Halbzüge; darunter werden Stellungen geschätzt</translation>
    </message>
    <message>
        <source>Count nodes without a value</source>
        <translation>Knoten ohne Wert zählen</translation>
    </message>
    <message>
        <source>e-Valuate: counts the whole tree, as the paper does, even where only divisions by zero are left</source>
        <translation>e-Valuate: zählt den ganzen Baum, wie der Artikel, auch wo nur Divisionen durch null übrig sind</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Each run at most</source>
        <translation>Jeder Lauf höchstens</translation>
    </message>
    <message>
        <source>There is nothing to compare: at least one position and one method are needed.</source>
        <translation>Es gibt nichts zu vergleichen: Nötig sind mindestens eine Stellung und ein Verfahren.</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>exact values agree</source>
        <translation>exakte Werte stimmen überein</translation>
    </message>
    <message>
        <source>exact values disagree</source>
        <translation>exakte Werte weichen ab</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>What the method found; ≈ if it is not exact</source>
        <translation>Was das Verfahren fand; ≈ wo es nicht exakt ist</translation>
    </message>
    <message>
        <source>Pruned</source>
        <translation>Abgeschnitten</translation>
    </message>
    <message>
        <source>Nodes of the whole tree that were never visited</source>
        <translation>Knoten des ganzen Baums, die nie besucht wurden</translation>
    </message>
    <message>
        <source>In the paper</source>
        <translation>Im Artikel</translation>
    </message>
    <message>
        <source>The number in Table 1 of the e-Valuate paper, and what makes the two agree</source>
        <translation>Die Zahl in Tabelle 1 des e-Valuate-Artikels und womit beide übereinstimmen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Finished or estimated positions</source>
        <translation>Beendete oder geschätzte Stellungen</translation>
    </message>
    <message>
        <source>Minimal tree</source>
        <translation>Minimaler Baum</translation>
    </message>
    <message>
        <source>The fewest leaves alpha-beta visits without a table, with the best move order</source>
        <translation>Die wenigsten Blätter, die Alpha-Beta ohne Tabelle bei bester Zugreihenfolge besucht</translation>
    </message>
    <message>
        <source>In memory</source>
        <translation>Im Speicher</translation>
    </message>
    <message>
        <source>Most nodes open at once, and positions in the table at the end</source>
        <translation>Die meisten zugleich offenen Knoten und die Stellungen in der Tabelle am Ende</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Alpha cutoffs, at nodes of MIN</source>
        <translation>Alpha-Schnitte, an Knoten von MIN</translation>
    </message>
    <message>
        <source>Beta</source>
        <translation>Beta</translation>
    </message>
    <message>
        <source>Beta cutoffs, at nodes of MAX</source>
        <translation>Beta-Schnitte, an Knoten von MAX</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>How many times as long the first method took on this position</source>
        <translation>Wievielmal so lange das erste Verfahren für diese Stellung brauchte</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Agrees</source>
        <translation>Stimmt überein</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>page</comment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Table or chart</source>
        <translation>Tabelle oder Diagramm</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Earlier comparisons</source>
        <translation>Frühere Vergleiche</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufen</translation>
    </message>
    <message>
        <source>Compare these</source>
        <translation>Diese vergleichen</translation>
    </message>
    <message>
        <source>Choose positions and methods on the left; a preset sets up both.</source>
        <translation>Stellungen und Verfahren wählt man links; eine Vorlage richtet beides ein.</translation>
    </message>
    <message>
        <source>Nothing compared yet</source>
        <translation>Noch nichts verglichen</translation>
    </message>
    <message>
        <source>{summary} Cancelled.</source>
        <translation>{summary} Abgebrochen.</translation>
    </message>
    <message>
        <source>{summary} Some runs reached their limit.</source>
        <translation>{summary} Einige Läufe stießen an ihre Grenze.</translation>
    </message>
    <message>
        <source>None saved yet</source>
        <translation>Noch keiner gespeichert</translation>
    </message>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>The lecture&apos;s first example: values back up level by level.</source>
        <translation>Das erste Beispiel der Vorlesung: Werte steigen Ebene für Ebene auf.</translation>
    </message>
    <message>
        <source>(2,2) averages</source>
        <translation>(2,2)-Mittel</translation>
    </message>
    <message>
        <source>The mean of the two largest and of the two smallest children, below the root.</source>
        <translation>Das Mittel der zwei größten und der zwei kleinsten Kinder, unterhalb der Wurzel.</translation>
    </message>
    <message>
        <source>Various depth</source>
        <translation>Veränderliche Tiefe</translation>
    </message>
    <message>
        <source>Searched below depth 2 only where values jump; the static values are ours, the slide gives none.</source>
        <translation>Unter Tiefe 2 nur, wo die Werte springen; die statischen Werte sind von uns, die Folie nennt keine.</translation>
    </message>
    <message>
        <source>Negamax</source>
        <translation>Negamax</translation>
    </message>
    <message>
        <source>The same tree with every value as seen by the player to move.</source>
        <translation>Derselbe Baum, jeder Wert aus Sicht des Spielers am Zug.</translation>
    </message>
    <message>
        <source>Alpha-beta</source>
        <translation>Alpha-Beta</translation>
    </message>
    <message>
        <source>A reconstruction; 99 stands for a leaf the slide leaves unread. One cutoff needs the whole path.</source>
        <translation>Eine Rekonstruktion; 99 steht für ein Blatt, das die Folie ungelesen lässt. Ein Schnitt braucht den ganzen Pfad.</translation>
    </message>
    <message>
        <source>A game with draws</source>
        <translation>Ein Spiel mit Remis</translation>
    </message>
    <message>
        <source>1 is a win, 0 a draw, -1 a loss: MAX cannot win but need not lose.</source>
        <translation>1 ist ein Sieg, 0 unentschieden, −1 eine Niederlage: MAX kann nicht gewinnen, muss aber nicht verlieren.</translation>
    </message>
    <message>
        <source>Random trees</source>
        <translation>Zufällige Bäume</translation>
    </message>
    <message>
        <source>Adds random trees to the assignment; on paper, with the solutions</source>
        <translation>Nimmt Zufallsbäume ins Übungsblatt auf; auf Papier mit den Lösungen</translation>
    </message>
    <message>
        <source>stopped</source>
        <comment>run</comment>
        <translation>abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>%n runs. Exact values disagree: ✗.</source>
        <comment>%n run. Exact values disagree: ✗.</comment>
        <translation>
            <numerusform>%n Lauf. Exakte Werte weichen ab: ✗.</numerusform>
            <numerusform>%n Läufe. Exakte Werte weichen ab: ✗.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs. All exact values agree.</source>
        <comment>%n run. All exact values agree.</comment>
        <translation>
            <numerusform>%n Lauf. Alle exakten Werte stimmen überein.</numerusform>
            <numerusform>%n Läufe. Alle exakten Werte stimmen überein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs.</source>
        <comment>%n run.</comment>
        <translation>
            <numerusform>%n Lauf.</numerusform>
            <numerusform>%n Läufe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Table 1 of the paper</source>
        <translation>Tabelle 1 des Artikels</translation>
    </message>
    <message>
        <source>2 × 3 … 4 × 4 boards</source>
        <translation>Bretter 2 × 3 … 4 × 4</translation>
    </message>
    <message>
        <source>A position of every game</source>
        <translation>Eine Stellung jedes Spiels</translation>
    </message>
    <message>
        <source>Section 3.1 of the paper</source>
        <translation>Abschnitt 3.1 des Artikels</translation>
    </message>
    <message>
        <source>A position is missing, such as {example}.</source>
        <translation>Eine Stellung fehlt, etwa {example}.</translation>
    </message>
    <message>
        <source>MAX first</source>
        <translation>MAX zuerst</translation>
    </message>
    <message>
        <source>MIN first</source>
        <translation>MIN zuerst</translation>
    </message>
    <message>
        <source>Grundy value</source>
        <translation>Grundy-Wert</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>the second player wins, proved</source>
        <translation>wer als Zweiter zieht, gewinnt, bewiesen</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>nicht bewiesen</translation>
    </message>
    <message>
        <source>proved, MAX first/MIN first</source>
        <translation>bewiesen, MAX zuerst/MIN zuerst</translation>
    </message>
    <message>
        <source>k = {k}, n = {n}: {said}</source>
        <translation>k = {k}, n = {n}: {said}</translation>
    </message>
    <message>
        <source>Families of positions</source>
        <translation>Familien von Stellungen</translation>
    </message>
    <message>
        <source>A position with n, and optionally k, in place of numbers: 3xn, matching:path:n</source>
        <translation>Eine Stellung mit n, wahlweise auch k, anstelle von Zahlen: 3xn, matching:path:n</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Stops each value after this many seconds, with the bounds proved by then</source>
        <translation>Bricht jeden Wert nach so vielen Sekunden ab, mit den bis dahin bewiesenen Schranken</translation>
    </message>
    <message>
        <source>Seconds per value</source>
        <translation>Sekunden je Wert</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Form of the table</source>
        <translation>Form der Tabelle</translation>
    </message>
    <message>
        <source>Terms and periods</source>
        <translation>Glieder und Perioden</translation>
    </message>
    <message>
        <source>The proved values over n</source>
        <translation>Die bewiesenen Werte über n</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Glieder</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Terms or plot</source>
        <translation>Glieder oder Diagramm</translation>
    </message>
    <message>
        <source>Numbers for {letter}</source>
        <translation>Zahlen für {letter}</translation>
    </message>
    <message>
        <source>Such as 1-12</source>
        <translation>Etwa 1-12</translation>
    </message>
    <message>
        <source>Filling in {family}</source>
        <translation>{family} wird gefüllt</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message numerus="yes">
        <source>{exact} of %n values are proved.</source>
        <comment>{exact} of %n value is proved.</comment>
        <translation>
            <numerusform>{exact} von %n Wert ist bewiesen.</numerusform>
            <numerusform>{exact} von %n Werten sind bewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All values are proved. A period is what is observed in the table.</source>
        <translation>Alle Werte sind bewiesen. Eine Periode ist, was in der Tabelle beobachtet ist.</translation>
    </message>
    <message>
        <source>Who moves first</source>
        <translation>Wer zuerst zieht</translation>
    </message>
    <message>
        <source>A position as the command line takes it, such as {example}</source>
        <translation>Eine Stellung, wie die Befehlszeile sie nimmt, etwa {example}</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>{side} first</source>
        <translation>{side} zuerst</translation>
    </message>
    <message>
        <source>{side} moves first</source>
        <translation>{side} zieht zuerst</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>First</source>
        <comment>step</comment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>One step back (left arrow)</source>
        <translation>Einen Schritt zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Starts or stops playback (Space)</source>
        <translation>Startet das Abspielen oder hält es an (Leertaste)</translation>
    </message>
    <message>
        <source>One step forward (right arrow)</source>
        <translation>Einen Schritt weiter (Pfeil rechts)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Shows the whole tree (0)</source>
        <translation>Zeigt den ganzen Baum (0)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>deeper</source>
        <translation>tiefer</translation>
    </message>
    <message>
        <source>Game tree</source>
        <translation>Spielbaum</translation>
    </message>
    <message>
        <source>Wheel: zoom. Drag: move. Click a node: go to its step, or open it. Shift+arrows: walk. Ctrl+F: find.</source>
        <translation>Mausrad: Größe. Ziehen: verschieben. Klick auf einen Knoten: zu seinem Schritt, oder öffnen. Umschalt+Pfeile: gehen. Strg+F: suchen.</translation>
    </message>
    <message>
        <source>Find a node</source>
        <translation>Knoten suchen</translation>
    </message>
    <message>
        <source>A move, a position or a value; Enter: the next one</source>
        <translation>Ein Zug, eine Stellung oder ein Wert; Enter: der nächste</translation>
    </message>
    <message>
        <source>gets the minimax value</source>
        <translation>erreicht den Minimaxwert</translation>
    </message>
    <message>
        <source>wins (more than 0)</source>
        <translation>gewinnt (mehr als 0)</translation>
    </message>
    <message>
        <source>does not lose (at least 0)</source>
        <translation>verliert nicht (mindestens 0)</translation>
    </message>
    <message>
        <source>Parameters of the method</source>
        <translation>Parameter des Verfahrens</translation>
    </message>
    <message>
        <source>A second method, on the same tree, with the same slider</source>
        <translation>Ein zweites Verfahren, auf demselben Baum, mit demselben Regler</translation>
    </message>
    <message>
        <source>Also the variables into which MIN puts a value, those with small estimates first</source>
        <translation>Auch die Variablen, in die MIN einen Wert setzt, die mit kleinen Schätzungen zuerst</translation>
    </message>
    <message>
        <source>Order the variables too</source>
        <translation>Auch die Variablen ordnen</translation>
    </message>
    <message>
        <source>The order of the values is estimated anew for each number of free variables</source>
        <translation>Die Reihenfolge der Werte wird für jede Zahl freier Variablen neu geschätzt</translation>
    </message>
    <message>
        <source>An order for each height</source>
        <translation>Eine Reihenfolge für jede Höhe</translation>
    </message>
    <message>
        <source>Random fillings for each estimate, which is the largest of their values</source>
        <translation>Zufällige Belegungen für jede Schätzung, die der größte ihrer Werte ist</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Stichproben</translation>
    </message>
    <message>
        <source>Options of the estimates</source>
        <translation>Einstellungen der Schätzungen</translation>
    </message>
    <message>
        <source>Counts can be compared under equal conditions</source>
        <translation>Unter gleichen Bedingungen sind Zahlen vergleichbar</translation>
    </message>
    <message>
        <source>Move order</source>
        <translation>Reihenfolge der Züge</translation>
    </message>
    <message>
        <source>Reuses what was found about a position that occurs again</source>
        <translation>Verwendet wieder, was über eine wiederkehrende Stellung gefunden wurde</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>each method’s usual ones</source>
        <translation>die üblichen jedes Verfahrens</translation>
    </message>
    <message>
        <source>as set here</source>
        <translation>wie hier eingestellt</translation>
    </message>
    <message>
        <source>most promising first</source>
        <translation>die besten zuerst</translation>
    </message>
    <message>
        <source>the author’s</source>
        <translation>die des Autors</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>Count leaves every time</source>
        <translation>Blätter zählen jedes Mal</translation>
    </message>
    <message>
        <source>Off: a leaf that is searched again counts once</source>
        <translation>Aus: Ein nochmals durchsuchtes Blatt zählt einmal</translation>
    </message>
    <message>
        <source>What is watched</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Example trees</source>
        <translation>Beispielbäume</translation>
    </message>
    <message>
        <source>A tree of your own</source>
        <translation>Ein eigener Baum</translation>
    </message>
    <message>
        <source>The tree as nested lists</source>
        <translation>Der Baum als verschachtelte Listen</translation>
    </message>
    <message>
        <source>[[7, 3], [-5, 16/3]]; 3:[12, 8] has the static value 3; null is a leaf without a value</source>
        <translation>[[7, 3], [-5, 16/3]]; 3:[12, 8] hat den statischen Wert 3; null ist ein Blatt ohne Wert</translation>
    </message>
    <message>
        <source>Who moves at the root</source>
        <translation>Wer an der Wurzel zieht</translation>
    </message>
    <message>
        <source>Draw, or random tree</source>
        <translation>Zeichnen oder zufällig</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>no second method</source>
        <translation>kein zweites Verfahren</translation>
    </message>
    <message>
        <source>Both end together</source>
        <translation>Beide enden zugleich</translation>
    </message>
    <message>
        <source>Their steps advance in proportion; otherwise each takes one step at a time</source>
        <translation>Ihre Schritte gehen im Verhältnis; sonst geht jedes einen Schritt weiter</translation>
    </message>
    <message>
        <source>The tree with the value of every node: minimax values, or P and N with Grundy values</source>
        <translation>Der Baum mit dem Wert jedes Knotens: Minimaxwerte, oder P und N mit Grundy-Werten</translation>
    </message>
    <message>
        <source>no search, all values</source>
        <translation>keine Suche, alle Werte</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Add to the assignment</source>
        <translation>Ins Übungsblatt aufnehmen</translation>
    </message>
    <message>
        <source>Draws the position under each node, if the tree is drawn large enough</source>
        <translation>Zeichnet die Stellung unter jeden Knoten, wo der Baum groß genug ist</translation>
    </message>
    <message>
        <source>Payoffs of both players</source>
        <translation>Auszahlungen beider Spieler</translation>
    </message>
    <message>
        <source>Both searches use {method}: choose another second method.</source>
        <translation>Beide Suchen verwenden {method}: Wählen Sie ein anderes zweites Verfahren.</translation>
    </message>
    <message>
        <source>Under each leaf: what MAX (or First) gets, and what the opponent gets</source>
        <translation>Unter jedem Blatt: was MAX (oder FIRST) bekommt und was der andere bekommt</translation>
    </message>
    <message>
        <source>Strategy of</source>
        <translation>Strategie von</translation>
    </message>
    <message>
        <source>Marks a strategy in the tree: one move of its owner, every reply of the opponent</source>
        <translation>Markiert eine Strategie im Baum: je ein Zug ihres Besitzers, jede Antwort des Gegners</translation>
    </message>
    <message>
        <source>What the strategy achieves</source>
        <translation>Was die Strategie erreicht</translation>
    </message>
    <message>
        <source>What the strategy achieves, whatever the opponent does</source>
        <translation>Was die Strategie erreicht, was auch immer der Gegner tut</translation>
    </message>
    <message>
        <source>Conditions and depth</source>
        <translation>Bedingungen und Tiefe</translation>
    </message>
    <message>
        <source>{nodes}, {leaves}: {conditions}</source>
        <translation>{nodes}, {leaves}: {conditions}</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleich mit</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>Mex and nim-sum</source>
        <translation>Mex und Nim-Summe</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>{kind}: level {level}, {right} of {asked} right</source>
        <translation>{kind}: Stufe {level}, {right} von {asked} richtig</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>There is nothing to ask about this search: try alpha-beta on a tree.</source>
        <translation>Über diese Suche gibt es nichts zu fragen: Nehmen Sie Alpha-Beta auf einem Baum.</translation>
    </message>
    <message>
        <source>Questions about this search</source>
        <translation>Fragen zu dieser Suche</translation>
    </message>
    <message>
        <source>Right. {why}</source>
        <translation>Richtig. {why}</translation>
    </message>
    <message>
        <source>The answer is {answer}. {why}</source>
        <translation>Die Antwort ist {answer}. {why}</translation>
    </message>
    <message>
        <source>No: the answer is {answer}. {why}</source>
        <translation>Nein: Die Antwort ist {answer}. {why}</translation>
    </message>
    <message>
        <source>{right} of {tried} right</source>
        <translation>{right} von {tried} richtig</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>Value {value}, not exact</source>
        <translation>Wert {value}, nicht exakt</translation>
    </message>
    <message>
        <source>{method}: {nodes}, {leaves}, {cutoffs}; {conditions}</source>
        <translation>{method}: {nodes}, {leaves}, {cutoffs}; {conditions}</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes</source>
        <comment>%n node</comment>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n leaves</source>
        <comment>%n leaf</comment>
        <translation>
            <numerusform>%n Blatt</numerusform>
            <numerusform>%n Blätter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cutoffs</source>
        <comment>%n cutoff</comment>
        <translation>
            <numerusform>%n Schnitt</numerusform>
            <numerusform>%n Schnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of date: press Watch to draw the current choice.</source>
        <translation>Veraltet: „Zusehen“ zeichnet die jetzige Wahl.</translation>
    </message>
    <message>
        <source>cutoffs: alpha {alpha}, beta {beta}, table {hits}</source>
        <translation>Schnitte: Alpha {alpha}, Beta {beta}, Tabelle {hits}</translation>
    </message>
    <message>
        <source>cutoffs: alpha {alpha}, beta {beta}</source>
        <translation>Schnitte: Alpha {alpha}, Beta {beta}</translation>
    </message>
    <message numerus="yes">
        <source>In memory at once: a path of %n nodes.</source>
        <comment>In memory at once: a path of %n node.</comment>
        <translation>
            <numerusform>Zugleich im Speicher: ein Pfad aus %n Knoten.</numerusform>
            <numerusform>Zugleich im Speicher: ein Pfad aus %n Knoten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Alpha-beta without a table visits at least {least} of {all} leaves.</source>
        <translation>Alpha-Beta ohne Tabelle besucht mindestens {least} von {all} Blättern.</translation>
    </message>
    <message>
        <source>No strategy marked</source>
        <translation>Keine Strategie markiert</translation>
    </message>
    <message>
        <source>Strategy of {side}</source>
        <translation>Strategie von {side}</translation>
    </message>
    <message>
        <source>{side} has no such strategy: the opponent can always prevent it.</source>
        <translation>{side} hat keine solche Strategie: Der Gegner kann es immer verhindern.</translation>
    </message>
    <message numerus="yes">
        <source>A strategy of {side}: %n nodes, one move of {side}, every reply of {other}.</source>
        <comment>A strategy of {side}: %n node, one move of {side}, every reply of {other}.</comment>
        <translation>
            <numerusform>Eine Strategie von {side}: %n Knoten, je ein Zug von {side}, jede Antwort von {other}.</numerusform>
            <numerusform>Eine Strategie von {side}: %n Knoten, je ein Zug von {side}, jede Antwort von {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{node}: the search never got here.</source>
        <translation>{node}: Die Suche kam nie hierher.</translation>
    </message>
    <message>
        <source>exercises</source>
        <translation>Übungen</translation>
    </message>
    <message numerus="yes">
        <source>{step} of %n steps</source>
        <comment>{step} of %n step</comment>
        <translation>
            <numerusform>{step} von %n Schritt</numerusform>
            <numerusform>{step} von %n Schritten</numerusform>
        </translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>Node {number}</source>
        <translation>Knoten {number}</translation>
    </message>
    <message>
        <source>After {moves}</source>
        <translation>Nach {moves}</translation>
    </message>
    <message>
        <source>This search is too large to draw (at most {most} nodes): choose a smaller position or limit the depth.</source>
        <translation>Diese Suche ist zu groß zum Zeichnen (höchstens {most} Knoten): eine kleinere Stellung wählen oder die Tiefe begrenzen.</translation>
    </message>
    <message>
        <source>This game is too large to search for a strategy; choose a smaller position.</source>
        <translation>Dieses Spiel ist zu groß, um eine Strategie zu suchen; eine kleinere Stellung wählen.</translation>
    </message>
    <message>
        <source>{method} does not find the minimax value, and so no strategy for it; choose minimax.</source>
        <translation>{method} findet nicht den Minimaxwert, also auch keine Strategie dafür; Minimax wählen.</translation>
    </message>
    <message>
        <source>the game is over here.</source>
        <translation>die Partie ist hier zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n steps of {method}.</source>
        <comment>%n step of {method}.</comment>
        <translation>
            <numerusform>%n Schritt von {method}.</numerusform>
            <numerusform>%n Schritte von {method}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{position}: {count} on {levels}. Click a node to open or close it.</source>
        <translation>{position}: {count} auf {levels}. Ein Klick öffnet oder schließt einen Knoten.</translation>
    </message>
    <message>
        <source>No whole number lies between, so the answer is only yes or no.</source>
        <translation>Dazwischen liegt keine ganze Zahl, also ist die Antwort nur ja oder nein.</translation>
    </message>
    <message>
        <source>{side} to move{window}.</source>
        <translation>{side} am Zug{window}.</translation>
    </message>
    <message>
        <source>no value, the branch is invalid.</source>
        <translation>kein Wert, der Zweig ist ungültig.</translation>
    </message>
    <message>
        <source>estimated {value}.</source>
        <translation>geschätzt auf {value}.</translation>
    </message>
    <message>
        <source>worth {value}.</source>
        <translation>ist {value} wert.</translation>
    </message>
    <message>
        <source>{side} has a better child, {value} so far{window}.</source>
        <translation>{side} hat ein besseres Kind, bisher {value}{window}.</translation>
    </message>
    <message>
        <source>the mean of {values} is {mean}.</source>
        <translation>das Mittel von {values} ist {mean}.</translation>
    </message>
    <message numerus="yes">
        <source>{kind} cutoff, the question is answered; %n children are not searched.</source>
        <comment>{kind} cutoff, the question is answered; %n child is not searched.</comment>
        <translation>
            <numerusform>{kind}-Schnitt, die Frage ist beantwortet; %n Kind wird nicht durchsucht.</numerusform>
            <numerusform>{kind}-Schnitt, die Frage ist beantwortet; %n Kinder werden nicht durchsucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beta cutoff, MIN above already has an option worth no more; %n children are not searched.</source>
        <comment>beta cutoff, MIN above already has an option worth no more; %n child is not searched.</comment>
        <translation>
            <numerusform>Beta-Schnitt, MIN darüber hat schon eine Wahl, die nicht mehr wert ist; %n Kind wird nicht durchsucht.</numerusform>
            <numerusform>Beta-Schnitt, MIN darüber hat schon eine Wahl, die nicht mehr wert ist; %n Kinder werden nicht durchsucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>alpha cutoff, MAX above already has an option worth no less; %n children are not searched.</source>
        <comment>alpha cutoff, MAX above already has an option worth no less; %n child is not searched.</comment>
        <translation>
            <numerusform>Alpha-Schnitt, MAX darüber hat schon eine Wahl, die nicht weniger wert ist; %n Kind wird nicht durchsucht.</numerusform>
            <numerusform>Alpha-Schnitt, MAX darüber hat schon eine Wahl, die nicht weniger wert ist; %n Kinder werden nicht durchsucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n children look marginal and are left out.</source>
        <comment>%n child looks marginal and is left out.</comment>
        <translation>
            <numerusform>%n Kind erscheint unwesentlich und entfällt.</numerusform>
            <numerusform>%n Kinder erscheinen unwesentlich und entfallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>not stationary, searched deeper.</source>
        <translation>nicht stationär, tiefer durchsucht.</translation>
    </message>
    <message>
        <source>found in the table, {value}.</source>
        <translation>aus der Tabelle bekannt, {value}.</translation>
    </message>
    <message>
        <source>returns no value, every branch is invalid.</source>
        <translation>ohne Wert zurück, jeder Zweig ist ungültig.</translation>
    </message>
    <message>
        <source>returns {value}, as seen by the player to move.</source>
        <translation>liefert {value}, aus Sicht des Spielers am Zug.</translation>
    </message>
    <message>
        <source>returns {value}.</source>
        <translation>liefert {value}.</translation>
    </message>
    <message>
        <source>{known}; question: {what}</source>
        <translation>{known}; Frage: {what}</translation>
    </message>
    <message>
        <source>searched from here, {what}.</source>
        <translation>von hier aus gesucht, {what}.</translation>
    </message>
    <message>
        <source>{method} has found {value}, exact.</source>
        <translation>{method} hat {value} gefunden, exakt.</translation>
    </message>
    <message>
        <source>{method} has found {value}, which need not be the minimax value.</source>
        <translation>{method} hat {value} gefunden, nicht sicher den Minimaxwert.</translation>
    </message>
    <message>
        <source>searched from here again, {what}.</source>
        <translation>von hier noch einmal durchsucht, {what}.</translation>
    </message>
    <message>
        <source>{side} to move, null window {window}.</source>
        <translation>{side} am Zug, Nullfenster {window}.</translation>
    </message>
    <message>
        <source>the value is at least {low} and at most {high}</source>
        <translation>der Wert ist mindestens {low} und höchstens {high}</translation>
    </message>
    <message>
        <source>the value is at least {low}</source>
        <translation>der Wert ist mindestens {low}</translation>
    </message>
    <message>
        <source>the value is at most {high}</source>
        <translation>der Wert ist höchstens {high}</translation>
    </message>
    <message>
        <source>nothing is known yet</source>
        <translation>noch ist nichts bekannt</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Vor dem Ende abgebrochen.</translation>
    </message>
    <message>
        <source>Your next opponent: {player}.</source>
        <translation>Nächster Gegner: {player}.</translation>
    </message>
    <message>
        <source>Wrote {name}.</source>
        <translation>{name} geschrieben.</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>Back to your game (Esc)</source>
        <translation>Zurück zu Ihrer Partie (Esc)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>%n move</comment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles in a collection</source>
        <translation>Aufgaben in einer Sammlung</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Was aufgelistet ist</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Write a strategy of one side and test it: a reply that beats it becomes a task.</source>
        <translation>Schreiben Sie eine Strategie einer Seite und prüfen Sie sie: Eine Antwort, die sie schlägt, wird zur Aufgabe.</translation>
    </message>
    <message>
        <source>There is no puzzle in it yet.</source>
        <translation>Darin ist noch keine Aufgabe.</translation>
    </message>
    <message>
        <source>The moves of the game on the board</source>
        <translation>Die Züge der Partie auf dem Brett</translation>
    </message>
    <message>
        <source>Replies that beat a strategy</source>
        <translation>Antworten, die eine Strategie schlagen</translation>
    </message>
    <message>
        <source>No mistakes are known. Reviews find them: in the game on the board, or in many games at once.</source>
        <translation>Es sind keine Fehler bekannt. Rückblicke finden sie: in der Partie auf dem Brett oder in vielen Partien zugleich.</translation>
    </message>
    <message>
        <source>puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Moves that keep the value</source>
        <translation>Züge, die den Wert halten</translation>
    </message>
    <message>
        <source>The board of the game</source>
        <translation>Das Brett der Partie</translation>
    </message>
    <message>
        <source>Either player</source>
        <translation>Ein beliebiger Spieler</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Aufgabe des Tages</translation>
    </message>
    <message>
        <source>Make a collection</source>
        <translation>Sammlung anlegen</translation>
    </message>
    <message>
        <source>Find another</source>
        <translation>Noch eine suchen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>No such puzzle was found; try another level.</source>
        <translation>Keine solche Aufgabe gefunden; eine andere Stufe wählen.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n different puzzles were found; try another level for more.</source>
        <comment>Only %n puzzle was found; try another level for more.</comment>
        <translation>
            <numerusform>Nur %n Aufgabe wurde gefunden; eine andere Stufe gibt mehr.</numerusform>
            <numerusform>Nur %n verschiedene Aufgaben wurden gefunden; eine andere Stufe gibt mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Right: {move} is the only move that keeps the value.</source>
        <translation>Richtig: {move} ist der einzige Zug, der den Wert hält.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>It could not be decided in time whether {move} keeps the value.</source>
        <translation>Ob {move} den Wert hält, ließ sich nicht rechtzeitig entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>{move} keeps the value; so would %n others.</source>
        <comment>{move} keeps the value; so would %n other.</comment>
        <translation>
            <numerusform>{move} hält den Wert; auch %n anderer täte es.</numerusform>
            <numerusform>{move} hält den Wert; auch %n andere täten es.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} keeps the value; so would {others}.</source>
        <translation>{move} hält den Wert; ebenso {others}.</translation>
    </message>
    <message>
        <source>Try my mistakes again</source>
        <translation>Meine Fehler noch einmal</translation>
    </message>
    <message numerus="yes">
        <source>Try my %n mistakes again</source>
        <comment>Try my mistake again</comment>
        <translation>
            <numerusform>Meinen Fehler noch einmal</numerusform>
            <numerusform>Meine %n Fehler noch einmal</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>Später noch einmal fragen</translation>
    </message>
    <message>
        <source>The solution was not found in time.</source>
        <translation>Die Lösung wurde nicht rechtzeitig gefunden.</translation>
    </message>
    <message>
        <source>{move} keeps the value.</source>
        <translation>{move} hält den Wert.</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n found on the first try.</source>
        <comment>{right} of %n found on the first try.</comment>
        <translation>
            <numerusform>{right} von %n beim ersten Versuch gefunden.</numerusform>
            <numerusform>{right} von %n beim ersten Versuch gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{turn}. Only one move wins.</source>
        <translation>{turn}. Nur ein Zug gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>{turn}. %n moves win: find one.</source>
        <comment>{turn}. %n move wins.</comment>
        <translation>
            <numerusform>{turn}. %n Zug gewinnt.</numerusform>
            <numerusform>{turn}. %n Züge gewinnen: Finden Sie einen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{turn}. Only one move keeps {value}.</source>
        <translation>{turn}. Nur ein Zug hält {value}.</translation>
    </message>
    <message numerus="yes">
        <source>{turn}. %n moves keep {value}: find one.</source>
        <comment>{turn}. %n move keeps {value}.</comment>
        <translation>
            <numerusform>{turn}. %n Zug hält {value}.</numerusform>
            <numerusform>{turn}. %n Züge halten {value}: Finden Sie einen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is the only move that keeps the value.</source>
        <translation>{move} ist der einzige Zug, der den Wert hält.</translation>
    </message>
    <message>
        <source>Every puzzle in {name} has been answered.</source>
        <translation>Jede Aufgabe von {name} ist beantwortet.</translation>
    </message>
    <message>
        <source>{board}, {depth} moves</source>
        <translation>{board}, {depth} Züge</translation>
    </message>
    <message>
        <source>{number} of {total}: {task}</source>
        <translation>{number} von {total}: {task}</translation>
    </message>
    <message>
        <source>Puzzle: {task}</source>
        <translation>Aufgabe: {task}</translation>
    </message>
    <message>
        <source>Another move keeps the value.</source>
        <translation>Ein anderer Zug hält den Wert.</translation>
    </message>
    <message>
        <source>Another reply beats it.</source>
        <translation>Eine andere Antwort schlägt sie.</translation>
    </message>
    <message>
        <source>Another hint</source>
        <translation>Noch ein Tipp</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Tipp</translation>
    </message>
    <message>
        <source>The worst game with this strategy.</source>
        <translation>Die schlechteste Partie mit dieser Strategie.</translation>
    </message>
    <message>
        <source>Right: {move} keeps the value.</source>
        <translation>Richtig: {move} hält den Wert.</translation>
    </message>
    <message>
        <source>In a row: {streak}.</source>
        <translation>In Folge: {streak}.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves cost {cost}</source>
        <comment>%n move costs {cost}</comment>
        <translation>
            <numerusform>%n Zug kostet {cost}</numerusform>
            <numerusform>%n Züge kosten {cost}</numerusform>
        </translation>
    </message>
    <message>
        <source>Optimal play.</source>
        <translation>Bestes Spiel.</translation>
    </message>
    <message>
        <source>Move {ply}, {side}: {move}, {before} became {after}</source>
        <translation>Zug {ply}, {side}: {move}, aus {before} wurde {after}</translation>
    </message>
    <message>
        <source>Move {ply}</source>
        <translation>Zug {ply}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Better: {better}.</source>
        <translation>Besser: {better}.</translation>
    </message>
    <message>
        <source>{before} became {after}</source>
        <translation>aus {before} wurde {after}</translation>
    </message>
    <message>
        <source>keeps {value}</source>
        <translation>hält {value}</translation>
    </message>
    <message>
        <source>the win went to {side}</source>
        <translation>der Sieg ging an {side}</translation>
    </message>
    <message>
        <source>keeps the win</source>
        <translation>hält den Sieg</translation>
    </message>
    <message>
        <source>not punished by the reply</source>
        <translation>von der Antwort nicht bestraft</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>not found in time</source>
        <translation>nicht rechtzeitig gefunden</translation>
    </message>
    <message>
        <source>Shows the better move on the board, and the best line from there</source>
        <translation>Zeigt den besseren Zug auf dem Brett und die beste Variante von dort</translation>
    </message>
    <message>
        <source>Guaranteed count after each move</source>
        <translation>Gesicherte Anzahl nach jedem Zug</translation>
    </message>
    <message>
        <source>Whose mistakes</source>
        <translation>Wessen Fehler</translation>
    </message>
    <message>
        <source>The better lines are in the game as variations.</source>
        <translation>Die besseren Zugfolgen stehen als Varianten in der Partie.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Voriger</translation>
    </message>
    <message>
        <source>Write an assignment</source>
        <translation>Übungsblatt schreiben</translation>
    </message>
    <message>
        <source>Your answer in words</source>
        <translation>Ihre Antwort in Worten</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n questions are answered.</source>
        <comment>{done} of %n question is answered.</comment>
        <translation>
            <numerusform>{done} von %n Frage ist beantwortet.</numerusform>
            <numerusform>{done} von %n Fragen sind beantwortet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>%n point</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>No. Try again, or show the answer.</source>
        <translation>Nein. Versuchen Sie es noch einmal, oder lassen Sie sich die Antwort zeigen.</translation>
    </message>
    <message>
        <source>No: another answer is right.</source>
        <translation>Nein: Eine andere Antwort ist richtig.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <translation>Ihre Antwort: {answer}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>{board}. {first} {player}, {second} {opponent}.</source>
        <translation>{board}. {first} {player}, {second} {opponent}.</translation>
    </message>
    <message>
        <source>Reviewing the game</source>
        <translation>Rückblick auf die Partie</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n positions, from the end</source>
        <comment>{done} of %n position, from the end</comment>
        <translation>
            <numerusform>{done} von %n Stellung, vom Ende her</numerusform>
            <numerusform>{done} von %n Stellungen, vom Ende her</numerusform>
        </translation>
    </message>
    <message>
        <source>Decided by move {ply}.</source>
        <translation>Entschieden durch Zug {ply}.</translation>
    </message>
    <message>
        <source>These games are already waiting for review.</source>
        <translation>Diese Partien warten schon auf ihren Rückblick.</translation>
    </message>
    <message numerus="yes">
        <source>%n games are reviewed in the background.</source>
        <comment>%n game is reviewed in the background.</comment>
        <translation>
            <numerusform>%n Partie wird im Hintergrund durchgesehen.</numerusform>
            <numerusform>%n Partien werden im Hintergrund durchgesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for games not yet reviewed …</source>
        <translation>Sucht Partien, die noch nicht durchgesehen sind …</translation>
    </message>
    <message>
        <source>All games are reviewed.</source>
        <translation>Alle Partien sind durchgesehen.</translation>
    </message>
    <message>
        <source>Reviews paused at game {number} of {total}</source>
        <translation>Rückblicke angehalten bei Partie {number} von {total}</translation>
    </message>
    <message>
        <source>Reviewing game {number} of {total}</source>
        <translation>Rückblick auf Partie {number} von {total}</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n games reviewed</source>
        <comment>%n game reviewed</comment>
        <translation>
            <numerusform>%n Partie durchgesehen</numerusform>
            <numerusform>%n Partien durchgesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <comment>%n mistake</comment>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}: {mistakes} found.</source>
        <translation>{games}: {mistakes} gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n moves kept the value</source>
        <comment>{kept} of %n move kept the value</comment>
        <translation>
            <numerusform>{kept} von %n Zug hielt den Wert</numerusform>
            <numerusform>{kept} von %n Zügen hielten den Wert</numerusform>
        </translation>
    </message>
    <message>
        <source>{kept}, {count} not solved in time</source>
        <translation>{kept}, {count} nicht rechtzeitig gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes found</source>
        <comment>%n mistake found</comment>
        <translation>
            <numerusform>%n Fehler gefunden</numerusform>
            <numerusform>%n Fehler gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} found</source>
        <translation>{count} gefunden</translation>
    </message>
    <message>
        <source>No mistakes among the judged moves.</source>
        <translation>Keine Fehler unter den beurteilten Zügen.</translation>
    </message>
    <message>
        <source>No mistakes: every move kept the value.</source>
        <translation>Keine Fehler: Jeder Zug hielt den Wert.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>An unfinished game</source>
        <translation>Eine unvollendete Partie</translation>
    </message>
    <message>
        <source>Look-ahead</source>
        <translation>Vorausschau</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Who plays {side}</source>
        <translation>Wer {side} spielt</translation>
    </message>
    <message>
        <source>Another level</source>
        <translation>Eine andere Stufe</translation>
    </message>
    <message>
        <source>the game’s own search</source>
        <translation>die eigene Suche des Spiels</translation>
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
        <translation>Spielweise</translation>
    </message>
    <message>
        <source>Moves ahead</source>
        <translation>Züge voraus</translation>
    </message>
    <message>
        <source>Search method</source>
        <translation>Suchverfahren</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation>Fehlerquote</translation>
    </message>
    <message>
        <source>Separate rates for opening, middle game and endgame, which begin at two thirds and one third free</source>
        <translation>Getrennte Quoten für Eröffnung, Mittelspiel und Endspiel; diese beginnen, wenn zwei Drittel und ein Drittel frei sind</translation>
    </message>
    <message>
        <source>Error rate, middle game</source>
        <translation>Fehlerquote, Mittelspiel</translation>
    </message>
    <message>
        <source>Error rate, endgame</source>
        <translation>Fehlerquote, Endspiel</translation>
    </message>
    <message>
        <source>Error rate, opening</source>
        <translation>Fehlerquote, Eröffnung</translation>
    </message>
    <message>
        <source>Other player…</source>
        <translation>Anderer Spieler …</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Every mistake</source>
        <translation>Jeder Fehler</translation>
    </message>
    <message>
        <source>Mistakes that cost two or more</source>
        <translation>Fehler, die zwei oder mehr kosten</translation>
    </message>
    <message>
        <source>Mistakes that cost three or more</source>
        <translation>Fehler, die drei oder mehr kosten</translation>
    </message>
    <message>
        <source>Mistakes that change who wins</source>
        <translation>Fehler, die den Sieger ändern</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Lehrmodus</translation>
    </message>
    <message>
        <source>Teaching: {which}</source>
        <translation>Lehrmodus: {which}</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Show a better move</source>
        <translation>Besseren Zug zeigen</translation>
    </message>
    <message>
        <source>{move} costs {cost}: {before} became {after}.</source>
        <translation>{move} kostet {cost}: Aus {before} wurde {after}.</translation>
    </message>
    <message>
        <source>Levels that take part</source>
        <translation>Teilnehmende Stufen</translation>
    </message>
    <message>
        <source>Stop when decided</source>
        <translation>Aufhören, wenn entschieden</translation>
    </message>
    <message>
        <source>Two levels stop playing once a sequential test (SPRT, errors of 5 %) has decided between the two hypotheses</source>
        <translation>Zwei Stufen spielen nicht weiter, sobald ein Sequenztest (SPRT, Fehler von 5 %) zwischen den beiden Hypothesen entschieden hat</translation>
    </message>
    <message>
        <source>Pairs of games</source>
        <translation>Paare von Partien</translation>
    </message>
    <message>
        <source>Every two levels play this many pairs, with roles swapped</source>
        <translation>Je zwei Stufen spielen so viele Paare, mit getauschten Rollen</translation>
    </message>
    <message>
        <source>Plies</source>
        <translation>Halbzüge</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Kinder</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Points of each level against each other</source>
        <translation>Punkte jeder Stufe gegen jede andere</translation>
    </message>
    <message>
        <source>Other level…</source>
        <translation>Andere Stufe …</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Zufällige Züge</translation>
    </message>
    <message>
        <source>Both games of a pair begin with the same random moves, so that deterministic levels vary</source>
        <translation>Beide Partien eines Paars beginnen mit denselben zufälligen Zügen, damit auch deterministische Stufen verschieden spielen</translation>
    </message>
    <message>
        <source>Elo of the first hypothesis</source>
        <translation>Elo der ersten Hypothese</translation>
    </message>
    <message>
        <source>Stronger by at most this many points</source>
        <translation>Um höchstens so viele Punkte stärker</translation>
    </message>
    <message>
        <source>Elo of the second hypothesis</source>
        <translation>Elo der zweiten Hypothese</translation>
    </message>
    <message>
        <source>Stronger by at least this many points</source>
        <translation>Um mindestens so viele Punkte stärker</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Points of the level in the row against the level in the column; click to list the games</source>
        <translation>Punkte der Stufe in der Zeile gegen die Stufe in der Spalte; ein Klick listet die Partien auf</translation>
    </message>
    <message>
        <source>Stop after this game</source>
        <translation>Nach dieser Partie aufhören</translation>
    </message>
    <message>
        <source>Tournaments played so far</source>
        <translation>Bisher gespielte Turniere</translation>
    </message>
    <message>
        <source>the larger value as MAX wins the pair</source>
        <translation>der größere Wert als MAX gewinnt das Paar</translation>
    </message>
    <message>
        <source>who wins in both roles wins the pair</source>
        <translation>wer in beiden Rollen gewinnt, gewinnt das Paar</translation>
    </message>
    <message>
        <source>{board}. The two games of a pair swap the roles; {rule}.</source>
        <translation>{board}. Die beiden Partien eines Paars tauschen die Rollen; {rule}.</translation>
    </message>
    <message numerus="yes">
        <source>%n games, seed {seed}, stopped</source>
        <comment>%n game, seed {seed}, stopped</comment>
        <translation>
            <numerusform>%n Partie, Startwert {seed}, abgebrochen</numerusform>
            <numerusform>%n Partien, Startwert {seed}, abgebrochen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, seed {seed}</source>
        <comment>%n game, seed {seed}</comment>
        <translation>
            <numerusform>%n Partie, Startwert {seed}</numerusform>
            <numerusform>%n Partien, Startwert {seed}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start plays %n games: every two of the {levels} selected levels against each other, in both roles.</source>
        <comment>Start plays %n game: every two of the {levels} selected levels against each other, in both roles.</comment>
        <translation>
            <numerusform>„Starten“ spielt %n Partie: je zwei der {levels} gewählten Stufen gegeneinander, in beiden Rollen.</numerusform>
            <numerusform>„Starten“ spielt %n Partien: je zwei der {levels} gewählten Stufen gegeneinander, in beiden Rollen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points, with their standard error: a difference of less than twice that is not significant</source>
        <translation>Punkte mit ihrem Standardfehler: Ein Unterschied unter dem Doppelten davon ist nicht signifikant</translation>
    </message>
    <message>
        <source>Elo points against the others, from the score of the pairs, with their 95 % interval</source>
        <translation>Elo-Punkte gegen die anderen, aus den Ergebnissen der Paare, mit ihrem 95-%-Intervall</translation>
    </message>
    <message>
        <source>Mean value of the games in this role</source>
        <translation>Mittelwert der Partien in dieser Rolle</translation>
    </message>
    <message>
        <source>Select at least two levels on the left, then press Start.</source>
        <translation>Links mindestens zwei Stufen wählen, dann „Starten“ drücken.</translation>
    </message>
    <message>
        <source>A tournament needs at least two levels.</source>
        <translation>Ein Turnier braucht mindestens zwei Stufen.</translation>
    </message>
    <message>
        <source>The second hypothesis must be above the first.</source>
        <translation>Die zweite Hypothese muss über der ersten liegen.</translation>
    </message>
    <message>
        <source>Stopping after this game …</source>
        <translation>Hört nach dieser Partie auf …</translation>
    </message>
    <message>
        <source>Moves can be deleted when the puzzle is answered.</source>
        <translation>Züge lassen sich löschen, sobald die Aufgabe beantwortet ist.</translation>
    </message>
    <message>
        <source>No other mistake is known.</source>
        <translation>Ein anderer Fehler ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Marks and arrows, such as c3, d4:cross, a1&gt;c3:square</source>
        <translation>Zeichen und Pfeile, etwa c3, d4:cross, a1&gt;c3:square</translation>
    </message>
    <message>
        <source>{marks}. Repeat to remove it; Esc removes all.</source>
        <translation>{marks}. Noch einmal dasselbe entfernt es, Esc entfernt alles.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Enter saves the change, Esc discards it</source>
        <translation>Enter speichert die Änderung, Esc verwirft sie</translation>
    </message>
    <message>
        <source>Comments are written in the right panel, which is hidden (Shift+F9).</source>
        <translation>Kommentare werden in der rechten Leiste geschrieben, die eingeklappt ist (Umschalt+F9).</translation>
    </message>
    <message>
        <source>No mistake is known in this line; a review judges every move.</source>
        <translation>In dieser Variante ist kein Fehler bekannt; ein Rückblick beurteilt jeden Zug.</translation>
    </message>
    <message>
        <source>{move} is a mistake. {why}</source>
        <translation>{move} ist ein Fehler. {why}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Share of the games in this role that the level won</source>
        <translation>Anteil der Partien in dieser Rolle, die diese Stufe gewann</translation>
    </message>
    <message>
        <source>Games of the tournament</source>
        <translation>Partien des Turniers</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>%n game</comment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Ended with</source>
        <translation>Endete mit</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} gewinnt</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>Games in which MAX and MIN complete something together: play, solve exactly, analyse, save. Based on the tiling game of S. Aravamuthan and B. Ganguly (arXiv 1202.0862). MIT licence. The program sends no data and does not check for updates; only a solve that you distribute uses the network.</source>
        <translation>Spiele, in denen MAX und MIN gemeinsam etwas vollenden: spielen, exakt lösen, analysieren, speichern. Nach dem Pflasterungsspiel von S. Aravamuthan und B. Ganguly (arXiv 1202.0862). MIT-Lizenz. Das Programm sendet keine Daten und sucht nicht nach Aktualisierungen; nur eine Lösung, die Sie verteilen, nutzt das Netz.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Your game is saved.</source>
        <translation>Ihre Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>Your game could not be saved.</source>
        <translation>Ihre Partie konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The details are also in the log, {folder}.</source>
        <translation>Die Einzelheiten stehen auch im Protokoll, {folder}.</translation>
    </message>
    <message>
        <source>The details are not in the log: copy them to keep them.</source>
        <translation>Die Einzelheiten stehen nicht im Protokoll: Kopieren Sie sie, um sie zu behalten.</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of the window; files and records do not change.</source>
        <translation>Die Sprache des Fensters; Dateien und Partien ändern sich nicht.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Diese Stellung</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>Alle Stellungen</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG-Bild</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>LaTeX document</source>
        <translation>LaTeX-Dokument</translation>
    </message>
    <message>
        <source>LaTeX picture only</source>
        <translation>Nur LaTeX-Bild</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>JSON record</source>
        <translation>JSON-Partie</translation>
    </message>
    <message>
        <source>Text record</source>
        <translation>Text-Partie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Grey is for printing: tags and hatching tell the players apart</source>
        <translation>Grau ist für den Druck: Zeichen und Schraffur unterscheiden die Spieler</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Values of moves</source>
        <translation>Werte der Züge</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Short animations</source>
        <translation>Kurze Animationen</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>{cost} or more</source>
        <translation>{cost} oder mehr</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Right in a row</source>
        <translation>Richtig in Folge</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Review games…</source>
        <translation>Partien durchsehen …</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes are due today</source>
        <comment>%n mistake is due today</comment>
        <translation>
            <numerusform>%n Fehler ist heute fällig</numerusform>
            <numerusform>%n Fehler sind heute fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>the win</source>
        <translation>den Sieg</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Of text, boards and plots, relative to the system’s font.</source>
        <translation>Von Schrift, Brettern und Diagrammen, gemessen an der Schrift des Systems.</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Endanzahl</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>What changes on a board fades; also off if the system says so.</source>
        <translation>Was sich auf einem Brett ändert, wird überblendet; auch aus, wenn das System es verlangt.</translation>
    </message>
    <message>
        <source>The name under which your games are saved from now on.</source>
        <translation>Der Name, unter dem Ihre Partien von nun an gespeichert werden.</translation>
    </message>
    <message>
        <source>Point out mistakes</source>
        <translation>Auf Fehler hinweisen</translation>
    </message>
    <message>
        <source>While you play, a move that gives up value can be taken back.</source>
        <translation>Beim Spielen lässt sich ein Zug, der Wert verschenkt, zurücknehmen.</translation>
    </message>
    <message>
        <source>Review games when they end</source>
        <translation>Partien durchsehen, wenn sie zu Ende sind</translation>
    </message>
    <message>
        <source>In the background; what you missed can then be tried again.</source>
        <translation>Im Hintergrund; was Sie verfehlt haben, können Sie dann noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Show the time used</source>
        <translation>Verbrauchte Zeit zeigen</translation>
    </message>
    <message>
        <source>How long each side has thought; there is no time limit.</source>
        <translation>Wie lange jede Seite überlegt hat; eine Grenze gibt es nicht.</translation>
    </message>
    <message>
        <source>A reply takes at least</source>
        <translation>Eine Antwort dauert mindestens</translation>
    </message>
    <message>
        <source>So that you can follow games between two computer players.</source>
        <translation>Damit Sie Partien zwischen zwei Programmen folgen können.</translation>
    </message>
    <message>
        <source>A perfect player thinks up to</source>
        <translation>Ein perfekter Spieler überlegt bis zu</translation>
    </message>
    <message>
        <source>If it cannot solve a position in that time, it says so and looks ahead instead.</source>
        <translation>Kann er eine Stellung in der Zeit nicht lösen, sagt er es und schaut stattdessen voraus.</translation>
    </message>
    <message>
        <source>For the transposition table of the next solve; values, hints and replies need at most 128 MB.</source>
        <translation>Für die Transpositionstabelle der nächsten Lösung; Werte, Tipps und Antworten brauchen höchstens 128 MB.</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many a solve uses; takes effect with the next solve.</source>
        <translation>Wie viele eine Lösung nutzt; gilt ab der nächsten Lösung.</translation>
    </message>
    <message>
        <source>all {cores}</source>
        <translation>alle {cores}</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>a quarter</source>
        <translation>ein Viertel</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>{sentence} Default: {value}.</source>
        <translation>{sentence} Vorgabe: {value}.</translation>
    </message>
    <message numerus="yes">
        <source>%n games imported.</source>
        <comment>%n game imported.</comment>
        <translation>
            <numerusform>%n Partie importiert.</numerusform>
            <numerusform>%n Partien importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games written to {file}.</source>
        <comment>%n game written to {file}.</comment>
        <translation>
            <numerusform>%n Partie in {file} geschrieben.</numerusform>
            <numerusform>%n Partien in {file} geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>No other games yet</source>
        <translation>Noch keine anderen Partien</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>gelöscht</translation>
    </message>
    <message>
        <source>puzzle</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>imported, not proved here</source>
        <translation>importiert, nicht hier bewiesen</translation>
    </message>
    <message>
        <source>{count}, {chosen} selected.</source>
        <translation>{count}, {chosen} gewählt.</translation>
    </message>
    <message>
        <source>{result}, {side} won</source>
        <translation>{result}, {side} gewann</translation>
    </message>
    <message>
        <source>Click to sort by this column, again to reverse the order</source>
        <translation>Ein Klick sortiert nach dieser Spalte, ein weiterer umgekehrt</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Mit Lesezeichen</translation>
    </message>
    <message>
        <source>Recently deleted</source>
        <translation>Kürzlich gelöscht</translation>
    </message>
    <message>
        <source>Unfinished solves</source>
        <translation>Unfertige Lösungen</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Partien mit dieser Stellung</translation>
    </message>
    <message>
        <source>Name, board, player or value</source>
        <translation>Name, Brett, Spieler oder Wert</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>All words must match: 8x8, MIN, exact, 29, a name or a tag</source>
        <translation>Jedes Wort muss vorkommen: 8x8, MIN, exakt, 29, ein Name oder ein Schlagwort</translation>
    </message>
    <message>
        <source>Solves and games</source>
        <translation>Lösungen und Partien</translation>
    </message>
    <message>
        <source>Solves</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Laufende Partien</translation>
    </message>
    <message>
        <source>Which results</source>
        <translation>Welche Ergebnisse</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Solve a board…</source>
        <translation>Ein Brett lösen …</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Noch keine Ergebnisse</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message numerus="yes">
        <source>%n restored.</source>
        <comment>%n restored.</comment>
        <translation>
            <numerusform>%n zurückgeholt.</numerusform>
            <numerusform>%n zurückgeholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleted.</source>
        <comment>%n deleted.</comment>
        <translation>
            <numerusform>%n gelöscht.</numerusform>
            <numerusform>%n gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Selected games as one file…</source>
        <translation>Gewählte Partien als eine Datei …</translation>
    </message>
    <message>
        <source>Selected games, one file each…</source>
        <translation>Gewählte Partien, je eine Datei …</translation>
    </message>
    <message>
        <source>All results as a table…</source>
        <translation>Alle Ergebnisse als Tabelle …</translation>
    </message>
    <message>
        <source>Print the list…</source>
        <translation>Liste drucken …</translation>
    </message>
    <message>
        <source>Selected games</source>
        <translation>Gewählte Partien</translation>
    </message>
    <message>
        <source>All games not yet reviewed</source>
        <translation>Alle noch nicht durchgesehenen Partien</translation>
    </message>
    <message>
        <source>The game was written to {file} exactly as it is stored.</source>
        <translation>Die Partie wurde genau so, wie sie gespeichert ist, in {file} geschrieben.</translation>
    </message>
    <message>
        <source>Games and results</source>
        <translation>Partien und Ergebnisse</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Words to find it by, separated by commas</source>
        <translation>Wörter, unter denen es zu finden ist, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>%n selected</comment>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted {date}, kept {days} days</source>
        <translation>Gelöscht am {date}, {days} Tage aufgehoben</translation>
    </message>
    <message>
        <source>Nothing matches “{words}”.</source>
        <translation>Nichts passt zu „{words}“.</translation>
    </message>
    <message numerus="yes">
        <source>0 of %n results.</source>
        <comment>0 of %n result.</comment>
        <translation>
            <numerusform>0 von %n Ergebnis.</numerusform>
            <numerusform>0 von %n Ergebnissen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results</source>
        <comment>%n result</comment>
        <translation>
            <numerusform>%n Ergebnis</numerusform>
            <numerusform>%n Ergebnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n results</source>
        <comment>{shown} of %n result</comment>
        <translation>
            <numerusform>{shown} von %n Ergebnis</numerusform>
            <numerusform>{shown} von %n Ergebnissen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>Friendship</source>
        <translation>Freundschaft</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Spokes</source>
        <translation>Speichen</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Octahedron</source>
        <translation>Oktaeder</translation>
    </message>
    <message>
        <source>Bipartite</source>
        <translation>Bipartit</translation>
    </message>
    <message>
        <source>One side</source>
        <translation>Eine Seite</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Andere Seite</translation>
    </message>
    <message>
        <source>Binary tree</source>
        <translation>Binärbaum</translation>
    </message>
    <message>
        <source>Random tree</source>
        <translation>Zufälliger Baum</translation>
    </message>
    <message>
        <source>Hypercube</source>
        <translation>Hyperwürfel</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Prism</source>
        <translation>Prisma</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Petersen</source>
        <translation>Petersen</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Torus</source>
        <translation>Torus</translation>
    </message>
    <message>
        <source>Along a side</source>
        <translation>An einer Seite</translation>
    </message>
    <message>
        <source>Hexagons</source>
        <translation>Sechsecke</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>ungerade</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Färben</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Searches all replies for what the strategy guarantees, and for a reply that beats it</source>
        <translation>Sucht unter allen Antworten, was die Strategie sichert, und eine Antwort, die sie schlägt</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Puts the game with the worst result on the board, to be stepped through and played on</source>
        <translation>Bringt die Partie mit dem schlechtesten Ergebnis auf das Brett, zum Durchgehen und Weiterspielen</translation>
    </message>
    <message>
        <source>Show the worst game</source>
        <translation>Schlechteste Partie zeigen</translation>
    </message>
    <message>
        <source>Play against it</source>
        <translation>Dagegen spielen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Below is the task to find the reply that beats it.</source>
        <translation>Unten steht die Aufgabe, die Antwort zu finden, die sie schlägt.</translation>
    </message>
    <message>
        <source>No single reply was found that decides.</source>
        <translation>Es wurde keine einzelne Antwort gefunden, die entscheidet.</translation>
    </message>
    <message>
        <source>1 each</source>
        <translation>je 1</translation>
    </message>
    <message>
        <source>areas</source>
        <translation>Inhalte</translation>
    </message>
    <message>
        <source>from a file…</source>
        <translation>aus Datei …</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Make degrees even</source>
        <translation>Grade gerade machen</translation>
    </message>
    <message>
        <source>Joins vertices of odd degree in pairs, as the paper does, so that the odd rule is fair</source>
        <translation>Verbindet Ecken ungeraden Grades paarweise, wie im Artikel, damit die Ungerade-Regel fair ist</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezeichnet</translation>
    </message>
    <message>
        <source>{what}, {least} to {most}</source>
        <translation>{what}, {least} bis {most}</translation>
    </message>
    <message>
        <source>The odd rule is for 2 colours</source>
        <translation>Die Ungerade-Regel gilt für 2 Farben</translation>
    </message>
    <message>
        <source>Press Space to open the list, then Enter to choose the file of weights.</source>
        <translation>Die Leertaste öffnet die Liste, Enter fragt dann nach der Datei mit den Gewichten.</translation>
    </message>
    <message>
        <source>{n} {kind}: can be played, but only games of up to {most} are solved.</source>
        <translation>{n} {kind}: spielbar, aber nur Spiele bis {most} werden gelöst.</translation>
    </message>
    <message>
        <source>with even degrees</source>
        <translation>mit geraden Graden</translation>
    </message>
    <message>
        <source>Click: a new vertex. Drag: move it. Click two vertices: join them. Delete: remove the selected one. Keys: Tab, arrows, Insert, Enter, Delete.</source>
        <translation>Klick: neue Ecke. Ziehen: verschieben. Zwei Ecken anklicken: verbinden. Entf: Gewähltes entfernen. Tasten: Tab, Pfeile, Einfg, Enter, Entf.</translation>
    </message>
    <message>
        <source>Saved graphs</source>
        <translation>Gespeicherte Graphen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Graph speichern</translation>
    </message>
    <message>
        <source>Use in a game</source>
        <translation>Damit spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <comment>%n vertex</comment>
        <translation>
            <numerusform>%n Ecke</numerusform>
            <numerusform>%n Ecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edges</source>
        <comment>%n edge</comment>
        <translation>
            <numerusform>%n Kante</numerusform>
            <numerusform>%n Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces</source>
        <comment>%n face</comment>
        <translation>
            <numerusform>%n Fläche</numerusform>
            <numerusform>%n Flächen</numerusform>
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
        <translation>{facts} Ungerader Grad: {names}. Nach der Ungerade-Regel bekommt MAX sie, wenn stets Farbe 1 vorgeschlagen wird.</translation>
    </message>
    <message>
        <source>Type a name to save the graph under.</source>
        <translation>Zum Speichern des Graphen einen Namen eingeben.</translation>
    </message>
    <message>
        <source>The graph</source>
        <translation>Der Graph</translation>
    </message>
    <message>
        <source>Select a vertex or an edge first: click it.</source>
        <translation>Zuerst eine Ecke oder Kante mit einem Klick wählen.</translation>
    </message>
    <message>
        <source>{move} keeps the value {value}. Exact.</source>
        <translation>{move} hält den Wert {value}. Exakt.</translation>
    </message>
    <message>
        <source>No move is on both {a} and {b}.</source>
        <translation>Kein Zug liegt auf {a} und {b} zugleich.</translation>
    </message>
    <message>
        <source>Release plays {name}.</source>
        <translation>Loslassen spielt {name}.</translation>
    </message>
    <message>
        <source>Click plays {name}.</source>
        <translation>Ein Klick spielt {name}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{side} is to move.</source>
        <translation>{side} ist am Zug.</translation>
    </message>
    <message>
        <source>{typed} – Enter plays it, Esc takes it back.</source>
        <translation>{typed} – Enter spielt, Esc nimmt zurück.</translation>
    </message>
    <message>
        <source>{name}: Enter plays it.</source>
        <translation>{name}: Enter spielt es.</translation>
    </message>
    <message>
        <source>Shares: {chain}.</source>
        <translation>Anteile: {chain}.</translation>
    </message>
    <message>
        <source>MAX gets everything from k = {k} on.</source>
        <translation>Ab k = {k} bekommt MAX alles.</translation>
    </message>
    <message>
        <source>No k gives MAX everything; from k = {k} on nothing changes.</source>
        <translation>Kein k gibt MAX alles; ab k = {k} ändert sich nichts.</translation>
    </message>
    <message>
        <source>The shares are most nearly equal for k = {k}.</source>
        <translation>Am gleichsten sind die Anteile für k = {k}.</translation>
    </message>
    <message>
        <source>MAX can have half of everything from k = {k} on.</source>
        <translation>Von k = {k} an kann MAX die Hälfte von allem haben.</translation>
    </message>
    <message>
        <source>With random colours MAX expects half from k = {k} on.</source>
        <translation>Bei zufälligen Farben erwartet MAX die Hälfte von k = {k} an.</translation>
    </message>
    <message>
        <source>The chain of inequalities holds.</source>
        <translation>Die Ungleichungskette gilt.</translation>
    </message>
    <message>
        <source>The chain of inequalities does not hold.</source>
        <translation>Die Ungleichungskette gilt nicht.</translation>
    </message>
    <message>
        <source>With {kind} coloured instead: {chain}.</source>
        <translation>Sind stattdessen {kind} gefärbt: {chain}.</translation>
    </message>
    <message>
        <source>Colouring {kind} favours MAX for k = {k}.</source>
        <translation>{kind} zu färben ist für MAX günstiger bei k = {k}.</translation>
    </message>
    <message>
        <source>Both versions give MAX the same.</source>
        <translation>Beide Spiele geben MAX dasselbe.</translation>
    </message>
    <message>
        <source>The graph {name} was left out: {reason}</source>
        <translation>Der Graph {name} entfällt: {reason}</translation>
    </message>
    <message>
        <source>Opened {file}: {vertices}, {edges}. Press Start new game to play on it.</source>
        <translation>{file} geöffnet: {vertices}, {edges}. „Neue Partie beginnen“ nimmt diesen Graphen.</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Cursor bewegen</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Start a domino, place it</source>
        <translation>Domino beginnen, legen</translation>
    </message>
    <message>
        <source>Space or Enter</source>
        <translation>Leertaste oder Enter</translation>
    </message>
    <message>
        <source>Turn the domino, take it back</source>
        <translation>Domino drehen, zurücknehmen</translation>
    </message>
    <message>
        <source>Arrows, Esc</source>
        <translation>Pfeile, Esc</translation>
    </message>
    <message>
        <source>Place at once in that direction</source>
        <translation>Sofort in diese Richtung legen</translation>
    </message>
    <message>
        <source>Shift+Arrow</source>
        <translation>Umschalt+Pfeil</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <source>b 7 c 7 Enter</source>
        <translation>b 7 c 7 Enter</translation>
    </message>
    <message>
        <source>Filter by command or key; Enter runs the command</source>
        <translation>Nach Befehl oder Taste filtern; Enter führt den Befehl aus</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>keine Taste</translation>
    </message>
    <message>
        <source>This key is fixed.</source>
        <translation>Diese Taste ist fest.</translation>
    </message>
    <message>
        <source>Select a command to change its key.</source>
        <translation>Zum Ändern der Taste einen Befehl wählen.</translation>
    </message>
    <message>
        <source>{command} is not available now.</source>
        <translation>{command} ist gerade nicht möglich.</translation>
    </message>
    <message>
        <source>{key} is reserved for the board; use Ctrl, Alt or a function key.</source>
        <translation>{key} gehört dem Brett; nehmen Sie Strg, Alt oder eine Funktionstaste.</translation>
    </message>
    <message>
        <source>{key} is already the key of {other}; change that one first.</source>
        <translation>{key} ist schon die Taste von {other}; ändern Sie zuerst diese.</translation>
    </message>
    <message>
        <source>{command} has no key now.</source>
        <translation>{command} hat jetzt keine Taste.</translation>
    </message>
    <message>
        <source>All commands have their default keys.</source>
        <translation>Alle Befehle haben ihre vorgegebenen Tasten.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Number on the board</source>
        <translation>Nummer auf dem Brett</translation>
    </message>
    <message>
        <source>Squares of the component</source>
        <translation>Felder der Komponente</translation>
    </message>
    <message>
        <source>Dominoes still to be placed in it with MAX to move</source>
        <translation>Dominos, die darin noch gelegt werden, wenn MAX am Zug ist</translation>
    </message>
    <message>
        <source>Dominoes still to be placed in it with MIN to move</source>
        <translation>Dominos, die darin noch gelegt werden, wenn MIN am Zug ist</translation>
    </message>
    <message>
        <source>(X + N) / 2, if the component is proved to be zugzwang-free</source>
        <translation>(X + N) / 2, wenn die Komponente erwiesen zugzwangfrei ist</translation>
    </message>
    <message>
        <source>(X + N) modulo 4, if the component is proved to be zugzwang-free</source>
        <translation>(X + N) modulo 4, wenn die Komponente erwiesen zugzwangfrei ist</translation>
    </message>
    <message>
        <source>Play them</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Select a component to see why.</source>
        <translation>Wählen Sie eine Komponente, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>What each component is worth by itself, in dominoes still to be placed</source>
        <translation>Was jede Komponente für sich wert ist, in noch zu legenden Dominos</translation>
    </message>
    <message>
        <source>Plays them for both sides in analysis, as a separate line; Back and Undo return.</source>
        <translation>Legt sie in der Analyse für beide Seiten, als eigene Variante; Zurück und Rückgängig führen zurück.</translation>
    </message>
    <message>
        <source>{why}; stands for {part}</source>
        <translation>{why}; steht für {part}</translation>
    </message>
    <message numerus="yes">
        <source>%n dead squares</source>
        <comment>%n dead square</comment>
        <translation>
            <numerusform>%n totes Feld</numerusform>
            <numerusform>%n tote Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Total: X = {x}, N = {n}, phase {phase}.</source>
        <translation>Insgesamt X = {x}, N = {n}, Phase {phase}.</translation>
    </message>
    <message>
        <source>component {number}, {squares}, X {x}, N {n}, mean {mean}, phase {phase}; {why}</source>
        <translation>Komponente {number}, {squares}, X {x}, N {n}, Mittelwert {mean}, Phase {phase}; {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n squares</source>
        <comment>%n square</comment>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>Expand next level</source>
        <translation>Nächste Ebene aufklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alles zuklappen</translation>
    </message>
    <message>
        <source>At most {most} positions can be shown at once: collapse some first.</source>
        <translation>Höchstens {most} Stellungen lassen sich zugleich zeigen: zuerst einige zuklappen.</translation>
    </message>
    <message>
        <source>{title}, {figure} {counted}</source>
        <translation>{title}, {figure} {counted}</translation>
    </message>
    <message>
        <source>Guaranteed count</source>
        <translation>Gesicherte Anzahl</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>nach jedem Zug</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>{side} am Zug</translation>
    </message>
    <message>
        <source>MAX fills the board, MIN leaves holes.</source>
        <translation>MAX füllt das Brett, MIN lässt Lücken.</translation>
    </message>
    <message>
        <source>MAX and MIN take turns with dominoes. MAX wants many, MIN few.</source>
        <translation>MAX und MIN legen abwechselnd Dominos. MAX will viele, MIN wenige.</translation>
    </message>
    <message>
        <source>You and MIN take turns with dominoes. You want many.</source>
        <translation>Sie und MIN legen abwechselnd Dominos. Sie wollen viele.</translation>
    </message>
    <message>
        <source>You and MAX take turns with dominoes. You want few.</source>
        <translation>Sie und MAX legen abwechselnd Dominos. Sie wollen wenige.</translation>
    </message>
    <message>
        <source>Click between two squares.</source>
        <translation>Klicken Sie zwischen zwei Felder.</translation>
    </message>
    <message>
        <source>No domino fits any more</source>
        <translation>Kein Domino passt mehr</translation>
    </message>
    <message numerus="yes">
        <source>dominoes</source>
        <comment>domino</comment>
        <translation>
            <numerusform>Domino</numerusform>
            <numerusform>Dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>no domino fits any more</source>
        <translation>kein Domino passt mehr</translation>
    </message>
    <message>
        <source>Place L-shaped tiles of three squares. Whoever cannot move loses.</source>
        <translation>Legen Sie L-förmige Steine aus drei Feldern. Wer nicht mehr ziehen kann, hat verloren.</translation>
    </message>
    <message numerus="yes">
        <source>{squares} in %n parts</source>
        <comment>{squares} in %n part</comment>
        <translation>
            <numerusform>{squares} in %n Teil</numerusform>
            <numerusform>{squares} in %n Teilen</numerusform>
        </translation>
    </message>
    <message>
        <source>no tile fits any more</source>
        <translation>kein Stein passt mehr</translation>
    </message>
    <message numerus="yes">
        <source>tiles</source>
        <comment>tile</comment>
        <translation>
            <numerusform>Stein</numerusform>
            <numerusform>Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>proposes</source>
        <translation>schlägt vor</translation>
    </message>
    <message>
        <source>places it</source>
        <translation>setzt ein</translation>
    </message>
    <message>
        <source>One side proposes a value, the other puts it into a variable. MAX wants a large result, MIN a small one.</source>
        <translation>Eine Seite schlägt einen Wert vor, die andere setzt ihn für eine Variable ein. MAX will ein großes Ergebnis, MIN ein kleines.</translation>
    </message>
    <message>
        <source>Guaranteed result</source>
        <translation>Gesichertes Ergebnis</translation>
    </message>
    <message>
        <source>after each step</source>
        <translation>nach jedem Schritt</translation>
    </message>
    <message>
        <source>The tree below the position, opened level by level</source>
        <translation>Der Baum unter der Stellung, Ebene für Ebene zu öffnen</translation>
    </message>
    <message>
        <source>into {variable}</source>
        <translation>für {variable}</translation>
    </message>
    <message>
        <source>Kayles (0.77)</source>
        <translation>Kayles (0.77)</translation>
    </message>
    <message>
        <source>Dawson&apos;s Kayles (0.07)</source>
        <translation>Dawsons Kayles (0.07)</translation>
    </message>
    <message numerus="yes">
        <source>%n safe cells</source>
        <comment>%n safe cell</comment>
        <translation>
            <numerusform>%n sichere Zelle</numerusform>
            <numerusform>%n sichere Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>crosses</source>
        <comment>cross</comment>
        <translation>
            <numerusform>Kreuz</numerusform>
            <numerusform>Kreuze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counters</source>
        <comment>%n counter</comment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>heaps</source>
        <comment>heap</comment>
        <translation>
            <numerusform>Haufen</numerusform>
            <numerusform>Haufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever cannot move loses.</source>
        <translation>Wer nicht mehr ziehen kann, hat verloren.</translation>
    </message>
    <message>
        <source>{side} made the last move and wins.</source>
        <translation>{side} hat den letzten Zug gemacht und gewinnt.</translation>
    </message>
    <message>
        <source>{side} made the last move and wins, as with best play.</source>
        <translation>{side} hat den letzten Zug gemacht und gewinnt, wie bei bestem Spiel.</translation>
    </message>
    <message>
        <source>{side} made the last move and wins. With best play {best} wins.</source>
        <translation>{side} hat den letzten Zug gemacht und gewinnt. Bei bestem Spiel gewinnt {best}.</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>färbt</translation>
    </message>
    <message>
        <source>Both want the larger share: MAX proposes colours, MIN places them.</source>
        <translation>Beide wollen den größeren Anteil: MAX schlägt Farben vor, MIN vergibt sie.</translation>
    </message>
    <message>
        <source>Guaranteed share of MAX</source>
        <translation>Gesicherter Anteil von MAX</translation>
    </message>
    <message>
        <source>Draw a graph</source>
        <translation>Graph zeichnen</translation>
    </message>
    <message>
        <source>Draws a graph of your own, or changes this one.</source>
        <translation>Zeichnet einen eigenen Graphen oder ändert diesen.</translation>
    </message>
    <message>
        <source>Open a graph…</source>
        <translation>Graph öffnen …</translation>
    </message>
    <message>
        <source>Value for each k</source>
        <translation>Wert für jedes k</translation>
    </message>
    <message>
        <source>MAX’s share by number of colours.</source>
        <translation>Anteil von MAX nach Anzahl der Farben.</translation>
    </message>
    <message>
        <source>MIN to colour</source>
        <translation>MIN färbt</translation>
    </message>
    <message>
        <source>MAX to propose</source>
        <translation>MAX schlägt vor</translation>
    </message>
    <message>
        <source>What has more than one colour around it is MAX’s, the rest is MIN’s.</source>
        <translation>Was mehr als eine Farbe um sich hat, gehört MAX, der Rest MIN.</translation>
    </message>
    <message>
        <source>What has an odd number of colours 1 around it is MAX’s, the rest is MIN’s.</source>
        <translation>Was eine ungerade Zahl von Farben 1 um sich hat, gehört MAX, der Rest MIN.</translation>
    </message>
    <message>
        <source>Everything is shared</source>
        <translation>Alles ist aufgeteilt</translation>
    </message>
    <message>
        <source>MIN owns {count}, {still} still open</source>
        <translation>MIN besitzt {count}, {still} noch offen</translation>
    </message>
    <message>
        <source>owned by MAX</source>
        <translation>im Besitz von MAX</translation>
    </message>
    <message>
        <source>colour {number}</source>
        <translation>Farbe {number}</translation>
    </message>
    <message>
        <source>MAX proposes colour {number}, {turn}</source>
        <translation>MAX schlägt Farbe {number} vor, {turn}</translation>
    </message>
    <message>
        <source>MIN gives colour {colour} to {element}, MAX owns {mine}, MIN {his}, {turn}</source>
        <translation>MIN gibt Farbe {colour} an {element}, MAX besitzt {mine}, MIN {his}, {turn}</translation>
    </message>
    <message>
        <source>Sharing, MAX first</source>
        <translation>Aufteilungsspiele, MAX zuerst</translation>
    </message>
    <message>
        <source>The left and right edges are joined. Such a board is played as a matching game.</source>
        <translation>Linker und rechter Rand sind verbunden. Ein solches Brett wird als Matching-Spiel gespielt.</translation>
    </message>
    <message>
        <source>Opposite edges are joined. Such a board is played as a matching game.</source>
        <translation>Gegenüberliegende Ränder sind verbunden. Ein solches Brett wird als Matching-Spiel gespielt.</translation>
    </message>
    <message>
        <source>Edges of the board</source>
        <translation>Ränder des Bretts</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>edges of a board</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>An open board is played as the tiling game.</source>
        <translation>Ein offenes Brett wird als Pflasterungsspiel gespielt.</translation>
    </message>
    <message>
        <source>Edges</source>
        <comment>of a board</comment>
        <translation>Ränder</translation>
    </message>
    <message>
        <source>{count}/s</source>
        <translation>{count}/s</translation>
    </message>
    <message>
        <source>at least {value}</source>
        <translation>mindestens {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <translation>höchstens {value}</translation>
    </message>
    <message>
        <source>Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec</source>
        <translation>Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.</translation>
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
        <translation>{days} d {hours} h</translation>
    </message>
    <message>
        <source>{days} d</source>
        <translation>{days} d</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day}. {month} {year}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>After move {ply}</source>
        <translation>Nach Zug {ply}</translation>
    </message>
    <message>
        <source>After move {ply}, {move}</source>
        <translation>Nach Zug {ply}, {move}</translation>
    </message>
    <message>
        <source>{where}: {bounds}, not yet exact; a mistake by {side}.</source>
        <translation>{where}: {bounds}, noch nicht exakt; ein Fehler von {side}.</translation>
    </message>
    <message>
        <source>{where}: {bounds}, not yet exact.</source>
        <translation>{where}: {bounds}, noch nicht exakt.</translation>
    </message>
    <message>
        <source>{where}: {value} is guaranteed, exact.</source>
        <translation>{where}: {value} ist gesichert, exakt.</translation>
    </message>
    <message>
        <source>{where}: {value} is guaranteed, exact; {side} changed it by {cost}.</source>
        <translation>{where}: {value} ist gesichert, exakt; {side} änderte den Wert um {cost}.</translation>
    </message>
    <message>
        <source>No moves yet.</source>
        <translation>Noch keine Züge.</translation>
    </message>
    <message>
        <source>Comment…</source>
        <translation>Kommentar …</translation>
    </message>
    <message>
        <source>Move {ply}, {side}: {move}</source>
        <translation>Zug {ply}, {side}: {move}</translation>
    </message>
    <message>
        <source>Move {ply}, {side}: {move}, gave the win away</source>
        <translation>Zug {ply}, {side}: {move}, verschenkte den Sieg</translation>
    </message>
    <message>
        <source>Move {ply}, {side}: {move}, changed the guaranteed value by {cost}</source>
        <translation>Zug {ply}, {side}: {move}, änderte den gesicherten Wert um {cost}</translation>
    </message>
    <message>
        <source>Move {ply}, {side}: {move}, changed the guaranteed value by {cost} or more</source>
        <translation>Zug {ply}, {side}: {move}, änderte den gesicherten Wert um {cost} oder mehr</translation>
    </message>
    <message>
        <source>{said}, in the game as played</source>
        <translation>{said}, in der gespielten Partie</translation>
    </message>
    <message numerus="yes">
        <source>{said}, %n other lines</source>
        <comment>{said}, %n other line</comment>
        <translation>
            <numerusform>{said}, %n andere Variante</numerusform>
            <numerusform>{said}, %n andere Varianten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{said}, %n more moves</source>
        <comment>{said}, %n more move</comment>
        <translation>
            <numerusform>{said}, noch %n Zug</numerusform>
            <numerusform>{said}, noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Ends at {value}</source>
        <translation>Endet bei {value}</translation>
    </message>
    <message>
        <source>Ends with {value}</source>
        <translation>Endet mit {value}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>Can end at {values}</source>
        <translation>Kann enden bei {values}</translation>
    </message>
    <message>
        <source>Best play from here: {values}</source>
        <translation>Bestes Spiel: {values}</translation>
    </message>
    <message>
        <source>Can end with {values}</source>
        <translation>Kann enden mit {values}</translation>
    </message>
    <message>
        <source>Best play: {values}</source>
        <translation>Bestes Spiel: {values}</translation>
    </message>
    <message>
        <source>{value} draws</source>
        <translation>{value} remis</translation>
    </message>
    <message>
        <source>{value} is a draw</source>
        <translation>{value} remis</translation>
    </message>
    <message>
        <source>draw: {bounds}</source>
        <translation>remis: {bounds}</translation>
    </message>
    <message>
        <source>minimax value {bounds}, being solved</source>
        <translation>Minimaxwert {bounds}, wird gelöst</translation>
    </message>
    <message>
        <source>minimax value {bounds}</source>
        <translation>Minimaxwert {bounds}</translation>
    </message>
    <message>
        <source>{outcomes} (proved bounds)</source>
        <translation>{outcomes} (bewiesene Schranken)</translation>
    </message>
    <message>
        <source>the minimax value is {value}: fewer and MIN wins, more and MAX wins</source>
        <translation>der Minimaxwert ist {value}: Bei weniger gewinnt MIN, bei mehr MAX</translation>
    </message>
    <message>
        <source>{caption}, where best play by both sides ends: fewer and MIN wins, more and MAX wins</source>
        <translation>{caption}, womit bestes Spiel beider endet: Bei weniger gewinnt MIN, bei mehr MAX</translation>
    </message>
    <message>
        <source>best play from here ends with {bounds}</source>
        <translation>bestes Spiel von hier aus endet mit {bounds}</translation>
    </message>
    <message>
        <source>Possible outcomes</source>
        <translation>Mögliche Ergebnisse</translation>
    </message>
    <message>
        <source>MIN wins</source>
        <translation>MIN gewinnt</translation>
    </message>
    <message>
        <source>MAX wins</source>
        <translation>MAX gewinnt</translation>
    </message>
    <message>
        <source>exact where solved in time</source>
        <translation>exakt, wo rechtzeitig gelöst</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>the move that looks best at once</source>
        <translation>der Zug, der sofort am besten aussieht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>looks 3 moves ahead</source>
        <translation>sieht 3 Züge voraus</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>looks 5 moves ahead</source>
        <translation>sieht 5 Züge voraus</translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation>Am stärksten</translation>
    </message>
    <message>
        <source>{strength} – {what}</source>
        <translation>{strength} – {what}</translation>
    </message>
    <message>
        <source>Who plays {side} in the next game</source>
        <translation>Wer in der nächsten Partie {side} spielt</translation>
    </message>
    <message>
        <source>{side} in the next game: {player}.</source>
        <translation>{side} in der nächsten Partie: {player}.</translation>
    </message>
    <message>
        <source>{side}: {player}. A change takes effect with the next move.</source>
        <translation>{side}: {player}. Eine Änderung gilt ab dem nächsten Zug.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Sets up the next game; this one continues</source>
        <translation>Richtet die nächste Partie ein; diese geht weiter</translation>
    </message>
    <message>
        <source>In the next game:</source>
        <translation>In der nächsten Partie:</translation>
    </message>
    <message>
        <source>Values appear here once a position is solved.</source>
        <translation>Werte erscheinen hier, sobald eine Stellung gelöst ist.</translation>
    </message>
    <message>
        <source>{what}: stopped. Nothing proved yet.</source>
        <translation>{what}: abgebrochen. Noch nichts bewiesen.</translation>
    </message>
    <message>
        <source>{what}: stopped. Proved so far: {bounds}.</source>
        <translation>{what}: abgebrochen. Bisher bewiesen: {bounds}.</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} Stellungen</translation>
    </message>
    <message>
        <source>{count} positions, {speed}</source>
        <translation>{count} Stellungen, {speed}</translation>
    </message>
    <message>
        <source>{duration} elapsed</source>
        <translation>{duration} vergangen</translation>
    </message>
    <message>
        <source>{what}: paused.</source>
        <translation>{what}: angehalten.</translation>
    </message>
    <message>
        <source>{what}: paused at {bounds}.</source>
        <translation>{what}: angehalten bei {bounds}.</translation>
    </message>
    <message>
        <source>{duration} in all</source>
        <translation>{duration} insgesamt</translation>
    </message>
    <message>
        <source>{elapsed}, last question</source>
        <translation>{elapsed}, letzte Frage</translation>
    </message>
    <message>
        <source>{elapsed}, at most {n} questions left</source>
        <translation>{elapsed}, höchstens noch {n} Fragen</translation>
    </message>
    <message>
        <source>root moves</source>
        <translation>Wurzelzügen</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>Schranken</translation>
    </message>
    <message>
        <source>{what}: proved; looking for a line of best play</source>
        <translation>{what}: bewiesen; sucht eine Folge bester Züge</translation>
    </message>
    <message>
        <source>{what}: can MAX force {value}?</source>
        <translation>{what}: Kann MAX {value} erzwingen?</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>{done} of {total} {parts}</source>
        <translation>{done} von {total} {parts}</translation>
    </message>
    <message>
        <source>Goes on with it, now or after a restart</source>
        <translation>Setzt sie fort, jetzt oder nach einem Neustart</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Found in {duration}.</source>
        <translation>Gefunden in {duration}.</translation>
    </message>
    <message>
        <source>The position of this result is not on the board.</source>
        <translation>Die Stellung dieses Ergebnisses ist nicht auf dem Brett.</translation>
    </message>
    <message>
        <source>Values paused; proved values stay on the board.</source>
        <translation>Werte angehalten; was bewiesen ist, bleibt auf dem Brett.</translation>
    </message>
    <message>
        <source>{done} of {total} decided</source>
        <translation>{done} von {total} entschieden</translation>
    </message>
    <message>
        <source>{done} of {total} decided, keeping the value: {keeping}</source>
        <translation>{done} von {total} entschieden, den Wert halten: {keeping}</translation>
    </message>
    <message>
        <source>The solver could not be saved for the next start; it is prepared again when it is needed.</source>
        <translation>Der Löser konnte für den nächsten Start nicht gespeichert werden; er wird wieder vorbereitet, wenn er gebraucht wird.</translation>
    </message>
    <message>
        <source>Solving {what}</source>
        <translation>Löst {what}</translation>
    </message>
    <message>
        <source>Values of all moves</source>
        <translation>Werte aller Züge</translation>
    </message>
    <message>
        <source>Line {number} of {path} contradicts an earlier one about {key}.</source>
        <translation>Zeile {number} von {path} widerspricht einer früheren über {key}.</translation>
    </message>
    <message>
        <source>A component of a position&apos;s key is rows x columns : mask, such as 2x3:3f, not {name!r}.</source>
        <translation>Eine Komponente im Schlüssel einer Stellung ist Zeilen x Spalten : Maske, etwa 2x3:3f, nicht {name!r}.</translation>
    </message>
    <message>
        <source>There is not enough memory for a table of {wanted} MB: it has {entries} MB, and solving takes longer.</source>
        <translation>Für eine Tabelle von {wanted} MB fehlt der Speicher: Sie hat {entries} MB, und das Lösen dauert länger.</translation>
    </message>
    <message>
        <source>a path of 6</source>
        <translation>ein Weg mit 6</translation>
    </message>
    <message>
        <source>a domino space</source>
        <translation>ein Dominoplatz</translation>
    </message>
    <message>
        <source>a path of 4</source>
        <translation>ein Weg mit 4</translation>
    </message>
    <message>
        <source>zugzwang-free: every part of up to 7 squares is</source>
        <translation>zugzwangfrei: jeder Teil mit bis zu 7 Feldern ist es</translation>
    </message>
    <message>
        <source>zugzwang-free: it has no cycle, it is a forest</source>
        <translation>zugzwangfrei: ohne Kreis, ein Wald</translation>
    </message>
    <message>
        <source>zugzwang-free: it lies in a strip of two rows</source>
        <translation>zugzwangfrei: liegt in einem Streifen aus zwei Zeilen</translation>
    </message>
    <message>
        <source>zugzwang-free: no gap, {size} squares</source>
        <translation>zugzwangfrei: keine Lücke, {size} Felder</translation>
    </message>
    <message>
        <source>zugzwang-free: {size} squares, and it cannot be played down to a ring of 8, 20 or 22</source>
        <translation>zugzwangfrei: {size} Felder, und kein Ring von 8, 20 oder 22 ist zu erreichen</translation>
    </message>
    <message>
        <source>zugzwang-free: {size} squares, and it cannot be played down to a ring of 8, 20 or 22 or another zugzwang</source>
        <translation>zugzwangfrei: {size} Felder, und es lässt sich nicht auf einen Ring von 8, 20 oder 22 oder einen anderen Zugzwang herunterspielen</translation>
    </message>
    <message>
        <source>irregular: it can be played down to a ring of {ring}</source>
        <translation>irregulär: ein Ring von {ring} ist zu erreichen</translation>
    </message>
    <message>
        <source>irregular: it can be played down to a zugzwang of {ring} squares</source>
        <translation>irregulär: Es lässt sich auf einen Zugzwang von {ring} Feldern herunterspielen</translation>
    </message>
    <message>
        <source>a zugzwang: X is less than N, nobody wants to move here</source>
        <translation>ein Zugzwang: X ist kleiner als N, niemand will hier ziehen</translation>
    </message>
    <message>
        <source>not proved to be zugzwang-free</source>
        <translation>nicht erwiesen zugzwangfrei</translation>
    </message>
    <message>
        <source>The folder for saved data has no name: --home must be followed by one.</source>
        <translation>Der Ordner für gespeicherte Daten hat keinen Namen: Auf --home muss einer folgen.</translation>
    </message>
    <message>
        <source>{path} is not a file: move it away, so that one can be made there.</source>
        <translation>{path} ist keine Datei: Es muss dort weg, damit eine angelegt werden kann.</translation>
    </message>
    <message>
        <source>{folder} cannot be used as a folder: a file is in the way.</source>
        <translation>{folder} ist als Ordner nicht verwendbar: Eine Datei steht im Weg.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen: {reason}.</translation>
    </message>
    <message>
        <source>{method} found no move in time.</source>
        <translation>{method} fand in der Zeit keinen Zug.</translation>
    </message>
    <message>
        <source>Not solved when it had to move, so it looked {fallback_depth} ahead.</source>
        <translation>Nicht gelöst, als der Zug fällig war, also {fallback_depth} vorausgeschaut.</translation>
    </message>
    <message>
        <source>Not solved in {seconds} s, so it looked {fallback_depth} ahead.</source>
        <translation>In {seconds} s nicht gelöst, also {fallback_depth} vorausgeschaut.</translation>
    </message>
    <message>
        <source>A player that errs by phase needs to know where the game begins.</source>
        <translation>Ein Spieler, der nach Phasen irrt, muss wissen, wo die Partie beginnt.</translation>
    </message>
    <message>
        <source>This game has no evaluation {evaluation!r}; it has {known}. Methods are {methods}.</source>
        <translation>Dieses Spiel hat keine Bewertung {evaluation!r}; es hat {known}. Verfahren sind {methods}.</translation>
    </message>
    <message>
        <source>{player}, error rate {opening} (opening), {middle} (middle game), {end} (endgame)</source>
        <translation>{player}, Fehlerquote {opening} (Eröffnung), {middle} (Mittelspiel), {end} (Endspiel)</translation>
    </message>
    <message>
        <source>Strategy {rule}</source>
        <translation>Strategie {rule}</translation>
    </message>
    <message>
        <source>Program {command}</source>
        <translation>Programm {command}</translation>
    </message>
    <message>
        <source>Looked {depth} ahead instead of {wanted}.</source>
        <translation>Sah {depth} statt {wanted} voraus.</translation>
    </message>
    <message>
        <source>{method} did not finish.</source>
        <translation>{method} wurde nicht fertig.</translation>
    </message>
    <message>
        <source>The strategy allows no move here: it moved at random.</source>
        <translation>Die Strategie erlaubt hier keinen Zug: Sie hat zufällig gezogen.</translation>
    </message>
    <message>
        <source>A player that follows a strategy needs to know where the game begins.</source>
        <translation>Ein Spieler, der einer Strategie folgt, muss wissen, wo die Partie beginnt.</translation>
    </message>
    <message>
        <source>There is no player {spec!r}; players are lookahead:K, lookahead:K:METHOD, perfect, perfect:SECONDS, random, mixed:PLAYER:RATE, mixed:PLAYER:OPENING,MIDDLE,END and strategy:RULE.</source>
        <translation>Es gibt keinen Spieler {spec!r}; es gibt lookahead:K, lookahead:K:METHOD, perfect, perfect:SECONDS, random, mixed:PLAYER:RATE, mixed:PLAYER:OPENING,MIDDLE,END und strategy:RULE.</translation>
    </message>
    <message>
        <source>it does not make a player</source>
        <translation>es macht keinen Spieler</translation>
    </message>
    <message>
        <source>Filled in</source>
        <translation>Aufgefüllt</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Adapts to me</source>
        <translation>Passt sich mir an</translation>
    </message>
    <message>
        <source>Looks {depth} ahead ({evaluation})</source>
        <translation>Sieht {depth} voraus ({evaluation})</translation>
    </message>
    <message>
        <source>Looks {depth} ahead</source>
        <translation>Sieht {depth} voraus</translation>
    </message>
    <message>
        <source>Perfect ({seconds} s)</source>
        <translation>Perfekt ({seconds} s)</translation>
    </message>
    <message>
        <source>{player}, error rate {share}</source>
        <translation>{player}, Fehlerquote {share}</translation>
    </message>
    <message>
        <source>A tournament has 1 to {most_pairs} pairs of games for every two levels, not {pairs}.</source>
        <translation>Ein Turnier hat 1 bis {most_pairs} Paare von Partien für je zwei Stufen, nicht {pairs}.</translation>
    </message>
    <message>
        <source>The graph file</source>
        <translation>Die Graphendatei</translation>
    </message>
    <message>
        <source>{what}: {said}</source>
        <translation>{what}: {said}</translation>
    </message>
    <message>
        <source>{name}: it holds {count} graphs, and one is needed; solve matching:FILE takes them all.</source>
        <translation>{name}: Das sind {count} Graphen, und einer wird gebraucht; solve matching:DATEI nimmt sie alle.</translation>
    </message>
    <message>
        <source>{name} is too long to be a graph of at most {largest} vertices.</source>
        <translation>{name} ist zu lang für einen Graphen mit höchstens {largest} Ecken.</translation>
    </message>
    <message>
        <source>{name} is empty: a graph is {forms}.</source>
        <translation>{name} ist leer: Ein Graph ist {forms}.</translation>
    </message>
    <message>
        <source>there is no graph in it.</source>
        <translation>Darin ist kein Graph.</translation>
    </message>
    <message>
        <source>this is not a text file in UTF-8.</source>
        <translation>Das ist keine Textdatei in UTF-8.</translation>
    </message>
    <message>
        <source>this is no graph in a form that is known: {forms}.</source>
        <translation>Das ist kein Graph in einem bekannten Format: {forms}.</translation>
    </message>
    <message>
        <source>this is {form}, which is not read: save the graph as GraphML, graph6 or an edge list.</source>
        <translation>Das ist {form} und wird nicht gelesen: Speichern Sie den Graphen als GraphML, graph6 oder Kantenliste.</translation>
    </message>
    <message>
        <source>the JSON</source>
        <translation>das JSON</translation>
    </message>
    <message>
        <source>line {number}: {error}</source>
        <translation>Zeile {number}: {error}</translation>
    </message>
    <message>
        <source>The graph {text}</source>
        <translation>Der Graph {text}</translation>
    </message>
    <message>
        <source>The edges of a graph are pairs of vertices, such as [(1, 2), (2, 3)].</source>
        <translation>Die Kanten eines Graphen sind Paare von Ecken, etwa [(1, 2), (2, 3)].</translation>
    </message>
    <message>
        <source>Weights are a JSON object such as {{&quot;a&quot;: &quot;1/3&quot;, &quot;b&quot;: 2}}; {name} holds something else.</source>
        <translation>Gewichte sind ein JSON-Objekt wie {{&quot;a&quot;: &quot;1/3&quot;, &quot;b&quot;: 2}}; {name} enthält etwas anderes.</translation>
    </message>
    <message>
        <source>graph6 cannot hold parallel edges: write sparse6, GraphML or JSON.</source>
        <translation>graph6 kennt keine Mehrfachkanten: sparse6, GraphML oder JSON schreiben.</translation>
    </message>
    <message>
        <source>digraph6 is for directed graphs, which are not read: make graph6 of it by directg or copyg.</source>
        <translation>digraph6 ist für gerichtete Graphen, die nicht gelesen werden: Machen Sie mit directg oder copyg graph6 daraus.</translation>
    </message>
    <message>
        <source>incremental sparse6 says only what differs from the line before, and is not read: make sparse6 of it by copyg -s.</source>
        <translation>Inkrementelles sparse6 sagt nur, was anders ist als in der Zeile davor, und wird nicht gelesen: Machen Sie mit copyg -s sparse6 daraus.</translation>
    </message>
    <message>
        <source>this is not {form}, which is made of the characters ? to ~.</source>
        <translation>dies ist kein {form}, das aus den Zeichen ? bis ~ besteht.</translation>
    </message>
    <message>
        <source>a graph has at most {largest} vertices.</source>
        <translation>ein Graph hat höchstens {largest} Ecken.</translation>
    </message>
    <message>
        <source>graph {number} of this planar_code is cut off.</source>
        <translation>Graph {number} dieses planar_code ist abgeschnitten.</translation>
    </message>
    <message>
        <source>this planar_code lists an edge at one of its ends only.</source>
        <translation>Dieser planar_code nennt eine Kante nur an einem ihrer Enden.</translation>
    </message>
    <message>
        <source>this is not readable {form}.</source>
        <translation>dies ist kein lesbares {form}.</translation>
    </message>
    <message>
        <source>a graph has at most {largest} vertices, not {number_of_nodes}.</source>
        <translation>ein Graph hat höchstens {largest} Ecken, nicht {number_of_nodes}.</translation>
    </message>
    <message>
        <source>Edges that are listed in both directions count once.</source>
        <translation>Kanten, die in beiden Richtungen dastehen, zählen einmal.</translation>
    </message>
    <message>
        <source>The directions of edges are left out.</source>
        <translation>Die Richtungen der Kanten bleiben weg.</translation>
    </message>
    <message>
        <source>The names of vertices do not differ as words: a, b, c, ... stand for them.</source>
        <translation>Die Namen der Ecken unterscheiden sich als Wörter nicht: a, b, c, ... stehen für sie.</translation>
    </message>
    <message>
        <source>The coordinates in the file cannot be drawn: a drawing is computed.</source>
        <translation>Die Koordinaten in der Datei lassen sich nicht zeichnen: Eine Zeichnung wird berechnet.</translation>
    </message>
    <message>
        <source>there is a loop at {u}: an edge joins two different vertices.</source>
        <translation>an {u} ist eine Schlinge: Eine Kante verbindet zwei verschiedene Ecken.</translation>
    </message>
    <message>
        <source>The record</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>{what} ends abruptly (line {line}, column {column}).</source>
        <translation>{what} bricht ab (Zeile {line}, Spalte {column}).</translation>
    </message>
    <message>
        <source>{what} is not JSON: {fault} (line {line}, column {column}).</source>
        <translation>{what} ist kein JSON: {fault} (Zeile {line}, Spalte {column}).</translation>
    </message>
    <message>
        <source>{what} is nested too deeply.</source>
        <translation>{what} ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>{what} contains a number that cannot be read: {error}.</source>
        <translation>{what} enthält eine unlesbare Zahl: {error}.</translation>
    </message>
    <message>
        <source>This is not a game record: a record is a JSON object with &quot;format&quot;: &quot;{format}&quot;.</source>
        <translation>Dies ist keine Partie: Eine Partie ist ein JSON-Objekt mit &quot;format&quot;: &quot;{format}&quot;.</translation>
    </message>
    <message>
        <source>The start of the record</source>
        <translation>Der Anfang der Partie</translation>
    </message>
    <message>
        <source>Move {number} of the record</source>
        <translation>Zug {number} der Partie</translation>
    </message>
    <message>
        <source>The record is of version {version}; this program reads up to version {newest} and needs an update.</source>
        <translation>Die Partie hat Version {version}; dieses Programm liest bis Version {newest} und braucht ein Update.</translation>
    </message>
    <message>
        <source>The value of a result</source>
        <translation>Der Wert eines Ergebnisses</translation>
    </message>
    <message>
        <source>The minimax value of a result</source>
        <translation>Der Minimaxwert eines Ergebnisses</translation>
    </message>
    <message>
        <source>{where}: {key} is written {accepted}, not {data}.</source>
        <translation>{where}: {key} schreibt man {accepted}, nicht {data}.</translation>
    </message>
    <message>
        <source>{what}: lower</source>
        <translation>{what}: untere Schranke</translation>
    </message>
    <message>
        <source>{what}: upper</source>
        <translation>{what}: obere Schranke</translation>
    </message>
    <message>
        <source>{what}: estimate</source>
        <translation>{what}: Schätzung</translation>
    </message>
    <message>
        <source>{what}: said</source>
        <translation>{what}: said</translation>
    </message>
    <message>
        <source>{what} is not a move: {error}</source>
        <translation>{what} ist kein Zug: {error}</translation>
    </message>
    <message>
        <source>{where}: the move {written} is not legal: {error}</source>
        <translation>{where}: Der Zug {written} ist nicht erlaubt: {error}</translation>
    </message>
    <message>
        <source>{where}: in a variation a value follows a move.</source>
        <translation>{where}: in einer Variante folgt ein Wert auf einen Zug.</translation>
    </message>
    <message>
        <source>{where}: a position has one value, and here are two.</source>
        <translation>{where}: eine Stellung hat einen Wert, und hier stehen zwei.</translation>
    </message>
    <message>
        <source>{where}: a variation can only follow a move.</source>
        <translation>{where}: Eine Variante kann nur nach einem Zug stehen.</translation>
    </message>
    <message>
        <source>{where}: this &apos;)&apos; has no &apos;(&apos;.</source>
        <translation>{where}: Dieses &apos;)&apos; hat kein &apos;(&apos;.</translation>
    </message>
    <message>
        <source>The record is cut off: it has {moves} of its {told} moves.</source>
        <translation>Die Partie ist abgeschnitten: Sie hat {moves} ihrer {told} Züge.</translation>
    </message>
    <message>
        <source>Line {index} of the record is cut off or not a tag such as [Game &quot;domino&quot;].</source>
        <translation>Zeile {index} der Partie ist abgeschnitten oder keine Angabe wie [Game &quot;domino&quot;].</translation>
    </message>
    <message>
        <source>Line {index} of the record: the tag {name} appears a second time.</source>
        <translation>Zeile {index} der Partie: Die Angabe {name} steht ein zweites Mal da.</translation>
    </message>
    <message>
        <source>This is not a game record: a record begins with [Record &quot;{format} {version}&quot;].</source>
        <translation>Dies ist keine Partie: Eine Partie beginnt mit [Record &quot;{format} {version}&quot;].</translation>
    </message>
    <message>
        <source>Line {line} of the record: there is no tag {name}; did you mean {meant}?</source>
        <translation>Zeile {line} der Partie: Es gibt keine Angabe {name}; ist {meant} gemeint?</translation>
    </message>
    <message>
        <source>{where}: {tag} must give the numbers of moves that exist.</source>
        <translation>{where}: {tag} muss Nummern von Zügen nennen, die es gibt.</translation>
    </message>
    <message>
        <source>Line {line} of the record</source>
        <translation>Zeile {line} der Partie</translation>
    </message>
    <message>
        <source>{where}: {text} opens something that is not closed; the record is cut off.</source>
        <translation>{where}: {text} öffnet etwas, das nicht geschlossen wird; die Partie ist abgeschnitten.</translation>
    </message>
    <message>
        <source>{where}: {text} is neither a move nor a note.</source>
        <translation>{where}: {text} ist weder ein Zug noch eine Anmerkung.</translation>
    </message>
    <message>
        <source>The record is cut off: a variation has no &apos;)&apos;.</source>
        <translation>Die Partie ist abgeschnitten: Eine Variante hat kein &apos;)&apos;.</translation>
    </message>
    <message>
        <source>{where}: the value</source>
        <translation>{where}: der Wert</translation>
    </message>
    <message>
        <source>{where}: the estimate</source>
        <translation>{where}: die Schätzung</translation>
    </message>
    <message>
        <source>A record needs its Setup, or for an empty board its Board.</source>
        <translation>Eine Partie braucht ihr Setup oder, bei leerem Brett, ihr Board.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>In diesem Spiel gibt es keinen solchen Zug.</translation>
    </message>
    <message>
        <source>The starting position cannot be deleted.</source>
        <translation>Die Ausgangsstellung lässt sich nicht löschen.</translation>
    </message>
    <message>
        <source>Move {number} of the record follows move {parent}, which does not come before it.</source>
        <translation>Zug {number} der Partie folgt auf Zug {parent}, der nicht davor steht.</translation>
    </message>
    <message>
        <source>Move {number} of the record appears twice after the same position.</source>
        <translation>Zug {number} der Partie steht nach derselben Stellung zweimal.</translation>
    </message>
    <message>
        <source>Move {number} of the record is not legal: {error}</source>
        <translation>Zug {number} der Partie ist nicht erlaubt: {error}</translation>
    </message>
    <message>
        <source>The record is at move {cursor}, but it has {moves} moves.</source>
        <translation>Die Partie steht bei Zug {cursor}, hat aber {moves} Züge.</translation>
    </message>
    <message>
        <source>{what} is a whole number, a fraction such as 16/3 or nothing, not {data}.</source>
        <translation>{what} ist eine ganze Zahl, ein Bruch wie 16/3 oder nichts, nicht {data}.</translation>
    </message>
    <message>
        <source>{what} is a whole number or a fraction such as 16/3, not {text}.</source>
        <translation>{what} ist eine ganze Zahl oder ein Bruch wie 16/3, nicht {text}.</translation>
    </message>
    <message>
        <source>{what} is a number or nothing, not {data}.</source>
        <translation>{what} ist eine Zahl oder nichts, nicht {data}.</translation>
    </message>
    <message>
        <source>A board is written rows x columns, such as 5x6, not {text!r}.</source>
        <translation>Ein Brett schreibt man Zeilen x Spalten, etwa 5x6, nicht {text!r}.</translation>
    </message>
    <message>
        <source>{square} is not part of the board.</source>
        <translation>{square} ist nicht Teil des Bretts.</translation>
    </message>
    <message>
        <source>The board ends here (a1 to {last}).</source>
        <translation>Das Brett endet hier (a1 bis {last}).</translation>
    </message>
    <message>
        <source>{square} is not on the board (a1 to {last}).</source>
        <translation>{square} liegt nicht auf dem Brett (a1 bis {last}).</translation>
    </message>
    <message>
        <source>A board has 1 to {largest} rows and columns, or at most {longest} squares, not {given}.</source>
        <translation>Ein Brett hat 1 bis {largest} Zeilen und Spalten oder höchstens {longest} Felder, nicht {given}.</translation>
    </message>
    <message>
        <source>A square is a column letter and a row number, such as b7, not {text!r}.</source>
        <translation>Ein Feld ist ein Spaltenbuchstabe und eine Zeilennummer, etwa b7, nicht {text!r}.</translation>
    </message>
    <message>
        <source>it is not the description of a game</source>
        <translation>es ist keine Beschreibung eines Spiels</translation>
    </message>
    <message>
        <source>its game is called {key!r}</source>
        <translation>sein Spiel heißt {key!r}</translation>
    </message>
    <message>
        <source>There is no game {key!r}; the games are {games}.</source>
        <translation>Ein Spiel {key!r} gibt es nicht; es gibt {games}.</translation>
    </message>
    <message>
        <source>In the set-up {side} moves first.</source>
        <translation>In der Aufstellung beginnt {side}.</translation>
    </message>
    <message>
        <source>{text} is a position of {other}, not of {key}.</source>
        <translation>{text} ist eine Stellung von {other}, nicht von {key}.</translation>
    </message>
    <message>
        <source>{what} is not a position of a game.</source>
        <translation>{what} ist keine Stellung eines Spiels.</translation>
    </message>
    <message>
        <source>{a} and {b} do not share an edge.</source>
        <translation>{a} und {b} haben keine gemeinsame Kante.</translation>
    </message>
    <message>
        <source>A move is two neighbouring squares, such as b7–c7, not {text!r}.</source>
        <translation>Ein Zug ist zwei benachbarte Felder, etwa b7–c7, nicht {text!r}.</translation>
    </message>
    <message>
        <source>{symbol!r} is on {at}: a placed domino is the same symbol on exactly two neighbouring squares, a free square is &apos;.&apos;, a missing one &apos;#&apos;.</source>
        <translation>{symbol!r} ist auf {at}: ein gelegter Domino ist dasselbe Zeichen auf genau zwei benachbarten Feldern, ein freies Feld ist &apos;.&apos;, ein fehlendes &apos;#&apos;.</translation>
    </message>
    <message>
        <source>{what}, {n} placed</source>
        <translation>{what}, {n} gelegt</translation>
    </message>
    <message>
        <source>Shape of {n} squares</source>
        <translation>Form mit {n} Feldern</translation>
    </message>
    <message>
        <source>{what} with {n} placed, {side} first</source>
        <translation>{what} mit {n} gelegten, {side} zuerst</translation>
    </message>
    <message>
        <source>{what}, {side} first</source>
        <translation>{what}, {side} zuerst</translation>
    </message>
    <message>
        <source>Tiling</source>
        <translation>Pflasterung</translation>
    </message>
    <message>
        <source>{square} is outside the {rows} x {columns} board.</source>
        <translation>{square} liegt außerhalb des Bretts {rows} x {columns}.</translation>
    </message>
    <message>
        <source>{square} is the last square: a board needs at least one.</source>
        <translation>{square} ist das letzte Feld: Ein Brett braucht mindestens eines.</translation>
    </message>
    <message>
        <source>No square of the board is left within {rows} x {columns}.</source>
        <translation>Innerhalb von {rows} x {columns} bleibt kein Feld des Bretts.</translation>
    </message>
    <message>
        <source>{move} are not three squares of a 2 x 2 block.</source>
        <translation>{move} sind nicht drei Felder eines 2 x 2-Blocks.</translation>
    </message>
    <message>
        <source>A move is three squares of a 2 x 2 block, such as a1–b1–a2, not {text!r}.</source>
        <translation>Ein Zug ist drei Felder eines 2 x 2-Blocks, etwa a1–b1–a2, nicht {text!r}.</translation>
    </message>
    <message>
        <source>{symbol!r} is on {at}: a placed tile is the same symbol on three squares of a 2 x 2 block, a free square is &apos;.&apos;, a missing one &apos;#&apos;.</source>
        <translation>{symbol!r} ist auf {at}: ein gelegter Stein ist dasselbe Zeichen auf drei Feldern eines Blocks von 2 x 2, ein freies Feld ist &apos;.&apos;, ein fehlendes &apos;#&apos;.</translation>
    </message>
    <message>
        <source>{what} with {n} placed</source>
        <translation>{what} mit {n} gelegten</translation>
    </message>
    <message>
        <source>ELLIE</source>
        <translation>ELLIE</translation>
    </message>
    <message>
        <source>{proposer} proposes a value first, before {putter} puts it into {move}.</source>
        <translation>Zuerst schlägt {proposer} einen Wert vor, dann setzt {putter} ihn für {move} ein.</translation>
    </message>
    <message>
        <source>{move} is not in the domain: it has {domain}.</source>
        <translation>{move} liegt nicht im Wertebereich: Er hat {domain}.</translation>
    </message>
    <message>
        <source>{proposed} is proposed: {putter} puts it into {moves}.</source>
        <translation>{proposed} ist vorgeschlagen: {putter} setzt es für {moves} ein.</translation>
    </message>
    <message>
        <source>{move} already holds {values}.</source>
        <translation>{move} hat schon {values}.</translation>
    </message>
    <message>
        <source>There is no variable {move}: {putter} puts the value into {moves}.</source>
        <translation>Es gibt keine Variable {move}: {putter} setzt den Wert für {moves} ein.</translation>
    </message>
    <message>
        <source>The proposed value is {proposed}, not {value}.</source>
        <translation>Der vorgeschlagene Wert ist {proposed}, nicht {value}.</translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} oder {last}</translation>
    </message>
    <message>
        <source>First example</source>
        <translation>Erstes Beispiel</translation>
    </message>
    <message>
        <source>A value is an integer, a fraction or a decimal, such as 3, -1/2 or 0.5, not {text!r}.</source>
        <translation>Ein Wert ist eine ganze Zahl, ein Bruch oder eine Dezimalzahl, etwa 3, -1/2 oder 0.5, nicht {text!r}.</translation>
    </message>
    <message>
        <source>The range {part} is empty: its first value must not be above its last.</source>
        <translation>Der Bereich {part} ist leer: Sein erster Wert darf nicht über dem letzten liegen.</translation>
    </message>
    <message>
        <source>A domain has at most {largest_domain} values; {part} makes it larger.</source>
        <translation>Ein Wertebereich hat höchstens {largest_domain} Werte; {part} macht ihn größer.</translation>
    </message>
    <message>
        <source>A domain has at most {largest_domain} values, not {values}.</source>
        <translation>Ein Wertebereich hat höchstens {largest_domain} Werte, nicht {values}.</translation>
    </message>
    <message>
        <source>Figure 1</source>
        <translation>Abbildung 1</translation>
    </message>
    <message>
        <source>Table 1, row 1</source>
        <translation>Tabelle 1, Zeile 1</translation>
    </message>
    <message>
        <source>Table 1, row 2</source>
        <translation>Tabelle 1, Zeile 2</translation>
    </message>
    <message>
        <source>Table 1, row 3</source>
        <translation>Tabelle 1, Zeile 3</translation>
    </message>
    <message>
        <source>Table 1, row 4</source>
        <translation>Tabelle 1, Zeile 4</translation>
    </message>
    <message>
        <source>{name} is one variable; a product is written {product}.</source>
        <translation>{name} ist eine einzige Variable; ein Produkt wird {product} geschrieben.</translation>
    </message>
    <message>
        <source>There is no variable {name!r} in {text}.</source>
        <translation>Es gibt keine Variable {name!r} in {text}.</translation>
    </message>
    <message>
        <source>{what}, values {domain}, {side} first</source>
        <translation>{what}, Werte {domain}, {side} zuerst</translation>
    </message>
    <message>
        <source>e-Valuate</source>
        <translation>e-Valuate</translation>
    </message>
    <message>
        <source>numbers, variables, + - * / % ^, abs, max, min and parentheses</source>
        <translation>Zahlen, Variablen, + - * / % ^, abs, max, min und Klammern</translation>
    </message>
    <message>
        <source>LaTeX is not read: a fraction is written (a)/(b), a product a*b and a power a^b.</source>
        <translation>LaTeX wird nicht gelesen: ein Bruch wird (a)/(b) geschrieben, ein Produkt a*b und eine Potenz a^b.</translation>
    </message>
    <message>
        <source>a number, a variable or &apos;(&apos;</source>
        <translation>eine Zahl, eine Variable oder &apos;(&apos;</translation>
    </message>
    <message>
        <source>A power is written with ^, such as x^2.</source>
        <translation>Eine Potenz wird mit ^ geschrieben, zum Beispiel x^2.</translation>
    </message>
    <message>
        <source>A decimal point must be between two digits, such as 0.5.</source>
        <translation>Ein Dezimalpunkt steht zwischen zwei Ziffern, etwa 0.5.</translation>
    </message>
    <message>
        <source>{symbol!r} cannot be read: an expression is made of {accepted}.</source>
        <translation>{symbol!r} ist nicht lesbar: Ein Ausdruck besteht aus {accepted}.</translation>
    </message>
    <message>
        <source>An expression has at most {longest} characters, not {text}.</source>
        <translation>Ein Ausdruck hat höchstens {longest} Zeichen, nicht {text}.</translation>
    </message>
    <message>
        <source>The expression is empty: a number or a variable is needed.</source>
        <translation>Der Ausdruck ist leer: Eine Zahl oder eine Variable ist nötig.</translation>
    </message>
    <message>
        <source>&apos;)&apos; has no &apos;(&apos; before it.</source>
        <translation>&apos;)&apos; hat kein &apos;(&apos; davor.</translation>
    </message>
    <message>
        <source>&apos;,&apos; only separates the arguments of max and min.</source>
        <translation>&apos;,&apos; trennt nur die Argumente von max und min.</translation>
    </message>
    <message>
        <source>{name!r} is not a function: there are abs, max and min.</source>
        <translation>{name!r} ist keine Funktion: Es gibt abs, max und min.</translation>
    </message>
    <message>
        <source>Between {before!r} and {after!r} an operator is missing: + - * / % or ^.</source>
        <translation>Zwischen {before!r} und {after!r} fehlt ein Operator: + - * / % oder ^.</translation>
    </message>
    <message>
        <source>Signs and parentheses are nested at most {deepest} deep.</source>
        <translation>Vorzeichen und Klammern sind höchstens {deepest} tief verschachtelt.</translation>
    </message>
    <message>
        <source>After {text!r} {operand} is missing.</source>
        <translation>Nach {text!r} fehlt {operand}.</translation>
    </message>
    <message>
        <source>{text!r} is found where {operand} is needed.</source>
        <translation>{text!r} steht, wo {operand} stehen muss.</translation>
    </message>
    <message>
        <source>one argument</source>
        <translation>ein Argument</translation>
    </message>
    <message>
        <source>at least two arguments</source>
        <translation>mindestens zwei Argumente</translation>
    </message>
    <message>
        <source>{text} takes {takes}, not {arguments}.</source>
        <translation>{text} braucht {takes}, nicht {arguments}.</translation>
    </message>
    <message>
        <source>&apos;(&apos; is not closed by a &apos;)&apos;.</source>
        <translation>&apos;(&apos; wird nicht mit &apos;)&apos; geschlossen.</translation>
    </message>
    <message>
        <source>An edge joins two different vertices.</source>
        <translation>Eine Kante verbindet zwei verschiedene Ecken.</translation>
    </message>
    <message>
        <source>{one} and {other} are already joined.</source>
        <translation>{one} und {other} sind schon verbunden.</translation>
    </message>
    <message>
        <source>Vertex {v} would lie on edge {edge_names}.</source>
        <translation>Ecke {v} läge auf der Kante {edge_names}.</translation>
    </message>
    <message>
        <source>Edges {one} and {other} would cross at {place}.</source>
        <translation>Die Kanten {one} und {other} schnitten sich bei {place}.</translation>
    </message>
    <message>
        <source>There is no graph {text!r}; graphs are {examples}.</source>
        <translation>Einen Graphen {text!r} gibt es nicht; es gibt {examples}.</translation>
    </message>
    <message>
        <source>The graph {name} is written like {example}, not {text!r}.</source>
        <translation>Der Graph {name} wird wie {example} geschrieben, nicht {text!r}.</translation>
    </message>
    <message>
        <source>The graph {name} takes numbers from {least} to {most}, not {value}.</source>
        <translation>Der Graph {name} nimmt Zahlen von {least} bis {most}, nicht {value}.</translation>
    </message>
    <message>
        <source>In Nim a move leaves one heap of a heap, as in #1 9→4, not {text!r}.</source>
        <translation>In Nim lässt ein Zug von einem Haufen einen Haufen übrig, wie in #1 9→4, nicht {text!r}.</translation>
    </message>
    <message>
        <source>Heap {number} has {size_now} counters: it can become smaller, but not {size}.</source>
        <translation>Haufen {number} hat {size_now} Steine: Er kann kleiner werden, aber nicht {size}.</translation>
    </message>
    <message>
        <source>The two parts must not be equal, but {a} and {b} are.</source>
        <translation>Die zwei Teile dürfen nicht gleich sein; {a} und {b} sind es.</translation>
    </message>
    <message>
        <source>Heap {number} has {size_now} counters: it does not split into {a} and {b}.</source>
        <translation>Haufen {number} hat {size_now} Steine: Er lässt sich nicht in {a} und {b} teilen.</translation>
    </message>
    <message>
        <source>A heap splits into two, as in #1 7→5+2, not {text!r}.</source>
        <translation>Ein Haufen teilt sich in zwei, wie in #1 7→5+2, nicht {text!r}.</translation>
    </message>
    <message>
        <source>Treblecross needs its number of cells, such as treblecross:8, not {rest!r}.</source>
        <translation>Treblecross braucht seine Zahl von Zellen, etwa treblecross:8, nicht {rest!r}.</translation>
    </message>
    <message>
        <source>A heap game is written like nim:12,13,7; there are {kinds}, not {text!r}.</source>
        <translation>Ein Haufenspiel schreibt man wie nim:12,13,7; es gibt {kinds}, nicht {text!r}.</translation>
    </message>
    <message>
        <source>Treblecross on {n} cells</source>
        <translation>Treblecross auf {n} Zellen</translation>
    </message>
    <message>
        <source>Octal game {code}: {heaps}</source>
        <translation>Oktales Spiel {code}: {heaps}</translation>
    </message>
    <message>
        <source>The digits of an octal code are 0 to 7: {text} is of a hexadecimal game, which is not played here.</source>
        <translation>Die Ziffern eines Oktalcodes sind 0 bis 7: {text} gehört zu einem hexadezimalen Spiel, das hier nicht gespielt wird.</translation>
    </message>
    <message>
        <source>An octal code is written like 0.007, with digits from 0 to 7, or by name ({names}), not {text}.</source>
        <translation>Ein Oktalcode wird wie 0.007 geschrieben, mit Ziffern von 0 bis 7, oder mit Namen ({names}), nicht {text}.</translation>
    </message>
    <message>
        <source>An octal code has at most {most} digits after the point, not {found}.</source>
        <translation>Ein Oktalcode hat höchstens {most} Ziffern nach dem Punkt, nicht {found}.</translation>
    </message>
    <message>
        <source>The octal code {code} allows no move at all; at least one digit must not be 0.</source>
        <translation>Der oktale Code {code} erlaubt gar keinen Zug; mindestens eine Ziffer darf nicht 0 sein.</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message numerus="yes">
        <source>Taking %n counters may leave {left} (digit {digit}).</source>
        <comment>Taking %n counter may leave {left} (digit {digit}).</comment>
        <translation>
            <numerusform>Wer %n Stein nimmt, darf {left} lassen (Ziffer {digit}).</numerusform>
            <numerusform>Wer %n Steine nimmt, darf {left} lassen (Ziffer {digit}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Taking no counter may leave {left} (digit {digit}).</source>
        <translation>Wer keinen Stein nimmt, darf {left} lassen (Ziffer {digit}).</translation>
    </message>
    <message>
        <source>no heap</source>
        <translation>keinen Haufen</translation>
    </message>
    <message>
        <source>one heap</source>
        <translation>einen Haufen</translation>
    </message>
    <message>
        <source>The code {code} does not allow a heap of {heap} to become {parts}.</source>
        <translation>Der Code {code} erlaubt nicht, dass aus einem Haufen von {heap} {parts} wird.</translation>
    </message>
    <message>
        <source>A move is written like #1 9→4+2 (heap 1, which has 9, becomes 4 and 2), not {text!r}.</source>
        <translation>Einen Zug schreibt man wie #1 9→4+2 (aus Haufen 1 mit 9 werden 4 und 2), nicht {text!r}.</translation>
    </message>
    <message>
        <source>There is no heap of {heap}; there are {heaps}.</source>
        <translation>Es gibt keinen Haufen von {heap}; es gibt {heaps}.</translation>
    </message>
    <message>
        <source>The heaps are sizes separated by commas, such as 12,13,7, not {text!r}.</source>
        <translation>Die Haufen sind Größen, durch Kommas getrennt, etwa 12,13,7, nicht {text!r}.</translation>
    </message>
    <message>
        <source>There can be up to {most} heaps of at most {largest} counters each.</source>
        <translation>Es kann bis zu {most} Haufen mit je höchstens {largest} Steinen geben.</translation>
    </message>
    <message>
        <source>There is no heap {number}; there are {heaps}.</source>
        <translation>Es gibt keinen Haufen {number}; es gibt {heaps}.</translation>
    </message>
    <message>
        <source>An octal code is missing, such as 0.007.</source>
        <translation>Es fehlt ein Oktalcode, etwa 0.007.</translation>
    </message>
    <message>
        <source>Heap {number} has {heaps} counters, not {heap}.</source>
        <translation>Haufen {number} hat {heaps} Steine, nicht {heap}.</translation>
    </message>
    <message>
        <source>A graph has 1 to {largest} vertices, not {points}.</source>
        <translation>Ein Graph hat 1 bis {largest} Ecken, nicht {points}.</translation>
    </message>
    <message>
        <source>Vertices {one} and {other} are both at {point}.</source>
        <translation>Die Ecken {one} und {other} liegen beide bei {point}.</translation>
    </message>
    <message>
        <source>A graph has at most {largest} edges, not {pairs}.</source>
        <translation>Ein Graph hat höchstens {largest} Kanten, nicht {pairs}.</translation>
    </message>
    <message>
        <source>The graph has parallel edges, which have no straight drawing: play by colouring edges and sharing vertices.</source>
        <translation>Der Graph hat Mehrfachkanten, die sich nicht gerade zeichnen lassen: zum Spielen Kanten färben und Ecken teilen.</translation>
    </message>
    <message>
        <source>The graph falls into {components} parts ({apart} is not joined to {first}): games with faces need a connected graph.</source>
        <translation>Der Graph zerfällt in {components} Teile ({apart} ist nicht mit {first} verbunden): Spiele mit Flächen brauchen einen zusammenhängenden Graphen.</translation>
    </message>
    <message>
        <source>The graph is not planar: {m} edges on {n} vertices, and a bipartite planar graph has at most {most}.</source>
        <translation>Der Graph ist nicht planar: {m} Kanten auf {n} Ecken; ein bipartiter planarer Graph hat höchstens {most}.</translation>
    </message>
    <message>
        <source>The graph is not planar: {m} edges on {n} vertices, and a planar graph has at most {most}.</source>
        <translation>Der Graph ist nicht planar: {m} Kanten auf {n} Ecken; ein planarer Graph hat höchstens {most}.</translation>
    </message>
    <message>
        <source>Edges {one} and {other} cross at {place}: games with faces need a drawing without crossings.</source>
        <translation>Die Kanten {one} und {other} schneiden sich bei {place}: Spiele mit Flächen brauchen eine kreuzungsfreie Zeichnung.</translation>
    </message>
    <message>
        <source>Each vertex needs a name of its own: one for each, all different.</source>
        <translation>Jede Ecke braucht einen eigenen Namen: je einen, alle verschieden.</translation>
    </message>
    <message>
        <source>Vertex {name} (number {i}) needs two coordinates [x, y], not {vertex}.</source>
        <translation>Ecke {name} (Nummer {i}) braucht zwei Koordinaten [x, y], nicht {vertex}.</translation>
    </message>
    <message>
        <source>Edge number {i} joins {u} and {v}, but vertices are numbered 0 to {last}.</source>
        <translation>Kante Nummer {i} verbindet {u} und {v}, aber die Ecken sind von 0 bis {last} nummeriert.</translation>
    </message>
    <message>
        <source>A graph is an object {&quot;vertices&quot;: [[x, y], ...], &quot;edges&quot;: [[i, j], ...]}.</source>
        <translation>Ein Graph ist ein Objekt {&quot;vertices&quot;: [[x, y], ...], &quot;edges&quot;: [[i, j], ...]}.</translation>
    </message>
    <message>
        <source>The name of a vertex is 1 to 20 letters, digits, _ or ., not {name!r}.</source>
        <translation>Der Name einer Ecke besteht aus 1 bis 20 Buchstaben, Ziffern, _ oder ., nicht {name!r}.</translation>
    </message>
    <message>
        <source>Edge number {i} is a pair of vertex numbers [i, j], not {edge}.</source>
        <translation>Kante Nummer {i} ist ein Paar von Eckennummern [i, j], nicht {edge}.</translation>
    </message>
    <message>
        <source>Edge number {i} is a loop at {u}: an edge joins two different vertices.</source>
        <translation>Kante Nummer {i} ist eine Schlinge an {u}: Eine Kante verbindet zwei verschiedene Ecken.</translation>
    </message>
    <message>
        <source>Colour {proposed} is waiting: MIN gives it to one of the {colour}.</source>
        <translation>Farbe {proposed} wartet: MIN gibt sie einer der {colour}.</translation>
    </message>
    <message>
        <source>Colours are 1 to {colours}, not {colour}.</source>
        <translation>Farben sind 1 bis {colours}; {colour} ist keine davon.</translation>
    </message>
    <message>
        <source>MAX proposes a colour first.</source>
        <translation>Zuerst schlägt MAX eine Farbe vor.</translation>
    </message>
    <message>
        <source>The {colour} are numbered 0 to {last}, not {element}.</source>
        <translation>Die {colour} sind von 0 bis {last} nummeriert, nicht {element}.</translation>
    </message>
    <message>
        <source>{names} already has colour {colours}.</source>
        <translation>{names} hat schon Farbe {colours}.</translation>
    </message>
    <message>
        <source>There is no {text!r} among the {colour}; one of them is {some}.</source>
        <translation>Unter den {colour} gibt es kein {text!r}; vorhanden ist etwa {some}.</translation>
    </message>
    <message>
        <source>A colour is a number from 1 to {colours}, not {text!r}.</source>
        <translation>Eine Farbe ist eine Zahl von 1 bis {colours}, nicht {text!r}.</translation>
    </message>
    <message>
        <source>In a sharing game MAX proposes first; MIN cannot begin.</source>
        <translation>In einem Aufteilungsspiel schlägt zuerst MAX vor; MIN kann nicht beginnen.</translation>
    </message>
    <message>
        <source>A sharing game is written like friendship:3,edges,vertices,2, not {text!r}.</source>
        <translation>Ein Aufteilungsspiel schreibt man wie friendship:3,edges,vertices,2, nicht {text!r}.</translation>
    </message>
    <message>
        <source>After the number of colours comes differ or odd, ones, area or FILE.json, even; not {word!r}.</source>
        <translation>Nach der Anzahl der Farben steht differ oder odd, ones, area oder DATEI.json, even; nicht {word!r}.</translation>
    </message>
    <message>
        <source>{graph}: {elements} coloured</source>
        <translation>{graph}: {elements} gefärbt</translation>
    </message>
    <message>
        <source>The matching game is played on 1 to {largest} vertices, not {size}.</source>
        <translation>Das Matching-Spiel hat 1 bis {largest} Ecken, nicht {size}.</translation>
    </message>
    <message>
        <source>{u} and {v} are joined by more than one edge: the matching game takes graphs without parallel edges.</source>
        <translation>{u} und {v} sind durch mehr als eine Kante verbunden: Das Matching-Spiel nimmt Graphen ohne Mehrfachkanten.</translation>
    </message>
    <message>
        <source>There is no edge {u}–{v}.</source>
        <translation>Es gibt keine Kante {u}–{v}.</translation>
    </message>
    <message>
        <source>{u}–{v} is already chosen.</source>
        <translation>{u}–{v} ist schon gewählt.</translation>
    </message>
    <message>
        <source>{u}–{v} cannot be chosen: {taken} is covered.</source>
        <translation>{u}–{v} lässt sich nicht wählen: {taken} ist bedeckt.</translation>
    </message>
    <message>
        <source>There is no edge {text!r}; one is written like {some}.</source>
        <translation>Es gibt keine Kante {text!r}; man schreibt sie wie {some}.</translation>
    </message>
    <message>
        <source>{board} torus</source>
        <translation>Torus {board}</translation>
    </message>
    <message>
        <source>{board} cylinder</source>
        <translation>Zylinder {board}</translation>
    </message>
    <message>
        <source>Graph of {n} vertices</source>
        <translation>Graph mit {n} Ecken</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Matching</translation>
    </message>
    <message>
        <source>{elements} shared</source>
        <translation>{elements} geteilt</translation>
    </message>
    <message>
        <source>1 colour</source>
        <translation>1 Farbe</translation>
    </message>
    <message>
        <source>{n} colours</source>
        <translation>{n} Farben</translation>
    </message>
    <message>
        <source>odd rule</source>
        <translation>Ungerade-Regel</translation>
    </message>
    <message>
        <source>area weights</source>
        <translation>Flächeninhalte als Gewichte</translation>
    </message>
    <message>
        <source>given weights</source>
        <translation>vorgegebene Gewichte</translation>
    </message>
    <message>
        <source>Sharing</source>
        <translation>Aufteilungsspiele</translation>
    </message>
    <message>
        <source>The elements coloured and the elements shared must differ; both are {a}.</source>
        <translation>Gefärbte und geteilte Elemente müssen verschieden sein; beides sind {a}.</translation>
    </message>
    <message>
        <source>A sharing game has 1 to {most_colours} colours, not {colours}.</source>
        <translation>Ein Aufteilungsspiel hat 1 bis {most_colours} Farben, nicht {colours}.</translation>
    </message>
    <message>
        <source>The rule of a sharing game is differ or odd, not {rule!r}.</source>
        <translation>Die Regel eines Aufteilungsspiels ist differ oder odd, nicht {rule!r}.</translation>
    </message>
    <message>
        <source>The odd rule is for exactly 2 colours, not {colours}.</source>
        <translation>Die Ungerade-Regel gilt für genau 2 Farben, nicht {colours}.</translation>
    </message>
    <message>
        <source>Weights are ones, area, or given by name, not {weights!r}.</source>
        <translation>Gewichte sind ones, area oder nach Namen vorgegeben, nicht {weights!r}.</translation>
    </message>
    <message>
        <source>Area weights are for sharing faces, not {b}.</source>
        <translation>Flächeninhalte als Gewichte gelten für das Teilen von Flächen, nicht {b}.</translation>
    </message>
    <message>
        <source>Random colours would give {expected} of {total}.</source>
        <translation>Zufällige Farben ergäben {expected} von {total}.</translation>
    </message>
    <message>
        <source>{names} and {n} more</source>
        <translation>{names} und {n} weitere</translation>
    </message>
    <message>
        <source>The odd rule is fair only if every set is even: MAX gets {names} by proposing colour 1 each time; joining pairs of vertices of odd degree by edges fixes it.</source>
        <translation>Die Ungerade-Regel ist nur fair, wo jede Menge gerade ist: MAX bekommt {names}, wenn stets Farbe 1 vorgeschlagen wird; Kanten zwischen Paaren von Ecken ungeraden Grades beheben das.</translation>
    </message>
    <message>
        <source>The odd rule is fair only if every set is even: MAX gets {names} by proposing colour 1 each time.</source>
        <translation>Die Ungerade-Regel ist nur fair, wo jede Menge gerade ist: MAX bekommt {names}, wenn stets Farbe 1 vorgeschlagen wird.</translation>
    </message>
    <message>
        <source>The elements coloured are vertices, edges or faces, not {text!r}.</source>
        <translation>Gefärbte Elemente sind vertices, edges oder faces, nicht {text!r}.</translation>
    </message>
    <message>
        <source>The elements shared are vertices, edges or faces, not {text!r}.</source>
        <translation>Geteilte Elemente sind vertices, edges oder faces, nicht {text!r}.</translation>
    </message>
    <message>
        <source>A graph with parallel edges is only for colouring edges and sharing vertices.</source>
        <translation>Ein Graph mit Mehrfachkanten ist nur zum Färben von Kanten und Teilen von Ecken.</translation>
    </message>
    <message>
        <source>The graph has no edge: games with edges need at least one.</source>
        <translation>Der Graph hat keine Kante: Spiele mit Kanten brauchen mindestens eine.</translation>
    </message>
    <message>
        <source>Vertex {alone} has no edge: sharing vertices by edges needs an edge at every vertex.</source>
        <translation>Ecke {alone} hat keine Kante: Ecken durch Kanten zu teilen braucht an jeder Ecke eine Kante.</translation>
    </message>
    <message>
        <source>There is no {written!r} among the {kind} to be weighed; there are {names}…</source>
        <translation>Unter den zu gewichtenden {kind} gibt es kein {written!r}; es gibt {names}…</translation>
    </message>
    <message>
        <source>The weight of {written} is a number or fraction from 0 up, not {value!r}.</source>
        <translation>Das Gewicht von {written} ist eine Zahl oder ein Bruch ab 0, nicht {value!r}.</translation>
    </message>
    <message>
        <source>The shape is empty: it needs at least one row of &apos;.&apos; and &apos;#&apos;.</source>
        <translation>Die Form ist leer: Sie braucht mindestens eine Zeile aus &apos;.&apos; und &apos;#&apos;.</translation>
    </message>
    <message>
        <source>A shape has at most {largest} rows and columns, or {longest} squares around it, not {height} x {width}.</source>
        <translation>Eine Form hat höchstens {largest} Zeilen und Spalten oder {longest} Felder um sich, nicht {height} x {width}.</translation>
    </message>
    <message>
        <source>Row {r} of the shape is empty; a row without squares is written &apos;#&apos;.</source>
        <translation>Zeile {r} der Form ist leer; eine Zeile ohne Felder wird &apos;#&apos; geschrieben.</translation>
    </message>
    <message>
        <source>Row {r}, column {c} of the shape is blank or unprintable; a square is &apos;.&apos;, a missing one &apos;#&apos;, and a placed tile digits or letters.</source>
        <translation>Zeile {r}, Spalte {c} der Form ist leer oder nicht druckbar; ein Feld ist &apos;.&apos;, ein fehlendes &apos;#&apos;, und ein gelegter Stein Ziffern oder Buchstaben.</translation>
    </message>
    <message>
        <source>The shape has no square: at least one &apos;.&apos; is needed.</source>
        <translation>Die Form hat kein Feld: Mindestens ein &apos;.&apos; ist nötig.</translation>
    </message>
    <message>
        <source>{symbols} is read as a placed tile; a missing square is written #.</source>
        <translation>{symbols} wird als gelegter Stein gelesen; ein fehlendes Feld wird # geschrieben.</translation>
    </message>
    <message>
        <source>Treblecross needs 3 to {most_cells} cells, not {cells}.</source>
        <translation>Treblecross braucht 3 bis {most_cells} Zellen, nicht {cells}.</translation>
    </message>
    <message>
        <source>There is no cell {number}; the strip has {cells}.</source>
        <translation>Es gibt keine Zelle {number}; der Streifen hat {cells}.</translation>
    </message>
    <message>
        <source>Cell {number} already has a cross.</source>
        <translation>Zelle {number} hat schon ein Kreuz.</translation>
    </message>
    <message>
        <source>A move is the number of a cell, such as 4, not {text!r}.</source>
        <translation>Ein Zug ist die Nummer einer Zelle, etwa 4, nicht {text!r}.</translation>
    </message>
    <message>
        <source>An inner node of a tree needs at least one child, but [] has none.</source>
        <translation>Ein innerer Knoten eines Baums braucht mindestens ein Kind, [] hat aber keines.</translation>
    </message>
    <message>
        <source>{word} is no number such as -5, 16/3 or 0.25.</source>
        <translation>{word} ist keine Zahl wie -5, 16/3 oder 0.25.</translation>
    </message>
    <message>
        <source>the tree ends before {text!r}</source>
        <translation>der Baum ist vor {text!r} zu Ende</translation>
    </message>
    <message>
        <source>a tree has at most {most_nodes} nodes and {deepest} levels</source>
        <translation>ein Baum hat höchstens {most_nodes} Knoten und {deepest} Ebenen</translation>
    </message>
    <message>
        <source>a static value is a number before a list, as in 3:[12, 8]</source>
        <translation>ein statischer Wert ist eine Zahl vor einer Liste, wie in 3:[12, 8]</translation>
    </message>
    <message>
        <source>a comma or ] is missing</source>
        <translation>ein Komma oder ] fehlt</translation>
    </message>
    <message>
        <source>The tree cannot be read: {what}.</source>
        <translation>Der Baum ist nicht lesbar: {what}.</translation>
    </message>
    <message>
        <source>This node has {count} children, numbered from 1; there is no {move!r}.</source>
        <translation>Dieser Knoten hat {count} Kinder, ab 1 nummeriert; {move!r} gibt es nicht.</translation>
    </message>
    <message>
        <source>A move is the number of a child, such as 2, not {text!r}.</source>
        <translation>Ein Zug ist die Nummer eines Kindes, etwa 2, nicht {text!r}.</translation>
    </message>
    <message>
        <source>Typed tree</source>
        <translation>Eingegebener Baum</translation>
    </message>
    <message>
        <source>A position is written GAME:POSITION, with GAME one of {games}, not {text!r}.</source>
        <translation>Eine Stellung schreibt man SPIEL:STELLUNG, SPIEL eines von {games}; nicht {text!r}.</translation>
    </message>
    <message>
        <source>No author&apos;s order is known for {position}; in e-Valuate one is written after the expression, as in (10-x)*y; order 5,4,6,3,7,2,8,1,9,0.</source>
        <translation>Für {position} ist keine Reihenfolge eines Autors bekannt; in e-Valuate steht sie hinter dem Ausdruck, etwa (10-x)*y; order 5,4,6,3,7,2,8,1,9,0.</translation>
    </message>
    <message>
        <source>ELLIE is solved on parts of boards of up to {largest_area} squares in all, not {rows} x {columns}.</source>
        <translation>ELLIE wird auf Teilen von Brettern mit insgesamt bis zu {largest_area} Feldern gelöst, nicht {rows} x {columns}.</translation>
    </message>
    <message>
        <source>Chances are computed before a proposal; here one is waiting to be placed.</source>
        <translation>Chancen gibt es vor einem Vorschlag; hier wartet einer darauf, eingesetzt zu werden.</translation>
    </message>
    <message>
        <source>Chances are exact only for expressions that can be enumerated; this one is too large.</source>
        <translation>Chancen sind nur exakt für Ausdrücke, die sich durchzählen lassen; dieser ist zu groß.</translation>
    </message>
    <message>
        <source>With divisions, chances are exact for up to 20 million fillings; here there are more.</source>
        <translation>Mit Divisionen sind Chancen bis 20 Millionen Füllungen exakt; hier sind es mehr.</translation>
    </message>
    <message>
        <source>A method starts before a proposal; here one is waiting to be placed.</source>
        <translation>Ein Verfahren beginnt vor einem Vorschlag; hier wartet einer darauf, eingesetzt zu werden.</translation>
    </message>
    <message>
        <source>The methods of the paper take up to {most_leaves} fillings, not {m}^{n}: use exact.</source>
        <translation>Die Verfahren des Artikels nehmen bis zu {most_leaves} Füllungen, nicht {m}^{n}: exact verwenden.</translation>
    </message>
    <message>
        <source>A table takes up to {most_states} states, not {m}^{n}.</source>
        <translation>Eine Tabelle nimmt bis zu {most_states} Zustände, nicht {m}^{n}.</translation>
    </message>
    <message>
        <source>The game tree of {n} variables over {m} values has too many nodes to count.</source>
        <translation>Der Spielbaum von {n} Variablen über {m} Werten hat zu viele Knoten zum Zählen.</translation>
    </message>
    <message>
        <source>The digit order must name every value of the domain once: {values}.</source>
        <translation>Die Ziffernfolge muss jeden Wert des Bereichs einmal nennen: {values}.</translation>
    </message>
    <message>
        <source>This game is too large to draw: it has more than {most_nodes} positions.</source>
        <translation>Dieses Spiel ist zu groß zum Zeichnen: Es hat mehr als {most_nodes} Stellungen.</translation>
    </message>
    <message>
        <source>The root has the value of its best child, as one move is made there; means are taken below it.</source>
        <translation>Die Wurzel hat den Wert ihres besten Kindes, da dort ein Zug gemacht wird; gemittelt wird darunter.</translation>
    </message>
    <message>
        <source>the whole tree</source>
        <translation>der ganze Baum</translation>
    </message>
    <message>
        <source>the whole tree, values as the mover sees them</source>
        <translation>der ganze Baum, Werte aus Sicht dessen, der zieht</translation>
    </message>
    <message>
        <source>cutoffs by alpha and beta of the whole path</source>
        <translation>Schnitte durch Alpha und Beta des ganzen Pfads</translation>
    </message>
    <message>
        <source>cutoffs by the parent&apos;s alpha or beta only (e-Valuate, Algorithm 1)</source>
        <translation>Schnitte nur durch Alpha oder Beta des Elternknotens (e-Valuate, Algorithmus 1)</translation>
    </message>
    <message>
        <source>alpha-beta, most promising moves first</source>
        <translation>Alpha-Beta, vielversprechendste Züge zuerst</translation>
    </message>
    <message>
        <source>Its name says that moves are ordered.</source>
        <translation>Ihr Name sagt, dass Züge geordnet werden.</translation>
    </message>
    <message>
        <source>alpha-beta with a transposition table</source>
        <translation>Alpha-Beta mit Transpositionstabelle</translation>
    </message>
    <message>
        <source>Its name says that there is a table.</source>
        <translation>Ihr Name sagt, dass es eine Tabelle gibt.</translation>
    </message>
    <message>
        <source>Algorithm 1 ordered and with a table (e-Valuate, Table 1)</source>
        <translation>Algorithmus 1, geordnet und mit Tabelle (e-Valuate, Tabelle 1)</translation>
    </message>
    <message>
        <source>It is Algorithm 1 with an order and a table.</source>
        <translation>Sie ist Algorithmus 1 mit Reihenfolge und Tabelle.</translation>
    </message>
    <message>
        <source>first move with a full window, the rest with null windows</source>
        <translation>der erste Zug ganz, die übrigen durch Fragen</translation>
    </message>
    <message>
        <source>null windows only, from a first guess</source>
        <translation>nur Fragen, von einem ersten Schätzwert aus</translation>
    </message>
    <message>
        <source>It always has a table: its memory from one null window to the next.</source>
        <translation>Sie hat immer eine Tabelle: ihr Gedächtnis von Frage zu Frage.</translation>
    </message>
    <message>
        <source>alpha-beta to depth 1, 2, 3, ..., the last best line first</source>
        <translation>Alpha-Beta bis Tiefe 1, 2, 3, ..., die letzte beste Variante zuerst</translation>
    </message>
    <message>
        <source>means of the M largest and the N smallest, below the root</source>
        <translation>Mittel der M größten und der N kleinsten, unter der Wurzel</translation>
    </message>
    <message>
        <source>deeper where values jump by more than K</source>
        <translation>tiefer, wo Werte um mehr als K springen</translation>
    </message>
    <message>
        <source>only the WIDTH most promising moves</source>
        <translation>nur die WIDTH vielversprechendsten Züge</translation>
    </message>
    <message>
        <source>It always orders moves: it selects the first of them.</source>
        <translation>Sie ordnet Züge immer: Sie wählt die ersten davon aus.</translation>
    </message>
    <message>
        <source>selection, various depth, averages, alpha-beta</source>
        <translation>Auswahl, veränderliche Tiefe, Mittel, Alpha-Beta</translation>
    </message>
    <message>
        <source>It always orders moves, to select the first of them, and has no table.</source>
        <translation>Sie ordnet Züge immer, um die ersten auszuwählen, und hat keine Tabelle.</translation>
    </message>
    <message>
        <source>There is no method {base!r}; methods are {methods}.</source>
        <translation>Ein Verfahren {base!r} gibt es nicht; es gibt {methods}.</translation>
    </message>
    <message>
        <source>The method {name} is written {written}, not {name}:{text}.</source>
        <translation>Das Verfahren {name} schreibt man {written}, nicht {name}:{text}.</translation>
    </message>
    <message>
        <source>{parameter} of the method {method} is a number, such as 2, not {given!r}.</source>
        <translation>{parameter} des Verfahrens {method} ist eine Zahl, etwa 2, nicht {given!r}.</translation>
    </message>
    <message>
        <source>{parameter} of the method {method} is a number of at least 1, such as 2, not {given!r}.</source>
        <translation>{parameter} des Verfahrens {method} ist eine Zahl ab 1, etwa 2, nicht {given!r}.</translation>
    </message>
    <message>
        <source>Values are computed for heaps of 0 to {largest}, not up to {upto}.</source>
        <translation>Werte werden für Haufen von 0 bis {largest} berechnet, nicht bis {upto}.</translation>
    </message>
    <message>
        <source>The exact solver colours up to {most_elements} elements, and this game has {size} {colour}.</source>
        <translation>Der exakte Löser färbt bis zu {most_elements} Elemente; dieses Spiel hat {size} {colour}.</translation>
    </message>
    <message>
        <source>The weights are too fine or too large to be solved exactly: round them.</source>
        <translation>Die Gewichte sind zu fein oder zu groß, um exakt zu lösen: Runden hilft.</translation>
    </message>
    <message>
        <source>A table over the number of colours is for the rule differ: the odd rule has 2 colours.</source>
        <translation>Eine Tabelle über die Anzahl der Farben gilt für die Regel differ: Die Ungerade-Regel hat 2 Farben.</translation>
    </message>
    <message>
        <source>This is no strategy of {side}: it allows no move at the beginning.</source>
        <translation>Das ist keine Strategie von {side}: Sie erlaubt am Anfang keinen Zug.</translation>
    </message>
    <message>
        <source>This is no strategy of {side}: it allows no move after {line}.</source>
        <translation>Das ist keine Strategie von {side}: Sie erlaubt keinen Zug nach {line}.</translation>
    </message>
    <message>
        <source>Not finished: what {side} is sure of is {found}. The value of the game: {value}.</source>
        <translation>Nicht fertig: Was {side} sicher hat, ist {found}. Der Wert des Spiels: {value}.</translation>
    </message>
    <message>
        <source>No game with this strategy ends with a value.</source>
        <translation>Keine Partie mit dieser Strategie endet mit einem Wert.</translation>
    </message>
    <message>
        <source>Not finished: no game to its end was found.</source>
        <translation>Nicht fertig: Keine Partie wurde bis zum Ende gefunden.</translation>
    </message>
    <message>
        <source>{side} is sure of {sure}. The value of the game: {value}.</source>
        <translation>{side} hat {sure} sicher. Der Wert des Spiels: {value}.</translation>
    </message>
    <message>
        <source>{side} is sure of {sure}, the value of the game.</source>
        <translation>{side} hat {sure} sicher, den Wert des Spiels.</translation>
    </message>
    <message>
        <source>{side} is sure of {sure} only: it falls short of the value of the game, {value}, by {short}.</source>
        <translation>{side} hat nur {sure} sicher: Zum Wert des Spiels, {value}, fehlt {short}.</translation>
    </message>
    <message>
        <source>{side} wins with this strategy, whatever {other} replies.</source>
        <translation>{side} gewinnt mit dieser Strategie, was {other} auch antwortet.</translation>
    </message>
    <message>
        <source>Not finished: no game was found that {other} wins against this strategy.</source>
        <translation>Nicht fertig: Keine Partie wurde gefunden, die {other} gegen diese Strategie gewinnt.</translation>
    </message>
    <message>
        <source>{other} beats this strategy, though {side} could win.</source>
        <translation>{other} schlägt diese Strategie, obwohl {side} gewinnen könnte.</translation>
    </message>
    <message>
        <source>{other} beats this strategy, as every other one.</source>
        <translation>{other} schlägt diese Strategie, wie jede andere.</translation>
    </message>
    <message>
        <source>{other} beats this strategy.</source>
        <translation>{other} schlägt diese Strategie.</translation>
    </message>
    <message>
        <source>With the right one of the moves that it allows {side} wins.</source>
        <translation>Mit dem richtigen der Züge, die sie erlaubt, gewinnt {side}.</translation>
    </message>
    <message>
        <source>With the best of the moves that it allows it would be {best}.</source>
        <translation>Mit den besten der Züge, die sie erlaubt, wäre es {best}.</translation>
    </message>
    <message>
        <source>Never a legal move: {parts}.</source>
        <translation>Nie ein erlaubter Zug: {parts}.</translation>
    </message>
    <message>
        <source>This game is too long to search move by move; try a smaller position.</source>
        <translation>Dieses Spiel ist zu lang, um Zug für Zug durchsucht zu werden; eine kleinere Stellung wählen.</translation>
    </message>
    <message>
        <source>A number is too large to store: it can have at most 19 digits.</source>
        <translation>Eine Zahl ist zu groß zum Speichern: Höchstens 19 Ziffern sind möglich.</translation>
    </message>
    <message>
        <source>Nothing can be saved in {folder}: {reason}.</source>
        <translation>In {folder} lässt sich nichts speichern: {reason}.</translation>
    </message>
    <message>
        <source>The database {where} was removed or replaced: save copies of what you need, and start the program again.</source>
        <translation>Die Datenbank {where} wurde entfernt oder ersetzt: Speichern Sie Kopien dessen, was Sie brauchen, und starten Sie das Programm neu.</translation>
    </message>
    <message>
        <source>The database was damaged. It is kept as {name} in {parent}; a new one is used.</source>
        <translation>Die Datenbank war beschädigt. Sie bleibt als {name} in {parent}; eine neue wird benutzt.</translation>
    </message>
    <message>
        <source>The database has parts that this program did not make: its rows were copied into a new one, and it is kept as {name} in {parent}.</source>
        <translation>Die Datenbank hat Teile, die dieses Programm nicht angelegt hat: Ihre Zeilen wurden in eine neue kopiert; sie bleibt als {name} in {parent} erhalten.</translation>
    </message>
    <message>
        <source>The database is of version {version}, which did not note where a result was proved: its results count as proved here.</source>
        <translation>Die Datenbank ist von Version {version}, die nicht festhielt, wo ein Ergebnis bewiesen wurde: Ihre Ergebnisse gelten als hier bewiesen.</translation>
    </message>
    <message>
        <source>The database was not written by this installation: {rows} and {solves} in it are not believed. It is kept as {name}.</source>
        <translation>Die Datenbank wurde nicht von dieser Installation geschrieben: {rows} und {solves} darin gelten nicht. Sie ist als {name} aufgehoben.</translation>
    </message>
    <message>
        <source>The database was upgraded; the old one is kept as {name} in {parent}.</source>
        <translation>Die Datenbank wurde auf den neuen Stand gebracht; die alte bleibt als {name} in {parent}.</translation>
    </message>
    <message>
        <source>What was never proved here is dropped: {rows} and {solves}, from {names}.</source>
        <translation>Was nie hier bewiesen wurde, fällt weg: {rows} und {solves}, aus {names}.</translation>
    </message>
    <message>
        <source>{newer} and {path} are both from a newer version of the program.</source>
        <translation>{newer} und {path} stammen beide von einer neueren Programmversion.</translation>
    </message>
    <message>
        <source>The database {newer} is from a newer version of the program. It is left unchanged; {name} is used.</source>
        <translation>Die Datenbank {newer} stammt von einer neueren Programmversion. Sie bleibt, wie sie ist; benutzt wird {name}.</translation>
    </message>
    <message>
        <source>The database {where} is damaged; it will be set aside at the next start.</source>
        <translation>Die Datenbank {where} ist beschädigt; beim nächsten Start wird sie beiseitegelegt.</translation>
    </message>
    <message>
        <source>The disk is full: {where} could not be written to.</source>
        <translation>Der Datenträger ist voll: {where} ließ sich nicht erweitern.</translation>
    </message>
    <message>
        <source>The database {where} is locked by another program.</source>
        <translation>Die Datenbank {where} ist von einem anderen Programm gesperrt.</translation>
    </message>
    <message>
        <source>The database {where} cannot be written to.</source>
        <translation>In die Datenbank {where} lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The database {where} cannot be opened or created.</source>
        <translation>Die Datenbank {where} lässt sich nicht öffnen oder anlegen.</translation>
    </message>
    <message>
        <source>There is no permission to open the database {where}.</source>
        <translation>Die Datenbank {where} darf nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>The disk failed to read or write the database {where}.</source>
        <translation>Der Datenträger verweigert Lesen oder Schreiben der Datenbank {where}.</translation>
    </message>
    <message>
        <source>The database {where} is closed.</source>
        <translation>Die Datenbank {where} ist geschlossen.</translation>
    </message>
    <message>
        <source>A game that can no longer be opened can only be written to a .json file.</source>
        <translation>Eine Partie, die sich nicht mehr öffnen lässt, wird nur in eine .json-Datei geschrieben.</translation>
    </message>
    <message>
        <source>Game {id} is left out: {error}</source>
        <translation>Partie {id} entfällt: {error}</translation>
    </message>
    <message>
        <source>{found} saved games have an id that begins with {id!r}; more of it is needed.</source>
        <translation>{found} gespeicherte Partien haben eine Kennung, die mit {id!r} beginnt; mehr davon ist nötig.</translation>
    </message>
    <message>
        <source>There is no saved game {id!r}; tiling-gui games lists them.</source>
        <translation>Eine gespeicherte Partie {id!r} gibt es nicht; tiling-gui games führt die vorhandenen auf.</translation>
    </message>
    <message>
        <source>{added} results imported, {known} were known, {skipped} left out.</source>
        <translation>{added} Ergebnisse importiert, {known} waren bekannt, {skipped} entfallen.</translation>
    </message>
    <message>
        <source>{added} results imported, {known} were known.</source>
        <translation>{added} Ergebnisse importiert, {known} waren bekannt.</translation>
    </message>
    <message>
        <source>This is not a file of results: it has no line such as &apos;board dimensions = 5 X 6&apos;.</source>
        <translation>Dies ist keine Ergebnisdatei: Sie hat keine Zeile wie &apos;board dimensions = 5 X 6&apos;.</translation>
    </message>
    <message>
        <source>{line} is not part of a result.</source>
        <translation>{line} ist nicht Teil eines Ergebnisses.</translation>
    </message>
    <message>
        <source>Line {number} is left out: {error}</source>
        <translation>Zeile {number} entfällt: {error}</translation>
    </message>
    <message>
        <source>{group} is not a date.</source>
        <translation>{group} ist kein Datum.</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>The result is not a value and a board.</source>
        <translation>Das Ergebnis ist nicht ein Wert und ein Brett.</translation>
    </message>
    <message>
        <source>the board has 1 to {largest} rows and columns, not {rows} x {columns}.</source>
        <translation>das Brett hat 1 bis {largest} Zeilen und Spalten, nicht {rows} x {columns}.</translation>
    </message>
    <message>
        <source>there is no readable result below the board.</source>
        <translation>unter dem Brett steht kein lesbares Ergebnis.</translation>
    </message>
    <message>
        <source>domino {number} of the final board leaves the board or overlaps another.</source>
        <translation>Domino {number} des Endbretts ragt über das Brett hinaus oder überdeckt einen anderen.</translation>
    </message>
    <message>
        <source>the final board is not {rows} rows of {columns} numbers.</source>
        <translation>das Endbrett ist nicht {rows} Zeilen mit {columns} Zahlen.</translation>
    </message>
    <message>
        <source>the numbers of the final board are not dominoes 1, 2, 3, ... on two neighbouring squares each.</source>
        <translation>die Zahlen des Endbretts sind nicht Dominos 1, 2, 3, ... auf je zwei benachbarten Feldern.</translation>
    </message>
    <message>
        <source>another domino fits on the final board.</source>
        <translation>auf das Endbrett passt noch ein Domino.</translation>
    </message>
    <message>
        <source>the final board has {count} dominoes, but the value is {value}.</source>
        <translation>das Endbrett hat {count} Dominos, der Wert ist aber {value}.</translation>
    </message>
    <message>
        <source>A row of the database cannot be read.</source>
        <translation>Eine Zeile der Datenbank ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Result {id} is left out: {error}</source>
        <translation>Ergebnis {id} entfällt: {error}</translation>
    </message>
    <message>
        <source>There is no result {id}.</source>
        <translation>Es gibt kein Ergebnis {id}.</translation>
    </message>
    <message>
        <source>A value in the database</source>
        <translation>Ein Wert in der Datenbank</translation>
    </message>
    <message>
        <source>Nothing from this run is saved. {error}</source>
        <translation>Von diesem Lauf wird nichts gespeichert. {error}</translation>
    </message>
    <message>
        <source>Values noted in game {id} contradict what is proved; they are left out.</source>
        <translation>In der Partie {id} notierte Werte widersprechen dem, was bewiesen ist; sie werden weggelassen.</translation>
    </message>
    <message>
        <source>The window&apos;s lock cannot be created: {strerror}.</source>
        <translation>Die Sperre des Fensters lässt sich nicht anlegen: {strerror}.</translation>
    </message>
    <message>
        <source>{counted}, as with best play: a draw.</source>
        <translation>{counted}, wie bei bestem Spiel: unentschieden.</translation>
    </message>
    <message>
        <source>{counted}, {value} with best play: {side} wins.</source>
        <translation>{counted}, bei bestem Spiel {value}: {side} gewinnt.</translation>
    </message>
    <message>
        <source>{counted}. The result of best play is not known yet.</source>
        <translation>{counted}. Das Ergebnis bei bestem Spiel ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>{counted}. Best play gives {lower} to {upper}: {side} wins in any case.</source>
        <translation>{counted}. Bestes Spiel ergibt {lower} bis {upper}: {side} gewinnt in jedem Fall.</translation>
    </message>
    <message>
        <source>{counted}. The result of best play is not known yet: {lower} to {upper}.</source>
        <translation>{counted}. Das Ergebnis bei bestem Spiel ist noch nicht bekannt: {lower} bis {upper}.</translation>
    </message>
    <message>
        <source>Match: {one} {a}, {other} {b}. A draw.</source>
        <translation>Match: {one} {a}, {other} {b}. Unentschieden.</translation>
    </message>
    <message>
        <source>Match: {one} {a}, {other} {b}. {winner} wins.</source>
        <translation>Match: {one} {a}, {other} {b}. {winner} gewinnt.</translation>
    </message>
    <message>
        <source>{what}: {side} wins with best play. Exact.</source>
        <translation>{what}: {side} gewinnt bei bestem Spiel. Exakt.</translation>
    </message>
    <message>
        <source>{what}: best play ends with {value}. Exact.</source>
        <translation>{what}: Bestes Spiel endet mit {value}. Exakt.</translation>
    </message>
    <message>
        <source>{what}: the minimax value is {value}. Exact.</source>
        <translation>{what}: Der Minimaxwert ist {value}. Exakt.</translation>
    </message>
    <message>
        <source>Best play: {moves}.</source>
        <translation>Bestes Spiel: {moves}.</translation>
    </message>
    <message>
        <source>{move} looks best; whether it wins is not known yet.</source>
        <translation>{move} sieht am besten aus; ob der Zug gewinnt, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>{move} wins. Exact.</source>
        <translation>{move} gewinnt. Exakt.</translation>
    </message>
    <message>
        <source>{move}: every move loses against best play. Exact.</source>
        <translation>{move}: Jeder Zug verliert gegen bestes Spiel. Exakt.</translation>
    </message>
    <message>
        <source>{move} keeps the value: the game ends with {value}. Exact.</source>
        <translation>{move} hält den Wert: Die Partie endet mit {value}. Exakt.</translation>
    </message>
    <message>
        <source>{move} looks best: ≈{value}, not yet exact.</source>
        <translation>{move} sieht am besten aus: ≈{value}, noch nicht exakt.</translation>
    </message>
    <message>
        <source>Exact.</source>
        <translation>Exakt.</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>Tiefe {depth}</translation>
    </message>
    <message>
        <source>more than {bound}?</source>
        <translation>mehr als {bound}?</translation>
    </message>
    <message>
        <source>at least {bound}?</source>
        <translation>mindestens {bound}?</translation>
    </message>
    <message>
        <source>The cluster&apos;s certificate cannot be saved in {folder}: {reason}.</source>
        <translation>Das Zertifikat des Clusters lässt sich nicht in {folder} speichern: {reason}.</translation>
    </message>
    <message>
        <source>The cluster did not start: {reason}.</source>
        <translation>Der Cluster ist nicht gestartet: {reason}.</translation>
    </message>
    <message>
        <source>The workers for {address} have lost their scheduler.</source>
        <translation>Die Worker für {address} haben ihren Scheduler verloren.</translation>
    </message>
    <message>
        <source>A cluster needs dask.distributed and cryptography; install tiling-gui with the extra &apos;cluster&apos;.</source>
        <translation>Ein Cluster braucht dask.distributed und cryptography; dazu tiling-gui mit dem Zusatz &apos;cluster&apos; installieren.</translation>
    </message>
    <message>
        <source>{folder} belongs to another user: compiled code is not stored there, so the solver is prepared again.</source>
        <translation>{folder} gehört jemand anderem: Kompiliertes wird dort nicht gespeichert, deshalb wird der Löser neu vorbereitet.</translation>
    </message>
    <message>
        <source>Other users can write to {folder}: compiled code is not stored there, so the solver is prepared again.</source>
        <translation>Andere können in {folder} schreiben: Kompiliertes wird dort nicht gespeichert, deshalb wird der Löser neu vorbereitet.</translation>
    </message>
    <message>
        <source>Better: {move} keeps {value}.</source>
        <translation>Besser: {move} hält {value}.</translation>
    </message>
    <message>
        <source>Better: {move} keeps the win.</source>
        <translation>Besser: {move} hält den Sieg.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <comment>%n row</comment>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Finds the exact value of {what}.</source>
        <translation>Findet den exakten Wert: {what}.</translation>
    </message>
    <message>
        <source>{what}: {value}, exact.</source>
        <translation>{what}: {value}, exakt.</translation>
    </message>
    <message>
        <source>Undo new game</source>
        <translation>Neue Partie rückgängig</translation>
    </message>
    <message>
        <source>You can try moves for either side.</source>
        <translation>Züge lassen sich für beide Seiten ausprobieren.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>{side} ({player}) is waiting.</source>
        <translation>{side} ({player}) wartet.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>This is a variation of the finished game.</source>
        <translation>Dies ist eine Variante der beendeten Partie.</translation>
    </message>
    <message>
        <source>Let {side} move</source>
        <translation>{side} ziehen lassen</translation>
    </message>
    <message>
        <source>Every way to finish gives the same result.</source>
        <translation>Jeder Weg zum Ende führt zum selben Ergebnis.</translation>
    </message>
    <message>
        <source>Fill in the rest</source>
        <translation>Rest auffüllen</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jetzt ziehen</translation>
    </message>
    <message>
        <source>{side} is thinking, {seconds} s so far.</source>
        <translation>{side} überlegt, bisher {seconds} s.</translation>
    </message>
    <message>
        <source>{side} is thinking, {seconds} s left.</source>
        <translation>{side} überlegt, noch {seconds} s.</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>The players are playing.</source>
        <translation>Die Spieler spielen.</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritten</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>you</source>
        <comment>a player, within a sentence</comment>
        <translation>Sie</translation>
    </message>
    <message>
        <source>this position (after move {ply})</source>
        <translation>diese Stellung (nach Zug {ply})</translation>
    </message>
    <message>
        <source>{game} after move {ply}</source>
        <translation>{game} nach Zug {ply}</translation>
    </message>
    <message>
        <source>The game&apos;s file says {value}; it is not proved here.</source>
        <translation>Die Datei der Partie sagt {value}; das ist hier nicht bewiesen.</translation>
    </message>
    <message>
        <source>Noted in the game: {value}; it is not proved again yet.</source>
        <translation>In der Partie notiert: {value}; noch nicht wieder bewiesen.</translation>
    </message>
    <message>
        <source>The values shipped with the program were changed: they are not used.</source>
        <translation>Die mitgelieferten Werte wurden verändert: Sie werden nicht benutzt.</translation>
    </message>
    <message>
        <source>The book of first moves was changed: it is not used.</source>
        <translation>Das Buch der ersten Züge wurde verändert: Es wird nicht benutzt.</translation>
    </message>
    <message>
        <source>{side} always proposes {digit}: {value}, proved; no filling is worth more.</source>
        <translation>{side} schlägt immer {digit} vor: {value}, bewiesen; keine Füllung ist mehr wert.</translation>
    </message>
    <message>
        <source>{side} always proposes {digit}: {value}, proved; no filling is worth less.</source>
        <translation>{side} schlägt immer {digit} vor: {value}, bewiesen; keine Füllung ist weniger wert.</translation>
    </message>
    <message>
        <source>An order of variables must name every variable of the expression once.</source>
        <translation>Eine Reihenfolge der Variablen muss jede Variable des Ausdrucks einmal nennen.</translation>
    </message>
    <message>
        <source>Exact arithmetic gives this; single precision gives the paper&apos;s figure, so it may have been used.</source>
        <translation>Exakte Rechnung ergibt dies; einfache Genauigkeit ergibt die Zahl des Artikels, also wurde vielleicht sie verwendet.</translation>
    </message>
    <message>
        <source>The paper&apos;s figure exceeds the whole tree, which has T({n}) = {whole} nodes: it is ten times too large.</source>
        <translation>Die Zahl des Artikels ist größer als der ganze Baum, der T({n}) = {whole} Knoten hat: zehnmal zu groß.</translation>
    </message>
    <message>
        <source>Rows with proved bounds were damaged; they are left out.</source>
        <translation>Zeilen mit bewiesenen Schranken waren beschädigt; sie werden weggelassen.</translation>
    </message>
    <message>
        <source>A game is played by two players, not by {count}.</source>
        <translation>Eine Partie wird von zwei Spielern gespielt, nicht von {count}.</translation>
    </message>
    <message>
        <source>The first player is {one} or {other}, not {name!r}.</source>
        <translation>Es beginnt {one} oder {other}, nicht {name!r}.</translation>
    </message>
    <message>
        <source>{name} from the package {package} is left out: {reason}.</source>
        <translation>{name} aus dem Paket {package} bleibt weg: {reason}.</translation>
    </message>
    <message>
        <source>the name is taken</source>
        <translation>der Name ist vergeben</translation>
    </message>
    <message>
        <source>The boards {boards} are {term} of the OEIS, for every n.</source>
        <translation>Die Bretter {boards} sind {term} der OEIS, für jedes n.</translation>
    </message>
    <message>
        <source>The boards {boards} are {term} of the OEIS for n = {least} to {upto}: observed, not proved for every n.</source>
        <translation>Die Bretter {boards} sind {term} der OEIS für n = {least} bis {upto}: beobachtet, nicht für jedes n bewiesen.</translation>
    </message>
    <message>
        <source>Values: k down, n across</source>
        <translation>Werte: k nach unten, n nach rechts</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>dropped text</source>
        <translation>abgelegter Text</translation>
    </message>
    <message>
        <source>Choose edges that have no common end. MAX wants many edges, MIN few.</source>
        <translation>Wählen Sie Kanten ohne gemeinsames Ende. MAX will viele Kanten, MIN wenige.</translation>
    </message>
    <message>
        <source>No edge is left</source>
        <translation>Keine Kante ist übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices can still be covered</source>
        <comment>%n vertex can still be covered</comment>
        <translation>
            <numerusform>%n Ecke kann noch bedeckt werden</numerusform>
            <numerusform>%n Ecken können noch bedeckt werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edges</source>
        <comment>edge</comment>
        <translation>
            <numerusform>Kante</numerusform>
            <numerusform>Kanten</numerusform>
        </translation>
    </message>
    <message>
        <source>zugzwang-free: no domino fits</source>
        <translation>zugzwangfrei: kein Domino passt</translation>
    </message>
    <message>
        <source>zugzwang-free: each of the {count} components is</source>
        <translation>zugzwangfrei: jede der {count} Komponenten ist es</translation>
    </message>
    <message>
        <source>irregular: it is a zugzwang of {size} squares</source>
        <translation>irregulär: Es ist ein Zugzwang von {size} Feldern</translation>
    </message>
    <message>
        <source>irregular: it is a zugzwang, X = {x} is less than N = {n}</source>
        <translation>irregulär: ein Zugzwang, X = {x} ist kleiner als N = {n}</translation>
    </message>
    <message numerus="yes">
        <source>irregular: these %n dominoes leave a zugzwang of {size} squares</source>
        <comment>irregular: this domino leaves a zugzwang of {size} squares</comment>
        <translation>
            <numerusform>irregulär: dieser Domino lässt einen Zugzwang von {size} Feldern</numerusform>
            <numerusform>irregulär: diese %n Dominos lassen einen Zugzwang von {size} Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>irregular: it is a ring of {size}, a zugzwang</source>
        <translation>irregulär: ein Ring von {size}, ein Zugzwang</translation>
    </message>
    <message numerus="yes">
        <source>irregular: these %n dominoes leave a ring of {size}</source>
        <comment>irregular: this domino leaves a ring of {size}</comment>
        <translation>
            <numerusform>irregulär: dieser Domino lässt einen Ring von {size}</numerusform>
            <numerusform>irregulär: diese %n Dominos lassen einen Ring von {size}</numerusform>
        </translation>
    </message>
    <message>
        <source>not decided: {size} squares, and not all zugzwangs in it were tried</source>
        <translation>nicht entschieden: {size} Felder, und nicht alle Zugzwänge darin wurden versucht</translation>
    </message>
    <message>
        <source>not decided: {size} squares, it reaches no known zugzwang; all of them are known only up to {decided} squares</source>
        <translation>nicht entschieden: {size} Felder, es erreicht keinen bekannten Zugzwang; alle bekannt sind sie nur bis {decided} Felder</translation>
    </message>
    <message>
        <source>Game {number} of {many}: {error}</source>
        <translation>Partie {number} von {many}: {error}</translation>
    </message>
    <message>
        <source>{code!r} is not the code of a position: a code begins with tg1-.</source>
        <translation>{code!r} ist kein Code einer Stellung: Einer beginnt mit tg1-.</translation>
    </message>
    <message>
        <source>The code is cut off or damaged: copy it whole.</source>
        <translation>Der Code ist abgeschnitten oder beschädigt: ganz kopieren.</translation>
    </message>
    <message>
        <source>game record</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>drawing of a board</source>
        <translation>Zeichnung eines Bretts</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>e-Valuate expression</source>
        <translation>Ausdruck für e-Valuate</translation>
    </message>
    <message>
        <source>{text} looks like words; as an expression it is written evaluate:{text}.</source>
        <translation>{text} sieht nach Wörtern aus; als Ausdruck wird es evaluate:{text} geschrieben.</translation>
    </message>
    <message>
        <source>{text} may be a word; as a graph in graph6 it is written &gt;&gt;graph6&lt;&lt;{text}.</source>
        <translation>{text} kann ein Wort sein; als Graph in graph6 wird es &gt;&gt;graph6&lt;&lt;{text} geschrieben.</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>The text is longer than {most} million characters, the most that is read.</source>
        <translation>Der Text ist länger als {most} Millionen Zeichen; mehr wird nicht gelesen.</translation>
    </message>
    <message>
        <source>There is no text to read.</source>
        <translation>Es gibt keinen Text zu lesen.</translation>
    </message>
    <message>
        <source>This is not a readable game record, board such as 6x8, drawing of a board, expression or graph.</source>
        <translation>Das ist keine Partie, kein Brett wie 6x8, keine Zeichnung eines Bretts, kein Ausdruck und kein Graph, die sich lesen lassen.</translation>
    </message>
    <message>
        <source>Several games are written to one file as .{forms}, or to a folder.</source>
        <translation>Mehrere Partien kommen in eine Datei als .{forms} oder in einen Ordner.</translation>
    </message>
    <message>
        <source>A name, and all tags together, have at most {most} characters.</source>
        <translation>Ein Name, und alle Schlagwörter zusammen, haben höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>A collection has at most {most} puzzles, not {count}.</source>
        <translation>Eine Sammlung hat höchstens {most} Aufgaben, nicht {count}.</translation>
    </message>
    <message>
        <source>Text size: {percent} %.</source>
        <translation>Schriftgröße: {percent} %.</translation>
    </message>
    <message>
        <source>Text size: {percent} %, drawn as {drawn} %: larger, the window would not fit this screen.</source>
        <translation>Schriftgröße: {percent} %, gezeichnet mit {drawn} %: größer hätte das Fenster auf diesem Bildschirm keinen Platz.</translation>
    </message>
    <message>
        <source>The move is {move}.</source>
        <translation>Der Zug ist {move}.</translation>
    </message>
    <message>
        <source>It is one of these: {moves}.</source>
        <translation>Es ist einer von diesen: {moves}.</translation>
    </message>
    <message>
        <source>None of these beats the strategy: {moves}.</source>
        <translation>Keiner von diesen schlägt die Strategie: {moves}.</translation>
    </message>
    <message>
        <source>None of these keeps the value: {moves}.</source>
        <translation>Keiner von diesen hält den Wert: {moves}.</translation>
    </message>
    <message>
        <source>Not there: no good move touches row {first}.</source>
        <translation>Nicht dort: Kein guter Zug berührt die Zeile {first}.</translation>
    </message>
    <message>
        <source>Not there: no good move touches rows {first} to {last}.</source>
        <translation>Nicht dort: Kein guter Zug berührt die Zeilen {first} bis {last}.</translation>
    </message>
    <message>
        <source>Not there: no good move touches column {first}.</source>
        <translation>Nicht dort: Kein guter Zug berührt die Spalte {first}.</translation>
    </message>
    <message>
        <source>Not there: no good move touches columns {first} to {last}.</source>
        <translation>Nicht dort: Kein guter Zug berührt die Spalten {first} bis {last}.</translation>
    </message>
    <message>
        <source>It lies between {one} and {other}.</source>
        <translation>Er liegt zwischen {one} und {other}.</translation>
    </message>
    <message>
        <source>There is no puzzle in this file: a code begins with tg1-.</source>
        <translation>In dieser Datei ist keine Aufgabe: Ein Code beginnt mit tg1-.</translation>
    </message>
    <message>
        <source>Puzzle {number}: {error}</source>
        <translation>Aufgabe {number}: {error}</translation>
    </message>
    <message>
        <source>This is not a collection of puzzles in the form {format}.</source>
        <translation>Das ist keine Aufgabensammlung in der Form {format}.</translation>
    </message>
    <message>
        <source>The collection of puzzles</source>
        <translation>Die Aufgabensammlung</translation>
    </message>
    <message>
        <source>This collection of puzzles is of a newer version of the program ({version}).</source>
        <translation>Diese Aufgabensammlung ist von einer neueren Version des Programms ({version}).</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Mittelspiel</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Mean cost of a move, game by game; the line is the mean of up to {games} games</source>
        <translation>Mittlere Kosten eines Zugs, Partie für Partie; die Linie ist das Mittel von bis zu {games} Partien</translation>
    </message>
    <message>
        <source>Games, oldest first</source>
        <translation>Partien, die älteste zuerst</translation>
    </message>
    <message>
        <source>More than two thirds of the board free, more than one third, the rest</source>
        <translation>Mehr als zwei Drittel des Bretts frei, mehr als ein Drittel, der Rest</translation>
    </message>
    <message>
        <source>Mean cost of a move by phase</source>
        <translation>Mittlere Kosten eines Zugs nach Phase</translation>
    </message>
    <message>
        <source>Rating, with its 95 % interval as a band</source>
        <translation>Wertung, mit ihrem 95-%-Intervall als Band</translation>
    </message>
    <message>
        <source>Games against a level, oldest first</source>
        <translation>Partien gegen eine Stufe, die älteste zuerst</translation>
    </message>
    <message>
        <source>In OpenSpiel the games are {games}, not {name!r}.</source>
        <translation>In OpenSpiel gibt es die Spiele {games}, nicht {name!r}.</translation>
    </message>
    <message>
        <source>A comma ends a parameter of OpenSpiel; x stands for it, as in {example}.</source>
        <translation>Ein Komma beendet einen Parameter von OpenSpiel; an seiner Stelle steht x, wie in {example}.</translation>
    </message>
    <message>
        <source>Draw by clicking</source>
        <translation>Durch Klicken zeichnen</translation>
    </message>
    <message>
        <source>Click a node to select it, then give it children or a value</source>
        <translation>Ein Klick auf einen Knoten wählt ihn, um ihm Kinder oder einen Wert zu geben</translation>
    </message>
    <message>
        <source>Value of the selected node</source>
        <translation>Wert des gewählten Knotens</translation>
    </message>
    <message>
        <source>Enter gives the selected node this value; [3, 5] makes it a node with two leaves</source>
        <translation>Enter gibt dem gewählten Knoten diesen Wert; [3, 5] macht ihn zu einem Knoten mit zwei Blättern</translation>
    </message>
    <message>
        <source>Add a child</source>
        <translation>Kind anfügen</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>{node}: what are α and β when the search gets here?</source>
        <translation>{node}: Was sind α und β, wenn die Suche hier ankommt?</translation>
    </message>
    <message>
        <source>{node}: what value does it return?</source>
        <translation>{node}: Welchen Wert liefert er?</translation>
    </message>
    <message>
        <source>Which of these leaves is never visited?</source>
        <translation>Welches dieser Blätter wird nie besucht?</translation>
    </message>
    <message>
        <source>α is what MAX is already sure of on the path to here, β what MIN is sure of.</source>
        <translation>α ist, was MAX auf dem Weg hierher sicher hat, β, was MIN sicher hat.</translation>
    </message>
    <message>
        <source>{name} is {known}, not {thought}: on the path to here {side} is sure of nothing yet.</source>
        <translation>{name} ist {known}, nicht {thought}: Auf dem Weg hierher ist {side} noch nichts sicher.</translation>
    </message>
    <message>
        <source>{name} is {known}, not {thought}: on the path to here {side} is sure of {known}.</source>
        <translation>{name} ist {known}, nicht {thought}: Auf dem Weg hierher ist {side} schon {known} sicher.</translation>
    </message>
    <message>
        <source>{node} is read, in step {step}.</source>
        <translation>{node} wird gelesen, in Schritt {step}.</translation>
    </message>
    <message>
        <source>{side} takes the largest of {values}.</source>
        <translation>{side} nimmt den größten von {values}.</translation>
    </message>
    <message>
        <source>{side} takes the smallest of {values}.</source>
        <translation>{side} nimmt den kleinsten von {values}.</translation>
    </message>
    <message>
        <source>This board has no rows and columns.</source>
        <translation>Dieses Brett hat keine Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Nach Phase</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Wessen Partien</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Which game of the family</source>
        <translation>Welches Spiel der Familie</translation>
    </message>
    <message>
        <source>The numbers are in the table below.</source>
        <translation>Die Zahlen stehen in der Tabelle darunter.</translation>
    </message>
    <message>
        <source>{board}, {levels} levels, {when}</source>
        <translation>{board}, {levels} Stufen, {when}</translation>
    </message>
    <message>
        <source>{elo} ({low} to {high})</source>
        <translation>{elo} ({low} bis {high})</translation>
    </message>
    <message>
        <source>Decided: {elo1} points stronger rather than {elo0} (LLR {ratio}, bounds {low} to {high}).</source>
        <translation>Entschieden: eher {elo1} Punkte stärker als {elo0} (LLR {ratio}, Schranken {low} bis {high}).</translation>
    </message>
    <message>
        <source>Decided: {elo0} points stronger rather than {elo1} (LLR {ratio}, bounds {low} to {high}).</source>
        <translation>Entschieden: eher {elo0} Punkte stärker als {elo1} (LLR {ratio}, Schranken {low} bis {high}).</translation>
    </message>
    <message>
        <source>Not decided between {elo0} and {elo1} points: LLR {ratio}, bounds {low} to {high}.</source>
        <translation>Zwischen {elo0} und {elo1} Punkten nicht entschieden: LLR {ratio}, Schranken {low} bis {high}.</translation>
    </message>
    <message>
        <source>{one} against {other}: {said}</source>
        <translation>{one} gegen {other}: {said}</translation>
    </message>
    <message>
        <source>Elo (95 %)</source>
        <translation>Elo (95 %)</translation>
    </message>
    <message>
        <source>{board}, seed {seed}, {pairs} pairs of games.</source>
        <translation>{board}, Startwert {seed}, {pairs} Paare von Partien.</translation>
    </message>
    <message>
        <source>A random tree has at least one ply and two children per node, values from a smaller to a larger number, and fewer than {most} nodes.</source>
        <translation>Ein zufälliger Baum hat mindestens einen Halbzug und zwei Kinder je Knoten, Werte von einer kleineren bis zu einer größeren Zahl und weniger als {most} Knoten.</translation>
    </message>
    <message>
        <source>A sum is written like ellie(3x4) + nim(5) + .007(12), not {rest!r}.</source>
        <translation>Eine Summe schreibt man wie ellie(3x4) + nim(5) + .007(12); nicht verstanden: {rest!r}.</translation>
    </message>
    <message>
        <source>A sum has at most {most} terms.</source>
        <translation>Eine Summe hat höchstens {most} Glieder.</translation>
    </message>
    <message>
        <source>Treblecross ends the whole sum with three in a row; without moves that lose at once it is .007 with two more, as .007(12) for 10 cells.</source>
        <translation>Treblecross beendet mit drei in einer Reihe die ganze Summe; ohne Züge, die sofort verlieren, ist es .007 mit zwei mehr, etwa .007(12) für 10 Zellen.</translation>
    </message>
    <message>
        <source>There is no game {name!r} to add; there are ellie, {heaps} and the codes of octal games.</source>
        <translation>Es gibt kein Spiel {name!r} zum Addieren; es gibt ellie, {heaps} und die Codes oktaler Spiele.</translation>
    </message>
    <message>
        <source>The tree no longer has this node.</source>
        <translation>Der Baum hat diesen Knoten nicht mehr.</translation>
    </message>
    <message>
        <source>The component {name!r} of a position&apos;s key is not connected, or not within 128 squares.</source>
        <translation>Die Komponente {name!r} im Schlüssel einer Stellung ist nicht zusammenhängend oder hat mehr als 128 Felder.</translation>
    </message>
    <message>
        <source>More than 128 squares are unresolved, so only bounds that need no search are given.</source>
        <translation>Mehr als 128 Felder sind offen, daher nur Schranken, die keine Suche brauchen.</translation>
    </message>
    <message>
        <source>Proved, shipped with the program.</source>
        <translation>Bewiesen, mit dem Programm geliefert.</translation>
    </message>
    <message>
        <source>The stored rows about this position are false: no move keeps {value}, the value that they state. --fresh --no-store solves it without them.</source>
        <translation>Die gespeicherten Zeilen über diese Stellung sind falsch: Kein Zug hält {value}, den Wert, den sie angeben. --fresh --no-store löst sie ohne diese Zeilen.</translation>
    </message>
    <message>
        <source>{side} is not a side; MAX, MIN, FIRST or SECOND moves first.</source>
        <translation>{side} ist keine Seite; MAX, MIN, FIRST oder SECOND zieht zuerst.</translation>
    </message>
    <message>
        <source>{game}, value {value}</source>
        <translation>{game}, Wert {value}</translation>
    </message>
    <message>
        <source>{game}, no move is left</source>
        <translation>{game}, kein Zug mehr möglich</translation>
    </message>
    <message>
        <source>Pseudocode</source>
        <translation>Pseudocode</translation>
    </message>
    <message>
        <source>Running: {line}</source>
        <translation>Es läuft: {line}</translation>
    </message>
    <message>
        <source>The tree {tree}.</source>
        <translation>Der Baum {tree}.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Start or continue</source>
        <translation>Beginnen oder fortsetzen</translation>
    </message>
    <message>
        <source>Each takes a few minutes and ends with a puzzle. Your progress is saved.</source>
        <translation>Jede dauert einige Minuten und endet mit einer Aufgabe. Ihr Fortschritt wird gespeichert.</translation>
    </message>
    <message>
        <source>Questions made at random</source>
        <translation>Zufällige Fragen</translation>
    </message>
    <message>
        <source>✓ {lesson} – done</source>
        <translation>✓ {lesson} – fertig</translation>
    </message>
    <message>
        <source>{lesson} – started, at step {step}</source>
        <translation>{lesson} – begonnen, bei Schritt {step}</translation>
    </message>
    <message>
        <source>Theorem 1 of the paper</source>
        <translation>Satz 1 des Artikels</translation>
    </message>
    <message>
        <source>The proof is in Source documents, the paper.</source>
        <translation>Sein Beweis steht in den Quellen, beim Artikel.</translation>
    </message>
    <message>
        <source>{over} of {free} free squares get no domino of their own, so the bound of Theorem 1 does not follow here.</source>
        <translation>{over} von {free} freien Feldern bekommen keinen eigenen Domino, also folgt die Schranke von Satz 1 hier nicht.</translation>
    </message>
    <message>
        <source>{free} free squares, each with one of the {dominoes} dominoes to itself. So the dominoes cover at least two thirds of {squares} squares: there are at least {least}.</source>
        <translation>{free} freie Felder, jedes mit einem der {dominoes} Dominos für sich. Die Dominos bedecken also mindestens zwei Drittel von {squares} Feldern: Es sind mindestens {least}.</translation>
    </message>
    <message>
        <source>Theorem 1 is about rectangles without missing squares.</source>
        <translation>Satz 1 handelt von Rechtecken ohne fehlende Felder.</translation>
    </message>
    <message>
        <source>Theorem 1 is about a board on which no domino fits any more.</source>
        <translation>Satz 1 handelt von einem Brett, auf das kein Domino mehr passt.</translation>
    </message>
    <message>
        <source>{a} is divided by 0.</source>
        <translation>{a} wird durch 0 geteilt.</translation>
    </message>
    <message>
        <source>A remainder needs whole numbers and a divisor other than 0, not {a} and {b}.</source>
        <translation>Ein Rest braucht ganze Zahlen und einen Teiler ungleich 0, nicht {a} und {b}.</translation>
    </message>
    <message>
        <source>An exponent is a whole number, not {b}.</source>
        <translation>Ein Exponent ist eine ganze Zahl, nicht {b}.</translation>
    </message>
    <message>
        <source>0 has no power with a negative exponent such as {b}.</source>
        <translation>0 hat keine Potenz mit einem negativen Exponenten wie {b}.</translation>
    </message>
    <message>
        <source>{a} to the power of {b} is too large: at most {bits} binary digits are computed.</source>
        <translation>{a} hoch {b} ist zu groß: Ausgerechnet werden höchstens {bits} Binärstellen.</translation>
    </message>
    <message>
        <source>In a postfix form {name} is an operation: call the variable something else.</source>
        <translation>In einer Postfixform ist {name} eine Operation: Geben Sie der Variablen einen anderen Namen.</translation>
    </message>
    <message>
        <source>{value} goes onto the stack.</source>
        <translation>{value} kommt auf den Stapel.</translation>
    </message>
    <message>
        <source>{off} comes off the stack; {done} = {result} goes onto it.</source>
        <translation>{off} kommt vom Stapel; {done} = {result} kommt darauf.</translation>
    </message>
    <message>
        <source>{off} come off the stack; {done} = {result} goes onto it.</source>
        <translation>{off} kommen vom Stapel; {done} = {result} kommt darauf.</translation>
    </message>
    <message>
        <source>A function waits for its arguments.</source>
        <translation>Eine Funktion wartet auf ihre Argumente.</translation>
    </message>
    <message>
        <source>An operand goes to the output.</source>
        <translation>Ein Operand geht in die Ausgabe.</translation>
    </message>
    <message>
        <source>A parenthesis waits to be closed.</source>
        <translation>Eine Klammer wartet darauf, geschlossen zu werden.</translation>
    </message>
    <message>
        <source>The end: {moved}</source>
        <translation>Das Ende: {moved}</translation>
    </message>
    <message>
        <source>A unary plus has no effect.</source>
        <translation>Ein einstelliges Plus hat keine Wirkung.</translation>
    </message>
    <message>
        <source>The unary sign waits as {sign}.</source>
        <translation>Das Vorzeichen wartet als {sign}.</translation>
    </message>
    <message>
        <source>{operator} waits.</source>
        <translation>{operator} wartet.</translation>
    </message>
    <message>
        <source>{moved} {operator} waits.</source>
        <translation>{moved} {operator} wartet.</translation>
    </message>
    <message>
        <source>Nothing on the stack has to go.</source>
        <translation>Nichts auf dem Stapel muss gehen.</translation>
    </message>
    <message>
        <source>{moved} goes to the output.</source>
        <translation>{moved} geht in die Ausgabe.</translation>
    </message>
    <message>
        <source>{said}. {better}</source>
        <translation>{said}. {better}</translation>
    </message>
    <message>
        <source>Time used: {first} {time}, {second} {other}</source>
        <translation>Verbrauchte Zeit: {first} {time}, {second} {other}</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Verbrauchte Zeit</translation>
    </message>
    <message>
        <source>{path} is damaged: its values are computed again.</source>
        <translation>{path} ist beschädigt: Die Werte werden neu berechnet.</translation>
    </message>
    <message>
        <source>{power} can become too large: powers are computed up to {bits} binary digits.</source>
        <translation>{power} kann zu groß werden: Potenzen werden bis {bits} Binärstellen ausgerechnet.</translation>
    </message>
    <message>
        <source>Exports to a file: {forms}</source>
        <translation>Schreibt eine Datei: {forms}</translation>
    </message>
    <message>
        <source>It can be exported as {forms}, not as {name}.</source>
        <translation>Möglich ist der Export als {forms}, nicht als {name}.</translation>
    </message>
    <message>
        <source>This cannot be opened: what is stored of it is damaged.</source>
        <translation>Das lässt sich nicht öffnen: Was davon gespeichert ist, ist beschädigt.</translation>
    </message>
    <message>
        <source>{name}, deleted {date}</source>
        <translation>{name}, gelöscht {date}</translation>
    </message>
    <message>
        <source>Restored {name}.</source>
        <translation>{name} ist wieder da.</translation>
    </message>
    <message>
        <source>{name} no longer exists.</source>
        <translation>{name} gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>A name has 1 to {most} characters, not {found}.</source>
        <translation>Ein Name hat 1 bis {most} Zeichen, nicht {found}.</translation>
    </message>
    <message>
        <source>The name {name} is taken.</source>
        <translation>Der Name {name} ist vergeben.</translation>
    </message>
    <message>
        <source>{variable} must be a whole number of at least 1, not {text!r}.</source>
        <translation>{variable} muss eine ganze Zahl ab 1 sein, nicht {text!r}.</translation>
    </message>
    <message>
        <source>It makes three in a row.</source>
        <translation>Er macht drei in einer Reihe.</translation>
    </message>
    <message>
        <source>It lets {side} make three in a row with {reply}.</source>
        <translation>Er lässt {side} mit {reply} drei in einer Reihe machen.</translation>
    </message>
    <message>
        <source>It gives {elements} to {owner}: {score}.</source>
        <translation>Er gibt {elements} an {owner}: {score}.</translation>
    </message>
    <message>
        <source>It makes {elements} {owner}&apos;s for good.</source>
        <translation>Er macht {elements} endgültig zum Besitz von {owner}.</translation>
    </message>
    <message>
        <source>It kills {squares}: {score}.</source>
        <translation>Er macht {squares} tot: {score}.</translation>
    </message>
    <message>
        <source>It kills {squares}.</source>
        <translation>Er macht {squares} tot.</translation>
    </message>
    <message>
        <source>It covers the leaf {squares}, which MIN could have killed.</source>
        <translation>Er bedeckt das Blatt {squares}, das MIN hätte tot machen können.</translation>
    </message>
    <message>
        <source>{side}&apos;s reply {reply} kills {squares}: {score}.</source>
        <translation>Die Antwort {reply} von {side} macht {squares} tot: {score}.</translation>
    </message>
    <message>
        <source>It leaves a leaf at {squares}, and {side}&apos;s reply {reply} kills it: {score}.</source>
        <translation>Er lässt auf {squares} ein Blatt, und die Antwort {reply} von {side} macht es tot: {score}.</translation>
    </message>
    <message>
        <source>{better} would have killed {squares}; now {side}&apos;s reply {reply} covers {covered}: {score}.</source>
        <translation>{better} hätte {squares} tot gemacht; nun bedeckt die Antwort {reply} von {side} {covered}: {score}.</translation>
    </message>
    <message>
        <source>It closes a ring of {size} ({where}): whoever moves there first loses one.</source>
        <translation>Er schließt einen Ring aus {size} ({where}): Wer dort zuerst zieht, verliert eins.</translation>
    </message>
    <message>
        <source>It leaves a part of {size} ({where}) where whoever moves first loses one.</source>
        <translation>Er lässt einen Teil aus {size} ({where}), in dem der zuerst Ziehende eins verliert.</translation>
    </message>
    <message>
        <source>The parts are worth {parts}, {sum} together.</source>
        <translation>Die Teile sind {parts} wert, zusammen {sum}.</translation>
    </message>
    <message>
        <source>It leaves parts worth {parts}, {sum} together: {score}.</source>
        <translation>Er lässt Teile im Wert von {parts}, zusammen {sum}: {score}.</translation>
    </message>
    <message>
        <source>The parts are worth {parts}, {sum} together, and {side} moves first on the half.</source>
        <translation>Die Teile sind {parts} wert, zusammen {sum}, und um das Halbe zieht {side} zuerst.</translation>
    </message>
    <message>
        <source>It leaves parts worth {parts}, {sum} together, and {side} moves first on the half: {score}.</source>
        <translation>Er lässt Teile im Wert von {parts}, zusammen {sum}, und um das Halbe zieht {side} zuerst: {score}.</translation>
    </message>
    <message>
        <source>The nim-sum was {before}; this move leaves 0.</source>
        <translation>Die Nim-Summe war {before}; dieser Zug hinterlässt 0.</translation>
    </message>
    <message>
        <source>The nim-sum was {before}; this move leaves {left}, and {side}&apos;s reply {reply} leaves 0.</source>
        <translation>Die Nim-Summe war {before}; dieser Zug hinterlässt {left}, und die Antwort {reply} von {side} hinterlässt 0.</translation>
    </message>
    <message>
        <source>The Grundy value is {sum}: whoever moves can leave 0.</source>
        <translation>Der Grundy-Wert ist {sum}: Wer zieht, kann 0 hinterlassen.</translation>
    </message>
    <message>
        <source>The Grundy value is 0: no move leaves 0 again.</source>
        <translation>Der Grundy-Wert ist 0: Kein Zug hinterlässt wieder 0.</translation>
    </message>
    <message>
        <source>The parts have the Grundy values {values}: the nim-sum is {sum}, and a move can leave 0.</source>
        <translation>Die Teile haben die Grundy-Werte {values}: Die Nim-Summe ist {sum}, und ein Zug kann 0 hinterlassen.</translation>
    </message>
    <message>
        <source>The parts have the Grundy values {values}: the nim-sum is 0, and no move leaves 0 again.</source>
        <translation>Die Teile haben die Grundy-Werte {values}: Die Nim-Summe ist 0, und kein Zug hinterlässt wieder 0.</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>{after}, not {before}</source>
        <translation>{after} statt {before}</translation>
    </message>
    <message>
        <source>However play continues, the game ends with {score}.</source>
        <translation>Wie es auch weitergeht, das Spiel endet mit {score}.</translation>
    </message>
    <message>
        <source>The game is over with {score}.</source>
        <translation>Das Spiel ist mit {score} zu Ende.</translation>
    </message>
    <message>
        <source>After it every game ends with {score}.</source>
        <translation>Danach endet jedes Spiel mit {score}.</translation>
    </message>
    <message>
        <source>After it no game ends with less than {value}.</source>
        <translation>Danach endet kein Spiel mit weniger als {value}.</translation>
    </message>
    <message>
        <source>After it no game ends with more than {value}.</source>
        <translation>Danach endet kein Spiel mit mehr als {value}.</translation>
    </message>
    <message>
        <source>After it no game ends with less than {bound}: {value} is out of reach.</source>
        <translation>Danach endet kein Spiel mit weniger als {bound}: {value} ist unerreichbar.</translation>
    </message>
    <message>
        <source>After it no game ends with more than {bound}: {value} is out of reach.</source>
        <translation>Danach endet kein Spiel mit mehr als {bound}: {value} ist unerreichbar.</translation>
    </message>
    <message>
        <source>{side}&apos;s reply {reply} shows it: {score}.</source>
        <translation>Die Antwort {reply} von {side} zeigt es: {score}.</translation>
    </message>
    <message>
        <source>{moves} is the only move.</source>
        <translation>{moves} ist der einzige Zug, den es gibt.</translation>
    </message>
    <message>
        <source>All {n} moves are worth the same, {value}.</source>
        <translation>Alle {n} Züge sind gleich viel wert, {value}.</translation>
    </message>
    <message>
        <source>Only {moves} keeps {value}.</source>
        <translation>Nur {moves} hält {value}.</translation>
    </message>
    <message>
        <source>{moves} keep {value}.</source>
        <translation>{moves} halten {value}.</translation>
    </message>
    <message>
        <source>{n} of {of} moves keep {value}.</source>
        <translation>{n} von {of} Zügen halten {value}.</translation>
    </message>
    <message>
        <source>All {n} moves win.</source>
        <translation>Alle {n} Züge gewinnen.</translation>
    </message>
    <message>
        <source>All {n} moves lose.</source>
        <translation>Alle {n} Züge verlieren.</translation>
    </message>
    <message>
        <source>Only {moves} wins.</source>
        <translation>Nur {moves} gewinnt.</translation>
    </message>
    <message>
        <source>{n} moves win: {moves}.</source>
        <translation>{n} Züge gewinnen: {moves}.</translation>
    </message>
    <message>
        <source>{n} of {of} moves win.</source>
        <translation>{n} von {of} Zügen gewinnen.</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>wie gegeben</translation>
    </message>
    <message>
        <source>An order by estimate takes {known}, not {key!r}.</source>
        <translation>Eine Reihenfolge nach Schätzung nimmt {known}, nicht {key!r}.</translation>
    </message>
    <message>
        <source>seed takes a whole number, such as seed=5, not {text!r}.</source>
        <translation>seed nimmt eine ganze Zahl, etwa seed=5, nicht {text!r}.</translation>
    </message>
    <message>
        <source>variables too</source>
        <translation>auch die Variablen</translation>
    </message>
    <message>
        <source>for each height</source>
        <translation>für jede Höhe</translation>
    </message>
    <message>
        <source>{samples} samples</source>
        <translation>{samples} Stichproben</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>moves as given</source>
        <translation>Züge wie gegeben</translation>
    </message>
    <message>
        <source>moves ordered</source>
        <translation>Züge geordnet</translation>
    </message>
    <message>
        <source>the author’s order</source>
        <translation>Reihenfolge des Autors</translation>
    </message>
    <message>
        <source>with table</source>
        <translation>mit Tabelle</translation>
    </message>
    <message>
        <source>no table</source>
        <translation>ohne Tabelle</translation>
    </message>
    <message>
        <source>leaves once</source>
        <translation>Blätter einmal</translation>
    </message>
    <message>
        <source>None of your other games reached this position.</source>
        <translation>Keine Ihrer anderen Partien kam zu dieser Stellung.</translation>
    </message>
    <message numerus="yes">
        <source>won %n</source>
        <comment>won %n</comment>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>drew %n</source>
        <comment>drew %n</comment>
        <translation>
            <numerusform>%n remis</numerusform>
            <numerusform>%n remis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost %n</source>
        <comment>lost %n</comment>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You were here %n times</source>
        <comment>You were here once</comment>
        <translation>
            <numerusform>Schon einmal hier</numerusform>
            <numerusform>Schon %n-mal hier</numerusform>
        </translation>
    </message>
    <message>
        <source>Collapses this section</source>
        <translation>Klappt diesen Abschnitt zu</translation>
    </message>
    <message>
        <source>Expands this section</source>
        <translation>Klappt diesen Abschnitt auf</translation>
    </message>
    <message>
        <source>Nobody had a choice in this game.</source>
        <translation>In dieser Partie hatte niemand eine Wahl.</translation>
    </message>
    <message>
        <source>{played} was played.</source>
        <translation>Gezogen wurde {played}.</translation>
    </message>
    <message>
        <source>Guess the moves</source>
        <translation>Züge erraten</translation>
    </message>
    <message>
        <source>Right: {move} was played, though it costs {cost}.</source>
        <translation>Richtig: {move} wurde gezogen, kostet aber {cost}.</translation>
    </message>
    <message>
        <source>Right: {move} was played.</source>
        <translation>Richtig: {move} wurde gezogen.</translation>
    </message>
    <message>
        <source>the nim-sum of its parts (Sprague and Grundy)</source>
        <translation>die Nim-Summe ihrer Teile (Sprague und Grundy)</translation>
    </message>
    <message>
        <source>Lemmas M, A and K, from smaller boards</source>
        <translation>die Lemmata M, A und K aus kleineren Brettern</translation>
    </message>
    <message>
        <source>Lemma C</source>
        <translation>Lemma C</translation>
    </message>
    <message>
        <source>Theorem 22: MIN makes {count} squares dead</source>
        <translation>Satz 22: MIN macht {count} Felder tot</translation>
    </message>
    <message>
        <source>Theorem 10</source>
        <translation>Satz 10</translation>
    </message>
    <message>
        <source>Theorem 11</source>
        <translation>Satz 11</translation>
    </message>
    <message>
        <source>Theorem 19</source>
        <translation>Satz 19</translation>
    </message>
    <message>
        <source>Theorem 25</source>
        <translation>Satz 25</translation>
    </message>
    <message>
        <source>Theorem 20</source>
        <translation>Satz 20</translation>
    </message>
    <message>
        <source>Theorem 21</source>
        <translation>Satz 21</translation>
    </message>
    <message>
        <source>Nothing is proved about this position yet.</source>
        <translation>Über diese Stellung ist noch nichts bewiesen.</translation>
    </message>
    <message>
        <source>It holds for every position that is the same when its components are rotated, reflected or moved.</source>
        <translation>Es gilt für jede Stellung, die gleich ist, wenn man ihre Teile dreht, spiegelt oder verschiebt.</translation>
    </message>
    <message>
        <source>≈{value} is an estimate, not proved: {by}.</source>
        <translation>≈{value} ist eine Schätzung, nicht bewiesen: {by}.</translation>
    </message>
    <message>
        <source>{claim}: the game is over, and this is its count.</source>
        <translation>{claim}: Die Partie ist zu Ende und ausgezählt.</translation>
    </message>
    <message>
        <source>{claim}: proved by a search on this computer.</source>
        <translation>{claim}: durch eine Suche auf diesem Rechner bewiesen.</translation>
    </message>
    <message>
        <source>{claim}: proved by a search, and shipped with the program in {file}.</source>
        <translation>{claim}: durch eine Suche bewiesen und mit dem Programm geliefert, in {file}.</translation>
    </message>
    <message>
        <source>{claim}: proved by a search; its rows are in {file}.</source>
        <translation>{claim}: durch eine Suche bewiesen; ihre Zeilen stehen in {file}.</translation>
    </message>
    <message>
        <source>{claim}: by a certificate for {by} (Theorem 16), without a search.</source>
        <translation>{claim}: durch ein Zertifikat für {by} (Satz 16), ohne Suche.</translation>
    </message>
    <message>
        <source>{claim}: by {by}, without a search.</source>
        <translation>{claim}: durch {by}, ohne Suche.</translation>
    </message>
    <message>
        <source>{claim}: it follows from the searches in this game.</source>
        <translation>{claim}: Es folgt aus dem, was in dieser Partie gesucht wurde.</translation>
    </message>
    <message>
        <source>It took {count} positions and {time}.</source>
        <translation>Das brauchte {count} Stellungen und {time}.</translation>
    </message>
    <message>
        <source>When it was proved, that took {count} positions and {time}.</source>
        <translation>Als es bewiesen wurde, brauchte das {count} Stellungen und {time}.</translation>
    </message>
    <message>
        <source>At least {value}</source>
        <translation>Mindestens {value}</translation>
    </message>
    <message>
        <source>At most {value}</source>
        <translation>Höchstens {value}</translation>
    </message>
    <message>
        <source>A lesson is linked as lesson:KEY or lesson:KEY#STEP, KEY one of {keys}; not {link}.</source>
        <translation>Auf eine Lektion führt lesson:NAME oder lesson:NAME#SCHRITT, NAME einer von {keys}; nicht {link}.</translation>
    </message>
    <message>
        <source>The lesson {key} has {count} steps, not {step}.</source>
        <translation>Die Lektion {key} hat {count} Schritte, nicht {step}.</translation>
    </message>
    <message>
        <source>This is not a lesson: {what} is missing.</source>
        <translation>Das ist keine Lektion: Es fehlt {what}.</translation>
    </message>
    <message>
        <source>a step, ## ...</source>
        <translation>ein Schritt, ## ...</translation>
    </message>
    <message>
        <source>before the first step there can only be the title and {names}</source>
        <translation>vor dem ersten Schritt können nur der Titel und {names} stehen</translation>
    </message>
    <message>
        <source>answers: can only be hidden, which turns a lesson into an assignment</source>
        <translation>answers: kann nur hidden sein, was aus einer Lektion ein Übungsblatt macht</translation>
    </message>
    <message>
        <source>a title, # ...</source>
        <translation>ein Titel, # ...</translation>
    </message>
    <message>
        <source>an answer is written - [x] right, or - [ ] wrong</source>
        <translation>eine Antwort wird - [x] richtig oder - [ ] falsch geschrieben</translation>
    </message>
    <message>
        <source>this step has a {name} already</source>
        <translation>dieser Schritt hat schon ein {name}</translation>
    </message>
    <message>
        <source>after the text there can only be {names}, and answers</source>
        <translation>nach dem Text können nur {names} und Antworten stehen</translation>
    </message>
    <message>
        <source>a step needs some text</source>
        <translation>ein Schritt braucht Text</translation>
    </message>
    <message>
        <source>find: best needs a board to move on</source>
        <translation>find: best braucht ein Brett, auf dem gezogen wird</translation>
    </message>
    <message>
        <source>a question needs two or more answers, one of them right, or find: best</source>
        <translation>eine Frage braucht zwei Antworten oder mehr, davon eine richtige, oder find: best</translation>
    </message>
    <message>
        <source>this needs answers: hidden in the header</source>
        <translation>dies braucht answers: hidden im Kopf</translation>
    </message>
    <message>
        <source>a question here can ask for {names}</source>
        <translation>gefragt werden kann hier nach {names}</translation>
    </message>
    <message>
        <source>a step can ask only one question</source>
        <translation>ein Schritt kann nur eine Frage stellen</translation>
    </message>
    <message>
        <source>points of a question are a whole number from 0 to {most}</source>
        <translation>die Punkte einer Frage sind eine ganze Zahl von 0 bis {most}</translation>
    </message>
    <message>
        <source>{name} cannot be used with {kind}</source>
        <translation>{name} lässt sich nicht mit {kind} verwenden</translation>
    </message>
    <message>
        <source>a typed tree is shown with tree:, not with board:</source>
        <translation>einen getippten Baum zeigt tree: und nicht board:</translation>
    </message>
    <message>
        <source>first is one of {sides}</source>
        <translation>first ist eines von {sides}</translation>
    </message>
    <message>
        <source>the set-up</source>
        <translation>die Ausgangsstellung</translation>
    </message>
    <message>
        <source>a step can show only one of board, tree, game-tree, nim-sum and stack</source>
        <translation>ein Schritt kann nur eines von board, tree, game-tree, nim-sum und stack zeigen</translation>
    </message>
    <message>
        <source>{name} says more about a board, tree, game-tree or nim-sum, and there is none</source>
        <translation>{name} sagt mehr zu board, tree, game-tree oder nim-sum, und keins davon ist da</translation>
    </message>
    <message>
        <source>a game-tree needs a small game of ELLIE, such as ellie:2x3</source>
        <translation>ein game-tree braucht ein kleines Spiel von ELLIE, etwa ellie:2x3</translation>
    </message>
    <message>
        <source>marks are outcomes, numbers, ring and heap, as in outcomes all; ring 2</source>
        <translation>Marken sind outcomes, numbers, ring und heap, etwa outcomes all; ring 2</translation>
    </message>
    <message>
        <source>a number from 0 to {most}, or end, is needed here</source>
        <translation>hier wird eine Zahl von 0 bis {most} oder end gebraucht</translation>
    </message>
    <message>
        <source>there is no node {text} in this tree</source>
        <translation>in diesem Baum gibt es keinen Knoten {text}</translation>
    </message>
    <message>
        <source>Line {number}, “{line}”: {what}.</source>
        <translation>Zeile {number}, „{line}“: {what}.</translation>
    </message>
    <message>
        <source>Check it: {command}</source>
        <translation>Prüfen: {command}</translation>
    </message>
    <message>
        <source>Copy the commands</source>
        <translation>Befehle kopieren</translation>
    </message>
    <message>
        <source>Prove it here again</source>
        <translation>Hier noch einmal beweisen</translation>
    </message>
    <message>
        <source>Searches from scratch, without stored or shipped results</source>
        <translation>Sucht von Grund auf, ohne gespeicherte oder mitgelieferte Ergebnisse</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>Es wird gesucht …</translation>
    </message>
    <message>
        <source>Searching … {count} positions, {time}</source>
        <translation>Es wird gesucht … {count} Stellungen, {time}</translation>
    </message>
    <message>
        <source>Stopped: {bounds} proved, {count} positions in {time}.</source>
        <translation>Angehalten: {bounds} ist bewiesen, {count} Stellungen in {time}.</translation>
    </message>
    <message>
        <source>The search found {value}: one of the two values is wrong.</source>
        <translation>Die Suche fand {value}: Einer der beiden Werte ist falsch.</translation>
    </message>
    <message>
        <source>Proved again: {value}, {count} positions in {time}.</source>
        <translation>Noch einmal bewiesen: {value}, {count} Stellungen in {time}.</translation>
    </message>
    <message>
        <source>the engine&apos;s evaluation of the move</source>
        <translation>die Bewertung des Zugs durch das Programm</translation>
    </message>
    <message>
        <source>the engine&apos;s evaluation of the best move</source>
        <translation>die Bewertung des besten Zugs durch das Programm</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>circle on {place}</source>
        <translation>Kreis auf {place}</translation>
    </message>
    <message>
        <source>square on {place}</source>
        <translation>Quadrat auf {place}</translation>
    </message>
    <message>
        <source>triangle on {place}</source>
        <translation>Dreieck auf {place}</translation>
    </message>
    <message>
        <source>cross on {place}</source>
        <translation>Kreuz auf {place}</translation>
    </message>
    <message>
        <source>Nothing can be marked in the pictures of this game.</source>
        <translation>In den Bildern dieses Spiels lässt sich nichts auszeichnen.</translation>
    </message>
    <message>
        <source>An arrow leads from one place to another, such as a1-c3, not {text!r}.</source>
        <translation>Ein Pfeil führt von einer Stelle zu einer anderen, etwa a1-c3; nicht {text!r}.</translation>
    </message>
    <message>
        <source>A mark is a {kinds}, such as c3:cross, not {kind!r}.</source>
        <translation>Ein Zeichen ist eines von {kinds}, etwa c3:cross; nicht {kind!r}.</translation>
    </message>
    <message>
        <source>{name!r} is not a place in this picture; places are {some} and so on.</source>
        <translation>{name!r} ist keine Stelle dieses Bilds; es gibt {some} und so weiter.</translation>
    </message>
    <message>
        <source>arrow from {start} to {end}, {colour}</source>
        <translation>Pfeil von {start} nach {end}, {colour}</translation>
    </message>
    <message>
        <source>The file of answers</source>
        <translation>Die Datei mit Antworten</translation>
    </message>
    <message>
        <source>This is not a file of answers to an assignment.</source>
        <translation>Das ist keine Datei mit Antworten zu einem Übungsblatt.</translation>
    </message>
    <message>
        <source>This file of answers is not of version {version}.</source>
        <translation>Diese Antwortdatei hat eine andere Version als {version}.</translation>
    </message>
    <message>
        <source>This file of answers is damaged: its names and answers are texts.</source>
        <translation>Diese Datei mit Antworten ist beschädigt: Namen und Antworten sind Texte.</translation>
    </message>
    <message>
        <source>This file of answers is damaged: a number or a text in it is invalid or too long.</source>
        <translation>Diese Datei mit Antworten ist beschädigt: Eine Zahl oder ein Text darin ist ungültig oder zu lang.</translation>
    </message>
    <message>
        <source>This is not an assignment: it needs answers: hidden in the header, and at least one question.</source>
        <translation>Das ist kein Übungsblatt: Es braucht answers: hidden im Kopf und mindestens eine Frage.</translation>
    </message>
    <message>
        <source>Line {number}, step {step}: {error}</source>
        <translation>Zeile {number}, Schritt {step}: {error}</translation>
    </message>
    <message>
        <source>no answer is marked as right; this may be the copy for students.</source>
        <translation>keine Antwort ist als richtig markiert; vielleicht ist dies das Exemplar für Studierende.</translation>
    </message>
    <message>
        <source>of {method} only the value of the root can be asked, not that of another node.</source>
        <translation>bei {method} kann nur nach dem Wert der Wurzel gefragt werden, nicht nach dem eines anderen Knotens.</translation>
    </message>
    <message>
        <source>this is too large: a search of {nodes} positions does not find the answer.</source>
        <translation>dies ist zu groß, um die Antwort mit einer Suche über {nodes} Stellungen zu finden.</translation>
    </message>
    <message>
        <source>These are answers to other questions ({title}).</source>
        <translation>Das sind Antworten auf andere Fragen ({title}).</translation>
    </message>
    <message>
        <source>Start of the next game</source>
        <translation>Anfang der nächsten Partie</translation>
    </message>
    <message>
        <source>Guaranteed value</source>
        <translation>Sicherer Wert</translation>
    </message>
    <message>
        <source>Go on to a vertex that was not visited. MAX wants a heavy tour, MIN a light one.</source>
        <translation>Gehen Sie weiter zu einer Ecke, die noch nicht besucht ist. MAX will eine schwere Rundreise, MIN eine leichte.</translation>
    </message>
    <message>
        <source>Edges with weights, a-b:3, b-c:4, a-c:5, or just the weights of a complete graph</source>
        <translation>Kanten mit Gewichten, a-b:3, b-c:4, a-c:5, oder nur die Gewichte eines vollständigen Graphen</translation>
    </message>
    <message>
        <source>weight so far</source>
        <translation>bisheriges Gewicht</translation>
    </message>
    <message>
        <source>Put one of the numbers into x. MAX wants w·x large, MIN small.</source>
        <translation>Setzen Sie eine der Zahlen in x ein. MAX will w·x groß, MIN klein.</translation>
    </message>
    <message>
        <source>Weights, a colon, the numbers to choose from</source>
        <translation>Gewichte, ein Doppelpunkt, die Zahlen zur Auswahl</translation>
    </message>
    <message>
        <source>w·x so far</source>
        <translation>w·x bisher</translation>
    </message>
    <message>
        <source>({weights})·x, {side} first</source>
        <translation>({weights})·x, {side} zuerst</translation>
    </message>
    <message>
        <source>A tour visits 3 to {most} vertices, not {size}.</source>
        <translation>Eine Rundreise besucht 3 bis {most} Ecken, nicht {size}.</translation>
    </message>
    <message>
        <source>An edge joins two different vertices, and is given once.</source>
        <translation>Eine Kante verbindet zwei verschiedene Ecken und steht nur einmal da.</translation>
    </message>
    <message>
        <source>Weights lie between −{most} and {most}.</source>
        <translation>Gewichte liegen zwischen −{most} und {most}.</translation>
    </message>
    <message>
        <source>This graph has no Hamiltonian tour.</source>
        <translation>Dieser Graph hat keine Hamiltonsche Rundreise.</translation>
    </message>
    <message>
        <source>The tour has visited {vertex} already.</source>
        <translation>Die Rundreise hat {vertex} schon besucht.</translation>
    </message>
    <message>
        <source>After {u}–{v} no tour could be completed.</source>
        <translation>Nach {u}–{v} ließe sich keine Rundreise mehr vollenden.</translation>
    </message>
    <message>
        <source>A move is a vertex from a to {last}, not {text!r}.</source>
        <translation>Ein Zug ist eine Ecke von a bis {last}, nicht {text!r}.</translation>
    </message>
    <message>
        <source>A tour is written as edges with weights, a-b:3, b-c:4, a-c:5, or as the weights of a complete graph, 3,1,4,1,5,9 for four vertices, not {text!r}.</source>
        <translation>Eine Rundreise schreibt man als Kanten mit Gewichten, a-b:3, b-c:4, a-c:5, oder als die Gewichte eines vollständigen Graphen, 3,1,4,1,5,9 für vier Ecken, nicht {text!r}.</translation>
    </message>
    <message>
        <source>Tour, {n} vertices, {side} first</source>
        <translation>Rundreise, {n} Ecken, {side} zuerst</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundreise</translation>
    </message>
    <message>
        <source>A vector has 1 to {entries} entries, and at least as many numbers to choose from, at most {numbers}.</source>
        <translation>Ein Vektor hat 1 bis {entries} Einträge und ebenso viele Zahlen zur Auswahl oder mehr, höchstens {numbers}.</translation>
    </message>
    <message>
        <source>Weights and numbers lie between −{most} and {most}.</source>
        <translation>Gewichte und Zahlen liegen zwischen −{most} und {most}.</translation>
    </message>
    <message>
        <source>The vector has entries x1 to x{n}.</source>
        <translation>Der Vektor hat die Einträge x1 bis x{n}.</translation>
    </message>
    <message>
        <source>x{i} is already {number}.</source>
        <translation>x{i} ist schon {number}.</translation>
    </message>
    <message>
        <source>{number} is not among the numbers that are left.</source>
        <translation>{number} ist nicht unter den übrigen Zahlen.</translation>
    </message>
    <message>
        <source>A move is written like x2=5, not {text!r}.</source>
        <translation>Ein Zug wird wie x2=5 geschrieben, nicht {text!r}.</translation>
    </message>
    <message>
        <source>A vector is written as weights:numbers, like 5,3,1:0,1,2,3, not {text!r}.</source>
        <translation>Ein Vektor wird als Gewichte:Zahlen geschrieben, wie 5,3,1:0,1,2,3, nicht {text!r}.</translation>
    </message>
    <message>
        <source>({weights})·x from {numbers}, {side} first</source>
        <translation>({weights})·x aus {numbers}, {side} zuerst</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>bestes Spiel</translation>
    </message>
    <message>
        <source>A move that keeps the value</source>
        <translation>Ein Zug, der den Wert hält</translation>
    </message>
    <message>
        <source>The value, or who wins</source>
        <translation>Der Wert, oder wer gewinnt</translation>
    </message>
    <message>
        <source>Multiple choice</source>
        <translation>Auswahl aus Antworten</translation>
    </message>
    <message>
        <source>An answer in words</source>
        <translation>Eine Antwort in Worten</translation>
    </message>
    <message>
        <source>Find a move that keeps the value.</source>
        <translation>Finden Sie einen Zug, der den Wert hält.</translation>
    </message>
    <message>
        <source>Which is right?</source>
        <translation>Was ist richtig?</translation>
    </message>
    <message>
        <source>Answer in your own words.</source>
        <translation>Antworten Sie mit eigenen Worten.</translation>
    </message>
    <message>
        <source>What value does {method} return at the root?</source>
        <translation>Welchen Wert liefert {method} an der Wurzel?</translation>
    </message>
    <message>
        <source>How many leaves does {method} visit, left to right?</source>
        <translation>Wie viele Blätter besucht {method}, von links nach rechts?</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>Question {number}</source>
        <translation>Frage {number}</translation>
    </message>
    <message>
        <source>What is the value if both play their best?</source>
        <translation>Was ist der Wert, wenn beide ihr Bestes spielen?</translation>
    </message>
    <message>
        <source>Who wins if both play their best?</source>
        <translation>Wer gewinnt, wenn beide ihr Bestes spielen?</translation>
    </message>
    <message numerus="yes">
        <source>(%n points)</source>
        <comment>(%n point)</comment>
        <translation>
            <numerusform>(%n Punkt)</numerusform>
            <numerusform>(%n Punkte)</numerusform>
        </translation>
    </message>
    <message>
        <source>marked by hand</source>
        <translation>von Hand bewertet</translation>
    </message>
    <message>
        <source>A set-up is written {accepted}.</source>
        <translation>Ein Aufbau wird {accepted} geschrieben.</translation>
    </message>
    <message>
        <source>A move is written like {usual}, not {move}.</source>
        <translation>Ein Zug wird wie {usual} geschrieben, nicht {move}.</translation>
    </message>
    <message>
        <source>v(n+{period}) = v(n){step}, observed for n = {first}..{last}</source>
        <translation>v(n+{period}) = v(n){step}, beobachtet für n = {first}..{last}</translation>
    </message>
    <message>
        <source>A range is written like 1-12, the smaller number first, with at most {most} numbers, not {text!r}.</source>
        <translation>Ein Bereich wird wie 1-12 geschrieben, die kleinere Zahl zuerst, mit höchstens {most} Zahlen; nicht {text!r}.</translation>
    </message>
    <message>
        <source>{column}, offset {offset}: {terms}</source>
        <translation>{column}, ab n = {offset}: {terms}</translation>
    </message>
    <message>
        <source>Least k with which MAX owns everything</source>
        <translation>Kleinstes k, mit dem MAX alles besitzt</translation>
    </message>
    <message>
        <source>A family has an n in place of a number, such as 3xn, not {text!r}.</source>
        <translation>Eine Familie hat ein n anstelle einer Zahl, etwa 3xn, nicht {text!r}.</translation>
    </message>
    <message>
        <source>A table has at most {most} rows.</source>
        <translation>Eine Tabelle hat höchstens {most} Zeilen.</translation>
    </message>
    <message>
        <source>Proved without a search: {bounds}.</source>
        <translation>Ohne Suche bewiesen: {bounds}.</translation>
    </message>
    <message>
        <source>There is no b-file of {family}, because no value is proved yet.</source>
        <translation>Von {family} gibt es keine b-Datei, denn noch ist kein Wert bewiesen.</translation>
    </message>
    <message>
        <source>A Grundy value does not depend on who moves first.</source>
        <translation>Ein Grundy-Wert hängt nicht davon ab, wer beginnt.</translation>
    </message>
    <message>
        <source>Expressions have {least} to {most} variables, written like 3, or 2-4; not {text!r}.</source>
        <translation>Ausdrücke haben {least} bis {most} Variablen, geschrieben wie 3 oder 2-4; nicht {text!r}.</translation>
    </message>
    <message>
        <source>{trouble} {waiting} proved rows could not be saved.</source>
        <translation>{trouble} {waiting} bewiesene Zeilen konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>the graph has no list of objects called &quot;{key}&quot;.</source>
        <translation>Der Graph hat keine Liste von Objekten namens „{key}“.</translation>
    </message>
    <message>
        <source>a vertex of this {form} has no id.</source>
        <translation>Eine Ecke in diesem {form} hat keine id.</translation>
    </message>
    <message>
        <source>an edge of this {form} lacks its source or target.</source>
        <translation>Einer Kante in diesem {form} fehlt source oder target.</translation>
    </message>
    <message>
        <source>an edge joins {name}, which is no vertex of the file.</source>
        <translation>Eine Kante verbindet {name}, das keine Ecke der Datei ist.</translation>
    </message>
    <message>
        <source>the vertex {name} is there twice.</source>
        <translation>Die Ecke {name} ist zweimal da.</translation>
    </message>
    <message>
        <source>line {number}, {line}, {what}</source>
        <translation>Zeile {number}, {line}, {what}</translation>
    </message>
    <message>
        <source>names vertex {name}, and vertices are 1 to {size}.</source>
        <translation>nennt die Ecke {name}, und die Ecken sind 1 bis {size}.</translation>
    </message>
    <message>
        <source>this is not readable {form} ({error}).</source>
        <translation>Das ist kein lesbares {form} ({error}).</translation>
    </message>
    <message>
        <source>one ] too many</source>
        <translation>ein ] zu viel</translation>
    </message>
    <message>
        <source>the end is missing</source>
        <translation>das Ende fehlt</translation>
    </message>
    <message>
        <source>is a part of Pajek files that is not read.</source>
        <translation>ist ein Teil von Pajek-Dateien, der nicht gelesen wird.</translation>
    </message>
    <message>
        <source>no graph in it</source>
        <translation>kein Graph darin</translation>
    </message>
    <message>
        <source>does not say how many vertices there are.</source>
        <translation>sagt nicht, wie viele Ecken es gibt.</translation>
    </message>
    <message>
        <source>is no edge.</source>
        <translation>ist keine Kante.</translation>
    </message>
    <message>
        <source>is no row of a matrix of {size} rows.</source>
        <translation>ist keine Zeile einer Matrix mit {size} Zeilen.</translation>
    </message>
    <message>
        <source>Weights and other columns are left out.</source>
        <translation>Gewichte und andere Spalten bleiben weg.</translation>
    </message>
    <message>
        <source>begins a second graph: a file of this form has one.</source>
        <translation>beginnt einen zweiten Graphen: Eine Datei dieses Formats hat einen.</translation>
    </message>
    <message>
        <source>does not say how many vertices and edges there are.</source>
        <translation>sagt nicht, wie viele Ecken und Kanten es gibt.</translation>
    </message>
    <message>
        <source>the line that begins with p announces {announced} edges, and there are {lines}.</source>
        <translation>Die Zeile, die mit p beginnt, kündigt {announced} Kanten an, und es sind {lines}.</translation>
    </message>
    <message>
        <source>are not the rows, columns and entries of a square matrix.</source>
        <translation>ist nicht die Zahl von Zeilen, Spalten und Einträgen einer quadratischen Matrix.</translation>
    </message>
    <message>
        <source>announces {announced} entries, and there are {lines}.</source>
        <translation>kündigt {announced} Einträge an, und es sind {lines}.</translation>
    </message>
    <message>
        <source>there is nothing but comments in it.</source>
        <translation>Darin sind nur Kommentare.</translation>
    </message>
    <message>
        <source>there is no edge in it.</source>
        <translation>Darin ist keine Kante.</translation>
    </message>
    <message>
        <source>is not two vertices.</source>
        <translation>ist nicht zwei Ecken.</translation>
    </message>
    <message>
        <source>a graph of at most {largest} vertices has at most {most} edges, and there are more.</source>
        <translation>ein Graph mit höchstens {largest} Ecken hat höchstens {most} Kanten, und hier sind es mehr.</translation>
    </message>
    <message>
        <source>an edge list has two vertices on each line, and this is a single line of words.</source>
        <translation>Eine Kantenliste hat zwei Ecken in jeder Zeile, und dies ist eine einzige Zeile mit Wörtern.</translation>
    </message>
    <message>
        <source>is graph6 with another column: keep one graph on each line.</source>
        <translation>ist graph6 mit einer weiteren Spalte: Je Zeile darf nur ein Graph stehen.</translation>
    </message>
    <message>
        <source>is not two numbers of vertices, as the lines before are.</source>
        <translation>ist nicht zwei Nummern von Ecken wie die Zeilen davor.</translation>
    </message>
    <message>
        <source>has more than two columns: keep those of the two ends of an edge.</source>
        <translation>hat mehr als zwei Spalten: Behalten Sie die der beiden Enden einer Kante.</translation>
    </message>
    <message>
        <source>has more or fewer columns than line {i}.</source>
        <translation>hat mehr oder weniger Spalten als Zeile {i}.</translation>
    </message>
    <message>
        <source>is no edge, nor does it count {n} vertices and {m} edges.</source>
        <translation>ist keine Kante und zählt auch nicht {n} Ecken und {m} Kanten.</translation>
    </message>
    <message>
        <source>Line {number}, {line}, is read as the sizes of the graph.</source>
        <translation>Zeile {number}, {line}, wird als Größe des Graphen gelesen.</translation>
    </message>
    <message>
        <source>can be an edge, or count vertices and edges: move an edge to the end; begin anything else with #.</source>
        <translation>kann eine Kante sein oder Ecken und Kanten zählen: Stellen Sie eine Kante ans Ende; beginnen Sie alles andere mit #.</translation>
    </message>
    <message>
        <source>this list can be one of edges, or of the neighbours of every vertex: write an edge on each line.</source>
        <translation>diese Liste kann eine der Kanten oder eine der Nachbarn jeder Ecke sein: Schreiben Sie je Zeile eine Kante.</translation>
    </message>
    <message>
        <source>Each list is read as the neighbours of a vertex.</source>
        <translation>Jede Liste wird als die Nachbarn einer Ecke gelesen.</translation>
    </message>
    <message>
        <source>Each line is read as a vertex and those that it is joined to.</source>
        <translation>Jede Zeile wird als eine Ecke und ihre Nachbarn gelesen.</translation>
    </message>
    <message>
        <source>{form} with a document type or entities is not supported.</source>
        <translation>{form} mit einem Dokumenttyp oder Entitäten wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>hyperedges are not read: an edge joins two vertices.</source>
        <translation>Hyperkanten werden nicht gelesen: Eine Kante verbindet zwei Ecken.</translation>
    </message>
    <message>
        <source>{side} gave the win away in {moves}.</source>
        <translation>{side} gab den Gewinn her in {moves}.</translation>
    </message>
    <message>
        <source>{side} lost {least} or more in {moves}, with {count} mistakes or more.</source>
        <translation>{side} verlor {least} oder mehr in {moves}, mit {count} Fehlern oder mehr.</translation>
    </message>
    <message>
        <source>{side} lost {least} or more in {moves}.</source>
        <translation>{side} verlor {least} oder mehr in {moves}.</translation>
    </message>
    <message>
        <source>its moves {first} to {last}</source>
        <translation>seinen Zügen {first} bis {last}</translation>
    </message>
    <message>
        <source>move {some} or {last}</source>
        <translation>Zug {some} oder {last}</translation>
    </message>
    <message>
        <source>A test compares differences of -{most} to {most} Elo points.</source>
        <translation>Ein Test vergleicht Unterschiede von -{most} bis {most} Elo-Punkten.</translation>
    </message>
    <message>
        <source>{name}: {typed} is not accepted, {least} to {most} are. Now it is {value}.</source>
        <translation>{name}: {typed} geht nicht, {least} bis {most} gehen. Jetzt sind es {value}.</translation>
    </message>
    <message>
        <source>The moves that the side may make, such as any, or 3x 1 | 4x 2; the help page Strategies explains it</source>
        <translation>Die Züge, die die Seite machen darf, etwa any oder 3x 1 | 4x 2; die Hilfeseite Strategien erklärt es</translation>
    </message>
    <message>
        <source>any: every legal move</source>
        <translation>any: jeder erlaubte Zug</translation>
    </message>
    <message>
        <source>This is a collection of puzzles: it is imported in Puzzles, Collections, or shown by tiling-gui puzzle show.</source>
        <translation>Das ist eine Sammlung von Aufgaben: sie wird in Aufgaben, Sammlungen importiert oder von tiling-gui puzzle show gezeigt.</translation>
    </message>
    <message>
        <source>These are answers to an assignment: they are marked by tiling-gui lesson FILE --mark ANSWERS.</source>
        <translation>Das sind Antworten auf ein Aufgabenblatt: tiling-gui lesson DATEI --mark ANTWORTEN bewertet sie.</translation>
    </message>
    <message>
        <source>This is a checkpoint, rows of a solve: tiling-gui solve BOARD takes it as --checkpoint FILE or --rows FILE.</source>
        <translation>Das ist ein Checkpoint, Zeilen einer Lösung: tiling-gui solve BOARD nimmt ihn als --checkpoint FILE oder --rows FILE.</translation>
    </message>
    <message>
        <source>This is a certificate: in a checkout it is checked by python -m research.certificates 3xn --from FILE.</source>
        <translation>Das ist ein Zertifikat: Im Quellverzeichnis prüft es python -m research.certificates 3xn --from DATEI.</translation>
    </message>
    <message>
        <source>This is a table of results, written for other programs; of results only tilingResults.txt is read.</source>
        <translation>Das ist eine Tabelle von Ergebnissen, für andere Programme geschrieben; von Ergebnissen wird nur tilingResults.txt gelesen.</translation>
    </message>
    <message>
        <source>This is a table of a tournament, written for other programs; saved ones are in Tools, Tournament.</source>
        <translation>Das ist die Tabelle eines Turniers, für andere Programme geschrieben; gespeicherte Turniere sind unter Werkzeuge, Turnier.</translation>
    </message>
    <message>
        <source>This is a lesson: it is opened in the window, or checked by tiling-gui lesson FILE.</source>
        <translation>Das ist eine Lektion: sie wird im Fenster geöffnet oder von tiling-gui lesson FILE geprüft.</translation>
    </message>
    <message>
        <source>This is a game of chess or Go, in FEN, PGN or SGF, and neither is played here.</source>
        <translation>Das ist eine Partie Schach oder Go, in FEN, PGN oder SGF; beides wird hier nicht gespielt.</translation>
    </message>
    <message>
        <source>This is a tree of Gambit: it is opened in the window, or searched by tiling-gui compare tree:FILE.</source>
        <translation>Das ist ein Baum von Gambit: Man öffnet ihn im Fenster oder durchsucht ihn mit tiling-gui compare tree:FILE.</translation>
    </message>
    <message>
        <source>{path} is compressed: rows are used by tiling-gui solve BOARD --rows FILE, a certificate checked, in a checkout, by python -m research.certificates 3xn --from FILE.</source>
        <translation>{path} ist komprimiert: Zeilen verwendet tiling-gui solve BOARD --rows FILE, ein Zertifikat prüft im Quellverzeichnis python -m research.certificates 3xn --from DATEI.</translation>
    </message>
    <message>
        <source>{path} is a database of games: --home names the folder that holds its folder, data.</source>
        <translation>{path} ist eine Datenbank von Partien: --home nennt den Ordner, in dem ihr Ordner data liegt.</translation>
    </message>
    <message>
        <source>{path} is not a text file: it is a PDF, a picture or an archive.</source>
        <translation>{path} ist keine Textdatei: es ist ein PDF, ein Bild oder ein Archiv.</translation>
    </message>
    <message>
        <source>Each component of a board must lie within a rectangle of 128 squares.</source>
        <translation>Jede Komponente eines Bretts muss in einem Rechteck von 128 Feldern liegen.</translation>
    </message>
    <message>
        <source>Two bounds of the position {key} contradict each other.</source>
        <translation>Zwei Schranken der Stellung {key} widersprechen einander.</translation>
    </message>
    <message>
        <source>cell {number}, with a cross</source>
        <translation>Zelle {number}, mit Kreuz</translation>
    </message>
    <message>
        <source>cell {number}, free</source>
        <translation>Zelle {number}, frei</translation>
    </message>
    <message>
        <source>{vertex}, covered by {edge}</source>
        <translation>{vertex}, bedeckt von {edge}</translation>
    </message>
    <message>
        <source>{name} has colour {colour}</source>
        <translation>{name} hat Farbe {colour}</translation>
    </message>
    <message>
        <source>{name} has no colour yet: decides nothing</source>
        <translation>{name} hat noch keine Farbe: entscheidet nichts</translation>
    </message>
    <message>
        <source>{name} has no colour yet: counts for {names}</source>
        <translation>{name} hat noch keine Farbe: zählt für {names}</translation>
    </message>
    <message>
        <source>{name} is still open: decided by {names}</source>
        <translation>{name} ist noch offen: wird von {names} entschieden</translation>
    </message>
    <message>
        <source>{name} is still open, worth {worth}: decided by {names}</source>
        <translation>{name} ist noch offen, {worth} wert: wird von {names} entschieden</translation>
    </message>
    <message>
        <source>{name} is {side}’s: decided by {names}</source>
        <translation>{name} gehört {side}: von {names} entschieden</translation>
    </message>
    <message>
        <source>{name} is {side}’s, worth {worth}: decided by {names}</source>
        <translation>{name} gehört {side}, {worth} wert: von {names} entschieden</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
    <message>
        <source>Nothing proved</source>
        <translation>Nichts bewiesen</translation>
    </message>
    <message>
        <source>Proved: {bounds}</source>
        <translation>Bewiesen: {bounds}</translation>
    </message>
    <message>
        <source>Grundy value {value}, proved</source>
        <translation>Grundy-Wert {value}, bewiesen</translation>
    </message>
    <message>
        <source>Values and the first heaps that have them: {list}</source>
        <translation>Werte und die ersten Haufen, die sie haben: {list}</translation>
    </message>
    <message>
        <source>New largest values and their heaps: {list}</source>
        <translation>Neue größte Werte und ihre Haufen: {list}</translation>
    </message>
    <message>
        <source>{turn}. What was played?</source>
        <translation>{turn}. Was wurde gezogen?</translation>
    </message>
    <message>
        <source>{turn}. {other} follows “{rule}”. Which reply holds {other} to {value}?</source>
        <translation>{turn}. {other} folgt „{rule}“. Welche Antwort hält {other} bei {value}?</translation>
    </message>
    <message>
        <source>{turn}. {other} follows “{rule}”. Which reply beats that?</source>
        <translation>{turn}. {other} folgt „{rule}“. Welche Antwort schlägt das?</translation>
    </message>
    <message>
        <source>{turn}. Find a move that keeps {value}, as {played} did not.</source>
        <translation>{turn}. Finden Sie einen Zug, der {value} hält; {played} tat es nicht.</translation>
    </message>
    <message>
        <source>{turn}. Find a move that keeps the win, as {played} did not.</source>
        <translation>{turn}. Finden Sie einen Zug, der den Gewinn hält; {played} tat es nicht.</translation>
    </message>
    <message>
        <source>{turn}. Which move keeps the value?</source>
        <translation>{turn}. Welcher Zug hält den Wert?</translation>
    </message>
    <message>
        <source>{reply} shows it.</source>
        <translation>{reply} zeigt es.</translation>
    </message>
    <message>
        <source>Right: {move} keeps {value}.</source>
        <translation>Richtig: {move} hält {value}.</translation>
    </message>
    <message>
        <source>It could not be decided in time whether {move} beats the strategy.</source>
        <translation>In der Zeit ließ sich nicht entscheiden, ob {move} die Strategie schlägt.</translation>
    </message>
    <message>
        <source>Right: {move} beats the strategy, which is then sure of {sure} only.</source>
        <translation>Richtig: {move} schlägt die Strategie, der dann nur {sure} sicher ist.</translation>
    </message>
    <message>
        <source>Right: {move} beats the strategy.</source>
        <translation>Richtig: {move} schlägt die Strategie.</translation>
    </message>
    <message>
        <source>After {move} {side} is sure of {sure}.</source>
        <translation>Nach {move} hat {side} {sure} sicher.</translation>
    </message>
    <message>
        <source>{move} does not beat the strategy.</source>
        <translation>{move} schlägt die Strategie nicht.</translation>
    </message>
    <message>
        <source>{move} gives the win away.</source>
        <translation>{move} verschenkt den Sieg.</translation>
    </message>
    <message>
        <source>{move} gives up value.</source>
        <translation>{move} verschenkt Wert.</translation>
    </message>
    <message>
        <source>Only {move} beats the strategy.</source>
        <translation>Nur {move} schlägt die Strategie.</translation>
    </message>
    <message>
        <source>These replies beat the strategy: {moves}</source>
        <translation>Diese Antworten schlagen die Strategie: {moves}</translation>
    </message>
    <message>
        <source>Of the others {costs}.</source>
        <translation>Von den anderen: {costs}.</translation>
    </message>
    <message>
        <source>The new language or text size is used from the next start.</source>
        <translation>Die neue Sprache oder Schriftgröße gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Search this tree with {method}, left to right. What value does each node return, and which leaves are never visited? The answer is the value of the root.</source>
        <translation>Durchsuchen Sie diesen Baum mit {method}, von links nach rechts. Welchen Wert liefert jeder Knoten, und welche Blätter werden nie besucht? Die Antwort ist der Wert der Wurzel.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Übung</translation>
    </message>
    <message numerus="yes">
        <source>{streak} solved in a row; best {best}. {solved} of %n tasks solved.</source>
        <comment>{streak} solved in a row; best {best}. {solved} of %n task solved.</comment>
        <translation>
            <numerusform>{streak} in Folge gelöst; Bestwert {best}. {solved} von %n Aufgabe gelöst.</numerusform>
            <numerusform>{streak} in Folge gelöst; Bestwert {best}. {solved} von %n Aufgaben gelöst.</numerusform>
        </translation>
    </message>
    <message>
        <source>A strategy has at most {most} characters.</source>
        <translation>Eine Strategie hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>In the strategy’s line {line!r}: {error}</source>
        <translation>In der Zeile {line!r} der Strategie: {error}</translation>
    </message>
    <message>
        <source>A strategy has at least one line, such as any.</source>
        <translation>Eine Strategie hat mindestens eine Zeile, etwa any.</translation>
    </message>
    <message>
        <source>After comes a move of the opponent, such as after b2-c2: any.</source>
        <translation>Nach after kommt ein Zug des Gegners, etwa after b2-c2: any.</translation>
    </message>
    <message>
        <source>A move is missing; moves are separated by a comma or by |.</source>
        <translation>Ein Zug fehlt; Züge werden durch ein Komma oder durch | getrennt.</translation>
    </message>
    <message>
        <source>After swap come pairs of names, such as swap a1 c3  b1 b3.</source>
        <translation>Nach swap kommen Paare von Namen, etwa swap a1 c3  b1 b3.</translation>
    </message>
    <message>
        <source>After swap every name comes once.</source>
        <translation>Nach swap kommt jeder Name einmal.</translation>
    </message>
    <message>
        <source>Names are written like {some}; on a board, same 2x2 has blocks.</source>
        <translation>Namen werden wie {some} geschrieben; auf einem Brett hat same 2x2 Blöcke.</translation>
    </message>
    <message>
        <source>{word} is for boards of squares; name the moves instead.</source>
        <translation>{word} ist für Bretter aus Feldern; nennen Sie stattdessen die Züge.</translation>
    </message>
    <message>
        <source>In this tree {side} moves first.</source>
        <translation>In diesem Baum beginnt {side}.</translation>
    </message>
    <message>
        <source>Gambit needs a value at every leaf, and {node} has none.</source>
        <translation>Gambit braucht an jedem Blatt einen Wert, und {node} hat keinen.</translation>
    </message>
    <message>
        <source>Of Gambit&apos;s games only files .efg of version 2 are read.</source>
        <translation>Von Gambits Spielen werden nur Dateien .efg der Version 2 gelesen.</translation>
    </message>
    <message>
        <source>A tree of MAX and MIN has two players, and this game has {count}.</source>
        <translation>Ein Baum von MAX und MIN hat zwei Spieler, und dieses Spiel hat {count}.</translation>
    </message>
    <message>
        <source>A tree has at most {most_nodes} nodes and {deepest} levels.</source>
        <translation>Ein Baum hat höchstens {most_nodes} Knoten und {deepest} Ebenen.</translation>
    </message>
    <message>
        <source>{node} is a move of chance, and a tree of MAX and MIN has none.</source>
        <translation>{node} ist ein Zug des Zufalls, und ein Baum von MAX und MIN hat keinen.</translation>
    </message>
    <message>
        <source>{node} is of player {player}, and there is none.</source>
        <translation>{node} gehört Spieler {player}, und den gibt es nicht.</translation>
    </message>
    <message>
        <source>{node} is in one information set with {other}, and in a tree of MAX and MIN a player sees every move.</source>
        <translation>{node} und {other} sind in einer Informationsmenge, und in einem Baum von MAX und MIN sieht ein Spieler jeden Zug.</translation>
    </message>
    <message>
        <source>{node} has no move and is no leaf.</source>
        <translation>{node} hat keinen Zug und ist kein Blatt.</translation>
    </message>
    <message>
        <source>{node} pays {count} numbers, not one for each player.</source>
        <translation>{node} zahlt {count} Zahlen aus, nicht eine für jeden Spieler.</translation>
    </message>
    <message>
        <source>{node} has the outcome {number}, and it is not said what it pays.</source>
        <translation>{node} hat den Ausgang {number}, und es steht nirgends, was der auszahlt.</translation>
    </message>
    <message>
        <source>Gambit&apos;s game ends before its last node.</source>
        <translation>Gambits Spiel endet vor seinem letzten Knoten.</translation>
    </message>
    <message>
        <source>Gambit&apos;s game cannot be read at {text!r}.</source>
        <translation>Gambits Spiel ist bei {text!r} nicht lesbar.</translation>
    </message>
    <message>
        <source>The root</source>
        <translation>Die Wurzel</translation>
    </message>
    <message>
        <source>{node} pays {paid}, together {sum} and not {total} as others do: of MAX and MIN one gets what the other loses.</source>
        <translation>{node} zahlt {paid} aus, zusammen {sum} und nicht wie andere {total}: Von MAX und MIN bekommt einer, was der andere verliert.</translation>
    </message>
    <message>
        <source>Both players get the same, so both are MAX.</source>
        <translation>Beide Spieler bekommen dasselbe, also sind beide MAX.</translation>
    </message>
    <message>
        <source>Both together always get {total}; the values are what player 1 gets.</source>
        <translation>Beide zusammen bekommen immer {total}; die Werte sind das, was Spieler 1 bekommt.</translation>
    </message>
    <message>
        <source>{node}: the same side moves again, so a node with one move was put above it.</source>
        <translation>{node}: Dieselbe Seite zieht noch einmal, daher steht darüber nun ein Knoten mit einem Zug.</translation>
    </message>
    <message>
        <source>Page Down and Page Up, or a presenter, step on and back. Esc ends the presentation.</source>
        <translation>Bild ab und Bild auf gehen vor und zurück, ebenso die Tasten eines Presenters. Esc beendet die Vorführung.</translation>
    </message>
</context>
</TS>
