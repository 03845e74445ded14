import type { SellingField } from '@estampa/domain/shops/selling-rules'

/** The pages of the settings; those with fields are forms of rules, each field in its place. */
export const settingsSections = [
  {
    name: 'abilities',
    fields: [
      'registrationInShop',
      'loginInShop',
      'pricesInShop',
      'buyAccionsInShop',
      'guestCheckout',
      'quotation',
      'isMultipleVariantDesigns',
      'showProductVideo',
      'showComplementaryInformation',
    ],
  },
  {
    name: 'prices',
    fields: [
      'profitMultiplier',
      'taxMultiplier',
      'withTaxes',
      'roundPrice',
      'usePriceWithoutMinimun',
      'depositPercent',
    ],
  },
  { name: 'deadlines', fields: ['quoteDays', 'closedDays', 'deliversOnCredit', 'mailsInvoice'] },
  { name: 'payments', fields: [] },
  { name: 'shipping', fields: [] },
  { name: 'domains', fields: [] },
  { name: 'usage', fields: [] },
] as const satisfies readonly { name: string; fields: readonly SellingField[] }[]

export type SettingsSection = (typeof settingsSections)[number]
