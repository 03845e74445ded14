import type { CountryCode } from '@estampa/domain/countries'
import { countries } from '@estampa/domain/countries'
import type { DaySpan } from '@estampa/domain/staff/figures'
import { useMessages } from '@estampa/web/messages'
import { figuresMessages } from '../../messages/figures.ts'
import { useShop } from '../../session/account.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** «16 nov»; with its year «16 nov 2026». Days of the calendar, the same on every clock. */
function shortDayText(day: string, environment: CountryCode, hasYear: boolean): string {
  const { language } = countries[environment]
  const key = `${language} ${hasYear}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      ...(hasYear && { year: 'numeric' }),
    })
  formats.set(key, format)
  return format
    .format(new Date(`${day}T12:00:00Z`))
    .replaceAll('.', '')
    .replaceAll('-', ' ')
    .replaceAll(' de ', ' ')
}

/** «1 nov a 26 nov 2026»; the year stands once, if it is the same. */
export function useSpanText(): (span: DaySpan, isShort?: boolean) => string {
  const t = useMessages(figuresMessages)
  const { environment } = useShop()
  return ({ from, to }, isShort = false) => {
    const isOneYear = from.slice(0, 4) === to.slice(0, 4)
    const last = shortDayText(to, environment, !isShort)
    return from === to ? last : t.between(shortDayText(from, environment, !isOneYear && !isShort), last)
  }
}
