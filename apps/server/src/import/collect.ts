/**
 * Remembers which products and codes the file has brought, so that a repeated product adds to the first one
 * and a repeated code is told, however far apart they are. Only codes are kept, never products.
 */

import { fault, type ImportNotice } from './faults.ts'
import type { BadRow, ImportedProduct, ImportedVariant } from './product.ts'
import type { BatchResult } from './save/save-batch.ts'

export type CollectedProduct = {
  /** Undefined where nothing of the product is left. */
  readonly product: ImportedProduct | undefined
  readonly adds: boolean
  readonly bad: readonly BadRow[]
  readonly notices: readonly ImportNotice[]
}

export function rememberCodes(tellsRepeated: boolean) {
  const products = new Set<string>()
  const owners = new Map<string, string>()
  const spoiled = new Set<string>()
  const [savedProducts, matched, unsure] = [new Set<string>(), new Set<string>(), new Set<string>()]

  function faultOf({ sku, where }: ImportedVariant, external_id: string): BadRow | undefined {
    const owner = owners.get(sku)
    if (owner === undefined) return undefined
    const told =
      owner === external_id
        ? fault('sku_repeated', { sku, first: `${external_id}, más arriba` })
        : fault('sku_elsewhere', { sku, owner })
    return { where, code: external_id, fault: told }
  }

  return {
    /** Whether the file brought this code, be its row good or bad. */
    hasSku: (sku: string) => owners.has(sku) || spoiled.has(sku) || matched.has(sku),
    /** The products of the shop that the file brought, whatever the file calls them; none that has a bad row. */
    listProducts: () => [...savedProducts].filter((code) => !unsure.has(code)),
    /** Whether the file brought this product of the shop, be its rows good or bad. */
    hasProduct: (code: string) => savedProducts.has(code) || unsure.has(code) || products.has(code),
    /** A row may have meant variants by other codes than those that the shop has. */
    saved({ changes, same, skus, bad }: BatchResult): void {
      for (const { external_id } of changes) savedProducts.add(external_id)
      for (const code of same) savedProducts.add(code)
      for (const sku of skus) matched.add(sku)
      for (const { code } of bad) if (code !== undefined) unsure.add(code)
    },
    take(product: ImportedProduct): CollectedProduct {
      const { external_id, where } = product
      const adds = products.has(external_id)
      products.add(external_id)
      for (const sku of product.spoiled) {
        spoiled.add(sku)
        if (product.variants.some((variant) => variant.isSkuMade)) unsure.add(external_id)
      }
      const bad: BadRow[] = []
      const variants: ImportedVariant[] = []
      for (const variant of product.variants) {
        const faulty = faultOf(variant, external_id)
        if (faulty) bad.push(faulty)
        else {
          owners.set(variant.sku, external_id)
          variants.push(variant)
        }
      }
      const isEmpty = variants.length === 0 && product.variants.length > 0
      const about = `${external_id} (${where})`
      const notices: ImportNotice[] = adds && tellsRepeated ? [{ notice: 'product_repeated', about }] : []
      return { product: isEmpty ? undefined : { ...product, variants }, adds, bad, notices }
    },
  }
}
