import { seeded } from '../../finishes.ts'
import {
  type ClothLayer,
  type Crease,
  type Cut,
  fan,
  type Garment,
  mirrorCreases,
  type Weave,
} from '../layer.ts'
import { collarLayers } from './collar.ts'
import { type Lines, linesOf, type Neck } from './lines.ts'

type Sleeve = 'corta' | 'larga' | 'sin' | 'raglan'

function bodyPath(l: Lines, neckDepth: number, pointed: boolean): string {
  const neckline = pointed ? 'L' : `C 545 ${l.neckY + neckDepth} ${l.neckX - 6} ${l.neckY + neckDepth * 0.55}`
  return `M 498 ${l.neckY + neckDepth} ${neckline} ${l.neckX} ${l.neckY}
    L ${l.shoulderX - 22} ${l.shoulderY - 7} Q ${l.shoulderX - 4} ${l.shoulderY} ${l.shoulderX - 7} ${l.shoulderY + 20} C ${l.shoulderX - 20} ${l.shoulderY + 70} ${l.armpitX - 22} ${l.armpitY - 50} ${l.armpitX} ${l.armpitY}
    C ${l.armpitX - 4} ${l.armpitY + 90} ${l.waistX} ${l.armpitY + 150} ${l.waistX} ${(l.armpitY + l.hemY) / 2 + 20}
    C ${l.waistX} ${l.hemY - 130} ${l.hemX} ${l.hemY - 80} ${l.hemX} ${l.hemY - 6} Q ${(l.hemX + 500) / 2} ${l.hemY + 12} 498 ${l.hemY + 10} Z`
}

/** Sleeve outline: from the shoulder's tip to the cuff and back to the armpit. */
function sleeveLines(
  l: Lines,
  sleeve: Sleeve,
  fit: string,
): { path: string; cuff: [number, number, number, number] } {
  const wide = fit === 'oversize' ? 14 : 0
  if (sleeve === 'corta') {
    const [ox, oy] = [l.shoulderX + 142 + wide, l.shoulderY + 186 + wide * 3]
    const [ix, iy] = [l.armpitX + 34 + wide, l.armpitY + 84 + wide]
    return {
      cuff: [ox, oy, ix, iy],
      path: `M ${l.shoulderX - 44} ${l.shoulderY - 15} C ${l.shoulderX + 18} ${l.shoulderY + 2} ${ox - 44} ${oy - 110} ${ox} ${oy} L ${ix} ${iy} C ${l.armpitX + 12} ${l.armpitY + 40} ${l.armpitX} ${l.armpitY + 10} ${l.armpitX - 40} ${l.armpitY - 10} Z`,
    }
  }
  const end = l.hemY - 28
  const [ox, oy] = [l.shoulderX + 152 + wide * 0.4, end - 22]
  const [ix, iy] = [l.shoulderX + 66 + wide * 0.4, end]
  return {
    cuff: [ox, oy, ix, iy],
    path: `M ${l.shoulderX - 44} ${l.shoulderY - 15} C ${l.shoulderX + 52} ${l.shoulderY + 6} ${l.shoulderX + 82 + wide} ${l.shoulderY + 150} ${l.shoulderX + 112 + wide} ${l.shoulderY + 310} C ${ox - 16} ${oy - 190} ${ox} ${oy - 70} ${ox} ${oy} Q ${(ox + ix) / 2} ${oy + 17} ${ix} ${iy} C ${ix - 6} ${iy - 120} ${ix - 30} ${iy - 230} ${l.armpitX + 6} ${l.armpitY + 60} C ${l.armpitX + 2} ${l.armpitY + 20} ${l.armpitX - 10} ${l.armpitY} ${l.armpitX - 50} ${l.armpitY - 20} Z`,
  }
}

function sleeveLayers(
  l: Lines,
  o: Readonly<Record<string, unknown>>,
  weave: Weave,
  random: () => number,
): ClothLayer[] {
  const sleeve = o.sleeve as Sleeve
  if (sleeve === 'sin') return []
  const { path, cuff } = sleeveLines(l, sleeve, String(o.fit))
  const [ox, oy, ix, iy] = cuff
  const long = sleeve !== 'corta'
  const elbow = l.shoulderY + 300 + random() * 40
  const crease = (): Crease[] =>
    long
      ? [
          ...fan(l.armpitX + 18, l.armpitY + 40, 30, 60, 3, 150, random, 7),
          ...fan(l.shoulderX + 122, elbow, 200, 54, 3, 120, random, 7),
          ...fan(ix, iy - 130, -50, 40, 2, 100, random, 6),
        ]
      : fan(l.armpitX + 8, l.armpitY + 26, -34, 70, 3, 150, random, 5)
  const creases = crease()
  const rows = o.ribbed ? [] : [8, 13].map((back) => hemLine(ox, oy, ix, iy, back * (long ? 1 : 1.25)))
  const slot = o.contrastSleeves ? 'second' : 'main'
  const tilt = long ? -12 : -34
  const one: ClothLayer = {
    path,
    slot,
    weave,
    grain: tilt,
    puff: 13,
    round: 20,
    body: long ? 16 : 20,
    lift: 4,
    rumple: 0.5,
    drape: tilt,
    creases,
    stitches: rows,
    seams: rows.slice(1),
  }
  const layers: ClothLayer[] = [one, { ...one, flipped: true, grain: -tilt, drape: -tilt, creases: crease() }]
  if (o.ribbed) layers.push(cuffLayer(ox, oy, ix, iy, long ? 46 : 30, o.contrastRib ? 'second' : 'main'))
  return layers
}

function hemLine(ox: number, oy: number, ix: number, iy: number, back: number): string {
  const length = Math.hypot(ox - ix, oy - iy)
  const [nx, ny] = [(oy - iy) / length, -(ox - ix) / length]
  const side = ny < 0 ? 1 : -1
  return `M ${ox + nx * back * side} ${oy + ny * back * side} L ${ix + nx * back * side} ${iy + ny * back * side}`
}

function cuffLayer(
  ox: number,
  oy: number,
  ix: number,
  iy: number,
  tall: number,
  slot: 'main' | 'second',
): ClothLayer {
  const length = Math.hypot(ox - ix, oy - iy)
  const [nx, ny] = [(oy - iy) / length, -(ox - ix) / length]
  const side = ny < 0 ? 1 : -1
  const [dx, dy] = [nx * side * tall, ny * side * tall]
  const pinch = 5
  const angle = (Math.atan2(dx, -dy) * 180) / Math.PI
  return {
    path: `M ${ox + dx} ${oy + dy} Q ${(ox + ix) / 2 + dx} ${(oy + iy) / 2 + dy + 10} ${ix + dx} ${iy + dy} L ${ix + pinch} ${iy + 4} Q ${(ox + ix) / 2} ${(oy + iy) / 2 + 14} ${ox - pinch} ${oy + 4} Z`,
    mirrored: true,
    slot,
    weave: 'rib',
    grain: angle,
    puff: 6,
    round: 6,
    lift: 2,
    rumple: 0.12,
  }
}

function bodyCreases(l: Lines, random: () => number): Crease[] {
  const side = (): Crease[] => [
    ...fan(l.armpitX - 6, l.armpitY + 4, 138, 62, 3, 230, random, 6),
    ...fan(l.waistX, (l.armpitY + l.hemY) / 2 + 20 + random() * 60, 205, 40, 2, 210, random, 4.5),
    ...fan(l.hemX - 90 - random() * 60, l.hemY - 10, 268, 26, 2, 280, random, 4.5),
    ...fan(l.neckX + 24, l.neckY + 30, 118, 20, 1, 190, random, 3),
  ]
  return [...side(), ...mirrorCreases(side(), random)]
}

/** Shirts, polos, sweaters, jackets and vests, front or back, from the same lines. */
export const top: Cut = (options) => {
  const o = { fit: 'clasica', sleeve: 'corta', neck: 'redondo', weave: 'jersey', ...options } as Readonly<
    Record<string, unknown>
  >
  const seed = typeof o.seed === 'number' ? o.seed : 3
  const random = seeded(seed * 97 + 13)
  const weave = o.weave as Weave
  const l = linesOf(String(o.fit), o.ribbed ? 34 : 0)
  const back = o.back === true
  const neck = (back && o.neck !== 'capucha' ? backNeck(o.neck as Neck) : o.neck) as Neck
  const depth = back
    ? 16
    : { redondo: 74, v: 118, polo: 60, camisa: 60, alto: 34, capucha: 66, mao: 44 }[
        neck as Exclude<Neck, 'espalda'>
      ]
  const collar = collarLayers(l, neck, depth, o, weave)
  const hem = o.ribbed
    ? []
    : [14, 20].map(
        (up) =>
          `M ${1000 - l.hemX} ${l.hemY - 6 - up} Q 500 ${l.hemY + 26 - up} ${l.hemX} ${l.hemY - 6 - up}`,
      )
  const armhole = `M ${l.shoulderX - 7} ${l.shoulderY + 2} C ${l.shoulderX - 26} ${l.shoulderY + 60} ${l.armpitX - 30} ${l.armpitY - 50} ${l.armpitX - 8} ${l.armpitY + 2}`
  const quilted = weave === 'quilt'
  const body: ClothLayer = {
    path: bodyPath(l, neck === 'espalda' ? 16 : depth, neck === 'v'),
    mirrored: true,
    slot: 'main',
    weave,
    puff: o.sleeve === 'sin' ? 9 : 7,
    round: 13,
    body: 52,
    lift: 7,
    rumple: quilted ? 0.3 : 0.55,
    drape: 0,
    creases: quilted ? [] : bodyCreases(l, random),
    stitches: [...hem, armhole],
    seams: hem.slice(1),
  }
  const layers: ClothLayer[] = [
    ...collar.behind,
    ...sleeveLayers(l, o, weave === 'quilt' ? 'quilt' : weave, random),
    body,
  ]
  if (o.ribbed) layers.push(hemBand(l, o.contrastRib ? 'second' : 'main'))
  layers.push(...collar.front)
  return { layers, areas: areasOf(l, back, String(o.sleeve)), seed }
}

function backNeck(neck: Neck): Neck {
  return neck === 'redondo' || neck === 'v' ? 'espalda' : neck
}

function hemBand(l: Lines, slot: 'main' | 'second'): ClothLayer {
  const y = l.hemY - 6
  return {
    path: `M ${1000 - l.hemX} ${y} Q 500 ${y + 32} ${l.hemX} ${y} L ${l.hemX - 7} ${y + 46} Q 500 ${y + 76} ${1007 - l.hemX} ${y + 46} Z`,
    slot,
    weave: 'rib',
    puff: 6,
    round: 7,
    lift: 3,
    rumple: 0.12,
  }
}

function areasOf(l: Lines, back: boolean, sleeve: string): Garment['areas'] {
  const chest = l.neckY + 150
  if (back) return { espalda: { x: 370, y: l.neckY + 120, width: 260, height: 340 } }
  return {
    frente: { x: 378, y: chest, width: 244, height: 300 },
    pecho: { x: 548, y: chest - 4, width: 86, height: 86 },
    ...(sleeve === 'sin'
      ? {}
      : {
          manga: {
            x: l.shoulderX + (sleeve === 'corta' ? 16 : 24),
            y: l.shoulderY + (sleeve === 'corta' ? 84 : 110),
            width: 56,
            height: 64,
          },
        }),
  }
}
