import type { ClothLayer, Weave } from '../layer.ts'
import type { Lines, Neck } from './lines.ts'
import { fastening, pockets } from './trims.ts'

type CollarOptions = Readonly<Record<string, unknown>>

type Collar = { behind: ClothLayer[]; front: ClothLayer[] }

/** The layers at a garment's neck: behind the body (inside of the back) and in front of it. */
export function collarLayers(l: Lines, neck: Neck, depth: number, o: CollarOptions, weave: Weave): Collar {
  const inside: ClothLayer = {
    path: `M ${1000 - l.neckX - 4} ${l.neckY - 3} Q 500 ${l.neckY + 22} ${l.neckX + 4} ${l.neckY - 3} L ${l.neckX + 10} ${l.neckY + depth * 0.7} Q 500 ${l.neckY + depth + 40} ${990 - l.neckX} ${l.neckY + depth * 0.7} Z`,
    slot: 'inside',
    weave,
    puff: 2,
    rumple: 0.15,
    shade: 0.22,
    lift: 0,
  }
  const trim = o.contrastRib ? 'second' : 'main'
  const makers: Record<Neck, () => Collar> = {
    redondo: () => roundNeck(l, depth, inside, trim),
    v: () => vNeck(l, depth, inside, trim),
    espalda: () => ({
      behind: [],
      front: [
        band(`M ${1000 - l.neckX} ${l.neckY - 2} Q 500 ${l.neckY + 22} ${l.neckX} ${l.neckY - 2}`, 17, trim),
      ],
    }),
    polo: () => foldedCollar(l, inside, o, trim, 'rib'),
    camisa: () => foldedCollar(l, inside, o, trim, 'woven'),
    mao: () => standing(l, depth, inside, o, trim, 40, 'woven'),
    alto: () => standing(l, depth, inside, o, trim, 66, weave),
    capucha: () => hood(l, depth, o, weave),
  }
  const collar = makers[neck]()
  collar.front.push(...fastening(l, neck, depth, o), ...pockets(l, o, weave))
  return collar
}

function band(path: string, width: number, slot: 'main' | 'second'): ClothLayer {
  return { path, stroke: width, slot, weave: 'rib', puff: 5, round: 5, lift: 2, rumple: 0.06 }
}

function roundNeck(l: Lines, depth: number, inside: ClothLayer, trim: 'main' | 'second'): Collar {
  const backBand = band(
    `M ${1000 - l.neckX + 2} ${l.neckY + 3} Q 500 ${l.neckY + 27} ${l.neckX - 2} ${l.neckY + 3}`,
    17,
    trim,
  )
  const front = `M ${1000 - l.neckX - 1} ${l.neckY - 4} C ${1006 - l.neckX} ${l.neckY + depth * 0.56} 455 ${l.neckY + depth + 1} 500 ${l.neckY + depth + 1} C 545 ${l.neckY + depth + 1} ${l.neckX - 6} ${l.neckY + depth * 0.56} ${l.neckX + 1} ${l.neckY - 4}`
  return { behind: [inside, { ...backBand, shade: 0.14 }, label(l)], front: [band(front, 19, trim)] }
}

/** The sewn-in label, without a word on it. */
function label(l: Lines): ClothLayer {
  return {
    path: `M 484 ${l.neckY + 26} h 32 v 22 h -32 Z`,
    slot: 'light',
    weave: 'woven',
    puff: 1,
    lift: 2,
    rumple: 0,
    shade: 0.12,
  }
}

function vNeck(l: Lines, depth: number, inside: ClothLayer, trim: 'main' | 'second'): Collar {
  const backBand = band(
    `M ${1000 - l.neckX + 2} ${l.neckY + 3} Q 500 ${l.neckY + 27} ${l.neckX - 2} ${l.neckY + 3}`,
    17,
    trim,
  )
  const hole: ClothLayer = {
    ...inside,
    path: `M ${1000 - l.neckX} ${l.neckY} Q 500 ${l.neckY + 20} ${l.neckX} ${l.neckY} L 500 ${l.neckY + depth} Z`,
  }
  const front = `M ${999 - l.neckX} ${l.neckY - 4} L 500 ${l.neckY + depth} L ${l.neckX + 1} ${l.neckY - 4}`
  return { behind: [], front: [hole, { ...backBand, shade: 0.14 }, label(l), band(front, 18, trim)] }
}

function foldedCollar(
  l: Lines,
  inside: ClothLayer,
  o: CollarOptions,
  slot: 'main' | 'second',
  weave: Weave,
): Collar {
  const back = o.back === true
  const flat = weave === 'rib' ? { weave: 'rib' as Weave, grain: 34 } : { weave }
  if (back) {
    const fold: ClothLayer = {
      path: `M ${994 - l.neckX} ${l.neckY - 14} Q 500 ${l.neckY - 26} ${l.neckX + 6} ${l.neckY - 14} L ${l.neckX + 26} ${l.neckY + 26} Q 500 ${l.neckY + 48} ${974 - l.neckX} ${l.neckY + 26} Z`,
      slot,
      weave,
      puff: 7,
      round: 8,
      lift: 6,
      rumple: 0.1,
    }
    return { behind: [], front: [fold] }
  }
  const y = l.neckY
  const wing: ClothLayer = {
    path: `M ${l.neckX - 4} ${y - 16} C ${l.neckX + 22} ${y} ${l.neckX + 30} ${y + 26} ${l.neckX + 22} ${y + 40} L ${l.neckX - 18} ${y + 96} Q ${l.neckX - 26} ${y + 102} ${l.neckX - 32} ${y + 94} C 528 ${y + 70} 510 ${y + 62} 500 ${y + 58} C 516 ${y + 40} ${l.neckX - 20} ${y + 8} ${l.neckX - 4} ${y - 16} Z`,
    mirrored: true,
    slot,
    ...flat,
    puff: 7,
    round: 8,
    lift: 7,
    rumple: 0.1,
    stitches:
      weave === 'woven'
        ? [
            `M ${l.neckX + 16} ${y + 40} L ${l.neckX - 22} ${y + 90} C 530 ${y + 66} 516 ${y + 58} 506 ${y + 54}`,
          ]
        : [],
  }
  const backFold: ClothLayer = {
    path: `M ${1000 - l.neckX - 2} ${y - 14} Q 500 ${y - 30} ${l.neckX + 2} ${y - 14} L ${l.neckX - 6} ${y + 20} Q 500 ${y + 8} ${1006 - l.neckX} ${y + 20} Z`,
    slot,
    weave,
    puff: 6,
    round: 7,
    lift: 3,
    rumple: 0.05,
    shade: 0.06,
  }
  return { behind: [inside, label({ ...l, neckY: y - 6 }), backFold], front: [wing] }
}

function standing(
  l: Lines,
  depth: number,
  inside: ClothLayer,
  o: CollarOptions,
  slot: 'main' | 'second',
  tall: number,
  weave: Weave,
): Collar {
  const y = l.neckY
  const outer: ClothLayer = {
    path: `M ${990 - l.neckX} ${y + 8} C ${1000 - l.neckX + 8} ${y - tall * 0.5} ${1000 - l.neckX + 12} ${y - tall * 0.8} ${1000 - l.neckX + 14} ${y - tall} Q 500 ${y - tall + 34} ${l.neckX - 14} ${y - tall} C ${l.neckX - 12} ${y - tall * 0.8} ${l.neckX - 8} ${y - tall * 0.5} ${l.neckX + 10} ${y + 8} Q 500 ${y + depth + 22} ${990 - l.neckX} ${y + 8} Z`,
    slot,
    weave: weave === 'quilt' ? 'nylon' : weave,
    puff: 8,
    round: 9,
    lift: 5,
    rumple: 0.2,
    stitches: [`M ${1000 - l.neckX + 2} ${y + 6} Q 500 ${y + depth + 10} ${l.neckX - 2} ${y + 6}`],
  }
  if (o.back)
    return {
      behind: [],
      front: [
        {
          ...outer,
          path: `M ${990 - l.neckX} ${y + 4} L ${1000 - l.neckX + 14} ${y - tall} Q 500 ${y - tall - 10} ${l.neckX - 14} ${y - tall} L ${l.neckX + 10} ${y + 4} Q 500 ${y + 34} ${990 - l.neckX} ${y + 4} Z`,
          stitches: [],
        },
      ],
    }
  const far: ClothLayer = {
    ...inside,
    path: `M ${1000 - l.neckX + 12} ${y - tall - 3} Q 500 ${y - tall - 18} ${l.neckX - 12} ${y - tall - 3} L ${l.neckX - 12} ${y} Q 500 ${y + 20} ${1012 - l.neckX} ${y} Z`,
  }
  return { behind: [far], front: [outer] }
}

function hood(l: Lines, depth: number, o: CollarOptions, weave: Weave): Collar {
  const y = l.neckY
  if (o.back) {
    const drop: ClothLayer = {
      path: `M ${966 - l.neckX} ${y + 6} C ${940 - l.neckX} ${y - 60} 440 ${y - 76} 500 ${y - 76} C 560 ${y - 76} ${l.neckX + 60} ${y - 60} ${l.neckX + 34} ${y + 6} C ${l.neckX + 40} ${y + 120} 560 ${y + 190} 500 ${y + 200} C 440 ${y + 190} ${960 - l.neckX} ${y + 120} ${966 - l.neckX} ${y + 6} Z`,
      slot: 'main',
      weave,
      puff: 16,
      round: 22,
      body: 10,
      lift: 9,
      rumple: 0.6,
      seams: [`M 500 ${y - 76} L 500 ${y + 200}`],
    }
    return { behind: [], front: [drop] }
  }
  const shell: ClothLayer = {
    path: `M ${966 - l.neckX} ${y + 34} C ${916 - l.neckX} ${y - 50} 410 ${y - 92} 500 ${y - 92} C 590 ${y - 92} ${l.neckX + 84} ${y - 50} ${l.neckX + 34} ${y + 34} L 500 ${y + depth + 40} Z`,
    slot: 'main',
    weave,
    puff: 14,
    round: 18,
    lift: 5,
    rumple: 0.6,
  }
  const hollow: ClothLayer = {
    path: `M ${1002 - l.neckX} ${y + 26} C ${970 - l.neckX} ${y - 40} 430 ${y - 58} 500 ${y - 58} C 570 ${y - 58} ${l.neckX + 30} ${y - 40} ${l.neckX - 2} ${y + 26} Q 530 ${y + depth} 500 ${y + depth + 10} Q 470 ${y + depth} ${1002 - l.neckX} ${y + 26} Z`,
    slot: 'inside',
    weave,
    puff: 4,
    round: 10,
    rumple: 0.4,
    shade: 0.3,
    lift: 0,
  }
  const flap: ClothLayer = {
    path: `M ${l.neckX + 22} ${y + 4} C ${l.neckX + 30} ${y + 50} 545 ${y + depth + 34} 497 ${y + depth + 52} L 497 ${y + depth + 6} C 528 ${y + depth - 8} ${l.neckX - 14} ${y + 30} ${l.neckX - 6} ${y - 20} Z`,
    mirrored: true,
    slot: 'main',
    weave,
    puff: 9,
    round: 10,
    lift: 5,
    rumple: 0.4,
    stitches: [`M ${l.neckX - 2} ${y - 6} C ${l.neckX - 8} ${y + 36} 532 ${y + depth} 500 ${y + depth + 16}`],
  }
  const cordSlot = 'light'
  const cords: ClothLayer[] =
    o.zip || o.noCords
      ? []
      : [
          {
            path: `M 528 ${y + depth + 22} C 534 ${y + depth + 70} 526 ${y + depth + 110} 531 ${y + depth + 158}`,
            mirrored: true,
            stroke: 7,
            slot: cordSlot,
            weave: 'plain',
            puff: 4,
            round: 3,
            lift: 4,
            rumple: 0,
          },
          {
            path: `M 531 ${y + depth + 150} l 0.5 16`,
            mirrored: true,
            stroke: 8,
            slot: 'metal',
            weave: 'plain',
            puff: 4,
            round: 3,
            lift: 2,
            rumple: 0,
          },
        ]
  return { behind: [shell, hollow], front: [flap, ...cords] }
}
