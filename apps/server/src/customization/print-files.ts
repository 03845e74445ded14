/**
 * What the workshop gets of an order's line: for each decorated place a PDF in real millimetres (vector where the
 * source is vector, letters as outlines), the same as SVG, a PNG at 300 DPI and the plain picture as base64; for
 * techniques of flat inks a layered PDF and one film per ink; for embroidery the machine's file; and a sheet that
 * says what all of it is. Everything comes from plain data, so that it can be made in a thread of its own.
 */
import { buffer } from 'node:stream/consumers'
import type { ApplicationTechnique } from '@estampa/domain/customization'
import { visibleOf } from '@estampa/domain/customization/boxes'
import type { DesignView, Dimensions } from '@estampa/domain/customization/design'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { ZipFile } from 'yazl'
import { runOnSlowWorker } from '../files/worker-pool.ts'
import { type PictureToDraw, pictureKeyOf } from './draw-art.ts'
import type { PrintedArea } from './print-files/print-area-files.ts'

export type PrintColor = { readonly hex: string; readonly name: string }

export type PrintAreaToPrint = {
  /** Millimetres. */
  readonly area: Dimensions & { readonly name: string }
  readonly view: DesignView
  readonly technique: Pick<ApplicationTechnique, 'key' | 'name' | 'pricing' | 'maxColours'>
  /** Inks or threads as the server counted and named them; empty: full color. */
  readonly colours: readonly PrintColor[]
  /** Hex of a picture's background that is the product itself: no ink, and it leaves all inks out. */
  readonly paper?: string | null | undefined
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
  readonly places: readonly PrintAreaToPrint[]
  /** Everything that the places show, as `loadPictures` gives it. */
  readonly pictures: readonly PictureToDraw[]
  readonly options: PrintOptions
}
export type PrintOptions = {
  /** Room around the area that may be cut away, millimetres. */
  readonly bleedMm: number
  /** Marks for cutting and for laying colors over one another. */
  readonly marks: boolean
}
export const printOptions: PrintOptions = { bleedMm: 3, marks: true }

export type PrintFile = { readonly name: string; readonly bytes: Uint8Array }
/** The facts of a job that every file states. */
export type PrintFacts = Omit<PrintJob, 'pictures' | 'picture'>

/** Made on worker threads, place by place. Refuses what they and the renderer refuse; throws where the job lacks a picture. */
export async function makePrintFiles(job: PrintJob): Promise<PrintFile[] | Refusal> {
  const { pictures, picture, ...facts } = job
  const places: PrintedArea[] = []
  for (const [index, place] of job.places.entries()) {
    const shown = visibleOf(place.view)
    if (shown.length === 0) continue
    const keys = new Set(shown.flatMap((element) => (element.type === 'text' ? [] : [pictureKeyOf(element)])))
    const made = await runOnSlowWorker('printPlace', {
      facts,
      place,
      pictures: pictures.filter(({ key }) => keys.has(key)),
      name: `${index + 1}-${slugOf(place.area.name)}`,
    })
    if (isRefusal(made)) return made
    places.push({ place, ...made })
  }
  const notes = places.map(({ place, preview, files }) => ({
    ...{ place, preview },
    files: files.map(({ name, note }) => ({ name, note })),
  }))
  const sheet = await runOnSlowWorker('printSheet', { facts, picture, places: notes })
  if (isRefusal(sheet)) return sheet
  const files = places.flatMap((one) => one.files.map(({ name, bytes }) => ({ name, bytes })))
  return [{ name: 'hoja-de-taller.pdf', bytes: sheet }, ...files]
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
