import { item } from '../range-item.ts'

export const technology = [
  item('bateria-10000', '{Bateria} de 10.000 mAh', 15800, 210, [2, 14, 7], 'Policarbonato', 'frente:UT', 'Dos cargas completas de un teléfono y dos salidas a la vez. Cuatro luces dicen cuánta energía queda. Acabado suave que no marca los dedos.'),
  item('bateria-bambu', '{Bateria} de 5.000 mAh con frente de bambú', 17200, 190, [2, 14, 7], 'Bambú y policarbonato', 'frente:L', 'Un frente de bambú natural sobre cuerpo claro. El láser graba la marca en la madera. Carga rápida y cable incluido.'),
  item('bateria-slim', '{Bateria} de metal de 9 mm', 13900, 130, [1, 14, 7], 'Aluminio', 'frente:L', 'Nueve milímetros de espesor: viaja junto al teléfono en el bolsillo. Carcasa de aluminio que disipa el calor. Capacidad de 5.000 mAh.'),
  item('usb-giratorio', 'Memoria USB giratoria de 16 GB', 4900, 12, [1, 6, 2], 'Plástico y acero', 'frente:TU', 'Tapa metálica que gira y no se pierde. Se entrega con los archivos de la empresa ya cargados si se envían. Compatible con USB 3.0.'),
  item('usb-madera', 'Memoria USB de madera de 32 GB', 6800, 14, [1, 7, 2], 'Madera', 'frente:L', 'Cuerpo de madera maciza aceitada. El grabado toma un tono tostado parejo. Llega en una cajita de cartón corrugado.'),
  item('usb-tarjeta', 'Memoria USB tipo tarjeta de 16 GB', 5300, 15, [1, 9, 5], 'Plástico', 'frente:U', 'Del tamaño de una tarjeta de crédito, con la ficha plegable. Las dos caras se imprimen a color completo. Se guarda en la billetera.'),
  item('cargador-redondo', 'Cargador inalámbrico redondo', 9800, 110, [1, 10, 10], 'Policarbonato', 'superficie:UT', 'Se apoya el teléfono y carga, sin enchufes que se gasten. Potencia de 15 W con protección contra calor. Aro antideslizante en el centro.'),
  item('cargador-bambu', 'Cargador inalámbrico de bambú', 11600, 140, [1, 10, 10], 'Bambú', 'superficie:L', 'Una base cuadrada de bambú que parece parte del mueble. Luz de carga discreta y cable trenzado. Graba con láser el logo al centro.'),
  item('parlante-cilindro', 'Parlante cilíndrico inalámbrico', 18700, 390, [11, 9, 9], 'Tela y plástico', 'frente:SU', 'Sonido en todas direcciones y ocho horas de batería. La tela resiste salpicaduras y la correa lo cuelga donde haga falta. Se enlazan dos para estéreo.'),
  item('parlante-disco', 'Parlante compacto de mesa', 11900, 240, [5, 10, 10], 'Tela y plástico', 'frente:SU', 'Bajo, redondo y con más volumen del que aparenta. Atiende llamadas con micrófono propio. Cinco horas de música por carga.'),
  item('parlante-cubo', 'Parlante cúbico de escritorio', 14300, 310, [8, 8, 8], 'Plástico y tela', 'frente:U', 'Aristas suaves y un frente circular de tela donde se imprime la marca. Se maneja con tres botones. Un buen compañero de videollamadas.'),
  item('auriculares-inalambricos', 'Auriculares inalámbricos con estuche', 19900, 60, [3, 6, 5], 'Policarbonato', 'frente:UT', 'Se conectan al abrir el estuche y suman veinte horas de uso. Tres tamaños de almohadilla. El estuche tiene el lugar justo para un logo.'),
  item('soporte-celular-bambu', 'Soporte de bambú para celular', 4600, 150, [10, 9, 8], 'Bambú', 'base:L', 'Mantiene el teléfono en ángulo para leer o hacer llamadas. El cable pasa por detrás. Se desarma en dos piezas para el envío.'),
  item('soporte-celular-metal', 'Soporte de aluminio para celular', 7300, 180, [10, 9, 8], 'Aluminio', 'base:L', 'Aluminio arenado con topes de goma. Firme al tocar la pantalla y apto para tabletas chicas. La base lleva el grabado.'),
  item('cable-tres-puntas', 'Cable de carga de tres puntas', 3200, 28, [1, 18, 4], 'Nailon trenzado', 'disco:TU', 'Una sola pieza carga cualquier equipo. Cable trenzado que no se pela en las puntas. El disco central se imprime a color por ambos lados.'),
]

export const keyrings = [
  item('llavero-rectangular', 'Llavero rectangular de metal', 1900, 32, [1, 8, 3], 'Zamak cromado', 'frente:L', 'Cuerpo cromado con placa satinada para grabar. El aro doble no se abre con el uso. Estuche individual incluido.'),
  item('llavero-redondo', 'Llavero redondo bicolor', 2100, 30, [1, 8, 4], 'Zamak', 'frente:LU', 'Marco de color metalizado y centro de acero. La placa se graba o se imprime a color. Un formato que favorece a los logos circulares.'),
  item('llavero-casa', 'Llavero con forma de casa', 1700, 26, [1, 8, 4], 'Acero inoxidable', 'frente:L', 'El detalle justo para entregar junto con las llaves. Acero macizo con bordes pulidos. Muy pedido por inmobiliarias y constructoras.'),
  item('llavero-cuero', 'Llavero de cuero', 2800, 24, [1, 11, 3], 'Cuero vacuno', 'frente:LK', 'Cuero vacuno de dos milímetros con herraje niquelado. El cuño en seco deja un relieve sobrio. Mejora con los años.'),
  item('llavero-madera', 'Llavero de madera', 950, 12, [1, 8, 3], 'Madera de haya', 'frente:LU', 'Haya certificada, lijada y sin barniz. Se graba o se imprime a color completo. Liviano y amable con el bolsillo.'),
  item('llavero-mosqueton', 'Llavero mosquetón con cinta', 1200, 18, [1, 12, 4], 'Aluminio y poliéster', 'frente:ST', 'Se engancha a la mochila o al pantalón. La cinta lleva la marca a una tinta. No apto para escalada.'),
  item('llavero-destapador', 'Llavero destapador de aluminio', 1100, 20, [1, 10, 3], 'Aluminio', 'frente:L', 'Siempre a mano cuando hace falta. Aluminio anodizado que se graba en plateado. El favorito de bares y cervecerías.'),
  item('llavero-goma', 'Llavero de goma de color', 720, 15, [1, 8, 3], 'PVC blando', 'frente:TU', 'Goma blanda que no raya el auto ni la mesa. Colores vivos para campañas jóvenes. Desde tiradas grandes se moldea con relieve propio.'),
  item('pin-redondo', 'Pin redondo esmaltado', 1050, 8, [1, 4, 4], 'Latón esmaltado', 'frente:U', 'Esmalte al fuego con borde dorado y broche de mariposa. Ideal para reconocer antigüedad o sumar a un uniforme. Viene en bolsita individual.'),
  item('pin-cuadrado', 'Pin cuadrado esmaltado', 1050, 8, [1, 4, 4], 'Latón esmaltado', 'frente:U', 'Bordes niquelados y color parejo. Sujeción doble que no gira en la solapa. Se imprime el centro con resina protectora.'),
  item('chapita-redonda', 'Chapita redonda con alfiler', 390, 9, [1, 6, 6], 'Hojalata', 'frente:U', 'La clásica chapita de 58 mm con lámina brillante. Impresión de foto incluida en el precio de color completo. Para campañas, escuelas y recitales.'),
]
