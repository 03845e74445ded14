import { hydrateWhenIdle } from '@estampa/web/loading'
import type { ReactNode } from 'react'
import { useShopConfig } from '../../shop/shop-data.ts'
import { Gallery } from '../gallery/gallery.tsx'
import type { LoadedProduct } from '../load-product.ts'
import type { ProductImage } from '../product.ts'
import { RecentlyViewedProducts } from '../recently-viewed/recently-viewed-products.tsx'
import { CardCornerSlot } from '../tiles/card-corner.tsx'
import { ProductBreadcrumbs } from './product-breadcrumbs.tsx'
import { ProductNotes, ShareButton } from './product-notes.tsx'

const ProductDetails = hydrateWhenIdle(async () => (await import('./product-details.tsx')).ProductDetails)
const VideoButton = hydrateWhenIdle(async () => (await import('./video-button.tsx')).VideoButton)

type ProductLayoutProps = LoadedProduct & {
  images: readonly ProductImage[]
  /** The buying column, which stays in view while the pictures scroll. */
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
  column,
  ask,
  isWide = false,
}: ProductLayoutProps) {
  const { showProductVideo } = useShopConfig()
  const columns = isWide ? 'sm:grid-cols-2' : 'sm:grid-cols-2 md:grid-cols-buying'
  return (
    <main id="page" className="page pt-5">
      <ProductBreadcrumbs product={product} />
      <div className={`mt-5 grid grid-cols-1 gap-x-8 gap-y-8 md:gap-x-12 ${columns}`}>
        <div className="min-w-0">
          <div className="relative sm:sticky sm:top-36 short:relative short:top-0">
            <Gallery name={product.name} category={product.families[0]?.title} images={images} />
            <div className="absolute top-3 right-3">
              <CardCornerSlot product={product} position="page" />
            </div>
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          {column}
          <div className="-mx-3 flex flex-wrap">
            {ask}
            <ShareButton name={product.name} />
          </div>
          {showProductVideo && product.video_url && (
            <VideoButton name={product.name} video_url={product.video_url} poster={images[0]} />
          )}
          <ProductNotes product={product} />
        </div>
      </div>
      <ProductDetails product={product} techniques={techniques} />
      <div className="mt-24">
        <RecentlyViewedProducts key={product.id} here={product.id} />
      </div>
    </main>
  )
}
