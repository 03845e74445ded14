import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { manifestOf } from '../src/payments/mercado-pago/webhook-signature.ts'
import { payPage } from './mercado-pago-page.ts'
import type { TestShops } from './test-shops.ts'

type Json = Record<string, unknown>
export type Preference = {
  id: string
  external_reference: string
  metadata: Json
  items: { unit_price: number; quantity: number; currency_id: string }[]
} & Json
export type MercadoPagoServer = Awaited<ReturnType<typeof openMercadoPagoServer>>

export const account = {
  accessToken: 'APP_USR-1234567890123456-a-token-of-the-tests',
  webhookSecret: 'a secret between the shop and Mercado Pago',
  collectorId: '202809963',
  isOn: true,
}

/** The owner of the token as `GET /users/me` tells it, without what nobody reads. */
export const user = {
  id: 202809963,
  nickname: 'PAMPAPROMO',
  country_id: 'AR',
  site_id: 'MLA',
  user_type: 'normal',
}

/** Speaks the published format of Checkout Pro. What buyers pay there is put into `payments` by the test. */
export async function openMercadoPagoServer() {
  const preferences: Preference[] = []
  const payments = new Map<string, Json>()
  /** `keys`: what made each question for a preference one. */
  const state = { down: false, asked: 0, keys: [] as string[] }
  const server = createServer(async (request, response) => {
    state.asked += 1
    if (request.url?.startsWith('/checkout/v1/')) return payPage({ preferences, pay }, request, response)
    const answer = state.down ? { status: 503, body: 'unavailable' } : await answerTo(request)
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answerTo(request: IncomingMessage) {
    const { headers, method, url = '' } = request
    if (headers.authorization !== `Bearer ${account.accessToken}`) {
      return { status: 401, body: { message: 'invalid access token', error: 'unauthorized', status: 401 } }
    }
    if (method === 'GET' && url === '/users/me') return { status: 200, body: user }
    const id = /^\/v1\/payments\/(\d+)$/.exec(url)?.[1]
    if (method === 'GET' && id) {
      const body = payments.get(id)
      return body
        ? { status: 200, body }
        : { status: 404, body: { message: 'Payment not found', status: 404 } }
    }
    if (method !== 'POST' || url !== '/checkout/preferences' || !headers['x-idempotency-key']) {
      return { status: 400, body: { message: 'bad_request', status: 400 } }
    }
    state.keys.push(String(headers['x-idempotency-key']))
    const newPreference = JSON.parse(await text(request)) as Preference
    const created = { ...newPreference, id: `${account.collectorId}-${randomUUID()}` }
    preferences.push(created)
    const redirect = `${origin}/checkout/v1/redirect?pref_id=${created.id}`
    return {
      status: 201,
      body: { ...created, collector_id: 202809963, init_point: redirect, sandbox_init_point: redirect },
    }
  }

  let lastId = 1_320_000_000
  /** Somebody pays what a preference asks; `said` is what Mercado Pago tells otherwise. */
  function pay(preference: Preference, overrides: Json = {}): string {
    const id = String(++lastId)
    payments.set(id, paymentOf(preference, { id: Number(id), ...overrides }))
    return id
  }
  function change(id: string, overrides: Json): void {
    payments.set(id, { ...payments.get(id), date_last_updated: new Date().toISOString(), ...overrides })
  }
  const close = () => new Promise<void>((done) => server.close(() => done()))
  return { origin, preferences, payments, state, pay, change, close }
}

/** A payment in the shape of the reference, without what nobody reads of cards and fees. */
function paymentOf({ items, external_reference, metadata }: Preference, overrides: Json): Json {
  const cents = items.reduce((sum, item) => sum + Math.round(item.unit_price * 100) * item.quantity, 0)
  return {
    date_created: new Date().toISOString(),
    date_approved: new Date().toISOString(),
    date_last_updated: new Date().toISOString().replace('Z', '+00:00'),
    operation_type: 'regular_payment',
    payment_method_id: 'visa',
    payment_type_id: 'credit_card',
    status: 'approved',
    status_detail: 'accredited',
    currency_id: items[0]?.currency_id,
    live_mode: true,
    collector_id: 202809963,
    payer: { id: '123', email: 'lucia@empresa.example', type: 'customer' },
    metadata,
    external_reference,
    transaction_amount: cents / 100,
    transaction_amount_refunded: 0,
    captured: true,
    binary_mode: false,
    ...overrides,
  }
}

type Signing = { secret?: string; ts?: number; requestId?: string; action?: string; shop?: string }

/** The address, the headers and the body of a notice. */
export function noticeOf(
  id: string,
  {
    secret = account.webhookSecret,
    ts = Math.floor(Date.now() / 1000),
    requestId = randomUUID(),
    ...rest
  }: Signing = {},
) {
  const { action = 'payment.updated', shop = 'pampa' } = rest
  const v1 = createHmac('sha256', secret)
    .update(manifestOf(id, requestId, String(ts)))
    .digest('hex')
  return {
    path: `/api/services/app/Orders/NotifyMercadoPago?tenancyName=${shop}&source_news=webhooks&data.id=${id}&type=payment`,
    headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
    body: {
      id: 12345,
      live_mode: true,
      type: 'payment',
      date_created: new Date().toISOString(),
      user_id: 44444,
      api_version: 'v1',
      action,
      data: { id },
    },
  }
}

export async function notify(
  testShops: Pick<TestShops, 'origin'>,
  {
    path,
    headers,
    body,
  }: Pick<ReturnType<typeof noticeOf>, 'path' | 'body'> & { headers: Record<string, string> },
): Promise<number> {
  const answer = await fetch(testShops.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  await answer.body?.cancel()
  return answer.status
}

/** The shop collects at this server from now on. */
export async function collectAt(
  { services }: Pick<TestShops, 'services'>,
  shop: string,
  origin: string,
  overrides: Partial<typeof account> = {},
): Promise<void> {
  const found = await services.shops.byName(shop)
  if (!found) throw new Error(`no shop ${shop}`)
  await services.mercadoPago.saveAccount(found, { ...account, origin, ...overrides })
  const isTold = async () =>
    (await services.shops.byName(shop))?.config.partnerPaymentMethods.some(({ code }) => code === 'MP')
  while ((await isTold()) !== (overrides.isOn ?? true)) await new Promise((soon) => setTimeout(soon, 10))
}
