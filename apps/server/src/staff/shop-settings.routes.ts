import type { staffShopSettings } from '@estampa/contract/staff'
import type { SellingField, SellingRules } from '@estampa/domain/shops/selling-rules'
import type { Tx } from '../db/database.ts'
import type { Handler } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { sellingRulesOf, toShopChanges, whyNotAsSeen, whyNotChanged } from '../shops/change-settings.ts'
import { changeStoredShop, findStoredShop, lockStoredShop } from '../shops/shops.store.ts'
import { completeShop } from '../shops/stored-shop.ts'
import { findLastAuthor } from './changes.store.ts'

type Calls = typeof staffShopSettings

/** What a shop decides about selling. It is read anew for each call: a copy in memory could be older than a save. */
export const shopSettingsHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getShopSettings: async ({ tx, shop }) => settingsOf(await storedShop(tx, shop.id)),
  saveSellingRules: async ({ tx, shop, input, seenVersion, record }) => {
    const before = completeShop(await lockStoredShop(tx))
    const stored = sellingRulesOf(before)
    const { fields, seen = {} } = input
    if (seenVersion !== null && seenVersion !== before.version) {
      const who = await findLastAuthor(tx, 'shop', String(shop.id))
      const refusal = whyNotAsSeen({ wanted: fields, seen, stored }, { settings: settingsOf(before), who })
      if (refusal) return refusal
    }
    const changes = toShopChanges(fields)
    const refusal = whyNotChanged(before, changes)
    if (refusal) return refusal
    await changeStoredShop(tx, changes)
    const after = completeShop(await lockStoredShop(tx))
    await record(tx, { subject: subjectOf(after), ...differenceOf(stored, sellingRulesOf(after)) })
    return settingsOf(after)
  },
}

const settingsOf = (shop: Shop) => ({ version: shop.version, rules: sellingRulesOf(shop) })
const subjectOf = ({ id, config }: Shop) => ({ kind: 'shop', id: String(id), name: config.name })

async function storedShop(tx: Tx, id: number): Promise<Shop> {
  const row = await findStoredShop(tx, id)
  if (!row) throw new Error('the shop of this request is not there')
  return completeShop(row)
}

function differenceOf(before: SellingRules, after: SellingRules) {
  const changed = (Object.keys(before) as SellingField[]).filter((name) => before[name] !== after[name])
  const only = (rules: SellingRules) => Object.fromEntries(changed.map((name) => [name, rules[name]]))
  return { before: only(before), after: only(after) }
}
