/**
 * A shop's configuration: what GetConfig answers, field by field, and what follows from it. The switches
 * are obeyed by the server too. Prices or login off also turns buying off: nobody can order what has no
 * price, or without saying who they are.
 */
import type { CountryCode } from './countries.ts'
import type { ClosedDays } from './shops/closed-days.ts'
import { fillConfig } from './shops/fill-config.ts'
import type { HomeSection } from './shops/home-sections.ts'
import { type PaymentMethodCode, paymentMethodOf } from './shops/payment-methods.ts'
import { defaultPrimary } from './shops/theme.ts'
import type { Typeface } from './shops/typefaces.ts'

export { EXPORT_DAYS, planDeletion } from './shops/deletion.ts'
export { checkShopName, suggestShopName } from './shops/names.ts'
export {
  isAnalyticsCode,
  isMailAddress,
  isPictureAddress,
  isPixelCode,
  isTagManagerCode,
} from './shops/patterns.ts'
export {
  isCheque,
  isPaymentMethod,
  type NoticeField,
  offlineMethodCodes,
  type PaymentMethodCode,
  paymentMethodCodes,
  paymentMethodOf,
} from './shops/payment-methods.ts'
export {
  costOfPrice,
  costOfPriceWithTaxes,
  type PriceRules,
  priceWithTaxes,
  salePrice,
} from './shops/price-rules.ts'
export {
  GIGABYTE,
  type QuotaKind,
  type Quotas,
  type QuotaUse,
  quotaKinds,
  quotaText,
  refuseQuota,
} from './shops/quotas.ts'
export {
  currencySymbol,
  defaultQuoteDays,
  designRules,
  type ShopLogo,
  type ShopSettings,
  settingsWithDefaults,
} from './shops/settings.ts'
export { moveShop, type ShopState, shopStateNames, shopStates } from './shops/states.ts'
export { contrast, isColor } from './shops/theme.ts'

/** The looks that a shop can choose from; each is a row of the storefront's `theme/templates.ts`. */
export const templateIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type TemplateId = (typeof templateIds)[number]
export type Family = { readonly id: number | null; readonly title: string; readonly icon_url: string | null }
export type ShopColors = { readonly primary: string; readonly secondary: string | null }
export type SocialMedia = { readonly socialMediaFK: { readonly key: string }; readonly username: string }
/** Where the money of this method goes. In Chile `account` and RUT stand for CBU and CUIT. */
export type PartnerPaymentMethod = {
  readonly code: PaymentMethodCode
  readonly name: string
  readonly holder: string | null
  readonly bank: string | null
  readonly CBU: string | null
  readonly CUIT: string | null
  readonly alias: string | null
  readonly account: string | null
  readonly RUT: string | null
}
/** `fixedBillingData` on: billing is pre-filled with the rest and locked. */
export type PartnerFixedBillingData = {
  readonly fixedBillingData: boolean
  readonly name: string
  readonly lastName: string
  readonly document: string
  readonly phone: string
  readonly email: string
}
export type BuilderDesign = { readonly title: string; readonly source: string }
export type BuilderCategory = { readonly title: string; readonly designs: readonly BuilderDesign[] }

export type FeatureSwitches = {
  readonly registrationInShop: boolean
  readonly loginInShop: boolean
  readonly pricesInShop: boolean
  readonly buyAccionsInShop: boolean
  readonly quotation: boolean
}

export type Banner = {
  readonly title: string
  readonly text: string
  readonly action: string
  /** A path of the shop, without its name. */
  readonly link: string
  readonly image_url: string
  /** What of the picture stays in sight where it is cut, in percent of its width and height; null: as the template does. */
  readonly focus: { readonly x: number; readonly y: number } | null
}
/** A company that the shop works for, by its logo. */
export type ClientLogo = { readonly name: string; readonly image_url: string }
export type Presentation = {
  readonly banners: readonly Banner[]
  /** In the order in which the home page shows them. */
  readonly clientLogos: readonly ClientLogo[]
  /** A line under the shop's name at the foot of each page, and what search engines show of its home. */
  readonly slogan: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: string | null
  readonly hours: string | null
}
/** A row of the page at `/`, which exists in demo mode only. */
export type DemoShopEntry = {
  readonly shop: string
  readonly name: string
  readonly environment: CountryCode
  readonly template: number
  readonly colour: string
  /** One of its products, as the cover of a category shows it. */
  readonly picture: string | null
  readonly about: string
}
export type ShopConfig = FeatureSwitches & {
  /** Whether people may buy without an account, where they may buy at all. */
  readonly guestCheckout: boolean
  readonly tenant: { readonly id: number; readonly tenancyName: string }
  readonly environment: CountryCode
  readonly name: string
  readonly favicon: string | null
  readonly logo: string | null
  readonly colors: ShopColors
  readonly withTaxes: boolean
  readonly roundPrice: number
  readonly designs: boolean
  readonly googleTagManagerCode: string | null
  readonly googleAnalyticsCode: string | null
  readonly pixelFB: string | null
  readonly families: readonly Family[]
  readonly showProductVideo: boolean
  readonly usePriceWithoutMinimun: boolean
  readonly partnerConfigShippingMethod: 'zippin' | 'table'
  readonly useFeaturedCategories: boolean
  readonly showComplementaryInformation: boolean
  readonly templateFK: { readonly id: TemplateId }
  readonly partnerFixedBillingData: PartnerFixedBillingData | null
  readonly partnerPaymentMethods: readonly PartnerPaymentMethod[]
  readonly isMultipleVariantDesigns: boolean
  readonly socialMedias: readonly SocialMedia[]
  readonly productBuilder: { readonly categories: readonly BuilderCategory[] }
  /** Markdown that the shop writes for /about and /policy; null takes the default text. */
  readonly about: string | null
  readonly policy: string | null
  /** Banners of the home page and how to reach the shop; null: the template's own words. */
  readonly presentation: Presentation | null
  /** Days on which the shop does not work, beside the holidays of its country. */
  readonly closedDays: readonly ClosedDays[]
  /** The blocks of the home page that are shown, in their order; null: as the template has them. */
  readonly homeSections: readonly HomeSection[] | null
  /** Null: the one of the template. */
  readonly typeface: Typeface | null
}
/** The fields that a shop must configure; everything else has a default. */
export type ShopConfigInput = Partial<ShopConfig> & Pick<ShopConfig, 'tenant' | 'environment' | 'name'>

export const messagingPrefix = 'https://wa.me/'
export const allFamily: Family = { id: null, title: 'Todas', icon_url: null }

const defaults: Omit<ShopConfig, 'tenant' | 'environment' | 'name'> = {
  favicon: null,
  logo: null,
  colors: { primary: defaultPrimary, secondary: null },
  // the law of both countries wants final prices for consumers; a shop for companies says otherwise
  withTaxes: true,
  roundPrice: 2,
  designs: true,
  googleTagManagerCode: null,
  googleAnalyticsCode: null,
  pixelFB: null,
  families: [],
  showProductVideo: false,
  usePriceWithoutMinimun: true,
  partnerConfigShippingMethod: 'table',
  useFeaturedCategories: false,
  showComplementaryInformation: false,
  registrationInShop: true,
  loginInShop: true,
  pricesInShop: true,
  buyAccionsInShop: true,
  quotation: true,
  guestCheckout: false,
  templateFK: { id: 1 },
  partnerFixedBillingData: null,
  partnerPaymentMethods: [],
  isMultipleVariantDesigns: true,
  socialMedias: [],
  productBuilder: { categories: [] },
  about: null,
  policy: null,
  presentation: null,
  closedDays: [],
  homeSections: null,
  typeface: null,
}

/** The whole configuration: what the shop did not say is the default, and «Todas» is the first family. */
export function withDefaults(input: ShopConfigInput): ShopConfig {
  const config = fillConfig(input, defaults) as ShopConfig
  const { families } = config
  return { ...config, families: Array.isArray(families) ? withAllFamily(families) : families }
}

/** The method as a shop offers it before it says whose account it is. */
export function newPaymentMethod(code: PaymentMethodCode): PartnerPaymentMethod {
  return {
    code,
    name: paymentMethodOf(code).offeredAs,
    holder: null,
    bank: null,
    CBU: null,
    CUIT: null,
    alias: null,
    account: null,
    RUT: null,
  }
}

/** Mercado Pago is offered where the shop has an account there, and nowhere else; it may have a name of the shop's. */
export function methodsOffered(
  methods: readonly PartnerPaymentMethod[],
  hasMercadoPago: boolean,
): readonly PartnerPaymentMethod[] {
  if (!hasMercadoPago) return methods.filter(({ code }) => code !== 'MP')
  return methods.some(({ code }) => code === 'MP') ? methods : [newPaymentMethod('MP'), ...methods]
}

/** The combined effect of the switches: no prices or no login means no buying. */
export function effectiveSwitches(switches: FeatureSwitches): FeatureSwitches {
  const { registrationInShop, loginInShop, pricesInShop, buyAccionsInShop, quotation } = switches
  return {
    registrationInShop,
    loginInShop,
    pricesInShop,
    buyAccionsInShop: buyAccionsInShop && pricesInShop && loginInShop,
    quotation,
  }
}

/** Without an account nobody buys where buying is off, and only where the shop says so. */
export function allowsGuestCheckout(config: FeatureSwitches & Pick<ShopConfig, 'guestCheckout'>): boolean {
  return config.guestCheckout && effectiveSwitches(config).buyAccionsInShop
}

export function withAllFamily(families: readonly Family[]): readonly Family[] {
  return families.some((family) => family.title === allFamily.title) ? families : [allFamily, ...families]
}

/** Where the messaging button leads; null: the shop has none. */
export function shopMessagingLink(socialMedias: readonly SocialMedia[]): string | null {
  const username = socialMedias.find((media) => media.socialMediaFK.key === 'WP')?.username.trim()
  if (!username) return null
  if (username.startsWith(messagingPrefix)) return username
  const digits = username.replace(/\D/g, '')
  return digits ? `${messagingPrefix}${digits}` : null
}
