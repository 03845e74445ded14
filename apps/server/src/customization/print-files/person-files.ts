/** Runs on a worker thread: the files of some persons of a list in one place, and how one of them looks. */
import { fileSlug } from '@estampa/domain/plain-text'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { PictureToDraw } from '../draw-art.ts'
import { artOf } from './art.ts'
import { artworkPdf } from './artwork-pdfs.ts'
import { machineFiles } from './embroidery-files.ts'
import { LoadedPictures } from './loaded-pictures.ts'
import type { PrintAreaToPrint, PrintFacts, PrintFile, PrintPerson } from './print-job.ts'
import { viewPng } from './raster.ts'

const PREVIEW_SIDE = 900

type PersonsRequest = {
  readonly facts: PrintFacts
  readonly place: PrintAreaToPrint
  /** With the view of this place alone. */
  readonly persons: readonly PersonInPlace[]
  readonly pictures: readonly PictureToDraw[]
  /** The beginning of its files' names. */
  readonly name: string
  /** The position of the person who is drawn for the workshop's sheet, if she is among these. */
  readonly shown: number
}
export type PersonInPlace = Omit<PrintPerson, 'views'> & { readonly view: PrintAreaToPrint['view'] }
type PersonFiles = { readonly files: readonly PrintFile[]; readonly preview: Uint8Array | null }

export async function printPersons(request: PersonsRequest): Promise<PersonFiles | Refusal> {
  const { facts, place, persons, pictures, name, shown } = request
  const files: PrintFile[] = []
  let preview: Uint8Array | null = null
  for (const person of persons) {
    const own = { ...place, view: person.view }
    const atHand = await LoadedPictures.of(own.view, pictures)
    const art = await artOf(own, atHand)
    if (isRefusal(art)) return art
    const begin = `${name}-personas/${personSlug(person)}`
    const order = `${facts.order} · ${personTitle(person)}`
    files.push({ name: `${begin}.pdf`, bytes: await artworkPdf({ ...facts, order }, own, art) })
    const sewn = await machineFiles({ facts, place: own, pictures, name: begin }, personSlug(person))
    if (isRefusal(sewn)) return sewn
    files.push(...sewn)
    if (person.position !== shown) continue
    const dpi = (PREVIEW_SIDE / Math.max(place.area.width, place.area.height)) * 25.4
    const drawn = await viewPng(own, atHand, { dpi, cut: 'edge' })
    if (isRefusal(drawn)) return drawn
    preview = drawn
  }
  return { files, preview }
}

/** «7. Ana · 10 · Azul S» */
function personTitle({ position, name, number, variantName }: PersonInPlace): string {
  return `${position}. ${[name, number, variantName].filter(Boolean).join(' · ')}`
}

/** «007-ana-10-azul-s»: in the order of the list, and safe on every machine whatever somebody is called. */
function personSlug({ position, name, number, variantName }: PersonInPlace): string {
  return `${String(position).padStart(3, '0')}-${fileSlug([name, number, variantName].join(' '), 'persona')}`
}
