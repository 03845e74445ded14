import { isAlmostGone } from '@estampa/domain/catalog/quantities'
import { Badge } from '@estampa/ui/badge'
import { useMessages } from '@estampa/web/messages'
import { productMessages } from '../../messages/product.ts'
import { Price } from '../../money/price.tsx'
import { unitDecimals } from '../../money/unit-decimals.ts'
import { useShopConfig } from '../../shop/shop-data.ts'
import { useSwitches } from '../../shop/switches.ts'
import { findReachedTier, type Product, type Tier, type Variant, variantLabel } from '../product.ts'

type ProductHeaderProps = {
  product: Product
  /** The chosen variant's quantity. */
  variants: readonly Variant[]
  tiers: readonly Tier[]
  quantity: number
}

/** Name, what one unit costs at this quantity, code and stock, or how its price is asked for where the shop shows none. */
export function ProductHeader({ product, variants, tiers, quantity }: ProductHeaderProps) {
  const t = useMessages(productMessages)
  const tier = findReachedTier(tiers, quantity) ?? tiers[0]
  const { minimum_order_quantity } = product
  const left = product.products.reduce((sum, variant) => sum + variant.stock, 0)
  const { prices, quote } = useSwitches()
  const config = useShopConfig()
  const isQuoted = quote && !prices
  const badge = isAlmostGone({ stock: left, minimum_order_quantity }) ? t.last_units : product.tag
  return (
    <header>
      {badge && (
        <p className="mb-2">
          <Badge theme="brand">{badge}</Badge>
        </p>
      )}
      <h1 className="text-28 leading-tight font-bold tracking-tight">{product.name}</h1>
      {tier && (
        <p className="mt-1">
          <Price
            each
            size="huge"
            amount={tier.price}
            withTaxes={tier.price_with_taxes}
            decimals={unitDecimals(config.withTaxes ? tier.price_with_taxes : tier.price, quantity, config)}
          />
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-faint">
        <span>{t.code(product.external_id)}</span>
        <AvailabilityBadge product={product} variants={variants} />
      </p>
      {isQuoted && <p className="mt-3 max-w-prose">{t.price_on_request}</p>}
    </header>
  )
}

type AvailabilityProps = Pick<ProductHeaderProps, 'product' | 'variants'>

/** What of the product can be had at once, and whether that is of the chosen variant or of all together. */
function AvailabilityBadge({ product, variants }: AvailabilityProps) {
  const t = useMessages(productMessages)
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0)
  const [only, ...others] = variants
  if (stock > 0) {
    const isSole = product.products.length < 2 || !only
    const text =
      others.length > 0
        ? t.in_stock_of_all(stock)
        : isSole
          ? t.in_stock(stock)
          : t.in_stock_of(stock, variantLabel(only))
    return <Badge theme="success">{text}</Badge>
  }
  const onOrder = variants.filter((variant) => variant.availability === 'on_order')
  if (onOrder.length === 0) return <Badge theme="neutral">{t.no_stock}</Badge>
  const days = Math.max(...onOrder.map((variant) => variant.on_order_days ?? 0))
  return <Badge theme="success">{days > 0 ? t.on_order_in(days) : t.on_order}</Badge>
}
