/** How a look is held to the schemas of a shop, and how it gets into the shop's row. */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { type LookField, lookFieldAt, type ShopLook, toLookParts } from '@estampa/domain/shops/look'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { changeStoredShop, changeTerms, listShopFaults } from './shops.store.ts'

/** The shop as it would be with another look. */
export function withLook(shop: Shop, look: ShopLook): Shop {
  const { config, settings } = toLookParts(shop, look)
  return { ...shop, config: { ...shop.config, ...config }, settings: { ...shop.settings, ...settings } }
}

/** What is wrong with the shop in this look and is not without it: each fault at its field. */
export function whyLookNotTaken(shop: Shop, look: ShopLook): Refusal | null {
  const before = new Set(listShopFaults(shop).map(({ field }) => field))
  const faults = listShopFaults(withLook(shop, look)).filter(({ field }) => !before.has(field))
  if (faults.length === 0) return null
  const validationErrors = faults.map(({ field, expected }) => ({
    message: `Se espera ${expected}.`,
    members: [`fields.${lookFieldAt(field) ?? field}`],
  }))
  return refuse('invalid_input', { validationErrors })
}

/** Of the shop's row only the fields of a look change; its terms only where they are others. */
export async function changeLook(
  tx: Tx,
  { config, settings }: ReturnType<typeof toLookParts>,
  fields: readonly LookField[],
): Promise<void> {
  await changeStoredShop(tx, { config, rules: {} })
  if (fields.includes('terms')) await changeTerms(tx, settings)
}
