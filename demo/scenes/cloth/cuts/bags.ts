import { seeded } from '../../finishes.ts'
import { type ClothLayer, type Cut, fan } from '../layer.ts'
import { seedOf, weaveOf } from './bag-parts.ts'

/** Shopping bags with two handles. `corta` for short handles, `fuelle` for a bag with a bottom. */
export const tote: Cut = (options) => {
  const seed = seedOf(options)
  const random = seeded(seed * 41)
  const weave = weaveOf(options, 'canvas')
  const [w, top, bottom] = options.ancha ? [300, 430, 860] : [236, 380, 880]
  const reach = options.corta ? 150 : 300
  const slot = options.contrast ? 'second' : 'main'
  const handle = (lift: number, shade: number): ClothLayer => ({
    path: `M ${500 - w * 0.46} ${top + 70} C ${500 - w * 0.5} ${top - reach + lift} ${500 + w * 0.5} ${top - reach + lift} ${500 + w * 0.46} ${top + 70}`,
    stroke: 27,
    slot,
    weave,
    puff: 5,
    round: 5,
    lift: 5,
    rumple: 0.15,
    shade,
  })
  const body: ClothLayer = {
    path: `M ${500 - w} ${top} Q 500 ${top + 10} ${500 + w} ${top} C ${500 + w + 8} ${top + 180} ${500 + w + 10} ${bottom - 120} ${500 + w - 4} ${bottom - 8} Q 500 ${bottom + 12} ${504 - w} ${bottom - 8} C ${490 - w} ${bottom - 120} ${492 - w} ${top + 180} ${500 - w} ${top} Z`,
    slot: 'main',
    weave,
    puff: 11,
    round: 16,
    body: 44,
    lift: 7,
    rumple: options.rigida ? 0.2 : 0.75,
    creases: options.rigida
      ? []
      : [
          ...fan(500 - w * 0.46, top + 60, 80, 50, 3, 260, random, 6),
          ...fan(500 + w * 0.46, top + 60, 100, 50, 3, 260, random, 6),
          ...fan(500 - w + 30, bottom - 30, -50, 40, 2, 220, random, 6),
          ...fan(500 + w - 30, bottom - 30, 230, 40, 2, 220, random, 6),
        ],
    stitches: [`M ${506 - w} ${top + 34} Q 500 ${top + 44} ${494 + w} ${top + 34}`],
  }
  /** Plain cloth between the ends of the handles and the bottom or its band. */
  const free = bottom - top - (options.base ? 270 : 150)
  const inside: ClothLayer = {
    path: `M ${502 - w} ${top} Q 500 ${top - 18} ${498 + w} ${top} Q 500 ${top + 12} ${502 - w} ${top} Z`,
    slot: 'inside',
    weave,
    puff: 2,
    lift: 0,
    rumple: 0.2,
    shade: 0.25,
  }
  const ends: ClothLayer[] = [-1, 1].map((side) => ({
    path: `M ${500 + side * w * 0.46 - 14} ${top + 12} h 28 v 74 h -28 Z`,
    slot,
    weave,
    puff: 4,
    round: 4,
    lift: 3,
    rumple: 0.1,
    stitches: [
      `M ${500 + side * w * 0.46 - 10} ${top + 48} h 20 v 32 h -20 Z`,
      `M ${500 + side * w * 0.46 - 10} ${top + 48} l 20 32`,
    ],
  }))
  const band: ClothLayer = {
    path: `M ${494 - w} ${bottom - 150} Q 500 ${bottom - 136} ${506 + w} ${bottom - 150} L ${496 + w} ${bottom - 8} Q 500 ${bottom + 12} ${504 - w} ${bottom - 8} Z`,
    slot: 'second',
    weave,
    puff: 8,
    round: 12,
    lift: 2,
    rumple: 0.4,
  }
  return {
    layers: [handle(24, 0.2), inside, body, ...(options.base ? [band] : []), handle(0, 0), ...ends],
    areas: { frente: { x: 500 - w * 0.6, y: top + 100, width: w * 1.2, height: Math.min(w * 1.15, free) } },
    seed,
  }
}

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
