import { orderableUnits } from '@estampa/domain/catalog'
import { QuantityInput } from '@estampa/ui/quantity-input'
import { useMessages } from '@estampa/web/messages'
import { newUuid } from '@estampa/web/state'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AskShopButton, BuyActions, BuyingBar, CustomizeHint } from '../cart/buy-actions.tsx'
import { LiveTotal } from '../cart/live-total.tsx'
import { toLine } from '../cart/product-lines.ts'
import { useLivePrice } from '../cart/use-live-price.ts'
import { type LoadedProduct, loadProduct } from '../catalog/load-product.ts'
import { listImages, type Product, type Variant } from '../catalog/product.ts'
import { productMeta } from '../catalog/product-meta.ts'
import { ProductHeader } from '../catalog/product-page/product-header.tsx'
import { ProductLayout } from '../catalog/product-page/product-layout.tsx'
import { StockWarning } from '../catalog/product-page/stock-warning.tsx'
import { Swatches } from '../catalog/product-page/swatches.tsx'
import { TierTable } from '../catalog/product-page/tier-table.tsx'
import { useShopQuestion } from '../catalog/product-page/use-shop-question.ts'
import { proposedUnits } from '../catalog/proposed-units.ts'
import { builderPath, customizePath } from '../catalog/tiles/product-path.ts'
import { productMessages } from '../messages/product.ts'
import type { PageHandle } from '../shell/page-handle.ts'
import { LineDelivery } from '../shipping/estimate/line-delivery.tsx'
import { basePathOf } from '../shop/base-path.ts'
import { useShopPath } from '../shop/shop-data.ts'
import type { Route } from './+types/product-simple'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadProduct({ context, params, request, type: 'ProductoSimple' })

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

export default function ProductSimple({ loaderData }: Route.ComponentProps) {
  const { product } = loaderData
  const [query] = useSearchParams()
  const question = useShopQuestion(product)
  const sku = query.get('sku')
  const variant = product.products.find((one) => one.sku === sku) ?? firstOf(product)
  if (!variant)
    return <ProductLayout {...loaderData} images={product.images} variant={undefined} column={null} />
  return (
    <ProductLayout
      {...loaderData}
      images={listImages(product, [variant.sku])}
      variant={variant}
      column={<BuyingColumn key={product.id} {...loaderData} variant={variant} />}
      ask={<AskShopButton question={question} />}
    />
  )
}

/** The first that is there; without stock the first of all. */
function firstOf({ products }: Product): Variant | undefined {
  return products.find((one) => orderableUnits(one) > 0) ?? products[0]
}

type BuyingColumnProps = Pick<LoadedProduct, 'product' | 'techniques'> & { variant: Variant }

function BuyingColumn({ product, techniques, variant }: BuyingColumnProps) {
  const t = useMessages(productMessages)
  const path = useShopPath()
  const buttons = useRef<HTMLDivElement>(null)
  const [uuid] = useState(newUuid)
  const [quantity, setQuantity] = useState(() => proposedUnits({ product, variant, techniques }))
  const line = toLine({ product, chosen: [{ variant, quantity }], uuid })
  const price = useLivePrice(line)
  const question = useShopQuestion(product)
  const isEnough = quantity <= orderableUnits(variant)
  const toBuy = isEnough ? line : null
  const isDecorated = product.printing_areas.length > 0
  const chosen = { [variant.sku]: quantity }
  const decorated = isDecorated ? path(customizePath(product, chosen)) : undefined
  const units = quantity + price.unitsInCart
  return (
    <>
      <ProductHeader product={product} variants={[variant]} tiers={variant.tiers} quantity={units} />
      <div className="buying-steps">
        {product.products.length > 1 && <Swatches variants={product.products} chosen={variant} />}
        <TierTable tiers={variant.tiers} quantity={units} />
        <div>
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div>
              <QuantityInput
                value={quantity}
                least={1}
                label={t.quantity}
                fewer={t.fewer}
                more={t.more}
                onChange={setQuantity}
              />
              <QuantityHint product={product} variant={variant} />
            </div>
            {isEnough && <LiveTotal price={price} isPlain={isDecorated} />}
          </div>
          {!isEnough && <StockWarning>{t.too_many(orderableUnits(variant))}</StockWarning>}
        </div>
        <div ref={buttons} className="buy-actions">
          <BuyActions line={toBuy} customizePath={decorated} question={question}>
            <CustomizeHint builderPath={isDecorated ? path(builderPath(product, chosen)) : undefined} />
          </BuyActions>
          <BuyingBar
            line={toBuy}
            price={price}
            tiers={variant.tiers}
            customizePath={decorated}
            buttons={buttons}
          />
        </div>
        <LineDelivery lines={toBuy ? [toBuy] : []} subTotal={price.entry?.prices.subTotal} />
      </div>
    </>
  )
}

/** The fewest units that are sold, where that is a rule; else what the shop suggests. */
function QuantityHint({ product, variant }: { product: Product; variant: Variant }) {
  const t = useMessages(productMessages)
  const least = variant.tiers[0]?.min_quantity ?? 1
  const { minimum_order_quantity: suggested } = product
  if (least <= 1 && suggested <= 1) return null
  return (
    <p className="mt-1 text-12 text-ink-faint">{least > 1 ? t.minimum(least) : t.suggested(suggested)}</p>
  )
}
