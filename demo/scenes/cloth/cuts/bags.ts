import { seeded } from '../../finishes.ts'
import { type Cut, fan, type Layer, type Weave } from '../layer.ts'

const seedOf = (options: Parameters<Cut>[0]) => (typeof options['seed'] === 'number' ? options['seed'] : 4)
const weaveOf = (options: Parameters<Cut>[0], otherwise: Weave) => (options['weave'] as Weave | undefined) ?? otherwise

function zip(path: string, slot: 'dark' | 'second' | 'main' = 'dark'): Layer[] {
  return [
    { path, stroke: 20, slot: 'main', weave: 'plain', puff: 3, round: 4, lift: 3, rumple: 0.05, shade: 0.12 },
    { path, stroke: 8, slot, weave: 'knit', puff: 2, round: 3, lift: 1, rumple: 0 },
  ]
}

function puller(x: number, y: number): Layer {
  return { path: `M ${x - 5} ${y} h 10 l 2 34 q -7 8 -14 0 Z`, slot: 'metal', weave: 'plain', puff: 4, round: 3, lift: 4, rumple: 0 }
}

/** Shopping bags with two handles. `corta` for short handles, `fuelle` for a bag with a bottom. */
export const tote: Cut = (options) => {
  const seed = seedOf(options)
  const random = seeded(seed * 41)
  const weave = weaveOf(options, 'canvas')
  const [w, top, bottom] = options['ancha'] ? [300, 430, 860] : [236, 380, 880]
  const reach = options['corta'] ? 150 : 300
  const slot = options['contrast'] ? 'second' : 'main'
  const handle = (lift: number, shade: number): Layer => ({ path: `M ${500 - w * 0.46} ${top + 70} C ${500 - w * 0.5} ${top - reach + lift} ${500 + w * 0.5} ${top - reach + lift} ${500 + w * 0.46} ${top + 70}`, stroke: 27, slot, weave, puff: 5, round: 5, lift: 5, rumple: 0.15, shade })
  const body: Layer = {
    path: `M ${500 - w} ${top} Q 500 ${top + 10} ${500 + w} ${top} C ${500 + w + 8} ${top + 180} ${500 + w + 10} ${bottom - 120} ${500 + w - 4} ${bottom - 8} Q 500 ${bottom + 12} ${504 - w} ${bottom - 8} C ${490 - w} ${bottom - 120} ${492 - w} ${top + 180} ${500 - w} ${top} Z`,
    slot: 'main', weave, puff: 11, round: 16, body: 44, lift: 7, rumple: options['rigida'] ? 0.2 : 0.75,
    creases: options['rigida'] ? [] : [...fan(500 - w * 0.46, top + 60, 80, 50, 3, 260, random, 6), ...fan(500 + w * 0.46, top + 60, 100, 50, 3, 260, random, 6), ...fan(500 - w + 30, bottom - 30, -50, 40, 2, 220, random, 6), ...fan(500 + w - 30, bottom - 30, 230, 40, 2, 220, random, 6)],
    stitches: [`M ${506 - w} ${top + 34} Q 500 ${top + 44} ${494 + w} ${top + 34}`],
  }
  const inside: Layer = { path: `M ${502 - w} ${top} Q 500 ${top - 18} ${498 + w} ${top} Q 500 ${top + 12} ${502 - w} ${top} Z`, slot: 'inside', weave, puff: 2, lift: 0, rumple: 0.2, shade: 0.25 }
  const ends: Layer[] = [-1, 1].map((side) => ({ path: `M ${500 + side * w * 0.46 - 14} ${top + 12} h 28 v 74 h -28 Z`, slot, weave, puff: 4, round: 4, lift: 3, rumple: 0.1, stitches: [`M ${500 + side * w * 0.46 - 10} ${top + 48} h 20 v 32 h -20 Z`, `M ${500 + side * w * 0.46 - 10} ${top + 48} l 20 32`] }))
  const band: Layer = { path: `M ${494 - w} ${bottom - 150} Q 500 ${bottom - 136} ${506 + w} ${bottom - 150} L ${496 + w} ${bottom - 8} Q 500 ${bottom + 12} ${504 - w} ${bottom - 8} Z`, slot: 'second', weave, puff: 8, round: 12, lift: 2, rumple: 0.4 }
  return { layers: [handle(24, 0.2), inside, body, ...(options['base'] ? [band] : []), handle(0, 0), ...ends], areas: { frente: { x: 500 - w * 0.6, y: top + 140, width: w * 1.2, height: w * 1.15 } }, seed }
}

/** A light bag with cords for the back. */
export const drawstring: Cut = (options) => {
  const seed = seedOf(options)
  const random = seeded(seed * 23)
  const cords: Layer = { path: 'M 330 200 C 250 360 220 640 266 836', mirrored: true, stroke: 11, slot: 'second', weave: 'rib', puff: 5, round: 4, lift: 5, rumple: 0.1 }
  const neck = Array.from({ length: 9 }, (_, index) => fan(330 + index * 42, 210, 90 + (index - 4) * 3, 12, 1, 190, random, 9)).flat()
  const body: Layer = {
    path: 'M 318 196 Q 500 182 682 196 C 700 300 726 380 728 520 L 730 830 Q 728 856 700 858 L 300 858 Q 272 856 270 830 L 272 520 C 274 380 300 300 318 196 Z',
    slot: 'main', weave: weaveOf(options, 'nylon'), puff: 14, round: 20, body: 60, lift: 7, rumple: 0.8, creases: [...neck, ...fan(290, 820, -50, 30, 2, 200, random, 6), ...fan(710, 820, 230, 30, 2, 200, random, 6)],
    stitches: ['M 316 236 Q 500 222 684 236'],
  }
  const corner: Layer = { path: 'M 270 800 L 328 858 L 292 858 Q 272 856 270 832 Z', mirrored: true, slot: 'second', weave: 'nylon', puff: 4, lift: 2, rumple: 0.1 }
  const eyelet: Layer = { path: 'M 279 840 a 9 9 0 1 0 18 0 a 9 9 0 1 0 -18 0 Z', mirrored: true, slot: 'metal', weave: 'plain', puff: 5, round: 3, lift: 2, rumple: 0 }
  return { layers: [cords, body, corner, eyelet], areas: { frente: { x: 370, y: 420, width: 260, height: 300 } }, seed }
}

/** Backpacks. `kind`: urbana (two pockets), ejecutiva (sober, one flap zip), roll (rolled top). */
export const backpack: Cut = (options) => {
  const seed = seedOf(options)
  const random = seeded(seed * 67)
  const weave = weaveOf(options, 'canvas')
  const kind = (options['kind'] as 'urbana' | 'ejecutiva' | 'roll') ?? 'urbana'
  const accent = options['contrast'] ? 'second' : 'main'
  const strap: Layer = { path: 'M 700 300 C 776 360 796 620 744 820', mirrored: true, stroke: 44, slot: 'main', weave: 'nylon', puff: 12, round: 12, lift: 5, rumple: 0.2, shade: 0.1 }
  const grip: Layer = { path: 'M 448 160 C 452 86 548 86 552 160', stroke: 24, slot: 'main', weave: 'nylon', puff: 8, round: 7, lift: 4, rumple: 0.1 }
  const top = kind === 'roll' ? 'M 300 190 L 700 190 C 716 280 724 300 726 420' : 'M 288 420 C 288 200 380 140 500 140 C 620 140 712 200 726 420'
  const shell: Layer = {
    path: kind === 'roll' ? `${top} L 730 800 Q 728 872 660 876 L 340 876 Q 272 872 270 800 L 274 420 C 276 300 284 280 300 190 Z` : 'M 276 420 C 280 210 380 140 500 140 C 620 140 720 210 724 420 L 732 800 Q 730 874 660 878 L 340 878 Q 270 874 268 800 Z',
    slot: 'main', weave, puff: 26, round: 34, body: 70, lift: 8, rumple: 0.35, creases: [...fan(300, 360, 40, 40, 2, 160, random, 5), ...fan(700, 360, 140, 40, 2, 160, random, 5)],
  }
  const layers: Layer[] = [strap, grip, shell]
  if (kind === 'roll') layers.push({ path: 'M 292 180 Q 500 168 708 180 Q 716 216 706 250 Q 500 262 294 250 Q 284 216 292 180 Z', slot: 'main', weave, puff: 22, round: 18, lift: 9, rumple: 0.4 }, { path: 'M 500 236 L 500 480', stroke: 28, slot: accent, weave: 'nylon', puff: 5, round: 5, lift: 5, rumple: 0.1 }, { path: 'M 482 420 h 36 v 40 h -36 Z', slot: 'dark', weave: 'plain', puff: 6, round: 5, lift: 5, rumple: 0 })
  else layers.push(...zip('M 312 470 C 312 250 400 196 500 196 C 600 196 688 250 688 470'), puller(690, 466))
  const pocketTop = kind === 'ejecutiva' ? 470 : 540
  const pocket: Layer = { path: `M 326 ${pocketTop + 40} Q 326 ${pocketTop} 366 ${pocketTop} L 634 ${pocketTop} Q 674 ${pocketTop} 674 ${pocketTop + 40} L 682 800 Q 682 840 640 842 L 360 842 Q 318 840 318 800 Z`, slot: accent, weave, puff: 20, round: 22, body: 20, lift: 8, rumple: 0.3 }
  if (kind !== 'roll') layers.push(pocket, ...zip(`M 350 ${pocketTop + 34} Q 500 ${pocketTop + 26} 650 ${pocketTop + 34}`), puller(352, pocketTop + 36))
  if (kind === 'ejecutiva') layers.push({ path: 'M 322 650 L 678 650', stroke: 3, slot: 'main', weave: 'plain', puff: 1, lift: 2, rumple: 0, shade: 0.3 })
  const area = kind === 'roll' ? { x: 400, y: 560, width: 200, height: 200 } : { x: 400, y: pocketTop + 90, width: 200, height: 170 }
  return { layers, areas: { frente: area }, seed, stands: true }
}

/** Insulated bags: a lunch box with a handle. */
export const cooler: Cut = (options) => {
  const seed = seedOf(options)
  const accent = options['contrast'] ? 'second' : 'main'
  const handle: Layer = { path: 'M 372 300 C 380 130 620 130 628 300', stroke: 30, slot: accent, weave: 'nylon', puff: 9, round: 8, lift: 5, rumple: 0.1 }
  const lid: Layer = { path: 'M 246 310 Q 250 264 296 262 L 704 262 Q 750 264 754 310 L 756 400 L 244 400 Z', slot: 'main', weave: 'nylon', puff: 22, round: 22, body: 24, lift: 6, rumple: 0.25 }
  const body: Layer = { path: 'M 242 384 L 758 384 L 764 800 Q 762 856 706 858 L 294 858 Q 238 856 236 800 Z', slot: 'main', weave: 'nylon', puff: 26, round: 30, body: 60, lift: 6, rumple: 0.35 }
  const pocket: Layer = { path: 'M 306 520 L 694 520 L 700 790 Q 698 818 668 820 L 332 820 Q 302 818 300 790 Z', slot: accent, weave: 'nylon', puff: 14, round: 15, lift: 6, rumple: 0.35, stitches: ['M 310 536 L 690 536'] }
  return { layers: [handle, body, lid, ...zip('M 240 392 L 760 392'), puller(300, 394), pocket], areas: { frente: { x: 380, y: 570, width: 240, height: 190 } }, seed, stands: true }
}

/** A sports bag with two handles. */
export const duffel: Cut = (options) => {
  const seed = seedOf(options)
  const random = seeded(seed * 11)
  const accent = options['contrast'] ? 'second' : 'main'
  const body: Layer = { path: 'M 136 470 C 140 390 200 350 300 344 L 700 344 C 800 350 860 390 864 470 L 868 690 C 866 762 820 780 740 782 L 260 782 C 180 780 134 762 132 690 Z', slot: 'main', weave: weaveOf(options, 'nylon'), puff: 34, round: 40, body: 90, lift: 8, rumple: 0.45, creases: [...fan(180, 440, 40, 50, 3, 150, random, 6), ...fan(820, 440, 140, 50, 3, 150, random, 6)] }
  const end: Layer = { path: 'M 760 352 C 830 366 862 400 864 470 L 868 690 C 866 750 836 772 780 780 C 800 640 800 500 760 352 Z', mirrored: true, slot: accent, weave: 'nylon', puff: 14, round: 18, body: 20, lift: 3, rumple: 0.3 }
  const far: Layer = { path: 'M 350 360 C 360 170 640 170 650 360', stroke: 26, slot: 'main', weave: 'nylon', puff: 7, round: 7, lift: 4, rumple: 0.1, shade: 0.2 }
  const near: Layer = { path: 'M 334 782 L 334 470 C 350 210 650 210 666 470 L 666 782', stroke: 30, slot: accent, weave: 'nylon', puff: 8, round: 7, lift: 7, rumple: 0.1, stitches: ['M 334 770 L 334 500', 'M 666 770 L 666 500'] }
  return { layers: [far, body, end, ...zip('M 230 372 Q 500 350 770 372'), puller(250, 372), near], areas: { frente: { x: 390, y: 500, width: 220, height: 190 } }, seed, stands: true }
}

/** Small zipped cases. `kind`: neceser, notebook (flat, for a computer), rinonera. */
export const pouch: Cut = (options) => {
  const seed = seedOf(options)
  const random = seeded(seed * 19)
  const weave = weaveOf(options, 'canvas')
  const kind = (options['kind'] as 'neceser' | 'notebook' | 'rinonera') ?? 'neceser'
  const accent = options['contrast'] ? 'second' : 'main'
  if (kind === 'notebook') {
    const body: Layer = { path: 'M 170 300 Q 172 266 206 264 L 794 264 Q 828 266 830 300 L 830 712 Q 828 746 794 748 L 206 748 Q 172 746 170 712 Z', slot: 'main', weave, puff: 18, round: 20, body: 16, lift: 8, rumple: 0.25 }
    const pocket: Layer = { path: 'M 196 430 L 804 430 L 804 706 Q 802 722 786 724 L 214 724 Q 198 722 196 706 Z', slot: accent, weave, puff: 6, round: 8, lift: 4, rumple: 0.25, stitches: ['M 200 446 L 800 446'] }
    return { layers: [body, ...zip('M 196 290 L 804 290'), puller(770, 292), pocket], areas: { frente: { x: 400, y: 490, width: 200, height: 180 } }, seed }
  }
  if (kind === 'rinonera') {
    const belt: Layer = { path: 'M 60 470 Q 300 440 500 446 Q 700 440 940 470', stroke: 40, slot: 'main', weave: 'nylon', puff: 6, round: 6, lift: 4, rumple: 0.2 }
    const body: Layer = { path: 'M 236 430 Q 500 392 764 430 C 776 560 720 690 600 700 L 400 700 C 280 690 224 560 236 430 Z', slot: 'main', weave, puff: 30, round: 32, body: 50, lift: 9, rumple: 0.4, creases: [...fan(260, 470, 40, 40, 2, 120, random, 5), ...fan(740, 470, 140, 40, 2, 120, random, 5)] }
    return { layers: [belt, body, ...zip('M 262 474 Q 500 438 738 474', accent === 'second' ? 'second' : 'dark'), puller(286, 470)], areas: { frente: { x: 400, y: 520, width: 200, height: 130 } }, seed }
  }
  const body: Layer = { path: 'M 226 370 Q 500 350 774 370 C 800 480 812 600 806 690 Q 800 740 740 742 L 260 742 Q 200 740 194 690 C 188 600 200 480 226 370 Z', slot: 'main', weave, puff: 28, round: 32, body: 60, lift: 8, rumple: 0.5, creases: [...fan(240, 420, 50, 40, 3, 150, random, 6), ...fan(760, 420, 130, 40, 3, 150, random, 6)] }
  const tab: Layer = { path: 'M 196 470 h -44 v 66 h 44 Z', slot: accent, weave: 'nylon', puff: 6, lift: 4, rumple: 0.1 }
  const foot: Layer = { path: 'M 192 640 Q 500 652 808 640 L 806 690 Q 800 740 740 742 L 260 742 Q 200 740 194 690 Z', slot: 'second', weave: 'plain', puff: 10, round: 12, lift: 3, rumple: 0.2 }
  return { layers: [tab, body, ...(options['contrast'] ? [foot] : []), ...zip('M 232 386 Q 500 366 768 386'), puller(260, 386)], areas: { frente: { x: 390, y: 470, width: 220, height: 140 } }, seed, stands: true }
}
