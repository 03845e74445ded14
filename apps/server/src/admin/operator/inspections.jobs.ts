import { z } from 'zod'
import type { Services } from '../../http/services.ts'
import { endInspection } from './inspections.ts'

const Ended = z.object({ shop: z.int(), session: z.uuid(), until: z.iso.datetime() })

/** The end of a look that nobody ended before. */
export const inspectionTasks = {
  end_inspection: async (payload: unknown, services: Services): Promise<void> => {
    const { shop, session, until } = Ended.parse(payload)
    await endInspection(services, { shop, until: new Date(until) }, { session, now: services.now(), ip: '' })
  },
}
