/** The first person of an installation: a link on the console of the server, for one use, while there is nobody. */
import type { admin } from '@estampa/contract/admin'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { hashNewPassword } from '../customers/passwords.ts'
import type { Services } from '../http/services.ts'
import { isFirstLink, renewFirstLink, takeFirstLink } from '../staff/first-links.store.ts'
import { changePerson, savePerson } from '../staff/persons.store.ts'
import type { AdminHandlers } from './calls.ts'
import { enter } from './entry.ts'
import { countTry } from './prove-person.ts'

type Calls = Pick<typeof admin, 'checkFirstStart' | 'startInstallation'>

export const FIRST_LINK_MINUTES = 30
/** A link cannot be guessed; who tries all the same is slowed down. */
const TRIES = 10

/** The address that makes the first person; each start has a new one. Undefined: there are people, or it is the demo. */
export async function offerFirstStart({
  config,
  database,
  now,
}: Pick<Services, 'config' | 'database' | 'now'>): Promise<string | undefined> {
  if (config.demo) return undefined
  const expiresAt = new Date(now().getTime() + FIRST_LINK_MINUTES * 60_000)
  const secret = await database.inNoShop((tx) => renewFirstLink(tx, expiresAt))
  return secret && `${config.adminUrl}/first-start/${secret}`
}

export const firstStartHandlers: AdminHandlers<Calls> = {
  checkFirstStart: async ({ services, input, ip, now }) => {
    const counted = await countTry(services, `first start from ${ip}`, now, TRIES)
    if (isRefusal(counted)) return counted
    const isGood = await services.database.outside((tx) => isFirstLink(tx, input.token, now))
    return isGood ? {} : refuse('link_over')
  },
  startInstallation: async (visit) => {
    const { services, input, ip, now } = visit
    const counted = await countTry(services, `first start from ${ip}`, now, TRIES)
    if (isRefusal(counted)) return counted
    const name = input.name.trim()
    if (name === '') return refuse('name_missing')
    const passwordHash = await hashNewPassword(input.password)
    if (isRefusal(passwordHash)) return passwordHash
    const person = await services.database.inNoShop(async (tx) => {
      if (!(await takeFirstLink(tx, input.token, now))) return refuse('link_over')
      const email = input.email.trim().toLowerCase()
      const { id } = await savePerson(tx, { email, name, passwordHash, since: now, now })
      return changePerson(tx, id, { operator_since: now })
    })
    return isRefusal(person) ? person : enter(visit, person, false)
  },
}
