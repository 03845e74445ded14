import { type Envelope, failureEnvelope } from '@estampa/contract/envelope'
import { sentenceOf, statusOf } from '@estampa/contract/refusals'
import type { Locale } from '@estampa/domain/messages'
import type { Refusal } from '@estampa/domain/refusal'

/** A refusal as its status and envelope. `data` and `validationErrors` of the refusal go into the fault. */
export function answerRefusal(
  refusal: Refusal,
  locale: Locale,
  requestId: string,
): { status: number; body: Envelope } {
  const status = statusOf(refusal)
  const body = failureEnvelope(
    {
      code: status,
      message: sentenceOf(refusal, locale),
      details: status >= 500 ? `Código de seguimiento: ${requestId}` : null,
      validationErrors: (refusal.validationErrors as never) ?? null,
      refusal: refusal.refusal,
      data: refusal.data ?? null,
    },
    status,
  )
  return { status, body }
}
