import { seeded } from '../../finishes.ts'
import { type ClothLayer, type Cut, fan, type Weave } from '../layer.ts'

const seedOf = (options: Parameters<Cut>[0]) => (typeof options.seed === 'number' ? options.seed : 5)

/** A tube for the neck, or a folded towel (`toalla`). */
export const folded: Cut = (options) => {
  const seed = seedOf(options)
  const random = seeded(seed * 17)
  if (options.toalla === true) {
    const sheet = (y: number, shade: number): ClothLayer => ({
      path: `M 236 ${y} Q 500 ${y - 10} 764 ${y} Q 784 ${y + 90} 766 ${y + 190} Q 500 ${y + 204} 234 ${y + 190} Q 216 ${y + 90} 236 ${y} Z`,
      slot: 'main',
      weave: 'terry',
      puff: 30,
      round: 30,
      lift: 8,
      rumple: 0.25,
      shade,
    })
    const border: ClothLayer = {
      path: 'M 300 270 L 300 726',
      stroke: 46,
      slot: 'main',
      weave: 'woven',
      puff: 3,
      round: 4,
      lift: 1,
      rumple: 0.1,
      shade: 0.05,
    }
    const front: ClothLayer = {
      path: 'M 240 258 Q 500 246 760 258 Q 778 500 764 740 Q 500 752 236 740 Q 222 500 240 258 Z',
      slot: 'main',
      weave: 'terry',
      puff: 24,
      round: 24,
      body: 26,
      lift: 10,
      rumple: 0.4,
    }
    return {
      layers: [sheet(600, 0.16), front, border],
      areas: { frente: { x: 420, y: 380, width: 220, height: 220 } },
      seed,
    }
  }
  const tube: ClothLayer = {
    path: 'M 310 200 Q 500 170 690 200 C 676 400 700 620 716 790 Q 500 830 284 790 C 300 620 324 400 310 200 Z',
    slot: 'main',
    weave: (options.weave as Weave) ?? 'jersey',
    puff: 20,
    round: 26,
    body: 50,
    lift: 7,
    rumple: 1,
    creases: [
      ...fan(330, 330, 10, 40, 4, 260, random, 9),
      ...fan(680, 480, 172, 40, 4, 260, random, 9),
      ...fan(320, 660, -8, 40, 3, 260, random, 8),
    ],
    stitches: ['M 314 218 Q 500 190 686 218', 'M 286 772 Q 500 812 714 772'],
  }
  const mouth: ClothLayer = {
    path: 'M 316 202 Q 500 174 684 202 Q 500 236 316 202 Z',
    slot: 'inside',
    weave: 'jersey',
    puff: 3,
    round: 6,
    lift: 0,
    rumple: 0.2,
    shade: 0.3,
  }
  return { layers: [tube, mouth], areas: { frente: { x: 400, y: 400, width: 200, height: 200 } }, seed }
}
