import type { law } from '@estampa/contract/law'
import { isRefusal } from '@estampa/domain/refusal'
import { mayMail } from '../customers/account-mails.ts'
import type { AccountServices } from '../customers/personal-data.ts'
import type { Context } from '../http/context.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { saveClosureRequest } from './account-closure.store.ts'
import { newRequestCode } from './request-code.ts'

/** Somebody wants to leave, or no more reminders: a link that does it goes to the mailbox. */
export async function requestAccountClosure({
  services,
  shop,
  input,
  ip,
  now,
}: Context<typeof law.createLeaveRequest, AccountServices>) {
  const { emailAddress: email, what } = input
  const allowed = await mayMail(services, shop, { purpose: 'leave', email, ip }, now)
  if (isRefusal(allowed)) return allowed
  const code = newRequestCode('BA')
  await services.database.inShop(shop.id, async (tx) => {
    await saveClosureRequest(tx, { code, what, email }, now)
    await enqueue(tx, 'leave_mail', { shop: shop.id, code })
  })
  return { code, at: now.toISOString() }
}
