import { Spinner } from '@estampa/ui/spinner'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { productMessages } from '../messages/product.ts'
import { NetPrice, Price } from '../money/price.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import type { LivePrice } from './use-live-price.ts'

/** The total as the API says it. While it is asked again the last one stays, paler. */
export function LiveTotal({ price }: { price: LivePrice }) {
  const t = useMessages(productMessages)
  const failureView = useFailureView()
  const { pricesInShop, withTaxes } = useShopConfig()
  const { entry, isUpdating, failure, unitsInCart } = price
  if (!pricesInShop) return null
  return (
    <div aria-live="polite" className="live-total">
      <div className="flex flex-wrap items-baseline justify-end gap-x-3">
        <span className="flex items-center gap-2 font-semibold">
          {t.total}
          {isUpdating && <Spinner size={16} />}
        </span>
        <span className={isUpdating ? 'opacity-55 transition-opacity' : 'transition-opacity'}>
          {entry ? (
            <Price bare size="large" amount={entry.prices.subTotal} withTaxes={entry.prices.total} />
          ) : (
            <span className="text-28 text-ink-faint">—</span>
          )}
        </span>
      </div>
      <p className="text-right text-12 text-ink-faint">
        {withTaxes ? t.with_taxes : t.plus_taxes}
        {entry && <NetPrice amount={entry.prices.subTotal} />}
      </p>
      {failure !== null && <p className="mt-1 text-14 text-error">{failureView(failure).message}</p>}
      {unitsInCart > 0 && !failure && (
        <p className="mt-1 text-right text-14 text-ink-soft">{t.with_cart(unitsInCart)}</p>
      )}
    </div>
  )
}

/** The same in the bar at the bottom of a phone. */
export function ShortTotal({ price: { entry, isUpdating } }: { price: LivePrice }) {
  const t = useMessages(productMessages)
  const { withTaxes } = useShopConfig()
  if (!entry) return <span />
  return (
    <span className={isUpdating ? 'opacity-55' : ''}>
      <span className="block text-12 text-ink-soft">
        {withTaxes ? t.total : `${t.total} ${t.plus_taxes}`}
      </span>
      <Price bare amount={entry.prices.subTotal} withTaxes={entry.prices.total} />
    </span>
  )
}
