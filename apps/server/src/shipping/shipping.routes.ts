import { shipping } from '@estampa/contract/shipping'
import { handle } from '../http/context.ts'
import type { ShippingServices } from './carriers.ts'
import { quoteShipping } from './quote-shipping.ts'

export const shippingRoutes = handle<typeof shipping, ShippingServices>('shipping', shipping, {
  getShippingQuote: quoteShipping,
})
