import type { Generic, Tier, Variant } from '../catalog.ts'

/** Units that a product's list price and its sale begin with. */
export type CardQuantities = {
  /** From so many units on a unit costs as little as the card says; null where nothing has a price. */
  readonly price_from_quantity: number | null
  /** Fewer units than this are not sold; null where nothing has a price. */
  readonly sold_from_quantity: number | null
}

export function cardQuantities({ products }: Pick<Generic, 'products'>): CardQuantities {
  const tiers = products.filter((variant) => variant.active).flatMap((variant) => variant.tiers)
  const [cheapest] = tiers.toSorted(
    (one, other) => one.cost - other.cost || one.min_quantity - other.min_quantity,
  )
  if (!cheapest) return { price_from_quantity: null, sold_from_quantity: null }
  return {
    price_from_quantity: cheapest.min_quantity,
    sold_from_quantity: Math.min(...tiers.map((tier) => tier.min_quantity)),
  }
}

const MAX_STEPS = 4

/** The price steps that a list has room for: those of the cheapest variant, the first and the last among them. */
export function cardPriceSteps({ products }: Pick<Generic, 'products'>): readonly Tier[] {
  const lowest = ({ tiers }: Variant) => Math.min(...tiers.map(({ cost }) => cost))
  const [cheapest] = products
    .filter(({ active, tiers }) => active && tiers.length > 0)
    .toSorted((one, other) => lowest(one) - lowest(other))
  const tiers = (cheapest?.tiers ?? []).toSorted((one, other) => one.min_quantity - other.min_quantity)
  return evenSteps(tiers, MAX_STEPS)
}

/** So many of a list at equal distances, the first and the last among them; all of a shorter one. */
export function evenSteps<Step>(steps: readonly Step[], most: number): readonly Step[] {
  if (steps.length <= most) return steps
  const gap = (steps.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, at) => Math.round(at * gap)).flatMap((at) => steps[at] ?? [])
}

const FEW_UNITS = 30

/** Whether so little is left that an order of the usual size may be the last one. */
export function isAlmostGone(product: { stock: number; minimum_order_quantity: number }): boolean {
  return product.stock > 0 && product.stock < Math.max(FEW_UNITS, 2 * product.minimum_order_quantity)
}

type SizedVariant = {
  readonly size: string
  readonly tiers: readonly { readonly min_quantity: number; readonly price: number }[]
}

/** Surcharges of sizes over the cheapest one, in whole percent, in the order of the sizes; equal ones are left out. */
export function sizeSurcharges(variants: readonly SizedVariant[]): { size: string; percent: number }[] {
  const prices = new Map<string, number>()
  for (const { size, tiers } of variants) {
    const price = tiers[0]?.price
    if (price !== undefined) prices.set(size, Math.max(prices.get(size) ?? 0, price))
  }
  const base = Math.min(...prices.values())
  return [...prices].flatMap(([size, price]) => {
    const percent = Math.round((price / base - 1) * 100)
    return percent > 0 ? [{ size, percent }] : []
  })
}
