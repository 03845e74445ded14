import type { checkout } from '@estampa/contract/checkout'
import type { CallInput } from '@estampa/contract/client'
import { type CartMode, type CartProduct, customizationOf } from '@estampa/domain/cart'
import { elementDescriptions } from '@estampa/domain/catalog'
import { type CheckoutPayload, fieldValue, normalizeCheckout } from '@estampa/domain/checkout'
import { type CountryCode, countries } from '@estampa/domain/countries'
import { isCustomized } from '@estampa/domain/customization'
import { isPaymentMethod } from '@estampa/domain/shops'
import { sumOf } from '@estampa/web/money'
import type { CartPrices } from '../cart/price-entries.ts'
import type { CheckoutState, ShippingOption } from './checkout-state.ts'

export type OrderBody = CallInput<typeof checkout.completeOrder>
type OrderedRow = OrderBody['shoppingCart']['products'][number]

/** One row per variant; the rows of a curve share the uuid of their line. */
export function toOrderedRows(lines: readonly CartProduct[]): OrderedRow[] {
  return lines.flatMap((line): OrderedRow[] => {
    const customization = customizationOf(line)
    const shared = {
      genericProductId: line.generic.id,
      shoppingCartUUID: line.shoppingCartUUID,
      hasProductBuilding: isCustomized(customization),
      customization: isCustomized(customization) ? customization : null,
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

type OrderBodyInput = {
  lines: readonly CartProduct[]
  mode: CartMode
  payload: CheckoutPayload
  option: ShippingOption
  address: CheckoutState['address']
  locality: string
  totals: CartPrices
  environment: CountryCode
  /** The file id of the uploaded purchase order. */
  purchaseOrderFileId?: string | undefined
}

/** The call's body: the answers in their normal form and the amounts as they were shown. */
export function toOrderBody(parts: OrderBodyInput): OrderBody {
  const { environment, option, totals } = parts
  const payload = normalizeCheckout(parts.payload, environment)
  const { min, max } = option.delivery_time
  return {
    shoppingCart: {
      products: toOrderedRows(parts.lines),
      shoppingCartMode: parts.mode === 'direct' ? 'direct' : 'cart',
    },
    ...toOrderAddress(payload, environment, parts.locality),
    ...toAddressToSave(parts),
    shippingCost: option.amounts.price_incl_tax,
    shippingServiceType: option.service_type.code,
    shippingLogisticType: option.logistic_type,
    shippingCarrierId: option.carrier.id,
    pickupPointId: fieldValue(payload, 'Shippment', 'pickupPointId') || null,
    MinDeliveryDays: Math.min(min, max),
    MaxDeliveryDays: Math.max(min, max),
    ...toOrderPerson(payload, 'Addressee'),
    orderInvoiceFK: toInvoice(payload),
    payment: toPayment(payload),
    comment: fieldValue(payload, 'MyPurchase', 'comment'),
    ...toPurchaseOrder(payload, parts.purchaseOrderFileId),
    ...toAcceptedTerms(payload),
    subTotal: totals.subTotal,
    taxes: totals.taxes,
    total: sumOf(totals.total, option.amounts.price_incl_tax),
    priceBase: totals.basePrice,
    applicationCost: totals.applicationCost,
    applicationPrice: totals.applicationPrice,
    profit: totals.profit,
  }
}

function toOrderAddress(payload: CheckoutPayload, environment: CountryCode, locality: string) {
  const field = (name: string) => fieldValue(payload, 'Addressee', name)
  const [province, city, location] = countries[environment].address
  const places = {
    ...(field(province) && { provinceFKId: field(province) }),
    ...(field(city) && { cityFKId: field(city) }),
    ...(field(location) && { locationFKId: field(location) }),
  }
  return {
    ...places,
    locality,
    zipCode: field('postalCode'),
    street: field('street'),
    streetNumber: field('streetNumber'),
    apartment: field('apartment'),
  }
}

/** An order that is collected has no address. */
function toAddressToSave({
  address: { id, label, isKept },
  payload,
}: OrderBodyInput): Pick<OrderBody, 'keepAddress'> {
  if (!isKept || fieldValue(payload, 'Addressee', 'deliveryMethod') === 'pickup') return {}
  return { keepAddress: { ...(id !== null && { Id: id }), label } }
}

function toOrderPerson(payload: CheckoutPayload, step: 'Billing' | 'Addressee') {
  const field = (name: string) => fieldValue(payload, step, name)
  return { name: field('name'), lastName: field('lastName'), phone: field('phone'), email: field('email') }
}

function toPurchaseOrder(
  payload: CheckoutPayload,
  file: string | undefined,
): Pick<OrderBody, 'purchaseOrder'> {
  const number = fieldValue(payload, 'Billing', 'purchaseOrder')
  if (!number && !file) return {}
  return { purchaseOrder: { ...(number && { number }), ...(file && { file }) } }
}

function toAcceptedTerms(payload: CheckoutPayload): Pick<OrderBody, 'acceptedTerms'> {
  const acceptedTerms = fieldValue(payload, 'Payment', 'termsVersion')
  return acceptedTerms ? { acceptedTerms } : {}
}

const extraFields = ['invoiceKind', 'businessName', 'giro']

function toInvoice(payload: CheckoutPayload): OrderBody['orderInvoiceFK'] {
  const extra = extraFields
    .map((name): [string, string] => [name, fieldValue(payload, 'Billing', name)])
    .filter(([, value]) => value !== '')
  return {
    ...toOrderPerson(payload, 'Billing'),
    document: fieldValue(payload, 'Billing', 'document'),
    extra: Object.fromEntries(extra),
  }
}

function toPayment(payload: CheckoutPayload): OrderBody['payment'] {
  const code = fieldValue(payload, 'Payment', 'payment')
  if (!isPaymentMethod(code)) throw new Error('no payment method was chosen')
  return code
}
