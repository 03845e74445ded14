/** A shop as its mails show it. Its own pages have a theme; mails are read on white and, by night, on black. */
import { countries } from '@estampa/domain/countries'
import type { Locale } from '@estampa/domain/messages'
import { channelsOf, contrast, type Theme, themeOf } from '@estampa/domain/shops'
import { toConfigView } from '@estampa/domain/shops/config-view'
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
  theme: Theme
  /** The shop's color lightened until it can be read on the card of a dark mail. */
  accentByNight: string
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

/** The colors of mails in light mode. */
export const lightColors = {
  page: '#f4f3f1',
  card: '#ffffff',
  ink: '#1f1d1a',
  soft: '#5f5a52',
  line: '#e8e5e0',
}
export const darkColors = {
  page: '#131211',
  card: '#211f1c',
  ink: '#f5f2ed',
  soft: '#bdb6ab',
  line: '#3b3732',
}

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
  const theme = themeOf(shop.config.colors.primary)
  const { logo, presentation } = toConfigView(shop.config)
  return {
    shop,
    config,
    home: shopAddress(shop, config.publicUrl),
    origin,
    theme,
    locale: countries[shop.config.environment].locale,
    accentByNight: lightened(theme.accent),
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

const readable = 4.5

function lightened(color: string): string {
  const channels = channelsOf(color)
  for (let part = 0; part <= 100; part += 4) {
    const lighter = channels.map((one) => Math.round(one + ((255 - one) * part) / 100))
    const found = `#${lighter.map((one) => one.toString(16).padStart(2, '0')).join('')}`
    if (contrast(found, darkColors.card) >= readable) return found
  }
  return darkColors.ink
}
