import { useMessages } from '@estampa/web/messages'
import { productMessages } from '../../messages/product.ts'
import type { LoadedProduct } from '../load-product.ts'
import { ProductGrid } from '../tiles/product-grid.tsx'
import { PrintAreas } from './print-areas.tsx'
import { TechniqueList } from './technique-list.tsx'

/** Everything below the pictures and the buying column, the same for every kind of product. */
export function ProductDetails({ product, techniques }: LoadedProduct) {
  const t = useMessages(productMessages)
  return (
    <>
      <div className="mt-16 grid gap-16 border-t border-line pt-12">
        <PrintAreas product={product} />
        <TechniqueList techniques={techniques} />
      </div>
      {product.related.length > 0 && (
        <section className="mt-24">
          <h2 className="mb-6 text-22 font-bold tracking-tight md:text-28">{t.related}</h2>
          <ProductGrid products={product.related} />
        </section>
      )}
    </>
  )
}
