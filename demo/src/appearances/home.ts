import { inFullColor, logo, object, type ProductAppearance } from './appearance.ts'

const burnt = '#5a3a1e'

export const home: readonly ProductAppearance[] = [
  object(
    'mate-calabaza',
    'mate',
    'suela negro marron',
    {},
    { logo: logo('frente', 'leaf', 'engraving', '#f0d9b4', 'suela') },
  ),
  object(
    'mate-acero',
    'mate',
    'acero negro ingles rojo',
    { shape: 'recto', finish: 'metallic' },
    { logo: logo('frente', 'peak', 'engraving', '#eceef0', 'ingles') },
  ),
  object(
    'mate-camionero',
    'mate',
    'marron suela negro',
    { shape: 'camionero', foot: true },
    { logo: logo('frente', 'knot', 'engraving', '#e8cfa5', 'marron') },
  ),
  object(
    'mate-silicona',
    'mate',
    'turquesa lila naranja salvia',
    { shape: 'camionero', finish: 'softTouch' },
    { ground: 'blush', logo: logo('frente', 'wave', 'print', '#ffffff', 'turquesa') },
  ),
  object(
    'mate-madera',
    'mate',
    'madera',
    { shape: 'recto', finish: 'wood' },
    { ground: 'leaf', logo: logo('frente', 'leaf', 'engraving', burnt) },
  ),
  object(
    'tabla-asado',
    'board',
    'madera',
    { groove: true, knife: true },
    { logo: logo('superficie', 'leaf', 'engraving', burnt) },
  ),
  object(
    'tabla-picada',
    'board',
    'bambu',
    { width: 26, height: 18, finish: 'bamboo' },
    { ground: 'leaf', logo: logo('superficie', 'peak', 'engraving', burnt) },
  ),
  object(
    'lonchera-bambu',
    'lunchBox',
    'blanco salvia grafito',
    {},
    { ground: 'leaf', second: '#3c4a44', logo: logo('tapa', 'leaf', 'engraving', burnt, 'salvia') },
  ),
  object(
    'lonchera-acero',
    'lunchBox',
    'acero',
    { finish: 'steel' },
    { second: '#43474e', logo: logo('tapa', 'grid', 'engraving', burnt) },
  ),
  object(
    'vela-aromatica',
    'candle',
    'negro blanco terracota salvia',
    {},
    { ground: 'blush', logo: logo('frente', 'leaf', 'print', '#e8d9b8', 'negro') },
  ),
  object(
    'pelota-antiestres',
    'ball',
    'amarillo rojo azul verde',
    {},
    { ground: 'blush', logo: logo('frente', 'wave', 'print', '#2a2c30', 'amarillo') },
  ),
  object(
    'colchoneta-yoga',
    'mat',
    'violeta turquesa negro rosa',
    {},
    { ground: 'blush', logo: logo('exterior', 'wave', 'print', '#ffffff', 'violeta') },
  ),
  object(
    'caja-regalo',
    'giftBox',
    'kraft blanco negro',
    {},
    { ground: 'blush', second: '#8f2f2a', logo: logo('tapa', 'orbit', 'print', '#8f2f2a', 'kraft') },
  ),
]

export const umbrellas: readonly ProductAppearance[] = [
  object(
    'paraguas-golf',
    'umbrella',
    'marino negro verde bordo',
    {},
    { ground: 'mist', logo: inFullColor(logo('gajo', 'peak', 'print', '#ffffff', 'marino')) },
  ),
  object(
    'paraguas-bicolor',
    'umbrella',
    'rojo azul negro amarillo',
    { twoTone: true },
    { ground: 'mist', second: '#f3f1ed', logo: logo('gajo', 'wave', 'print', '#2a2c30', 'amarillo') },
  ),
  object(
    'paraguas-madera',
    'umbrella',
    'ingles marino gris',
    { wood: true },
    { ground: 'mist', logo: logo('gajo', 'leaf', 'print', '#f3f1ed', 'ingles') },
  ),
]

const worn = { ground: 'linen' } as const

export const caps: readonly ProductAppearance[] = [
  object(
    'gorra-clasica',
    'cap',
    'negro marino rojo blanco arena ingles',
    {},
    { ...worn, logo: logo('frente', 'peak', 'embroidery', '#f3f1ed', 'marino') },
  ),
  object(
    'gorra-bicolor',
    'cap',
    'rojo azul negro verde',
    { twoTone: true },
    {
      ...worn,
      main: '#efece5',
      turnsSecond: true,
      logo: logo('frente', 'orbit', 'embroidery', '#2456a6', 'azul'),
    },
  ),
  object(
    'gorra-trucker',
    'cap',
    'blanco rojo azul gris',
    { kind: 'trucker' },
    { ...worn, second: '#1f2226', logo: logo('frente', 'grid', 'print', '#1f2226', 'blanco') },
  ),
  object(
    'gorra-gabardina',
    'cap',
    'oliva mostaza petroleo',
    { finish: 'nylon' },
    { ...worn, logo: logo('frente', 'leaf', 'embroidery', '#f3f1ed', 'oliva') },
  ),
  object(
    'visera-deportiva',
    'cap',
    'blanco rojo azul negro',
    { kind: 'visera' },
    { ...worn, logo: logo('frente', 'wave', 'print', '#ffffff', 'azul') },
  ),
  object(
    'piluso',
    'bucketHat',
    'negro oliva arena celeste',
    {},
    { ...worn, logo: logo('frente', 'peak', 'embroidery', '#2f3a24', 'arena') },
  ),
]
