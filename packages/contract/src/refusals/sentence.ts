import { type Locale, sentenceIn } from '@estampa/domain/messages'
import type { Refusal } from '@estampa/domain/refusal'
import { findMissingFieldSentence } from './missing-fields.ts'
import type { Refusals } from './refusal-table.ts'

/** The sentence that a person reads, from a table that has the refusal's code. An empty field is called by its name. */
export function sentenceFrom(table: Refusals, refusal: Refusal, locale: Locale): string {
  const row = Object.hasOwn(table, refusal.refusal) ? table[refusal.refusal] : undefined
  if (!row) throw new Error(`refusal without a sentence: ${refusal.refusal}`)
  if (refusal.refusal === 'field_required') {
    const named = findMissingFieldSentence(refusal.field, locale)
    if (named) return named
  }
  return sentenceIn(row, locale, refusal)
}
