import { shops } from '@estampa/contract/shops'
import { refuse } from '@estampa/domain/refusal'
import { type ShopConfig, withAllFamily } from '@estampa/domain/shops'
import { toConfigView } from '@estampa/domain/shops/config-view'
import { handle } from '../http/context.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { listPublishedFamilies } from './families.store.ts'
import { listShopLogos } from './logos.ts'
import { settingOf } from './setting-of.ts'

type ShopsServices = Services & {
  /** The providers of the shops' parcels; a shop has an account there or none. */
  carriers: { accountOf(shop: Shop): Promise<object | undefined> }
}

export const shopsRoutes = handle<typeof shops, ShopsServices>('shops', shops, {
  getConfig: async ({ tx, shop, services }) => {
    const families = [...configuredAll(shop.config), ...(await listPublishedFamilies(tx))]
    const shown = toConfigView({ ...shop.config, families: withAllFamily(families) })
    return { ...shown, quotesDelivery: await quotesDelivery(services.carriers, shop) }
  },
  getWhiteboxSettingsKey: async ({ shop, input: { key } }) => {
    const value = settingOf(shop, key)
    return value === undefined ? refuse('setting_not_found') : { key, value }
  },
  getDistributorLogos: async ({ shop, input }) => listShopLogos(shop).slice(0, input.limit),
})

/** By the shop's own table, at its counter, or by a company that carries for it. */
async function quotesDelivery(carriers: ShopsServices['carriers'], shop: Shop): Promise<boolean> {
  const { services, pickup } = shop.rules.rateTable
  return services.length > 0 || pickup !== null || (await carriers.accountOf(shop)) !== undefined
}

/** A shop may give «Todas» an icon of its own; every other family is the catalog's. */
function configuredAll({ families }: ShopConfig) {
  return families.filter((family) => family.id === null)
}
