import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AskUs, BuyActions } from '../cart/buy-actions.tsx'
import { LiveTotal } from '../cart/live-total.tsx'
import { newUuid } from '../cart/new-uuid.ts'
import { lineOf } from '../cart/product-lines.ts'
import { useLivePrice } from '../cart/use-live-price.ts'
import { loadProduct } from '../catalog/load-product.ts'
import { imagesOf, type Product } from '../catalog/product.ts'
import { productMeta } from '../catalog/product-meta.ts'
import { ColourPictures } from '../catalog/product-page/colour-pictures.tsx'
import { NotEnough } from '../catalog/product-page/not-enough.tsx'
import { ProductHead } from '../catalog/product-page/product-head.tsx'
import { ProductLayout } from '../catalog/product-page/product-layout.tsx'
import { SizeSurcharges } from '../catalog/product-page/size-surcharges.tsx'
import { TierTable } from '../catalog/product-page/tier-table.tsx'
import { useQuestion } from '../catalog/product-page/use-question.ts'
import { builderPath, customisePath } from '../catalog/product-path.ts'
import { overStock, sizeGridOf, totalUnits, type Units } from '../catalog/size-grid/grid-kernel.ts'
import { SizeGrid } from '../catalog/size-grid/size-grid.tsx'
import { SizeGuideButton } from '../catalog/size-guide/size-guide.tsx'
import { productMessages } from '../messages/product.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopPath } from '../shell/shop-data.ts'
import { LineDelivery } from '../shipping/estimate/line-delivery.tsx'
import type { Route } from './+types/product-curve'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadProduct({ context, params, request, type: 'ProductoCurva' })

/** Another colour is the same product. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  loaderData
    ? productMeta({
        shop: matches[1]?.loaderData,
        product: loaderData.product,
        tenantName: params.tenantName,
      })
    : []

export default function ProductCurve({ loaderData }: Route.ComponentProps) {
  const { product } = loaderData
  const [query] = useSearchParams()
  const question = useQuestion(product)
  const shown = product.products.find((one) => one.sku === query.get('sku')) ?? product.products[0]
  const sameColour = product.products.filter((one) => one.color === shown?.color).map((one) => one.sku)
  return (
    <ProductLayout
      {...loaderData}
      isWide
      images={imagesOf(product, sameColour)}
      column={<BuyingColumn key={product.id} product={product} colour={shown?.color ?? ''} />}
      ask={<AskUs question={question} />}
    />
  )
}

function BuyingColumn({ product, colour }: { product: Product; colour: string }) {
  const t = useMessages(productMessages)
  const path = useShopPath()
  const question = useQuestion(product)
  const [uuid] = useState(newUuid)
  const [units, setUnits] = useState<Units>(new Map())
  const [, setQuery] = useSearchParams()
  // The pictures show the color whose units are being typed.
  const write = (next: Units) => {
    setUnits(next)
    const typed = product.products.find(({ sku }) => next.get(sku) && next.get(sku) !== units.get(sku))
    if (typed && typed.color !== colour)
      setQuery({ sku: typed.sku }, { replace: true, preventScrollReset: true })
  }
  const grid = sizeGridOf(product.products)
  const chosen = product.products.map((variant) => ({ variant, quantity: units.get(variant.sku) ?? 0 }))
  const line = lineOf({ product, chosen, uuid })
  const price = useLivePrice(line)
  const over = overStock(grid, units)
  const isDecorated = product.printing_areas.length > 0
  const quantity = totalUnits(units) + price.unitsInCart
  const tiers = cheapestTiers(product)
  return (
    <>
      <ProductHead product={product} variants={product.products} tiers={tiers} quantity={quantity} />
      <ColourPictures rows={grid.rows} chosen={colour} />
      <section>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-16 font-semibold">{t.grid}</h2>
          <SizeGuideButton product={product} />
        </div>
        <p className="mb-2 text-14 text-ink-faint pointer-coarse:hidden">{t.grid_hint}</p>
        {grid.sizes.length > 4 && <p className="mb-2 text-14 text-ink-faint sm:hidden">{t.grid_swipe}</p>}
        <SizeGrid grid={grid} units={units} onChange={write} />
        <SizeSurcharges product={product} />
        {over.map((one) => (
          <NotEnough key={one.sku}>{t.grid_over(one.color, one.size, one.stock)}</NotEnough>
        ))}
        {!line && <p className="mt-2 text-14 text-ink-soft">{t.choose_quantity}</p>}
      </section>
      <TierTable tiers={tiers} quantity={quantity} />
      {over.length === 0 && <LiveTotal price={price} />}
      <BuyActions
        line={over.length === 0 ? line : null}
        price={price}
        question={question}
        customise={isDecorated ? path(customisePath(product, Object.fromEntries(units))) : undefined}
        design={isDecorated ? path(builderPath(product, Object.fromEntries(units))) : undefined}
      />
      <LineDelivery lines={over.length === 0 && line ? [line] : []} subTotal={price.entry?.prices.subTotal} />
    </>
  )
}

/** Prices before what large sizes cost more, which is told beside them. */
function cheapestTiers({ products }: Product) {
  const [cheapest] = products.toSorted(
    (one, other) => (one.tiers[0]?.price ?? 0) - (other.tiers[0]?.price ?? 0),
  )
  return cheapest?.tiers ?? []
}
