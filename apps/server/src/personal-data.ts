import { identitiesPersonalData } from './customers/external-personal-data.ts'
import type { PersonalData } from './customers/personal-data.ts'
import { customizationPersonalData } from './customization/personal-data.ts'
import { favoritesPersonalData } from './favorites/personal-data.ts'

/** What every feature knows of people, in the order of the tower. The account itself comes beside it. */
export const personalData: readonly PersonalData[] = [
  identitiesPersonalData,
  customizationPersonalData,
  favoritesPersonalData,
]
