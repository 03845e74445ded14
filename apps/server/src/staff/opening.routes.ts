import type { staffOpening } from '@estampa/contract/staff'
import { refuse } from '@estampa/domain/refusal'
import type { Handler } from '../http/context.ts'
import { shopAddress } from '../shops/shop-address.ts'
import { openPreparedShop } from '../shops/shops.store.ts'
import { addShopEntryLink } from './shop-entries.store.ts'

type Calls = typeof staffOpening

const LINK_MS = 60_000

/** Looking at a shop before it is open, and opening it. */
export const shopOpeningHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  enterShop: async ({ tx, shop, person, services, now, record }) => {
    if (person.kind !== 'staff' || person.officeSession === undefined) return refuse('not_allowed')
    const expiresAt = new Date(now.getTime() + LINK_MS)
    const link = await addShopEntryLink(tx, {
      staffId: Number(person.staffId),
      sessionId: person.officeSession,
      now,
      expiresAt,
    })
    await record(tx, { subject: subjectOf(shop), before: {}, after: { shopEntry: 'made' } })
    const url = `${shopAddress(shop, services.config.publicUrl)}/enter?link=${link}`
    return { url, expiresAt: expiresAt.toISOString() }
  },
  openShop: async ({ tx, shop, record }) => {
    if (!(await openPreparedShop(tx))) return refuse('shop_open_already')
    await record(tx, {
      subject: subjectOf(shop),
      before: { state: 'preparing' },
      after: { state: 'open' },
    })
    return {}
  },
}

const subjectOf = ({ id, config }: { id: number; config: { name: string } }) => ({
  kind: 'shop',
  id: String(id),
  name: config.name,
})
