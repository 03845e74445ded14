/**
 * The print files of an order's line: for each decorated print area a PDF in real millimeters (vector where the
 * source is vector, letters as outlines), the same as SVG, a PNG at 300 DPI and the plain picture as base64; for
 * techniques of flat inks a layered PDF and one film per ink; for embroidery the machines' files; and a sheet that
 * says what all of it is. Everything comes from plain data, so that it can be made in a thread of its own.
 */

import { buffer } from 'node:stream/consumers'
import { visibleOf } from '@estampa/domain/customization/boxes'
import { fileSlug } from '@estampa/domain/plain-text'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { ZipFile } from 'yazl'
import { runOnSlowWorker } from '../files/worker-pool.ts'
import { pictureKeyOf } from './draw-art.ts'
import type { PrintedArea, PrintFile, PrintJob } from './print-files/print-job.ts'
import { printAreaTask, workshopSheetTask } from './worker-tasks.ts'

/** Made on worker threads, place by place. Refuses what they and the renderer refuse; throws where the job lacks a picture. */
export async function makePrintFiles(job: PrintJob): Promise<PrintFile[] | Refusal> {
  const { pictures, picture, ...facts } = job
  const places: PrintedArea[] = []
  for (const [index, place] of job.places.entries()) {
    const shown = visibleOf(place.view)
    if (shown.length === 0) continue
    const keys = new Set(shown.flatMap((element) => (element.type === 'text' ? [] : [pictureKeyOf(element)])))
    const made = await runOnSlowWorker(printAreaTask, {
      facts,
      place,
      pictures: pictures.filter(({ key }) => keys.has(key)),
      name: `${index + 1}-${fileSlug(place.area.name, 'lugar')}`,
    })
    if (isRefusal(made)) return made
    places.push({ place, ...made })
  }
  const notes = places.map(({ place, preview, files }) => ({
    place,
    preview,
    files: files.map(({ name, note }) => ({ name, note })),
  }))
  const sheet = await runOnSlowWorker(workshopSheetTask, { facts, picture, places: notes })
  if (isRefusal(sheet)) return sheet
  const files = places.flatMap((one) => one.files.map(({ name, bytes }) => ({ name, bytes })))
  return [{ name: 'hoja-de-taller.pdf', bytes: sheet }, ...files]
}

export async function zipOf(files: readonly PrintFile[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, bytes } of files) {
    // pictures and PDF are compressed already
    zip.addBuffer(Buffer.from(bytes), name, { compress: /\.(svg|txt|dst|pes|exp|jef|vp3)$/.test(name) })
  }
  zip.end()
  return buffer(zip.outputStream)
}
