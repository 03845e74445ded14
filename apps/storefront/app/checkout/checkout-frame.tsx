import { activeProducts } from '@estampa/domain/cart'
import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { PageSpinner } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useCart } from '../cart/cart-context.ts'
import { StaleNote } from '../cart/stale-note.tsx'
import { usePriceFaults } from '../cart/use-price-faults.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { useShopPath } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'
import { useCartItems, useQuoteIdInAddress } from './checkout-items.ts'
import { CheckoutProvider, useCheckout } from './checkout-provider.tsx'
import { WithLastBilling } from './last-billing.tsx'

const QuoteCheckout = lazy(async () => ({ default: (await import('./quote-checkout.tsx')).QuoteCheckout }))

type CheckoutFrameProps = { title: string; text?: string; children: ReactNode }

/** Around both pages of the checkout: nobody answers questions about an empty cart. */
export function CheckoutFrame({ title, text, children }: CheckoutFrameProps) {
  const { isReady, cart } = useCart()
  const { buy } = useSwitches()
  const quoteId = useQuoteIdInAddress()
  const isEmpty = quoteId === undefined && isReady && activeProducts(cart).length === 0
  return (
    <main id="page" className="page min-h-page pt-6 pb-16 md:pt-10">
      <h1 className="text-28 font-semibold md:text-36">{title}</h1>
      {text && !isEmpty && <p className="mt-1 text-ink-soft">{text}</p>}
      {!isReady && buy && quoteId === undefined && <PageSpinner />}
      {!buy && <NothingToBuy isOff />}
      {isReady && buy && quoteId === undefined && <CartCheckout>{children}</CartCheckout>}
      {buy && quoteId !== undefined && (
        <Suspense fallback={<PageSpinner />}>
          <QuoteCheckout id={quoteId}>{children}</QuoteCheckout>
        </Suspense>
      )}
    </main>
  )
}

type FrameProps = { children: ReactNode }

function CartCheckout({ children }: FrameProps) {
  const items = useCartItems()
  return (
    <CheckoutProvider items={items}>
      <WithLines>
        <WithLastBilling>{children}</WithLastBilling>
      </WithLines>
    </CheckoutProvider>
  )
}

function WithLines({ children }: { children: ReactNode }) {
  const t = useMessages(checkoutMessages)
  const { lines } = useCheckout()
  const { priceFailure } = useCart()
  const faults = usePriceFaults(priceFailure)
  const path = useShopPath()
  const count = lines.length
  const [hadLines, setHadLines] = useState(count > 0)
  useEffect(() => {
    if (count > 0) setHadLines(true)
  }, [count])
  if (count === 0) return hadLines ? <NothingLeft /> : <NothingToBuy />
  return (
    <>
      <StaleNote failure={priceFailure} isExplained={false} />
      {faults.size > 0 && (
        <p className="mt-3 text-14 text-error">
          {t.fault_in_cart}{' '}
          <Link to={path('/shopping-cart')} className="font-semibold underline">
            {t.go_to_cart}
          </Link>
        </p>
      )}
      {children}
    </>
  )
}

function NothingToBuy({ isOff = false }: { isOff?: boolean }) {
  const t = useMessages(checkoutMessages)
  const path = useShopPath()
  return (
    <EmptyState
      drawing="cart"
      title={t.empty_title}
      text={isOff ? t.buying_off : t.empty_text}
      action={
        <Button asChild>
          <Link to={path('/products-list/all')}>{t.browse}</Link>
        </Button>
      }
    />
  )
}

/** Says that the lines are gone, so that nobody wonders whether they were ordered. */
function NothingLeft() {
  const t = useMessages(checkoutMessages)
  const path = useShopPath()
  return (
    <div role="alert">
      <EmptyState
        drawing="cart"
        title={t.gone_title}
        text={t.gone_text}
        action={
          <Button asChild>
            <Link to={path('/orders/list')}>{t.see_orders}</Link>
          </Button>
        }
      />
    </div>
  )
}
