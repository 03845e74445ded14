/** Products of the file gathered until there are enough to be saved together. */
import type { ShopForImport } from './import-context.ts'
import { internet, type Network } from './pictures/fetch-bytes.ts'
import { importPictures } from './pictures/import-pictures.ts'
import type { ImportedProduct } from './product.ts'
import type { ImportReport } from './report.ts'
import type { ImportItem } from './save/draft.ts'
import { mergeProducts } from './save/match.ts'
import { type BatchResult, type ImportTarget, saveBatch } from './save/save-batch.ts'

const productsPerBatch = 250
const variantsPerBatch = 2_000

export type BatchOptions = {
  readonly shop: ShopForImport
  readonly target: ImportTarget
  readonly report: ImportReport
  readonly network: Network | undefined
  readonly fetchesPictures: boolean
  /** Pictures that came before are fetched again. */
  readonly fetchesAgain: boolean
  readonly onSaved: (saved: BatchResult) => void
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
  return {
    flush,
    async add(product: ImportedProduct, adds: boolean): Promise<void> {
      const pending = items.get(product.external_id)
      const one: ImportItem = { product, adds, images: adds ? undefined : await imagesOf(product) }
      items.set(product.external_id, pending ? mergeProducts(pending, one) : one)
      variants += product.variants.length
      if (items.size >= productsPerBatch || variants >= variantsPerBatch) await flush()
    },
  }
}
