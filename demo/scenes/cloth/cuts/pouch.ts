import { seeded } from '../../finishes.ts'
import { type ClothLayer, type Cut, fan, type Garment, type Weave } from '../layer.ts'
import { puller, seedOf, weaveOf, zip } from './bag-parts.ts'

/** Small zipped cases. `kind`: neceser, notebook (flat, for a computer), rinonera. */
export const pouch: Cut = (options) => {
  const seed = seedOf(options)
  const random = seeded(seed * 19)
  const weave = weaveOf(options, 'canvas')
  const kind = (options.kind as 'neceser' | 'notebook' | 'rinonera') ?? 'neceser'
  const accent = options.contrast ? 'second' : 'main'
  if (kind === 'notebook') return sleeveOf(weave, accent, seed)
  if (kind === 'rinonera') {
    const belt: ClothLayer = {
      path: 'M 60 470 Q 300 440 500 446 Q 700 440 940 470',
      stroke: 40,
      slot: 'main',
      weave: 'nylon',
      puff: 6,
      round: 6,
      lift: 4,
      rumple: 0.2,
    }
    const body: ClothLayer = {
      path: 'M 236 430 Q 500 392 764 430 C 776 560 720 690 600 700 L 400 700 C 280 690 224 560 236 430 Z',
      slot: 'main',
      weave,
      puff: 30,
      round: 32,
      body: 50,
      lift: 9,
      rumple: 0.4,
      creases: [...fan(260, 470, 40, 40, 2, 120, random, 5), ...fan(740, 470, 140, 40, 2, 120, random, 5)],
    }
    return {
      layers: [
        belt,
        body,
        ...zip('M 262 474 Q 500 438 738 474', accent === 'second' ? 'second' : 'dark'),
        puller(286, 470),
      ],
      areas: { frente: { x: 400, y: 520, width: 200, height: 130 } },
      seed,
    }
  }
  const body: ClothLayer = {
    path: 'M 226 370 Q 500 350 774 370 C 800 480 812 600 806 690 Q 800 740 740 742 L 260 742 Q 200 740 194 690 C 188 600 200 480 226 370 Z',
    slot: 'main',
    weave,
    puff: 28,
    round: 32,
    body: 60,
    lift: 8,
    rumple: 0.5,
    creases: [...fan(240, 420, 50, 40, 3, 150, random, 6), ...fan(760, 420, 130, 40, 3, 150, random, 6)],
  }
  const tab: ClothLayer = {
    path: 'M 196 470 h -44 v 66 h 44 Z',
    slot: accent,
    weave: 'nylon',
    puff: 6,
    lift: 4,
    rumple: 0.1,
  }
  const foot: ClothLayer = {
    path: 'M 192 640 Q 500 652 808 640 L 806 690 Q 800 740 740 742 L 260 742 Q 200 740 194 690 Z',
    slot: 'second',
    weave: 'plain',
    puff: 10,
    round: 12,
    lift: 3,
    rumple: 0.2,
  }
  return {
    layers: [
      tab,
      body,
      ...(options.contrast ? [foot] : []),
      ...zip('M 232 386 Q 500 366 768 386'),
      puller(260, 386),
    ],
    areas: { frente: { x: 390, y: 470, width: 220, height: 140 } },
    seed,
    stands: true,
  }
}

/** Flat and padded, for a computer. */
function sleeveOf(weave: Weave, accent: 'main' | 'second', seed: number): Garment {
  const body: ClothLayer = {
    path: 'M 170 300 Q 172 266 206 264 L 794 264 Q 828 266 830 300 L 830 712 Q 828 746 794 748 L 206 748 Q 172 746 170 712 Z',
    slot: 'main',
    weave,
    puff: 18,
    round: 20,
    body: 16,
    lift: 8,
    rumple: 0.25,
  }
  const pocket: ClothLayer = {
    path: 'M 196 430 L 804 430 L 804 706 Q 802 722 786 724 L 214 724 Q 198 722 196 706 Z',
    slot: accent,
    weave,
    puff: 6,
    round: 8,
    lift: 4,
    rumple: 0.25,
    stitches: ['M 200 446 L 800 446'],
  }
  return {
    layers: [body, ...zip('M 196 290 L 804 290'), puller(770, 292), pocket],
    areas: { frente: { x: 400, y: 490, width: 200, height: 180 } },
    seed,
  }
}
