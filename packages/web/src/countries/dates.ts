import { type CountryCode, countries } from '@estampa/domain/countries'

const formats = new Map<string, Intl.DateTimeFormat>()

const styles = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  moment: {
    day: 'numeric',
    month: 'long',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  shortDate: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

function formatOf(environment: CountryCode, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${environment} ${style}`
  const { language, timeZone } = countries[environment]
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone, ...styles[style] })
  formats.set(key, format)
  return format
}

/** «20 de noviembre de 2026», by the clock of the shop's country. */
export function dateText(iso: string, environment: CountryCode): string {
  return formatOf(environment, 'date').format(new Date(iso))
}

/** «viernes, 27 de noviembre, 18:00» */
export function momentText(iso: string, environment: CountryCode): string {
  return formatOf(environment, 'moment').format(new Date(iso))
}

/** «20 nov, 14:05»; of another year «20 nov 2025». For tables, where a whole date would be too wide. */
export function shortMomentText(iso: string, environment: CountryCode, now = new Date()): string {
  const at = new Date(iso)
  const isThisYear = todayIn(environment, at).slice(0, 4) === todayIn(environment, now).slice(0, 4)
  return formatOf(environment, isThisYear ? 'short' : 'shortDate')
    .format(at)
    .replaceAll('.', '')
}

/** A day of the calendar, '2026-11-20', which is the same day on every clock. */
export function dayText(day: string, environment: CountryCode): string {
  return dateText(`${day}T12:00:00Z`, environment)
}

/** Today by the clock of the shop's country: '2026-11-20'. */
export function todayIn(environment: CountryCode, now = new Date()): string {
  const { timeZone } = countries[environment]
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}

/** «el 24 de noviembre», «entre el 24 y el 26 de noviembre», «entre el 30 de noviembre y el 2 de diciembre» */
export function daysText(from: string, until: string, environment: CountryCode): string {
  const format = new Intl.DateTimeFormat(countries[environment].language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  })
  const dayName = (day: string) => format.format(new Date(`${day}T12:00:00Z`))
  if (from === until) return `el ${dayName(until)}`
  const first = from.slice(0, 7) === until.slice(0, 7) ? Number(from.slice(8)) : dayName(from)
  return `entre el ${first} y el ${dayName(until)}`
}
