/**
 * A mesh of colors, which SVG does not have, as a picture of the part that is seen: 300 dots per inch, which is more than a
 * mesh of soft colors shows. pdf.js has made triangles of all that a mesh may consist of.
 */
import { intersection, type PageBox, type PageMatrix, union } from './geometry.ts'
import type { PageCanvas, ShadingParts } from './graphics-state.ts'
import type { PageClip, PagePixels } from './page-art.ts'
import { pictureElement } from './picture-element.ts'

const DOTS_PER_POINT = 300 / 72
const MOST_PIXELS = 9_000_000
/** As pdf.js calls the forms of a part. */
const [TRIANGLES, LATTICE] = [1, 2]

type Figure = {
  readonly type: number
  readonly coords: ArrayLike<number>
  readonly colors: ArrayLike<number>
  readonly verticesPerRow?: number
}
type Color = readonly [red: number, green: number, blue: number]
type Corner = { readonly x: number; readonly y: number; readonly color: Color }
type Grid = { readonly corners: readonly Corner[]; readonly perRow: number }

/** Paints it within the clip. `matrix` leads from its space to the page's. */
export function paintMesh(canvas: PageCanvas, parts: ShadingParts, matrix: PageMatrix, clip: PageClip): void {
  const { art, state } = canvas
  if (!clip.box || !canvas.isVisible) return
  const triangles = trianglesOf(parts, matrix)
  const box = intersection(triangles.flat().reduce<PageBox | null>(cover, null) ?? clip.box, clip.box)
  if (!box || triangles.length === 0) return
  const pixels = drawTriangles(triangles, box)
  if (!pixels) {
    art.fail('pdf_mesh')
    return
  }
  const { left, top, right, bottom } = box
  const placed = { ...state, matrix: [right - left, 0, 0, top - bottom, left, bottom] as PageMatrix }
  const { element, box: covered } = pictureElement(placed, art.addPicture(pixels), pixels)
  art.paint(element, covered, { clip, maskId: state.maskId }, state.blend)
}

const cover = (box: PageBox | null, { x, y }: Corner): PageBox =>
  union(box, { left: x, top: y, right: x, bottom: y })

type Triangle = readonly [Corner, Corner, Corner]

function trianglesOf([, kind, coords, colors, figures]: ShadingParts, matrix: PageMatrix): Triangle[] {
  const [a, b, c, d, e, f] = matrix
  const [points, values] = [coords as ArrayLike<number>, colors as ArrayLike<number>]
  return (figures as Figure[]).flatMap((figure) => {
    const corners = Array.from(figure.coords, (point, n): Corner => {
      const [x, y] = [points[2 * point] ?? 0, points[2 * point + 1] ?? 0]
      const color = 4 * (figure.colors[n] ?? 0)
      return {
        x: a * x + c * y + e,
        y: b * x + d * y + f,
        color: [values[color] ?? 0, values[color + 1] ?? 0, values[color + 2] ?? 0],
      }
    })
    if (figure.type === TRIANGLES) return inThrees(corners)
    const grid = { corners, perRow: figure.verticesPerRow ?? 0 }
    return figure.type === LATTICE ? inGrid(kind === 6 || kind === 7 ? refined(grid) : grid) : []
  })
}

function inThrees(corners: readonly Corner[]): Triangle[] {
  return Array.from(
    { length: Math.floor(corners.length / 3) },
    (_, n) => corners.slice(3 * n, 3 * n + 3) as unknown as Triangle,
  )
}

function inGrid({ corners, perRow }: Grid): Triangle[] {
  if (perRow < 2) return []
  const [across, down] = [perRow - 1, Math.floor(corners.length / perRow) - 1]
  return Array.from({ length: Math.max(0, across * down) }, (_, n) => {
    const at = Math.floor(n / across) * perRow + (n % across)
    const [one, two, three, four] = [at, at + 1, at + perRow, at + perRow + 1].map((place) => corners[place])
    return [
      [one, two, three],
      [four, two, three],
    ] as Triangle[]
  }).flat()
}

/** Points of a patch between which its edge is straight: a curve looks like one. */
const STEP_POINTS = 1.5
const MOST_STEPS = 60

/**
 * pdf.js looks at a patch in few places, and its edge would have corners. Along each side a patch is a cubic curve, which four
 * of its points tell exactly: so it is looked at in more.
 */
function refined(grid: Grid): Grid {
  const { corners, perRow } = grid
  const rows = Math.floor(corners.length / perRow)
  if (perRow < 4 || rows < 4) return grid
  const box = corners.reduce<PageBox | null>(cover, null)
  const side = box ? Math.max(box.right - box.left, box.bottom - box.top) : 0
  const steps = Math.min(MOST_STEPS, Math.max(perRow - 1, rows - 1, Math.ceil(side / STEP_POINTS)))
  const [columnsOf, rowsOf] = [fourOf(perRow), fourOf(rows)]
  const made = Array.from({ length: (steps + 1) ** 2 }, (_, n): Corner => {
    const [across, down] = [columnsOf((n % (steps + 1)) / steps), rowsOf(Math.floor(n / (steps + 1)) / steps)]
    const sum = [0, 0, 0, 0, 0]
    for (const row of down) {
      for (const column of across) {
        const corner = corners[row.at * perRow + column.at]
        if (!corner) continue
        const weight = row.weight * column.weight
        const values = [corner.x, corner.y, ...corner.color]
        for (let at = 0; at < 5; at += 1) sum[at] = (sum[at] ?? 0) + weight * (values[at] ?? 0)
      }
    }
    const [x = 0, y = 0, red = 0, green = 0, blue = 0] = sum
    return { x, y, color: [red, green, blue] }
  })
  return { corners: made, perRow: steps + 1 }
}

/** Four of so many places, and what each weighs at a part of the way (Lagrange). */
function fourOf(count: number): (part: number) => { at: number; weight: number }[] {
  const places = [0, 1, 2, 3].map((n) => Math.round((n * (count - 1)) / 3))
  const parts = places.map((at) => at / (count - 1))
  return (part) =>
    places.map((at, n) => ({
      at,
      weight: parts.reduce(
        (product, other, m) => (m === n ? product : (product * (part - other)) / ((parts[n] ?? 0) - other)),
        1,
      ),
    }))
}

/** Undefined where there would be too many. */
function drawTriangles(triangles: readonly Triangle[], box: PageBox): PagePixels | undefined {
  const width = Math.max(1, Math.ceil((box.right - box.left) * DOTS_PER_POINT))
  const height = Math.max(1, Math.ceil((box.bottom - box.top) * DOTS_PER_POINT))
  if (!(width * height <= MOST_PIXELS)) return undefined
  const pixels = { data: new Uint8Array(width * height * 4), width, height, channels: 4 } as const
  const [across, down] = [width / (box.right - box.left || 1), height / (box.bottom - box.top || 1)]
  const placed = ({ x, y, color }: Corner): Corner => ({
    x: (x - box.left) * across,
    y: (y - box.top) * down,
    color,
  })
  for (const [one, two, three] of triangles) paintTriangle(pixels, [placed(one), placed(two), placed(three)])
  return pixels
}

/** Half of a pixel more on each side, so that neighbors leave no gap. */
const SLACK = 0.5

function paintTriangle(
  { data, width, height }: { data: Uint8Array; width: number; height: number },
  [one, two, three]: Triangle,
): void {
  const area = (two.x - one.x) * (three.y - one.y) - (three.x - one.x) * (two.y - one.y)
  if (Math.abs(area) < 1e-9) return
  const [xs, ys] = [
    [one.x, two.x, three.x],
    [one.y, two.y, three.y],
  ]
  const longest = Math.max(
    Math.hypot(two.x - one.x, two.y - one.y),
    Math.hypot(three.x - two.x, three.y - two.y),
    Math.hypot(one.x - three.x, one.y - three.y),
  )
  const slack = Math.min(1, (SLACK * longest) / Math.abs(area))
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(height - 1, Math.ceil(Math.max(...ys))),
  ]
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(width - 1, Math.ceil(Math.max(...xs))),
  ]
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const [x, y] = [column + 0.5, row + 0.5]
      const second = ((x - one.x) * (three.y - one.y) - (three.x - one.x) * (y - one.y)) / area
      const third = ((two.x - one.x) * (y - one.y) - (x - one.x) * (two.y - one.y)) / area
      const first = 1 - second - third
      if (Math.min(first, second, third) < -slack) continue
      const at = (row * width + column) * 4
      for (const channel of [0, 1, 2] as const) {
        data[at + channel] = limitedByte(
          first * one.color[channel] + second * two.color[channel] + third * three.color[channel],
        )
      }
      data[at + 3] = 255
    }
  }
}

const limitedByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))
