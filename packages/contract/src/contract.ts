import type { Call } from './call.ts'
import { cart } from './cart.ts'
import { catalog } from './catalog.ts'
import { checkout } from './checkout.ts'
import { countryCalls } from './countries.ts'
import { customers } from './customers.ts'
import { customization } from './customization.ts'
import { documents } from './documents.ts'
import { favorites } from './favorites.ts'
import { law } from './law.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { proofs } from './proofs.ts'
import { quotes } from './quotes.ts'
import { shipping } from './shipping.ts'
import { shops } from './shops.ts'
import { staff } from './staff.ts'

/** Every call of the API, by feature, in the order of the tower. */
export const contract = {
  countries: countryCalls,
  shops,
  customers,
  catalog,
  customization,
  favorites,
  cart,
  quotes,
  shipping,
  orders,
  payments,
  law,
  proofs,
  checkout,
  papers: documents,
  staff,
}

/** Features whose public readings say the same to everybody who asks alike. */
const sharedFeatures: readonly string[] = ['countries', 'shops', 'catalog', 'customization']

/** Whether a client that has the answer may ask if it is still so (`If-None-Match`), whoever it asks for. */
export function isSharedAnswer(feature: string, call: Call): boolean {
  return call.method === 'GET' && call.who === 'public' && sharedFeatures.includes(feature)
}
