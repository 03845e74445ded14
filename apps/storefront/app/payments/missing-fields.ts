import { missingFieldSentence } from '@estampa/contract/refusals/missing-fields'
import type { Typed } from '../customers/use-account-form.ts'
import type { Locale } from '../messages/catalogue.ts'

const ofTransfer = { 'notice.date': 'transferDate', 'notice.reference': 'reference' }
const ofCheque = { 'notice.date': 'chequeDate', 'notice.chequeNumber': 'chequeNumber', 'notice.bank': 'bank' }

/** What a notice of a payment still lacks, with its sentence at each empty field. */
export function missingFieldsOf(typed: Typed, isCheque: boolean, locale: Locale): Record<string, string> {
  const empty = Object.entries(isCheque ? ofCheque : ofTransfer).filter(([name]) => !typed[name])
  return Object.fromEntries(empty.map(([name, field]) => [name, missingFieldSentence(field, locale)]))
}
