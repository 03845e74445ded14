import { z } from 'zod'
import { Text } from '../wire.ts'

/**
 * The settings that a white-box storefront may read, one key at a time. Everything here is public; what follows
 * from the shop's country or configuration is computed, the rest is the shop's own or a default.
 */
export const settingKeys = {
  environment: 'ARG or CL',
  locale: 'Language of the interface: arg or cl',
  language: 'Language tag of the page: es-AR or es-CL',
  currency: 'ARS or CLP',
  currencySymbol: 'Sign before an amount',
  roundPrice: 'Decimals of an amount',
  withTaxes: 'Whether shown prices include taxes',
  templateId: 'Template of the layout, 1 to 10',
  primaryColor: 'Colour of the theme',
  messagingLink: 'Address of the messaging button; null without one',
  supportEmail: 'Where people write to; null without one',
  supportPhone: 'Where people call; null without one',
  minimumDpi: 'A picture with fewer dots per inch at its printed size is refused',
  recommendedDpi: 'Under it the person is warned',
  exportDpi: 'Resolution at which a design is exported',
  exportMultiplier: 'How many times larger than on the screen a design is exported',
  userLogosLimit: 'Logos that are kept for a person',
  applicationDays: 'Business days of an application whose days nobody said; −1 is unknown',
  quoteValidityDays: 'Days for which a quote holds',
  depositPercent: 'Part of the total that is paid before production',
  termsVersion: 'Version of the terms that a buyer accepts',
} as const

export type SettingKey = keyof typeof settingKeys

const settingDescriptions = Object.entries(settingKeys).map(([key, meaning]) => `\`${key}\`: ${meaning}`)

export const SettingInput = z.object({
  key: Text(60).meta({ description: `One of: ${settingDescriptions.join('; ')}` }),
  isEcommerceClient: Text(10).optional(),
})

export const Setting = z.object({
  key: z.string(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})
