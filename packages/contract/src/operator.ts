import { inspectionCalls } from './operator/inspections.ts'
import { offboardingCalls } from './operator/offboarding.ts'
import { openingCalls } from './operator/opening.ts'
import { quotaCalls } from './operator/quotas.ts'
import { operatedShopCalls } from './operator/shops.ts'

/**
 * The calls of whoever runs the installation: shops are opened, suspended and looked after. They are served at the back
 * office's own origin alone, with a session in a cookie.
 */
export const operator = {
  ...openingCalls,
  ...operatedShopCalls,
  ...offboardingCalls,
  ...quotaCalls,
  ...inspectionCalls,
}
