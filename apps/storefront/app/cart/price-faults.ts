import { lineRefusals } from '@estampa/contract/refusals/lines'
import { sentenceFrom } from '@estampa/contract/refusals/sentence'
import type { Locale } from '@estampa/domain/messages'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { isFailure } from '@estampa/web/failures'

type Fault = Refusal & { shoppingCartUUID: string }

const isFault = (value: unknown): value is Fault =>
  isRefusal(value) && typeof value.shoppingCartUUID === 'string' && Object.hasOwn(lineRefusals, value.refusal)

/** Pricing faults by line uuid, from a call that could not price the cart. */
export function priceFaults(failure: unknown, locale: Locale): ReadonlyMap<string, string> {
  const faults = new Map<string, string>()
  if (!isFailure(failure)) return faults
  const data = failure.fault?.data
  if (typeof data !== 'object' || data === null) return faults
  if ('shoppingCartUUID' in data && typeof data.shoppingCartUUID === 'string') {
    faults.set(data.shoppingCartUUID, failure.message)
  }
  if ('lines' in data && Array.isArray(data.lines)) {
    for (const line of data.lines.filter(isFault))
      faults.set(line.shoppingCartUUID, sentenceFrom(lineRefusals, line, locale))
  }
  return faults
}
