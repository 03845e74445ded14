import { type CountryCode, countries, localeOf } from '@estampa/domain/countries'
import type { Minor } from '@estampa/domain/money'
import { paymentMessages } from '@estampa/domain/payments'
import { isRefusal } from '@estampa/domain/refusal'
import type { PlacedOrder } from '../../orders/orders.store.ts'

export type PreferenceRequest = {
  items: {
    id: string
    title: string
    quantity: number
    currency_id: string
    unit_price: number
    picture_url?: string
  }[]
  payer: {
    name: string
    surname: string
    email: string
    phone: { area_code: string; number: string }
    identification?: { type: string; number: string }
  }
  back_urls: { success: string; pending: string; failure: string }
  auto_return?: 'approved'
  notification_url: string
  external_reference: string
  payment_methods: { excluded_payment_types: { id: string }[] }
  statement_descriptor: string
  expires: true
  expiration_date_from: string
  expiration_date_to: string
  metadata: { shop_id: number; order: number }
}
type PreferenceInput = {
  order: PlacedOrder
  payment: { reference: string; amount: Minor; currency: string }
  shop: { id: number; name: string; config: { name: string; environment: CountryCode } }
  /** Address of the shop's pages, and of the call that is notified. */
  home: string
  notified: string
  now: Date
  until: Date
}

/** The room on a card's statement. */
const MAX_DESCRIPTOR = 13
const MAX_TITLE = 250

/** The preference that Mercado Pago is asked to collect: the lines of the order where they are what is asked for, else one sum. */
export function preferenceOf({
  order,
  payment,
  shop,
  home,
  notified,
  now,
  until,
}: PreferenceInput): PreferenceRequest {
  const { name, lastName, email, phone, document } = order.orderInvoiceFK
  const identification = identificationOf(document, shop.config.environment)
  const back = `${home}/orders/detail/${order.id}?mercadopago=`
  return {
    items: itemsOf(order, payment, paymentMessages[localeOf(shop.config.environment)].deposit),
    payer: {
      name,
      surname: lastName,
      email,
      phone: { area_code: '', number: phone },
      ...(identification && { identification }),
    },
    back_urls: { success: `${back}success`, pending: `${back}pending`, failure: `${back}failure` },
    // it takes buyers back by itself only to an address that is safe
    ...(home.startsWith('https:') && { auto_return: 'approved' }),
    notification_url: notified,
    external_reference: payment.reference,
    // vouchers are paid days later: the stock is kept for an hour
    payment_methods: { excluded_payment_types: [{ id: 'ticket' }] },
    statement_descriptor: shop.config.name.slice(0, MAX_DESCRIPTOR),
    expires: true,
    expiration_date_from: now.toISOString(),
    expiration_date_to: until.toISOString(),
    metadata: { shop_id: shop.id, order: order.number },
  }
}

/** The tax number as Mercado Pago calls it: digits, and a RUT's last letter. */
function identificationOf(document: string, environment: CountryCode) {
  const number = document.toUpperCase().replace(/[^0-9K]/g, '')
  if (number === '') return undefined
  const { taxId, taxIdName, personIdName } = countries[environment]
  return { type: isRefusal(taxId(number)) ? personIdName : taxIdName, number }
}

function itemsOf(
  { lines, shippingCost, number, total, state }: PlacedOrder,
  { amount, currency }: PreferenceInput['payment'],
  deposit: string,
): PreferenceRequest['items'] {
  const sum = lines.reduce((total, line) => total + line.total, shippingCost)
  const item = (id: string, title: string, minor: Minor) => ({
    id,
    title: title.slice(0, MAX_TITLE),
    quantity: 1,
    currency_id: currency,
    unit_price: minor / 100,
  })
  // a discount has no place among items
  if (sum !== amount || lines.some(({ total }) => total <= 0)) {
    const part = amount === total ? '' : `${state === 'placed' ? deposit : 'Resto'} del `
    return [item(String(number), part ? `${part}pedido ${number}` : `Pedido ${number}`, amount)]
  }
  return [
    ...lines.map((line) =>
      item(line.sku, `${line.quantity} × ${line.productName} ${line.variantName}`.trim(), line.total),
    ),
    ...(shippingCost > 0 ? [item('envio', 'Envío', shippingCost)] : []),
  ]
}
