import { useMessages } from '@estampa/web/messages'
import { productDetailsMessages } from '../../messages/product-details.ts'
import type { LoadedProduct } from '../load-product.ts'
import type { Variant } from '../product.ts'
import type { CardProduct } from '../tiles/card-product.ts'
import { brokenRows, ProductGrid } from '../tiles/product-grid.tsx'
import { DataSheet } from './data-sheet.tsx'
import { PrintAreas } from './print-areas.tsx'
import { TechniqueList } from './technique-list.tsx'

type ProductDetailsProps = LoadedProduct & { variant: Variant | undefined }

/** The facts of a product, the same for every kind: each part stands where its template places it. */
export function ProductDetails({ product, techniques, variant }: ProductDetailsProps) {
  return (
    <>
      <DataSheet product={product} />
      <PrintAreas product={product} variant={variant} />
      <TechniqueList techniques={techniques} />
    </>
  )
}

export function RelatedProducts({ products }: { products: readonly CardProduct[] }) {
  const t = useMessages(productDetailsMessages)
  if (products.length === 0) return null
  return (
    <section className="related-products mt-24">
      <h2 className="mb-6 text-22 font-bold tracking-tight md:text-28">{t.related}</h2>
      <ProductGrid products={products} brokenRows={brokenRows} />
    </section>
  )
}
