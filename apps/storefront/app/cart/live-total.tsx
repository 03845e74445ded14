import { Spinner } from '@estampa/ui/spinner'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import type { Tier } from '../catalog/product.ts'
import { productMessages } from '../messages/product.ts'
import { NetPrice, Price } from '../money/price.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { useCart } from './cart-context.ts'
import type { LivePrice } from './use-live-price.ts'

type LiveTotalProps = {
  price: LivePrice
  /** True if the product can be had with a logo, which this total is without. */
  isPlain?: boolean
  /** Stands in place of the amount while there is nothing to count. */
  placeholder?: string | undefined
}

/** The total as the API says it. While it is asked again the last one stays, paler. */
export function LiveTotal({ price, isPlain = false, placeholder }: LiveTotalProps) {
  const t = useMessages(productMessages)
  const failureView = useFailureView()
  const { pricesInShop, withTaxes } = useShopConfig()
  const { entry, isUpdating, failure, unitsInCart } = price
  const { isSummaryVisible } = useCart()
  if (!pricesInShop) return null
  return (
    <div aria-live="polite" className="live-total">
      <div className="live-total-amount">
        <span className="flex items-center gap-2 font-semibold">
          {t.total}
          {isUpdating && <Spinner size={16} />}
        </span>
        <span className={isUpdating ? 'opacity-55 transition-opacity' : 'transition-opacity'}>
          {entry ? (
            <Price bare size="large" amount={entry.prices.subTotal} withTaxes={entry.prices.total} />
          ) : (
            <span className="text-14 text-ink-soft">{placeholder}</span>
          )}
        </span>
      </div>
      <p className="live-total-notes">
        <span>{isPlain ? t.price_without_logo(withTaxes) : withTaxes ? t.with_taxes : t.plus_taxes}</span>
        {entry && <NetPrice amount={entry.prices.subTotal} />}
      </p>
      {failure !== null && <p className="mt-1 text-14 text-error">{failureView(failure).message}</p>}
      {/* nothing moves behind the cart that has just opened */}
      {unitsInCart > 0 && !failure && !isSummaryVisible && (
        <p className="mt-1 text-right text-14 text-ink-soft">{t.with_cart(unitsInCart)}</p>
      )}
    </div>
  )
}

type ShortTotalProps = {
  price: LivePrice
  /** One unit of the quantity that nobody has chosen yet. */
  unit?: Pick<Tier, 'price' | 'price_with_taxes'> | undefined
  /** Names the total with its taxes, which is shown in every shop beside a breakdown that ends in it. */
  totalName?: string
}

/** The same in the bar at the bottom of a phone; the price of one unit until there is a quantity. */
export function ShortTotal({ price: { entry }, unit, totalName }: ShortTotalProps) {
  const t = useMessages(productMessages)
  const { withTaxes } = useShopConfig()
  if (!entry)
    return (
      <span>
        {unit && <Price each bare={withTaxes} amount={unit.price} withTaxes={unit.price_with_taxes} />}
      </span>
    )
  return (
    <span>
      <span className="block text-12 text-ink-soft">
        {totalName ?? (withTaxes ? t.total : `${t.total} ${t.plus_taxes}`)}
      </span>
      <Price
        bare
        amount={totalName ? entry.prices.total : entry.prices.subTotal}
        withTaxes={entry.prices.total}
      />
    </span>
  )
}
