// Countries are data: what differs between them stands in one row per country in each of these files, and nowhere else.
// CONTRIBUTING says what goes where when a country is added.
import { isTest } from './sources.mjs'

export const countryRows = [
  'packages/domain/src/countries/languages.ts',
  'packages/domain/src/countries.ts',
  'packages/domain/src/countries/holidays.ts',
  'packages/domain/src/law/default-texts.ts',
  'packages/domain/src/law/withdrawal-texts.ts',
  'apps/storefront/app/law/law-links.ts',
]

/** What a country may have and need not: days that its government declared, a carrier that serves it. */
const partialRows = ['packages/domain/src/countries/declared-days.ts', 'apps/server/src/shipping/zippin.ts']

const asksForCountry = /[!=]== '(ARG|CL)'|\bcase '(ARG|CL)'/
const hasRowPerCountry = /^\s*(ARG|CL): /m

/** The faults of a source of the product; the demo has its own countries. */
export function countryFaults({ path, text }) {
  if (isTest(path) || !/^(packages|apps)\//.test(path)) return []
  if (asksForCountry.test(text))
    return [`${path}: asks which country it is instead of reading the country’s row`]
  const isKnown = countryRows.includes(path) || partialRows.includes(path)
  if (isKnown || !hasRowPerCountry.test(text)) return []
  return [`${path}: has a row for each country beside those files that scripts/rules/countries.mjs names`]
}
