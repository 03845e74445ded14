import { workerTask } from '../files/worker-pool/worker-task.ts'
import { MEGABYTE } from '../memory/process-memory.ts'
import type * as packingSlips from './draw-packing-slips.ts'
import type * as pickUpList from './draw-pick-up-list.ts'
import type * as workOrder from './draw-work-order.ts'

/** Draws a work order on a worker thread. */
export const drawWorkOrderTask = workerTask<typeof workOrder.drawWorkOrder>(
  new URL('./draw-work-order.ts', import.meta.url),
  'drawWorkOrder',
  () => 48 * MEGABYTE,
)

/** Draws the packing slips of some orders on a worker thread. */
export const drawPackingSlipsTask = workerTask<typeof packingSlips.drawPackingSlips>(
  new URL('./draw-packing-slips.ts', import.meta.url),
  'drawPackingSlips',
  () => 64 * MEGABYTE,
)

/** Draws the list of what is collected on a worker thread. */
export const drawPickUpListTask = workerTask<typeof pickUpList.drawPickUpList>(
  new URL('./draw-pick-up-list.ts', import.meta.url),
  'drawPickUpList',
  () => 48 * MEGABYTE,
)
