/** A product that is not made yet, as somebody types it; it is kept until it is made. */
import type { CallInput } from '@estampa/contract/client'
import type { staffProducts } from '@estampa/contract/staff'
import { MAX_ON_ORDER_DAYS } from '@estampa/domain/catalog'
import { faultKey, type ProductDraftFaults } from './product-draft.ts'
import type { StaffProduct } from './use-product.ts'
import { emptyMatrix, faultsOfColors, matrixOf, newVariantsOf, type VariantMatrix } from './variant-matrix.ts'

export type NewProductDraft = {
  name: string
  code: string
  family: number | null
  matrix: VariantMatrix
  offer: VariantOffer
}
/** How all of the new variants are sold at first. */
export type VariantOffer = { availability: 'stock' | 'on_order' | 'none'; days: string }

export const emptyNewProduct: NewProductDraft = {
  name: '',
  code: '',
  family: null,
  matrix: emptyMatrix,
  offer: { availability: 'stock', days: '' },
}

/** The same colors and sizes under a code of its own. */
export function copyDraft({ code, families, variants }: StaffProduct, name: string): NewProductDraft {
  const { colors, sizes } = matrixOf(variants.filter(({ isActive }) => isActive))
  const fresh = colors.map(({ was: _, ...color }) => color)
  return {
    ...emptyNewProduct,
    name,
    code: `${code}-2`,
    family: families[0]?.id ?? null,
    matrix: { ...emptyMatrix, colors: fresh, sizes },
  }
}

export function faultsOfNewProduct({ name, code, matrix, offer }: NewProductDraft): ProductDraftFaults {
  const empty = { fault: 'empty', limit: null }
  const hasNoSku = newVariantsOf(matrix, code, []).some(({ sku }) => sku === '')
  return {
    ...(name.trim() === '' && { name: empty }),
    ...(code.trim() === '' && { code: empty }),
    ...(faultsOfColors(matrix).size > 0 && { colors: empty }),
    ...(code.trim() !== '' && hasNoSku && { [faultKey('', 'sku')]: empty }),
    ...(!areDays(offer) && { days: { fault: 'not_whole', limit: null } }),
  }
}

export const areDays = ({ availability, days }: VariantOffer): boolean =>
  availability !== 'on_order' ||
  days.trim() === '' ||
  (/^\d{1,3}$/.test(days.trim()) && Number(days) <= MAX_ON_ORDER_DAYS)

export function offeredAs({ availability, days }: VariantOffer) {
  return {
    availability,
    onOrderDays: availability === 'on_order' && days.trim() !== '' ? Number(days) : null,
  }
}

export function newProductInput(
  { name, code, family, matrix, offer }: NewProductDraft,
  copied: StaffProduct | undefined,
): CallInput<(typeof staffProducts)['createProduct']> {
  const others = copied?.families.map(({ id }) => id).filter((id) => id !== family) ?? []
  return {
    name,
    code,
    families: family === null ? others : [family, ...others],
    variants: newVariantsOf(matrix, code, []).map((one) => ({ ...one, ...offeredAs(offer) })),
    ...(copied && { copyOf: copied.id }),
  }
}
