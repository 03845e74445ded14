import { Carousel } from '@estampa/ui/carousel'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { CaptionedProducts } from '../catalog/tiles/captioned-products.tsx'
import type { CardProduct } from '../catalog/tiles/card-product.ts'
import { brokenRows, ProductGrid } from '../catalog/tiles/product-grid.tsx'
import { ProductRows } from '../catalog/tiles/product-rows.tsx'
import { ProductTile } from '../catalog/tiles/product-tile.tsx'
import { homeMessages } from '../messages/home.ts'
import { shellMessages } from '../messages/shell.ts'
import { useShopPath } from '../shop/shop-data.ts'
import type { ProductsVariant } from '../theme/template.ts'
import { HomeSectionFrame } from './home-section.tsx'

type ProductsSectionProps = { title: string; products: readonly CardProduct[]; variant: ProductsVariant }

/** Products of the home page in the variant of the template. */
export function ProductsSection({ title, products, variant }: ProductsSectionProps) {
  const t = useMessages(homeMessages)
  const path = useShopPath()
  if (products.length === 0) return null
  return (
    <HomeSectionFrame title={title} more={{ to: path('/products-list/all'), text: t.see_all }}>
      <Products products={products} variant={variant} title={title} />
    </HomeSectionFrame>
  )
}

function Products({ products, variant, title }: ProductsSectionProps) {
  switch (variant) {
    case 'grid':
      return <ProductGrid products={products} brokenRows={brokenRows} />
    case 'rows':
      return <ProductRows products={products} columns={2} />
    case 'showcase':
      return <Showcase products={products} />
    case 'mosaic':
      return <Mosaic products={products} />
    case 'carousel':
      return <ProductCarousel products={products} title={title} />
    case 'lookbook':
      return <Lookbook products={products} title={title} />
    case 'captioned':
      return <CaptionedProducts products={products.slice(0, 3)} />
  }
}

/** One product large, four beside it. */
function Showcase({ products }: { products: readonly CardProduct[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4 md:gap-x-6 md:gap-y-10">
      {products.slice(0, 5).map((product, index) => (
        <li key={product.id} className={clsx(index === 0 && 'col-span-2 row-span-2')}>
          <ProductTile product={product} large={index === 0} />
        </li>
      ))}
    </ul>
  )
}

const IN_MOSAIC = 6
const LARGE_IN_MOSAIC = [0, 3]

/** Two large ones at opposite sides and two small ones beside each: no cell stays empty. */
function Mosaic({ products }: { products: readonly CardProduct[] }) {
  if (products.length < IN_MOSAIC) return <ProductGrid products={products} brokenRows={brokenRows} />
  return (
    <ul className="grid grid-flow-row-dense grid-cols-2 gap-3 sm:grid-cols-4 md:gap-4">
      {products.slice(0, IN_MOSAIC).map((product, index) => {
        const isLarge = LARGE_IN_MOSAIC.includes(index)
        return (
          <li
            key={product.id}
            className={clsx(isLarge && 'col-span-2 row-span-2', index === 3 && 'sm:col-start-3')}
          >
            <ProductTile product={product} large={isLarge} />
          </li>
        )
      })}
    </ul>
  )
}

/** On a phone what comes next is cut by the edge of the window, not by the margin of the page. */
const toTheEdge = 'max-sm:-mr-(--page-side)'

function ProductCarousel({ products, title }: { products: readonly CardProduct[]; title: string }) {
  const shell = useMessages(shellMessages)
  return (
    <Carousel
      className={`card-carousel ${toTheEdge}`}
      label={title}
      previous={shell.previous}
      next={shell.next}
      position={shell.position}
      slideClass="basis-3/5 sm:basis-peek md:basis-1/3 lg:basis-1/4"
      gap={16}
      controls="sides"
    >
      {products.map((product) => (
        <ProductTile key={product.id} product={product} />
      ))}
    </Carousel>
  )
}

/** Few slides, as large as a page of a magazine: the next one is always seen in part. */
function Lookbook({ products, title }: { products: readonly CardProduct[]; title: string }) {
  const shell = useMessages(shellMessages)
  return (
    <Carousel
      className={toTheEdge}
      label={title}
      previous={shell.previous}
      next={shell.next}
      position={shell.position}
      slideClass="basis-4/5 sm:basis-1/2 md:basis-2/5"
      gap={16}
      controls="sides"
    >
      {products.map((product) => (
        <ProductTile key={product.id} product={product} large />
      ))}
    </Carousel>
  )
}
