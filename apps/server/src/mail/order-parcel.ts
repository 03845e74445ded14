/** How a parcel is followed, as e-mails say it. */
import type { Country } from '@estampa/domain/countries'
import { deliveryDates } from '@estampa/domain/shipping/delivery-days'
import type { OrderMailContext } from './order-parts.ts'
import { countryOf } from './payment-steps.ts'
import { button, type EmailBlocks, facts, flattened } from './template/blocks.ts'
import { plainTextOf } from './template/blocks-text.ts'

export const hasParcelLink = ({ order }: OrderMailContext) => Boolean(order.tracking?.url)

export function parcelBlocks(of: OrderMailContext): EmailBlocks {
  const { tracking: parcel, shipping } = of.order
  const rows: [string, string | null | undefined][] = [
    ['Transporte', parcel?.carrier ?? shipping.carrier],
    ['Número de seguimiento', parcel?.number],
    ['Llega', arrivalOf(of)],
  ]
  return [
    facts(rows.filter((row): row is [string, string] => Boolean(row[1]))),
    parcel?.url ? button('Seguir mi envío', parcel.url) : null,
  ]
}

/** Whether an e-mail that was written before says the same of the parcel. */
export function tellsParcel(plain: string, of: OrderMailContext): boolean {
  return plain.includes(plainTextOf(flattened(parcelBlocks(of))))
}

/** «entre el 3 y el 5 de diciembre», in the working days that its carrier said. */
function arrivalOf(of: OrderMailContext): string | null {
  const { history, shipping } = of.order
  const left = history.findLast(({ to }) => to === 'shipped')
  if (!left) return null
  const { MinDeliveryDays: min, MaxDeliveryDays: max } = shipping
  const { from, until } = deliveryDates(new Date(left.at), { min, max }, of.look.shop.config.environment)
  const [first, last] = [from, until].map((date) => dayAndMonth(date, countryOf(of)))
  if (!first || !last) return null
  const isSameMonth = first.month === last.month
  if (from === until) return `el ${last.day} de ${last.month}`
  const start = isSameMonth ? first.day : `${first.day} de ${first.month}`
  return `entre el ${start} y el ${last.day} de ${last.month}`
}

function dayAndMonth(date: string, { language }: Country): { day: string; month: string } {
  const noon = new Date(`${date}T12:00:00Z`)
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(noon)
  return { day: part({ day: 'numeric' }), month: part({ month: 'long' }) }
}
