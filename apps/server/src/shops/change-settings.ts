/** The settings of a shop as its people see and change them; the fields and faults are those of the command `shop`. */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { defaultQuoteDays } from '@estampa/domain/shops'
import type { ConfigFault } from '@estampa/domain/shops/check-config'
import {
  type SellingField,
  type SellingRules,
  sellingFieldNames,
  sellingFieldOf,
} from '@estampa/domain/shops/selling-rules'
import type { Shop } from '../http/shop.ts'
import { listShopFaults, type ShopChanges } from './shops.store.ts'

type ShopParts = Pick<Shop, 'name' | 'config' | 'rules'>

/** A rule that the shop never said stands as it is followed. */
const unsaid: Partial<SellingRules> = {
  quoteDays: defaultQuoteDays,
  deliversOnCredit: false,
  mailsInvoice: false,
}

export function sellingRulesOf(shop: ShopParts): SellingRules {
  const entries = sellingFieldNames.map((name) => {
    const kept: Readonly<Record<string, unknown>> = shop[sellingFieldOf(name).keptIn]
    return [name, kept[name] ?? unsaid[name]]
  })
  return Object.fromEntries(entries) as SellingRules
}

/** Each rule goes to where it is kept. */
export function toShopChanges(rules: Partial<SellingRules>): ShopChanges {
  const keptIn = (where: 'config' | 'rules') =>
    Object.fromEntries(
      Object.entries(rules).filter(([name]) => sellingFieldOf(name as SellingField).keptIn === where),
    )
  return { config: keptIn('config'), rules: keptIn('rules') }
}

/** What is wrong with the shop after the change and was not before: each fault at its field. */
export function whyNotChanged(shop: ShopParts, changes: ShopChanges): Refusal | null {
  const before = new Set(listShopFaults(shop).map(({ field }) => field))
  const after = {
    ...shop,
    config: { ...shop.config, ...changes.config },
    rules: { ...shop.rules, ...changes.rules },
  }
  return refuseFaults(listShopFaults(after).filter(({ field }) => !before.has(field)))
}

/** Null where there are none. */
export function refuseFaults(faults: readonly ConfigFault[]): Refusal | null {
  if (faults.length === 0) return null
  const validationErrors = faults.map(({ field, expected }) => ({
    message: `Se espera ${expected}.`,
    members: [`fields.${field.replace(/^rules\./, '')}`],
  }))
  return refuse('invalid_input', { validationErrors })
}
