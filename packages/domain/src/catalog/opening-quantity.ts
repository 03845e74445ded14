export type OpeningQuantityFacts = {
  readonly minimum_order_quantity: number
  readonly tiers: readonly { readonly min_quantity: number }[]
  /** Those that can decorate the product. */
  readonly techniques: readonly { readonly minUnitsForPrinting: number | null }[]
  /** So many units can be had. */
  readonly orderable: number
}

/**
 * The quantity that a page proposes: what the shop suggests, else the fewest units that a technique is made for. One
 * unit has the highest price, and few people want a single one with their logo.
 */
export function openingQuantity(facts: OpeningQuantityFacts): number {
  const { minimum_order_quantity: suggested, tiers, techniques, orderable } = facts
  const decorated = Math.min(...techniques.map(({ minUnitsForPrinting }) => minUnitsForPrinting ?? 1))
  const sensible = suggested > 1 || techniques.length === 0 ? suggested : decorated
  const least = tiers[0]?.min_quantity ?? 1
  return Math.max(1, least, Math.min(sensible, orderable))
}
