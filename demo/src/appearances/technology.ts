import { inFullColor, logo, object, type ProductAppearance } from './appearance.ts'

const burnt = '#5a3a1e'

const etched = '#55595e'

const tech = { ground: 'mist' } as const

export const technology: readonly ProductAppearance[] = [
  object(
    'bateria-10000',
    'powerBank',
    'negro blanco marino',
    {},
    { ...tech, logo: logo('frente', 'orbit', 'print', '#ffffff', 'marino') },
  ),
  object(
    'bateria-bambu',
    'powerBank',
    'bambu',
    { face: 'bamboo' },
    { ground: 'leaf', main: '#e8e3d8', logo: logo('frente', 'leaf', 'engraving', burnt) },
  ),
  object(
    'bateria-slim',
    'powerBank',
    'acero negro rojo',
    { finish: 'metallic', thick: 0.95, width: 6.6, corner: 0.6 },
    { ...tech, logo: logo('frente', 'peak', 'engraving', '#f1f1f1', 'rojo') },
  ),
  object(
    'usb-giratorio',
    'usb',
    'rojo azul negro verde blanco',
    {},
    { ...tech, logo: logo('frente', 'wave', 'print', '#ffffff', 'azul') },
  ),
  object(
    'usb-madera',
    'usb',
    'madera bambu',
    { kind: 'madera' },
    { ground: 'leaf', logo: logo('frente', 'leaf', 'engraving', burnt, 'madera') },
  ),
  object(
    'usb-tarjeta',
    'usb',
    'blanco negro',
    { kind: 'tarjeta' },
    { ...tech, logo: inFullColor(logo('frente', 'grid', 'print', '#2456a6', 'blanco')) },
  ),
  object(
    'cargador-redondo',
    'charger',
    'blanco negro',
    {},
    { ...tech, second: '#3c3f44', logo: logo('superficie', 'wave', 'print', '#43474e', 'blanco') },
  ),
  object(
    'cargador-bambu',
    'charger',
    'bambu',
    { square: true, finish: 'bamboo' },
    { ground: 'leaf', second: '#3c3f44', logo: logo('superficie', 'leaf', 'engraving', burnt) },
  ),
  object(
    'parlante-cilindro',
    'speaker',
    'azul negro rojo gris',
    {},
    { ...tech, second: '#26282b', logo: logo('frente', 'peak', 'print', '#ffffff', 'azul') },
  ),
  object(
    'parlante-disco',
    'speaker',
    'negro verde naranja',
    { kind: 'disco' },
    { ...tech, second: '#26282b', logo: logo('frente', 'wave', 'print', '#ffffff', 'verde') },
  ),
  object(
    'parlante-cubo',
    'speaker',
    'gris celeste rojo',
    { kind: 'cubo' },
    { ...tech, second: '#e4e2dd', logo: logo('frente', 'orbit', 'print', '#ffffff', 'rojo') },
  ),
  object(
    'auriculares-inalambricos',
    'earbuds',
    'blanco negro celeste',
    {},
    { ...tech, logo: logo('frente', 'wave', 'print', '#43474e', 'blanco') },
  ),
  object(
    'soporte-celular-bambu',
    'phoneStand',
    'bambu',
    {},
    { ground: 'leaf', logo: logo('base', 'leaf', 'engraving', burnt) },
  ),
  object(
    'soporte-celular-metal',
    'phoneStand',
    'acero negro',
    { finish: 'metallic' },
    { ...tech, logo: logo('base', 'peak', 'engraving', '#f1f1f1', 'negro') },
  ),
  object(
    'cable-tres-puntas',
    'cable',
    'azul negro rojo blanco',
    {},
    { ...tech, second: '#e9e9e7', logo: logo('disco', 'grid', 'print', '#ffffff', 'azul') },
  ),
]

const ring = { ground: 'stone', second: '#d4d6d9' } as const

export const keyrings: readonly ProductAppearance[] = [
  object(
    'llavero-rectangular',
    'keyring',
    'acero',
    {},
    { ...ring, logo: logo('frente', 'peak', 'engraving', etched) },
  ),
  object(
    'llavero-redondo',
    'keyring',
    'negro azul rojo',
    { kind: 'redondo' },
    { ...ring, logo: { ...logo('frente', 'orbit', 'engraving', etched, 'negro'), isSteady: true } },
  ),
  object(
    'llavero-casa',
    'keyring',
    'acero dorado',
    { kind: 'casa' },
    { ...ring, logo: logo('frente', 'grid', 'engraving', etched, 'acero') },
  ),
  object(
    'llavero-cuero',
    'keyring',
    'suela negro bordo',
    { kind: 'cuero' },
    { ...ring, logo: logo('frente', 'knot', 'engraving', '#3a2216', 'suela') },
  ),
  object(
    'llavero-madera',
    'keyring',
    'madera',
    { kind: 'madera' },
    { ...ring, ground: 'leaf', logo: logo('frente', 'leaf', 'engraving', burnt) },
  ),
  object(
    'llavero-mosqueton',
    'keyring',
    'rojo azul negro verde',
    { kind: 'mosqueton' },
    { ...ring, logo: logo('frente', 'peak', 'print', '#ffffff', 'rojo') },
  ),
  object(
    'llavero-destapador',
    'keyring',
    'azul rojo negro acero',
    { kind: 'destapador' },
    { ...ring, logo: logo('frente', 'wave', 'engraving', '#f1f1f1', 'azul') },
  ),
  object(
    'llavero-goma',
    'keyring',
    'amarillo fucsia verde celeste',
    { kind: 'madera', finish: 'rubber' },
    { ...ring, logo: logo('frente', 'wave', 'print', '#2a2c30', 'amarillo') },
  ),
  object(
    'pin-redondo',
    'pin',
    'azul rojo negro blanco',
    {},
    { ...ring, second: '#e0b85e', logo: logo('frente', 'orbit', 'print', '#f1e6c8', 'azul') },
  ),
  object(
    'pin-cuadrado',
    'pin',
    'negro verde rojo',
    { square: true },
    { ...ring, second: '#d7d9dc', logo: logo('frente', 'grid', 'print', '#f3f1ed', 'verde') },
  ),
  object(
    'chapita-redonda',
    'badge',
    'rojo amarillo azul fucsia blanco',
    {},
    { ...ring, ground: 'blush', logo: logo('frente', 'knot', 'print', '#ffffff', 'rojo') },
  ),
]
