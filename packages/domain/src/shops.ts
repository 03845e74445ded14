/**
 * A shop's configuration: what GetConfig answers, field by field, and what follows from it. The switches
 * are obeyed by the server too. Prices or login off also turns buying off: nobody can order what has no
 * price, or without saying who they are.
 */
import type { Environment } from './countries.ts'
import type { Refusal } from './refusal.ts'

export type TemplateId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
export type PaymentMethodCode = 'CHQ' | 'MP' | 'TRF'
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

export type ShopConfig = FeatureSwitches & {
  readonly tenant: { readonly id: number; readonly tenancyName: string }
  readonly environment: Environment
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
}
/** What the shop keeps for itself: never sent to a browser. Multipliers are decimal texts ('1.35'). */
export type ShopRules = {
  readonly profitMultiplier: string
  readonly taxMultiplier: string
  /** Part of an order's total asked before it is confirmed, 0…100. */
  readonly depositPercent: number
  /** Days that a quote stays valid. */
  readonly quoteValidDays: number
}
/** What a shop must say of itself; everything else has a default. */
export type ShopConfigInput = Partial<ShopConfig> & Pick<ShopConfig, 'tenant' | 'environment' | 'name'>
export type Theme = {
  readonly primary: string
  /** Text on the primary colour: ≥ 4.5:1. */
  readonly onPrimary: string
  /** The primary darkened until it can be text or a focus ring on white: ≥ 4.5:1. */
  readonly accent: string
  readonly onAccent: string
}

export declare const defaultPrimary: string
export declare const messagingPrefix: string
export declare function withDefaults(input: ShopConfigInput): ShopConfig
export declare function effectiveSwitches(switches: FeatureSwitches): FeatureSwitches
export declare function withAllFamily(families: readonly Family[]): readonly Family[]
export declare function checkShopName(name: string): string | Refusal
export declare function messagingLink(socialMedias: readonly SocialMedia[]): string | null
export declare function isTemplateId(id: unknown): id is TemplateId
export declare function themeOf(primary: string): Theme
export declare function contrast(one: string, other: string): number
