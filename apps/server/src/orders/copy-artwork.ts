/**
 * The artwork that the workshop makes an order from, copied under the order: its logos as they came, how each area looks,
 * and the print files. From then on nothing that the buyer deletes or changes reaches it.
 */
import { groundOn } from '@estampa/domain/catalog/area-cut'
import { countries } from '@estampa/domain/countries'
import { designOfView } from '@estampa/domain/customization/art'
import { fabricOf } from '@estampa/domain/customization/fabric'
import { soldSurface } from '@estampa/domain/customization/outline'
import {
  colorDifference,
  productColoredBackground,
  sameColorLimit,
} from '@estampa/domain/customization/preflight'
import { isPersonalized, withoutRosterFields } from '@estampa/domain/customization/roster'
import { goodsWithBase } from '@estampa/domain/customization/white-base'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import { colorName } from '../customization/color-palette.ts'
import { fitPersonIn, type PersonalizedArea } from '../customization/fit-roster.ts'
import { loadPictures } from '../customization/inspect-art.ts'
import { remarksOn } from '../customization/preflight-art.ts'
import { picturesForPreflight } from '../customization/preflight-pictures.ts'
import {
  type PrintAreaToPrint,
  type PrintFile,
  type PrintJob,
  printOptions,
} from '../customization/print-files/print-job.ts'
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

type CopyContext = { services: Services; shop: Shop; order: OrderToCopy }

/** Copies everything again where it is asked again; the keys are the same. */
export async function copyArtwork(copying: CopyContext): Promise<ArtworkFile[] | Refusal> {
  const { services, order } = copying
  const folder = artworkFolder(copying)
  const lines = decoratedLines(order.rows)
  const facts = await readArtworkFacts(copying, lines)
  const files = await copyLogos(copying, facts.logos, folder)
  const printed: PrintFile[] = []
  for (const [index, rows] of lines.entries()) {
    const made = await copyLine(copying, facts, rows)
    if (isRefusal(made)) return made
    files.push(...made.files)
    const name = lines.length > 1 ? `linea-${index + 1}/` : ''
    printed.push(...made.printed.map((file) => ({ ...file, name: name + file.name })))
  }
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

type CopiedLine = { files: ArtworkFile[]; printed: readonly PrintFile[] }

async function copyLine(
  copying: CopyContext,
  facts: ArtworkFacts,
  rows: readonly OrderedRow[],
): Promise<CopiedLine | Refusal> {
  const [row] = rows
  if (!row || !facts.generics.has(row.genericProductId)) return { files: [], printed: [] }
  const files: ArtworkFile[] = []
  const pictures: Uint8Array[] = []
  for (const view of viewsOf(rows)) {
    const kept = await storePrintAreaPicture(copying, facts, { row, view })
    if (!kept) continue
    if (isRefusal(kept)) return kept
    files.push(kept.file)
    pictures.push(kept.picture)
  }
  const job = await printJobOf(copying, facts, rows, pictures[0])
  if (isRefusal(job)) return job
  const printed = job.places.length === 0 ? [] : await makePrintFiles(job)
  return isRefusal(printed) ? printed : { files, printed }
}

async function printJobOf(
  { services, shop, order }: CopyContext,
  { generics, techniques, logos }: ArtworkFacts,
  rows: readonly OrderedRow[],
  picture: Uint8Array | undefined,
): Promise<PrintJob | Refusal> {
  const [first] = rows
  const views = viewsOf(rows)
  const generic = generics.get(first?.genericProductId ?? 0)
  const pictures = new Map<string, PrintJob['pictures'][number]>()
  const places: PrintAreaToPrint[] = []
  const roster = first?.customization?.roster ?? []
  const personalized: (PersonalizedArea | null)[] = []
  for (const view of views) {
    const area = generic?.printing_areas.find((one) => one.id === view.printing_area_id)
    const technique = techniques.get(view.technique_id)
    if (!area || !technique) continue
    const surface = soldSurface(view, area, technique)
    const place = designOfView(view, surface)
    const loaded = await loadPictures(services, logos, place)
    if (isRefusal(loaded)) return loaded
    for (const one of loaded) pictures.set(one.key, one)
    personalized.push(isPersonalized(place) ? { view: place, technique, area: surface } : null)
    const grounds = rows.map(({ sku }) =>
      groundOn(
        area,
        generic?.products.find((one) => one.sku === sku),
      ),
    )
    const paper =
      technique.pricing === 'colour'
        ? productColoredBackground(place, picturesForPreflight(place, logos), grounds)
        : null
    const goods = rows.map(({ sku, variantName }) => ({ sku, name: variantName }))
    const whiteBase = goodsWithBase(view.white_base, goods)
    const hexes = view.colour_names.filter((name) => /^#[\da-f]{6}$/i.test(name))
    places.push({
      area: { ...surface, name: area.name },
      view: roster.length > 0 ? withoutRosterFields(place) : place,
      technique,
      ...(generic && technique.pricing === 'stitches' && { fabric: fabricOf(generic, area.name) }),
      paper: hexes.some((hex) => paper !== null && colorDifference(hex, paper) < sameColorLimit)
        ? null
        : paper,
      ...(whiteBase && { whiteBase }),
      colours: hexes.map((hex) => ({
        hex,
        name: colorName(technique, hex, view.inkNames),
      })),
      remarks: remarksOn({ view: place, technique, area: surface, colours: hexes }, logos, shop),
    })
  }
  return {
    shop: shop.config.name,
    order: `Pedido ${order.number}`,
    date: dayOf(order.placedAt, shop),
    product: { name: first?.productName ?? '', sku: first?.sku ?? '' },
    quantities: rows.map(({ variantName, quantity }) => ({ name: variantName, units: quantity })),
    picture: picture
      ? await sharp(picture).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer()
      : null,
    places,
    pictures: [...pictures.values()],
    persons: roster.map((person, index) => ({
      position: index + 1,
      name: person.name,
      number: person.number,
      variantName: rows.find(({ sku }) => sku === person.sku)?.variantName ?? person.sku,
      views: personalized.map((area) => area && fitPersonIn(area, person).view),
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
