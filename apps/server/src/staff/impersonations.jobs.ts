import { z } from 'zod'
import type { Services } from '../http/services.ts'
import { finishImpersonation } from './impersonate-customer.ts'

const Ended = z.object({ shop: z.int(), id: z.uuid() })

/** The end of a session by which somebody saw the shop as a customer, where nobody ended it before. */
export const impersonationTasks = {
  end_impersonation: (payload: unknown, services: Services): Promise<void> => {
    const { shop, id } = Ended.parse(payload)
    return finishImpersonation(services, shop, { id })
  },
}
