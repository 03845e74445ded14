/**
 * Writes the mails to people of shops. Only here it is found out whose an e-mail is. Somebody of several shops hears
 * from the first of them.
 */
import { DAY_MS } from '@estampa/domain/time'
import { forgetOldAttempts } from '../customers/attempts.store.ts'
import { forgetOldCounts } from '../http/request-counts.store.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { Job } from '../jobs/job.ts'
import { forgetAdminSessions } from '../staff/admin-sessions.store.ts'
import { findInvitation } from '../staff/invitations.store.ts'
import { linkToken } from '../staff/mail-links.ts'
import { forgetChallenges } from '../staff/passkeys.store.ts'
import { forgetPersonLinks, savePersonLink } from '../staff/person-links.store.ts'
import { PersonMail } from '../staff/person-mails.ts'
import { findPersonByEmail, listPlaces, type StoredPerson } from '../staff/persons.store.ts'
import { invitationEmail, personPasswordChangedEmail, personResetEmail } from './person-emails.ts'
import { sendMail } from './send-mail.ts'
import { findMailBranding } from './template.ts'

const RESET_MS = 3600_000
const KEPT_SESSIONS_MS = 90 * DAY_MS

const personMail: Job<Services> = async (payload, services) => {
  const mail = PersonMail.parse(payload)
  if (mail.kind === 'invitation') return mailInvitation(services, mail)
  const found = await findRecipient(services, mail.email)
  if (!found) return
  const { person, shop } = found
  const branding = await services.database.readInShop(shop.id, (tx) => findMailBranding(tx, services, shop))
  if (mail.kind === 'changed')
    return sendMail(services, shop, personPasswordChangedEmail(branding, person, mail.id))
  const now = services.now()
  const link = { id: mail.id, personId: person.id, expiresAt: new Date(now.getTime() + RESET_MS) }
  await services.database.inNoShop((tx) => savePersonLink(tx, link, now))
  const token = linkToken(services.config, 'reset', mail.id)
  await sendMail(services, shop, personResetEmail(branding, person, { id: mail.id, token }))
}

/** The person of this e-mail and the first shop where they work; undefined: nobody, or somebody without a place. */
async function findRecipient(
  { database, shops }: Services,
  email: string,
): Promise<{ person: StoredPerson; shop: Shop } | undefined> {
  const { person, places } = await database.inNoShop(async (tx) => {
    const person = await findPersonByEmail(tx, email)
    return { person, places: person ? await listPlaces(tx, person.id) : [] }
  })
  const elsewhere = person ? await database.inOtherCells((tx) => listPlaces(tx, person.id)) : []
  const [place] = [...places, ...elsewhere.flat()]
  const shop = place && (await shops.byId(place.shopId))
  return person && shop ? { person, shop } : undefined
}

async function mailInvitation(services: Services, { id, shop: shopId }: { id: string; shop: number }) {
  const shop = await services.shops.byId(shopId)
  if (!shop) return
  const found = await services.database.readInShop(shop.id, async (tx) => {
    const invitation = await findInvitation(tx, id, services.now())
    return invitation && { invitation, branding: await findMailBranding(tx, services, shop) }
  })
  if (!found) return
  const token = linkToken(services.config, 'invitation', id)
  await sendMail(services, shop, invitationEmail(found.branding, found.invitation, token))
}

/** What nobody can use any more, of people of no shop in particular. */
const sweepPeople: Job<Services> = async (_payload, { database, now }) => {
  const at = now()
  await database.inNoShop(async (tx) => {
    await forgetOldAttempts(tx, at, 'person_tries')
    await forgetOldCounts(tx)
    await forgetChallenges(tx, at)
    await forgetPersonLinks(tx, new Date(at.getTime() - DAY_MS))
    await forgetAdminSessions(tx, new Date(at.getTime() - KEPT_SESSIONS_MS))
  })
}

export const personTasks: Record<string, Job<Services>> = {
  person_mail: personMail,
  sweep_people: sweepPeople,
}
