import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, curveLine, decorated, facts, pampa, simpleLine, sure, view } from '../test/fixtures.ts'
import { type CartProduct, toLineItem } from './cart.ts'
import {
  amountOwedBack,
  amountToPay,
  checkTotals,
  depositOf,
  flattenLines,
  moveOrder,
  nextStates,
  type OrderLifecycle,
  type OrderState,
  orderMoves,
  orderTotals,
  payableOf,
  restBeforeDispatch,
  splitOf,
} from './orders.ts'
import { priceCart } from './pricing.ts'

const now = new Date('2026-11-20T12:00:00Z')
const who = { kind: 'staff', id: '1', name: 'Ana' } as const
const states = Object.keys(orderMoves) as OrderState[]
const order = (state: OrderState, more: Partial<OrderLifecycle> = {}): OrderLifecycle => ({
  state,
  history: [],
  isDecorated: true,
  deliveryMethod: 'shipping',
  paid: 100,
  deposit: 100,
  restDue: 0,
  ...more,
})
const pricedLines = (lines: readonly CartProduct[]) => ({
  lines,
  entries: sure(priceCart(lines.map(toLineItem), facts, pampa)),
})
const flatten = ({ lines, entries }: ReturnType<typeof pricedLines>) => sure(flattenLines(lines, entries))
const polos = curveLine(
  'c',
  [
    ['POLO-201', 3],
    ['POLO-202', 4],
  ],
  decorated(view(1)),
)
const mugs = simpleLine('a', 3)

test('the totals block is the cart’s, without the delivery [CHK-09]', () => {
  expect(orderTotals(pricedLines([mugs]).entries)).toMatchObject({
    total: 5082_00,
    basePrice: 3000_00,
    subTotal: 4200_00,
    taxes: 882_00,
  })
})

describe('the lines', () => {
  test('a simple line keeps its names and money [CHK-06]', () => {
    const [line] = flatten(pricedLines([mugs]))
    expect(line).toEqual({
      productId: 101,
      genericProductId: 10,
      productName: 'Producto 10',
      variantName: 'Azul Mate',
      sku: 'MUG-101',
      quantity: 3,
      hasProductBuilding: false,
      customization: null,
      shoppingCartId: 0,
      shoppingCartUUID: 'a',
      principal: true,
      advance: false,
      priceBase: 4200_00,
      priceAplication: 0,
      tax: 882_00,
      total: 5082_00,
      image: '/p.webp',
      printingArea: null,
    })
  })

  test('a curve is flattened into simple lines that add up to it [CHK-06] [PRICE-03]', () => {
    const one = pricedLines([polos, mugs])
    const lines = flatten(one)
    expect(lines.map((line) => [line.sku, line.variantName, line.quantity, line.hasProductBuilding])).toEqual(
      [
        ['POLO-201', 'Azul M', 3, true],
        ['POLO-202', 'Azul M', 4, true],
        ['MUG-101', 'Azul Mate', 3, false],
      ],
    )
    const sum = (field: 'total' | 'tax') => lines.reduce((total, line) => total + line[field], 0)
    expect([sum('total'), sum('tax')]).toEqual([
      orderTotals(one.entries).total,
      orderTotals(one.entries).taxes,
    ])
    for (const line of lines) expect(line.priceBase + line.priceAplication + line.tax).toBe(line.total)
  })

  test('a line without a price is refused [PRICE-04]', () => {
    expect(codeOf(flattenLines([simpleLine('other', 1)], pricedLines([mugs]).entries))).toBe(
      'price_not_found',
    )
  })
})

test('totals that differ are refused with the fresh ones [PRICE-04] [CHK-06]', () => {
  const server = orderTotals(pricedLines([mugs]).entries)
  expect(checkTotals(server, server)).toBeNull()
  expect(checkTotals({ total: server.total }, server)).toBeNull()
  expect(checkTotals({ ...server, total: server.total - 1 }, server)).toEqual({
    refusal: 'totals_changed',
    fields: ['total'],
    totals: server,
  })
  expect(codeOf(checkTotals({}, server))).toBe('totals_changed')
  expect(checkTotals({ ...server, taxes: 0 }, server)).toMatchObject({ fields: ['taxes'] })
})

describe('production', () => {
  const reached = (start: OrderLifecycle) => {
    const seen = new Set<OrderState>([start.state])
    for (const from of seen) {
      for (const to of states) if (!codeOf(moveOrder({ ...start, state: from }, to, who, now))) seen.add(to)
    }
    return seen
  }

  test('every state is reached [LIFE-02]', () => {
    expect([...reached(order('placed'))].sort()).toEqual([...states].sort())
  })

  const allowed: Record<string, string> = {
    placed: 'confirmed expired cancelled',
    confirmed: 'art_review cancelled',
    art_review: 'proof_sent cancelled',
    proof_sent: 'proof_approved proof_rejected cancelled',
    proof_rejected: 'art_review cancelled',
    proof_approved: 'in_production cancelled',
    in_production: 'ready',
    ready: 'shipped',
    shipped: 'delivered returned',
  }

  test.each(states)('from %s every other move is refused [LIFE-02]', (from) => {
    const moved = states.filter((to) => !codeOf(moveOrder(order(from), to, who, now)))
    expect(moved.sort().join(' ')).toBe((allowed[from] ?? '').split(' ').sort().join(' '))
    expect(nextStates(order(from)).sort()).toEqual(moved)
    expect(codeOf(moveOrder(order(from), from, who, now))).toBe('order_move_not_allowed')
  })

  test('nothing decorated is produced before its proof is approved [LIFE-02] [ORD-01]', () => {
    for (const from of states.filter((state) => state !== 'proof_approved')) {
      expect(codeOf(moveOrder(order(from), 'in_production', who, now))).toBe('order_move_not_allowed')
    }
  })

  test('plain goods go straight to production, never to the proof [LIFE-02]', () => {
    const plain = order('confirmed', { isDecorated: false })
    expect(nextStates(plain)).toEqual(['in_production', 'cancelled'])
  })

  test('an order for pickup is handed over, not shipped [LIFE-02]', () => {
    expect(nextStates(order('ready', { deliveryMethod: 'pickup' }))).toEqual(['delivered'])
  })

  test('confirming asks for the deposit [ORD-05]', () => {
    expect(moveOrder(order('placed', { paid: 99 }), 'confirmed', who, now)).toMatchObject({
      refusal: 'deposit_missing',
      deposit: 100,
      paid: 99,
    })
  })

  test('every move is kept with who and when [LIFE-06]', () => {
    const confirmed = sure(moveOrder(order('placed'), 'confirmed', who, now))
    const reviewed = sure(moveOrder(confirmed, 'art_review', who, now))
    expect(reviewed.history).toEqual([
      { from: 'placed', to: 'confirmed', who, at: now },
      { from: 'confirmed', to: 'art_review', who, at: now },
    ])
  })
})

test('a deposit is a part of the total in whole steps [ORD-05]', () => {
  expect(depositOf(1001, 50, 1)).toBe(501)
  expect(depositOf(100_100, 50, 100)).toBe(50_100)
  expect(depositOf(1000, 100, 1)).toBe(1000)
  expect(depositOf(950, 100, 100)).toBe(950)
  expect(depositOf(1000, 0, 1)).toBe(0)
})

test.each([
  ['placed', 100, 30, 70, 0],
  ['confirmed', 100, 100, 0, 0],
  ['shipped', 100, 130, 0, 30],
  ['cancelled', 100, 30, 0, 30],
  ['expired', 100, 0, 0, 0],
] as const)(
  'of an order that is %s, costs %d and has %d, %d is to pay and %d to give back [LIFE-04]',
  (state, total, paid, toPay, owed) => {
    expect(amountToPay({ state, total, paid, refunded: 0 })).toBe(toPay)
    expect(amountOwedBack({ state, total, paid, refunded: 0, settled: 0 })).toBe(owed)
  },
)

describe('an order that is paid in two parts', () => {
  const terms = {
    state: 'placed' as const,
    total: 1_000,
    paid: 0,
    refunded: 0,
    deposit: 500,
    onCredit: false,
  }

  test('its deposit and its rest are its total, whatever was paid [ORD-05]', () => {
    const amounts = fc.integer({ min: 0, max: 1_200 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 999 }), (paid, deposit) => {
        const split = splitOf({ ...terms, deposit, paid })
        expect((split?.deposit ?? 0) + (split?.rest ?? 0)).toBe(1_000)
        expect((split?.depositDue ?? 0) + (split?.restDue ?? 0)).toBe(Math.max(0, 1_000 - paid))
      }),
    )
  })

  test.each([0, 1_000])('of a deposit of %d there is no split [ORD-05]', (deposit) => {
    expect(splitOf({ ...terms, deposit })).toBeNull()
    expect(restBeforeDispatch({ ...terms, deposit, paid: 100 })).toBe(0)
  })

  test.each([
    ['placed', 0, 500, 1_000],
    ['placed', 200, 300, 800],
    ['placed', 500, null, 500],
    ['in_production', 200, null, 800],
    ['cancelled', 0, null, 0],
  ] as const)('%s, %d told: the buyer may pay %s or %d [ORD-05]', (state, told, deposit, all) => {
    expect(payableOf({ ...terms, state }, { told, untold: 1_000 - told })).toEqual({ deposit, all })
  })

  test.each([
    ['shipped', 'shipping'],
    ['delivered', 'pickup'],
  ] as const)('is not %s while its rest is missing, and is once it is here [ORD-05] [LIFE-02]', (to, how) => {
    const ready = order('ready', { deliveryMethod: how, restDue: 1 })
    expect(moveOrder(ready, to, who, now)).toEqual({ refusal: 'rest_missing', restDue: 1 })
    expect(moveOrder({ ...ready, restDue: 0 }, to, who, now)).toMatchObject({ state: to })
    expect(restBeforeDispatch({ ...terms, state: 'ready', paid: 500 })).toBe(500)
    expect(restBeforeDispatch({ ...terms, state: 'ready', paid: 500, onCredit: true })).toBe(0)
  })

  test('owes nothing of what the shop gave back by itself [ORD-05] [LIFE-04]', () => {
    expect(restBeforeDispatch({ ...terms, state: 'ready', paid: 900, refunded: 100 })).toBe(0)
  })
})
