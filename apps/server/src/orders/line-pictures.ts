/**
 * How the decorated places of an order will look, kept under the order: large, small, and as the JPEG that mails
 * show. The order's artwork and its first mail ask for them at the same time: whoever is first draws them.
 */
import type { Generic } from '@estampa/domain/catalog'
import { isCustomized, type Techniques } from '@estampa/domain/customization'
import { designOfView, uploadsIn } from '@estampa/domain/customization/art'
import { soldSurface } from '@estampa/domain/customization/outline'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { findGenerics } from '../catalog/catalog.store.ts'
import { listTechniques } from '../customization/customization.store.ts'
import { forMail, pictureOfPrintArea, previewOf } from '../customization/design-pictures.ts'
import { findUploads, type Upload } from '../customization/uploads.store.ts'
import type { Services } from '../http/services.ts'
import {
  type ArtworkFile,
  findOrderToCopy,
  type OrderedRow,
  type OrderToCopy,
  saveFirstPictures,
} from './artwork.store.ts'
import type { PlacedOrder } from './orders.store.ts'

/** More lines than that are drawn with the artwork alone, and mails show their products plain until then. */
const MAX_LINES_DRAWN_FOR_MAIL = 12

export type ArtworkFacts = {
  generics: ReadonlyMap<number, Generic>
  techniques: Techniques
  logos: ReadonlyMap<string, Upload>
}
export type ArtworkContext = { services: Services; shop: { id: number }; order: OrderToCopy }
type LinePrintArea = NonNullable<OrderedRow['customization']>['views'][number]

/** Each revision has a folder of its own: an address that a browser keeps never shows another's files. */
export const artworkFolder = ({ shop, order }: Pick<ArtworkContext, 'shop' | 'order'>) =>
  `shops/${shop.id}/orders/${order.id}${order.revision > 0 ? `/${order.revision}` : ''}`

/** Rows of each decorated line together. */
export function decoratedLines(rows: readonly OrderedRow[]): OrderedRow[][] {
  const decorated = rows.filter((row) => isCustomized(row.customization))
  return [...Map.groupBy(decorated, (row) => row.shoppingCartUUID).values()]
}

export const viewsOf = ([first]: readonly OrderedRow[]) => first?.customization?.views ?? []

export async function readArtworkFacts(
  { services, shop, order }: ArtworkContext,
  lines: readonly OrderedRow[][],
): Promise<ArtworkFacts> {
  const ids = [...new Set(lines.flatMap((rows) => rows.map((row) => row.genericProductId)))]
  const logoIds = [...new Set(lines.flatMap(viewsOf).flatMap(uploadsIn))]
  return services.database.readInShop(shop.id, async (tx) => ({
    generics: await findGenerics(tx, ids),
    techniques: await listTechniques(tx),
    logos: await findUploads(tx, logoIds, { customer_id: order.customerId }),
  }))
}

/** One place of a line, drawn unless its files are there; undefined where the product has no such place any more. */
export async function storePrintAreaPicture(
  context: ArtworkContext,
  { generics, techniques, logos }: ArtworkFacts,
  { row, view }: { row: OrderedRow; view: LinePrintArea },
): Promise<{ file: ArtworkFile; picture: Uint8Array } | Refusal | undefined> {
  const { files } = context.services
  const generic = generics.get(row.genericProductId)
  const area = generic?.printing_areas.find((one) => one.id === view.printing_area_id)
  if (!generic || !area) return undefined
  const { shoppingCartUUID, sku } = row
  const name = `${artworkFolder(context)}/${shoppingCartUUID}-${area.id}`
  const keys = { key: `${name}.webp`, preview_key: `${name}-preview.webp`, mail_key: `${name}-mail.jpg` }
  const file: ArtworkFile = {
    kind: 'picture',
    name: area.name,
    ...keys,
    shoppingCartUUID,
    printing_area_id: area.id,
  }
  // the mail's is written last: where it is, all are
  const kept = (await files.has(keys.mail_key)) ? await files.get(keys.key) : undefined
  if (kept) return { file, picture: kept }
  const technique = techniques.get(view.technique_id) ?? null
  const surface = soldSurface(view, area, technique)
  const place = { view: designOfView(view, surface), technique, surface }
  const picture = await pictureOfPrintArea({ services: context.services, generic, sku, logos }, place)
  if (isRefusal(picture)) return picture
  await files.put(keys.key, picture, 'image/webp')
  await files.put(keys.preview_key, await previewOf(picture), 'image/webp')
  await files.put(keys.mail_key, await forMail(picture), 'image/jpeg')
  return { file, picture }
}

/**
 * Sees to it that a mail about this order can show its first places: they are drawn now where the artwork is not there
 * yet. Refuses `busy`; what cannot be drawn leaves the plain product.
 */
export async function drawForMail(
  { services, shop }: Pick<ArtworkContext, 'services' | 'shop'>,
  { id, artwork, lines }: Pick<PlacedOrder, 'id' | 'artwork' | 'lines'>,
): Promise<Refusal | null> {
  const isDecorated = lines.some(({ customization }) => isCustomized(customization))
  if (!isDecorated || artwork.ready || artwork.files.length > 0) return null
  const order = await services.database.readInShop(shop.id, (tx) => findOrderToCopy(tx, id))
  if (!order) return null
  const decorated = decoratedLines(order.rows).slice(0, MAX_LINES_DRAWN_FOR_MAIL)
  const context = { services, shop, order }
  const facts = await readArtworkFacts(context, decorated)
  const drawn: ArtworkFile[] = []
  for (const rows of decorated) {
    const [[row], [view]] = [rows, viewsOf(rows)]
    const kept = row && view && (await storePrintAreaPicture(context, facts, { row, view }))
    if (isRefusal(kept) && kept.refusal === 'busy') return kept
    if (kept && !isRefusal(kept)) drawn.push(kept.file)
  }
  await services.database.inShop(shop.id, (tx) => saveFirstPictures(tx, id, drawn, services.now()))
  return null
}
