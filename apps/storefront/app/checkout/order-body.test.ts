import { CompleteOrderInput } from '@estampa/contract/checkout'
import { emptyCheckout, setField } from '@estampa/domain/checkout'
import { expect, test } from 'vitest'
import { courier, mugs, polos, prices } from '../../test/fixtures.ts'
import type { CheckoutState } from './checkout-state.ts'
import { toOrderBody, toOrderedRows } from './order-body.ts'

const person = { name: 'Lucía', lastName: 'Paz', phone: '11 2345-6789', email: 'Lucia@Paz.example' }
const answers = {
  Billing: {
    ...person,
    invoiceKind: 'responsable_inscripto',
    document: '30-50001091-2',
    businessName: 'Paz SA',
  },
  MyPurchase: { comment: 'De mañana' },
  Addressee: {
    ...person,
    deliveryMethod: 'shipping',
    province: '06',
    municipality: '06014',
    location: '06014010',
    postalCode: '7021',
    street: 'Av. Mitre',
    streetNumber: '1200',
  },
  Shippment: { zipping: '7|standard_delivery|crossdock' },
  Payment: { payment: 'TRF', acceptedTerms: 'true' },
} as const

const payload = Object.entries(answers).reduce(
  (all, [step, fields]) =>
    Object.entries(fields).reduce(
      (next, [name, value]) => setField(next, step as keyof typeof answers, name, value),
      all,
    ),
  emptyCheckout,
)

const body = (address: Partial<CheckoutState['address']> = {}) =>
  toOrderBody({
    address: { id: null, label: 'Oficina', isKept: true, ...address },
    lines: [mugs, polos],
    mode: 'cart',
    payload,
    option: courier,
    locality: 'Adolfo Gonzales Chaves',
    totals: prices,
    environment: 'ARG',
  })

test('the address is kept where that is wanted, in the place of the one that was chosen [CHK-01]', () => {
  expect(body().keepAddress).toEqual({ label: 'Oficina' })
  expect(body({ id: 'a-1' }).keepAddress).toEqual({ Id: 'a-1', label: 'Oficina' })
  expect(body({ isKept: false }).keepAddress).toBeUndefined()
})

test('the rows of a curve go as lines of their own that share its uuid [CHK-06]', () => {
  const rows = toOrderedRows([mugs, polos])
  expect(
    rows.map(({ shoppingCartUUID, sku, quantity, variantName }) => [
      shoppingCartUUID,
      sku,
      quantity,
      variantName,
    ]),
  ).toEqual([
    ['mugs', 'MUG-B', 30, 'Blanco Mate'],
    ['polos', 'POLO-AM', 12, 'Azul M'],
    ['polos', 'POLO-AL', 8, 'Azul L'],
  ])
})

test('the total is the cart’s and the delivery’s, to the cent [CHK-09]', () => {
  expect(body().total).toBe(3485.19)
  expect(body().subTotal).toBe(2880.16)
})

test('days are sent with the smaller first, however they were quoted [CHK-08]', () => {
  expect([body().MinDeliveryDays, body().MaxDeliveryDays]).toEqual([2, 4])
})

test('answers are sent in their normal form and are what the call takes [CHK-06] [CHK-12]', () => {
  const sent = body()
  expect(sent.orderInvoiceFK).toMatchObject({
    document: '30500010912',
    phone: '+541123456789',
    email: 'lucia@paz.example',
    extra: { invoiceKind: 'responsable_inscripto', businessName: 'Paz SA' },
  })
  expect(sent).toMatchObject({ provinceFKId: '06', cityFKId: '06014', locationFKId: '06014010' })
  const lines = sent.shoppingCart.products.map((row) => ({ ...row, shoppingCartUUID: crypto.randomUUID() }))
  const shoppingCart = { ...sent.shoppingCart, products: lines }
  expect(CompleteOrderInput.safeParse({ ...sent, shoppingCart }).error).toBeUndefined()
})
