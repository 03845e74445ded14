import type { Refusals } from '@estampa/contract/refusals'
import { checkoutRefusals } from '@estampa/contract/refusals/checkout'
import type { Refusal } from '@estampa/domain/refusal'
import type { Locale } from '../messages/catalogue.ts'

const sentences: Refusals = checkoutRefusals

/** What is wrong with a field, in the server's own words. The table of all refusals would be ten times as long. */
export function fieldSentence(refusal: Refusal, locale: Locale): string {
  const row = sentences[refusal.refusal]
  if (!row) throw new Error(`a field without a sentence: ${refusal.refusal}`)
  const sentence = locale === 'arg' ? (row.arg ?? row.es) : row.es
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(refusal[name] ?? ''))
}
