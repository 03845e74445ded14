import { orderableUnits } from '@estampa/domain/catalog'
import { type OpeningQuantityFacts, openingQuantity } from '@estampa/domain/catalog/opening-quantity'
import type { Product, Variant } from './product.ts'

type ProposedFor = { product: Product; variant: Variant; techniques: OpeningQuantityFacts['techniques'] }

/** The quantity that the pages of a product begin with. */
export const proposedUnits = ({ product, variant, techniques }: ProposedFor): number =>
  openingQuantity({
    minimum_order_quantity: product.minimum_order_quantity,
    tiers: variant.tiers,
    techniques,
    orderable: orderableUnits(variant),
  })
