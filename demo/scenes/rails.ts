import type { Rail } from './stage.ts'

const size = { widthPx: 1920, heightPx: 900 } as const

type RailItem = Rail['pieces'][number]

const worn = (
  cut: string,
  main: string,
  second: string,
  x: number,
  y: number,
  side: number,
  options: RailItem['options'],
  logo?: RailItem['logo'],
): RailItem => ({ cut, paint: { main, second }, x, y, side, options, ...(logo ? { logo } : {}) })

const mark = (
  area: string,
  name: NonNullable<RailItem['logo']>['mark'],
  color: string,
  scale: number,
  method: 'print' | 'embroidery' = 'print',
): NonNullable<RailItem['logo']> => ({ area, mark: name, colour: color, method, scale })

export const rails: Readonly<Record<string, Rail>> = {
  'banner-wear': {
    ...size,
    ground: { light: '#efe9e0', deep: '#d3c8b8' },
    pieces: [
      worn(
        'top',
        '#1e2f52',
        '#fff',
        1000,
        450,
        720,
        { neck: 'polo', weave: 'pique', seed: 21 },
        mark('pecho', 'orbit', '#ffffff', 0.95, 'embroidery'),
      ),
      worn(
        'top',
        '#e9e1d0',
        '#fff',
        1585,
        450,
        720,
        { fit: 'oversize', seed: 3 },
        mark('frente', 'orbit', '#1e2f52', 0.7),
      ),
    ],
  },
  'banner-warm': {
    ...size,
    ground: { light: '#dfe1ee', deep: '#b4b8d6' },
    pieces: [
      worn(
        'top',
        '#3a3f95',
        '#fff',
        1010,
        450,
        800,
        { neck: 'capucha', weave: 'fleece', sleeve: 'larga', ribbed: true, kangaroo: true, seed: 42 },
        mark('frente', 'knot', '#f1e6d3', 0.5),
      ),
      worn(
        'top',
        '#d9cbb2',
        '#fff',
        1590,
        450,
        800,
        { neck: 'alto', weave: 'quilt', sleeve: 'sin', zip: true, sidePockets: true, seed: 56 },
        mark('pecho', 'knot', '#3a3f95', 0.9, 'embroidery'),
      ),
    ],
  },
}
