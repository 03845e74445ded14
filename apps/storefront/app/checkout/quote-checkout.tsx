import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { quoteActions } from '../quotes/quote-rules.ts'
import { WithQuote } from '../quotes/quote-states.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { useSwitches } from '../shop/switches.ts'
import { toQuoteItems } from './checkout-items.ts'
import { CheckoutProvider } from './checkout-provider.tsx'
import { WithLastBilling } from './last-billing.tsx'

type QuoteCheckoutProps = { id: string; children: ReactNode }

/** The checkout of a quote. One that is no longer an offer says so on its own page. */
export function QuoteCheckout({ id, children }: QuoteCheckoutProps) {
  const path = useShopPath()
  const switches = useSwitches()
  return (
    <WithQuote key={id} id={id}>
      {(quote, refresh) =>
        quoteActions(quote, switches).order ? (
          <CheckoutProvider items={toQuoteItems(quote, refresh)}>
            <WithLastBilling>{children}</WithLastBilling>
          </CheckoutProvider>
        ) : (
          <Navigate replace to={path(`/orders/quote/detail/${id}`)} />
        )
      }
    </WithQuote>
  )
}
