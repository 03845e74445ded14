/** Settings of a shop for its storefront beside GetConfig; missing ones have a default. */
export type ShopLogo = { readonly name: string; readonly logo_url: string }
export type ShopSettings = {
  /** Versions of the logo beside the one of the header, the most useful first. */
  readonly logos: readonly ShopLogo[]
  /** Null: the one of the presentation, if there is one. */
  readonly supportEmail: string | null
  readonly supportPhone: string | null
  readonly termsVersion: string
  /** Conditions of sale that the shop wrote; null: those of its country, which a client may leave unaccepted. */
  readonly terms: string | null
}

const defaults: ShopSettings = {
  logos: [],
  supportEmail: null,
  supportPhone: null,
  termsVersion: '1',
  terms: null,
}

export function settingsWithDefaults(input: Partial<ShopSettings>): ShopSettings {
  return { ...defaults, ...input }
}

/** In both countries an amount starts with it. */
export const currencySymbol = '$'

/** How long a quote holds where its shop says nothing. */
export const defaultQuoteDays = 15

/** How pictures and designs are judged and exported, the same in every shop. */
export const designRules = {
  minimumDpi: 72,
  recommendedDpi: 150,
  exportDpi: 72,
  exportMultiplier: 2,
  userLogosLimit: 8,
  /** An application whose days nobody said. */
  applicationDays: -1,
} as const
