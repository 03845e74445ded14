import type { law } from '@estampa/contract/law'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { countAttempt } from '../customers/attempts.store.ts'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import { addConsent, type ConsentHolder } from './consents.store.ts'

/** The consents of one person in fifteen minutes: more than anybody changes their mind. */
const MAX_CONSENTS = 30

/** Adds what a person permits, or no longer permits, to the log. */
export async function recordConsent(
  tx: Tx,
  holder: ConsentHolder,
  consent: Context<typeof law.recordConsent>['input'],
  now: Date,
): Promise<Refusal | undefined> {
  // reminders are mailed to accounts only
  if (consent.kind === 'reminders' && !('customerId' in holder)) return refuse('no_token')
  const limit = { subject: `consents of ${JSON.stringify(holder)}`, most: MAX_CONSENTS }
  if (!(await countAttempt(tx, [limit], now))) return refuse('too_many_tries')
  await addConsent(tx, holder, consent, now)
  return undefined
}
