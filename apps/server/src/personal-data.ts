import { cartPersonalData } from './cart/cart.store.ts'
import { addressesPersonalData } from './checkout/addresses.store.ts'
import { identitiesPersonalData } from './customers/external-sign-in.ts'
import type { PersonalData } from './customers/personal-data.ts'
import { customizationPersonalData } from './customization/personal-data.store.ts'
import { documentsPersonalData } from './documents/personal-data.ts'
import { favoritesPersonalData } from './favorites/favorites.store.ts'
import { lawPersonalData } from './law/personal-data.store.ts'
import { mailPersonalData } from './mail/mails.store.ts'
import { ordersPersonalData } from './orders/personal-data.store.ts'
import { gangSheetsPersonalData } from './production/gang-sheets/personal-data.store.ts'
import { quotesPersonalData } from './quotes/quotes.store.ts'
import { impersonationsPersonalData } from './staff/impersonations.store.ts'
import { mergedCustomersPersonalData } from './staff/merged-customers.store.ts'

/** The personal data of every feature, in the order of the tower. The account itself comes beside it. */
export const personalData: readonly PersonalData[] = [
  identitiesPersonalData,
  customizationPersonalData,
  favoritesPersonalData,
  cartPersonalData,
  quotesPersonalData,
  ordersPersonalData,
  addressesPersonalData,
  lawPersonalData,
  documentsPersonalData,
  gangSheetsPersonalData,
  impersonationsPersonalData,
  mergedCustomersPersonalData,
  mailPersonalData,
]
