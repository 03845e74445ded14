import type { CatalogServices } from './catalog/view-counter.ts'
import type { ExternalSignInServices } from './customers/external-providers.ts'
import type { AccountServices } from './customers/personal-data.ts'
import type { PriceTableServices } from './customization/price-tables.ts'
import type { MercadoPagoServices } from './payments/mercado-pago.ts'
import type { ShippingServices } from './shipping/carriers.ts'
import type { StarterServices } from './staff/starter-set.ts'
import type { TestMailServices } from './staff/test-mail.ts'

/** The services that the whole server gives its handlers and jobs: main.ts and the tests each make one. */
export type ServerServices = AccountServices &
  CatalogServices &
  ExternalSignInServices &
  MercadoPagoServices &
  PriceTableServices &
  ShippingServices &
  StarterServices &
  TestMailServices
