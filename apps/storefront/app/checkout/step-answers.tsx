import { fieldValue, type StepKey } from '@estampa/domain/checkout'
import { countries, placeLine } from '@estampa/domain/countries'
import { isCollected, isPickup } from '@estampa/domain/shipping'
import { dayWords, deliveryDatesText } from '@estampa/domain/shipping/delivery-dates-text'
import { promisedDates } from '@estampa/domain/shipping/delivery-days'
import { invoiceKindMessages } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { type CheckoutMessages, checkoutMessages } from '../messages/checkout.ts'
import { shippingMessages } from '../messages/shipping.ts'
import { useMoney } from '../money/amount.tsx'
import { type StorefrontConfig, useShopConfig } from '../shop/shop-data.ts'
import { useCheckout } from './checkout-provider.tsx'
import type { CheckoutState } from './checkout-state.ts'

type AnswersContext = {
  state: CheckoutState
  config: StorefrontConfig
  t: CheckoutMessages
  kinds: (typeof invoiceKindMessages)['cl']
  shipping: (typeof shippingMessages)['cl']
  money: (amount: number) => string
}

/** The answers of a step, one line each. */
export function StepAnswers({ step }: { step: StepKey }) {
  const { state } = useCheckout()
  const config = useShopConfig()
  const t = useMessages(checkoutMessages)
  const kinds = useMessages(invoiceKindMessages)
  const shipping = useMessages(shippingMessages)
  const money = useMoney()
  const lines = answerLists[step]({ state, config, t, kinds, shipping, money }).filter((line) => line !== '')
  return (
    <ul className="grid gap-0.5 text-14 text-ink-soft">
      {lines.map((line) => (
        <li key={line} className="min-w-0 break-words">
          {line}
        </li>
      ))}
    </ul>
  )
}

const answerLists: Record<StepKey, (say: AnswersContext) => string[]> = {
  Billing: ({ state, t, kinds }) => {
    const field = (name: string) => fieldValue(state.payload, 'Billing', name)
    const payer = field('businessName') || `${field('name')} ${field('lastName')}`
    return [
      `${payer} · ${field('document')}`,
      [kinds[field('invoiceKind')], field('giro')].filter(Boolean).join(' · '),
      field('email'),
      field('phone'),
      field('purchaseOrder') && t.purchase_order(field('purchaseOrder')),
      state.purchaseOrderFile?.name ?? '',
    ]
  },
  MyPurchase: ({ state, t }) => [fieldValue(state.payload, 'MyPurchase', 'comment') || t.no_comment],
  Addressee: ({ state, config, t }) => {
    const field = (name: string) => fieldValue(state.payload, 'Addressee', name)
    const recipient = `${field('name')} ${field('lastName')} · ${field('phone')}`
    if (field('deliveryMethod') === 'pickup') return [`${t.pick_up}: ${recipient}`]
    const [province, city, location] = countries[config.environment].address
    const places = [location, city, province].map((level) => state.placeNames[level] ?? '')
    return [
      recipient,
      `${field('street')} ${field('streetNumber')} ${field('apartment')}`.trim(),
      placeLine(field('postalCode'), places),
    ]
  },
  Shippment: ({ state, config, shipping, money }) => {
    if (!state.delivery) return []
    const { option, toMake = 0 } = state.delivery
    const { min, max } = option.delivery_time
    const dates = promisedDates(new Date(), { toMake, delivery: option.delivery_time }, config)
    const cost = option.amounts.price_incl_tax
    const chosen = fieldValue(state.payload, 'Shippment', 'pickupPointId')
    const point = option.pickup_points.find(({ point_id }) => point_id === chosen)
    const where =
      isPickup(option) && point ? `${point.description}, ${point.address}` : option.service_type.name
    return [
      `${option.carrier.name} · ${where}`,
      `${shipping.days(min, max)} · ${cost === 0 ? shipping.free : money(cost)}`,
      isCollected(option)
        ? shipping.collected(dayWords(dates.from, config.environment))
        : shipping.arrives(deliveryDatesText(dates, config.environment)),
    ]
  },
  Payment: ({ state, config }) => {
    const code = fieldValue(state.payload, 'Payment', 'payment')
    return [config.partnerPaymentMethods.find((method) => method.code === code)?.name ?? '']
  },
}
