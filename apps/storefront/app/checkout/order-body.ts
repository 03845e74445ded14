import type { checkout } from '@estampa/contract/checkout'
import type { Sent } from '@estampa/contract/client'
import { type CartMode, type CartProduct, customizationOf } from '@estampa/domain/cart'
import { elementDescriptions } from '@estampa/domain/catalog'
import { type CheckoutPayload, fieldValue, normaliseCheckout } from '@estampa/domain/checkout'
import { countries, type Environment } from '@estampa/domain/countries'
import { isCustomised } from '@estampa/domain/customization'
import type { ShownPrices } from '../cart/price-entries.ts'
import { sumOf } from '../money/sum.ts'
import type { CheckoutState, ShippingOption } from './checkout-state.ts'

export type OrderBody = Sent<typeof checkout.completeOrder>
type OrderedRow = OrderBody['shoppingCart']['products'][number]

/** One row per variant; the rows of a curve share the uuid of their line. */
export function orderedRows(lines: readonly CartProduct[]): OrderedRow[] {
  return lines.flatMap((line): OrderedRow[] => {
    const customization = customizationOf(line)
    const shared = {
      genericProductId: line.generic.id,
      shoppingCartUUID: line.shoppingCartUUID,
      hasProductBuilding: isCustomised(customization),
      customization: isCustomised(customization)
        ? {
            ...customization,
            views: customization.views.map((view) => ({ ...view, colour_names: [...view.colour_names] })),
          }
        : null,
      productName: line.generic.name,
    }
    if (line.type === 'ProductoSimple') {
      const { id, sku, quantity, featuredImg } = line.value
      const variantName = elementDescriptions(line.value).join(' ')
      return [{ ...shared, productId: id, sku, quantity, variantName, image: featuredImg }]
    }
    return line.value.map(({ value }, index) => {
      const { id, sku, quantity, color, size, featuredImg } = value
      // a design is long: the first row says it for all
      const { customization: _, ...rest } = shared
      const row = index === 0 ? shared : rest
      return { ...row, productId: id, sku, quantity, variantName: `${color} ${size}`, image: featuredImg }
    })
  })
}

type Parts = {
  lines: readonly CartProduct[]
  mode: CartMode
  payload: CheckoutPayload
  option: ShippingOption
  address: CheckoutState['address']
  locality: string
  totals: ShownPrices
  environment: Environment
  /** Of the uploaded purchase order. */
  purchaseOrderFileId?: string | undefined
}

/** The call's body: the answers in their normal form and the amounts as they were shown. */
export function orderBody(parts: Parts): OrderBody {
  const { environment, option, totals } = parts
  const payload = normaliseCheckout(parts.payload, environment)
  const { min, max } = option.delivery_time
  return {
    shoppingCart: {
      products: orderedRows(parts.lines),
      shoppingCartMode: parts.mode === 'direct' ? 'direct' : 'cart',
    },
    ...addressOf(payload, environment, parts.locality),
    ...keptOf(parts),
    shippingCost: option.amounts.price_incl_tax,
    shippingServiceType: option.service_type.code,
    shippingLogisticType: option.logistic_type,
    shippingCarrierId: option.carrier.id,
    pickupPointId: fieldValue(payload, 'Shippment', 'pickupPointId') || null,
    MinDeliveryDays: Math.min(min, max),
    MaxDeliveryDays: Math.max(min, max),
    ...personOf(payload, 'Addressee'),
    orderInvoiceFK: invoiceOf(payload),
    payment: paymentOf(payload),
    comment: fieldValue(payload, 'MyPurchase', 'comment'),
    ...purchaseOrderOf(payload, parts.purchaseOrderFileId),
    ...acceptedIn(payload),
    subTotal: totals.subTotal,
    taxes: totals.taxes,
    total: sumOf(totals.total, option.amounts.price_incl_tax),
    priceBase: totals.basePrice,
    applicationCost: totals.applicationCost,
    applicationPrice: totals.applicationPrice,
    profit: totals.profit,
  }
}

function addressOf(payload: CheckoutPayload, environment: Environment, locality: string) {
  const said = (name: string) => fieldValue(payload, 'Addressee', name)
  const [province, city, location] = countries[environment].address
  const places = {
    ...(said(province) && { provinceFKId: said(province) }),
    ...(said(city) && { cityFKId: said(city) }),
    ...(said(location) && { locationFKId: said(location) }),
  }
  return {
    ...places,
    locality,
    zipCode: said('postalCode'),
    street: said('street'),
    streetNumber: said('streetNumber'),
    apartment: said('apartment'),
  }
}

/** What is collected goes to no address. */
function keptOf({ address: { id, label, isKept }, payload }: Parts): Pick<OrderBody, 'keepAddress'> {
  if (!isKept || fieldValue(payload, 'Addressee', 'deliveryMethod') === 'pickup') return {}
  return { keepAddress: { ...(id !== null && { Id: id }), label } }
}

function personOf(payload: CheckoutPayload, step: 'Billing' | 'Addressee') {
  const said = (name: string) => fieldValue(payload, step, name)
  return { name: said('name'), lastName: said('lastName'), phone: said('phone'), email: said('email') }
}

function purchaseOrderOf(
  payload: CheckoutPayload,
  file: string | undefined,
): Pick<OrderBody, 'purchaseOrder'> {
  const number = fieldValue(payload, 'Billing', 'purchaseOrder')
  if (!number && !file) return {}
  return { purchaseOrder: { ...(number && { number }), ...(file && { file }) } }
}

function acceptedIn(payload: CheckoutPayload): Pick<OrderBody, 'acceptedTerms'> {
  const acceptedTerms = fieldValue(payload, 'Payment', 'termsVersion')
  return acceptedTerms ? { acceptedTerms } : {}
}

const extraFields = ['invoiceKind', 'businessName', 'giro']

function invoiceOf(payload: CheckoutPayload): OrderBody['orderInvoiceFK'] {
  const extra = extraFields
    .map((name): [string, string] => [name, fieldValue(payload, 'Billing', name)])
    .filter(([, value]) => value !== '')
  return {
    ...personOf(payload, 'Billing'),
    document: fieldValue(payload, 'Billing', 'document'),
    extra: Object.fromEntries(extra),
  }
}

function paymentOf(payload: CheckoutPayload): OrderBody['payment'] {
  const code = fieldValue(payload, 'Payment', 'payment')
  if (code !== 'CHQ' && code !== 'MP' && code !== 'TRF') throw new Error('no payment method was chosen')
  return code
}
