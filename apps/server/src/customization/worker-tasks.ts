/**
 * The tasks of customization on a worker thread, each with the memory that it takes at most. Most inputs are made smaller
 * before they are worked on, so that a number is enough.
 */
import { workerTask } from '../files/worker-pool/worker-task.ts'
import { MEGABYTE } from '../memory/process-memory.ts'
import type * as analyze from './analyze-art.ts'
import type * as outside from './art-outside.ts'
import type * as cut from './cut-preview.ts'
import type * as draw from './draw-art.ts'
import type * as edit from './edit-picture.ts'
import type * as sew from './embroidery/sew-picture.ts'
import type * as mockup from './mockup/render.ts'
import type * as contacts from './print-files/contact-sheet.ts'
import type * as packing from './print-files/packing-list.ts'
import type * as personFiles from './print-files/person-files.ts'
import type * as printAreaFiles from './print-files/print-area-files.ts'
import type * as workshop from './print-files/workshop-sheet.ts'

const megabytes = (count: number) => () => count * MEGABYTE

export const editPictureTask = workerTask<typeof edit.editPicture>(
  new URL('./edit-picture.ts', import.meta.url),
  'editPicture',
  megabytes(72),
)
export const drawArtTask = workerTask<typeof draw.drawArt>(
  new URL('./draw-art.ts', import.meta.url),
  'drawArt',
  ({ pictures }) => 24 * MEGABYTE + pictures.reduce((sum, { bytes }) => sum + 4 * bytes.length, 0),
)
export const analyzeArtTask = workerTask<typeof analyze.analyzeArt>(
  new URL('./analyze-art.ts', import.meta.url),
  'analyzeArt',
  megabytes(64),
)
export const isArtOutsideTask = workerTask<typeof outside.isArtOutside>(
  new URL('./art-outside.ts', import.meta.url),
  'isArtOutside',
  megabytes(16),
)
export const renderToWebpTask = workerTask<typeof mockup.renderToWebp>(
  new URL('./mockup/render.ts', import.meta.url),
  'renderToWebp',
  // the passes of a picture of 1,600 pixels are four pictures more
  ({ passes, closeUp }) => ((passes ? 136 : 72) + (closeUp ? 48 : 0)) * MEGABYTE,
)
export const cutPreviewTask = workerTask<typeof cut.cutPreview>(
  new URL('./cut-preview.ts', import.meta.url),
  'cutPreview',
  megabytes(32),
)
export const sewPictureTask = workerTask<typeof sew.sewPicture>(
  new URL('./embroidery/sew-picture.ts', import.meta.url),
  'sewPicture',
  megabytes(72),
)
/** With the process that draws at print quality. */
export const printAreaTask = workerTask<typeof printAreaFiles.printArea>(
  new URL('./print-files/print-area-files.ts', import.meta.url),
  'printArea',
  megabytes(256),
)
export const workshopSheetTask = workerTask<typeof workshop.workshopSheet>(
  new URL('./print-files/workshop-sheet.ts', import.meta.url),
  'workshopSheet',
  megabytes(64),
)
export const printPersonsTask = workerTask<typeof personFiles.printPersons>(
  new URL('./print-files/person-files.ts', import.meta.url),
  'printPersons',
  megabytes(256),
)
/** A page and what is laid on it, with the process that draws. */
export const contactSheetTask = workerTask<typeof contacts.contactSheet>(
  new URL('./print-files/contact-sheet.ts', import.meta.url),
  'contactSheet',
  megabytes(128),
)
export const contactPdfTask = workerTask<typeof contacts.contactPdf>(
  new URL('./print-files/contact-sheet.ts', import.meta.url),
  'contactPdf',
  ({ pages }) => 16 * MEGABYTE + pages.reduce((sum, { length }) => sum + 3 * length, 0),
)
export const packingListTask = workerTask<typeof packing.packingList>(
  new URL('./print-files/packing-list.ts', import.meta.url),
  'packingList',
  megabytes(64),
)
