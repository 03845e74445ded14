import { workerTask } from '../files/worker-pool/worker-task.ts'
import { MEGABYTE } from '../memory/process-memory.ts'
import type * as packingSlips from './draw-packing-slips.ts'
import type * as pickUpList from './draw-pick-up-list.ts'
import type * as workOrder from './draw-work-order.ts'
import type * as gangSheet from './gang-sheets/draw-gang-sheet.ts'
import type * as nesting from './gang-sheets/nest-film.ts'
import type * as outlines from './gang-sheets/outline-film-art.ts'

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

/** The outline of a piece of film on a worker thread. */
export const outlineFilmArtTask = workerTask<typeof outlines.outlineFilmArt>(
  new URL('./gang-sheets/outline-film-art.ts', import.meta.url),
  'outlineFilmArt',
  () => 160 * MEGABYTE,
)

/** Nests pieces on a worker thread: up to ten seconds of processor for a day's film. */
export const nestFilmTask = workerTask<typeof nesting.nestFilm>(
  new URL('./gang-sheets/nest-film.ts', import.meta.url),
  'nestFilm',
  () => 128 * MEGABYTE,
)

/** Draws a gang sheet on a worker thread: each of its pictures as it came and as it is in the PDF. */
export const drawGangSheetTask = workerTask<typeof gangSheet.drawGangSheet>(
  new URL('./gang-sheets/draw-gang-sheet.ts', import.meta.url),
  'drawGangSheet',
  ({ pictures }) => 160 * MEGABYTE + pictures.reduce((sum, { bytes }) => sum + 3 * bytes.length, 0),
)
