/** Buyers who place order after order at real servers that are killed or cut off, and what the database says of it. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { CallFailure, type Client, client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import type { GenericDraft } from '@estampa/server/catalog/generics.store'
import type { Database } from '@estampa/server/db/database'
import {
  addProduct,
  type CompleteOrderInput,
  findVariant,
  orderFor,
  type VariantFixture,
} from '@estampa/server/test/buyer'
import { saveCustomer } from '@estampa/server/test/people'
import { mugDraft } from '@estampa/server/test/products'
import pg from 'pg'
import { expect } from 'vitest'

const password = 'Una clave larga 1'
const email = 'lucia@empresa.example'
const RETRY_MS = 250
/** A session lasts an hour, and some tests longer. */
const RENEW_MS = 1_200_000
/** Where hundreds wait for the same server. */
const CROWD_RETRY_MS = 1_000

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

/** The customer's client at each of the servers. `send` is for who looks at the answers themselves. */
export async function signInAtEach(origins: readonly string[], send = fetch): Promise<Client[]> {
  const anonymous = client(httpTransport({ origin: origins[0] ?? '', shop: 'pampa' }))
  const signIn = () => anonymous.customers.authenticate({ userNameOrEmailAddress: email, password })
  let { accessToken } = await signIn()
  const renew = async () => {
    accessToken = (await signIn()).accessToken
  }
  // a server that is away just now is asked again the next time, while the session of before goes on
  setInterval(() => renew().catch(() => undefined), RENEW_MS).unref()
  return origins.map((origin) =>
    client(httpTransport({ origin, shop: 'pampa', token: () => accessToken, fetch: send })),
  )
}

type Attempt = {
  body: CompleteOrderInput
  answer?: { orderId: string; number: number }
  /** When it was sent for the last time, and answered, by `performance.now()`. */
  sentMs?: number
  answeredMs?: number
}

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
    for (const [key, { answer }] of this.attempts) if (!answer) await this.#sendUntilAnswered(key, 0)
    return answered
  }

  /** Begins so many orders in each second, whether or not earlier ones are answered; each is sent until it is. */
  async duringAtRate(perSecond: number, trouble: () => Promise<void>): Promise<void> {
    const sending = new Set<Promise<void>>()
    let next = 0
    const begin = () => {
      const sent = this.#sendUntilAnswered(this.#newOrder(), next++)
      sending.add(sent)
      // a fault is told at the end
      sent.then(
        () => sending.delete(sent),
        () => undefined,
      )
    }
    const beginning = setInterval(begin, 1_000 / perSecond)
    try {
      await trouble()
    } finally {
      clearInterval(beginning)
      await Promise.all(sending)
    }
  }

  /** How long after this moment an order was answered that was sent after it. */
  firstAnswerAfter(momentMs: number): number | undefined {
    const later = [...this.attempts.values()].filter(({ sentMs = 0 }) => sentMs > momentMs)
    const answers = later.flatMap(({ answeredMs }) => (answeredMs === undefined ? [] : [answeredMs]))
    return answers.length === 0 ? undefined : Math.min(...answers) - momentMs
  }

  async #lane(lane: number): Promise<void> {
    while (!this.#isOver) await this.#trySending(this.#newOrder(), lane, RETRY_MS)
  }

  async #sendUntilAnswered(key: string, lane: number): Promise<void> {
    for (let at = lane; !this.attempts.get(key)?.answer; at += 1)
      await this.#trySending(key, at, CROWD_RETRY_MS)
  }

  /** Waits a moment where it got no answer, so that it may be sent again. */
  async #trySending(key: string, lane: number, retryMs: number): Promise<void> {
    await this.#send(key, lane).catch((error: unknown) => {
      // a lost server gives no answer at all; an answer must be a success or one of those that are allowed
      if (error instanceof CallFailure && !this.#allowed.includes(error.status)) throw error
      return delay(retryMs)
    })
  }

  #newOrder(): string {
    const key = randomUUID()
    const [line] = this.#template.shoppingCart.products
    if (!line) throw new Error('an order without a line')
    const products = [{ ...line, shoppingCartUUID: randomUUID() }]
    const body = { ...this.#template, shoppingCart: { ...this.#template.shoppingCart, products } }
    this.attempts.set(key, { body })
    return key
  }

  async #send(key: string, lane: number): Promise<void> {
    const attempt = this.attempts.get(key)
    const api = this.#clients[lane % this.#clients.length]
    if (!attempt || !api) throw new Error('an order that nobody placed')
    attempt.sentMs = performance.now()
    const { orderId, number } = await api.checkout.completeOrder(attempt.body, {
      headers: { 'idempotency-key': key },
    })
    attempt.answer = { orderId, number }
    attempt.answeredMs = performance.now()
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

/** How often each mail came, by its Message-ID. */
export function countMails(received: readonly { raw: string }[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { raw } of received) {
    const id = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? 'none'
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  return times
}

/** Jobs of placed orders that are not done yet. */
export async function countOpenJobs(ownerUrl: string, shop: number): Promise<number | undefined> {
  const open = `select count(*)::int as n from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier in ('order_placed', 'count_order')`
  const [row] = await askOwner<{ n: number }>(ownerUrl, shop, open)
  return row?.n
}

/**
 * Orders that jobs have counted for what sells well, and for how many of them the products have weight: as many where each was
 * counted once. What an order weighs grows with time, so that each is compared at the moment at which it was counted.
 */
export async function readCountedOrders(
  ownerUrl: string,
  shop: number,
): Promise<{ orders: number; weighed: number } | undefined> {
  const counted = `select count(*)::int as orders,
    round((select sum(weight) from generic_demand) / avg(trending_weight(counted_at)))::int as weighed
    from counted_orders`
  const [row] = await askOwner<{ orders: number; weighed: number }>(ownerUrl, shop, counted)
  return row
}
