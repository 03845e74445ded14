import { onOrderDays } from '@estampa/domain/catalog'
import type { Minor } from '@estampa/domain/money'
import { totalOf } from '@estampa/domain/pricing'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { freeShippingFrom, type Parcel, quoteFromTable, type ShippingOption } from '@estampa/domain/shipping'
import { mergeOptions } from '@estampa/domain/shipping/merge'
import type { Shop } from '../http/shop.ts'
import type { PricedLines } from '../pricing/price-lines.ts'
import { priceStepOf } from '../shops/shop-rules.ts'
import type { Carriers } from './carriers.ts'
import type { NamedDeliveryPlace } from './shipping.store.ts'

export type DeliveryRequest = {
  /** Null: the goods are collected. */
  place: NamedDeliveryPlace | null
  zipCode: string
  priced: PricedLines
}

/**
 * Ways to deliver these goods to this place: by the shop's own table and by the companies that carry for it.
 * One of them that fails takes nothing from the others. Never inside of a transaction: companies are asked.
 */
export async function listOptions(
  carriers: Carriers,
  shop: Shop,
  { place, zipCode, priced }: DeliveryRequest,
): Promise<ShippingOption[] | Refusal> {
  const goods = { parcels: parcelsOf(priced), subTotal: totalOf(priced.entries).subTotal }
  const own = quoteFromTable(shop.rules.rateTable, {
    ...goods,
    provinceId: place?.provinceId ?? '',
    taxMultiplier: shop.rules.taxMultiplier,
    step: priceStepOf(shop),
  })
  const theirs = place ? await carriers.quote(shop, { ...place, zipCode }, goods) : []
  const merged = mergeOptions(isRefusal(own) ? [] : own, isRefusal(theirs) ? [] : theirs)
  if (merged.length > 0) return merged
  if (isRefusal(own) && own.refusal === 'weight_unknown') return own
  return isRefusal(theirs) ? theirs : own
}

/** From which subtotal on a way to this place is free, while the goods are below it. */
export async function freeFromOf(
  carriers: Carriers,
  shop: Shop,
  { place, priced }: DeliveryRequest,
): Promise<Minor | null> {
  if (!place) return null
  const { subTotal } = totalOf(priced.entries)
  const account = await carriers.accountOf(shop)
  return freeShippingFrom(shop.rules.rateTable, { ...place, subTotal }, account?.freeFrom)
}

/** Working days until all of it can leave: what is on order comes first, and decorating may take longer than the product says. */
export function productionDaysOf({ lines, generics }: Pick<PricedLines, 'lines' | 'generics'>): number {
  const days = lines.map(({ generic_id, customization, rows }) => {
    const generic = generics.get(generic_id)
    const skus = rows.filter(({ quantity }) => quantity > 0).map(({ sku }) => sku)
    const toMake = Math.max(generic?.production_days ?? 0, customization?.applicationDays ?? 0)
    return toMake + (generic ? onOrderDays(generic, skus) : 0)
  })
  return Math.max(0, ...days)
}

export function parcelsOf({ lines, generics }: Pick<PricedLines, 'lines' | 'generics'>): Parcel[] {
  return lines.flatMap((line) => {
    const generic = generics.get(line.generic_id)
    if (!generic) throw new Error(`line ${line.shoppingCartUUID} was priced without its product`)
    const { unit_weight, height, length, width } = generic
    return line.rows.map(({ quantity }) => ({ quantity, unit_weight, height, length, width }))
  })
}
