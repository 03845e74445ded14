/**
 * Where a printing area lies on a picture of the product. The rectangle is what surrounds it, upright. Things
 * that lie askew, lean away or are round have a mesh besides: it says where points of the area are seen, and
 * between them the surface runs smoothly. Shares are 0…1 from the top left corner; u goes along the area's
 * width, v along its height.
 */
export type PlacementMesh = {
  /** Points in a row and in a column, 2…9. */
  readonly columns: number
  readonly rows: number
  /** x, y of every point, row by row from the area's top, shares of the picture. */
  readonly points: readonly number[]
  /** u of the first and of the last column: an area that goes around is seen in part. Absent: 0 and 1. */
  readonly from?: number
  readonly to?: number
}
export type Placement = {
  readonly image_url: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly mesh?: PlacementMesh
}
export type PlacementSurface = Omit<Placement, 'image_url'>
type PicturePoint = { readonly x: number; readonly y: number }
type PictureSize = { readonly width: number; readonly height: number }

export const MAX_MESH_POINTS = 9
/** How far beyond the picture's edges a point may lie, in pictures: an area may be cut by the edge. */
export const MESH_REACH = 1
const MIN_VISIBLE_SHARE = 0.05

/** Whether the catalog may store this mesh. */
export function isMesh(mesh: PlacementMesh): boolean {
  const { columns, rows, points, from = 0, to = 1 } = mesh
  return (
    [columns, rows].every((count) => Number.isInteger(count) && count >= 2 && count <= MAX_MESH_POINTS) &&
    points.length === columns * rows * 2 &&
    points.every((share) => share >= -MESH_REACH && share <= 1 + MESH_REACH) &&
    from >= 0 &&
    to <= 1 &&
    to - from >= MIN_VISIBLE_SHARE
  )
}

/** The part of the area's width that the picture shows, as u of its left and right end. */
export function visibleShare({ mesh }: Pick<Placement, 'mesh'>): {
  readonly from: number
  readonly to: number
} {
  return { from: mesh?.from ?? 0, to: mesh?.to ?? 1 }
}

/** Where the point u, v of the area is seen. A little beyond the area the surface goes on as it ended. */
export function pointOn(placement: PlacementSurface, u: number, v: number): PicturePoint {
  const { mesh } = placement
  if (!mesh) return { x: placement.x + u * placement.width, y: placement.y + v * placement.height }
  const { from, to } = visibleShare(placement)
  const across = weightsAt(((u - from) / (to - from)) * (mesh.columns - 1), mesh.columns)
  const down = weightsAt(v * (mesh.rows - 1), mesh.rows)
  let [x, y] = [0, 0]
  for (const [row, share] of down) {
    for (const [column, weight] of across) {
      const at = (row * mesh.columns + column) * 2
      x += share * weight * (mesh.points[at] ?? 0)
      y += share * weight * (mesh.points[at + 1] ?? 0)
    }
  }
  return { x, y }
}

/**
 * The four points around a place on a line of points, and their weights (cubic convolution). Past the ends stands
 * the point that goes on as the last three began; a line of two points is straight.
 */
export function weightsAt(place: number, count: number): (readonly [index: number, weight: number])[] {
  const first = Math.min(Math.max(Math.floor(place), 0), count - 2)
  const t = place - first
  if (count === 2) return [[0, 1 - t] as const, [1, t] as const]
  const before = ((-t + 2) * t - 1) * t * 0.5
  const near = ((3 * t - 5) * t * t + 2) * 0.5
  const next = ((-3 * t + 4) * t + 1) * t * 0.5
  const after = (t - 1) * t * t * 0.5
  const weights = new Map<number, number>()
  const add = (index: number, weight: number) => weights.set(index, (weights.get(index) ?? 0) + weight)
  const addBeyond = (index: number, weight: number, inward: number) => {
    if (index >= 0 && index < count) return add(index, weight)
    add(index + inward, 3 * weight)
    add(index + inward * 2, -3 * weight)
    add(index + inward * 3, weight)
  }
  add(first, near)
  add(first + 1, next)
  addBeyond(first - 1, before, 1)
  addBeyond(first + 2, after, -1)
  return [...weights]
}

/**
 * Degrees, clockwise, by which a picture has to be turned for the area's middle to be upright; −180 < turn ≤ 180.
 * `picture` is its width and height in any unit.
 */
export function uprightTurn(placement: PlacementSurface, picture: PictureSize): number {
  if (!placement.mesh) return 0
  const { from, to } = visibleShare(placement)
  const [middle, step] = [(from + to) / 2, (to - from) / 100]
  const [left, right] = [pointOn(placement, middle - step, 0.5), pointOn(placement, middle + step, 0.5)]
  const slant = Math.atan2((right.y - left.y) * picture.height, (right.x - left.x) * picture.width)
  const turn = (-slant * 180) / Math.PI
  return turn <= -180 ? turn + 360 : turn
}

/**
 * The seen part of the area as a plain rectangle that is turned around its middle by `turn` degrees, clockwise, once
 * it stands at x, y: near enough to outline a place, or to lay a small picture on it.
 */
export function turnedBox(
  placement: PlacementSurface,
  picture: PictureSize,
): PicturePoint & PictureSize & { readonly turn: number } {
  const { x, y, width, height, mesh } = placement
  if (!mesh) return { x, y, width, height, turn: 0 }
  const { from, to } = visibleShare(placement)
  const inPixels = (u: number, v: number) => {
    const seen = pointOn(placement, u, v)
    return { x: seen.x * picture.width, y: seen.y * picture.height }
  }
  const [left, right] = [inPixels(from, 0.5), inPixels(to, 0.5)]
  const [top, low] = [inPixels((from + to) / 2, 0), inPixels((from + to) / 2, 1)]
  const slant = Math.atan2(right.y - left.y, right.x - left.x)
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)]
  // what is round is seen farther on one side of its middle than on the other
  const along = ((left.x + right.x) * cos + (left.y + right.y) * sin) / 2
  const across = ((top.y + low.y) * cos - (top.x + low.x) * sin) / 2
  const [middleX, middleY] = [along * cos - across * sin, along * sin + across * cos]
  const share = {
    width: Math.hypot(right.x - left.x, right.y - left.y) / picture.width,
    height: Math.hypot(low.x - top.x, low.y - top.y) / picture.height,
  }
  return {
    x: middleX / picture.width - share.width / 2,
    y: middleY / picture.height - share.height / 2,
    ...share,
    turn: (slant * 180) / Math.PI,
  }
}
