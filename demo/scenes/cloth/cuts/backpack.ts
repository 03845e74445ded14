import { seeded } from '../../finishes.ts'
import { type ClothLayer, type Cut, fan } from '../layer.ts'
import { puller, seedOf, weaveOf, zip } from './bag-parts.ts'

function carriers(): ClothLayer[] {
  const strap: ClothLayer = {
    path: 'M 700 300 C 776 360 796 620 744 820',
    mirrored: true,
    stroke: 44,
    slot: 'main',
    weave: 'nylon',
    puff: 12,
    round: 12,
    lift: 5,
    rumple: 0.2,
    shade: 0.1,
  }
  const grip: ClothLayer = {
    path: 'M 448 160 C 452 86 548 86 552 160',
    stroke: 24,
    slot: 'main',
    weave: 'nylon',
    puff: 8,
    round: 7,
    lift: 4,
    rumple: 0.1,
  }
  return [strap, grip]
}

/** Backpacks. `kind`: urbana (two pockets), ejecutiva (sober, one flap zip), roll (rolled top). */
export const backpack: Cut = (options) => {
  const seed = seedOf(options)
  const random = seeded(seed * 67)
  const weave = weaveOf(options, 'canvas')
  const kind = (options.kind as 'urbana' | 'ejecutiva' | 'roll') ?? 'urbana'
  const accent = options.contrast ? 'second' : 'main'
  const top =
    kind === 'roll'
      ? 'M 300 190 L 700 190 C 716 280 724 300 726 420'
      : 'M 288 420 C 288 200 380 140 500 140 C 620 140 712 200 726 420'
  const shell: ClothLayer = {
    path:
      kind === 'roll'
        ? `${top} L 730 800 Q 728 872 660 876 L 340 876 Q 272 872 270 800 L 274 420 C 276 300 284 280 300 190 Z`
        : 'M 276 420 C 280 210 380 140 500 140 C 620 140 720 210 724 420 L 732 800 Q 730 874 660 878 L 340 878 Q 270 874 268 800 Z',
    slot: 'main',
    weave,
    puff: 26,
    round: 34,
    body: 70,
    lift: 8,
    rumple: 0.35,
    creases: [...fan(300, 360, 40, 40, 2, 160, random, 5), ...fan(700, 360, 140, 40, 2, 160, random, 5)],
  }
  const layers: ClothLayer[] = [...carriers(), shell]
  if (kind === 'roll')
    layers.push(
      {
        path: 'M 292 180 Q 500 168 708 180 Q 716 216 706 250 Q 500 262 294 250 Q 284 216 292 180 Z',
        slot: 'main',
        weave,
        puff: 22,
        round: 18,
        lift: 9,
        rumple: 0.4,
      },
      {
        path: 'M 500 236 L 500 480',
        stroke: 28,
        slot: accent,
        weave: 'nylon',
        puff: 5,
        round: 5,
        lift: 5,
        rumple: 0.1,
      },
      {
        path: 'M 482 420 h 36 v 40 h -36 Z',
        slot: 'dark',
        weave: 'plain',
        puff: 6,
        round: 5,
        lift: 5,
        rumple: 0,
      },
    )
  else layers.push(...zip('M 312 470 C 312 250 400 196 500 196 C 600 196 688 250 688 470'), puller(690, 466))
  const pocketTop = kind === 'ejecutiva' ? 470 : 540
  const pocket: ClothLayer = {
    path: `M 326 ${pocketTop + 40} Q 326 ${pocketTop} 366 ${pocketTop} L 634 ${pocketTop} Q 674 ${pocketTop} 674 ${pocketTop + 40} L 682 800 Q 682 840 640 842 L 360 842 Q 318 840 318 800 Z`,
    slot: accent,
    weave,
    puff: 20,
    round: 22,
    body: 20,
    lift: 8,
    rumple: 0.3,
  }
  if (kind !== 'roll')
    layers.push(
      pocket,
      ...zip(`M 350 ${pocketTop + 34} Q 500 ${pocketTop + 26} 650 ${pocketTop + 34}`),
      puller(352, pocketTop + 36),
    )
  if (kind === 'ejecutiva')
    layers.push({
      path: 'M 322 650 L 678 650',
      stroke: 3,
      slot: 'main',
      weave: 'plain',
      puff: 1,
      lift: 2,
      rumple: 0,
      shade: 0.3,
    })
  const area =
    kind === 'roll'
      ? { x: 400, y: 560, width: 200, height: 200 }
      : { x: 400, y: pocketTop + 90, width: 200, height: 170 }
  return { layers, areas: { frente: area }, seed, stands: true }
}
