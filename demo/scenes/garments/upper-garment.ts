import type { SceneOptions } from '../../src/appearances/appearance.ts'
import { type Cloth, type Sewn, turnedDown } from './cloth.ts'
import { garmentRidges, softnessOf } from './garment-folds.ts'
import { holdAt, laid, liftAt, stiffnessAt } from './laying.ts'
import { smoothstep } from './lines.ts'
import { Pattern, type Weave } from './pattern.ts'
import { patternAreas } from './print-areas.ts'
import { spotAt } from './sewing.ts'
import { drawnInAt, withinAt } from './weaves.ts'

const FILL = 0.9
/** What has no sleeves would look larger than the others. */
const BARE_FILL = 0.8
const EDGE_CM = 0.9
const FILLED_EDGE_CM = 1.8
const BELOW_NECK = 4

/** Shirts, sweaters, jackets and vests: front and back, of which one is seen through the other's neck. */
export function upperGarment(options: SceneOptions, isBack: boolean): Sewn {
  const pattern = new Pattern(options, isBack)
  return {
    upper: clothOf(pattern, false),
    lower: clothOf(new Pattern(options, !isBack, true), true),
    areas: patternAreas(pattern, isBack),
  }
}

function clothOf(pattern: Pattern, isInside: boolean): Cloth {
  return {
    bounds: pattern.bounds,
    fill: pattern.sleeve.kind === 'none' ? BARE_FILL : FILL,
    softness: softnessOf(pattern.weave),
    shine: shines[pattern.weave],
    isMottled: pattern.weave === 'sweat',
    deepestShadow: standsHigh(pattern) ? 0.45 : undefined,
    within: (x, y) => withinAt(pattern, x, y),
    fromFold: (x, y) => pattern.folds.away(x, y),
    laid: (point, seed) => laid(pattern, seed, point, isInside),
    hold: (x, y) => holdAt(pattern, x, y),
    lift: (x, y) => liftAt(pattern, x, y),
    stiffness: (x, y) => stiffnessAt(pattern, x, y),
    ridges: (random) => garmentRidges(pattern, random),
    edge: (u, v) => (isInside ? standEdge(pattern, u, v) : roundedEdge(pattern, u, v)),
    isCut: (u, v, over) => withinAt(pattern, u, v) > -over && (!isInside || isSeenInside(pattern, u, v)),
    addSpot: (u, v, seed, spot) => spotAt(pattern, isInside, u, v, seed, spot),
  }
}

const shines: Partial<Record<Weave, number>> = { quilt: 0.16, shell: 0.05 }

/** Garments that have sleeves or are thick stand higher over the table; their shadow stays soft. */
const standsHigh = ({ sleeve, weave }: Pattern): boolean =>
  sleeve.kind !== 'none' || weave === 'quilt' || weave === 'fleece'

/** Where front and back are one the cloth turns down; a collar does where it reaches over them. */
function roundedEdge(pattern: Pattern, u: number, v: number): number {
  const onCollar = pattern.collar?.away(u, v) ?? 0
  const isBody = !pattern.collar || pattern.isBelowShoulder(u, v)
  const onBody = isBody ? pattern.folds.away(u, v) : 0
  // a collar turns down where it lies over the shoulder, not where it opens
  const isOpening = pattern.leaf !== undefined && onCollar > 0
  const inward = isOpening ? smoothstep((pattern.fit.neck - 0.6 - Math.abs(u)) / 0.8) * EDGE_CM : 0
  if (pattern.weave === 'quilt') {
    const onChambers = Math.max(0, onBody - drawnInAt(pattern, u, v)) / FILLED_EDGE_CM
    return turnedDown(Math.max(onCollar / EDGE_CM, onChambers))
  }
  return turnedDown(Math.max(onCollar, onBody, inward) / EDGE_CM)
}

/** What stands up behind the neck is folded at its top. */
function standEdge(pattern: Pattern, u: number, v: number): number {
  if (!pattern.leaf || pattern.neck.away(u, v) > -1.5) return 1
  return turnedDown(withinAt(pattern, u, v) / EDGE_CM)
}

/** The layer below is a little smaller where both are sewn. */
function isSeenInside(pattern: Pattern, u: number, v: number): boolean {
  // behind the back's neck nothing of the front is seen
  if (!pattern.isBack && v < BELOW_NECK) return false
  // of a collar only what stands behind the neck is seen from inside
  if (pattern.collarKind === 'hood' && Math.abs(u) < pattern.fit.neck + 1) return true
  if (pattern.leaf && !pattern.isBelowShoulder(u, v) && Math.abs(u) > pattern.fit.neck - 0.9) return false
  return pattern.folds.away(u, v) >= 1.1 || pattern.neck.away(u, v) <= 0.8
}
