import { cartRoutes } from './cart/cart.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { countriesRoutes } from './countries/countries.routes.ts'
import { customersRoutes } from './customers/customers.routes.ts'
import { customizationRoutes } from './customization/customization.routes.ts'
import { documentsRoutes } from './documents/documents.routes.ts'
import { favoritesRoutes } from './favorites/favorites.routes.ts'
import type { Route } from './http/context.ts'
import { lawRoutes } from './law/law.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { proofsRoutes } from './proofs/proofs.routes.ts'
import { quotesRoutes } from './quotes/quotes.routes.ts'
import type { ServerServices } from './services.ts'
import { shippingRoutes } from './shipping/shipping.routes.ts'
import { shopsRoutes } from './shops/shops.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'

/** Every call that the server answers, by feature, in the order of the tower. */
export const routes: readonly Route<ServerServices>[] = [
  ...countriesRoutes,
  ...shopsRoutes,
  ...customersRoutes,
  ...catalogRoutes,
  ...customizationRoutes,
  ...favoritesRoutes,
  ...cartRoutes,
  ...quotesRoutes,
  ...shippingRoutes,
  ...ordersRoutes,
  ...paymentsRoutes,
  ...lawRoutes,
  ...proofsRoutes,
  ...checkoutRoutes,
  ...documentsRoutes,
  ...staffRoutes,
]
