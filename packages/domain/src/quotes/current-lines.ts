import type { Generic } from '../catalog.ts'
import type { LineToPrice } from '../pricing.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'

type CurrentOffer = Pick<Generic, 'type' | 'published'> & {
  readonly products: readonly { readonly sku: string; readonly active: boolean }[]
}

/** The lines as the catalog knows their products, or the first one that the shop does not sell now. */
export function toCurrentLines(
  lines: readonly LineToPrice[],
  generics: ReadonlyMap<number, CurrentOffer>,
): LineToPrice[] | Refusal {
  const uuids = new Set<string>()
  const offered: LineToPrice[] = []
  for (const line of lines) {
    const { shoppingCartUUID } = line
    const isRepeated = uuids.has(shoppingCartUUID)
    const one = isRepeated ? refuse('line_repeated') : lineAsOffered(line, generics.get(line.generic_id))
    if (isRefusal(one)) return { ...one, data: { shoppingCartUUID, ...one } }
    uuids.add(shoppingCartUUID)
    offered.push(one)
  }
  return offered
}

function lineAsOffered(line: LineToPrice, generic: CurrentOffer | undefined): LineToPrice | Refusal {
  if (!generic?.published) return refuse('product_not_found', { generic_id: line.generic_id })
  const skus = line.rows.map((row) => row.sku)
  if (skus.length === 0) return refuse('line_empty')
  const isSimple = generic.type === 'ProductoSimple'
  if (new Set(skus).size < skus.length || (isSimple && skus.length > 1)) return refuse('line_repeated')
  const missing = skus.find((sku) => !generic.products.some((one) => one.sku === sku && one.active))
  if (missing !== undefined) return refuse('variant_not_offered', { sku: missing })
  return { ...line, type: generic.type }
}
