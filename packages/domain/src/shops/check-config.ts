import { countryCodes, isCountryCode } from '../countries.ts'
import { type ShopConfig, templateIds } from '../shops.ts'
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
import { isColor } from './theme.ts'
import { typefaces } from './typefaces.ts'

/** A value that does not fit: where it stands, and what would fit, for the person who sets up the shop. */
export type ConfigFault = { readonly field: string; readonly expected: string }

const switches = [
  'withTaxes',
  'designs',
  'showProductVideo',
  'usePriceWithoutMinimun',
  'useFeaturedCategories',
  'showComplementaryInformation',
  'registrationInShop',
  'loginInShop',
  'pricesInShop',
  'buyAccionsInShop',
  'quotation',
  'isMultipleVariantDesigns',
  'guestCheckout',
] as const

const picture = 'una ruta («/pictures/logo.webp») o una dirección https'

/** Every field of the configuration that does not fit. Its values are of the right kinds. */
export function listConfigFaults(config: ShopConfig): ConfigFault[] {
  return [
    ...listChoiceFaults(config),
    ...codeFaults(config),
    ...appearanceFaults(config),
    ...socialFaults(config),
    ...presentationFaults(config),
    ...designFaults(config),
  ]
}

/** Faults of what a shop decides: unlike a code or a picture, such a value cannot only be left out. */
export function listChoiceFaults(config: ShopConfig): ConfigFault[] {
  const { environment, roundPrice, templateFK, typeface, partnerConfigShippingMethod, name } = config
  return [
    ...switches.flatMap((field) =>
      faultUnless(typeof (config as Record<string, unknown>)[field] === 'boolean', field, 'true o false'),
    ),
    ...faultUnless(isCountryCode(environment), 'environment', countryCodes.join(' o ')),
    ...faultUnless(isWhole(roundPrice, 0, 2), 'roundPrice', '0, 1 o 2'),
    ...faultUnless(templateIds.includes(templateFK.id), 'templateFK.id', `de 1 a ${templateIds.length}`),
    ...faultUnless(
      fits(typeface, (name) => typefaces.some((one) => one === name)),
      'typeface',
      typefaces.join(', '),
    ),
    ...faultUnless(
      partnerConfigShippingMethod === 'zippin' || partnerConfigShippingMethod === 'table',
      'partnerConfigShippingMethod',
      'zippin o table',
    ),
    ...faultUnless(name.trim() !== '' && name.length <= 80, 'name', 'de 1 a 80 letras'),
  ]
}

function codeFaults(config: ShopConfig): ConfigFault[] {
  const { googleTagManagerCode, googleAnalyticsCode, pixelFB } = config
  return [
    ...faultUnless(fits(googleTagManagerCode, isTagManagerCode), 'googleTagManagerCode', 'GTM-XXXXXXX'),
    ...faultUnless(
      fits(googleAnalyticsCode, isAnalyticsCode),
      'googleAnalyticsCode',
      'G-XXXXXXXXXX o UA-0000000-0',
    ),
    ...faultUnless(fits(pixelFB, isPixelCode), 'pixelFB', 'solo números'),
  ]
}

function appearanceFaults({ colors, favicon, logo, families }: ShopConfig): ConfigFault[] {
  return [
    ...faultUnless(isColor(colors.primary), 'colors.primary', '#rrggbb'),
    ...faultUnless(fits(colors.secondary, isColor), 'colors.secondary', '#rrggbb'),
    ...faultUnless(fits(favicon, isPictureAddress), 'favicon', picture),
    ...faultUnless(fits(logo, isPictureAddress), 'logo', picture),
    ...families.flatMap(({ icon_url }, at) =>
      faultUnless(fits(icon_url, isPictureAddress), `families[${at}].icon_url`, picture),
    ),
  ]
}

function socialFaults({ socialMedias }: ShopConfig): ConfigFault[] {
  return socialMedias.flatMap(({ socialMediaFK: { key }, username }, at) => [
    ...faultUnless(/^[A-Za-z]{1,20}$/.test(key), `socialMedias[${at}].socialMediaFK.key`, 'solo letras'),
    ...faultUnless(
      isSocialUsername(key, username),
      `socialMedias[${at}].username`,
      key === 'WP' ? 'un número o https://wa.me/…' : 'un usuario o una dirección https',
    ),
  ])
}

function presentationFaults({ presentation }: ShopConfig): ConfigFault[] {
  if (!presentation) return []
  const { banners, clientLogos, email, phone } = presentation
  return [
    ...banners.flatMap(({ link, image_url }, at) => [
      ...faultUnless(
        isShopLink(link),
        `presentation.banners[${at}].link`,
        'una página de la tienda («/products-list/all»)',
      ),
      ...faultUnless(
        image_url === '' || isPictureAddress(image_url),
        `presentation.banners[${at}].image_url`,
        picture,
      ),
    ]),
    ...clientLogos.flatMap(({ image_url }, at) =>
      faultUnless(isPictureAddress(image_url), `presentation.clientLogos[${at}].image_url`, picture),
    ),
    ...faultUnless(fits(email, isMailAddress), 'presentation.email', 'un correo'),
    ...faultUnless(fits(phone, isPhoneNumber), 'presentation.phone', 'un teléfono'),
  ]
}

/** The builder reads designs as data, which browsers allow only from the shop's own server. */
function designFaults({ productBuilder }: ShopConfig): ConfigFault[] {
  return productBuilder.categories.flatMap(({ designs }, category) =>
    designs.flatMap(({ source }, at) =>
      faultUnless(
        isClipArtAddress(source),
        `productBuilder.categories[${category}].designs[${at}].source`,
        'una imagen de este servidor («/pictures/diseno.svg» o «/pictures/diseno.webp»)',
      ),
    ),
  )
}

function fits(value: string | null, isRight: (value: string) => boolean): boolean {
  return value === null || (typeof value === 'string' && isRight(value))
}

function isWhole(value: number, from: number, to: number): boolean {
  return Number.isInteger(value) && value >= from && value <= to
}

function faultUnless(isRight: boolean, field: string, expected: string): ConfigFault[] {
  return isRight ? [] : [{ field, expected }]
}
