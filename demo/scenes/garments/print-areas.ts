import type { ClothArea } from './cloth.ts'
import { SPACING, surfaceAt } from './drape.ts'
import type { Point } from './lines.ts'
import type { Pattern } from './pattern.ts'
import type { Frame, Layer } from './relief.ts'
import { onPocket } from './shirts.ts'
import { POCKET_TOP } from './trims.ts'

const STEPS = 24

/** Where the print areas came to lie: each a grid of points over the picture. */
export function areasOn(layer: Layer, frame: Frame, areas: Readonly<Record<string, ClothArea>>) {
  return Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, seen(layer, frame, area)]))
}

/** Small garments have smaller areas; each lies as far below the neck as printers place it. */
export function patternAreas(pattern: Pattern, isBack: boolean): Record<string, ClothArea> {
  const { chest, length } = pattern.fit
  const scale = Math.min(1, chest / 25)
  const sized = (width: number, height: number): Point => [
    Math.round(width * scale),
    Math.round(height * scale),
  ]
  const below = pattern.isBack ? pattern.neckDepth() : Math.max(pattern.neckDepth(), pattern.collarDepth())
  const back = sized(30, 40)
  if (isBack) return { espalda: { middle: [0, below + 6 + back[1] / 2], size: back, turn: 0 } }
  const most = pattern.options.kangaroo ? length * POCKET_TOP - 1.5 - (below + 6) : 35
  const wide = sized(28, 35)
  const front: Point = [wide[0], Math.round(Math.min(wide[1], most))]
  const onLeft = sized(9, 9)
  const belowCollar = pattern.collarKind ? pattern.collarDepth() + 1.6 + onLeft[1] / 2 : 0
  const onChest = Math.max(pattern.fit.drop + 8.5 * scale, belowCollar)
  const chestMiddle: Point = pattern.options.chestPocket ? onPocket(pattern) : [chest * 0.37, onChest]
  const start = pattern.leaf ? pattern.neckDepth() + 5 : below + (pattern.collarKind === 'hood' ? 6 : 5)
  const areas = {
    frente: { middle: [0, start + front[1] / 2] as Point, size: front, turn: 0 },
    pecho: { middle: chestMiddle, size: onLeft, turn: 0 },
  }
  if (pattern.sleeve.kind === 'none') return areas
  return { ...areas, manga: sleeveArea(pattern, sized(7, 8)) }
}

/** Above the cuff of a short sleeve; on a long one where the arm is widest. */
function sleeveArea({ sleeve, fit }: Pattern, size: Point): ClothArea {
  const [[upperX, upperY], [lowerX, lowerY]] = sleeve.end
  const [dx, dy] = sleeve.way
  const turn = Math.atan2(dy, dx) - Math.PI / 2
  if (sleeve.kind === 'long') {
    const [pitX, pitY] = [fit.chest, fit.armpit]
    const across = pitX * 0.285
    return { middle: [pitX + dx * 5 + dy * across, pitY + dy * 5 - dx * across], size, turn }
  }
  const up = size[1] / 2 + 3.4
  const cuff: Point = [upperX * 0.56 + lowerX * 0.44, upperY * 0.56 + lowerY * 0.44]
  return { middle: [cuff[0] - dx * up, cuff[1] - dy * up], size, turn }
}

function seen({ cloth, net }: Layer, frame: Frame, { middle, size: [width, height], turn }: ClothArea) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const points: number[] = []
  for (let row = 0; row <= STEPS; row++)
    for (let column = 0; column <= STEPS; column++) {
      const [x, y] = [(column / STEPS - 0.5) * width, (row / STEPS - 0.5) * height]
      const [u, v] = [middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos]
      const [px, py] = surfaceAt(net, (u - cloth.bounds.left) / SPACING, (v - cloth.bounds.top) / SPACING)
      for (const share of [(px - frame.left) * frame.scale, (py - frame.top) * frame.scale])
        points.push(Math.round((share / frame.side) * 1e5) / 1e5)
    }
  return { widthCm: width, heightCm: height, from: 0, to: 1, steps: STEPS, points }
}
