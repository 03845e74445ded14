/**
 * The print files of an order's line: for each decorated print area a PDF in real millimeters (vector where the
 * source is vector, letters as outlines), the same as SVG, a PNG at 300 DPI and the plain picture as base64; for
 * techniques of flat inks a layered PDF and one film per ink; for embroidery the machines' files; and a sheet that
 * says what all of it is. Everything comes from plain data, so that it can be made in a thread of its own.
 */

import { buffer } from 'node:stream/consumers'
import { visibleOf } from '@estampa/domain/customization/boxes'
import type { DesignView } from '@estampa/domain/customization/design'
import { fileSlug } from '@estampa/domain/plain-text'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { ZipFile } from 'yazl'
import { runOnSlowWorker } from '../files/worker-pool.ts'
import { pictureKeyOf } from './draw-art.ts'
import type { PersonInPlace } from './print-files/person-files.ts'
import { sizesOfPersons, sizeTexts } from './print-files/person-sizes.ts'
import type {
  PrintAreaRequest,
  PrintedArea,
  PrintFacts,
  PrintFile,
  PrintJob,
  PrintPerson,
} from './print-files/print-job.ts'
import type { workshopSheet } from './print-files/workshop-sheet.ts'
import { packingListTask, printAreaTask, printPersonsTask, workshopSheetTask } from './worker-tasks.ts'

/** Made on worker threads, place by place. Refuses what they and the renderer refuse; throws where the job lacks a picture. */
export async function makePrintFiles(job: PrintJob): Promise<PrintFile[] | Refusal> {
  const { pictures, picture, persons = [], ...facts } = job
  const places: SheetPlace[] = []
  const files: PrintFile[] = []
  for (const [index, place] of job.places.entries()) {
    const name = `${index + 1}-${fileSlug(place.area.name, 'lugar')}`
    const made = await printCommonArt({ facts, place, pictures, name })
    if (isRefusal(made)) return made
    const own = await printEachPerson({ facts, place, pictures, name }, personsIn(persons, index))
    if (isRefusal(own)) return own
    files.push(...(made?.files ?? []).map(({ name, bytes }) => ({ name, bytes })), ...own.files)
    const notes = [...(made?.files ?? []).map(({ name, note }) => ({ name, note })), ...own.notes]
    const preview = own.preview ?? made?.preview
    if (!preview) continue
    const { sewing } = made ?? {}
    const shown = { ...place, view: own.view ?? place.view }
    places.push({ place: shown, preview, sewing, files: notes, ...(own.room && { room: own.room }) })
  }
  const sheet = await runOnSlowWorker(workshopSheetTask, { facts, picture, places })
  if (isRefusal(sheet)) return sheet
  const lists = await listPersons(facts, persons)
  return isRefusal(lists) ? lists : [{ name: 'hoja-de-taller.pdf', bytes: sheet }, ...lists, ...files]
}

type SheetPlace = Parameters<typeof workshopSheet>[0]['places'][number]

/** The files of the art that is the same on every unit; undefined where every unit has its own. */
async function printCommonArt(
  request: PrintAreaRequest,
): Promise<Omit<PrintedArea, 'place'> | Refusal | undefined> {
  const shown = visibleOf(request.place.view)
  if (shown.length === 0) return undefined
  return runOnSlowWorker(printAreaTask, { ...request, pictures: picturesOf(request, request.place.view) })
}

function picturesOf({ pictures }: PrintAreaRequest, view: DesignView): PrintAreaRequest['pictures'] {
  const keys = new Set(
    visibleOf(view).flatMap((element) => (element.type === 'text' ? [] : [pictureKeyOf(element)])),
  )
  return pictures.filter(({ key }) => keys.has(key))
}

function personsIn(persons: readonly PrintPerson[], place: number): PersonInPlace[] {
  return persons.flatMap(({ views, ...person }) => {
    const view = views[place]
    return view ? [{ ...person, view }] : []
  })
}

/** So many persons are drawn on a thread before it is another's turn. */
const PERSONS_AT_ONCE = 20

async function printEachPerson(request: PrintAreaRequest, persons: readonly PersonInPlace[]) {
  const files: PrintFile[] = []
  let preview: Uint8Array | null = null
  const { largest, room } = sizesOfPersons(persons, request.place.area)
  for (let from = 0; from < persons.length; from += PERSONS_AT_ONCE) {
    const some = persons.slice(from, from + PERSONS_AT_ONCE)
    const pictures = picturesOf(request, some[0]?.view ?? request.place.view)
    const shown = largest?.position ?? 0
    const made = await runOnSlowWorker(printPersonsTask, { ...request, pictures, persons: some, shown })
    if (isRefusal(made)) return made
    files.push(...made.files.map((file) => ({ ...file, isArchiveOnly: true })))
    preview ??= made.preview
  }
  const note = `Una persona en cada archivo, en el orden de la lista: ${persons.length}. Están en el ZIP.`
  const notes = largest ? [{ name: `${request.name}-personas/`, note }] : []
  return { files, preview, notes, view: largest?.view, room }
}

async function listPersons(
  facts: PrintFacts,
  persons: readonly PrintPerson[],
): Promise<PrintFile[] | Refusal> {
  if (persons.length === 0) return []
  const packed = persons.map(({ views, ...person }) => ({ ...person, sizes: sizeTexts(facts, views) }))
  const bytes = await runOnSlowWorker(packingListTask, { facts, persons: packed })
  return isRefusal(bytes) ? bytes : [{ name: 'lista-de-nombres.pdf', bytes }]
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
