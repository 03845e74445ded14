import type { Arrangement } from './stage.ts'

/** The wide pictures of the home pages that are not path-traced scenes (`trace-banners.ts`): products with a logo at the right, calm ground for words at the left. */
type Piece = Arrangement['pieces'][number]

type Mark = NonNullable<Piece['logo']>['mark']

const size = { widthPx: 1920, heightPx: 900 } as const

const view = { elevation: 17, azimuth: 0, fill: 0.94, fieldOfView: 22, at: [0.68, 0.52] as const }

function piece(
  model: string,
  main: string,
  second: string,
  x: number,
  z: number,
  options: Piece['options'] = {},
  turn = 0,
): Piece {
  return { model, paint: { main, second }, options, x, z, turn }
}

function marked(
  one: Piece,
  area: string,
  mark: Mark,
  color: string,
  method: 'print' | 'engraving' | 'embroidery' = 'print',
): Piece {
  return { ...one, logo: { area, mark, colour: color, method } }
}

const bottle = (main: string, x: number, z: number, more: Piece['options'] = {}) =>
  piece('bottle', main, '#d2d4d7', x, z, more)

export const arrangements: Readonly<Record<string, Arrangement>> = {
  'banner-drink': {
    ...size,
    view,
    ground: { light: '#f6ece0', deep: '#dfc6ab' },
    pieces: [
      marked(piece('mug', '#f4f2ee', '#c1302c', -14, 3, { twoTone: true }), 'frente', 'knot', '#c1302c'),
      marked(
        piece('mug', '#1d1f23', '#fff', 0, -6, { finish: 'matt', inside: '#f1eee8' }),
        'frente',
        'knot',
        '#f1eee8',
      ),
      marked(piece('mug', '#c1302c', '#fff', 12, 5), 'frente', 'knot', '#ffffff'),
      marked(piece('glassBottle', '#ffffff', '#fff', 22, -5, { clear: true }), 'frente', 'knot', '#c1302c'),
    ],
  },
  'banner-eco': {
    ...size,
    view: { ...view, elevation: 22 },
    ground: { light: '#eef0e0', deep: '#c5cdaa' },
    pieces: [
      marked(piece('glassBottle', '#ffffff', '#fff', -13, -5, { clear: true }), 'frente', 'leaf', '#56662c'),
      marked(piece('penPot', '#d9b37c', '#6b7a3a', -1, -4), 'frente', 'leaf', '#5a3a1e', 'engraving'),
      marked(piece('lunchBox', '#94a68b', '#4b5540', 15, -3), 'tapa', 'leaf', '#5a3a1e', 'engraving'),
      marked(
        piece('notebook', '#c49a6c', '#4b3a2a', -14, 12, { finish: 'cork', turned: 0.6 }),
        'tapa',
        'leaf',
        '#3a2b1a',
      ),
      piece('pen', '#cfa468', '#e6d9c2', 13, 14, { kind: 'bambu' }, -8),
    ],
  },
  'banner-party': {
    ...size,
    view,
    ground: { light: '#ff6fb1', deep: '#d6247f' },
    pieces: [
      marked(piece('bucketHat', '#ffd23f', '#fff', -12, 2), 'frente', 'wave', '#d6247f'),
      marked(
        piece('tumbler', '#2aa5a0', '#ffd23f', 5, -4, { straw: true, finish: 'plastic' }),
        'frente',
        'wave',
        '#ffffff',
      ),
      marked(piece('sportBottle', '#5f4490', '#ffd23f', 14, -7), 'frente', 'wave', '#ffffff'),
      marked(piece('ball', '#f5f4f1', '#fff', 12, 9), 'frente', 'wave', '#d6247f'),
    ],
  },
  'banner-party-small': {
    ...size,
    view: { ...view, elevation: 44 },
    ground: { light: '#ffe27a', deep: '#f2b91e' },
    pieces: [
      marked(
        piece('keyring', '#d6247f', '#fff', -9, 0, { kind: 'madera', finish: 'rubber' }),
        'frente',
        'wave',
        '#ffffff',
      ),
      marked(
        piece('keyring', '#2aa5a0', '#d5d7da', 0, 2, { kind: 'destapador' }),
        'frente',
        'wave',
        '#ffffff',
      ),
      marked(piece('badge', '#5f4490', '#fff', 8, -2), 'frente', 'wave', '#ffffff'),
      marked(piece('pin', '#d6247f', '#e0b85e', 9, 6), 'frente', 'wave', '#ffffff'),
    ],
  },
  'banner-premium': {
    ...size,
    view: { ...view, elevation: 27 },
    ground: { light: '#35322c', deep: '#14130f' },
    pieces: [
      marked(
        piece('notebook', '#5b3a26', '#2a1b12', -15, 3, { width: 15, thick: 2, corner: true, turned: 0.4 }),
        'tapa',
        'knot',
        '#d3ab58',
      ),
      piece('penSet', '#23252a', '#d3ab58', 7, 7),
      marked(bottle('#c7cace', 5, -12, { finish: 'steel' }), 'frente', 'knot', '#55595e', 'engraving'),
      marked(
        piece('keyring', '#9a5f35', '#fff', 20, 2, { kind: 'cuero' }),
        'frente',
        'knot',
        '#f0d9b4',
        'engraving',
      ),
    ],
  },
  'banner-premium-drink': {
    ...size,
    view: { ...view, elevation: 14 },
    ground: { light: '#3d342a', deep: '#17130e' },
    pieces: [
      marked(
        piece('stemware', '#5d1226', '#fff', -8, 0, { kind: 'vino' }),
        'frente',
        'orbit',
        '#f2ead9',
        'engraving',
      ),
      piece('stemware', '#5d1226', '#fff', 2, -7, { kind: 'vino' }),
      marked(
        piece('stemware', '#b8722a', '#fff', 11, 4, { kind: 'whisky' }),
        'frente',
        'orbit',
        '#f2ead9',
        'engraving',
      ),
      marked(
        piece('board', '#8a5a34', '#fff', -24, 10, { width: 22, height: 14 }),
        'superficie',
        'orbit',
        '#3a2216',
        'engraving',
      ),
    ],
  },
}
