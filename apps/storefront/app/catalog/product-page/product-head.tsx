import { Badge } from '@estampa/ui/badge'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Price } from '../../money/price.tsx'
import { type Product, reachedTier, type Tier } from '../product.ts'

type ProductHeadProps = {
  product: Product
  /** Available units of what is chosen. */
  stock: number
  tiers: readonly Tier[]
  quantity: number
}

/** Name, code, stock and what one unit costs at this quantity. */
export function ProductHead({ product, stock, tiers, quantity }: ProductHeadProps) {
  const t = useMessages(productMessages)
  const tier = reachedTier(tiers, quantity) ?? tiers[0]
  return (
    <header>
      {product.tag && (
        <p className="mb-2">
          <Badge tone="brand">{product.tag}</Badge>
        </p>
      )}
      <h1 className="text-28 leading-tight font-bold tracking-tight">{product.name}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-faint">
        <span>{t.code(product.external_id)}</span>
        <Badge tone={stock > 0 ? 'success' : 'neutral'}>{stock > 0 ? t.in_stock(stock) : t.no_stock}</Badge>
      </p>
      {tier && (
        <p className="mt-4">
          <Price each size="huge" amount={tier.price} withTaxes={tier.price_with_taxes} />
        </p>
      )}
    </header>
  )
}
