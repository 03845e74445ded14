import { OrderTotals } from '@estampa/contract/orders'
import { ShippingOption } from '@estampa/contract/shipping'
import { type Minor, toWire } from '@estampa/domain/money'
import { checkTotals, orderTotals } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { findOption, type ShippingOption as Option, toZipData, type ZipData } from '@estampa/domain/shipping'
import { z } from 'zod'
import type { Shop } from '../http/shop.ts'
import type { PricedLines } from '../pricing/price-lines.ts'
import type { Carriers } from '../shipping/carriers.ts'
import { type DeliveryRequest, listOptions } from '../shipping/list-options.ts'
import { chosenOption } from './checkout-details.ts'
import type { CheckoutBody } from './checkout-request.ts'

const Options = z.array(ShippingOption)

export type ChosenShipping = { option: Option; zip: ZipData }

/**
 * The option that was chosen, as it is now: companies are asked again, or were within minutes. Gone, or at
 * another price: refused with the fresh options.
 */
export async function chooseShipping(
  carriers: Carriers,
  shop: Shop,
  delivery: DeliveryRequest,
  input: CheckoutBody,
): Promise<ChosenShipping | Refusal> {
  const options = await listOptions(carriers, shop, delivery)
  if (isRefusal(options)) return options
  const option = findOption(options, chosenOption(input))
  const zip = option && toZipData(option, input.pickupPointId)
  if (isRefusal(zip)) return zip
  if (option && zip?.shippingCost === input.shippingCost) return { option, zip }
  return refuse('shipping_differs', {
    data: { options: z.encode(Options, options as z.output<typeof Options>) },
  })
}

/** The total that the person saw must be the server's, to the unit; else the fresh totals are in the data. */
export function checkShownTotals(
  input: CheckoutBody,
  { priced, discount }: { priced: PricedLines; discount: Minor },
  shippingCost: Minor,
): Refusal | null {
  const totals = orderTotals(priced.entries)
  const { subTotal, taxes, priceBase, applicationCost, applicationPrice, profit } = input
  const seen = {
    subTotal,
    taxes,
    total: input.total - shippingCost + discount,
    ...(priceBase !== undefined && { basePrice: priceBase }),
    ...(applicationCost !== undefined && { applicationCost }),
    ...(applicationPrice !== undefined && { applicationPrice }),
    ...(profit !== undefined && { profit }),
  }
  const differs = checkTotals(seen, totals)
  if (!differs) return null
  const data = {
    fields: differs.fields,
    totals: z.encode(OrderTotals, totals),
    shippingCost: toWire(shippingCost),
    discount: toWire(discount),
    total: toWire(totals.total + shippingCost - discount),
  }
  return refuse('totals_differ', { data })
}
