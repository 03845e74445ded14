import { type CountryCode, countries } from '@estampa/domain/countries'
import { isRefusal } from '@estampa/domain/refusal'
import type { PickupPoint } from '@estampa/domain/shipping'
import {
  newPaymentMethod,
  type PaymentMethodCode,
  type Presentation,
  type TemplateId,
  withDefaults,
} from '@estampa/domain/shops'
import { rulesWithDefaults } from '../shops/shop-rules.ts'
import type { ShopToSave } from '../shops/shops.store.ts'
import type { StarterSet } from './starter-set.ts'

/** A shop that decides nothing yet, which only its people see. */
export function emptyShop(name: string, environment: CountryCode, title: string): ShopToSave {
  const config = withDefaults({ environment, name: title, tenant: { id: 0, tenancyName: name } })
  const { tenant: _, ...own } = config
  return { name, config: own, rules: rulesWithDefaults({}, config), settings: {}, state: 'preparing' }
}

/** What whoever opens a shop says of it. Empty texts say nothing. */
export type NewShop = {
  readonly shop: string
  readonly name: string
  readonly country: CountryCode
  readonly legalName: string
  readonly taxId: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly hours: string
  readonly template: TemplateId
  readonly color: string
  readonly withDeliveries: boolean
  readonly payments: readonly PaymentMethodCode[]
}

/** The shop as it begins: what was said of it, and the country's own for the rest. */
export function newShopOf(said: NewShop, starter: StarterSet): ShopToSave {
  const empty = emptyShop(said.shop, said.country, said.name)
  const taxId = countries[said.country].taxId(said.taxId)
  const presentation: Presentation = {
    banners: [],
    clientLogos: [],
    slogan: null,
    email: said.email || null,
    phone: said.phone || null,
    address: said.address || null,
    hours: said.hours || null,
  }
  return {
    ...empty,
    config: {
      ...empty.config,
      colors: { primary: said.color, secondary: null },
      templateFK: { id: said.template },
      presentation,
      partnerPaymentMethods: said.payments.map((code) => ({
        ...newPaymentMethod(code),
        holder: said.legalName || null,
      })),
    },
    rules: {
      ...empty.rules,
      legalName: said.legalName || said.name,
      taxId: isRefusal(taxId) ? '' : taxId.value,
      ...(said.withDeliveries && { rateTable: starter.deliveries(said.country, counterOf(said)) }),
    },
    settings: { supportEmail: said.email || null, supportPhone: said.phone || null },
  }
}

/** Where goods can be fetched: the shop itself, where it has said where it is. */
function counterOf({ shop, name, address, hours, phone }: NewShop): PickupPoint | null {
  if (address === '') return null
  return { point_id: `${shop}-1`, description: name, open_hours: hours, phone, address }
}

/** Another shop like this one: its look, its rules and its deliveries, without its firm, its accounts and its codes. */
export function likeShop(pattern: ShopToSave, name: string, title: string): ShopToSave {
  const { config, rules, settings } = pattern
  return {
    name,
    config: {
      ...config,
      name: title,
      googleTagManagerCode: null,
      googleAnalyticsCode: null,
      pixelFB: null,
      partnerFixedBillingData: null,
      families: [],
      partnerPaymentMethods: (config.partnerPaymentMethods ?? [])
        .filter(({ code }) => code !== 'MP')
        .map(({ code, name: offeredAs }) => ({ ...newPaymentMethod(code), name: offeredAs })),
    },
    rules: { ...rules, legalName: title, taxId: '', allowedOrigins: [] },
    settings: { ...settings, supportEmail: null, supportPhone: null },
    state: 'preparing',
  }
}
