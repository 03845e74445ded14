import { sizeSurcharges } from '@estampa/domain/catalog/quantities'
import { useMessages } from '@estampa/web/messages'
import { productMessages } from '../../messages/product.ts'
import type { Product } from '../product.ts'

/** The surcharges of large sizes, which neither the prices nor the grid show. */
export function SizeSurcharges({ product }: { product: Pick<Product, 'products'> }) {
  const t = useMessages(productMessages)
  const surcharges = sizeSurcharges(product.products)
  if (surcharges.length === 0) return null
  return <p className="mt-2 text-14 text-ink-soft">{t.surcharges(surcharges)}</p>
}
