import { randomUUID } from 'node:crypto'
import type { Client } from '@estampa/contract/client'
import { sql } from 'kysely'
import type { Tx } from '../src/db/database.ts'
import { advanceOrder } from '../src/orders/advance-order.ts'
import { approveVerifiedPayment } from '../src/payments/approve-payment.ts'
import { excuseFromLedger } from './ledger.ts'
import type { TestShops } from './test-shops.ts'

export type OrderView = Awaited<ReturnType<Client['orders']['getOrderById']>>
type OrderKind = { isDecorated: boolean; deliveryMethod: 'shipping' | 'pickup' }
type TargetState = Parameters<typeof advanceOrder>[2]['to']

export const ana = { kind: 'staff' as const, id: '7', name: 'Ana del taller' }

/** The actions of a shop's staff on an order, each in a transaction of its own. */
export function staffActions(testShops: TestShops, name: 'pampa' | 'andina') {
  const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
    testShops.services.database.inShop(testShops[name], work)
  const now = () => testShops.services.now()
  return {
    inShop,
    advance: (orderId: string, to: TargetState) =>
      inShop((tx) => advanceOrder(tx, orderId, { to, who: ana, now: now() })),
    async approve(
      payment: OrderView['payments'][number],
      overrides: Partial<{ amount: number; reference: string }> = {},
    ) {
      const shop = await testShops.services.shops.byName(name)
      if (!shop) throw new Error(`no shop ${name}`)
      const currency = name === 'pampa' ? ('ARS' as const) : ('CLP' as const)
      const reported = {
        amount: Math.round(payment.amount * 100),
        reference: payment.reference,
        currency,
        shop: shop.id,
        ...overrides,
      }
      return inShop((tx) => approveVerifiedPayment(tx, payment.id, { shop, reported, who: ana, now: now() }))
    },
    /** Puts an order into a state that only its past explains: for moves out of every state. */
    force(orderId: string, state: TargetState, { isDecorated = true, deliveryMethod = 'shipping' } = {}) {
      excuseFromLedger(`order ${orderId}`)
      return inShop((tx) =>
        sql`update orders set state = ${state}, is_decorated = ${isDecorated}, delivery_method = ${deliveryMethod}
          where id = ${orderId}`.execute(tx),
      )
    },
    /** Decides what kind of order this one is, before it has gone any way. */
    setKind: (orderId: string, { isDecorated, deliveryMethod }: OrderKind) =>
      inShop((tx) =>
        sql`update orders set is_decorated = ${isDecorated}, delivery_method = ${deliveryMethod}
          where id = ${orderId}`.execute(tx),
      ),
    async stockOf(variantId: number) {
      const { rows } = await inShop((tx) =>
        sql<{ stock: number; reserved: number; held: number }>`
          select stock, reserved_stock as reserved,
            (select coalesce(sum(quantity), 0)::int from stock_holds where variant_id = v.id) as held
          from variants v where id = ${variantId}`.execute(tx),
      )
      return rows[0]
    },
    async heldFor(orderId: string): Promise<number> {
      const { rows } = await inShop((tx) =>
        sql<{ held: number }>`
          select coalesce(sum(quantity), 0)::int as held from stock_holds where order_id = ${orderId}`.execute(
          tx,
        ),
      )
      return rows[0]?.held ?? 0
    },
  }
}

/** A receipt that a customer sent, without the detour of its bytes. */
export async function receiptOf(testShops: TestShops, shop: number, customerId: number): Promise<string> {
  const id = randomUUID()
  await testShops.services.database.inShop(shop, (tx) =>
    sql`insert into receipts (id, customer_id, name, kind, bytes, file_key, preview_key, created_at)
      values (${id}, ${customerId}, 'comprobante.png', 'picture', 1000, ${`t/${id}.png`}, ${`t/${id}.webp`},
        now())`.execute(tx),
  )
  return id
}
