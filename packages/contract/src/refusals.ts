import type { Locale } from '@estampa/domain/messages'
import type { Refusal } from '@estampa/domain/refusal'
import { adminRefusals } from './refusals/admin.ts'
import { cartRefusals } from './refusals/cart.ts'
import { checkoutRefusals } from './refusals/checkout.ts'
import { countriesRefusals } from './refusals/countries.ts'
import { customersRefusals } from './refusals/customers.ts'
import { designsRefusals } from './refusals/designs.ts'
import { favoritesRefusals } from './refusals/favorites.ts'
import { guestsRefusals } from './refusals/guests.ts'
import { lawRefusals } from './refusals/law.ts'
import { operatorRefusals } from './refusals/operator.ts'
import { ordersRefusals } from './refusals/orders.ts'
import { paymentsRefusals } from './refusals/payments.ts'
import { pricingRefusals } from './refusals/pricing.ts'
import { productionRefusals } from './refusals/production.ts'
import { proofsRefusals } from './refusals/proofs.ts'
import { quotesRefusals } from './refusals/quotes.ts'
import type { Refusals } from './refusals/refusal-table.ts'
import { requestRefusals } from './refusals/request.ts'
import { sentenceFrom } from './refusals/sentence.ts'
import { shippingRefusals } from './refusals/shipping.ts'
import { shopsRefusals } from './refusals/shops.ts'
import { staffRefusals } from './refusals/staff.ts'
import { uploadsRefusals } from './refusals/uploads.ts'

export type { Refusals } from './refusals/refusal-table.ts'

export const refusals = {
  ...requestRefusals,
  ...countriesRefusals,
  ...shopsRefusals,
  ...customersRefusals,
  ...guestsRefusals,
  ...uploadsRefusals,
  ...favoritesRefusals,
  ...cartRefusals,
  ...checkoutRefusals,
  ...ordersRefusals,
  ...paymentsRefusals,
  ...lawRefusals,
  ...proofsRefusals,
  ...pricingRefusals,
  ...designsRefusals,
  ...quotesRefusals,
  ...shippingRefusals,
  ...productionRefusals,
  ...staffRefusals,
  ...adminRefusals,
  ...operatorRefusals,
} as const satisfies Refusals

export type RefusalCode = keyof typeof refusals

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code)
}

/** The sentence that the person reads. Throws for a code without a row: that is our mistake, not theirs. */
export function sentenceOf(refusal: Refusal, locale: Locale): string {
  return sentenceFrom(refusals, refusal, locale)
}

export function statusOf(refusal: Refusal): number {
  return isRefusalCode(refusal.refusal) ? refusals[refusal.refusal].status : 500
}
