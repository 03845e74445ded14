import { missingFieldSentence } from '@estampa/contract/refusals/missing-fields'
import type { Locale } from '@estampa/domain/messages'
import type { FormValues } from '@estampa/web/forms'

const ofTransfer = { 'notice.date': 'transferDate', 'notice.reference': 'reference' }
const ofCheque = { 'notice.date': 'chequeDate', 'notice.chequeNumber': 'chequeNumber', 'notice.bank': 'bank' }

/** The missing fields of a payment notice, with a message for each. */
export function listMissingFields(
  typed: FormValues,
  isCheque: boolean,
  locale: Locale,
): Record<string, string> {
  const empty = Object.entries(isCheque ? ofCheque : ofTransfer).filter(([name]) => !typed[name])
  return Object.fromEntries(empty.map(([name, field]) => [name, missingFieldSentence(field, locale)]))
}
