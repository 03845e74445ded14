import type { PlaceId } from '@estampa/domain/countries'
import { totalOf } from '@estampa/domain/pricing'
import type { Refusal } from '@estampa/domain/refusal'
import { type Parcel, quoteFromTable, type ShippingOption } from '@estampa/domain/shipping'
import type { PricedLines } from '../pricing/price-lines.ts'
import { priceStepOf } from '../shop-rules.ts'
import type { Shop } from '../shops/shop-directory.ts'

/** Ways to deliver these goods to this province or region, by the shop's own table. */
export function listOptions(
  shop: Shop,
  provinceId: PlaceId,
  priced: PricedLines,
): ShippingOption[] | Refusal {
  return quoteFromTable(shop.rules.rateTable, {
    provinceId,
    parcels: parcelsOf(priced),
    subTotal: totalOf(priced.entries).subTotal,
    taxMultiplier: shop.rules.taxMultiplier,
    step: priceStepOf(shop),
  })
}

function parcelsOf({ lines, generics }: PricedLines): Parcel[] {
  return lines.flatMap((line) => {
    const generic = generics.get(line.generic_id)
    if (!generic) throw new Error(`line ${line.shoppingCartUUID} was priced without its product`)
    const { unit_weight, height, length, width } = generic
    return line.quantities.map(({ quantity }) => ({ quantity, unit_weight, height, length, width }))
  })
}
