import { cloth, logo, type Look, type SceneOptions } from './look.ts'

const woven = (on?: Look['colours'][number], colour = '#ffffff') => ({ hasBack: true, logo: { ...logo('pecho', 'orbit', 'embroidery', colour, on), scale: 0.95 } })
const printed = (mark: Look['logo']['mark'], on: Look['colours'][number], colour = '#ffffff') => ({ hasBack: true, logo: { ...logo('frente', mark, 'print', colour, on), scale: 0.72 } })
const hoodie: SceneOptions = { neck: 'capucha', weave: 'fleece', sleeve: 'larga', ribbed: true, kangaroo: true }
const jacket: SceneOptions = { neck: 'alto', weave: 'nylon', sleeve: 'larga', zip: true, sidePockets: true }
const shirt: SceneOptions = { neck: 'camisa', weave: 'woven', sleeve: 'larga', buttons: true }
const polo: SceneOptions = { neck: 'polo', weave: 'pique' }

export const shirts: readonly Look[] = [
  cloth('remera-clasica', 'top', 'blanco negro marino rojo verde amarillo', { seed: 1 }, printed('peak', 'marino')),
  cloth('remera-premium', 'top', 'negro blanco petroleo bordo', { seed: 2, fit: 'entallada' }, printed('orbit', 'petroleo')),
  cloth('remera-oversize', 'top', 'negro crema salvia lila', { seed: 3, fit: 'oversize' }, printed('wave', 'crema', '#2f3a36')),
  cloth('remera-dama', 'top', 'blanco negro rosa celeste', { seed: 4, fit: 'dama' }, printed('leaf', 'rosa', '#6d1f33')),
  cloth('remera-dama-v', 'top', 'negro fucsia turquesa blanco', { seed: 5, fit: 'dama', neck: 'v' }, printed('knot', 'turquesa')),
  cloth('remera-nino', 'top', 'amarillo celeste rojo blanco', { seed: 6, fit: 'nino' }, printed('wave', 'amarillo', '#2456a6')),
  cloth('remera-manga-larga', 'top', 'negro blanco oliva', { seed: 7, sleeve: 'larga' }, printed('grid', 'oliva')),
  cloth('remera-deportiva', 'top', 'francia rojo negro lima', { seed: 8, weave: 'nylon', fit: 'entallada' }, printed('wave', 'francia')),
  cloth('remera-deportiva-dama', 'top', 'fucsia turquesa negro', { seed: 9, weave: 'nylon', fit: 'dama', neck: 'v' }, printed('peak', 'fucsia')),
  cloth('remera-cuello-v', 'top', 'blanco grafito marino', { seed: 10, neck: 'v' }, printed('orbit', 'marino')),
  cloth('remera-ribete', 'top', 'rojo azul negro', { seed: 11, contrastRib: true }, { ...printed('grid', 'rojo', '#c1302c'), turnsSecond: true, main: '#f5f4f1' }),
  cloth('remera-ranglan', 'top', 'marino rojo negro', { seed: 12, contrastSleeves: true, contrastRib: true, sleeve: 'larga' }, { ...printed('peak', 'marino', '#1e2f52'), turnsSecond: true, main: '#eceae4' }),
  cloth('remera-melange', 'top', 'melange celeste salvia', { seed: 13, heather: true }, printed('knot', 'melange', '#1e2f52')),
  cloth('remera-organica', 'top', 'natural oliva terracota', { seed: 14 }, printed('leaf', 'natural', '#1f4a38')),
  cloth('musculosa', 'top', 'negro blanco rojo', { seed: 15, sleeve: 'sin' }, printed('grid', 'rojo')),
  cloth('musculosa-dama', 'top', 'blanco fucsia negro', { seed: 16, sleeve: 'sin', fit: 'dama', neck: 'v' }, printed('wave', 'fucsia')),
]

export const polos: readonly Look[] = [
  cloth('chomba-pique', 'top', 'blanco negro marino rojo ingles', { ...polo, seed: 21 }, woven('marino')),
  cloth('chomba-dama', 'top', 'blanco negro celeste bordo', { ...polo, seed: 22, fit: 'dama' }, woven('bordo')),
  cloth('chomba-contraste', 'top', 'marino rojo negro', { ...polo, seed: 23, contrastRib: true }, { ...woven('rojo'), second: '#f1efea' }),
  cloth('chomba-deportiva', 'top', 'francia negro naranja', { ...polo, weave: 'nylon', seed: 24, fit: 'entallada' }, woven('francia')),
  cloth('chomba-manga-larga', 'top', 'negro marino blanco', { ...polo, seed: 25, sleeve: 'larga' }, woven('negro')),
  cloth('chomba-nino', 'top', 'blanco marino rojo', { ...polo, seed: 26, fit: 'nino' }, woven('rojo')),
  cloth('chomba-premium', 'top', 'grafito petroleo crema', { ...polo, weave: 'jersey', seed: 27, fit: 'entallada' }, woven('petroleo')),
]

export const formal: readonly Look[] = [
  cloth('camisa-oxford', 'top', 'blanco celeste azul', { ...shirt, chestPocket: true, seed: 31 }, woven('celeste', '#1e2f52')),
  cloth('camisa-dama', 'top', 'blanco celeste negro', { ...shirt, fit: 'dama', seed: 32 }, woven('celeste', '#1e2f52')),
  cloth('camisa-manga-corta', 'top', 'blanco azul arena', { ...shirt, sleeve: 'corta', chestPocket: true, seed: 33 }, woven('azul')),
  cloth('camisa-trabajo', 'top', 'arena azul grafito', { ...shirt, weave: 'canvas', chestPocket: true, darkButtons: true, seed: 34 }, woven('grafito')),
  cloth('camisa-cuello-mao', 'top', 'negro blanco salvia', { ...shirt, neck: 'mao', seed: 35 }, woven('salvia', '#1f4a38')),
]

export const warm: readonly Look[] = [
  cloth('buzo-redondo', 'top', 'melange negro marino bordo', { weave: 'fleece', sleeve: 'larga', ribbed: true, seed: 41 }, printed('peak', 'marino')),
  cloth('buzo-capucha', 'top', 'negro melange ingles rojo', { ...hoodie, seed: 42 }, { ...printed('orbit', 'ingles'), logo: { ...logo('frente', 'orbit', 'print', '#f3f1ed', 'ingles'), scale: 0.55 } }),
  cloth('buzo-capucha-dama', 'top', 'rosa negro lila', { ...hoodie, fit: 'dama', seed: 43 }, { ...printed('leaf', 'lila'), logo: { ...logo('frente', 'leaf', 'print', '#3d2b66', 'lila'), scale: 0.5 } }),
  cloth('buzo-capucha-cierre', 'top', 'negro melange marino', { ...hoodie, kangaroo: false, zip: true, sidePockets: true, seed: 44 }, woven('marino')),
  cloth('buzo-medio-cierre', 'top', 'negro gris petroleo', { neck: 'alto', weave: 'fleece', sleeve: 'larga', ribbed: true, halfZip: true, seed: 45 }, woven('petroleo')),
  cloth('buzo-oversize', 'top', 'crema negro salvia', { weave: 'fleece', sleeve: 'larga', ribbed: true, fit: 'oversize', seed: 46 }, printed('wave', 'crema', '#2f3a36')),
  cloth('buzo-nino', 'top', 'rojo francia amarillo', { ...hoodie, fit: 'nino', seed: 47 }, { ...printed('wave', 'rojo'), logo: { ...logo('frente', 'wave', 'print', '#ffffff', 'rojo'), scale: 0.5 } }),
  cloth('polar-cierre', 'top', 'negro marino gris rojo', { neck: 'alto', weave: 'terry', sleeve: 'larga', zip: true, sidePockets: true, seed: 48 }, woven('rojo')),
  cloth('polar-medio-cierre', 'top', 'marino oliva negro', { neck: 'alto', weave: 'terry', sleeve: 'larga', halfZip: true, seed: 49 }, woven('oliva')),
]

export const outer: readonly Look[] = [
  cloth('campera-softshell', 'top', 'negro grafito francia', { ...jacket, contrastZip: true, seed: 51 }, { ...woven('grafito'), second: '#c1302c' }),
  cloth('campera-softshell-dama', 'top', 'negro fucsia marino', { ...jacket, fit: 'dama', seed: 52 }, woven('marino')),
  cloth('campera-rompeviento', 'top', 'amarillo marino rojo', { neck: 'capucha', weave: 'nylon', sleeve: 'larga', zip: true, sidePockets: true, seed: 53 }, woven('marino')),
  cloth('campera-inflable', 'top', 'negro oliva marino', { ...jacket, weave: 'quilt', seed: 54 }, woven('oliva')),
  cloth('campera-inflable-dama', 'top', 'bordo negro crema', { ...jacket, weave: 'quilt', fit: 'dama', seed: 55 }, woven('bordo')),
  cloth('chaleco-inflable', 'top', 'marino ingles negro', { ...jacket, weave: 'quilt', sleeve: 'sin', seed: 56 }, woven('ingles')),
  cloth('chaleco-inflable-dama', 'top', 'negro rosa gris', { ...jacket, weave: 'quilt', sleeve: 'sin', fit: 'dama', seed: 57 }, woven('gris')),
  cloth('chaleco-polar', 'top', 'gris negro marino', { ...jacket, weave: 'terry', sleeve: 'sin', seed: 58 }, woven('marino')),
  cloth('chaleco-softshell', 'top', 'negro francia rojo', { ...jacket, sleeve: 'sin', contrastZip: true, seed: 59 }, { ...woven('francia'), second: '#e4e2dd' }),
]

export const workwear: readonly Look[] = [
  cloth('delantal-cocina', 'apron', 'negro bordo natural ingles', { contrast: true, seed: 61 }, { second: '#8a5a34', logo: { ...logo('pecho', 'leaf', 'print', '#e8d9b8', 'negro'), scale: 0.8 } }),
  cloth('delantal-corto', 'apron', 'negro grafito rojo', { corto: true, seed: 62 }, { logo: { ...logo('frente', 'knot', 'print', '#ffffff', 'rojo'), scale: 0.8 } }),
  cloth('delantal-lona', 'apron', 'azul marron gris', { contrast: true, weave: 'canvas', seed: 63 }, { second: '#3a2618', logo: { ...logo('pecho', 'peak', 'embroidery', '#f3e6cc', 'azul'), scale: 0.7 } }),
  cloth('gorro-lana', 'beanie', 'negro gris mostaza bordo', { seed: 64 }, { logo: logo('frente', 'peak', 'embroidery', '#1d1f23', 'mostaza') }),
  cloth('gorro-pompon', 'beanie', 'marino rojo ingles', { contrast: true, pompon: true, seed: 65 }, { second: '#eae4d6', logo: logo('frente', 'leaf', 'embroidery', '#1f4a38', 'ingles') }),
  cloth('gorro-polar', 'beanie', 'negro francia fucsia', { polar: true, seed: 66 }, { logo: logo('frente', 'wave', 'embroidery', '#ffffff', 'francia') }),
  cloth('short-deportivo', 'trousers', 'negro francia rojo', { seed: 67 }, { logo: logo('pierna', 'wave', 'print', '#ffffff', 'francia') }),
  cloth('pantalon-cargo', 'trousers', 'arena negro grafito', { largo: true, cargo: true, weave: 'woven', seed: 68 }, { logo: logo('pierna', 'grid', 'embroidery', '#ffffff', 'grafito') }),
  cloth('pantalon-jogger', 'trousers', 'melange negro marino', { largo: true, jogger: true, weave: 'fleece', seed: 69 }, { logo: logo('pierna', 'peak', 'print', '#ffffff', 'marino') }),
]

const bagLogo = (mark: Look['logo']['mark'], colour: string, on: Look['colours'][number]) => ({ logo: { ...logo('frente', mark, 'print', colour, on), scale: 0.8 } })

export const bags: readonly Look[] = [
  cloth('bolsa-algodon', 'tote', 'natural negro', { seed: 71 }, bagLogo('leaf', '#1f4a38', 'natural')),
  cloth('bolsa-algodon-color', 'tote', 'rojo marino mostaza salvia', { seed: 72 }, bagLogo('wave', '#ffffff', 'marino')),
  cloth('bolsa-yute', 'tote', 'kraft', { ancha: true, corta: true, contrast: true, rigida: true, seed: 73 }, { ...bagLogo('peak', '#3a2618', 'kraft'), second: '#5b3a26' }),
  cloth('bolsa-compras', 'tote', 'verde azul negro naranja', { corta: true, weave: 'nylon', rigida: true, seed: 74 }, bagLogo('orbit', '#ffffff', 'verde')),
  cloth('bolsa-playa', 'tote', 'marino rojo turquesa', { ancha: true, base: true, contrast: true, seed: 75 }, { main: '#e8dfcc', turnsSecond: true, ...bagLogo('wave', '#1e2f52', 'marino') }),
  cloth('mochila-cordon', 'drawstring', 'rojo azul negro verde amarillo', { seed: 76 }, bagLogo('grid', '#ffffff', 'azul')),
  cloth('mochila-cordon-algodon', 'drawstring', 'natural gris', { weave: 'canvas', seed: 77 }, { ...bagLogo('leaf', '#1f4a38', 'natural'), second: '#e9e2d2' }),
  cloth('mochila-urbana', 'backpack', 'negro marino gris', { seed: 78 }, bagLogo('peak', '#ffffff', 'marino')),
  cloth('mochila-ejecutiva', 'backpack', 'grafito negro petroleo', { kind: 'ejecutiva', contrast: true, weave: 'nylon', seed: 79 }, { ...bagLogo('orbit', '#d2d4d7', 'grafito'), second: '#26282c' }),
  cloth('mochila-enrollable', 'backpack', 'oliva negro mostaza', { kind: 'roll', contrast: true, seed: 80 }, { ...bagLogo('leaf', '#f3e6cc', 'oliva'), second: '#8a5a34' }),
  cloth('mochila-bicolor', 'backpack', 'celeste rojo gris', { contrast: true, seed: 81 }, { ...bagLogo('wave', '#ffffff', 'rojo'), second: '#26282c' }),
  cloth('lonchera-termica', 'cooler', 'azul negro verde', { contrast: true, seed: 82 }, { ...bagLogo('wave', '#ffffff', 'azul'), second: '#1d2f4d' }),
  cloth('bolso-deportivo', 'duffel', 'negro marino gris', { contrast: true, seed: 83 }, { ...bagLogo('peak', '#ffffff', 'marino'), second: '#c1302c' }),
  cloth('bolso-viaje', 'duffel', 'arena oliva negro', { contrast: true, weave: 'canvas', seed: 84 }, { ...bagLogo('knot', '#3a2618', 'arena'), second: '#6b4326' }),
  cloth('neceser-lona', 'pouch', 'natural gris marino', { contrast: true, seed: 85 }, { ...bagLogo('leaf', '#5b3a26', 'natural'), second: '#7a4726' }),
  cloth('funda-notebook', 'pouch', 'grafito negro azul', { kind: 'notebook', weave: 'nylon', seed: 86 }, bagLogo('orbit', '#d2d4d7', 'grafito')),
  cloth('funda-fieltro', 'pouch', 'gris arena', { kind: 'notebook', weave: 'fleece', contrast: true, seed: 87 }, { ...bagLogo('peak', '#ffffff', 'gris'), second: '#7a4726' }),
  cloth('rinonera', 'pouch', 'negro rojo turquesa', { kind: 'rinonera', contrast: true, weave: 'nylon', seed: 88 }, { ...bagLogo('wave', '#ffffff', 'rojo'), second: '#f0c433' }),
  cloth('toalla-gimnasio', 'folded', 'blanco celeste gris', { toalla: true, seed: 89 }, { ground: 'blush', logo: { ...logo('frente', 'wave', 'embroidery', '#1f5a66', 'blanco'), scale: 0.5 } }),
  cloth('cuello-multiuso', 'folded', 'petroleo negro rojo', { seed: 90 }, { logo: { ...logo('frente', 'peak', 'print', '#ffffff', 'rojo'), scale: 0.8 } }),
]
