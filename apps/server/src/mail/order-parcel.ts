/** How a parcel is followed, as e-mails say it. */
import type { Country } from '@estampa/domain/countries'
import { counted, numberText } from '@estampa/domain/messages/numbers'
import { unitsOf } from '@estampa/domain/orders'
import { deliveryDates } from '@estampa/domain/shipping/delivery-days'
import type { OrderMailContext } from './order-parts.ts'
import { countryOf } from './payment-steps.ts'
import { button, type EmailBlocks, facts, flattened, text, title } from './template/blocks.ts'
import { plainTextOf } from './template/blocks-text.ts'

export const hasParcelLink = (of: OrderMailContext, number: number | null = null) =>
  Boolean((partOf(of, number) ?? of.order.tracking)?.url)

/** `number` is that of one parcel, where the order leaves in several; without it the one that left last counts. */
export function parcelBlocks(of: OrderMailContext, number: number | null = null): EmailBlocks {
  const { tracking, shipping } = of.order
  const part = partOf(of, number)
  const rows: [string, string | null | undefined][] = [
    ['Transporte', part?.carrier || (tracking?.carrier ?? shipping.carrier)],
    ['Número de seguimiento', part ? part.tracking : tracking?.number],
    ['Llega', arrivalOf(of)],
  ]
  const url = part ? part.url : tracking?.url
  return [
    facts(rows.filter((row): row is [string, string] => Boolean(row[1]))),
    part && contentOf(of, part),
    url ? button('Seguir mi envío', url) : null,
  ]
}

type Part = OrderMailContext['order']['parcels'][number]

function partOf({ order }: OrderMailContext, number: number | null): Part | undefined {
  const left = order.parcels.filter(({ leftAt }) => leftAt !== null)
  return number === null ? left.at(-1) : left.find((parcel) => parcel.number === number)
}

/** What is in the parcel, and how much of the order has left with it. */
function contentOf({ order }: OrderMailContext, { number, lines }: Part): EmailBlocks {
  const gone = order.parcels.filter((parcel) => parcel.leftAt !== null && parcel.number <= number)
  const left = unitsOf(gone.flatMap((parcel) => parcel.lines))
  const all = order.lines.reduce((units, { quantity }) => units + quantity, 0)
  return [
    title('En este paquete'),
    facts(
      lines.map(({ productName, variantName, units }) => [
        [productName, variantName].filter(Boolean).join(' · '),
        counted(units, 'unidad', 'unidades'),
      ]),
    ),
    text(
      left < all
        ? `Con este paquete salieron ${numberText(left)} de ${numberText(all)} unidades.`
        : 'Con este paquete salió todo.',
    ),
  ]
}

/** Whether an e-mail that was written before says the same of the parcel. */
export function tellsParcel(plain: string, of: OrderMailContext, number: number | null): boolean {
  return plain.includes(plainTextOf(flattened(parcelBlocks(of, number))))
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
