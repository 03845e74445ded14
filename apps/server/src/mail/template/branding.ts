/**
 * A shop as its mails show it: in the look of its template by day. By night all are dark, with the shop's color fitted to
 * that.
 */
import { countries } from '@estampa/domain/countries'
import type { Locale } from '@estampa/domain/messages'
import { type BrandLook, brandLookOf } from '@estampa/domain/shops/brand-look'
import { toConfigView } from '@estampa/domain/shops/config-view'
import { surfaces } from '@estampa/domain/shops/surfaces'
import { type Theme, themeOf } from '@estampa/domain/shops/theme'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../http/services.ts'
import type { Shop } from '../../http/shop.ts'
import { shopAddress, shopOrigin } from '../../shops/shop-address.ts'
import { findMailDesk, type MailDesk } from '../mail-texts.store.ts'

export type MailBranding = {
  shop: Shop
  /** The key with which private pictures are signed. */
  config: Config
  /** Where the shop's pages begin, and the server that they are on. */
  home: string
  origin: string
  locale: Locale
  look: BrandLook
  /** The shop's color where mails are read on a dark ground. */
  nightTheme: Theme
  logo: string | null
  email: string | null
  phone: string | null
  address: string | null
  hours: string | null
  /** What the shop wrote for its mails. */
  desk: MailDesk
  /** The link of a person who bought or asked without an account: it opens what the mail is about. */
  guestLink?: string
}

/** On which mails are read by night, whatever the template. */
export const nightSurface = surfaces.night

/** With the words of the shop, as they are in the snapshot in which the mail is written. */
export async function findMailBranding(
  tx: Tx,
  services: Pick<Services, 'config'>,
  shop: Shop,
): Promise<MailBranding> {
  return mailBrandingOf(services, shop, await findMailDesk(tx))
}

export function mailBrandingOf(
  { config }: Pick<Services, 'config'>,
  shop: Shop,
  desk: MailDesk,
): MailBranding {
  const origin = shopOrigin(shop, config.publicUrl)
  const view = toConfigView(shop.config)
  const { logo, presentation } = view
  return {
    shop,
    config,
    home: shopAddress(shop, config.publicUrl),
    origin,
    look: brandLookOf(view),
    nightTheme: themeOf(view.colors.primary, nightSurface),
    locale: countries[shop.config.environment].locale,
    logo: logo && mailPicture(origin, logo, 480),
    email: shop.settings.supportEmail ?? presentation?.email ?? null,
    phone: shop.settings.supportPhone ?? presentation?.phone ?? null,
    address: presentation?.address || null,
    hours: presentation?.hours || null,
    desk,
  }
}

/**
 * The whole address of a picture that everybody may see, in a format that every mail program knows. Undefined
 * for signed addresses, which end before the mail does.
 */
export function mailPicture(origin: string, address: string, width: 160 | 480): string | null {
  const [, name] = /^\/pictures\/([^.]+)(?:\.\d{3,4})?\.(?:webp|avif|svg|png)$/.exec(address) ?? []
  if (name) return `${origin}/pictures/${name}.${width}.png`
  return /^https:\/\//.test(address) && !/\.svg(\?|$)/.test(address) ? address : null
}
