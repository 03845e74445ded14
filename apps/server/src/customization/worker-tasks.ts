/**
 * The tasks of customization on a worker thread, each with the memory that it takes at most. Most inputs are made smaller
 * before they are worked on, so that a number is enough.
 */
import { workerTask } from '../files/worker-pool/worker-task.ts'
import { MEGABYTE } from '../memory/process-memory.ts'
import type * as analyze from './analyze-art.ts'
import type * as outside from './art-outside.ts'
import type * as draw from './draw-art.ts'
import type * as edit from './edit-picture.ts'
import type * as sew from './embroidery/sew-picture.ts'
import type * as mockup from './mockup/render.ts'
import type * as contacts from './print-files/contact-sheet.ts'
import type * as packing from './print-files/packing-list.ts'
import type * as personFiles from './print-files/person-files.ts'
import type * as printAreaFiles from './print-files/print-area-files.ts'
import type * as workshop from './print-files/workshop-sheet.ts'

const moduleAt = (path: string) => new URL(path, import.meta.url)
const megabytes = (count: number) => () => count * MEGABYTE

export const editPictureTask = workerTask<typeof edit.editPicture>(
  moduleAt('./edit-picture.ts'),
  'editPicture',
  megabytes(72),
)
export const drawArtTask = workerTask<typeof draw.drawArt>(
  moduleAt('./draw-art.ts'),
  'drawArt',
  ({ pictures }) => 24 * MEGABYTE + pictures.reduce((sum, { bytes }) => sum + 4 * bytes.length, 0),
)
export const analyzeArtTask = workerTask<typeof analyze.analyzeArt>(
  moduleAt('./analyze-art.ts'),
  'analyzeArt',
  megabytes(64),
)
export const isArtOutsideTask = workerTask<typeof outside.isArtOutside>(
  moduleAt('./art-outside.ts'),
  'isArtOutside',
  megabytes(16),
)
export const renderToWebpTask = workerTask<typeof mockup.renderToWebp>(
  moduleAt('./mockup/render.ts'),
  'renderToWebp',
  // the passes of a picture of 1,600 pixels are four pictures more
  ({ passes }) => (passes ? 136 : 72) * MEGABYTE,
)
export const sewPictureTask = workerTask<typeof sew.sewPicture>(
  moduleAt('./embroidery/sew-picture.ts'),
  'sewPicture',
  megabytes(72),
)
/** With the process that draws at print quality. */
export const printAreaTask = workerTask<typeof printAreaFiles.printArea>(
  moduleAt('./print-files/print-area-files.ts'),
  'printArea',
  megabytes(256),
)
export const workshopSheetTask = workerTask<typeof workshop.workshopSheet>(
  moduleAt('./print-files/workshop-sheet.ts'),
  'workshopSheet',
  megabytes(64),
)
export const printPersonsTask = workerTask<typeof personFiles.printPersons>(
  moduleAt('./print-files/person-files.ts'),
  'printPersons',
  megabytes(256),
)
/** A page and what is laid on it, with the process that draws. */
export const contactSheetTask = workerTask<typeof contacts.contactSheet>(
  moduleAt('./print-files/contact-sheet.ts'),
  'contactSheet',
  megabytes(128),
)
export const contactPdfTask = workerTask<typeof contacts.contactPdf>(
  moduleAt('./print-files/contact-sheet.ts'),
  'contactPdf',
  ({ pages }) => 16 * MEGABYTE + pages.reduce((sum, { length }) => sum + 3 * length, 0),
)
export const packingListTask = workerTask<typeof packing.packingList>(
  moduleAt('./print-files/packing-list.ts'),
  'packingList',
  megabytes(64),
)
