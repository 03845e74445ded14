import { checkoutRefusals } from '@estampa/contract/refusals/checkout'
import { sentenceFrom } from '@estampa/contract/refusals/sentence'
import type { Locale } from '@estampa/domain/messages'
import type { Refusal } from '@estampa/domain/refusal'

/** The server's message about a field. The table of all refusals would be ten times as long. */
export function fieldMessage(refusal: Refusal, locale: Locale): string {
  return sentenceFrom(checkoutRefusals, refusal, locale)
}
