/**
 * What the workshop gets of an order's line: for each decorated place a PDF in real millimetres (vector where the
 * source is vector, letters as outlines), the same as SVG, a PNG at 300 DPI and the plain picture as base64; for
 * techniques of flat inks a layered PDF and one film per ink; for embroidery the machine's file; and a sheet that
 * says what all of it is. Everything comes from plain data, so that it can be made in a thread of its own.
 */
import { buffer } from 'node:stream/consumers'
import type { ApplicationTechnique } from '@estampa/domain/customization'
import type { DesignView, Dimensions } from '@estampa/domain/customization/design'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { ZipFile } from 'yazl'
import type { PictureToDraw } from './draw-art.ts'
import { type Art, artOf } from './print-files/art.ts'
import { embroideryFiles } from './print-files/embroidery-files.ts'
import { assetsFor } from './print-files/pictures-at-hand.ts'
import { placeFiles } from './print-files/place-files.ts'
import { workshopSheet } from './print-files/workshop-sheet.ts'

export type PrintColour = { readonly hex: string; readonly name: string }

export type PrintPlace = {
  /** Millimetres. */
  readonly area: Dimensions & { readonly name: string }
  readonly view: DesignView
  readonly technique: Pick<ApplicationTechnique, 'key' | 'name' | 'pricing' | 'maxColours'>
  /** Inks or threads as the server counted and named them; empty: full colour. */
  readonly colours: readonly PrintColour[]
  /** What was judged of the art, as sentences. */
  readonly remarks: readonly string[]
}

export type PrintJob = {
  readonly shop: string
  /** As people call it: 'Pedido 1042'. */
  readonly order: string
  /** As people read it. */
  readonly date: string
  readonly product: { readonly name: string; readonly sku: string }
  /** 'Rojo · M' and how many of it. */
  readonly quantities: readonly { readonly name: string; readonly units: number }[]
  /** The decorated product as it was shown, PNG or JPEG. */
  readonly picture: Uint8Array | null
  readonly places: readonly PrintPlace[]
  /** Everything that the places show, as `loadPictures` gives it. */
  readonly pictures: readonly PictureToDraw[]
  readonly options: PrintOptions
}
export type PrintOptions = {
  /** Room around the area that may be cut away, millimetres. */
  readonly bleedMm: number
  /** Marks for cutting and for laying colours over one another. */
  readonly marks: boolean
}
export const printOptions: PrintOptions = { bleedMm: 3, marks: true }

export type PrintFile = { readonly name: string; readonly bytes: Uint8Array }
/** A file, and what a person in the workshop must know of it. */
export type NotedFile = PrintFile & { readonly note: string }

/** A place that shows something, and what was made of it. */
export type MadePlace = {
  readonly place: PrintPlace
  readonly art: Art
  readonly files: readonly NotedFile[]
}

/** Refuses what the renderer refuses; throws where the job itself is wrong. */
export async function makePrintFiles(job: PrintJob): Promise<PrintFile[] | Refusal> {
  const places: MadePlace[] = []
  for (const [index, place] of job.places.entries()) {
    if (place.view.elements.every(({ hidden }) => hidden)) continue
    const made = await makePlace(job, place, `${index + 1}-${slugOf(place.area.name)}`)
    if (isRefusal(made)) return made
    places.push(made)
  }
  const sheet = { name: 'hoja-de-taller.pdf', bytes: await workshopSheet(job, places) }
  const files = places.flatMap((place) => place.files.map(({ name, bytes }) => ({ name, bytes })))
  return [sheet, ...files]
}

async function makePlace(job: PrintJob, place: PrintPlace, name: string): Promise<MadePlace | Refusal> {
  const assets = await assetsFor(place.view, job.pictures)
  const art = await artOf(place, assets)
  if (isRefusal(art)) return art
  const drawn = await placeFiles(job, { place, art, assets }, name)
  if (isRefusal(drawn)) return drawn
  const sewn = await embroideryFiles(job, place, name)
  return isRefusal(sewn) ? sewn : { place, art, files: [...drawn, ...sewn] }
}

export async function zipOf(files: readonly PrintFile[]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const { name, bytes } of files) {
    // pictures and PDF are compressed already
    zip.addBuffer(Buffer.from(bytes), name, { compress: /\.(svg|txt|dst)$/.test(name) })
  }
  zip.end()
  return buffer(zip.outputStream)
}

/** 'Pecho izquierdo' → 'pecho-izquierdo'. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'lugar'
  )
}
