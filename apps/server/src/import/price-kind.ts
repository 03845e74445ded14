/** The prices of a file as costs of the shop, whatever they are there. */
import type { Tier } from '@estampa/domain/catalog'
import type { Minor } from '@estampa/domain/money'
import { costOfPrice, costOfPriceWithTaxes, type PriceRules } from '@estampa/domain/shops'
import type { ImportPriceKind } from './choices.ts'
import type { ImportedProduct, ImportedVariant } from './product.ts'

export function withCosts(
  product: ImportedProduct,
  kind: ImportPriceKind,
  rules: PriceRules,
): ImportedProduct {
  if (kind === 'cost') return product
  const costOf = (price: Minor) =>
    kind === 'sale' ? costOfPrice(price, rules) : costOfPriceWithTaxes(price, rules)
  return { ...product, variants: product.variants.map((variant) => priced(variant, costOf)) }
}

function priced(variant: ImportedVariant, costOf: (price: Minor) => Minor): ImportedVariant {
  const { tiers, singlePrice } = variant
  const tierOf = (tier: Tier): Tier => ({ ...tier, cost: costOf(tier.cost) })
  return {
    ...variant,
    ...(tiers && { tiers: tiers.map(tierOf) }),
    ...(singlePrice?.cost && { singlePrice: { ...singlePrice, cost: costOf(singlePrice.cost) } }),
  }
}
