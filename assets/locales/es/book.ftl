### El libro de los juegos: qué es cada uno, cómo se juega, de dónde viene; y las palabras del bao.
### Two depths: child and adult. Paragraphs are numbered; each language has the same.

## The sheet

book-depth-child = Resumido
book-depth-adult = Completo
book-chapter-what = Qué es
book-chapter-board = El tablero
book-chapter-play = Cómo se juega
book-chapter-capture = Capturar
book-chapter-capture-won = Ganar semillas
book-chapter-end = Cómo termina
book-chapter-notes = En torno al tablero
book-chapter-standard = Frente a otros mancalas
book-chapter-history = Historia
book-chapter-sources = Fuentes
book-chapter-words = Palabras del bao
book-open = El libro
book-close = Cerrar
book-next = Siguiente
book-back = Anterior
book-chapter-others = Otros juegos
book-play = Jugar
book-go-on = Volver a la partida
book-show = En el tablero
book-again = Otra vez
book-back-to = Volver a: { $chapter }
book-read-about = Leer sobre { $game }
book-all = Todos los juegos de esta mesa

## Bao la Kujifunza, in brief

book-kujifunza-what-child-1 = Un juego para dos. Se siembran semillas por un tablero de madera, una en cada hoyo, y se le quitan semillas a la otra persona.
book-kujifunza-what-child-2 = En la costa de África oriental, niños y niñas aprenden con él a jugar al bao. Su nombre quiere decir: bao para aprender.
book-kujifunza-board-child-1 = Cuatro filas de ocho hoyos. Las dos filas más cercanas a ti son tuyas.
book-kujifunza-board-child-2 = Al principio hay dos semillas en cada hoyo. Por eso el juego también se llama Mbili-mbili, de dos en dos.
book-kujifunza-play-child-1 = Saca todas las semillas de uno de tus hoyos. Tiene que haber dos o más.
book-kujifunza-play-child-2 = Ve hacia la izquierda o hacia la derecha, como quieras, y deja caer una semilla en cada hoyo, dando vueltas por tus dos filas.
book-kujifunza-play-child-3 = ¿Cayó la última semilla donde había otras? Recógelas todas y sigue. ¿Cayó en un hoyo vacío? Entonces le toca a la otra persona.
book-kujifunza-capture-child-1 = ¿Cayó tu última semilla donde había otras, en tu fila delantera, y hay semillas justo enfrente? Entonces te las llevas.
book-kujifunza-capture-child-2 = No las guardas fuera del tablero. Las siembras en tus propias filas, empezando por un extremo de tu fila delantera, el kichwa.
book-kujifunza-capture-child-3 = Si puedes llevarte algo, tienes que hacerlo.
book-kujifunza-end-child-1 = Ganas cuando no queda ninguna semilla en la fila delantera de la otra persona. Quienes juegan al bao dicen entonces hamna: no hay nada.
book-kujifunza-end-child-2 = También ganas cuando la otra persona no puede jugar.
book-kujifunza-notes-child-1 = Maestros y abuelos lo usan para enseñar a contar por adelantado: ¿dónde caerá mi última semilla?
book-kujifunza-history-child-1 = Nadie sabe cuándo empezó el bao. El tablero más antiguo que se conserva está en un museo y se hizo en 1896 o más tarde.

## Bao la Kujifunza, in full

book-kujifunza-what-adult-1 = Un mancala de cuatro filas, un juego de sembrar y capturar, y la puerta al Bao la Kiswahili, el juego completo de los maestros. De ese juego deja fuera el comienzo con semillas en la mano (namua), la casa (nyumba) y el bloqueo de un hoyo amenazado (takasia).
book-kujifunza-what-adult-2 = Kujifunza significa aprender. El otro nombre, Mbili-mbili, de dos en dos, es la posición inicial: dos semillas en cada uno de los 32 hoyos, 64 en total.
book-kujifunza-board-adult-1 = Cuatro filas de ocho hoyos. Cada jugador tiene dos: la fila delantera, frente a la del rival, y la fila trasera, detrás de ella. Juntas son un anillo de dieciséis hoyos, y las semillas nunca dejan el anillo de su dueño más que por captura.
book-kujifunza-board-adult-2 = Los dos hoyos de los extremos de una fila delantera son sus kichwa, sus cabezas. Junto con los hoyos contiguos forman los kimbi. El quinto hoyo desde la izquierda de cada jugador se dibuja cuadrado: es la nyumba, la casa del juego completo, y aquí no tiene ningún poder.
book-kujifunza-board-adult-3 = No hay almacenes. Las 64 semillas quedan siempre en el tablero, y las capturadas siguen jugando para quien las capturó.
book-kujifunza-play-adult-1 = Una jugada empieza en un hoyo propio con dos semillas o más. Se levantan todas y se siembran una a una, hacia la izquierda o hacia la derecha, empezando por el hoyo siguiente.
book-kujifunza-play-adult-2 = Si la última semilla cae en un hoyo que ya tenía semillas, y no captura nada, se levantan a su vez las de ese hoyo y se sigue sembrando en el mismo sentido: un relevo, endelea. Si cae en un hoyo vacío, la jugada termina.
book-kujifunza-play-adult-3 = Una jugada cuyo primer tramo captura es un mtaji. Si hay alguno, hay que jugarlo. Solo si no lo hay puede jugarse sin captura, un takata: desde la fila delantera si algún hoyo de ella tiene dos semillas, y si no, desde la trasera. En un takata no captura ningún tramo.
book-kujifunza-play-adult-4 = Desde un kichwa que es el único hoyo con semillas de su fila delantera no se puede sembrar hacia fuera de esa fila. Una siembra que no acabaría nunca no puede empezar.
book-kujifunza-capture-adult-1 = Un tramo captura si su última semilla cae en un hoyo con semillas de la fila delantera propia y el hoyo de enfrente, en la fila delantera del rival, también las tiene. La fila trasera que hay detrás está a salvo.
book-kujifunza-capture-adult-2 = Las semillas capturadas se siembran desde un kichwa hacia el centro, la primera en el kichwa mismo. Desde un kimbi es el kichwa de ese lado. Desde los cuatro hoyos centrales decide la regla de la casa: con la regla Zanzíbar se mantiene el sentido de la siembra; con Mancala World, quien juega elige.
book-kujifunza-capture-adult-3 = Un hoyo de dieciséis semillas o más nunca inicia una captura. Un tramo posterior de dieciséis sí puede capturar.
book-kujifunza-end-adult-1 = Quien vacía la fila delantera del rival gana en el acto, aun en medio de una siembra. Quien no tiene ninguna salida permitida ha perdido; en el bao nadie pasa.
book-kujifunza-end-adult-2 = En la tradición no hay empates. Como medida de seguridad, una posición que se da por tercera vez, o dos mil jugadas, ponen aquí fin a la partida sin que nadie gane.
book-kujifunza-notes-adult-1 = Se enseña en casas, clubes y escuelas de comunidades de lengua suajili de Kenia y Tanzania. Ejercita lo que pide el juego completo: seguir una siembra durante muchos tramos, ver la captura que hay que jugar, elegir el kichwa.
book-kujifunza-notes-adult-2 = Las semillas, kete, son las nueces de color verde grisáceo del mkomwe (Guilandina bonduc). Los tableros de la costa suajili son de madera dura y gruesa; los de Zanzíbar llevan cenefas talladas de cordones y rosetas.
book-kujifunza-notes-adult-3 = Con un juego perfecto, el comienzo está decidido: con la regla Zanzíbar gana quien empieza. Ninguna persona juega a la perfección, y la mitad del arte está en hacer que el rival cuente mal.
book-kujifunza-history-adult-1 = El bao se juega en Tanzania, Kenia, Malaui, Burundi, Ruanda, las Comoras y partes de la República Democrática del Congo, sobre todo entre la población suajili. Sus primeros tiempos están poco documentados.
book-kujifunza-history-adult-2 = En 1658, el gobernador francés Étienne de Flacourt describió un juego de los sakalava de Madagascar, y hay quien lo cita como la primera noticia del bao; los estudiosos dudan. En la década de 1820, Muyaka bin Haji, de Mombasa, alabó el juego en su poema Bao Naligwa.
book-kujifunza-history-adult-3 = El tablero más antiguo que ha llegado hasta hoy procede de Malaui, está en el Museo Británico y no es anterior a 1896. Desde 1966, Chama cha Bao y otras asociaciones mantienen organizado el juego. Se celebran torneos en Tanzania, Zanzíbar, Lamu y Malaui, y a quien destaca se le honra como bingwa, maestro.
book-kujifunza-sources-1 = How to Play Bao, folleto del Museo Nacional de Tanzania, Dar es Salaam 1971; el estudioso del bao Nino Vessella; Larry Russ, The Complete Mancala Games Book, 1999: así se citan para Kujifunza.
book-kujifunza-sources-2 = Alex de Voogt, Limits of the Mind, 1995, que aprendió las reglas del bao de maestros de Zanzíbar; H. H. L. M. Donkers, Zanzibar Bao Rules for the Computer, 2001.
book-kujifunza-sources-3 = Donde las fuentes difieren, sobre todo en los cuatro hoyos centrales, se ofrecen ambas reglas, y la elección se indica al preparar una partida.

## Djenon-aboure, in brief

book-djenon-what-child-1 = Un juego para dos, de las lagunas de Costa de Marfil. Se siembran semillas por el tablero y se ganan las que quedan en grupos de dos o de cuatro.
book-djenon-board-child-1 = Dos filas de seis hoyos. La fila más cercana a ti es tuya. Al principio hay cuatro semillas en cada hoyo.
book-djenon-play-child-1 = Saca todas las semillas de uno de tus hoyos. Tiene que haber dos o más. Deja caer la primera en el mismo hoyo y una en cada hoyo siguiente, siempre hacia tu derecha.
book-djenon-play-child-2 = ¿Tiene ahora el último hoyo tres, o cinco o más? Entonces recógelas y sigue.
book-djenon-capture-child-1 = ¿Tiene ahora el último hoyo dos o cuatro? Las ganas. Y también el hoyo anterior, si tiene dos o cuatro; y así hacia atrás.
book-djenon-end-child-1 = Cuando ningún hoyo tiene más de una semilla, la partida termina. Gana quien ha reunido más semillas.
book-djenon-notes-child-1 = La gente que lo juega vive junto al mar y sus lagunas. Comercia y cultiva palmas de aceite, caucho y piñas.
book-djenon-history-child-1 = Se juega desde hace mucho, pero nadie lo puso por escrito hasta 2012.

## Djenon-aboure, in full

book-djenon-what-adult-1 = Un mancala de dos filas que juegan los abouré, llamados también agoua, abonwa o compalo, en las lagunas y los ríos de los alrededores de Bonoua y Grand-Bassam, en el sureste de Costa de Marfil.
book-djenon-what-adult-2 = Es cercano al Djenon-abe y se distingue de él en tres reglas: la siembra empieza en el hoyo que se vacía, una semilla sola no puede moverse, y la partida termina cuando solo quedan semillas solas y hoyos vacíos.
book-djenon-board-adult-1 = Dos filas de seis hoyos con cuatro semillas cada uno, 48 en total. Cada jugador tiene la fila más cercana. Las semillas ganadas salen del juego.
book-djenon-play-adult-1 = Una jugada empieza en un hoyo propio con dos semillas o más. Se levantan todas; la primera vuelve a caer en el hoyo vaciado, las demás en los hoyos siguientes hacia la derecha, alrededor de las dos filas.
book-djenon-play-adult-2 = Si la última semilla queda sola en su hoyo, la jugada termina. Si el hoyo queda con tres, o con cinco o más, se levantan todas y se sigue sembrando; la primera vuelve a caer en él.
book-djenon-play-adult-3 = Quien no tiene ningún hoyo con dos semillas o más pasa; solo entonces.
book-djenon-capture-adult-1 = Si el hoyo de la última semilla queda con dos o cuatro, se gana ese hoyo, y también los anteriores, uno tras otro, mientras cada uno tenga exactamente dos o cuatro, en cualquiera de los dos lados del tablero. Con eso la jugada termina.
book-djenon-end-adult-1 = La partida termina cuando ningún hoyo tiene más de una semilla. Cada jugador suma las semillas de su fila a las que ha ganado. Gana quien tiene más; 24 a 24 es empate.
book-djenon-notes-adult-1 = Que la primera semilla vuelva a caer evita que los hoyos se agoten, y este final ahorra el largo ir y venir de semillas sueltas con que se cierran algunos juegos de esta familia.
book-djenon-notes-adult-2 = Los abouré son unas 35 mil personas, comerciantes del mar y cultivadores de palma de aceite, caucho y piña.
book-djenon-history-adult-1 = El juego lo registró por primera vez, en 2012, el investigador español Jordi Climent Tondo. Qué antigüedad tiene, nadie lo ha dejado escrito.
book-djenon-sources-1 = Jordi Climent Tondo, que registró el juego en 2012, según lo cuenta Mancala World.
book-djenon-sources-2 = Que una cadena de hoyos ganados siga más allá de los extremos de las filas está deducido, no contado.

## What kind of game it is, in one line

book-kujifunza-kind = Un mancala de cuatro filas: sembrar tramo tras tramo, capturar, vaciar la fila delantera de enfrente.
book-djenon-kind = Un mancala de dos filas: sembrar, ganar los hoyos de dos y de cuatro, contar al final.

## Other games

book-kujifunza-others-1 = Su pariente más cercano es el Bao la Kiswahili, el juego completo, que aquí no se juega. En el mismo tablero, empieza con semillas en la mano y da poder a la nyumba.
book-djenon-others-1 = Su pariente más cercano es el Djenon-abe, que aquí no se juega. Se distingue en tres reglas; las nombra el capítulo «Qué es».

## Below the pictures: what the board shows beside the text. South is the player whose rows are nearest.

book-picture-kujifunza-board = Las dos filas más cercanas a ti son de Sur. Están marcados los kichwa de los dos extremos de la fila delantera, los kimbi junto a ellos y la nyumba.
book-picture-sow = Todas las semillas de un hoyo, una a una. La última cae en un hoyo vacío: la jugada termina.
book-picture-relay = La última semilla cae entre otras: se levantan todas y se sigue sembrando, hasta que una última semilla cae en un hoyo vacío.
book-picture-takata = Aquí no captura ningún primer tramo, así que la jugada es un takata: ni siquiera un tramo que acaba frente a semillas se lleva nada.
book-picture-lone-kichwa = Este kichwa es el único hoyo con semillas de su fila delantera. Desde él se puede sembrar a lo largo de la fila, pero no hacia fuera de ella.
book-picture-capture = La última semilla cae entre otras, y enfrente hay semillas: se capturan esas, y entran por el kichwa izquierdo.
book-picture-must = Solo capturan los hoyos marcados, así que solo se puede sembrar desde ellos. Esta jugada captura dos veces.
book-picture-kimbi = Una captura desde el kimbi: las semillas entran por el kichwa contiguo, y el sentido se invierte.
book-picture-sixteen = La última de estas diecisiete semillas caería frente a semillas. Pero dieciséis o más nunca inician una captura.
book-picture-hamna = Se capturan las últimas semillas de la fila delantera de enfrente: hamna. Gana Sur.
book-picture-no-move = Tras esta jugada, ningún hoyo de Norte tiene dos semillas. Norte no puede jugar, y gana Sur.
book-picture-djenon-board = La fila más cercana a ti es de Sur. Hay cuatro semillas en cada hoyo.
book-picture-djenon-sow = La primera semilla vuelve a caer en su propio hoyo. La última queda sola en el suyo: la jugada termina.
book-picture-djenon-relay = Con la última semilla, el hoyo queda con tres: se levantan y se sigue sembrando.
book-picture-djenon-pass = Ningún hoyo de Sur tiene dos semillas, pero los de Norte sí: Sur pasa.
book-picture-djenon-capture = Con la última semilla, el hoyo queda con cuatro, y Sur las gana.
book-picture-djenon-chain = El último hoyo tiene cuatro, y los dos anteriores, dos cada uno: Sur gana los tres.
book-picture-djenon-end = Se ganan cuatro, y ya ningún hoyo tiene más de una semilla: la partida termina. Cada cual suma su propia fila a lo que ha ganado.

## Beside what most people know as mancala: Kalah

book-standard-name = Kalah
book-standard-board = Tablero
book-standard-board-kalah = Dos filas de seis hoyos y dos almacenes; tienes una fila.
book-standard-board-kujifunza = Cuatro filas de ocho, sin almacenes; tienes dos filas, 16 hoyos.
book-standard-board-djenon = Dos filas de seis; en los almacenes no se siembra; tienes una fila.
book-standard-seeds = Semillas
book-standard-seeds-kalah = 4 por hoyo, 48.
book-standard-seeds-kujifunza = 2 por hoyo, 64, y todas quedan en el tablero.
book-standard-seeds-djenon = 4 por hoyo, 48.
book-standard-move = Una jugada
book-standard-move-kalah = Cualquier hoyo con semillas, en un solo sentido, por todo el tablero.
book-standard-move-kujifunza = Un hoyo con dos o más, en cualquier sentido, por tus 16 hoyos.
book-standard-move-djenon = Un hoyo con dos o más, en un solo sentido; la primera semilla vuelve a caer en él.
book-standard-capture = Una captura
book-standard-capture-kalah = Puede darse: con la última semilla en un hoyo tuyo vacío, las semillas de enfrente.
book-standard-capture-kujifunza = Es obligada: primer tramo hasta un hoyo delantero tuyo con semillas, frente a otro con semillas; más de 15 semillas nunca la inician.
book-standard-capture-djenon = Se da: un último hoyo con dos o cuatro, y los anteriores.
book-standard-captured = Semillas capturadas
book-standard-captured-kalah = A tu almacén, para siempre.
book-standard-captured-kujifunza = De vuelta a tus propias filas, por un kichwa.
book-standard-captured-djenon = Ganadas, para siempre.
book-standard-quiet = Sin captura
book-standard-quiet-kalah = Se siembra una vez; otra más si la última semilla cae en tu almacén.
book-standard-quiet-kujifunza = Takata: desde la fila delantera si se puede, sin capturar nunca, y así hasta que un tramo acaba en un hoyo vacío.
book-standard-quiet-djenon = Se sigue y se sigue hasta que un hoyo queda con una, dos o cuatro.
book-standard-win = Ganas
book-standard-win-kalah = Si tienes más en tu almacén cuando un lado queda vacío.
book-standard-win-kujifunza = Cuando la fila delantera de tu rival está vacía, o tu rival no puede jugar.
book-standard-win-djenon = Si tienes más semillas cuando solo quedan semillas solas.

## Words of Bao. The word itself is Swahili in every language.

word-bao = Tablero, y todo juego que se juega en él; sobre todo este.
word-kete = Semillas: las nueces del mkomwe, que están en los hoyos.
word-shimo = Un hoyo.
word-kichwa = Cabeza: el hoyo del extremo de una fila delantera, por donde entran las semillas capturadas.
word-kimbi = Los dos hoyos de cada extremo de una fila delantera; hay quien llama así solo al segundo.
word-nyumba = Casa: el hoyo cuadrado, el quinto desde la izquierda de cada jugador. Solo tiene poder en el juego completo.
word-mtaji = Una jugada que captura.
word-takata = Una jugada en la que no se captura nada.
word-takasia = Bloquear un hoyo amenazado, en el juego completo.
word-namua = El comienzo del juego completo, con semillas en la mano; hay quien escribe namu.
word-safari = Viaje: vaciar la casa (nyumba) y seguir sembrando con sus semillas, en el juego completo.
word-endelea = Seguir: la última semilla cayó en un hoyo con semillas, que se levantan a su vez.
word-hamna = No hay nada: una fila delantera está vacía, y su dueño ha perdido.
word-kujifunza = Aprender.
word-mbili-mbili = De dos en dos: dos semillas en cada hoyo, el comienzo de este juego.
word-fundi = Quien domina un oficio; quien juega con destreza.
word-bingwa = Maestro.
