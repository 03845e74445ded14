import { checkout } from '@estampa/contract/checkout'
import { handle } from '../http/context.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import { addressesHandlers } from './addresses.routes.ts'
import { completeOrder } from './complete-order.ts'
import { convertQuoteToOrder } from './convert-quote.ts'

export const checkoutRoutes = handle<typeof checkout, ShippingServices>('checkout', checkout, {
  completeOrder,
  convertQuoteToOrder,
  ...addressesHandlers,
})
