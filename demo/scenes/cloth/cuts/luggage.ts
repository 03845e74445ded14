import { seeded } from '../../finishes.ts'
import { type ClothLayer, type Cut, fan } from '../layer.ts'
import { puller, seedOf, weaveOf, zip } from './bag-parts.ts'

/** Insulated bags: a lunch box with a handle. */
export const cooler: Cut = (options) => {
  const seed = seedOf(options)
  const accent = options.contrast ? 'second' : 'main'
  const handle: ClothLayer = {
    path: 'M 372 300 C 380 130 620 130 628 300',
    stroke: 30,
    slot: accent,
    weave: 'nylon',
    puff: 9,
    round: 8,
    lift: 5,
    rumple: 0.1,
  }
  const lid: ClothLayer = {
    path: 'M 246 310 Q 250 264 296 262 L 704 262 Q 750 264 754 310 L 756 400 L 244 400 Z',
    slot: 'main',
    weave: 'nylon',
    puff: 22,
    round: 22,
    body: 24,
    lift: 6,
    rumple: 0.25,
  }
  const body: ClothLayer = {
    path: 'M 242 384 L 758 384 L 764 800 Q 762 856 706 858 L 294 858 Q 238 856 236 800 Z',
    slot: 'main',
    weave: 'nylon',
    puff: 26,
    round: 30,
    body: 60,
    lift: 6,
    rumple: 0.35,
  }
  const pocket: ClothLayer = {
    path: 'M 306 520 L 694 520 L 700 790 Q 698 818 668 820 L 332 820 Q 302 818 300 790 Z',
    slot: accent,
    weave: 'nylon',
    puff: 14,
    round: 15,
    lift: 6,
    rumple: 0.35,
    stitches: ['M 310 536 L 690 536'],
  }
  return {
    layers: [handle, body, lid, ...zip('M 240 392 L 760 392'), puller(300, 394), pocket],
    areas: { frente: { x: 380, y: 570, width: 240, height: 190 } },
    seed,
    stands: true,
  }
}

/** A sports bag with two handles. */
export const duffel: Cut = (options) => {
  const seed = seedOf(options)
  const random = seeded(seed * 11)
  const accent = options.contrast ? 'second' : 'main'
  const body: ClothLayer = {
    path: 'M 136 470 C 140 390 200 350 300 344 L 700 344 C 800 350 860 390 864 470 L 868 690 C 866 762 820 780 740 782 L 260 782 C 180 780 134 762 132 690 Z',
    slot: 'main',
    weave: weaveOf(options, 'nylon'),
    puff: 34,
    round: 40,
    body: 90,
    lift: 8,
    rumple: 0.45,
    creases: [...fan(180, 440, 40, 50, 3, 150, random, 6), ...fan(820, 440, 140, 50, 3, 150, random, 6)],
  }
  const end: ClothLayer = {
    path: 'M 760 352 C 830 366 862 400 864 470 L 868 690 C 866 750 836 772 780 780 C 800 640 800 500 760 352 Z',
    mirrored: true,
    slot: accent,
    weave: 'nylon',
    puff: 14,
    round: 18,
    body: 20,
    lift: 3,
    rumple: 0.3,
  }
  const far: ClothLayer = {
    path: 'M 350 360 C 360 170 640 170 650 360',
    stroke: 26,
    slot: 'main',
    weave: 'nylon',
    puff: 7,
    round: 7,
    lift: 4,
    rumple: 0.1,
    shade: 0.2,
  }
  const near: ClothLayer = {
    path: 'M 334 782 L 334 470 C 350 210 650 210 666 470 L 666 782',
    stroke: 30,
    slot: accent,
    weave: 'nylon',
    puff: 8,
    round: 7,
    lift: 7,
    rumple: 0.1,
    stitches: ['M 334 770 L 334 500', 'M 666 770 L 666 500'],
  }
  return {
    layers: [far, body, end, ...zip('M 230 372 Q 500 350 770 372'), puller(250, 372), near],
    areas: { frente: { x: 390, y: 500, width: 220, height: 190 } },
    seed,
    stands: true,
  }
}
