import type { law } from '@estampa/contract/law'
import { refuse } from '@estampa/domain/refusal'
import { mayMailAddress, maySendMails } from '../customers/account-mails.ts'
import type { AccountServices } from '../customers/personal-data.ts'
import type { Context } from '../http/context.ts'
import { enqueueInTurn } from '../jobs/jobs.store.ts'
import { newRequestCode } from './request-code.ts'
import { saveWithdrawal, withdrawalPrefix } from './withdrawal.store.ts'

/** Somebody goes back on a purchase: the request is kept under a code, and its mails are sent. */
export async function requestWithdrawal({
  services,
  shop,
  input,
  ip,
  now,
}: Context<typeof law.createRegretRequest, AccountServices>) {
  const { emailAddress: email, orderNumber, name, reason } = input
  if (!(await maySendMails(services, shop, { ip }, now))) return refuse('too_many_mails')
  // a right is not lost because strangers wrote this e-mail before: the request counts, only its mail is spared
  const isMailed = await mayMailAddress(services, shop, { email, purpose: 'regret' }, now)
  const code = newRequestCode(withdrawalPrefix(shop.config.environment))
  await services.database.inShop(shop.id, async (tx) => {
    await saveWithdrawal(tx, { code, orderNumber, email, name, reason, at: now })
    await enqueueInTurn(tx, `mails of ${code}`, 'regret_mail', { shop: shop.id, code, isMailed })
  })
  return { code, at: now.toISOString() }
}
