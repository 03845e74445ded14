import { type Fit, straight } from './fits.ts'
import { bow, type Line, mirrored, type Point, rounded } from './lines.ts'

/** What is sewn to the neck: the leaves of a polo's knitted or a shirt's woven collar, a hood, or a collar that stands. */
export type CollarKind = 'polo' | 'shirt' | 'hood' | 'stand'
export type LeafKind = 'polo' | 'shirt'
/** From which side it is looked at; inside: what is seen of the back through the open neck. */
type CollarView = 'front' | 'back' | 'inside'
type CollarOutline = { readonly outlines: readonly Line[]; readonly holes: readonly Line[] }

/** A child's collar is smaller; beyond that all are alike. */
const collarScale = (fit: Fit): number => Math.min(1, fit.neck / straight.neck)

export function collarOutline(kind: CollarKind, fit: Fit, view: CollarView): CollarOutline {
  if (kind === 'hood') return hood(fit, view)
  if (kind === 'stand') return { outlines: [closed(standHalf(fit, view))], holes: [] }
  return { outlines: view === 'front' ? leaves(fit, kind) : [closed(leafBehind(fit))], holes: [] }
}

const closed = (half: Line): Line => [...half, ...mirrored(half).toReversed()]

/**
 * The leaf at the right: where both meet, its tip, and the points that its edges are drawn towards. The leaves of a
 * shirt that is buttoned up begin closer to the neck, and their edges are straighter.
 */
type LeafShape = Readonly<Record<'meeting' | 'tip' | 'frontEdge', Point>> & {
  /** Of the edge over the shoulder: so far out from the neck, and down. */
  readonly outerEdge: Point
  /** How low the fold is between the shoulder and where the leaves meet. */
  readonly foldDepth: number
}
const leafShapes: Readonly<Record<LeafKind, LeafShape>> = {
  polo: {
    meeting: [0.1, 6.9],
    tip: [7.4, 12.6],
    frontEdge: [3.4, 9.9],
    outerEdge: [1.2, 6.4],
    foldDepth: 3.6,
  },
  shirt: {
    meeting: [0.5, 5.9],
    tip: [6.9, 14.4],
    frontEdge: [3.4, 10],
    outerEdge: [0.3, 7.6],
    foldDepth: 4.6,
  },
}

/** How far a collar reaches at the front. */
export function collarTip(fit: Fit, kind: LeafKind): Point {
  const [x, y] = leafShapes[kind].tip
  return [x * collarScale(fit), y * collarScale(fit)]
}

function leafOuter({ neck, slope, shoulder }: Fit): Point {
  const reach = 3.9
  return [neck + reach, (slope * reach) / (shoulder - neck) + 0.3]
}

/** At the back one leaf goes around. */
function leafBehind(fit: Fit): Line {
  const { neck } = fit
  const outer = leafOuter(fit)
  const right = [
    ...bow([0, -1.9], [neck - 3.4, -2.2], [neck - 1.3, -2.1], 10),
    ...bow([neck + 0.6, -2.1], [neck + 2.6, -0.8], outer, 8),
  ]
  return [...right, ...bow(outer, [neck - 1, 6.2], [0, 6.3])]
}

/** At the front a leaf at each side, their tips towards the arms. */
function leaves(fit: Fit, kind: LeafKind): readonly Line[] {
  const { neck } = fit
  const outer = leafOuter(fit)
  const fold: Point = [neck - 1.3, -2.1]
  const scale = collarScale(fit)
  const sized = ([x, y]: Point): Point => [x * scale, y * scale]
  const shape = leafShapes[kind]
  const [tip, meeting] = [sized(shape.tip), sized(shape.meeting)]
  const right: Line = [
    ...bow(meeting, [neck - 3.4, shape.foldDepth * scale], fold, 20),
    ...bow(fold, [neck + 1.6, -2], outer, 10),
    ...bow(outer, [neck + shape.outerEdge[0], shape.outerEdge[1] * scale], tip, 14),
    ...bow(tip, sized(shape.frontEdge), meeting, 8),
  ]
  return [right, mirrored(right)]
}

/** What is open between the leaves of a collar, from the shoulder to the middle; at the back nothing is. */
export function leafOpening(fit: Fit, kind: LeafKind, isBack: boolean): Line {
  const { neck } = fit
  if (isBack) return bow([neck - 1.6, -0.5], [neck - 3, -2.1], [0, -1.9])
  const scale = collarScale(fit)
  const { meeting, foldDepth } = leafShapes[kind]
  return bow([neck - 1.6, -0.5], [neck - 3.4, (foldDepth + 0.8) * scale], [0, (meeting[1] - 0.3) * scale])
}

/** Height of a hood that was laid out above the shoulders. */
export const HOOD_HEIGHT = 23
const HOOD_HALF = 13.2
/** Its outline over the head, on the right. */
const hoodTop: Line = [
  [0, -HOOD_HEIGHT],
  [6.6, -HOOD_HEIGHT + 0.4],
  [HOOD_HALF - 1.6, -HOOD_HEIGHT + 6],
  [HOOD_HALF, -8.6],
]

/** Laid out upwards, open to the front; from behind one sees its back. */
function hood(fit: Fit, view: CollarView): CollarOutline {
  const scale = collarScale(fit)
  const sized = (line: Line): Line => line.map(([x, y]) => [x * scale, y * scale])
  const low = fit.drop / scale + 2.4
  const shell = closed(
    sized(rounded([...hoodTop, [fit.neck / scale + 2.2, 0.6], [6.4, low - 2.4], [0, low]], 9)),
  )
  const opening = sized(hoodOpening(low))
  if (view === 'front') return { outlines: [shell], holes: [closed(opening)] }
  // it reaches down behind the neck, so that no table is seen between hood and back
  const lining: Line = [
    ...hoodOpening(low)
      .slice(0, -12)
      .map(([x, y]): Point => [x * 1.2, y - 1.6]),
    [9.6, 1.2],
    [0, 6],
  ]
  if (view === 'inside') return { outlines: [closed(sized(lining))], holes: [] }
  const behind = rounded([...hoodTop, [fit.neck / scale + 1.2, 0.4], [5.4, 2.6], [0, 2.9]], 9)
  return { outlines: [closed(sized(behind))], holes: [] }
}

/** From the top to where its edges meet on the chest. */
function hoodOpening(low: number): Line {
  return rounded(
    [
      [0, -HOOD_HEIGHT + 5.6],
      [4.6, -HOOD_HEIGHT + 5.8],
      [7.9, -HOOD_HEIGHT + 10],
      [8.3, -7.4],
      [6.2, -1],
      [0, low - 3.6],
    ],
    7,
  )
}

/** The middle of the upper edge of a collar that stands, closed. */
export const STAND_TOP = -4.4

function standHalf({ neck, drop }: Fit, view: CollarView): Line {
  // it reaches over the neck's seam, so that nothing is seen between both
  const lower = view === 'front' ? drop * 0.62 : view === 'back' ? 3 : 2.4
  const top = view === 'inside' ? STAND_TOP - 2 : view === 'back' ? STAND_TOP - 1.4 : STAND_TOP
  const edge: Point = [neck - 1.5, STAND_TOP - 0.5]
  return [
    ...bow([0, top], [neck - 4, top - (view === 'front' ? 0.2 : 0)], edge, 12),
    ...bow(edge, [neck - 0.8, -2], [neck + 0.3, 0.4], 10),
    ...bow([neck + 0.3, 0.4], [neck - 1.6, lower], [0, lower], 16),
  ]
}
