import { seeded } from '../../finishes.ts'
import { type ClothLayer, type Cut, fan } from '../layer.ts'
import { seedOf, weaveOf } from './bag-parts.ts'

/** A light bag with cords for the back. */
export const drawstring: Cut = (options) => {
  const seed = seedOf(options)
  const random = seeded(seed * 23)
  const cords: ClothLayer = {
    path: 'M 330 200 C 250 360 220 640 266 836',
    mirrored: true,
    stroke: 11,
    slot: 'second',
    weave: 'rib',
    puff: 5,
    round: 4,
    lift: 5,
    rumple: 0.1,
  }
  const neck = Array.from({ length: 9 }, (_, index) =>
    fan(330 + index * 42, 210, 90 + (index - 4) * 3, 12, 1, 190, random, 9),
  ).flat()
  const body: ClothLayer = {
    path: 'M 318 196 Q 500 182 682 196 C 700 300 726 380 728 520 L 730 830 Q 728 856 700 858 L 300 858 Q 272 856 270 830 L 272 520 C 274 380 300 300 318 196 Z',
    slot: 'main',
    weave: weaveOf(options, 'nylon'),
    puff: 14,
    round: 20,
    body: 60,
    lift: 7,
    rumple: 0.8,
    creases: [
      ...neck,
      ...fan(290, 820, -50, 30, 2, 200, random, 6),
      ...fan(710, 820, 230, 30, 2, 200, random, 6),
    ],
    stitches: ['M 316 236 Q 500 222 684 236'],
  }
  const corner: ClothLayer = {
    path: 'M 270 800 L 328 858 L 292 858 Q 272 856 270 832 Z',
    mirrored: true,
    slot: 'second',
    weave: 'nylon',
    puff: 4,
    lift: 2,
    rumple: 0.1,
  }
  const eyelet: ClothLayer = {
    path: 'M 279 840 a 9 9 0 1 0 18 0 a 9 9 0 1 0 -18 0 Z',
    mirrored: true,
    slot: 'metal',
    weave: 'plain',
    puff: 5,
    round: 3,
    lift: 2,
    rumple: 0,
  }
  return {
    layers: [cords, body, corner, eyelet],
    areas: { frente: { x: 370, y: 420, width: 260, height: 300 } },
    seed,
  }
}
