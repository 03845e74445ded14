/** The papers of dispatch: slips that lie in the boxes, and the list of what is collected at the counter. */
import { type Country, countries, placeLine } from '@estampa/domain/countries'
import { counted, numberText } from '@estampa/domain/messages/numbers'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { workshopLookOf } from '@estampa/domain/shops/brand-look'
import { toConfigView } from '@estampa/domain/shops/config-view'
import type { PdfBranding } from '../documents/pdf-content.ts'
import { catalogPicture, storedPicture } from '../documents/pdf-pictures.ts'
import { storeDeskPdf } from '../documents/store-desk-pdf.ts'
import { longDateText } from '../documents/texts.ts'
import { runOnDocumentWorker } from '../files/worker-pool.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import {
  listOrdersToCollect,
  listOrdersToHandOver,
  type OrderToHandOver,
} from '../production/dispatch.store.ts'
import type { PackingSlip } from '../production/dispatch-papers/content.ts'
import type { WorkOrderLine } from '../production/work-order/content.ts'
import { drawPackingSlipsTask, drawPickUpListTask } from '../production/worker-tasks.ts'

type PaperContext = { readonly services: Services; readonly shop: Shop }
type DrawRefusal = Refusal<'busy' | 'too_complex'>

const MAX_COLLECTED = 100
/** The longer side of pictures in pixels: some 220 to the inch. */
const PICTURE_SIDE = 260

/** The key of a PDF with the slips of these orders, or of one parcel of one. */
export async function storePackingSlips(
  context: PaperContext,
  { orders, parcel }: { orders: readonly string[]; parcel?: number | undefined },
): Promise<string | Refusal> {
  const { services, shop } = context
  const found = await services.database.readInShop(shop.id, (tx) => listOrdersToHandOver(tx, orders))
  if (found.length < new Set(orders).size || (parcel !== undefined && found.length !== 1))
    return refuse('not_found')
  const slips: PackingSlip[] = []
  for (const order of found) {
    const slip = await toSlip(context, order, parcel)
    if (!slip) return refuse('not_found')
    slips.push(slip)
  }
  const paper = { look: lookOf(shop), slips }
  const bytes = await runOnDocumentWorker(drawPackingSlipsTask, { paper, made: services.now() })
  return isRefusal(bytes) ? (bytes as DrawRefusal) : storeDeskPdf(context, 'remitos.pdf', bytes)
}

/** The key of a PDF with what is collected. */
export async function storePickUpList(
  context: PaperContext,
  { orders = null }: { orders?: readonly string[] | null | undefined },
): Promise<string | Refusal> {
  const { services, shop } = context
  const found = await services.database.readInShop(shop.id, (tx) =>
    listOrdersToCollect(tx, { ids: orders, most: MAX_COLLECTED }),
  )
  if (found.length === 0) return refuse('nothing_to_pick_up')
  const made = services.now()
  const paper = {
    look: lookOf(shop),
    day: longDateText(made, countries[shop.config.environment]),
    rows: found.map(({ number, receiver, buyer, lines }) => ({
      number: String(number),
      receiver: receiver || buyer,
      buyer,
      what: [...new Set(lines.map(({ productName }) => productName))].join(', '),
      units: unitsText(lines),
    })),
  }
  const bytes = await runOnDocumentWorker(drawPickUpListTask, { paper, made })
  return isRefusal(bytes) ? (bytes as DrawRefusal) : storeDeskPdf(context, 'retiros.pdf', bytes)
}

function lookOf({ config }: Shop): PdfBranding {
  const { language } = countries[config.environment]
  return { shop: config.name, language, logo: null, brand: workshopLookOf(toConfigView(config)), sender: [] }
}

const unitsText = (lines: readonly { quantity: number }[]) =>
  counted(
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    'unidad',
    'unidades',
  )

/** Undefined where there is no such parcel. */
async function toSlip(
  { services, shop }: PaperContext,
  order: OrderToHandOver,
  number: number | undefined,
): Promise<PackingSlip | undefined> {
  const parcel = order.parcels.find((one) => one.number === number)
  if (number !== undefined && !parcel) return undefined
  const country = countries[shop.config.environment]
  const inside = (position: number) => parcel?.lines.find((line) => line.position === position)?.units ?? 0
  const rows = parcel
    ? order.lines
        .map((line) => ({ ...line, quantity: inside(line.position) }))
        .filter(({ quantity }) => quantity > 0)
    : order.lines
  const lines: WorkOrderLine[] = []
  for (const [uuid, together] of Map.groupBy(rows, (row) => row.uuid))
    lines.push(
      await toLine(
        services,
        together,
        order.pictures.filter((file) => file.shoppingCartUUID === uuid),
      ),
    )
  return {
    number: order.number,
    parcel: parcel ? `Paquete ${parcel.number}` : '',
    receiver: receiverOf(order),
    facts: factsOf(order, { country, rows, carrier: parcel?.carrier || order.carrier }),
    comment: order.comment,
    lines,
    url: `${services.config.adminUrl}/${shop.name}/orders/${order.number}`,
  }
}

function receiverOf({ receiver, buyer, address, isCollected, phone }: OrderToHandOver): string[] {
  const street = [address.street, address.streetNumber, address.apartment].filter(Boolean).join(' ')
  const place = placeLine(address.zipCode ?? '', [
    address.locality ?? '',
    address.city ?? '',
    address.province ?? '',
  ])
  const where = isCollected ? ['Retira en la tienda'] : [street, place]
  return [receiver || buyer, ...where, phone].filter(Boolean)
}

function factsOf(
  order: OrderToHandOver,
  { country, rows, carrier }: { country: Country; rows: OrderToHandOver['lines']; carrier: string },
): PackingSlip['facts'] {
  const day = (date: string) => longDateText(new Date(`${date}T12:00:00Z`), { ...country, timeZone: 'UTC' })
  return [
    { name: 'Cliente', value: order.buyer },
    { name: 'Cantidad', value: unitsText(rows) },
    { name: 'Transporte', value: order.isCollected ? '' : carrier },
    { name: 'Para el', value: order.promised ? day(order.promised) : '' },
    { name: 'Fecha del pedido', value: longDateText(new Date(order.placedAt), country) },
  ].filter(({ value }) => value !== '')
}

async function toLine(
  { files }: Services,
  rows: OrderToHandOver['lines'],
  pictures: OrderToHandOver['pictures'],
): Promise<WorkOrderLine> {
  const [first] = rows
  if (!first) throw new Error('a line has at least one row')
  const drawn = pictures.find(({ kind }) => kind === 'picture')
  const picture =
    (drawn && (await storedPicture(files, drawn.preview_key, PICTURE_SIDE))) ??
    (await catalogPicture(files, first.image ?? '', PICTURE_SIDE))
  return {
    name: first.productName,
    units: unitsText(rows),
    tally: rows.map(({ variantName, sku, quantity }) => ({
      name: variantName,
      sku,
      units: numberText(quantity),
    })),
    decorations: [{ title: '', picture, facts: [], colors: [], instructions: '' }],
  }
}
