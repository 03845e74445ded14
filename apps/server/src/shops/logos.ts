import { isPictureAddress, type ShopLogo } from '@estampa/domain/shops'
import { toConfigView } from '@estampa/domain/shops/config-view'
import type { Shop } from '../http/shop.ts'

const MAX_LOGOS = 8

/** The logo of the header, then the other versions that the shop keeps. */
export function listShopLogos({ config, settings }: Shop): ShopLogo[] {
  const { name, logo } = toConfigView(config)
  const header = logo === null ? [] : [{ name, logo_url: logo }]
  const others = settings.logos.filter(({ logo_url }) => isPictureAddress(logo_url) && logo_url !== logo)
  return [...header, ...others].slice(0, MAX_LOGOS)
}
