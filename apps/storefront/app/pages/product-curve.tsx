import { useMessages } from '@estampa/web/messages'
import { newUuid } from '@estampa/web/state'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AskShopButton, BuyActions, BuyingBar, CustomizeHint } from '../cart/buy-actions.tsx'
import { LiveTotal } from '../cart/live-total.tsx'
import { toLine } from '../cart/product-lines.ts'
import { useLivePrice } from '../cart/use-live-price.ts'
import { loadProduct } from '../catalog/load-product.ts'
import { listImages, type Product } from '../catalog/product.ts'
import { productMeta } from '../catalog/product-meta.ts'
import { ColorPictures } from '../catalog/product-page/color-pictures.tsx'
import { ProductHeader } from '../catalog/product-page/product-header.tsx'
import { ProductLayout } from '../catalog/product-page/product-layout.tsx'
import { SizeSurcharges } from '../catalog/product-page/size-surcharges.tsx'
import { StockWarning } from '../catalog/product-page/stock-warning.tsx'
import { TierTable } from '../catalog/product-page/tier-table.tsx'
import { useShopQuestion } from '../catalog/product-page/use-shop-question.ts'
import { type GridUnits, listOverStock, toSizeGrid, totalUnits } from '../catalog/size-grid/grid-kernel.ts'
import { SizeGrid } from '../catalog/size-grid/size-grid.tsx'
import { SizeGuideButton } from '../catalog/size-guide/size-guide.tsx'
import { builderPath, customizePath } from '../catalog/tiles/product-path.ts'
import { productMessages } from '../messages/product.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { LineDelivery } from '../shipping/estimate/line-delivery.tsx'
import { basePathOf } from '../shop/base-path.ts'
import { useShopPath } from '../shop/shop-data.ts'
import type { Route } from './+types/product-curve'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadProduct({ context, params, request, type: 'ProductoCurva' })

export const handle = { sidebar: 'none' } satisfies PageHandle

/** Another color is the same product. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  loaderData
    ? productMeta({
        shop: matches[1]?.loaderData,
        product: loaderData.product,
        base: basePathOf(params),
      })
    : []

export default function ProductCurve({ loaderData }: Route.ComponentProps) {
  const { product } = loaderData
  const [query] = useSearchParams()
  const question = useShopQuestion(product)
  const shown = product.products.find((one) => one.sku === query.get('sku')) ?? product.products[0]
  const sameColor = product.products.filter((one) => one.color === shown?.color).map((one) => one.sku)
  return (
    <ProductLayout
      {...loaderData}
      isWide
      images={listImages(product, sameColor)}
      variant={shown}
      column={<BuyingColumn key={product.id} product={product} color={shown?.color ?? ''} />}
      ask={<AskShopButton question={question} />}
    />
  )
}

function BuyingColumn({ product, color }: { product: Product; color: string }) {
  const t = useMessages(productMessages)
  const path = useShopPath()
  const question = useShopQuestion(product)
  const [uuid] = useState(newUuid)
  const [units, setUnits] = useState<GridUnits>(new Map())
  const [, setQuery] = useSearchParams()
  const bar = useRef<HTMLDivElement>(null)
  // The pictures show the color whose units are being typed.
  const write = (next: GridUnits) => {
    setUnits(next)
    const typed = product.products.find(({ sku }) => next.get(sku) && next.get(sku) !== units.get(sku))
    if (typed && typed.color !== color)
      setQuery({ sku: typed.sku }, { replace: true, preventScrollReset: true })
  }
  const grid = toSizeGrid(product.products)
  const chosen = product.products.map((variant) => ({ variant, quantity: units.get(variant.sku) ?? 0 }))
  const line = toLine({ product, chosen, uuid })
  const price = useLivePrice(line)
  const over = listOverStock(grid, units)
  const toBuy = over.length === 0 ? line : null
  const isDecorated = product.printing_areas.length > 0
  const quantity = totalUnits(units) + price.unitsInCart
  const tiers = cheapestTiers(product)
  const decorated = isDecorated ? path(customizePath(product, Object.fromEntries(units))) : undefined
  return (
    <>
      <ProductHeader product={product} variants={product.products} tiers={tiers} quantity={quantity} />
      <div className="buying-steps">
        <ColorPictures rows={grid.rows} chosen={color} />
        <div ref={bar} className="buying-bar">
          {over.length === 0 && (
            <LiveTotal price={price} isPlain={isDecorated} placeholder={line ? undefined : t.choose_units} />
          )}
          <BuyActions line={toBuy} customizePath={decorated} question={question} />
        </div>
        <CustomizeHint
          builderPath={isDecorated ? path(builderPath(product, Object.fromEntries(units))) : undefined}
          isWithoutUnits={!line}
        />
        <section>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 className="text-16 font-semibold">{t.grid}</h2>
            <SizeGuideButton product={product} />
          </div>
          <p className="mb-2 text-14 text-ink-faint max-md:hidden pointer-coarse:hidden">{t.grid_hint}</p>
          {grid.sizes.length > 6 && <p className="mb-2 text-14 text-ink-faint sm:hidden">{t.grid_swipe}</p>}
          <SizeGrid grid={grid} units={units} onChange={write} />
          <SizeSurcharges product={product} />
          {over.map((one) => (
            <StockWarning key={one.sku}>{t.grid_over(one.color, one.size, one.stock)}</StockWarning>
          ))}
        </section>
        <TierTable tiers={tiers} quantity={quantity} />
        <BuyingBar line={toBuy} price={price} tiers={tiers} customizePath={decorated} buttons={bar} />
        <LineDelivery lines={toBuy ? [toBuy] : []} subTotal={price.entry?.prices.subTotal} />
      </div>
    </>
  )
}

/** Prices without the surcharges of large sizes, which are listed beside them. */
function cheapestTiers({ products }: Product) {
  const [cheapest] = products.toSorted(
    (one, other) => (one.tiers[0]?.price ?? 0) - (other.tiers[0]?.price ?? 0),
  )
  return cheapest?.tiers ?? []
}
