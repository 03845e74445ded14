import { checkoutRefusals } from '@estampa/contract/refusals/checkout'
import { sentenceFrom } from '@estampa/contract/refusals/sentence'
import type { Refusal } from '@estampa/domain/refusal'
import type { Locale } from '../messages/catalogue.ts'

/** What is wrong with a field, in the server's own words. The table of all refusals would be ten times as long. */
export function fieldSentence(refusal: Refusal, locale: Locale): string {
  return sentenceFrom(checkoutRefusals, refusal, locale)
}
