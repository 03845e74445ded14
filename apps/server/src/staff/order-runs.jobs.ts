import { z } from 'zod'
import type { Services } from '../http/services.ts'
import { carryOutRun } from './carry-out-run.ts'

const RunToDo = z.object({ shop: z.int(), runId: z.int(), direction: z.enum(['move', 'undo']) })

/** Runs of orders: a run that was cut off goes on where it was. */
export const orderRunTasks = {
  carry_out_run: (payload: unknown, { database, now }: Services): Promise<void> =>
    carryOutRun(database, RunToDo.parse(payload), now),
}
