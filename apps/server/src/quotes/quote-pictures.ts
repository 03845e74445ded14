/**
 * How the decorated places of a quote look, drawn once and kept with it, so that whoever approves it sees the
 * design on the variant's own color: on the page, in the mail and in the PDF.
 */
import { randomUUID } from 'node:crypto'
import { customizationOf, type ServerProduct } from '@estampa/domain/cart'
import type { Generic } from '@estampa/domain/catalog'
import { isCustomized, type Techniques } from '@estampa/domain/customization'
import { designOfView, uploadsIn } from '@estampa/domain/customization/art'
import { soldSurface } from '@estampa/domain/customization/outline'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { findGenerics } from '../catalog/catalog.store.ts'
import { listTechniques } from '../customization/customization.store.ts'
import { forMail, pictureOfPrintArea, previewOf } from '../customization/design-pictures.ts'
import { findUploads, type Upload } from '../customization/uploads.store.ts'
import type { Services } from '../http/services.ts'
import { filesOfPicture, type StoredQuotePicture, saveQuotePictures } from './quote-pictures.store.ts'
import { findQuote, type StoredQuote } from './quotes.store.ts'

type DrawContext = { services: Pick<Services, 'files' | 'database'>; shop: { id: number } }
type PictureFacts = {
  generics: ReadonlyMap<number, Generic>
  techniques: Techniques
  logos: ReadonlyMap<string, Upload>
}
type QuoteToDraw = Pick<StoredQuote, 'id' | 'customerId' | 'lines' | 'pictures'>

export function isDecorated({ lines }: Pick<StoredQuote, 'lines'>): boolean {
  return lines.some(({ line }) => isCustomized(customizationOf(line)))
}

/** The quote with its pictures, drawn where they are not there yet. Refuses `busy`. */
export async function withQuotePictures<Quote extends QuoteToDraw>(
  drawing: DrawContext,
  quote: Quote,
): Promise<Quote | Refusal> {
  if (quote.pictures || !isDecorated(quote)) return quote
  const pictures = await drawPictures(drawing, quote)
  return isRefusal(pictures) ? pictures : { ...quote, pictures }
}

/** The same for a quote that is known by its id; nothing where it is gone. */
export async function drawQuotePictures(drawing: DrawContext, id: string): Promise<Refusal | null> {
  const { services, shop } = drawing
  const quote = await services.database.readInShop(shop.id, (tx) => findQuote(tx, { id }))
  const drawn = quote && (await withQuotePictures(drawing, quote))
  return drawn && isRefusal(drawn) ? drawn : null
}

async function drawPictures(
  drawing: DrawContext,
  quote: QuoteToDraw,
): Promise<StoredQuotePicture[] | Refusal> {
  const { services, shop } = drawing
  const facts = await readFacts(drawing, quote)
  const pictures: StoredQuotePicture[] = []
  for (const { line } of quote.lines) {
    const made = await picturesOfLine(drawing, facts, line, `shops/${shop.id}/quotes/${randomUUID()}`)
    if (isRefusal(made)) return made
    pictures.push(...made)
  }
  const standing = await services.database.inShop(shop.id, (tx) => saveQuotePictures(tx, quote.id, pictures))
  const own = new Set(standing.map(({ key }) => key))
  // somebody else was quicker, or the quote was forgotten meanwhile
  const unused = pictures.filter(({ key }) => !own.has(key)).flatMap(filesOfPicture)
  for (const key of unused) await services.files.delete(key)
  return standing
}

async function readFacts(
  { services, shop }: DrawContext,
  { lines, customerId }: QuoteToDraw,
): Promise<PictureFacts> {
  const products = lines.map(({ line }) => line)
  const views = products.flatMap((line) => customizationOf(line)?.views ?? [])
  return services.database.readInShop(shop.id, async (tx) => ({
    generics: await findGenerics(tx, [...new Set(products.map((line) => line.generic.id))]),
    techniques: await listTechniques(tx),
    logos: await findUploads(tx, [...new Set(views.flatMap(uploadsIn))], { customer_id: customerId }),
  }))
}

async function picturesOfLine(
  { services }: DrawContext,
  { generics, techniques, logos }: PictureFacts,
  line: ServerProduct,
  folder: string,
): Promise<StoredQuotePicture[] | Refusal> {
  const generic = generics.get(line.generic.id)
  const sku = (line.type === 'ProductoSimple' ? line.value.sku : line.value[0]?.value.sku) ?? null
  const pictures: StoredQuotePicture[] = []
  for (const view of customizationOf(line)?.views ?? []) {
    const area = generic?.printing_areas.find((one) => one.id === view.printing_area_id)
    if (!generic || !area) continue
    const technique = techniques.get(view.technique_id) ?? null
    const surface = soldSurface(view, area, technique)
    const place = { view: designOfView(view, surface), technique, surface }
    const picture = await pictureOfPrintArea({ services, generic, sku, logos }, place)
    // what cannot be drawn leaves the plain product; what could be drawn later is tried again
    if (isRefusal(picture) && picture.refusal === 'busy') return refuse('busy')
    if (isRefusal(picture)) continue
    const name = `${folder}/${line.shoppingCartUUID}-${area.id}`
    const kept = {
      shoppingCartUUID: line.shoppingCartUUID,
      printing_area_id: area.id,
      name: area.name,
      key: `${name}.webp`,
      preview_key: `${name}-preview.webp`,
      mail_key: `${name}-mail.jpg`,
    }
    await services.files.put(kept.key, picture, 'image/webp')
    await services.files.put(kept.preview_key, await previewOf(picture), 'image/webp')
    await services.files.put(kept.mail_key, await forMail(picture), 'image/jpeg')
    pictures.push(kept)
  }
  return pictures
}
