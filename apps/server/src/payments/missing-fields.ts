import { sentenceOf } from '@estampa/contract/refusals'
import type { Locale } from '@estampa/domain/countries'
import type { NoticeField } from '@estampa/domain/payments'
import { type Refusal, refuse } from '@estampa/domain/refusal'

/** The refusal with a sentence at each field that the buyer left empty. */
export function missingFields(refusal: Refusal, locale: Locale): Refusal {
  const fields = refusal.fields as readonly NoticeField[]
  const message = sentenceOf(refuse('field_required'), locale)
  return {
    ...refusal,
    validationErrors: fields.map((field) => ({ message, members: [`notice.${field}`] })),
  }
}
