import { logo, type Look, object } from './look.ts'

const steel = '#d2d4d7'
const burnt = '#5a3a1e'
const etched = '#5b5f64'

export const drinkware: readonly Look[] = [
  object('taza-clasica', 'mug', 'blanco negro azul rojo verde amarillo', {}, { logo: logo('frente', 'peak', 'print', '#b9623f', 'blanco') }),
  object('taza-bicolor', 'mug', 'rojo azul negro verde naranja', { twoTone: true }, { turnsSecond: true, logo: logo('frente', 'orbit', 'print', '#2456a6', 'azul') }),
  object('taza-mate', 'mug', 'negro grafito salvia terracota', { finish: 'matt', inside: '#f1eee8', height: 9.8, radius: 4.2 }, { logo: logo('frente', 'leaf', 'print', '#f1eee8', 'salvia') }),
  object('taza-espresso', 'mug', 'blanco negro rojo', { radius: 3, height: 5.8, handle: 2.2, wall: 0.3, fill: 0.46 }, { logo: logo('frente', 'knot', 'print', '#1d1f23', 'blanco') }),
  object('jarro-enlozado', 'mug', 'blanco ingles marino rojo', { finish: 'enamel', inside: '#f4f2ec', height: 8, wall: 0.16 }, { second: '#1e2f52', logo: logo('frente', 'peak', 'print', '#f3f1ed', 'ingles') }),
  object('tazon-desayuno', 'mug', 'blanco crema terracota celeste', { radius: 5.3, height: 8.4, flare: 1.1, handle: 3.2 }, { logo: logo('frente', 'wave', 'print', '#1f5a66', 'crema') }),
  object('jarro-acero-camping', 'mug', 'acero negro oliva', { finish: 'powder', inside: '#c9cbce', height: 8.2, radius: 4.2, wall: 0.2 }, { logo: logo('frente', 'peak', 'engraving', '#c9cbce', 'negro') }),
  object('vaso-termico-viaje', 'tumbler', 'negro blanco marino rojo salvia', {}, { second: '#1d1f23', logo: logo('frente', 'orbit', 'engraving', '#c9cbce', 'marino') }),
  object('vaso-termico-manija', 'tumbler', 'crema negro ingles lila', { low: 3.6, top: 5, height: 19, handle: true, straw: true }, { second: '#e9e6df', logo: logo('frente', 'leaf', 'print', '#5f4490', 'crema') }),
  object('vaso-cafe-banda', 'tumbler', 'verde naranja azul negro', { finish: 'matt', height: 13, sleeve: 'rubber', lidColour: '#efe8da' }, { main: '#ead9bd', turnsSecond: true, logo: logo('frente', 'leaf', 'print', '#f3f1ed', 'verde') }),
  object('vaso-sorbete', 'tumbler', 'transparente rosa celeste lila', { finish: 'tritan', height: 14.5, straw: true }, { second: '#f3f1ed', logo: logo('frente', 'wave', 'print', '#c93a7c', 'rosa') }),
  object('vaso-ceramico-viaje', 'tumbler', 'blanco negro terracota', { finish: 'ceramic', height: 13.5, sleeve: 'rubber' }, { second: '#3a3d42', logo: logo('frente', 'grid', 'print', '#f3f1ed', 'blanco') }),
  object('copa-vino', 'stemware', 'transparente', { kind: 'vino' }, { main: '#5d1226', logo: logo('frente', 'knot', 'engraving', '#f5f5f3') }),
  object('vaso-cerveza', 'stemware', 'transparente', { kind: 'cerveza' }, { main: '#d9942b', logo: logo('frente', 'grid', 'print', '#ffffff') }),
  object('vaso-whisky', 'stemware', 'transparente', { kind: 'whisky' }, { main: '#b8722a', logo: logo('frente', 'orbit', 'engraving', '#f5f5f3') }),
]

export const bottles: readonly Look[] = [
  object('botella-termica-500', 'bottle', 'negro blanco marino ingles rojo rosa', {}, { second: steel, logo: logo('frente', 'peak', 'print', '#f3f1ed', 'ingles') }),
  object('botella-termica-750', 'bottle', 'negro petroleo mostaza blanco', { radius: 4.1, height: 24, shoulder: 0.78 }, { second: '#26282c', logo: logo('frente', 'orbit', 'engraving', steel, 'petroleo') }),
  object('botella-termica-bambu', 'bottle', 'blanco negro salvia celeste', { lid: 'bamboo', lidColour: '#d9b37c', lidHeight: 2.8 }, { logo: logo('frente', 'leaf', 'engraving', etched, 'blanco') }),
  object('botella-acero', 'bottle', 'acero cobre grafito', { finish: 'steel', height: 22 }, { second: steel, logo: logo('frente', 'knot', 'engraving', '#5b5f64', 'acero') }),
  object('botella-deportiva', 'sportBottle', 'azul rojo negro lima blanco', {}, { second: '#26282c', logo: logo('frente', 'wave', 'print', '#ffffff', 'azul') }),
  object('botella-deportiva-tritan', 'sportBottle', 'transparente celeste verde fucsia', { finish: 'tritan', radius: 3.5, height: 19 }, { second: '#3a3d42', logo: logo('frente', 'grid', 'print', '#1e2f52', 'celeste') }),
  object('botella-aluminio', 'bottle', 'azul rojo negro verde dorado', { finish: 'metallic', radius: 3.3, height: 19, lid: 'plastic', lidColour: '#26282c', loop: true, lidHeight: 1.8 }, { second: '#26282c', logo: logo('frente', 'peak', 'engraving', '#e6e8ea', 'azul') }),
  object('botella-vidrio-bambu', 'glassBottle', 'transparente', { clear: true }, { logo: logo('frente', 'leaf', 'print', '#2f8a57') }),
  object('botella-vidrio-funda', 'glassBottle', 'salvia marino negro terracota', { clear: true, sleeve: 'softTouch' }, { logo: logo('frente', 'wave', 'print', '#f3f1ed', 'marino') }),
  object('botella-vidrio-color', 'glassBottle', 'celeste rosa verde', { finish: 'tritan', radius: 3.6, height: 17 }, { logo: logo('frente', 'orbit', 'print', '#ffffff', 'verde') }),
  object('botella-tritan-asa', 'bottle', 'transparente turquesa violeta', { finish: 'tritan', radius: 3.7, lid: 'plastic', lidColour: '#26282c', loop: true, lidHeight: 2 }, { second: '#26282c', logo: logo('frente', 'wave', 'print', '#1e2f52', 'turquesa') }),
  object('termo-bala', 'bottle', 'acero negro ingles', { finish: 'steel', radius: 4.4, height: 25, shoulder: 0.9, neck: 0.8, cup: true, lidHeight: 4.6, lid: 'steel', lidColour: '#d2d4d7' }, { logo: logo('frente', 'knot', 'engraving', etched, 'acero') }),
  object('termo-matero', 'bottle', 'ingles negro bordo acero', { radius: 5, height: 25, shoulder: 0.88, neck: 0.82, cup: true, lidHeight: 4.4, lid: 'steel', lidColour: '#cfd1d4', base: 'steel' }, { logo: logo('frente', 'leaf', 'engraving', steel, 'ingles') }),
  object('termo-comida', 'bottle', 'blanco negro naranja', { radius: 5, height: 11, shoulder: 0.9, neck: 0.86, lidHeight: 3.4, lidOver: 0.3, fill: 0.6 }, { second: steel, logo: logo('frente', 'grid', 'print', '#e27a2c', 'blanco') }),
  object('botella-slim', 'bottle', 'blanco negro lila salvia', { radius: 2.7, height: 24, shoulder: 0.9, neck: 0.8 }, { second: '#cfd1d4', logo: logo('frente', 'leaf', 'print', '#5f4490', 'lila') }),
  object('botella-corcho', 'bottle', 'crema negro petroleo', { base: 'cork', baseColour: '#c49a6c', lid: 'cork', lidColour: '#c49a6c' }, { logo: logo('frente', 'peak', 'engraving', etched, 'crema') }),
]

const pens = { ground: 'stone', second: '#d5d7da' } as const
const onPen = (on: Look['colours'][number], colour = '#ffffff') => logo('cuerpo', 'wave', 'print', colour, on)

export const writing: readonly Look[] = [
  object('boligrafo-clic', 'pen', 'azul negro rojo verde naranja blanco', {}, { ...pens, logo: onPen('azul') }),
  object('boligrafo-clic-blanco', 'pen', 'azul rojo verde negro lima', { trim: 'plastic' }, { ...pens, turnsSecond: true, logo: onPen('rojo', '#c1302c') }),
  object('boligrafo-agarre', 'pen', 'negro azul rojo turquesa', { ribs: true, grip: '#2a2c30' }, { ...pens, logo: onPen('turquesa') }),
  object('boligrafo-suave', 'pen', 'negro marino bordo salvia', { finish: 'softTouch' }, { ...pens, logo: onPen('marino', '#d2d4d7') }),
  object('boligrafo-giro-metal', 'pen', 'negro azul rojo acero dorado', { kind: 'giro', finish: 'metallic' }, { ...pens, logo: onPen('negro', '#d2d4d7') }),
  object('boligrafo-tactil', 'pen', 'negro blanco azul fucsia', { kind: 'tactil', finish: 'metallic' }, { ...pens, logo: onPen('azul') }),
  object('roller-metal', 'pen', 'negro marino grafito', { kind: 'roller', finish: 'metallic' }, { ...pens, logo: onPen('marino', '#d2d4d7') }),
  object('roller-dorado', 'pen', 'negro bordo ingles', { kind: 'roller', finish: 'plastic', trim: 'brass' }, { ...pens, second: '#d3ab58', logo: onPen('ingles', '#d3ab58') }),
  object('boligrafo-bambu', 'pen', 'bambu', { kind: 'bambu' }, { ...pens, ground: 'leaf', logo: onPen('bambu', burnt) }),
  object('boligrafo-kraft', 'pen', 'verde azul rojo negro', { finish: 'kraft', trim: 'plastic' }, { ...pens, ground: 'leaf', main: '#c39b69', turnsSecond: true, logo: onPen('verde', burnt) }),
  object('boligrafo-corcho', 'pen', 'corcho', { finish: 'cork', trim: 'plastic' }, { ...pens, ground: 'leaf', second: '#e6d9c2', logo: onPen('corcho', burnt) }),
  object('lapiz-hexagonal', 'pencil', 'amarillo rojo azul verde negro', { rubber: true }, { ...pens, logo: onPen('rojo') }),
  object('lapiz-natural', 'pencil', 'natural', { natural: true }, { ...pens, ground: 'leaf', logo: onPen('natural', burnt) }),
  object('lapiz-largo', 'pencil', 'blanco negro', { length: 17.5 }, { ...pens, logo: onPen('negro') }),
  object('resaltador', 'marker', 'amarillo lima rosa naranja celeste', {}, { ...pens, second: '#f4f4f2', logo: onPen('amarillo', '#43474e') }),
  object('set-escritura', 'penSet', 'negro marino grafito', {}, { ...pens, logo: onPen('marino', '#d2d4d7') }),
]

const desk = { ground: 'stone' } as const

export const office: readonly Look[] = [
  object('cuaderno-a5', 'notebook', 'negro marino rojo verde gris', {}, { ...desk, second: '#1d1f23', logo: logo('tapa', 'orbit', 'print', '#f3f1ed', 'marino') }),
  object('cuaderno-a5-contraste', 'notebook', 'naranja rojo celeste lima', {}, { ...desk, main: '#24272c', turnsSecond: true, logo: logo('tapa', 'peak', 'print', '#e27a2c', 'naranja') }),
  object('cuaderno-bolsillo', 'notebook', 'negro rojo turquesa mostaza', { width: 9, height: 14, thick: 1.2, fill: 0.64 }, { ...desk, second: '#1d1f23', logo: logo('tapa', 'grid', 'print', '#ffffff', 'turquesa') }),
  object('cuaderno-corcho', 'notebook', 'corcho', { finish: 'cork' }, { ground: 'leaf', second: '#4b3a2a', logo: logo('tapa', 'leaf', 'print', '#4b3a2a') }),
  object('cuaderno-kraft', 'notebook', 'kraft', { finish: 'kraft', elastic: false, thick: 1.1 }, { ground: 'leaf', second: '#2f8a57', logo: logo('tapa', 'leaf', 'print', '#1f4a38') }),
  object('cuaderno-ejecutivo', 'notebook', 'suela negro bordo', { width: 15, height: 21, thick: 2, corner: true }, { ...desk, second: '#3a2618', logo: logo('tapa', 'knot', 'engraving', '#3a2216', 'suela') }),
  object('cuaderno-tela', 'notebook', 'natural gris petroleo', { finish: 'fabric' }, { ...desk, second: '#b9623f', logo: logo('tapa', 'wave', 'print', '#b9623f', 'natural') }),
  object('cuaderno-espiral', 'spiral', 'azul verde rojo negro amarillo', {}, { ...desk, second: '#303236', logo: logo('tapa', 'grid', 'print', '#ffffff', 'verde') }),
  object('cuaderno-espiral-eco', 'spiral', 'kraft', { finish: 'kraft', pen: true }, { ground: 'leaf', second: '#e9e6df', logo: logo('tapa', 'leaf', 'print', '#1f4a38') }),
  object('libreta-reportero', 'spiral', 'negro azul naranja', { width: 10, height: 15, top: true, fill: 0.66 }, { ...desk, second: '#c9ccd0', logo: logo('tapa', 'orbit', 'print', '#ffffff', 'naranja') }),
  object('carpeta-a4', 'folder', 'negro marino suela', {}, { ...desk, second: '#8a8c90', logo: logo('tapa', 'peak', 'engraving', '#3a2216', 'suela') }),
  object('carpeta-cierre', 'folder', 'negro gris bordo', { zip: true, finish: 'nylon' }, { ...desk, logo: logo('tapa', 'knot', 'print', '#ffffff', 'gris') }),
  object('calendario-escritorio', 'calendar', 'rojo azul verde negro', {}, { ...desk, logo: logo('hoja', 'wave', 'print', '#2456a6', 'azul') }),
  object('portalapices-bambu', 'penPot', 'bambu', {}, { ground: 'leaf', second: '#c1302c', logo: logo('frente', 'leaf', 'engraving', burnt) }),
  object('portalapices-metal', 'penPot', 'negro blanco azul', { finish: 'powder' }, { ...desk, second: '#e27a2c', logo: logo('frente', 'grid', 'print', '#ffffff', 'azul') }),
  object('notas-adhesivas', 'stickyNotes', 'kraft', {}, { ground: 'leaf', logo: logo('tapa', 'orbit', 'print', '#43474e') }),
  object('mousepad-rectangular', 'mousePad', 'azul negro gris rojo', {}, { ground: 'mist', logo: logo('superficie', 'knot', 'print', '#ffffff', 'azul') }),
  object('mousepad-redondo', 'mousePad', 'negro turquesa naranja', { round: true, width: 21 }, { ground: 'mist', logo: logo('superficie', 'wave', 'print', '#ffffff', 'turquesa') }),
  object('pad-escritorio', 'mousePad', 'gris negro suela', { width: 60, height: 30, finish: 'felt' }, { ground: 'mist', logo: logo('superficie', 'peak', 'print', '#1d1f23', 'gris') }),
  object('lanyard', 'lanyard', 'azul rojo negro verde naranja', {}, { ...desk, logo: logo('cinta', 'wave', 'print', '#ffffff', 'azul') }),
  object('lanyard-credencial', 'lanyard', 'azul negro verde fucsia', { badge: true }, { ...desk, logo: logo('credencial', 'orbit', 'print', '#2f8a57', 'verde') }),
]
