import type { LoadedProduct, Technique } from '../catalog/load-product.ts'
import type { PrintArea } from '../catalog/product.ts'
import { unitsInAll } from '../catalog/units-by-sku.ts'
import { awaitsTechnique, changeActiveView, type Draft, findActiveView, withTechnique } from './draft.ts'

/** Amounts that techniques add to a unit, by id, as far as they are known. */
type KnownPrices = ReadonlyMap<number, number>

/**
 * The technique that a print area begins with: the cheapest one that so many units need no surcharge for, else the
 * cheapest with its surcharge. While no price is known, the one that lacks the fewest units, as the shop lists them.
 */
export function preferredTechnique(
  area: Pick<PrintArea, 'printing_types'>,
  techniques: readonly Technique[],
  units: number,
  prices: KnownPrices = new Map(),
): Technique | undefined {
  const offered = area.printing_types.flatMap((id) => techniques.find((one) => one.id === id) ?? [])
  const missing = ({ minUnitsForPrinting }: Technique) => Math.max(0, (minUnitsForPrinting ?? 0) - units)
  const price = ({ id }: Technique) => prices.get(id) ?? Number.MAX_SAFE_INTEGER
  const [first] = offered.toSorted(
    (one, other) =>
      Math.sign(missing(one)) - Math.sign(missing(other)) ||
      price(one) - price(other) ||
      missing(one) - missing(other),
  )
  return first
}

/**
 * The draft with the technique that its open print area begins with. It follows the quantity until a person chooses one
 * or lays a logo on the area. `prices`: null while the server has not said them.
 */
export function withPresetTechnique(
  draft: Draft,
  { product, techniques }: LoadedProduct,
  prices: KnownPrices | null,
): Draft {
  const view = findActiveView(draft)
  const area = product.printing_areas.find(({ id }) => id === draft.active)
  if (!prices || !area || !awaitsTechnique(view)) return draft
  const technique = preferredTechnique(area, techniques, unitsInAll(draft.units), prices)
  return technique ? changeActiveView(draft, (now) => withTechnique(now, technique, area)) : draft
}
