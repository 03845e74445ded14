import type { Setting, SettingKey } from '@estampa/contract/shops'
import { countries } from '@estampa/domain/countries'
import { currencySymbol, defaultQuoteDays, designRules, shopMessagingLink } from '@estampa/domain/shops'
import { toConfigView } from '@estampa/domain/shops/config-view'
import type { z } from 'zod'
import type { Shop } from '../http/shop.ts'

type Value = z.output<typeof Setting>['value']

/** One reader for each public key, complete by type. What is not here cannot be asked. */
const readers: Record<SettingKey, (shop: Shop) => Value> = {
  environment: ({ config }) => config.environment,
  locale: ({ config }) => countries[config.environment].locale,
  language: ({ config }) => countries[config.environment].language,
  currency: ({ config }) => countries[config.environment].currency,
  currencySymbol: () => currencySymbol,
  roundPrice: ({ config }) => config.roundPrice,
  withTaxes: ({ config }) => config.withTaxes,
  templateId: ({ config }) => config.templateFK.id,
  primaryColor: ({ config }) => toConfigView(config).colors.primary,
  messagingLink: ({ config }) => shopMessagingLink(toConfigView(config).socialMedias),
  supportEmail: ({ config, settings }) =>
    settings.supportEmail ?? toConfigView(config).presentation?.email ?? null,
  supportPhone: ({ config, settings }) =>
    settings.supportPhone ?? toConfigView(config).presentation?.phone ?? null,
  minimumDpi: () => designRules.minimumDpi,
  recommendedDpi: () => designRules.recommendedDpi,
  exportDpi: () => designRules.exportDpi,
  exportMultiplier: () => designRules.exportMultiplier,
  userLogosLimit: () => designRules.userLogosLimit,
  applicationDays: () => designRules.applicationDays,
  quoteValidityDays: ({ rules }) => rules.quoteDays ?? defaultQuoteDays,
  depositPercent: ({ rules }) => rules.depositPercent,
  termsVersion: ({ settings }) => settings.termsVersion,
}

/** Undefined where nobody may ask for that key. */
export function settingOf(shop: Shop, key: string): Value | undefined {
  return Object.hasOwn(readers, key) ? readers[key as SettingKey](shop) : undefined
}
