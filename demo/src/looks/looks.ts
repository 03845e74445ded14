import { bags, formal, outer, polos, shirts, warm, workwear } from './cloth.ts'
import type { Look } from './look.ts'
import { caps, home, keyrings, technology, umbrellas } from './more-objects.ts'
import { bottles, drinkware, office, writing } from './objects.ts'

/** Everything that is pictured, in the order of the catalogue. */
export const looks: readonly Look[] = [
  ...drinkware, ...bottles, ...writing, ...office, ...bags, ...shirts, ...polos, ...formal, ...warm, ...outer,
  ...workwear, ...caps, ...technology, ...keyrings, ...home, ...umbrellas,
]
