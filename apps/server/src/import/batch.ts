/** Products of the file gathered until there are enough to be saved together. */
import type { BroughtProduct } from './brought.ts'
import type { OpenShop } from './open-shop.ts'
import { internet, type Network } from './pictures/fetch-bytes.ts'
import { importPictures } from './pictures/import-pictures.ts'
import type { Report } from './report.ts'
import type { Wanted } from './save/draft.ts'
import { joinWanted } from './save/match.ts'
import { type ImportTarget, type Saved, saveBatch } from './save/save-batch.ts'

const productsPerBatch = 250
const variantsPerBatch = 2_000

export type BatchOptions = {
  readonly shop: OpenShop
  readonly target: ImportTarget
  readonly report: Report
  readonly network: Network | undefined
  readonly fetchesPictures: boolean
  /** Pictures that came before are fetched again. */
  readonly fetchesAgain: boolean
  readonly onSaved: (saved: Saved) => void
}
export type ImportBatch = ReturnType<typeof openBatch>

export function openBatch({ shop, target, report, onSaved, ...options }: BatchOptions) {
  const from = {
    files: shop.services.files,
    shop: shop.shop,
    network: options.network ?? internet,
    fetchesAgain: options.fetchesAgain,
  }
  let wanted = new Map<string, Wanted>()
  let pictures: string[] = []
  let variants = 0

  async function flush(): Promise<void> {
    if (wanted.size === 0) return
    const batch = { wanted: [...wanted.values()], pictures }
    wanted = new Map()
    pictures = []
    variants = 0
    const saved = await saveBatch(target, batch)
    onSaved(saved)
    report.saved(saved)
  }
  /** No picture is fetched while a transaction is open. */
  async function imagesOf(product: BroughtProduct): Promise<Wanted['images']> {
    if (!options.fetchesPictures || product.images === undefined) return undefined
    const { images, fresh, notices } = await importPictures(from, product)
    for (const one of notices) report.say(`  ${one.about}`)
    report.note(notices)
    pictures.push(...fresh)
    return images
  }
  return {
    flush,
    async add(product: BroughtProduct, adds: boolean): Promise<void> {
      const pending = wanted.get(product.external_id)
      const one: Wanted = { product, adds, images: adds ? undefined : await imagesOf(product) }
      wanted.set(product.external_id, pending ? joinWanted(pending, one) : one)
      variants += product.variants.length
      if (wanted.size >= productsPerBatch || variants >= variantsPerBatch) await flush()
    },
  }
}
