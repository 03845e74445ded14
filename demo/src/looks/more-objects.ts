import { logo, type Look, object } from './look.ts'

const burnt = '#5a3a1e'
const etched = '#55595e'
const tech = { ground: 'mist' } as const

export const technology: readonly Look[] = [
  object('bateria-10000', 'powerBank', 'negro blanco marino', {}, { ...tech, logo: logo('frente', 'orbit', 'print', '#ffffff', 'marino') }),
  object('bateria-bambu', 'powerBank', 'bambu', { face: 'bamboo' }, { ground: 'leaf', main: '#e8e3d8', logo: logo('frente', 'leaf', 'engraving', burnt) }),
  object('bateria-slim', 'powerBank', 'acero negro rojo', { finish: 'metallic', thick: 0.95, width: 6.6, corner: 0.6 }, { ...tech, logo: logo('frente', 'peak', 'engraving', '#f1f1f1', 'rojo') }),
  object('usb-giratorio', 'usb', 'rojo azul negro verde blanco', {}, { ...tech, logo: logo('frente', 'wave', 'print', '#ffffff', 'azul') }),
  object('usb-madera', 'usb', 'madera bambu', { kind: 'madera' }, { ground: 'leaf', logo: logo('frente', 'leaf', 'engraving', burnt, 'madera') }),
  object('usb-tarjeta', 'usb', 'blanco negro', { kind: 'tarjeta' }, { ...tech, logo: logo('frente', 'grid', 'print', '#2456a6', 'blanco') }),
  object('cargador-redondo', 'charger', 'blanco negro', {}, { ...tech, second: '#3c3f44', logo: logo('superficie', 'wave', 'print', '#43474e', 'blanco') }),
  object('cargador-bambu', 'charger', 'bambu', { square: true, finish: 'bamboo' }, { ground: 'leaf', second: '#3c3f44', logo: logo('superficie', 'leaf', 'engraving', burnt) }),
  object('parlante-cilindro', 'speaker', 'azul negro rojo gris', {}, { ...tech, second: '#26282b', logo: logo('frente', 'peak', 'print', '#ffffff', 'azul') }),
  object('parlante-disco', 'speaker', 'negro verde naranja', { kind: 'disco' }, { ...tech, second: '#26282b', logo: logo('frente', 'wave', 'print', '#ffffff', 'verde') }),
  object('parlante-cubo', 'speaker', 'gris celeste rojo', { kind: 'cubo' }, { ...tech, second: '#e4e2dd', logo: logo('frente', 'orbit', 'print', '#ffffff', 'rojo') }),
  object('auriculares-inalambricos', 'earbuds', 'blanco negro celeste', {}, { ...tech, logo: logo('frente', 'wave', 'print', '#43474e', 'blanco') }),
  object('soporte-celular-bambu', 'phoneStand', 'bambu', {}, { ground: 'leaf', logo: logo('base', 'leaf', 'engraving', burnt) }),
  object('soporte-celular-metal', 'phoneStand', 'acero negro', { finish: 'metallic' }, { ...tech, logo: logo('base', 'peak', 'engraving', '#f1f1f1', 'negro') }),
  object('cable-tres-puntas', 'cable', 'azul negro rojo blanco', {}, { ...tech, second: '#e9e9e7', logo: logo('disco', 'grid', 'print', '#ffffff', 'azul') }),
]

const ring = { ground: 'stone', second: '#d4d6d9' } as const

export const keyrings: readonly Look[] = [
  object('llavero-rectangular', 'keyring', 'acero', {}, { ...ring, logo: logo('frente', 'peak', 'engraving', etched) }),
  object('llavero-redondo', 'keyring', 'negro azul rojo', { kind: 'redondo' }, { ...ring, logo: logo('frente', 'orbit', 'engraving', etched, 'negro') }),
  object('llavero-casa', 'keyring', 'acero dorado', { kind: 'casa' }, { ...ring, logo: logo('frente', 'grid', 'engraving', etched, 'acero') }),
  object('llavero-cuero', 'keyring', 'suela negro bordo', { kind: 'cuero' }, { ...ring, logo: logo('frente', 'knot', 'engraving', '#3a2216', 'suela') }),
  object('llavero-madera', 'keyring', 'madera', { kind: 'madera' }, { ...ring, ground: 'leaf', logo: logo('frente', 'leaf', 'engraving', burnt) }),
  object('llavero-mosqueton', 'keyring', 'rojo azul negro verde', { kind: 'mosqueton' }, { ...ring, logo: logo('frente', 'peak', 'print', '#ffffff', 'rojo') }),
  object('llavero-destapador', 'keyring', 'azul rojo negro acero', { kind: 'destapador' }, { ...ring, logo: logo('frente', 'wave', 'engraving', '#f1f1f1', 'azul') }),
  object('llavero-goma', 'keyring', 'amarillo fucsia verde celeste', { kind: 'madera', finish: 'rubber' }, { ...ring, logo: logo('frente', 'wave', 'print', '#2a2c30', 'amarillo') }),
  object('pin-redondo', 'pin', 'azul rojo negro blanco', {}, { ...ring, second: '#e0b85e', logo: logo('frente', 'orbit', 'print', '#f1e6c8', 'azul') }),
  object('pin-cuadrado', 'pin', 'negro verde rojo', { square: true }, { ...ring, second: '#d7d9dc', logo: logo('frente', 'grid', 'print', '#f3f1ed', 'verde') }),
  object('chapita-redonda', 'badge', 'rojo amarillo azul fucsia blanco', {}, { ...ring, ground: 'blush', logo: logo('frente', 'knot', 'print', '#ffffff', 'rojo') }),
]

export const home: readonly Look[] = [
  object('mate-calabaza', 'mate', 'suela negro marron', {}, { logo: logo('frente', 'leaf', 'engraving', '#f0d9b4', 'suela') }),
  object('mate-acero', 'mate', 'acero negro ingles rojo', { shape: 'recto', finish: 'metallic' }, { logo: logo('frente', 'peak', 'engraving', '#eceef0', 'ingles') }),
  object('mate-camionero', 'mate', 'marron suela negro', { shape: 'camionero', foot: true }, { logo: logo('frente', 'knot', 'engraving', '#e8cfa5', 'marron') }),
  object('mate-silicona', 'mate', 'turquesa lila naranja salvia', { shape: 'camionero', finish: 'softTouch' }, { ground: 'blush', logo: logo('frente', 'wave', 'print', '#ffffff', 'turquesa') }),
  object('mate-madera', 'mate', 'madera', { shape: 'recto', finish: 'wood' }, { ground: 'leaf', logo: logo('frente', 'leaf', 'engraving', burnt) }),
  object('tabla-asado', 'board', 'madera', { groove: true, knife: true }, { logo: logo('superficie', 'leaf', 'engraving', burnt) }),
  object('tabla-picada', 'board', 'bambu', { width: 26, height: 18, finish: 'bamboo' }, { ground: 'leaf', logo: logo('superficie', 'peak', 'engraving', burnt) }),
  object('lonchera-bambu', 'lunchBox', 'blanco salvia grafito', {}, { ground: 'leaf', second: '#3c4a44', logo: logo('tapa', 'leaf', 'engraving', burnt, 'salvia') }),
  object('lonchera-acero', 'lunchBox', 'acero', { finish: 'steel' }, { second: '#43474e', logo: logo('tapa', 'grid', 'engraving', burnt) }),
  object('vela-aromatica', 'candle', 'negro blanco terracota salvia', {}, { ground: 'blush', logo: logo('frente', 'leaf', 'print', '#e8d9b8', 'negro') }),
  object('pelota-antiestres', 'ball', 'amarillo rojo azul verde', {}, { ground: 'blush', logo: logo('frente', 'wave', 'print', '#2a2c30', 'amarillo') }),
  object('colchoneta-yoga', 'mat', 'violeta turquesa negro rosa', {}, { ground: 'blush', logo: logo('exterior', 'wave', 'print', '#ffffff', 'violeta') }),
  object('caja-regalo', 'giftBox', 'kraft blanco negro', {}, { ground: 'blush', second: '#8f2f2a', logo: logo('tapa', 'orbit', 'print', '#8f2f2a', 'kraft') }),
]

export const umbrellas: readonly Look[] = [
  object('paraguas-golf', 'umbrella', 'marino negro verde bordo', {}, { ground: 'mist', logo: logo('gajo', 'peak', 'print', '#ffffff', 'marino') }),
  object('paraguas-bicolor', 'umbrella', 'rojo azul negro amarillo', { twoTone: true }, { ground: 'mist', second: '#f3f1ed', logo: logo('gajo', 'wave', 'print', '#2a2c30', 'amarillo') }),
  object('paraguas-madera', 'umbrella', 'ingles marino gris', { wood: true }, { ground: 'mist', logo: logo('gajo', 'leaf', 'print', '#f3f1ed', 'ingles') }),
]

const worn = { ground: 'linen' } as const

export const caps: readonly Look[] = [
  object('gorra-clasica', 'cap', 'negro marino rojo blanco arena ingles', {}, { ...worn, logo: logo('frente', 'peak', 'embroidery', '#f3f1ed', 'marino') }),
  object('gorra-bicolor', 'cap', 'rojo azul negro verde', { twoTone: true }, { ...worn, main: '#efece5', turnsSecond: true, logo: logo('frente', 'orbit', 'embroidery', '#2456a6', 'azul') }),
  object('gorra-trucker', 'cap', 'blanco rojo azul gris', { kind: 'trucker' }, { ...worn, second: '#1f2226', logo: logo('frente', 'grid', 'print', '#1f2226', 'blanco') }),
  object('gorra-gabardina', 'cap', 'oliva mostaza petroleo', { finish: 'nylon' }, { ...worn, logo: logo('frente', 'leaf', 'embroidery', '#f3f1ed', 'oliva') }),
  object('visera-deportiva', 'cap', 'blanco rojo azul negro', { kind: 'visera' }, { ...worn, logo: logo('frente', 'wave', 'print', '#ffffff', 'azul') }),
  object('piluso', 'bucketHat', 'negro oliva arena celeste', {}, { ...worn, logo: logo('frente', 'peak', 'embroidery', '#2f3a24', 'arena') }),
]
