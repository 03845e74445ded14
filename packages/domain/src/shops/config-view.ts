import type { ShopConfig } from '../shops.ts'
import {
  isAnalyticsCode,
  isClipArtAddress,
  isMailAddress,
  isPhoneNumber,
  isPictureAddress,
  isPixelCode,
  isShopLink,
  isSocialUsername,
  isTagManagerCode,
} from './patterns.ts'
import { defaultPrimary, isColor } from './theme.ts'

/** The configuration as pages may use it: a stored value that does not fit its pattern is not there. */
export function toConfigView(config: ShopConfig): ShopConfig {
  const { colors, families, socialMedias, productBuilder } = config
  return {
    ...config,
    favicon: only(config.favicon, isPictureAddress),
    logo: only(config.logo, isPictureAddress),
    colors: {
      primary: only(colors.primary, isColor) ?? defaultPrimary,
      secondary: only(colors.secondary, isColor),
    },
    googleTagManagerCode: only(config.googleTagManagerCode, isTagManagerCode),
    googleAnalyticsCode: only(config.googleAnalyticsCode, isAnalyticsCode),
    pixelFB: only(config.pixelFB, isPixelCode),
    families: families.map((family) => ({ ...family, icon_url: only(family.icon_url, isPictureAddress) })),
    socialMedias: socialMedias.filter(({ socialMediaFK, username }) =>
      isSocialUsername(socialMediaFK.key, username),
    ),
    productBuilder: {
      categories: productBuilder.categories.map(({ title, designs }) => ({
        title,
        designs: designs.filter(({ source }) => isClipArtAddress(source)),
      })),
    },
    presentation: toPresentationView(config),
  }
}

function toPresentationView({ presentation }: ShopConfig): ShopConfig['presentation'] {
  if (!presentation) return null
  return {
    ...presentation,
    banners: presentation.banners
      .filter(({ link }) => isShopLink(link))
      .map((banner) => ({ ...banner, image_url: only(banner.image_url, isPictureAddress) ?? '' })),
    clientLogos: presentation.clientLogos.filter(({ image_url }) => isPictureAddress(image_url)),
    email: only(presentation.email, isMailAddress),
    phone: only(presentation.phone, isPhoneNumber),
  }
}

function only(value: string | null, isRight: (value: string) => boolean): string | null {
  return typeof value === 'string' && isRight(value) ? value : null
}
