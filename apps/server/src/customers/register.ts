/**
 * Opening an account. Whether the e-mail is known is not told here, and not shown by the time either: the
 * password is hashed and one mail is asked for in every case. An account that nobody confirmed yet is written
 * anew, so that whoever typed a stranger's e-mail first keeps nothing.
 */
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Services } from '../services.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { askForMail, mayMail } from './account-mails.ts'
import { type Registration, saveUnconfirmed } from './customers.store.ts'
import { hashPassword } from './passwords.ts'

export type Wanted = Omit<Registration, 'passwordHash'> & { password: string; ip: string }

export async function register(
  services: Services,
  shop: Shop,
  { password, ip, ...person }: Wanted,
  now: Date,
): Promise<true | Refusal> {
  const allowed = await mayMail(services, shop, { email: person.email, ip }, now)
  if (isRefusal(allowed)) return allowed
  const passwordHash = await hashPassword(password)
  if (isRefusal(passwordHash)) return passwordHash
  return services.database.inShop<true>(shop.id, async (tx) => {
    await saveUnconfirmed(tx, { ...person, passwordHash }, now)
    await askForMail(tx, shop, { kind: 'registered', email: person.email })
    return true
  })
}
