/** An order as there might be one in this shop, at any moment of its life. */
import { type Country, countries } from '@estampa/domain/countries'
import { decimalsOf, type Minor, product, rateMinusOne, times } from '@estampa/domain/money'
import { depositOf, type OrderState } from '@estampa/domain/orders'
import { holdUntil, type PaymentState } from '@estampa/domain/payments'
import { pricesOf } from '@estampa/domain/pricing'
import { newPaymentMethod, type PartnerPaymentMethod, type PaymentMethodCode } from '@estampa/domain/shops'
import type { Shop } from '../../http/shop.ts'
import type { ShopMessage } from '../../orders/messages.store.ts'
import type { PlacedLine, PlacedOrder } from '../../orders/orders.store.ts'
import { priceStepOf } from '../../shops/shop-rules.ts'
import type { SampleProduct } from './sample-products.ts'

const orderId = '5f0d1c52-8f0e-4c37-9d0a-3c1b5a9e7d21'
export const samplePayment = '8a4b6f10-2f7d-4a3e-8d5b-6c9e1f0a2b34'
const uuid = 'c0a8e6d4-1b3f-4f52-9a7e-2d6c8b0f4e19'
/** A Tuesday in the morning. */
const placedAt = new Date('2026-11-17T13:20:00Z')
const HOUR_MS = 3_600_000

/** How far it has come, oldest first, and what was said then. */
type OrderPast = readonly (OrderState | readonly [OrderState, string])[]
export type SampleOrderOptions = {
  method?: PaymentMethodCode
  past?: OrderPast
  payment?: readonly [PaymentState, string?]
  isCollected?: boolean
  isTracked?: boolean
}

export function sampleOrder(
  shop: Shop,
  goods: readonly SampleProduct[],
  options: SampleOrderOptions = {},
): PlacedOrder {
  const { method = 'TRF', past = [], payment, isCollected = false, isTracked = false } = options
  const country = countries[shop.config.environment]
  const lines = goods.map((one, index) => lineOf(shop, one, index))
  const amounts = sumsOf(lines)
  const shippingCost = isCollected ? 0 : unit(shop, 8_500)
  const total = amounts.total + shippingCost
  const history = historyOf(past)
  const state = history.at(-1)?.to ?? 'placed'
  const paid = payment?.[0] === 'approved' ? total : 0
  return {
    id: orderId,
    number: 1042,
    state,
    placedAt: placedAt.toISOString(),
    lines,
    history,
    total,
    shippingCost,
    discount: 0,
    refunded: 0,
    settled: 0,
    comment: '',
    onCredit: false,
    paid,
    totals: amounts,
    moneyState: paid > 0 ? 'paid' : payment?.[0] === 'in_review' ? 'in_review' : 'unpaid',
    heldUntil: state === 'placed' ? holdUntil(method, placedAt, shop.config.environment).toISOString() : null,
    deposit: depositOf(total, shop.rules.depositPercent, priceStepOf(shop)),
    shipping: shippingOf(isCollected),
    address: addressOf(country),
    orderInvoiceFK: {
      ...buyer,
      document: country.locale === 'arg' ? '30500010912' : '760864285',
      direction: '',
      phone: '',
      extra: { businessName: country.locale === 'arg' ? 'Paz & Hijos S.A.' : 'Paz & Hijos SpA' },
    },
    purchaseOrder: { number: 'OC-2026/0415', file: null },
    payment: methodOf(shop, method),
    changes: [],
    payments: payment ? [paymentOf(total, method, payment)] : [],
    tracking: isTracked ? parcel : null,
    parcels: [],
    artwork: { ready: true, files: [] },
    proofs: [proof],
    buyer: { name: `${buyer.name} ${buyer.lastName}`, email: buyer.email },
  }
}

const buyer = { name: 'Lucía', lastName: 'Paz', email: 'lucia@empresa.example' }
const parcel = {
  carrier: 'Correo del Sur',
  status: 'shipped',
  number: 'CS-00481-77213',
  url: 'https://seguimiento.example/CS-00481-77213',
  events: [],
}
const proof = {
  number: 1,
  file_key: null,
  preview_key: null,
  mail_key: null,
  roster: null,
  answer: null,
  answeredAt: null,
  answerComment: '',
  comment: 'El logo va a 8 cm de ancho, centrado a 6 cm del cuello. El verde es Pantone 3425 C.',
  sentAt: placedAt.toISOString(),
  sentBy: 'Ana, del taller',
}

/** Amounts that look like those of the country's currency. */
function unit(shop: Shop, amount: number): Minor {
  const { currency } = countries[shop.config.environment]
  return decimalsOf[currency] === 0 ? Math.round(amount / 10) * 100 : amount * 100
}

function lineOf(shop: Shop, { name, picture }: SampleProduct, index: number): PlacedLine {
  const isDecorated = index === 0
  const quantity = isDecorated ? 120 : 40
  const priceBase = product(unit(shop, isDecorated ? 4_200 : 6_900), quantity)
  const priceAplication = isDecorated ? product(unit(shop, 950), quantity) : 0
  const tax = times(priceBase + priceAplication, rateMinusOne(shop.rules.taxMultiplier), priceStepOf(shop))
  return {
    productId: index + 1,
    genericProductId: index + 1,
    productName: name,
    quantity,
    priceBase,
    variantName: isDecorated ? 'Blanco' : 'Azul marino',
    sku: `MUESTRA-${index + 1}`,
    priceAplication,
    tax,
    hasProductBuilding: isDecorated,
    shoppingCartId: 0,
    shoppingCartUUID: uuid,
    principal: true,
    advance: false,
    printingArea: null,
    image: picture,
    total: priceBase + priceAplication + tax,
    customization: isDecorated ? decorated : null,
  }
}

const decorated = {
  applicationDays: 3,
  views: [
    {
      printing_area_id: 1,
      technique_id: 1,
      colours: 2,
      colour_names: [],
      width_centimeters: 8,
      height_centimeters: 5,
      thousandStitches: null,
      logo_id: null,
      design_id: null,
      position: null,
      instructions: '',
      elements: [],
    },
  ],
}

function sumsOf(lines: readonly PlacedLine[]): PlacedOrder['totals'] {
  const add = (amountOf: (line: PlacedLine) => Minor) => lines.reduce((sum, line) => sum + amountOf(line), 0)
  const prices = pricesOf({
    base: 0,
    application: 0,
    setUp: 0,
    extra: 0,
    extraWithProfit: 0,
    goods: add((line) => line.priceBase),
    applicationWithProfit: add((line) => line.priceAplication),
    taxes: add((line) => line.tax),
  })
  return prices
}

function historyOf(past: OrderPast): PlacedOrder['history'] {
  const steps: OrderPast = ['placed', ...past]
  return steps.map((step, index) => {
    const [to, note] = typeof step === 'string' ? [step, null] : step
    const before = steps[index - 1]
    const from = before === undefined ? null : typeof before === 'string' ? before : before[0]
    const at = new Date(placedAt.getTime() + index * 20 * HOUR_MS).toISOString()
    return { from, to, note, at, who: index === 0 ? 'Lucía Paz' : 'Ana, del taller' }
  })
}

function shippingOf(isCollected: boolean): PlacedOrder['shipping'] {
  return {
    shippingCarrierId: 7,
    shippingLogisticType: 'crossdock',
    pickupPointId: null,
    deliveryComment: '',
    ...(isCollected
      ? {
          deliveryMethod: 'pickup',
          carrier: 'Retiro en el taller',
          service: '',
          shippingServiceType: 'pickup_point',
        }
      : {
          deliveryMethod: 'shipping',
          carrier: 'Correo del Sur',
          service: 'Entrega a domicilio',
          shippingServiceType: 'standard_delivery',
        }),
    MinDeliveryDays: 3,
    MaxDeliveryDays: 5,
    promised: { from: '2026-12-03', until: '2026-12-09' },
  }
}

function addressOf({ locale }: Country): PlacedOrder['address'] {
  const person = { ...buyer, phone: '' }
  return locale === 'arg'
    ? {
        ...person,
        street: 'Av. Mitre',
        streetNumber: '1200',
        apartment: '3 B',
        locality: 'Ayacucho',
        city: 'Ayacucho',
        province: 'Buenos Aires',
        zipCode: '7150',
      }
    : {
        ...person,
        street: 'Av. Providencia',
        streetNumber: '1208',
        apartment: 'Of. 301',
        locality: 'Providencia',
        city: 'Santiago',
        province: 'Metropolitana de Santiago',
        zipCode: '',
      }
}

/** As the shop has it; one that it does not offer is shown as it would be. */
function methodOf({ config }: Shop, code: PaymentMethodCode): PartnerPaymentMethod {
  return config.partnerPaymentMethods.find((method) => method.code === code) ?? newPaymentMethod(code)
}

function paymentOf(
  amount: Minor,
  method: PaymentMethodCode,
  [state, note = '']: readonly [PaymentState, string?],
): PlacedOrder['payments'][number] {
  const at = new Date(placedAt.getTime() + 2 * HOUR_MS).toISOString()
  return {
    id: samplePayment,
    method,
    state,
    amount,
    refunded: 0,
    reference: 'P1042-1',
    createdAt: placedAt.toISOString(),
    changedAt: at,
    notice: { date: '2026-11-17', reference: '00398127', chequeNumber: '', bank: '', receipts: [] },
    history: [{ from: 'pending', to: state, who: 'Ana, del taller', note: note || null, at }],
  }
}

export const sampleMessage: ShopMessage = {
  sequence: 2,
  name: 'Ana, del taller',
  files: 1,
  text: 'Hola, Lucía. El azul marino llega el jueves.\n\n¿Te sirve si despachamos todo junto el viernes?',
}
