import type { ClothLayer, Weave } from '../layer.ts'
import type { Lines, Neck } from './lines.ts'

type TrimOptions = Readonly<Record<string, unknown>>

/** Buttons, plackets and zips. */
export function fastening(l: Lines, neck: Neck, depth: number, o: TrimOptions): ClothLayer[] {
  if (o.back) return []
  const top = neck === 'alto' ? l.neckY - 40 : neck === 'mao' ? l.neckY - 18 : l.neckY + depth - 4
  if (o.zip || o.halfZip) {
    const end = o.halfZip ? l.neckY + 210 : l.hemY + (o.ribbed ? 62 : 8)
    return [
      {
        path: `M 500 ${top} L 500 ${end}`,
        stroke: 22,
        slot: 'main',
        weave: 'plain',
        puff: 3,
        lift: 2,
        rumple: 0.05,
        stitches: [`M 491 ${top} L 491 ${end}`, `M 509 ${top} L 509 ${end}`],
      },
      {
        path: `M 500 ${top} L 500 ${end}`,
        stroke: 7,
        slot: o.contrastZip ? 'second' : 'dark',
        weave: 'knit',
        puff: 2,
        round: 3,
        lift: 1,
        rumple: 0,
      },
      {
        path: `M 496 ${top + 4} h 8 l 1 16 h -3 v 18 q -2 4 -4 0 v -18 h -3 Z`,
        slot: 'metal',
        weave: 'plain',
        puff: 3,
        round: 2,
        lift: 3,
        rumple: 0,
      },
    ]
  }
  const buttons = o.buttons === true ? [l.hemY - 30, 7] : neck === 'polo' ? [l.neckY + 190, 3] : undefined
  if (!buttons) return []
  const [end = 0, count = 0] = buttons
  const from = l.neckY + 52
  const placket: ClothLayer = {
    path: `M 483 ${from} L 517 ${from} L 517 ${end} L 483 ${end} Z`,
    slot: o.contrastRib && neck === 'polo' ? 'main' : 'main',
    weave: neck === 'polo' ? 'pique' : 'woven',
    puff: 3,
    round: 3,
    lift: 3,
    rumple: 0.1,
    stitches: [`M 487 ${from} L 487 ${end - 4} L 513 ${end - 4} L 513 ${from}`],
  }
  const knobs = Array.from({ length: count }, (_, index): ClothLayer => {
    const y = from + 18 + (index * (end - from - 40)) / (count - 1)
    return {
      path: `M 493.5 ${y} a 6.5 6.5 0 1 0 13 0 a 6.5 6.5 0 1 0 -13 0 Z`,
      slot: o.darkButtons ? 'dark' : 'light',
      weave: 'plain',
      puff: 3,
      round: 2.5,
      lift: 2.5,
      rumple: 0,
    }
  })
  return [placket, ...knobs]
}

/** Kangaroo, side and chest pockets. */
export function pockets(l: Lines, o: TrimOptions, weave: Weave): ClothLayer[] {
  if (o.back) return []
  const layers: ClothLayer[] = []
  const soft = weave === 'quilt' ? 'nylon' : weave
  if (o.kangaroo) {
    const y = l.hemY - 214
    layers.push({
      path: `M 405 ${y} L 595 ${y} L 648 ${y + 92} L 640 ${y + 190} Q 500 ${y + 202} 360 ${y + 190} L 352 ${y + 92} Z`,
      slot: 'main',
      weave: soft,
      puff: 6,
      round: 8,
      lift: 5,
      rumple: 0.45,
      stitches: [
        `M 410 ${y + 7} L 590 ${y + 7}`,
        `M 597 ${y + 6} L 642 ${y + 90}`,
        `M 403 ${y + 6} L 358 ${y + 90}`,
      ],
    })
  }
  if (o.sidePockets) {
    const y = l.hemY - 250
    layers.push(
      {
        path: `M ${l.hemX - 92} ${y} L ${l.hemX - 62} ${y + 130}`,
        mirrored: true,
        stroke: 15,
        slot: 'main',
        weave: 'plain',
        puff: 3,
        lift: 3,
        rumple: 0,
      },
      {
        path: `M ${l.hemX - 92} ${y + 4} L ${l.hemX - 62} ${y + 126}`,
        mirrored: true,
        stroke: 4,
        slot: o.contrastZip ? 'second' : 'dark',
        weave: 'knit',
        puff: 1,
        lift: 0,
        rumple: 0,
      },
    )
  }
  if (o.chestPocket) {
    const y = l.neckY + 150
    layers.push({
      path: `M 545 ${y} h 92 v 88 l -46 20 l -46 -20 Z`,
      slot: 'main',
      weave: soft,
      puff: 3,
      round: 4,
      lift: 3,
      rumple: 0.2,
      stitches: [`M 549 ${y + 16} h 84`, `M 550 ${y + 2} v 82 l 41 18 l 41 -18 v -82`],
    })
  }
  return layers
}
