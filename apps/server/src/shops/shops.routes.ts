import { shops } from '@estampa/contract/shops'
import { refuse } from '@estampa/domain/refusal'
import { type ShopConfig, shownConfig, withAllFamily } from '@estampa/domain/shops'
import { handle } from '../http/context.ts'
import { listShownFamilies } from './families.store.ts'
import { listShopLogos } from './logos.ts'
import { settingOf } from './setting-of.ts'

export const shopsRoutes = handle('shops', shops, {
  getConfig: async ({ tx, shop }) => {
    const families = [...configuredAll(shop.config), ...(await listShownFamilies(tx))]
    return shownConfig({ ...shop.config, families: withAllFamily(families) })
  },
  getWhiteboxSettingsKey: async ({ shop, input: { key } }) => {
    const value = settingOf(shop, key)
    return value === undefined ? refuse('setting_not_found') : { key, value }
  },
  getDistributorLogos: async ({ shop, input }) => listShopLogos(shop).slice(0, input.limit),
})

/** A shop may give «Todas» an icon of its own; every other family is the catalogue's. */
function configuredAll({ families }: ShopConfig) {
  return families.filter((family) => family.id === null)
}
