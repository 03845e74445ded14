import { cartRefusals } from './cart.ts'
import { checkoutRefusals } from './checkout.ts'
import { designsRefusals } from './designs.ts'
import { pricingRefusals } from './pricing.ts'
import type { Refusals } from './refusal-table.ts'
import { uploadsRefusals } from './uploads.ts'

/** Why a line of a cart cannot be priced or bought: what a page with a cart needs of the whole table. */
export const lineRefusals: Refusals = {
  ...uploadsRefusals,
  ...cartRefusals,
  ...checkoutRefusals,
  ...pricingRefusals,
  ...designsRefusals,
}
