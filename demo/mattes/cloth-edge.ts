import { partsOf } from '@estampa/artwork/embroidery/parts'
import { distancesTo, type Matte, SIDE_PX } from './matte.ts'
import { blurred, spreadWithin } from './spread.ts'

/** So wide is the edge of cloth that turns down to the table, away from the light: a dark line that comes and goes. */
const TURNED_PX = 3
/** Cords and straps are thinner than twice this, and kept whole. */
const THICK_PX = 9
/** A thin part that covers less is the tip of a corner, no cord. */
const SMALLEST_CORD = 400
/** A square corner is so much farther from what is inside than a side. */
const CORNER = 1.5
/** The steps of a slanting edge are drawn out within so much. */
const STEPS_PX = 2
/** The thin shadow of an edge is spread as far, so that it follows the edge without a break, and made as much deeper. */
const SHADOW_PX = 6
const DEEPER = 1.8
/** From here on a pixel has some of the cloth. */
const TOUCHED = 0.02

/** The matte ends before the edge that turns down; the shadow that lies beside it goes on there. */
export async function withoutTurnedEdge({ goods, opacity }: Matte): Promise<Matte> {
  const inside = distancesTo(goods.map((share) => 1 - share))
  const toCore = distancesTo(inside.map((distance) => (distance >= THICK_PX ? 1 : 0)))
  const near = await blurred(
    inside.map((distance) => Math.min(1, distance / THICK_PX)),
    STEPS_PX,
  )
  const thin = goods.map((share, at) =>
    share >= TOUCHED && (toCore[at] as number) > THICK_PX * CORNER ? 0 : -1,
  )
  const { ids, parts } = partsOf(Int32Array.from(thin), SIDE_PX)
  const isCord = (at: number) => (parts[ids[at] as number]?.area ?? 0) >= SMALLEST_CORD
  const shown = goods.map((share, at) => {
    const within = ((near[at] as number) / 255) * THICK_PX
    return isCord(at) ? share : Math.min(share, Math.max(0, within - TURNED_PX))
  })
  const grown = growInto(
    goods.map((share, at) => (share < TOUCHED ? (opacity[at] as number) : -1)),
    TURNED_PX + 3,
  )
  const bare = shown.map((share) => (share < TOUCHED ? 1 : 0))
  const shadow = await spreadWithin(bare, grown, SHADOW_PX)
  return {
    goods: shown,
    opacity: shown.map(
      (share, at) => share + (1 - share) * Math.min(1, DEEPER * Math.max(0, shadow[at] as number)),
    ),
  }
}

/** Where a value is below 0 it becomes the greatest beside it, so many pixels far. */
function growInto(values: Float32Array, reach: number): Float32Array {
  let grown = values
  for (let step = 0; step < reach; step++) {
    const before = grown
    grown = before.map((value, at) =>
      value >= 0 ? value : Math.max(...[-1, 1, -SIDE_PX, SIDE_PX].map((way) => before[at + way] ?? -1)),
    )
  }
  return grown
}
