import { cloth, logo, type ProductAppearance, type SceneOptions } from './appearance.ts'

const woven = (on?: ProductAppearance['colours'][number], color = '#ffffff') => ({
  hasBack: true,
  logo: { ...logo('pecho', 'orbit', 'embroidery', color, on), scale: 0.95 },
})

const printed = (
  mark: ProductAppearance['logo']['mark'],
  on: ProductAppearance['colours'][number],
  color = '#ffffff',
) => ({
  hasBack: true,
  logo: { ...logo('frente', mark, 'print', color, on), scale: 0.72 },
})

const hoodie: SceneOptions = {
  neck: 'capucha',
  weave: 'fleece',
  sleeve: 'larga',
  ribbed: true,
  kangaroo: true,
}

const jacket: SceneOptions = { neck: 'alto', weave: 'nylon', sleeve: 'larga', zip: true, sidePockets: true }

export const warm: readonly ProductAppearance[] = [
  cloth(
    'buzo-redondo',
    'top',
    'melange negro marino bordo',
    { weave: 'fleece', sleeve: 'larga', ribbed: true, seed: 41 },
    printed('peak', 'marino'),
  ),
  cloth(
    'buzo-capucha',
    'top',
    'negro melange ingles rojo',
    { ...hoodie, seed: 42 },
    {
      ...printed('orbit', 'ingles'),
      logo: { ...logo('frente', 'orbit', 'print', '#f3f1ed', 'ingles'), scale: 0.55 },
    },
  ),
  cloth(
    'buzo-capucha-dama',
    'top',
    'rosa negro lila',
    { ...hoodie, fit: 'dama', seed: 43 },
    {
      ...printed('leaf', 'lila'),
      logo: { ...logo('frente', 'leaf', 'print', '#3d2b66', 'lila'), scale: 0.5 },
    },
  ),
  cloth(
    'buzo-capucha-cierre',
    'top',
    'negro melange marino',
    { ...hoodie, kangaroo: false, zip: true, sidePockets: true, seed: 44 },
    woven('marino'),
  ),
  cloth(
    'buzo-medio-cierre',
    'top',
    'negro gris petroleo',
    { neck: 'alto', weave: 'fleece', sleeve: 'larga', ribbed: true, halfZip: true, seed: 45 },
    woven('petroleo'),
  ),
  cloth(
    'buzo-oversize',
    'top',
    'crema negro salvia',
    { weave: 'fleece', sleeve: 'larga', ribbed: true, fit: 'oversize', seed: 46 },
    printed('wave', 'crema', '#2f3a36'),
  ),
  cloth(
    'buzo-nino',
    'top',
    'rojo francia amarillo',
    { ...hoodie, fit: 'nino', seed: 47 },
    {
      ...printed('wave', 'rojo'),
      logo: { ...logo('frente', 'wave', 'print', '#ffffff', 'rojo'), scale: 0.5 },
    },
  ),
  cloth(
    'polar-cierre',
    'top',
    'negro marino gris rojo',
    { neck: 'alto', weave: 'terry', sleeve: 'larga', zip: true, sidePockets: true, seed: 48 },
    woven('rojo'),
  ),
  cloth(
    'polar-medio-cierre',
    'top',
    'marino oliva negro',
    { neck: 'alto', weave: 'terry', sleeve: 'larga', halfZip: true, seed: 49 },
    woven('oliva'),
  ),
]

export const outer: readonly ProductAppearance[] = [
  cloth(
    'campera-softshell',
    'top',
    'negro grafito francia',
    { ...jacket, contrastZip: true, seed: 51 },
    { ...woven('grafito'), second: '#c1302c' },
  ),
  cloth(
    'campera-softshell-dama',
    'top',
    'negro fucsia marino',
    { ...jacket, fit: 'dama', seed: 52 },
    woven('marino'),
  ),
  cloth(
    'campera-rompeviento',
    'top',
    'amarillo marino rojo',
    { neck: 'capucha', weave: 'nylon', sleeve: 'larga', zip: true, sidePockets: true, seed: 53 },
    woven('marino'),
  ),
  cloth(
    'campera-inflable',
    'top',
    'negro oliva marino',
    { ...jacket, weave: 'quilt', seed: 54 },
    woven('oliva'),
  ),
  cloth(
    'campera-inflable-dama',
    'top',
    'bordo negro crema',
    { ...jacket, weave: 'quilt', fit: 'dama', seed: 55 },
    woven('bordo'),
  ),
  cloth(
    'chaleco-inflable',
    'top',
    'marino ingles negro',
    { ...jacket, weave: 'quilt', sleeve: 'sin', seed: 56 },
    woven('ingles'),
  ),
  cloth(
    'chaleco-inflable-dama',
    'top',
    'negro rosa gris',
    { ...jacket, weave: 'quilt', sleeve: 'sin', fit: 'dama', seed: 57 },
    woven('gris'),
  ),
  cloth(
    'chaleco-polar',
    'top',
    'gris negro marino',
    { ...jacket, weave: 'terry', sleeve: 'sin', seed: 58 },
    woven('marino'),
  ),
  cloth(
    'chaleco-softshell',
    'top',
    'negro francia rojo',
    { ...jacket, sleeve: 'sin', seed: 59 },
    woven('francia'),
  ),
]

export const workwear: readonly ProductAppearance[] = [
  cloth(
    'delantal-cocina',
    'apron',
    'negro bordo natural ingles',
    { contrast: true, seed: 61 },
    { second: '#8a5a34', logo: { ...logo('pecho', 'leaf', 'print', '#e8d9b8', 'negro'), scale: 0.8 } },
  ),
  cloth(
    'delantal-corto',
    'apron',
    'negro grafito rojo',
    { corto: true, seed: 62 },
    { logo: { ...logo('frente', 'knot', 'print', '#ffffff', 'rojo'), scale: 0.8 } },
  ),
  cloth(
    'delantal-lona',
    'apron',
    'azul marron gris',
    { contrast: true, weave: 'canvas', seed: 63 },
    { second: '#3a2618', logo: { ...logo('pecho', 'peak', 'embroidery', '#f3e6cc', 'azul'), scale: 0.7 } },
  ),
  cloth(
    'gorro-lana',
    'beanie',
    'negro gris mostaza bordo',
    { seed: 64 },
    { logo: logo('frente', 'peak', 'embroidery', '#1d1f23', 'mostaza') },
  ),
  cloth(
    'gorro-pompon',
    'beanie',
    'marino rojo ingles',
    { contrast: true, pompon: true, seed: 65 },
    {
      second: '#eae4d6',
      logo: { ...logo('frente', 'leaf', 'embroidery', '#1f4a38', 'ingles'), isSteady: true },
    },
  ),
  cloth(
    'gorro-polar',
    'beanie',
    'negro francia fucsia',
    { polar: true, seed: 66 },
    { logo: logo('frente', 'wave', 'embroidery', '#ffffff', 'francia') },
  ),
  cloth(
    'short-deportivo',
    'trousers',
    'negro francia rojo',
    { seed: 67 },
    { logo: logo('pierna', 'wave', 'print', '#ffffff', 'francia') },
  ),
  cloth(
    'pantalon-cargo',
    'trousers',
    'arena negro grafito',
    { largo: true, cargo: true, weave: 'woven', seed: 68 },
    { logo: logo('pierna', 'grid', 'embroidery', '#ffffff', 'grafito') },
  ),
  cloth(
    'pantalon-jogger',
    'trousers',
    'melange negro marino',
    { largo: true, jogger: true, weave: 'fleece', seed: 69 },
    { logo: logo('pierna', 'peak', 'print', '#ffffff', 'marino') },
  ),
]
