/**
 * Which product and which variants of the shop a brought product means. A file may name a variant by its code alone,
 * or a product by its code without the codes of its variants: then color and size tell them apart.
 */
import type { Generic, Variant } from '@estampa/domain/catalog'
import { fault, type ImportFault, isFault } from '../faults.ts'
import { plainOf } from '../normalize/text.ts'
import type { BadRow, ImportedProduct, ImportedVariant } from '../product.ts'
import type { ImportItem } from './draft.ts'

/** The part of the shop's catalog that the file names. */
export type KnownCatalog = {
  readonly generics: ReadonlyMap<string, Generic>
  /** The product of each sku. */
  readonly owners: ReadonlyMap<string, string>
}
export type MatchResult = { readonly wanted: readonly ImportItem[]; readonly bad: readonly BadRow[] }

/** Each product of the shop at most once, with variants that the shop has or that are new. */
export function matchProducts(items: readonly ImportItem[], known: KnownCatalog): MatchResult {
  const bad: BadRow[] = []
  const products = new Map<string, ImportItem>()
  for (const one of items) {
    const named = { ...one, product: withOwnCode(one.product, known) }
    const before = products.get(named.product.external_id)
    products.set(named.product.external_id, before ? mergeProducts(before, named) : named)
  }
  const matched = [...products.values()].flatMap((one) => {
    const { product } = one
    const variants = matchVariants(product, known, bad)
    const isEmpty = variants.length === 0 && product.variants.length > 0
    return isEmpty ? [] : [{ ...one, product: { ...product, variants } }]
  })
  return { wanted: matched, bad }
}

/** A code that is of no product but of a variant means the product of that variant. */
function withOwnCode(product: ImportedProduct, { generics, owners }: KnownCatalog): ImportedProduct {
  const isByVariant = product.isBySku === true || product.variants.every((variant) => variant.isSkuMade)
  if (!isByVariant || generics.has(product.external_id)) return product
  const skus = [product.external_id, ...product.variants.map((variant) => variant.sku)]
  const owner = skus.map((sku) => owners.get(sku)).find((code) => code !== undefined)
  return owner === undefined ? product : { ...product, external_id: owner }
}

/** The fields of the first, with the variants of both. */
export function mergeProducts(first: ImportItem, more: ImportItem): ImportItem {
  const product: ImportedProduct = {
    ...more.product,
    ...first.product,
    variants: [...first.product.variants, ...more.product.variants],
    spoiled: [...first.product.spoiled, ...more.product.spoiled],
  }
  return {
    product,
    adds: first.adds && more.adds,
    images: first.images ?? more.images,
    addedImages: [...(first.addedImages ?? []), ...(more.addedImages ?? [])],
  }
}

function matchVariants(product: ImportedProduct, known: KnownCatalog, bad: BadRow[]): ImportedVariant[] {
  const code = product.external_id
  const old = known.generics.get(code)
  const taken = new Map<string, ImportedVariant>()
  for (const variant of product.variants) {
    const found = variantsMeant(variant, old, code)
    if (isFault(found)) {
      bad.push({ where: variant.where, code, fault: found })
      continue
    }
    for (const one of found) {
      const [owner, first] = [known.owners.get(one.sku) ?? code, taken.get(one.sku)]
      if (owner !== code)
        bad.push({ where: one.where, code, fault: fault('sku_elsewhere', { sku: one.sku, owner }) })
      else if (first)
        bad.push({
          where: one.where,
          code,
          fault: fault('sku_repeated', { sku: one.sku, first: first.where }),
        })
      else taken.set(one.sku, one)
    }
  }
  return [...taken.values()]
}

/** The variants of the shop that a row without a sku means: all of them if it names neither color nor size. */
function variantsMeant(
  imported: ImportedVariant,
  old: Generic | undefined,
  code: string,
): readonly ImportedVariant[] | ImportFault {
  const had = old?.products ?? []
  if (!imported.isSkuMade || had.some(({ sku }) => sku === imported.sku)) return [imported]
  const inUse = had.filter((variant) => variant.active)
  const meant = (inUse.length > 0 ? inUse : had).filter((variant) => fits(imported, variant))
  if (meant.length === 0) return [imported]
  if (meant.length > 1 && imported.stock !== undefined)
    return fault('which_variant', { code, count: meant.length })
  // the color and the size told the variants apart: they change nothing
  const { color: _, size: __, primary_color: ___, secondary_color: ____, ...said } = imported
  return meant.map(({ sku }) => ({ ...said, sku }))
}

function fits({ color, size }: ImportedVariant, variant: Variant): boolean {
  const isColor = color === undefined || plainOf(color) === plainOf(variant.color)
  return isColor && (size === undefined || plainOf(size) === plainOf(variant.size))
}
