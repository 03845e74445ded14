/**
 * A row of `shops` as the server may use it. Somebody may have written the row by hand: what it lacks is the default,
 * and a value of the wrong kind makes the shop «not set up», with the name of every such field. It is never guessed
 * what a faulty switch was meant to say: it could show prices that the shop wanted hidden.
 */
import { ShopConfig as ConfigSchema } from '@estampa/contract/shops'
import { defaultCountry, isCountryCode } from '@estampa/domain/countries'
import {
  methodsOffered,
  type ShopConfig,
  type ShopConfigInput,
  type ShopSettings,
  type ShopState,
  settingsWithDefaults,
  withDefaults,
} from '@estampa/domain/shops'
import { type ConfigFault, listChoiceFaults, listConfigFaults } from '@estampa/domain/shops/check-config'
import { z } from 'zod'
import { type Shop, ShopNotSetUp } from '../http/shop.ts'
import { faultsOf } from './config-faults.ts'
import { listRuleFaults, rulesWithDefaults } from './shop-rules.ts'

export type StoredShop = {
  id: number
  name: string
  host: string | null
  config: unknown
  rules: unknown
  settings: unknown
  state: string
  /** Where it lives. */
  cell: string
  created_at: Date
  /** When it is to be deleted; null: nobody wants that. */
  delete_at: Date | null
  /** How much it may have, where the installation does not say it. */
  most_products: number | null
  most_uploads: number | null
  most_people: number | null
  most_mails: number | null
  version: number
  offers_mercado_pago: boolean
}

export const SettingsSchema = z.object({
  logos: z.array(z.object({ name: z.string(), logo_url: z.string() })),
  supportEmail: z.string().nullable(),
  supportPhone: z.string().nullable(),
  termsVersion: z.string(),
  terms: z.string().nullable(),
})

/** The row with every default, whether it has faults or not. */
export function completeShop(row: StoredShop): Shop {
  const { id, name, host, version } = row
  const config = configOf(row)
  const rules = rulesWithDefaults(fieldsOf(row.rules), config)
  const settings = settingsWithDefaults(fieldsOf(row.settings))
  return { id, name, host, version, config, rules, settings, state: row.state as ShopState }
}

/** The shop, or why it cannot be served. A code or picture that does not fit its pattern is only not shown. */
export function readStoredShop(row: StoredShop): Shop | ShopNotSetUp {
  const shop = completeShop(row)
  const { config, rules, settings } = shop
  const faults = [...listKindFaults(config), ...listRuleFaults(rules), ...listSettingsFaults(settings)]
  if (faults.length > 0) return new ShopNotSetUp(shop.name, faults)
  const partnerPaymentMethods = methodsOffered(config.partnerPaymentMethods, row.offers_mercado_pago)
  return { ...shop, config: { ...config, partnerPaymentMethods } }
}

export function listSettingsFaults(settings: Partial<ShopSettings>): ConfigFault[] {
  return faultsOf(SettingsSchema, settingsWithDefaults(settings), 'settings')
}

/** Every field of a configuration that does not fit, those that would only not be shown too. */
export function listAllConfigFaults(config: ShopConfig): ConfigFault[] {
  const kinds = faultsOf(ConfigSchema, config)
  return [...kinds, ...listConfigFaults(withoutFaulty(config, kinds))]
}

/** With the defaults in the place of values of the wrong kind, which the patterns of the others could not be asked of. */
function withoutFaulty(config: ShopConfig, faults: readonly ConfigFault[]): ShopConfig {
  const { tenant, environment, name } = config
  const defaults = withDefaults({
    tenant,
    name: String(name),
    environment: isCountryCode(environment) ? environment : defaultCountry,
  })
  const faulty = new Set(faults.map(({ field }) => field.split(/[.[]/)[0]))
  const kept = Object.entries(config).filter(([key]) => !faulty.has(key))
  return { ...defaults, ...Object.fromEntries(kept) }
}

/** Without one of its own a shop is called as in its address. */
function configOf({ id, name, config }: StoredShop): ShopConfig {
  const stored = { name, ...fieldsOf(config), tenant: { id, tenancyName: name } }
  return withDefaults(stored as unknown as ShopConfigInput)
}

function listKindFaults(config: ShopConfig): ConfigFault[] {
  const kinds = faultsOf(ConfigSchema, config)
  return kinds.length > 0 ? kinds : listChoiceFaults(config)
}

function fieldsOf(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}
