import { withoutOrdered, withProducts } from '@estampa/domain/cart'
import { stepKeys } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useCart, useSavedCart } from '../cart/cart-provider.tsx'
import { isFailure } from '../load.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useMoney } from '../money/amount.tsx'
import { usePayOnline } from '../payments/pay-online.tsx'
import { type Trouble, troubleOf } from '../session/failures.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig, useShopPath } from '../shell/shop-data.ts'
import { showError } from '../shell/show-error.ts'
import { useCheckout } from './checkout-provider.tsx'
import { type CheckoutState, reopenStep, withoutDelivery, withoutPayment } from './checkout-state.ts'
import { type OrderBody, orderBody } from './order-body.ts'
import { costNow, type RefusedField, refusedFields } from './refused-fields.ts'
import { useGuestEntrance } from './use-guest-entrance.ts'
import { FileLost, isOfFile, useSendPurchaseOrderFile } from './use-purchase-order-file.ts'

export type PlaceOrder = {
  place: () => Promise<void>
  isPlacing: boolean
  /** Why the last try did not become an order. */
  trouble: Trouble | null
}

/** Sends the order. However often it is tried, the same key makes it one order. */
export function usePlaceOrder(): PlaceOrder {
  const api = useApi()
  const { state, forget, goods } = useCheckout()
  const { quote } = goods
  const messages = useMessages(shellMessages)
  const [isPlacing, setIsPlacing] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const bodyOf = useOrderBody()
  const leave = useLeave()
  const payOnline = usePayOnline()
  const enter = useGuestEntrance()
  const sendFile = useSendPurchaseOrderFile()
  const handleRefusal = useRefusal()

  const place = async () => {
    const answers = bodyOf()
    if (!answers || isPlacing) return
    setIsPlacing(true)
    setTrouble(null)
    try {
      const guest = await enter(answers)
      const body = withFile(answers, await sendFile(guest))
      const headers = { 'Idempotency-Key': state.idempotencyKey }
      const { orderId, payment } = await (quote
        ? api.checkout.convertQuoteToOrder({ ...withoutGoods(body), Id: quote.id }, { headers })
        : api.checkout.completeOrder(body, { headers }))
      forget()
      await leave(orderId, body.shoppingCart.products)
      // where that fails the order's page leads there too
      if (payment === 'MP') await payOnline(orderId).catch(showError)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: errors are logged to the browser's console
      console.error(error)
      setTrouble(troubleOf(error, messages))
      setIsPlacing(false)
      handleRefusal(error, troubleOf(error, messages))
    }
  }
  return { place, isPlacing, trouble }
}

/** Once it is with the shop, for whoever could not send it before. */
function withFile(body: OrderBody, file: string | undefined): OrderBody {
  return file ? { ...body, purchaseOrder: { ...body.purchaseOrder, file } } : body
}

/** The goods of a quote are the quote's. */
function withoutGoods({ shoppingCart, ...body }: OrderBody): Omit<OrderBody, 'shoppingCart'> {
  return body
}

function useOrderBody() {
  const { environment } = useShopConfig()
  const { state, goods, lines, totals } = useCheckout()
  const locality = state.placeNames[countries[environment].address[2]] ?? ''
  return () => {
    if (!state.delivery || !totals) return undefined
    const { option } = state.delivery
    return orderBody({
      lines,
      mode: goods.mode === 'direct' ? 'direct' : 'cart',
      payload: state.payload,
      option,
      address: state.address,
      locality,
      totals,
      environment,
    })
  }
}

/** To the confirmation first, so that nobody sees an emptied checkout; then what was ordered leaves the cart. */
function useLeave() {
  const path = useShopPath()
  const navigate = useNavigate()
  const { replaceCart, returnToCart } = useCart()
  const { mode } = useCheckout().goods
  const { restore } = useSavedCart()
  return async (orderId: string, ordered: readonly { shoppingCartUUID: string }[]) => {
    await navigate(path(`/confirm-purchase?order=${orderId}`), { replace: true })
    if (mode === 'direct') return returnToCart()
    // the order has taken its lines out of the saved cart: that is asked, not saved over
    await restore().catch(tellOrReport)
    if (mode === 'quote') return
    const uuids = ordered.map(({ shoppingCartUUID }) => shoppingCartUUID)
    replaceCart((now) => withProducts(now, withoutOrdered(now.products, uuids)))
  }
}

/** What else had changed in the cart is told once by the server. */
function tellOrReport(error: unknown): void {
  if (isFailure(error) && error.status === 422) showError(error)
  // biome-ignore lint/suspicious/noConsole: errors are logged to the browser's console
  else console.error(error)
}

/** What a refusal changes: prices are asked again, a delivery or payment chosen again, a field shown where it is. */
function useRefusal() {
  const { environment } = useShopConfig()
  const { change, setHandOver, goods } = useCheckout()
  const t = useMessages(checkoutMessages)
  const { revalidate } = useRevalidator()
  const sayDelivery = useDeliveryNews()
  const backTo = (
    to: (state: CheckoutState) => CheckoutState,
    refused: readonly RefusedField[],
    data?: unknown,
  ) => {
    // what is open again leads back by itself, and takes this along
    setHandOver({ refused, data })
    change(to)
  }
  return (error: unknown, { refusal, message, data }: Trouble) => {
    if (refusal === 'totals_differ') return goods.refresh()
    if (refusal === 'shipping_differs') {
      const said = `${message} ${sayDelivery(data)}`.trim()
      return backTo(withoutDelivery, [{ step: 'Shippment', name: 'zipping', message: said }], data)
    }
    if (refusal === 'payment_method_not_offered') {
      void revalidate()
      return backTo(withoutPayment, [{ step: 'Payment', name: 'payment', message }])
    }
    if (error instanceof FileLost || isOfFile(refusal)) {
      const said = error instanceof FileLost ? t.file_lost : message
      const field = { step: 'Billing', name: 'purchaseOrderFile', message: said } as const
      return backTo((state) => reopenStep(state, 'Billing'), [field])
    }
    const fields = refusedFields(error, environment)
    const first = stepKeys.find((step) => fields.some((field) => field.step === step))
    if (first) backTo((state) => reopenStep(state, first), fields)
  }
}

/** What became of the delivery that was chosen. */
function useDeliveryNews() {
  const t = useMessages(checkoutMessages)
  const money = useMoney()
  const { delivery } = useCheckout().state
  return (data: unknown): string => {
    if (!delivery) return ''
    const { name } = delivery.option.carrier
    const after = costNow(delivery.option, { data })
    const before = delivery.option.amounts.price_incl_tax
    if (after === undefined) return t.shipping_gone(name)
    return after === before ? '' : t.shipping_now(name, money(before), money(after))
  }
}
