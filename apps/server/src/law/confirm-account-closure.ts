import { consentVersions } from '@estampa/domain/law'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { type AttemptLimit, countAttempt } from '../customers/attempts.store.ts'
import { findCustomerByEmail, lockCustomer } from '../customers/customers.store.ts'
import { forgetPerson } from '../customers/forget-person.ts'
import type { AccountServices } from '../customers/personal-data.ts'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import {
  type ClosureScope,
  finishClosure,
  isClosureToken,
  type StoredClosure,
} from './account-closure.store.ts'
import { addConsent } from './consents.store.ts'

export type ConfirmationInput = { code: string; token: string; ip: string }
type ConfirmationResult = { what: ClosureScope; doneAt: string }

/**
 * The reader of the mailbox is the person: the link closes the account, or stops its reminders. Where there is no
 * account there is nothing to close, and the answer is the same.
 */
export async function confirmAccountClosure(
  services: AccountServices,
  shop: Shop,
  { code, token, ip }: ConfirmationInput,
  now: Date,
): Promise<ConfirmationResult | Refusal> {
  const allowed = await mayAttempt(services, shop, ip, now)
  if (isRefusal(allowed)) return allowed
  if (!isClosureToken(services.config, shop.id, code, token)) return refuse('leave_link_over')
  return services.database.inShop<ConfirmationResult | Refusal>(shop.id, async (tx) => {
    const leave = await finishClosure(tx, code, now)
    if (!leave) return refuse('leave_link_over')
    await closeNow(tx, services, shop, leave, now)
    return { what: leave.what, doneAt: now.toISOString() }
  })
}

async function closeNow(
  tx: Tx,
  services: AccountServices,
  shop: Shop,
  { what, email }: StoredClosure,
  now: Date,
): Promise<void> {
  const known = await findCustomerByEmail(tx, email)
  const customer = known && (await lockCustomer(tx, known.id))
  if (!customer || customer.email !== email) return
  if (what === 'account') return forgetPerson(tx, { services, shop, now }, customer)
  const stopped = {
    kind: 'reminders',
    given: false,
    version: consentVersions.reminders,
    screen: 'baja',
  } as const
  await addConsent(tx, { customerId: customer.id }, stopped, now)
}

/** Guessing a token is hopeless; asking for ever is not allowed either. */
async function mayAttempt({ database, config }: AccountServices, shop: Shop, ip: string, now: Date) {
  const limits: AttemptLimit[] = config.loginTries === 0 ? [] : [{ subject: `leaving from ${ip}`, most: 30 }]
  const allowed = await database.inShop(shop.id, async (tx) => ({
    isSo: await countAttempt(tx, limits, now),
  }))
  return allowed.isSo || refuse('too_many_tries')
}
