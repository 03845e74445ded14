import { type CountryCode, countries } from '../countries.ts'
import type { DeliveryDates } from './delivery-days.ts'

const formatters = new Map<CountryCode, Intl.DateTimeFormat>()

function wordsOf(day: string, environment: CountryCode) {
  const format =
    formatters.get(environment) ??
    new Intl.DateTimeFormat(countries[environment].language, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
  formatters.set(environment, format)
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`))
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value.replace('.', '') ?? ''
  return { date: `${partOf('weekday')} ${partOf('day')}`, month: partOf('month') }
}

/** «el mar 24 de noviembre», «entre el mar 24 y el jue 26 de noviembre» */
export function deliveryDatesText({ from, until }: DeliveryDates, environment: CountryCode): string {
  const [first, last] = [wordsOf(from, environment), wordsOf(until, environment)]
  if (from === until) return `el ${first.date} de ${first.month}`
  const month = first.month === last.month ? '' : ` de ${first.month}`
  return `entre el ${first.date}${month} y el ${last.date} de ${last.month}`
}

/** «el mar 24 de noviembre» */
export function dayWords(day: string, environment: CountryCode): string {
  return deliveryDatesText({ from: day, until: day }, environment)
}
