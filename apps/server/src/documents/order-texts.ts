import { paymentMethodOf } from '@estampa/domain/shops'
/** The texts of an order's document beside its lines. */

import { type Country, type CountryCode, countries, placeLine } from '@estampa/domain/countries'
import type { Minor } from '@estampa/domain/money'
import { amountToPay } from '@estampa/domain/orders'
import { isRefusal } from '@estampa/domain/refusal'
import type { PlacedOrder } from '../orders/orders.store.ts'
import type { PdfSection } from './pdf-content.ts'
import { documentMessages, longDateText, phoneText } from './texts.ts'

const invoiceKinds: Readonly<Record<string, string>> = {
  consumidor_final: 'Consumidor final',
  responsable_inscripto: 'Responsable inscripto (factura A)',
  monotributo: 'Monotributo',
  exento: 'Exento de IVA',
  boleta: 'Boleta',
  factura: 'Factura',
}

type Payment = PlacedOrder['payments'][number]
/** Money that is here, told of, or went back; what was only asked for is no news. */
const paymentStates: Partial<Record<Payment['state'], string>> = {
  in_review: 'en revisión',
  approved: 'acreditado',
  rejected: 'rechazado',
  refunded: 'devuelto',
  charged_back: 'desconocido por el banco',
}

/** The addressees of the goods and of the invoice. */
export function partiesOf(order: PlacedOrder, environment: CountryCode): PdfSection[] {
  const { orderInvoiceFK: invoice } = order
  const { businessName, invoiceKind = '', giro } = invoice.extra
  const billed = [
    businessName || `${invoice.name} ${invoice.lastName}`.trim(),
    invoice.document && documentText(invoice.document, environment),
    invoiceKinds[invoiceKind] ?? '',
    giro ?? '',
    invoice.email,
    invoice.phone && phoneText(environment, invoice.phone),
  ]
  return [
    { title: 'Entrega', lines: deliveryLines(order, environment) },
    { title: 'Facturación', lines: billed.filter(Boolean) },
  ].filter(({ lines }) => lines.length > 0)
}

function documentText(document: string, environment: CountryCode): string {
  const { taxId, personId } = countries[environment]
  const company = taxId(document)
  if (!isRefusal(company)) return `${countries[environment].taxIdName} ${company.pretty}`
  const person = personId(document)
  return isRefusal(person) ? document : person.pretty
}

function deliveryLines({ address, shipping }: PlacedOrder, environment: CountryCode): string[] {
  const { MinDeliveryDays: min, MaxDeliveryDays: max } = shipping
  const days = min === max ? `${max} días hábiles` : `${min} a ${max} días hábiles`
  const whom = [
    `${address.name} ${address.lastName}`.trim(),
    address.phone && phoneText(environment, address.phone),
  ]
  const how = `${shipping.carrier}, ${days}`
  if (shipping.deliveryMethod === 'pickup')
    return [...whom, `Retiro: ${shipping.service}`, how].filter(Boolean)
  return [
    ...whom,
    `${address.street} ${address.streetNumber} ${address.apartment}`.trim(),
    placeLine(address.zipCode, [address.locality, address.city, address.province]),
    how,
  ].filter(Boolean)
}

type PaymentTextContext = { country: Country; money: (amount: Minor) => string }

export function paidParts(order: PlacedOrder, context: PaymentTextContext): PdfSection[] {
  const lines = order.payments.flatMap((payment) => paymentLine(payment, context))
  return lines.length > 0 ? [{ title: 'Pagos', lines }] : []
}

/** While something is to be paid. */
export function howToPay(order: PlacedOrder, context: PaymentTextContext): PdfSection | null {
  if (amountToPay(order) === 0) return null
  return { title: `Cómo pagar: ${order.payment.name}`, lines: payLines(order, context) }
}

function paymentLine(
  { method, state, amount, changedAt, notice }: Payment,
  { country, money }: PaymentTextContext,
): string[] {
  const name = paymentStates[state]
  if (!name) return []
  const reference = notice?.reference ? `, operación ${notice.reference}` : ''
  return [
    `${paymentMethodOf(method).name}, ${longDateText(new Date(changedAt), country)}${reference}: ${money(amount)}, ${name}`,
  ]
}

function payLines(order: PlacedOrder, { country, money }: PaymentTextContext): string[] {
  const { payment, number, heldUntil } = order
  const request = order.payments.findLast(({ state }) => state === 'pending')?.amount ?? amountToPay(order)
  const until = heldUntil
    ? `Guardamos tus productos hasta el ${longDateText(new Date(heldUntil), country)}.`
    : ''
  if (paymentMethodOf(payment.code).isOnline) {
    const { name } = paymentMethodOf(payment.code)
    return [documentMessages[country.locale].pay_online(money(request), name), until].filter(Boolean)
  }
  const account: readonly (readonly [string, string | null])[] = [
    ['Titular', payment.holder],
    ['Banco', payment.bank],
    ['CBU', payment.CBU],
    ['Alias', payment.alias],
    ['Cuenta', payment.account],
    ['CUIT', payment.CUIT],
    ['RUT', payment.RUT],
    ['Referencia', `Pedido ${number}`],
    ['Importe', money(request)],
  ]
  return [...account.flatMap(([name, value]) => (value ? `${name}: ${value}` : [])), until].filter(Boolean)
}
