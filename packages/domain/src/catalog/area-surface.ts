/**
 * How the people of a shop lay a print area on a picture: flat, leaning by its four corners, or around a cylinder. All of
 * them become the placement that builder, mock-up and price know; corners of any of them can be moved afterwards.
 */
import {
  isMesh,
  MESH_REACH,
  type PlacementMesh,
  type PlacementSurface,
  pointOn,
  visibleShare,
} from './placement.ts'

export const surfaceKinds = ['flat', 'leaning', 'round'] as const
export type SurfaceKind = (typeof surfaceKinds)[number]
/** Of the picture, 0…1 from its top left corner. */
type SharePoint = { readonly x: number; readonly y: number }

const MIN_SHARE = 0.01
/** A camera sees a cylinder no farther around than this. */
const SEEN_DEGREES = 150
const roundMesh = { columns: 9, rows: 3 } as const
const round = (share: number) => Math.round(share * 10_000) / 10_000
const within = (share: number, least: number, most: number) => Math.max(least, Math.min(most, share))

export function surfaceKind({ mesh }: PlacementSurface): SurfaceKind {
  if (!mesh) return 'flat'
  const isWhole = (mesh.from ?? 0) === 0 && (mesh.to ?? 1) === 1
  return mesh.columns === 2 && mesh.rows === 2 && isWhole ? 'leaning' : 'round'
}

/** From the top left one, clockwise. */
export function surfaceCorners(surface: PlacementSurface): SharePoint[] {
  const { from, to } = visibleShare(surface)
  return [
    pointOn(surface, from, 0),
    pointOn(surface, to, 0),
    pointOn(surface, to, 1),
    pointOn(surface, from, 1),
  ]
}

export function flatSurface({ x, y, width, height }: PlacementSurface): PlacementSurface {
  const [w, h] = [within(width, MIN_SHARE, 1), within(height, MIN_SHARE, 1)]
  return {
    x: round(within(x, 0, 1 - w)),
    y: round(within(y, 0, 1 - h)),
    width: round(w),
    height: round(h),
  }
}

export function leaningSurface(surface: PlacementSurface): PlacementSurface {
  const [topLeft, topRight, lowRight, lowLeft] = surfaceCorners(surface)
  const corners = [topLeft, topRight, lowLeft, lowRight].flatMap((point) => (point ? [point.x, point.y] : []))
  return withMesh({ columns: 2, rows: 2, points: corners })
}

/**
 * Around an upright cylinder that fills the box: the area goes `wrapDegrees` around it, and its lines sink by `bow` shares of
 * the box's height in the middle, as a cylinder that is seen from above shows them.
 */
export function roundSurface(box: PlacementSurface, wrapDegrees: number, bow: number): PlacementSurface {
  const { x, y, width, height } = box
  const seen = Math.min(SEEN_DEGREES, wrapDegrees)
  const edge = (seen / 360) * Math.PI
  const { columns, rows } = roundMesh
  const points: number[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const angle = ((2 * column) / (columns - 1) - 1) * edge
      const sunk = (Math.cos(angle) - Math.cos(edge)) / (1 - Math.cos(edge))
      points.push(x + (width / 2) * (1 + Math.sin(angle) / Math.sin(edge)))
      points.push(y + height * (row / (rows - 1) + bow * sunk))
    }
  }
  const unseen = (1 - seen / wrapDegrees) / 2
  return withMesh({
    columns,
    rows,
    points,
    ...(unseen > 0 && { from: round(unseen), to: round(1 - unseen) }),
  })
}

export function moveSurface(surface: PlacementSurface, dx: number, dy: number): PlacementSurface {
  if (!surface.mesh) return flatSurface({ ...surface, x: surface.x + dx, y: surface.y + dy })
  return movePoints(surface.mesh, () => [dx, dy])
}

/** A corner of what is flat makes it larger or smaller; of a mesh it takes the points along, those near it the most. */
export function moveCorner(
  surface: PlacementSurface,
  corner: number,
  dx: number,
  dy: number,
): PlacementSurface {
  const [isRight, isLow] = [corner === 1 || corner === 2, corner >= 2]
  const { mesh, x, y, width, height } = surface
  if (mesh) {
    return movePoints(mesh, (column, row) => {
      const [u, v] = [column / (mesh.columns - 1), row / (mesh.rows - 1)]
      const weight = (isRight ? u : 1 - u) * (isLow ? v : 1 - v)
      return [dx * weight, dy * weight]
    })
  }
  const [right, low] = [x + width, y + height]
  const left = isRight ? x : within(x + dx, 0, right - MIN_SHARE)
  const top = isLow ? y : within(y + dy, 0, low - MIN_SHARE)
  return flatSurface({
    x: left,
    y: top,
    width: isRight ? within(width + dx, MIN_SHARE, 1 - x) : right - left,
    height: isLow ? within(height + dy, MIN_SHARE, 1 - y) : low - top,
  })
}

function movePoints(
  mesh: PlacementMesh,
  shift: (column: number, row: number) => readonly [dx: number, dy: number],
): PlacementSurface {
  const points = mesh.points.map((share, at) => {
    const place = Math.floor(at / 2)
    const [dx, dy] = shift(place % mesh.columns, Math.floor(place / mesh.columns))
    return share + (at % 2 === 0 ? dx : dy)
  })
  return withMesh({ ...mesh, points })
}

/** With the upright box that surrounds its points. */
function withMesh(given: PlacementMesh): PlacementSurface {
  const points = given.points.map((share) => round(within(share, -MESH_REACH, 1 + MESH_REACH)))
  const [xs, ys] = [points.filter((_, at) => at % 2 === 0), points.filter((_, at) => at % 2 === 1)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return {
    x: round(x),
    y: round(y),
    width: round(Math.max(MIN_SHARE, Math.max(...xs) - x)),
    height: round(Math.max(MIN_SHARE, Math.max(...ys) - y)),
    mesh: { ...given, points },
  }
}

/** Millimeters of the seen area, where a pixel of the picture is so many. */
export function surfaceSize(
  surface: PlacementSurface,
  picture: { readonly width: number; readonly height: number },
  pixelMm: number,
): { width: number; height: number } {
  const [topLeft, topRight, lowRight, lowLeft] = surfaceCorners(surface)
  const length = (one?: SharePoint, other?: SharePoint) =>
    one && other
      ? Math.hypot((other.x - one.x) * picture.width, (other.y - one.y) * picture.height) * pixelMm
      : 0
  const half = (a: number, b: number) => Math.round((a + b) * 5) / 10
  return {
    width: half(length(topLeft, topRight), length(lowLeft, lowRight)),
    height: half(length(topLeft, lowLeft), length(topRight, lowRight)),
  }
}

/** Whether it can be kept: a mesh that is none could not be drawn. */
export function isSurface({ x, y, width, height, mesh }: PlacementSurface): boolean {
  const isBox = [x, y, width, height].every(
    (share) => Number.isFinite(share) && Math.abs(share) <= 1 + MESH_REACH,
  )
  return isBox && width > 0 && height > 0 && (!mesh || isMesh(mesh))
}
