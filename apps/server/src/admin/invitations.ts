import type { admin } from '@estampa/contract/admin'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { isRole } from '@estampa/domain/staff'
import { hashNewPassword } from '../customers/passwords.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { acceptInvitationRow, findInvitation, type Invitation } from '../staff/invitations.store.ts'
import { readLinkToken } from '../staff/mail-links.ts'
import { findPersonByEmail, knowPerson, type StoredPerson, savePerson } from '../staff/persons.store.ts'
import { giveStaffPlace } from '../staff/staff.store.ts'
import type { AdminHandlers } from './calls.ts'
import { countTry, doors, proveIdentity } from './prove-person.ts'

type Calls = Pick<typeof admin, 'getInvitation' | 'acceptInvitation'>

/** A link cannot be guessed; who tries all the same is slowed down. */
const TRIES = 10

export const invitationHandlers: AdminHandlers<Calls> = {
  getInvitation: async ({ services, input, ip, now }) => {
    const found = await invitationOf(services, input, ip, now)
    if (isRefusal(found)) return found
    const { shop, invitation } = found
    const { email, role } = invitation
    const known = await services.database.outside((tx) => findPersonByEmail(tx, email))
    return { shopName: shop.config.name, email, role, hasAccount: known !== undefined }
  },
  acceptInvitation: async ({ services, input, ip, now, deviceToken }) => {
    const found = await invitationOf(services, input, ip, now)
    if (isRefusal(found)) return found
    const { shop, invitation, link } = found
    const { email } = invitation
    const known = await services.database.outside((tx) => findPersonByEmail(tx, email))
    const { password, name } = input
    const person = known
      ? await proveIdentity(
          services,
          doors.signIn,
          { email, password, ip, deviceToken },
          now,
          'password alone',
        )
      : await newPerson({ email, name, password })
    if (isRefusal(person)) return person
    // people are in the home cell, wherever their shop is
    const holder =
      'id' in person ? person : await services.database.inNoShop((tx) => addPerson(tx, person, now))
    if (isRefusal(holder)) return holder
    return services.database.inShop(shop.id, async (tx) => {
      const taken = await acceptInvitationRow(tx, link, now)
      if (!taken || !isRole(taken.role)) return refuse('link_over')
      await knowPerson(tx, holder)
      await giveStaffPlace(tx, { person: holder, role: taken.role, now })
      return {}
    })
  },
}

type FoundInvitation = { shop: Shop; invitation: Invitation; link: string }

async function invitationOf(
  services: Services,
  { shop: name, token }: { shop: string; token: string },
  ip: string,
  now: Date,
): Promise<FoundInvitation | Refusal> {
  const counted = await countTry(services, `invitation from ${ip}`, now, TRIES)
  if (isRefusal(counted)) return counted
  const link = readLinkToken(services.config, 'invitation', token)
  const shop = await services.shops.byName(name)
  if (link === undefined || !shop) return refuse('link_over')
  const invitation = await services.database.readInShop(shop.id, (tx) => findInvitation(tx, link, now))
  return invitation ? { shop, invitation, link } : refuse('link_over')
}

type NewPerson = { email: string; name: string; passwordHash: string }

async function newPerson(given: {
  email: string
  name: string
  password: string
}): Promise<NewPerson | Refusal> {
  const name = given.name.trim()
  if (name === '') return refuse('name_missing')
  const passwordHash = await hashNewPassword(given.password)
  return isRefusal(passwordHash) ? passwordHash : { email: given.email, name, passwordHash }
}

/** Meanwhile somebody may have become known by another invitation: their password is not written over. */
async function addPerson(
  tx: Parameters<typeof savePerson>[0],
  { email, name, passwordHash }: NewPerson,
  now: Date,
): Promise<StoredPerson | Refusal> {
  if (await findPersonByEmail(tx, email)) return refuse('conflict')
  return savePerson(tx, { email, name, passwordHash, since: now, now })
}
