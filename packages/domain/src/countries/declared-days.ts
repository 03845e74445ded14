/**
 * Days on which a government let a country rest in one year alone: bridges beside the holidays that the law
 * names for every year. A year that is not here has none yet; add it when it is declared, with its source.
 */
import type { CountryCode } from '../countries.ts'
import { holidaysOf } from './holidays.ts'

type DeclaredDays = { readonly year: number; readonly source: string; readonly days: readonly string[] }

export const declaredDays: Readonly<Partial<Record<CountryCode, readonly DeclaredDays[]>>> = {
  ARG: [
    {
      year: 2026,
      source:
        'Jefatura de Gabinete de Ministros, Resolución 164/2025: días no laborables con fines turísticos',
      days: ['2026-03-23', '2026-07-10', '2026-12-07'],
    },
  ],
}

/** Every day between these years on which parcels do not move: holidays and declared days, in order. */
export function restDaysOf(environment: CountryCode, from: number, to: number = from): string[] {
  const declared = (declaredDays[environment] ?? []).filter(({ year }) => year >= from && year <= to)
  return [...new Set([...holidaysOf(environment, from, to), ...declared.flatMap(({ days }) => days)])].sort()
}
