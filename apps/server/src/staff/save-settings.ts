import type { ReadOnly } from '@estampa/contract/call'
import { encoderOf } from '@estampa/contract/encoder'
import { type SettingsConflict, staffShopSettings } from '@estampa/contract/staff'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { offlineMethodCodes } from '@estampa/domain/shops'
import { listVersionedConflicts } from '@estampa/domain/shops/conflicts'
import type { z } from 'zod'
import { listProvinces } from '../countries/countries.store.ts'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { toZoneList } from '../shipping/rate-table.ts'
import { sellingRulesOf, whyNotChanged } from '../shops/change-settings.ts'
import { changeStoredShop, lockStoredShop, type ShopChanges } from '../shops/shops.store.ts'
import { completeShop, type StoredShop } from '../shops/stored-shop.ts'
import { findLastAuthor } from './changes.store.ts'

type Values = Readonly<Record<string, unknown>>
type ShopSettings = z.output<(typeof staffShopSettings)['getShopSettings']['gives']>

/** What a refusal tells travels as it is: amounts too. */
const encodeSettings = encoderOf(staffShopSettings.getShopSettings.gives)

export type SettingsChange = {
  readonly wanted: Values
  /** What the person saw of the fields that they change. */
  readonly seen: Values | undefined
  /** Those fields as they are stored. */
  valuesOf(shop: Shop): Values
  decide(shop: Shop): ShopChanges | Refusal | Promise<ShopChanges | Refusal>
  /** How the fields are told among the changes of the shop. */
  wordsOf(shop: Shop): Values
}

/**
 * Changes fields of the shop under its lock and records which. With the version that the person saw it is refused where
 * somebody has written the same fields since; what others did elsewhere, to products or to prices, is in nobody's way.
 */
export async function saveSettings(
  { tx, shop, seenVersion, record }: Pick<Context, 'tx' | 'shop' | 'seenVersion' | 'record'>,
  { wanted, seen = {}, valuesOf, decide, wordsOf }: SettingsChange,
): Promise<ReadOnly<ShopSettings> | Refusal> {
  const row = await lockStoredShop(tx)
  const before = completeShop(row)
  const change = { wanted, seen, stored: valuesOf(before) }
  const conflicts = listVersionedConflicts(change, seenVersion, before.version)
  if (conflicts.length > 0) return refuseConflict(tx, row, conflicts)
  const changes = await decide(before)
  if (isRefusal(changes)) return changes
  const refusal = whyNotChanged(before, changes)
  if (refusal) return refusal
  await changeStoredShop(tx, changes)
  const stored = await lockStoredShop(tx)
  const after = completeShop(stored)
  const subject = { kind: 'shop', id: String(shop.id), name: after.config.name }
  await record(tx, { subject, ...differenceOf(wordsOf(before), wordsOf(after)) })
  return settingsOf(tx, stored)
}

async function refuseConflict(tx: Tx, row: StoredShop, fields: readonly string[]): Promise<Refusal> {
  const who = await findLastAuthor(tx, 'shop', String(row.id))
  const settings = encodeSettings(await settingsOf(tx, row)) as SettingsConflict['settings']
  const data: SettingsConflict = { fields, who, settings }
  return refuse('settings_changed', { data })
}

export async function settingsOf(tx: Tx, row: StoredShop): Promise<ReadOnly<ShopSettings>> {
  const shop = completeShop(row)
  const { partnerPaymentMethods } = shop.config
  return {
    version: shop.version,
    rules: sellingRulesOf(shop),
    paymentMethods: partnerPaymentMethods.filter(({ code }) => offlineMethodCodes.includes(code)),
    offersMercadoPago: row.offers_mercado_pago,
    shipping: toZoneList(shop.rules.rateTable),
    provinces: await listProvinces(tx, shop.config.environment),
  }
}

function differenceOf(before: Values, after: Values) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => before[name] !== after[name])
  const only = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]))
  return { before: only(before), after: only(after) }
}
