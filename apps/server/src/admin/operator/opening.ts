/** Opening shops from the office: the guide's call, and shops that begin like another. */
import type { operator } from '@estampa/contract/operator'
import { sentenceOf } from '@estampa/contract/refusals'
import { type CountryCode, countries, localeOf } from '@estampa/domain/countries'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { checkShopName } from '@estampa/domain/shops'
import { DAY_MS } from '@estampa/domain/time'
import type { Tx } from '../../db/database.ts'
import { findShopWhereItLives } from '../../shops/cell-directory.ts'
import { prepareShop, recordOperation } from '../../shops/operated-shops.store.ts'
import { shopAddress } from '../../shops/shop-address.ts'
import { findStoredShop, listShopFaults, type ShopToSave } from '../../shops/shops.store.ts'
import { completeShop } from '../../shops/stored-shop.ts'
import { addInvitation } from '../../staff/invitations.store.ts'
import { likeShop, type NewShop, newShopOf } from '../../staff/new-shop.ts'
import { requestPersonMail } from '../../staff/person-mails.ts'
import { findPerson, type StoredPerson } from '../../staff/persons.store.ts'
import { copyPattern, readPattern } from '../../staff/shop-pattern.ts'
import { giveStaffPlace } from '../../staff/staff.store.ts'
import type { OperatorHandlers, OperatorVisit } from '../calls.ts'

type Calls = Pick<typeof operator, 'getStarterSet' | 'checkShopName' | 'openShop' | 'cloneShop'>

const INVITATION_MS = 7 * DAY_MS
const UNIQUE_VIOLATION = '23505'

export const openingHandlers: OperatorHandlers<Calls> = {
  getStarterSet: async ({ services, input }) => {
    const starter = await services.starterSet()
    const techniques = starter.techniques(input.country)
    const { zones } = starter.deliveries(input.country, null)
    return {
      goods: starter.goods,
      techniques: techniques.map(({ key, name, description }) => ({ key, name, description })),
      zones: Object.keys(zones),
      publicUrl: services.config.publicUrl,
    }
  },
  checkShopName: async ({ services, input, locale }) => {
    const problem = await whyNotNamed(services, input.shop)
    return { problem: problem ? sentenceOf(problem, locale) : null }
  },
  openShop: async (visit) => {
    const { services, input, now } = visit
    const said: NewShop = { ...input, shop: input.shop.trim().toLowerCase() }
    const problem = (await whyNotNamed(services, said.shop)) ?? whyNotSaid(said)
    if (problem) return problem
    const starter = await services.starterSet()
    const { country: environment, techniques, goods } = input
    const fill = await starter.prepare(services.files, {
      environment,
      techniques,
      goods: goods === 'sample',
    })
    return makeShop(visit, 'openShop', newShopOf(said, starter), async (tx, id, person) => {
      await fill(tx)
      const expiresAt = new Date(now.getTime() + INVITATION_MS)
      for (const { email, role } of input.people) {
        const address = email.trim().toLowerCase()
        if (address === person.email) continue
        const { link } = await addInvitation(tx, { email: address, role, by: person.name, expiresAt, now })
        await requestPersonMail(tx, { kind: 'invitation', id: link, shop: id })
      }
    })
  },
  cloneShop: async (visit) => {
    const { services, input } = visit
    const name = input.shop.trim().toLowerCase()
    const problem = await whyNotNamed(services, name)
    if (problem) return problem
    const { database } = services
    const row = await findShopWhereItLives(database, input.from)
    if (!row) return refuse('shop_not_found')
    const { host: _, ...pattern } = completeShop(row)
    const kept = await database.readInShop(row.id, readPattern)
    return makeShop(visit, 'cloneShop', likeShop(pattern, name, input.name), (tx) => copyPattern(tx, kept))
  },
}

/** Makes the shop in one transaction with all that it begins with; whoever makes it is its owner. */
async function makeShop(
  { services, session, now, ip }: OperatorVisit,
  call: string,
  shop: ShopToSave,
  fill: (tx: Tx, id: number, person: StoredPerson) => Promise<void>,
) {
  const faults = listShopFaults(shop)
  if (faults.length > 0) throw new Error(`a new shop has faults: ${JSON.stringify(faults)}`)
  try {
    await services.database.inNoShop(async (tx) => {
      const person = await findPerson(tx, session.person_id)
      if (!person) throw new Error('a session of nobody')
      const id = await prepareShop(tx, person.id, shop)
      await giveStaffPlace(tx, { person, role: 'owner', now })
      await fill(tx, id, person)
      const change = { who: person.name, call, shop: shop.name, before: {}, after: { state: 'preparing' } }
      await recordOperation(tx, { ...change, at: now, ip })
    })
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return refuse('shop_name_taken')
    throw error
  }
  return { shop: shop.name, address: shopAddress({ name: shop.name, host: null }, services.config.publicUrl) }
}

async function whyNotNamed(
  { database }: OperatorVisit['services'],
  typed: string,
): Promise<Refusal | undefined> {
  const name = checkShopName(typed.trim().toLowerCase())
  if (isRefusal(name)) return name
  const taken = await database.outside((tx) => findStoredShop(tx, name))
  return taken && refuse('shop_name_taken')
}

/** What the country knows of: its tax numbers. */
function whyNotSaid({ country, taxId }: Pick<NewShop, 'country' | 'taxId'>): Refusal | undefined {
  const read = taxId === '' ? undefined : countries[country].taxId(taxId)
  return read && isRefusal(read) ? atField('taxId', read, country) : undefined
}

function atField(field: string, refusal: Refusal, country: CountryCode): Refusal {
  const message = sentenceOf(refusal, localeOf(country))
  return refuse('invalid_input', { validationErrors: [{ message, members: [field] }] })
}
