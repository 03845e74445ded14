/**
 * Public holidays that the law of a country names for every year, computed. What a government declares for one
 * year alone (bridges, elections) is not among them.
 */

import type { CountryCode } from '../countries.ts'
import { DAY_MS } from '../time.ts'

/** Days of a year, as ISO dates. Weekdays count from Sunday, 0. */
type Rule = (year: number) => readonly string[]

const years = new Map<string, readonly string[]>()

/** The holidays of these years, in order: '2026-05-25'. */
export function holidaysOf(environment: CountryCode, from: number, to: number = from): string[] {
  const all: string[] = []
  for (let year = from; year <= to; year++) all.push(...holidaysIn(environment, year))
  return all
}

function holidaysIn(environment: CountryCode, year: number): readonly string[] {
  const key = `${environment} ${year}`
  const known = years.get(key) ?? [...new Set(rules[environment].flatMap((rule) => rule(year)))].sort()
  years.set(key, known)
  return known
}

const rules: Record<CountryCode, readonly Rule[]> = {
  ARG: [
    ...fixed('01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '12-08', '12-25'),
    // carnival and Good Friday
    ...fromEaster(-48, -47, -2),
    ...['06-17', '08-17', '10-12', '11-20'].map((day) => toMonday(day, [2, 3], [4, 5])),
  ],
  CL: [
    ...fixed('01-01', '05-01', '05-21', '07-16', '08-15', '09-18', '09-19', '11-01', '12-08', '12-25'),
    ...fromEaster(-2, -1),
    ...['06-29', '10-12'].map((day) => toMonday(day, [2, 3, 4], [5])),
    (year) => [winterSolstice(year)],
    onlyOn('01-02', 1),
    onlyOn('09-17', 1, 5),
    onlyOn('09-20', 5),
    // the day of the Reformation moves to a Friday: back from a Tuesday, on from a Wednesday
    (year) => [moved(`${year}-10-31`, { 2: -4, 3: 2 })],
  ],
}

function fixed(...days: string[]): Rule[] {
  return days.map((day) => (year) => [`${year}-${day}`])
}

function fromEaster(...offsets: number[]): Rule[] {
  return offsets.map((offset) => (year) => [plus(easter(year), offset)])
}

/** Makes a long weekend: from some weekdays back to Monday, from others on to the next. */
function toMonday(day: string, back: readonly number[], on: readonly number[]): Rule {
  const shifts = Object.fromEntries([...back.map((w) => [w, 1 - w]), ...on.map((w) => [w, 8 - w])])
  return (year) => [moved(`${year}-${day}`, shifts)]
}

function onlyOn(day: string, ...weekdays: number[]): Rule {
  return (year) => (weekdays.includes(weekdayOf(`${year}-${day}`)) ? [`${year}-${day}`] : [])
}

function moved(day: string, shifts: Readonly<Record<number, number>>): string {
  return plus(day, shifts[weekdayOf(day)] ?? 0)
}

function plus(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay()
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1]
  return `${year}-0${month}-${String(day).padStart(2, '0')}`
}

/** The southern winter solstice in Chile's winter time: Meeus' mean instant, some minutes off at most. */
function winterSolstice(year: number): string {
  const y = (year - 2000) / 1000
  const julianDay = 2451716.56767 + 365241.62603 * y + 0.00325 * y ** 2 + 0.00888 * y ** 3
  const hoursWestOfGreenwich = 4
  const unixMs = (julianDay - 2440587.5) * DAY_MS - hoursWestOfGreenwich * 3_600_000
  return new Date(unixMs).toISOString().slice(0, 10)
}
