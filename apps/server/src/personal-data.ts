import { cartPersonalData } from './cart/personal-data.ts'
import { addressesPersonalData } from './checkout/personal-data.ts'
import { identitiesPersonalData } from './customers/external-personal-data.ts'
import type { PersonalData } from './customers/personal-data.ts'
import { customizationPersonalData } from './customization/personal-data.ts'
import { documentsPersonalData } from './documents/personal-data.ts'
import { favoritesPersonalData } from './favorites/personal-data.ts'
import { lawPersonalData } from './law/personal-data.ts'
import { mailPersonalData } from './mail/personal-data.ts'
import { ordersPersonalData } from './orders/personal-data.ts'
import { quotesPersonalData } from './quotes/personal-data.ts'

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
  mailPersonalData,
]
