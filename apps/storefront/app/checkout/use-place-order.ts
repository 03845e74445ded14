import { withoutOrdered, withProducts } from '@estampa/domain/cart'
import { stepKeys } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { type FailureView, isFailure, useFailureView } from '@estampa/web/failures'
import { logError } from '@estampa/web/log'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useCart, useSavedCart } from '../cart/cart-context.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { useMoney } from '../money/amount.tsx'
import { usePayOnline } from '../payments/pay-online.tsx'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig, useShopPath } from '../shop/shop-data.ts'
import { useCheckout } from './checkout-provider.tsx'
import { type CheckoutState, reopenStep, withoutDelivery, withoutPayment } from './checkout-state.ts'
import { type OrderBody, toOrderBody } from './order-body.ts'
import { findCurrentCost, listRefusedFields, type RefusedField } from './refused-fields.ts'
import { useGuestForOrder } from './use-guest-for-order.ts'
import { isFileRefusal, PurchaseOrderFileLost, useSendPurchaseOrderFile } from './use-purchase-order-file.ts'

export type PlaceOrder = {
  place: () => Promise<void>
  isPlacing: boolean
  /** Why the last try did not become an order. */
  failure: FailureView | null
}

/** Sends the order. However often it is tried, the same key makes it one order. */
export function usePlaceOrder(): PlaceOrder {
  const api = useApi()
  const { state, forget, items } = useCheckout()
  const { quote } = items
  const failureView = useFailureView()
  const [isPlacing, setIsPlacing] = useState(false)
  const [failure, setFailure] = useState<FailureView | null>(null)
  const bodyOf = useOrderBody()
  const leave = useLeaveCheckout()
  const payOnline = usePayOnline()
  const enter = useGuestForOrder()
  const sendFile = useSendPurchaseOrderFile()
  const handleRefusal = useHandleRefusal()

  const place = async () => {
    const answers = bodyOf()
    if (!answers || isPlacing) return
    setIsPlacing(true)
    setFailure(null)
    try {
      const guest = await enter(answers)
      const body = withFile(answers, await sendFile(guest))
      const headers = { 'Idempotency-Key': state.idempotencyKey }
      const { orderId, payment } = await (quote
        ? api.checkout.convertQuoteToOrder({ ...withoutCart(body), Id: quote.id }, { headers })
        : api.checkout.completeOrder(body, { headers }))
      forget()
      await leave(orderId, body.shoppingCart.products)
      // where that fails the order's page leads there too
      if (payment === 'MP') await payOnline(orderId).catch(showError)
    } catch (error) {
      logError(error)
      setFailure(failureView(error))
      setIsPlacing(false)
      handleRefusal(error, failureView(error))
    }
  }
  return { place, isPlacing, failure }
}

/** Called once the file has reached the shop, for guests who could not upload it before. */
function withFile(body: OrderBody, file: string | undefined): OrderBody {
  return file ? { ...body, purchaseOrder: { ...body.purchaseOrder, file } } : body
}

/** The order of a quote has the lines of the quote. */
function withoutCart({ shoppingCart, ...body }: OrderBody): Omit<OrderBody, 'shoppingCart'> {
  return body
}

function useOrderBody() {
  const { environment } = useShopConfig()
  const { state, items, lines, totals } = useCheckout()
  const locality = state.placeNames[countries[environment].address[2]] ?? ''
  return () => {
    if (!state.delivery || !totals) return undefined
    const { option } = state.delivery
    return toOrderBody({
      lines,
      mode: items.mode === 'direct' ? 'direct' : 'cart',
      payload: state.payload,
      option,
      address: state.address,
      locality,
      totals,
      environment,
    })
  }
}

/** Goes to the confirmation first, so that nobody sees an empty checkout; then the ordered lines leave the cart. */
function useLeaveCheckout() {
  const path = useShopPath()
  const navigate = useNavigate()
  const { replaceCart, returnToCart } = useCart()
  const { mode } = useCheckout().items
  const { restore } = useSavedCart()
  return async (orderId: string, ordered: readonly { shoppingCartUUID: string }[]) => {
    await navigate(path(`/confirm-purchase?order=${orderId}`), { replace: true })
    if (mode === 'direct') return returnToCart()
    // the order has taken its lines out of the saved cart: that is asked, not saved over
    await restore().catch(notifyOrReport)
    if (mode === 'quote') return
    const uuids = ordered.map(({ shoppingCartUUID }) => shoppingCartUUID)
    replaceCart((now) => withProducts(now, withoutOrdered(now.products, uuids)))
  }
}

/** The server reports other changes of the cart once. */
function notifyOrReport(error: unknown): void {
  if (isFailure(error) && error.status === 422) showError(error)
  else logError(error)
}

/** Handles a refusal: prices are requested again, a delivery or payment is chosen again, a field is shown. */
function useHandleRefusal() {
  const { environment } = useShopConfig()
  const { change, setReviewOutcome, items } = useCheckout()
  const t = useMessages(checkoutMessages)
  const { revalidate } = useRevalidator()
  const sayDelivery = useDeliveryUpdate()
  const backTo = (
    to: (state: CheckoutState) => CheckoutState,
    refused: readonly RefusedField[],
    data?: unknown,
  ) => {
    // what is open again leads back by itself, and takes this along
    setReviewOutcome({ refused, data })
    change(to)
  }
  return (error: unknown, { refusal, message, data }: FailureView) => {
    if (refusal === 'totals_differ') return items.refresh()
    if (refusal === 'shipping_differs') {
      const sentence = `${message} ${sayDelivery(data)}`.trim()
      return backTo(withoutDelivery, [{ step: 'Shippment', name: 'zipping', message: sentence }], data)
    }
    if (refusal === 'payment_method_not_offered') {
      void revalidate()
      return backTo(withoutPayment, [{ step: 'Payment', name: 'payment', message }])
    }
    if (error instanceof PurchaseOrderFileLost || isFileRefusal(refusal)) {
      const sentence = error instanceof PurchaseOrderFileLost ? t.file_lost : message
      const field = { step: 'Billing', name: 'purchaseOrderFile', message: sentence } as const
      return backTo((state) => reopenStep(state, 'Billing'), [field])
    }
    const fields = listRefusedFields(error, environment)
    const first = stepKeys.find((step) => fields.some((field) => field.step === step))
    if (first) backTo((state) => reopenStep(state, first), fields)
  }
}

/** A sentence about the change of the chosen delivery. */
function useDeliveryUpdate() {
  const t = useMessages(checkoutMessages)
  const money = useMoney()
  const { delivery } = useCheckout().state
  return (data: unknown): string => {
    if (!delivery) return ''
    const { name } = delivery.option.carrier
    const after = findCurrentCost(delivery.option, { data })
    const before = delivery.option.amounts.price_incl_tax
    if (after === undefined) return t.shipping_gone(name)
    return after === before ? '' : t.shipping_now(name, money(before), money(after))
  }
}
