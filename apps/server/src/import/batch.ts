/** Products of the file gathered until there are enough to be saved together. */
import type { ShopForImport } from './import-context.ts'
import { internet, type Network } from './pictures/fetch-bytes.ts'
import { importNamedPictures, importPictures } from './pictures/import-pictures.ts'
import type { createPictureIndex } from './pictures/match-pictures.ts'
import type { NamedPictures } from './pictures/named-pictures.ts'
import type { ImportedProduct } from './product.ts'
import type { ImportReport } from './report.ts'
import type { ImportItem } from './save/draft.ts'
import { findVariantNames } from './save/import.store.ts'
import { mergeProducts } from './save/match.ts'
import { type BatchResult, type ImportTarget, saveBatch } from './save/save-batch.ts'

const productsPerBatch = 250
const variantsPerBatch = 2_000

export type BatchOptions = {
  readonly shop: Pick<ShopForImport, 'services' | 'shop'>
  readonly target: ImportTarget
  readonly report: Pick<ImportReport, 'say' | 'note' | 'saved'>
  readonly network: Network | undefined
  readonly fetchesPictures: boolean
  /** Pictures that came before are fetched again. */
  readonly fetchesAgain: boolean
  /** Pictures that came beside the file, found by their names. */
  readonly named: PicturesByName | undefined
  readonly onSaved: (saved: BatchResult) => void
}
type PicturesByName = {
  readonly pictures: NamedPictures
  readonly index: ReturnType<typeof createPictureIndex>
  /** What the shop puts before the codes of the supplier. */
  readonly prefix: string
}
export type ImportBatch = ReturnType<typeof openBatch>

export function openBatch({ shop, target, report, onSaved, ...options }: BatchOptions) {
  const from = {
    files: shop.services.files,
    shop: shop.shop,
    network: options.network ?? internet,
    fetchesAgain: options.fetchesAgain,
  }
  let items = new Map<string, ImportItem>()
  let pictures: string[] = []
  let variants = 0

  async function flush(): Promise<void> {
    if (items.size === 0) return
    const batch = { wanted: [...items.values()], pictures }
    items = new Map()
    pictures = []
    variants = 0
    const saved = await saveBatch(target, batch)
    onSaved(saved)
    report.saved(saved)
  }
  /** No picture is fetched while a transaction is open. */
  async function imagesOf(product: ImportedProduct): Promise<ImportItem['images']> {
    if (!options.fetchesPictures || product.images === undefined) return undefined
    const { images, fresh, notices } = await importPictures(from, product)
    for (const one of notices) report.say(`  ${one.about}`)
    report.note(notices)
    pictures.push(...fresh)
    return images
  }
  async function namedImagesOf(product: ImportedProduct): Promise<ImportItem['addedImages']> {
    if (!options.named) return undefined
    const { pictures: named, index, prefix } = options.named
    const { external_id: code } = product
    const known = await shop.services.database.readInShop(shop.shop.id, (tx) => findVariantNames(tx, code))
    const brought = product.variants.map(({ sku, color = '' }) => ({ sku, color }))
    const matched = index.take({ code, variants: [...brought, ...known] }, prefix)
    if (matched.length === 0) return undefined
    report.note([{ notice: 'pictures_matched', about: `${code} (${matched.length})` }])
    if (target.runId === undefined) return undefined
    const { images, fresh, notices } = await importNamedPictures(from, { pictures: named, matched, code })
    report.note(notices)
    pictures.push(...fresh)
    return images
  }
  return {
    flush,
    async add(product: ImportedProduct, adds: boolean): Promise<void> {
      const pending = items.get(product.external_id)
      const one: ImportItem = {
        product,
        adds,
        images: adds ? undefined : await imagesOf(product),
        addedImages: await namedImagesOf(product),
      }
      items.set(product.external_id, pending ? mergeProducts(pending, one) : one)
      variants += product.variants.length
      if (items.size >= productsPerBatch || variants >= variantsPerBatch) await flush()
    },
  }
}
