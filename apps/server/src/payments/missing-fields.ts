import { missingFieldSentence } from '@estampa/contract/refusals/missing-fields'
import type { Locale } from '@estampa/domain/messages'
import type { Refusal } from '@estampa/domain/refusal'
import type { NoticeField } from '@estampa/domain/shops'

/** The refusal with a sentence at each field that the buyer left empty. */
export function missingFields(refusal: Refusal, locale: Locale): Refusal {
  const fields = refusal.fields as readonly NoticeField[]
  return {
    ...refusal,
    validationErrors: fields.map((field) => ({
      message: missingFieldSentence(field, locale),
      members: [`notice.${field}`],
    })),
  }
}
