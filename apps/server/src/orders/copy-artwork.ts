/**
 * The artwork that the workshop makes an order from, copied under the order: its logos as they came, how each area looks,
 * and the print files. From then on nothing that the buyer deletes or changes reaches it.
 */
import { countries } from '@estampa/domain/countries'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { fitPersonIn } from '../customization/fit-roster.ts'
import { type PrintFile, type PrintJob, printOptions } from '../customization/print-files/print-job.ts'
import { makePrintFiles, zipOf } from '../customization/print-files.ts'
import type { Upload } from '../customization/uploads.store.ts'
import { fileTypes } from '../files/file-types.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { ArtworkFile, OrderedRow, OrderToCopy } from './artwork.store.ts'
import {
  type ArtworkFacts,
  artworkFolder,
  decoratedLines,
  readArtworkFacts,
  storePrintAreaPicture,
  viewsOf,
} from './line-pictures.ts'
import { type OrderedPrintAreas, readPrintAreas } from './print-areas.ts'
import { drawRosterPages, storeRosterPages } from './roster-pages.ts'

type CopyContext = { services: Services; shop: Shop; order: OrderToCopy }

/** Copies everything again where it is asked again; the keys are the same. */
export async function copyArtwork(copying: CopyContext): Promise<ArtworkFile[] | Refusal> {
  const { services, order } = copying
  const folder = artworkFolder(copying)
  const lines = decoratedLines(order.rows)
  const facts = await readArtworkFacts(copying, lines)
  const files = await copyLogos(copying, facts.logos, folder)
  const printed: PrintFile[] = []
  const pages: Uint8Array[] = []
  for (const [index, rows] of lines.entries()) {
    const made = await copyLine(copying, facts, rows)
    if (isRefusal(made)) return made
    files.push(...made.files)
    pages.push(...made.pages)
    const name = lines.length > 1 ? `linea-${index + 1}/` : ''
    printed.push(...made.printed.map((file) => ({ ...file, name: name + file.name })))
  }
  const title = `Pedido ${order.number} · lista de nombres`
  const roster = await storeRosterPages(services.files, pages, { folder, title })
  if (isRefusal(roster)) return roster
  files.push(...roster)
  if (printed.length === 0) return files
  files.push(...(await storePrintFiles(copying, printed, folder)))
  const key = `${folder}/artwork.zip`
  const zip = await zipOf(printed)
  await services.files.put(key, zip, 'application/zip')
  return [...files, workshopFile('archive', { name: `pedido-${order.number}.zip`, key, bytes: zip.length })]
}

/** Each one also by itself: a workshop that needs one film does not fetch all that the order has. */
async function storePrintFiles(
  { services }: CopyContext,
  printed: readonly PrintFile[],
  folder: string,
): Promise<ArtworkFile[]> {
  const stored: ArtworkFile[] = []
  for (const { name, bytes } of printed.filter(({ isArchiveOnly }) => !isArchiveOnly)) {
    const key = `${folder}/print/${name}`
    await services.files.put(key, bytes, fileTypes[endingOf(name)] ?? 'application/octet-stream')
    stored.push(workshopFile('print_file', { name, key, bytes: bytes.length }))
  }
  return stored
}

function workshopFile(
  kind: 'archive' | 'print_file' | 'logo',
  { name, key, bytes }: { name: string; key: string; bytes: number },
): ArtworkFile {
  return { kind, name, key, preview_key: key, bytes, shoppingCartUUID: null, printing_area_id: null }
}

async function copyLogos(
  { services: { files } }: CopyContext,
  logos: ReadonlyMap<string, Upload>,
  folder: string,
): Promise<ArtworkFile[]> {
  const copied: ArtworkFile[] = []
  for (const logo of logos.values()) {
    for (const key of [logo.picture_key, logo.drawing_key]) {
      const bytes = key === null ? undefined : await files.get(key)
      if (key === null || !bytes) continue
      const ending = endingOf(key)
      const copy = `${folder}/logos/${logo.id}.${ending}`
      await files.put(copy, bytes, fileTypes[ending] ?? 'image/jpeg')
      copied.push(workshopFile('logo', { name: logo.name, key: copy, bytes: bytes.length }))
    }
  }
  return copied
}

const endingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1)

type CopiedLine = { files: ArtworkFile[]; printed: readonly PrintFile[]; pages: readonly Uint8Array[] }

async function copyLine(
  copying: CopyContext,
  facts: ArtworkFacts,
  rows: readonly OrderedRow[],
): Promise<CopiedLine | Refusal> {
  const [row] = rows
  if (!row || !facts.generics.has(row.genericProductId)) return { files: [], printed: [], pages: [] }
  const files: ArtworkFile[] = []
  const pictures: Uint8Array[] = []
  for (const view of viewsOf(rows)) {
    const kept = await storePrintAreaPicture(copying, facts, { row, view })
    if (!kept) continue
    if (isRefusal(kept)) return kept
    files.push(kept.file)
    pictures.push(kept.picture)
  }
  const ordered = await readPrintAreas(copying, facts, rows)
  if (isRefusal(ordered)) return ordered
  const pages = await drawRosterPages({ order: `Pedido ${copying.order.number}`, facts, rows, ordered })
  if (isRefusal(pages)) return pages
  const job = await printJobOf(copying, rows, ordered, pictures[0])
  const printed = job.places.length === 0 ? [] : await makePrintFiles(job)
  return isRefusal(printed) ? printed : { files, printed, pages }
}

async function printJobOf(
  copying: CopyContext,
  rows: readonly OrderedRow[],
  { areas, pictures }: OrderedPrintAreas,
  picture: Uint8Array | undefined,
): Promise<PrintJob> {
  const { shop, order } = copying
  const [first] = rows
  const roster = first?.customization?.roster ?? []
  return {
    shop: shop.config.name,
    order: `Pedido ${order.number}`,
    date: dayOf(order.placedAt, shop),
    product: { name: first?.productName ?? '', sku: first?.sku ?? '' },
    quantities: rows.map(({ variantName, sku, quantity }) => ({ name: variantName, sku, units: quantity })),
    picture: picture
      ? await sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer()
      : null,
    places: areas.map(({ place }) => place),
    pictures,
    persons: roster.map((person, index) => ({
      position: index + 1,
      name: person.name,
      number: person.number,
      variantName: rows.find(({ sku }) => sku === person.sku)?.variantName ?? person.sku,
      views: areas.map(({ personalized }) => personalized && fitPersonIn(personalized, person).view),
    })),
    options: printOptions,
  }
}

/** «21/11/2026», as it was where the shop is. */
function dayOf(moment: Date, { config }: Shop): string {
  const { timeZone } = countries[config.environment]
  return new Intl.DateTimeFormat('es', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(moment)
}
