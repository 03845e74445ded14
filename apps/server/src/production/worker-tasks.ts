import { workerTask } from '../files/worker-pool/worker-task.ts'
import { MEGABYTE } from '../memory/process-memory.ts'
import type * as workOrder from './draw-work-order.ts'

/** Draws a work order on a worker thread. */
export const drawWorkOrderTask = workerTask<typeof workOrder.drawWorkOrder>(
  new URL('./draw-work-order.ts', import.meta.url),
  'drawWorkOrder',
  () => 48 * MEGABYTE,
)
