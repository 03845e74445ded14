import { staff, staffPeople } from '@estampa/contract/staff'
import { handle } from '../http/context.ts'
import { orderRunHandlers } from './order-runs.routes.ts'
import { orderHandlers } from './orders.routes.ts'
import { paymentHandlers } from './payments.routes.ts'
import { peopleHandlers } from './people.routes.ts'
import { signInStaff } from './people.ts'
import { productionHandlers } from './production.routes.ts'
import { proofHandlers } from './proofs.routes.ts'
import { quoteHandlers } from './quotes.routes.ts'
import { todayHandlers } from './today.routes.ts'
import { withdrawalHandlers } from './withdrawals.routes.ts'

export const staffRoutes = handle('staff', staff, {
  authenticateStaff: ({ services, shop, input, now, ip }) =>
    signInStaff(services, shop, { ...input, ip }, now),
  ...orderHandlers,
  ...orderRunHandlers,
  ...paymentHandlers,
  ...quoteHandlers,
  ...proofHandlers,
  ...productionHandlers,
  ...withdrawalHandlers,
  ...todayHandlers,
})

/** Calls that only the back office takes: most ask for a proof that no token can give. */
export const officeRoutes = handle('staff', staffPeople, peopleHandlers)
