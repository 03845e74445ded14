/** The shops of the installation: what each uses, and suspending them. */
import type { operator } from '@estampa/contract/operator'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { moveShop, type ShopState } from '@estampa/domain/shops'
import { DAY_MS } from '@estampa/domain/time'
import type { Services } from '../../http/services.ts'
import { ShopNotSetUp } from '../../http/shop.ts'
import { noteShopState } from '../../shops/cell-directory.store.ts'
import { findShopWhereItLives, listShopsWhereTheyLive, settleDirectory } from '../../shops/cell-directory.ts'
import { moveOperatedShop, recordOperation } from '../../shops/operated-shops.store.ts'
import { shopAddress } from '../../shops/shop-address.ts'
import { readStoredShop, type StoredShop } from '../../shops/stored-shop.ts'
import { findPerson } from '../../staff/persons.store.ts'
import { findShopUsage } from '../../staff/shop-usage.store.ts'
import type { OperatorHandlers, OperatorVisit } from '../calls.ts'

type Calls = Pick<typeof operator, 'listShops' | 'suspendShop' | 'reopenShop'>

const USAGE_DAYS = 30

export const operatedShopHandlers: OperatorHandlers<Calls> = {
  listShops: ({ services, now }) => listOperatedShops(services, now),
  suspendShop: (visit) => move(visit, 'suspendShop', visit.input.shop, 'suspended'),
  reopenShop: (visit) => move(visit, 'reopenShop', visit.input.shop, 'open'),
}

async function listOperatedShops(services: Services, now: Date) {
  const rows = await listShopsWhereTheyLive(services.database)
  const items = []
  for (const row of rows) items.push(await operatedShop(services, row, now))
  return { items }
}

/** Each shop's rows are read in that shop alone. */
export async function operatedShop({ database, config }: Services, row: StoredShop, now: Date) {
  const since = new Date(now.getTime() - USAGE_DAYS * DAY_MS)
  const usage = await database.readInShop(row.id, (tx) => findShopUsage(tx, since))
  const read = readStoredShop(row)
  const isSound = !(read instanceof ShopNotSetUp)
  return {
    shop: row.name,
    name: isSound ? read.config.name : null,
    country: isSound ? read.config.environment : null,
    state: row.state as ShopState,
    deleteAt: row.delete_at?.toISOString() ?? null,
    address: shopAddress(row, config.publicUrl),
    createdAt: row.created_at.toISOString(),
    ...usage,
  }
}

async function move(
  { services, session, now, ip }: OperatorVisit,
  call: string,
  name: string,
  to: 'suspended' | 'open',
) {
  const { database } = services
  const row = await findShopWhereItLives(database, name)
  if (!row) return refuse('shop_not_found')
  const from = row.state as ShopState
  if (row.delete_at !== null) return refuse('shop_leaving')
  if (to === 'open' && from !== 'suspended') return refuse('shop_not_suspended')
  const moved = moveShop(from, to)
  if (isRefusal(moved)) return moved
  const isHere = row.cell === 'home'
  const step = { id: row.id, from, to }
  const done = await database.inNoShop(async (tx) => {
    const person = await findPerson(tx, session.person_id)
    if (!person) return refuse('conflict')
    const isNoted = isHere
      ? await moveOperatedShop(tx, person.id, step)
      : await noteShopState(tx, person.id, row.id, to)
    if (!isNoted) return refuse('conflict')
    const change = { who: person.name, call, shop: name, before: { state: from }, after: { state: to } }
    await recordOperation(tx, { ...change, at: now, ip })
    return true
  })
  if (isRefusal(done)) return done
  if (!isHere) {
    const isMoved = await database.inShop(row.id, (tx) => moveOperatedShop(tx, null, step))
    await settleDirectory(database, row.id)
    if (!isMoved) return refuse('conflict')
  }
  return listOperatedShops(services, now)
}
