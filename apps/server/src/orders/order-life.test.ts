import { type OrderState, orderMoves } from '@estampa/domain/orders'
import { isRefusal } from '@estampa/domain/refusal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Buyer, openBuyer, orderFor, type VariantFixture } from '../../test/buyer.ts'
import { type OrderView, staffActions } from '../../test/order-fixtures.ts'
import { genericDraft, variantDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops
let buyer: Buyer
let goods: VariantFixture
let hands: ReturnType<typeof staffActions>
beforeAll(async () => {
  testShops = await openTestShops()
  buyer = await openBuyer(testShops, 'pampa')
  const products = [variantDraft('LAPIZ-1', { stock: 5_000 })]
  goods = (
    await addProduct(testShops, 'pampa', genericDraft('LAPIZ', 'Lápiz de grafito', { products }))
  )[0] as VariantFixture
  hands = staffActions(testShops, 'pampa')
})
afterAll(() => testShops.close())

const states = Object.keys(orderMoves) as OrderState[]
const show = (Id: string) => buyer.api.orders.getOrderById({ Id })

async function place(quantity = 3): Promise<string> {
  return (await buyer.api.checkout.completeOrder(await orderFor(buyer, 'pampa', goods, quantity))).orderId
}

async function pay(id: string): Promise<void> {
  const [payment] = (await show(id)).payments as [OrderView['payments'][number]]
  const approved = await hands.approve(payment)
  if (isRefusal(approved)) throw new Error(approved.refusal)
}

const ways: [string, { isDecorated: boolean; deliveryMethod: 'shipping' | 'pickup' }, OrderState[]][] = [
  [
    'decorated, shipped after a second proof',
    { isDecorated: true, deliveryMethod: 'shipping' },
    [
      ...([
        'art_review',
        'proof_sent',
        'proof_rejected',
        'art_review',
        'proof_sent',
        'proof_approved',
      ] as const),
      ...(['in_production', 'ready', 'shipped', 'delivered'] as const),
    ],
  ],
  [
    'plain and collected',
    { isDecorated: false, deliveryMethod: 'pickup' },
    ['in_production', 'ready', 'delivered'],
  ],
  [
    'plain and sent back',
    { isDecorated: false, deliveryMethod: 'shipping' },
    ['in_production', 'ready', 'shipped', 'returned'],
  ],
]

test.each(ways)(
  'an order that is %s goes its whole way, kept with who and when [LIFE-02] [LIFE-06]',
  async (_, kind, way) => {
    const id = await place()
    await hands.setKind(id, kind)
    await pay(id)
    for (const to of way) expect(await hands.advance(id, to)).toBe(to)
    const { state, history } = await show(id)
    expect(state).toBe(way.at(-1))
    expect(history.map(({ to }) => to)).toEqual(['placed', 'confirmed', ...way])
    expect(history.slice(1).every(({ who }) => who === 'Ana del taller')).toBe(true)
  },
)

test.each(states)(
  'from %s every move outside the table is refused, and leaves no trace [LIFE-02]',
  async (from) => {
    const id = await place()
    await pay(id)
    for (const to of states.filter((one) => !orderMoves[from].includes(one))) {
      await hands.force(id, from)
      expect(await hands.advance(id, to)).toMatchObject({ refusal: 'order_move_not_allowed' })
    }
    expect((await show(id)).history.map(({ to }) => to)).toEqual(['placed', 'confirmed'])
  },
)

test('nothing is confirmed before its deposit is here [LIFE-02] [LIFE-04]', async () => {
  const id = await place()
  expect(await hands.advance(id, 'confirmed')).toMatchObject({ refusal: 'deposit_missing' })
  await pay(id)
  expect((await show(id)).state).toBe('confirmed')
})

test('stock is held by an order, used by its production and given back by its end [LIFE-05]', async () => {
  const before = await hands.stockOf(goods.variantId)
  const [made, cancelled, expired] = [await place(10), await place(20), await place(30)]
  expect(await hands.stockOf(goods.variantId)).toMatchObject({
    stock: before?.stock,
    reserved: (before?.reserved ?? 0) + 60,
  })
  await hands.advance(cancelled, 'cancelled')
  await hands.advance(expired, 'expired')
  await pay(made)
  await hands.advance(made, 'in_production')
  expect(await hands.stockOf(goods.variantId)).toEqual({
    stock: (before?.stock ?? 0) - 10,
    reserved: before?.reserved,
    held: before?.held,
  })
})

test('twenty hands at once move an order one step [LIFE-02]', async () => {
  const id = await place()
  await pay(id)
  const moved = await Promise.all(Array.from({ length: 20 }, () => hands.advance(id, 'in_production')))
  expect(moved.filter((state) => state === 'in_production')).toHaveLength(1)
  expect((await show(id)).history.map(({ to }) => to)).toEqual(['placed', 'confirmed', 'in_production'])
})
