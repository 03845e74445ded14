import { hydrateWhenIdle } from '@estampa/web/loading'
import type { ReactNode } from 'react'
import { useShopConfig } from '../../shop/shop-data.ts'
import { useTemplate } from '../../theme/use-template.ts'
import { Gallery } from '../gallery/gallery.tsx'
import type { LoadedProduct } from '../load-product.ts'
import type { ProductImage, Variant } from '../product.ts'
import { RecentlyViewedProducts } from '../recently-viewed/recently-viewed-products.tsx'
import { CardCornerSlot } from '../tiles/card-corner.tsx'
import { ProductBreadcrumbs } from './product-breadcrumbs.tsx'
import { ProductNotes, ShareButton } from './product-notes.tsx'

const ProductDetails = hydrateWhenIdle(async () => (await import('./product-details.tsx')).ProductDetails)
const RelatedProducts = hydrateWhenIdle(async () => (await import('./product-details.tsx')).RelatedProducts)
const VideoButton = hydrateWhenIdle(async () => (await import('./video-button.tsx')).VideoButton)

type ProductLayoutProps = LoadedProduct & {
  images: readonly ProductImage[]
  /** The chosen one, on whose pictures the print areas are drawn. */
  variant: Variant | undefined
  /** The header of the product and, in an element of their own, the steps to buy it. */
  column: ReactNode
  /** The message to the shop at the end of the column. */
  ask?: ReactNode
  /** The column of a size grid needs half of the page. */
  isWide?: boolean
}

export function ProductLayout({
  product,
  techniques,
  images,
  variant,
  column,
  ask,
  isWide = false,
}: ProductLayoutProps) {
  const { showProductVideo } = useShopConfig()
  const { arrangement } = useTemplate().product
  return (
    <main id="page" className="page pt-3">
      <ProductBreadcrumbs product={product} />
      <div className="product-parts" data-arrangement={arrangement} data-wide={isWide || undefined}>
        <div className="product-gallery">
          <Gallery name={product.name} category={product.families[0]?.title} images={images} />
          <div className="product-corner">
            <CardCornerSlot product={product} position="page" />
          </div>
        </div>
        <div className="buying">
          {column}
          <div className="buying-more">
            <div className="-ml-5 flex flex-wrap">
              {ask}
              <ShareButton name={product.name} />
            </div>
            {showProductVideo && product.video_url && (
              <VideoButton name={product.name} video_url={product.video_url} poster={images[0]} />
            )}
            <ProductNotes product={product} />
          </div>
        </div>
        <ProductDetails product={product} techniques={techniques} variant={variant} />
      </div>
      <RelatedProducts products={product.related} />
      <div className="mt-24 empty:hidden">
        <RecentlyViewedProducts key={product.id} here={product.id} />
      </div>
    </main>
  )
}
