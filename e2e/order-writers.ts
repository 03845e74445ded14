/** Buyers who place order after order at real servers that are killed or cut off, and what the database says of it. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { CallFailure, type Client, client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import type { GenericDraft } from '@estampa/server/catalog/generics.store'
import { saveCustomer } from '@estampa/server/customers/customers.store'
import type { Database } from '@estampa/server/db/database'
import {
  addProduct,
  type CompleteOrderInput,
  findVariant,
  orderFor,
  type VariantFixture,
} from '@estampa/server/test/buyer'
import { mugDraft } from '@estampa/server/test/products'
import pg from 'pg'
import { expect } from 'vitest'

const password = 'Una clave larga 1'
const email = 'lucia@empresa.example'
const RETRY_MS = 250

/** Mugs without end and a customer who buys them. */
export async function prepareShop(database: Database, shop: number): Promise<VariantFixture> {
  const services = { database, shops: { byName: async () => ({ id: shop }) } } as never
  const mugVariant = await addProduct({ services }, 'pampa', plentiful(mugDraft()))
  const customer = { email, password, fullName: 'Lucía Paz', phoneNumber: '', company: '', verified: true }
  await database.inShop(shop, (tx) => saveCustomer(tx, customer))
  return findVariant(mugVariant, 'MUG-11-B')
}

const plentiful = (draft: GenericDraft): GenericDraft => ({
  ...draft,
  products: draft.products.map((variant) => ({ ...variant, stock: 1_000_000 })),
})

/** The customer's client at each of the servers. */
export async function signInAtEach(origins: readonly string[]): Promise<Client[]> {
  const anonymous = client(httpTransport({ origin: origins[0] ?? '', shop: 'pampa' }))
  const { accessToken } = await anonymous.customers.authenticate({ userNameOrEmailAddress: email, password })
  return origins.map((origin) => client(httpTransport({ origin, shop: 'pampa', token: () => accessToken })))
}

type Attempt = { body: CompleteOrderInput; answer?: { orderId: string; number: number } }

/** Orders by their idempotency key: each is sent until it is answered, and never twice after. */
export class OrderWriters {
  readonly attempts = new Map<string, Attempt>()
  readonly #clients: readonly Client[]
  readonly #template: CompleteOrderInput
  /** Answers that are no success and that this run allows. */
  readonly #allowed: readonly number[]
  #isOver = false

  private constructor(clients: readonly Client[], template: CompleteOrderInput, allowed: readonly number[]) {
    this.#clients = clients
    this.#template = template
    this.#allowed = allowed
  }

  static async open(clients: readonly Client[], mugVariant: VariantFixture, allowed: readonly number[] = []) {
    const [api] = clients
    if (!api) throw new Error('no server to order at')
    return new OrderWriters(clients, await orderFor({ api }, 'pampa', mugVariant, 1), allowed)
  }

  get answered(): number {
    return [...this.attempts.values()].filter(({ answer }) => answer).length
  }

  /** Waits until one more order is answered, however slow the machine is. */
  async nextAnswer(): Promise<void> {
    const { answered } = this
    await expect.poll(() => this.answered, { timeout: 60_000 }).toBeGreaterThan(answered)
  }

  /** Orders in so many lanes while `trouble` happens, then sends again what nobody answered. */
  async during(lanes: number, trouble: () => Promise<void>): Promise<number> {
    const writing = Array.from({ length: lanes }, (_, lane) => this.#lane(lane))
    try {
      await trouble()
    } finally {
      this.#isOver = true
      await Promise.all(writing)
    }
    const { answered } = this
    for (const [key, { answer }] of this.attempts) if (!answer) await this.#send(key, 0)
    return answered
  }

  async #lane(lane: number): Promise<void> {
    while (!this.#isOver) {
      const key = randomUUID()
      const [line] = this.#template.shoppingCart.products
      if (!line) throw new Error('an order without a line')
      const products = [{ ...line, shoppingCartUUID: randomUUID() }]
      const body = { ...this.#template, shoppingCart: { ...this.#template.shoppingCart, products } }
      this.attempts.set(key, { body })
      await this.#send(key, lane).catch((error: unknown) => {
        // a lost server gives no answer at all; an answer must be a success or one of those that are allowed
        if (error instanceof CallFailure && !this.#allowed.includes(error.status)) throw error
        return delay(RETRY_MS)
      })
    }
  }

  async #send(key: string, lane: number): Promise<void> {
    const attempt = this.attempts.get(key)
    const api = this.#clients[lane % this.#clients.length]
    if (!attempt || !api) throw new Error('an order that nobody placed')
    const { orderId, number } = await api.checkout.completeOrder(attempt.body, {
      headers: { 'idempotency-key': key },
    })
    attempt.answer = { orderId, number }
  }
}

export async function askOwner<Row extends pg.QueryResultRow>(
  ownerUrl: string,
  shop: number,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query("select set_config('estampa.shop', $1, false)", [String(shop)])
  const { rows } = await owner.query<Row>(sql, values).finally(() => owner.end())
  return rows
}

export type StoredOrder = {
  id: string
  number: number
  lines: number
  moves: number
  payments: number
  held: number
}

export function readOrders(ownerUrl: string, shop: number): Promise<StoredOrder[]> {
  return askOwner(
    ownerUrl,
    shop,
    `select id, number,
      (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
      (select count(*)::int from order_history h where h.order_id = o.id) as moves,
      (select count(*)::int from payments p where p.order_id = o.id) as payments,
      (select sum(quantity)::int from stock_holds s where s.order_id = o.id) as held
    from orders o order by number`,
  )
}

export async function readReserved(
  ownerUrl: string,
  shop: number,
  mugVariant: VariantFixture,
): Promise<number | undefined> {
  const sql = 'select reserved_stock from variants where id = $1'
  const [row] = await askOwner<{ reserved_stock: number }>(ownerUrl, shop, sql, [mugVariant.variantId])
  return row?.reserved_stock
}
