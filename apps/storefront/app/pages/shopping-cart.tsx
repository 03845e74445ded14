import { localeOf } from '@estampa/domain/countries/languages'
import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { Skeleton } from '@estampa/ui/skeleton'
import { hydrateWhenIdle } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useCart } from '../cart/cart-context.ts'
import { CartSummary } from '../cart/cart-summary.tsx'
import { EditableCartLine } from '../cart/editable-cart-line.tsx'
import { totalPrices } from '../cart/price-entries.ts'
import { StaleNote } from '../cart/stale-note.tsx'
import { usePriceFaults } from '../cart/use-price-faults.ts'
import { cartMessages } from '../messages/cart.ts'
import { cartPageMessages } from '../messages/cart-page.ts'
import { AskQuote, AskQuotePopup } from '../quotes/ask-quote.tsx'
import type { PageHandle } from '../shell/page-handle.ts'
import { DeliveryBox } from '../shipping/estimate/delivery-box.tsx'
import { ShippingRow, shippingCostOf } from '../shipping/estimate/shipping-row.tsx'
import { useDelivery } from '../shipping/estimate/use-delivery.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import { useShopPath } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'
import type { Route } from './+types/shopping-cart'

const CartSuggestions = hydrateWhenIdle(
  async () => (await import('../cart/cart-suggestions.tsx')).CartSuggestions,
)

export const handle = { sidebar: 'none' } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { title } = cartPageMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title, path: `${basePathOf(params)}/shopping-cart`, hidden: true })
}

export default function ShoppingCart() {
  const t = useMessages(cartPageMessages)
  const { cart, isReady, returnToCart } = useCart()
  // coming here is leaving «buy now»
  useEffect(() => {
    if (isReady && cart.mode === 'direct') returnToCart()
  }, [isReady, cart.mode, returnToCart])
  return (
    <main id="page" className="page min-h-page pt-6 pb-16 md:pt-10">
      <h1 className="flex flex-wrap items-baseline gap-x-4 text-28 font-semibold md:text-36">
        {t.title}
        {isReady && cart.products.length > 0 && (
          <span className="text-16 font-normal tracking-normal text-ink-faint">
            {t.products(cart.products.length)}
          </span>
        )}
      </h1>
      {isReady ? <CartContent /> : <CartSkeleton />}
      <CartSuggestions />
    </main>
  )
}

function CartContent() {
  const { cart, prices, priceFailure } = useCart()
  const faults = usePriceFaults(priceFailure)
  const { buy } = useSwitches()
  const variant = buy ? 'second' : 'main'
  const isBlocked = faults.size > 0
  const delivered = isBlocked ? [] : cart.products
  const delivery = useDelivery(delivered)
  if (cart.products.length === 0) return <EmptyCart />
  return (
    <div className="mt-2 grid gap-x-12 md:mt-8 md:grid-cols-summary">
      <div>
        <StaleNote failure={priceFailure} isExplained={faults.size > 0} />
        <ul className="cart-lines">
          {cart.products.map((line) => (
            <li key={line.shoppingCartUUID}>
              <EditableCartLine line={line} fault={faults.get(line.shoppingCartUUID)} />
            </li>
          ))}
        </ul>
        <DeliveryBox
          delivery={delivery}
          lines={delivered}
          subTotal={totalPrices(prices)?.subTotal}
          className="mt-4"
        />
        {buy && <AskQuote variant="second" disabled={isBlocked} className="mt-4 md:hidden" />}
      </div>
      <CartSummary
        faults={faults.size}
        shipping={<ShippingRow delivery={delivery} />}
        shippingCost={shippingCostOf(delivery)}
        quote={<AskQuote variant={variant} disabled={isBlocked} className={buy ? 'max-md:hidden' : ''} />}
      />
      <AskQuotePopup disabled={isBlocked} />
    </div>
  )
}

function EmptyCart() {
  const t = useMessages(cartMessages)
  const path = useShopPath()
  return (
    <EmptyState
      drawing="cart"
      title={t.empty_title}
      text={t.empty_text}
      action={
        <Button asChild>
          <Link to={path('/products-list/all')}>{t.browse}</Link>
        </Button>
      }
    />
  )
}

function CartSkeleton() {
  const t = useMessages(cartPageMessages)
  return (
    <div role="status" className="mt-2 grid min-h-page gap-x-12 md:mt-8 md:grid-cols-summary">
      <span className="sr-only">{t.loading}</span>
      <div className="divide-y divide-line">
        {[1, 2].map((line) => (
          <div key={line} className="flex gap-4 py-6 sm:gap-6 md:first:pt-0">
            <Skeleton className="aspect-square w-21 shrink-0 self-start sm:w-33 md:w-42" />
            <div className="grid flex-1 content-start gap-3">
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-5 w-1/3" />
              <Skeleton className="h-11 w-40" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="hidden h-72 md:block" />
    </div>
  )
}
