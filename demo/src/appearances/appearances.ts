import type { ProductAppearance } from './appearance.ts'
import { bags } from './bags.ts'
import { office, writing } from './desk.ts'
import { bottles, drinkware } from './drinkware.ts'
import { caps, home, umbrellas } from './home.ts'
import { keyrings, technology } from './technology.ts'
import { formal, polos, shirts } from './tops.ts'
import { outer, warm, workwear } from './warm.ts'

/** Everything that is pictured, in the order of the catalog. */
export const appearances: readonly ProductAppearance[] = [
  ...drinkware,
  ...bottles,
  ...writing,
  ...office,
  ...bags,
  ...shirts,
  ...polos,
  ...formal,
  ...warm,
  ...outer,
  ...workwear,
  ...caps,
  ...technology,
  ...keyrings,
  ...home,
  ...umbrellas,
]
