import type { Technique } from '../catalog/load-product.ts'
import type { PrintArea } from '../catalog/product.ts'

/** Amounts that techniques add to a unit, by id, as far as they are known. */
type KnownPrices = ReadonlyMap<number, number>

/**
 * The technique that a print area begins with: one that so many units need no surcharge for, else the one that lacks the
 * fewest. Among equals the cheapest; while no price is known, the first as the shop lists them.
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
  const [first] = offered.toSorted((one, other) => missing(one) - missing(other) || price(one) - price(other))
  return first
}
