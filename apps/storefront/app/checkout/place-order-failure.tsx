import { Icon } from '@estampa/ui/icon'
import type { FailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { ServerMessage } from '@estampa/web/notices'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { checkoutMessages } from '../messages/checkout.ts'
import { useShopPath } from '../shop/shop-data.ts'
import { useCheckout } from './checkout-provider.tsx'

/** Why the order was not placed, in the server's words, and what can be done about it. */
export function PlaceOrderFailure({ failure }: { failure: FailureView }) {
  const t = useMessages(checkoutMessages)
  const path = useShopPath()
  const { message, refusal } = failure
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [failure])
  const { quote } = useCheckout().items
  const hasOrder = orderPlacedCodes.includes(refusal ?? '')
  const orderId = hasOrder ? textIn(failure.data, 'orderId') : undefined
  const isLine = !quote && textIn(failure.data, 'shoppingCartUUID') !== undefined
  const linkClass = 'font-semibold underline underline-offset-4'
  return (
    <div ref={place} role="alert" className="mb-4 flex gap-3 rounded-base bg-error-wash px-4 py-3 text-error">
      <Icon name="circle-exclamation-point" size={20} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <ServerMessage html={message} />{' '}
        {mayRepeat(failure) && <span className="block text-14">{t.not_twice}</span>}
        {isLine && (
          <Link to={path('/shopping-cart')} className={linkClass}>
            {t.go_to_cart}
          </Link>
        )}
        {quote && !orderId && !mayRepeat(failure) && (
          <Link to={path(`/orders/quote/detail/${quote.id}`)} className={linkClass}>
            {t.see_quote}
          </Link>
        )}
        {orderId && (
          <Link to={path(`/orders/detail/${orderId}`)} className={linkClass}>
            {t.see_order}
          </Link>
        )}
      </div>
    </div>
  )
}

/** Refusals that name the order that there is. */
const orderPlacedCodes = ['idempotency_key_reused', 'already_ordered', 'quote_already_converted']

/** No answer, or an accident of the server: nobody knows whether it was placed. */
const mayRepeat = ({ status }: FailureView) => status === 0 || status >= 500 || status === 429

function textIn(data: unknown, name: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const value: unknown = Reflect.get(data, name)
  return typeof value === 'string' ? value : undefined
}

/** Lines that the stock does not cover, with what is left of each. */
export function listShortLines(failure: FailureView | null): ReadonlyMap<string, number> {
  if (failure?.refusal !== 'out_of_stock') return new Map()
  const lines: unknown = Reflect.get(failure.data ?? {}, 'lines')
  const named = Array.isArray(lines) ? lines : []
  return new Map(
    named.flatMap((line): [string, number][] => {
      const uuid = textIn(line, 'shoppingCartUUID')
      const available: unknown = Reflect.get(Object(line), 'available')
      return uuid && typeof available === 'number' ? [[uuid, available]] : []
    }),
  )
}
