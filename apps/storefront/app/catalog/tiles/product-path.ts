import type { UnitsBySku } from '../units-by-sku.ts'

type ProductAddress = { type: 'ProductoSimple' | 'ProductoCurva'; url: string }

/** The address of a product inside of its shop. */
export function productPath({ type, url }: ProductAddress): string {
  return `/product-detail/${type === 'ProductoCurva' ? 'curva' : 'simple'}/${url}`
}

/** The path that customizes a product: `?id=12&units=50xTAZ-1`, with the units of each variant. */
export function customizePath(product: { id: number }, quantities: UnitsBySku): string {
  return `/customize-product?${queryOf(product, quantities)}`
}

/** The same in the editor. */
export function builderPath(product: { id: number }, quantities: UnitsBySku): string {
  return `/product-builder?${queryOf(product, quantities)}`
}

function queryOf({ id }: { id: number }, quantities: UnitsBySku): URLSearchParams {
  const query = new URLSearchParams({ id: String(id) })
  for (const [sku, quantity] of Object.entries(quantities)) {
    if (quantity > 0) query.append('units', `${quantity}x${sku}`)
  }
  return query
}

/** The units of each variant in such an address; what makes no sense is left out. */
export function readUnits(query: URLSearchParams): Map<string, number> {
  const units = new Map<string, number>()
  for (const text of query.getAll('units')) {
    const [, digits, sku] = /^(\d{1,6})x(.{1,100})$/.exec(text) ?? []
    if (digits && sku && Number(digits) > 0) units.set(sku, Number(digits))
  }
  return units
}
