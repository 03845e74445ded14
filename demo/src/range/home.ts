import { item } from '../range-item.ts'

export const home = [
  item('mate-calabaza', 'Mate de calabaza forrado en cuero', 9800, 210, [11, 10, 10], 'Calabaza y cuero', 'frente:LK', 'Calabaza seleccionada, forro de cuero cosido a mano y virola de acero. Llega con bombilla y sin curar. Cada pieza es única en forma y tono.'),
  item('mate-acero', 'Mate de acero con bombilla', 8600, 240, [10, 9, 9], 'Acero inoxidable', 'frente:L', 'Doble pared que no quema y se lava en un minuto. El color metalizado se graba en plata. Incluye bombilla con filtro desmontable.'),
  item('mate-camionero', 'Mate camionero de cuero', 11200, 290, [11, 11, 11], 'Calabaza y cuero', 'frente:LK', 'Boca ancha, base de metal y cuero grueso. Cunde para ruedas largas y no se vuelca en el tablero. Curado de fábrica y listo para estrenar.'),
  item('mate-silicona', 'Mate de silicona', 3400, 110, [10, 9, 9], 'Silicona', 'frente:T', 'Irrompible, liviano y se vacía apretando. Colores suaves para el verano y la oficina. Apto para lavavajillas.'),
  item('mate-madera', 'Mate de madera torneada', 6700, 180, [10, 9, 9], 'Algarrobo', 'frente:L', 'Algarrobo torneado con interior sellado y virola de acero. La veta oscura hace contraste con el grabado. Presentado en bolsa de lienzo.'),
  item('tabla-asado', 'Tabla de asado con cuchillo', 18900, 1450, [3, 30, 20], 'Madera dura', 'superficie:L', 'Canal para el jugo, cuchillo de acero y madera dura tratada con aceite. El grabado va en la esquina y no molesta al cortar. Un regalo que se usa todos los domingos.'),
  item('tabla-picada', 'Tabla de bambú para picada', 8200, 640, [2, 26, 18], 'Bambú', 'superficie:L', 'Bambú laminado de una pieza, suave con el filo. Sirve para cortar y para llevar a la mesa. Toda la superficie admite grabado.'),
  item('lonchera-bambu', 'Vianda con tapa de bambú', 9400, 380, [9, 18, 12], 'Fibra vegetal y bambú', 'tapa:L', 'Un litro de capacidad, divisor móvil y banda elástica. La tapa de bambú hace de tabla. Apta para microondas sin la tapa.'),
  item('lonchera-acero', 'Vianda de acero con tapa de bambú', 14600, 460, [9, 18, 12], 'Acero inoxidable y bambú', 'tapa:L', 'Acero que no toma olor ni color. Cierre con banda y junta de silicona. Dura muchos años más que el plástico.'),
  item('vela-aromatica', 'Vela aromática en frasco', 6300, 390, [10, 9, 9], 'Cera de soja', 'frente:TU', 'Cera de soja con perfume de cedro e higo, treinta horas de luz. La tapa de bambú sirve de base. El frasco se reutiliza.'),
  item('pelota-antiestres', 'Pelota antiestrés', 980, 18, [7, 7, 7], 'Espuma de poliuretano', 'frente:T', 'Espuma densa que vuelve a su forma. Cabe justo en la mano. Una campaña simpática para seguros, bancos y salud.'),
  item('colchoneta-yoga', 'Colchoneta de yoga con correas', 12400, 980, [12, 61, 12], 'Espuma TPE', 'exterior:SD', 'Seis milímetros de espuma que agarra aun con las manos húmedas. Incluye correas para llevarla al hombro. Un metro setenta y tres de largo.'),
  item('caja-regalo', 'Caja de regalo con cinta', 3800, 350, [10, 23, 23], 'Cartón kraft', 'tapa:SU', 'Cartón rígido, tapa suelta y cinta de raso. Se arma con los productos que elijas de la tienda. El logo en la tapa termina de vestir el kit.'),
  item('toalla-gimnasio', 'Toalla de gimnasio', 7600, 260, [6, 25, 25], 'Algodón', 'frente:B', 'Algodón de 450 g que seca de verdad, en 40 × 80 cm. La guarda lisa recibe el bordado. Resiste lavados a 60 grados.'),
]

export const umbrellas = [
  item('paraguas-golf', 'Paraguas de golf automático', 14700, 520, [90, 8, 8], 'Poliéster y fibra de vidrio', 'gajo:SV', 'Un metro treinta de diámetro: cubre a dos personas. Varillas de fibra de vidrio que ceden con el viento y vuelven. Se estampan uno, dos o los ocho gajos.'),
  item('paraguas-bicolor', 'Paraguas de gajos alternados', 13200, 480, [88, 8, 8], 'Poliéster y acero', 'gajo:SV', 'Gajos blancos y de color que se ven desde lejos en la calle. Apertura automática y mango de madera curvo. Para eventos al aire libre.'),
  item('paraguas-madera', 'Paraguas con mango de madera', 16800, 560, [90, 10, 8], 'Poliéster y madera', 'gajo:SV', 'Mango curvo de madera lustrada y tela de alta densidad. Apertura suave y cinta con botón. Un accesorio serio para hoteles y concesionarias.'),
]

export const caps = [
  item('gorra-clasica', '{Gorra} de seis gajos', 4800, 85, [12, 26, 18], 'Gabardina de algodón', 'frente:BDV', 'Gabardina peinada, ojales bordados y cierre metálico regulable. El frente reforzado sostiene bordados con relieve. El modelo más versátil para equipos y promociones.'),
  item('gorra-bicolor', '{Gorra} con visera en contraste', 5100, 88, [12, 26, 18], 'Gabardina de algodón', 'frente:BDV', 'Copa clara con visera y botón de color. Cinta interior que absorbe la transpiración. Funciona muy bien con logos de una sola tinta.'),
  item('gorra-trucker', '{Gorra} con red trasera', 4300, 75, [12, 26, 18], 'Poliéster y red', 'frente:DVB', 'Frente de espuma liso para estampar a color completo. La red deja pasar el aire en pleno verano. Cierre plástico de siete puntos.'),
  item('gorra-gabardina', '{Gorra} de nailon liviano', 5600, 62, [12, 26, 18], 'Nailon', 'frente:BV', 'Tela técnica de secado rápido en tonos de montaña. Pesa poco y se pliega en el bolsillo. Visera con memoria.'),
  item('visera-deportiva', 'Visera deportiva', 3300, 52, [8, 26, 18], 'Poliéster', 'frente:DVB', 'Protege del sol y deja la cabeza libre. Banda de toalla por dentro y cierre de abrojo. Para maratones, tenis y playa.'),
  item('piluso', '{Piluso} de algodón', 5200, 80, [10, 30, 28], 'Algodón', 'frente:BDV', 'Ala corta pespunteada y copa profunda. Algodón lavado que se amolda desde el primer día. Protege cuello y orejas sin molestar.'),
]
