/**
 * Mercado Pago as the demo has it, without a network: the two calls of Checkout Pro that the shop makes, by their
 * documented format and at the paths that it has there, and the page where a buyer pays. The paid money is notified, signed, before the buyer goes back.
 * A preference is wholly in its id, so that an order can still be paid after a restart; what was paid is remembered
 * until then, which is longer than the shop takes to read it.
 */
import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { answerPage, demoPage } from '../mail/demo-page.ts'
import { html } from '../mail/html.ts'
import { manifestOf } from '../payments/mercado-pago/webhook-signature.ts'

const PAY_PATH = '/demo/mercado-pago/pay'
const COLLECTOR = '202809963'

/** The account of a demo shop there. It opens nothing elsewhere. */
export function demoAccount({ port }: Pick<Config, 'port'>) {
  return {
    origin: `http://127.0.0.1:${port}`,
    accessToken: 'APP_USR-0000000000000000-of-the-demo',
    webhookSecret: 'the demo signs its own notices',
    collectorId: COLLECTOR,
    isOn: true,
  }
}

const Preference = z.object({
  items: z.array(z.object({ unit_price: z.number(), quantity: z.number(), currency_id: z.string() })),
  back_urls: z.object({ success: z.url(), failure: z.url() }),
  notification_url: z.url(),
  external_reference: z.string(),
  metadata: z.object({ shop_id: z.number(), order: z.number() }),
})

type DemoPayment = {
  cents: number
  currency: string
  reference: string
  shop: number
  order: number
  success: string
  failure: string
  notified: string
}

type Query = { Querystring: { pref_id?: string } }

/** Mounts nothing outside demo mode. */
export async function demoMercadoPago(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.demo) return
  const payments = new Map<string, object>()
  const ids = preferenceIds(config.secretKey)
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null, {}))
    scope.post('/checkout/preferences', (request, reply) => {
      const read = Preference.safeParse(request.body)
      if (!isOurs(request, config) || !read.success)
        return refused(reply, isOurs(request, config) ? 400 : 401)
      const id = ids.write(payableOf(read.data))
      const address = `${config.publicUrl}${PAY_PATH}?pref_id=${id}`
      return reply.code(201).send({ id: randomUUID(), collector_id: Number(COLLECTOR), init_point: address })
    })
    scope.get<{ Params: { id: string } }>('/v1/payments/:id', (request, reply) => {
      const payment = payments.get(request.params.id)
      return isOurs(request, config) && payment ? reply.send(payment) : refused(reply, 404)
    })
    scope.get<Query>(PAY_PATH, async ({ query: { pref_id = '' } }, reply) => {
      const payable = ids.read(pref_id)
      if (!payable) reply.code(404)
      return answerPage(reply, payable ? payPage(payable, pref_id) : missingPage())
    })
    scope.post<Query>(PAY_PATH, async ({ query: { pref_id = '' } }, reply) => {
      const payable = ids.read(pref_id)
      if (!payable) return answerPage(reply.code(404), missingPage())
      const id = String(randomInt(1_000_000_000, 9_999_999_999))
      payments.set(id, paymentOf(payable, id))
      await notify(app, config, payable, id)
      const back = new URL(payable.success)
      back.searchParams.set('payment_id', id)
      back.searchParams.set('status', 'approved')
      back.searchParams.set('external_reference', payable.reference)
      return reply.redirect(back.href, 303)
    })
  })
}

function isOurs({ headers }: FastifyRequest, config: Config): boolean {
  return headers.authorization === `Bearer ${demoAccount(config).accessToken}`
}

function refused(reply: FastifyReply, status: 400 | 401 | 404): FastifyReply {
  return reply.code(status).send({ message: 'refused', status })
}

function payableOf({ items, back_urls, ...preference }: z.output<typeof Preference>): DemoPayment {
  return {
    cents: items.reduce((sum, item) => sum + Math.round(item.unit_price * 100) * item.quantity, 0),
    currency: items[0]?.currency_id ?? 'ARS',
    reference: preference.external_reference,
    shop: preference.metadata.shop_id,
    order: preference.metadata.order,
    success: back_urls.success,
    failure: back_urls.failure,
    notified: preference.notification_url,
  }
}

/** Signed, so that nobody makes a page of ours lead somewhere else. */
function preferenceIds(secret: string) {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`demo preference ${text}`).digest('base64url')
  return {
    write(payable: DemoPayment): string {
      const text = Buffer.from(JSON.stringify(payable)).toString('base64url')
      return `${text}.${sign(text)}`
    },
    read(id: string): DemoPayment | undefined {
      const [text = '', signature = ''] = id.split('.')
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(text))]
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      return JSON.parse(Buffer.from(text, 'base64url').toString()) as DemoPayment
    },
  }
}

/** A payment in the shape of the reference, as far as a shop reads it. */
function paymentOf({ cents, currency, reference, shop, order }: DemoPayment, id: string): object {
  return {
    id: Number(id),
    status: 'approved',
    status_detail: 'accredited',
    currency_id: currency,
    transaction_amount: cents / 100,
    transaction_amount_refunded: 0,
    collector_id: Number(COLLECTOR),
    external_reference: reference,
    metadata: { shop_id: shop, order },
    date_last_updated: new Date().toISOString().replace('Z', '+00:00'),
  }
}

async function notify(app: FastifyInstance, config: Config, payable: DemoPayment, id: string): Promise<void> {
  const { pathname, search } = new URL(payable.notified)
  const [ts, requestId] = [String(Math.floor(Date.now() / 1000)), randomUUID()]
  const v1 = createHmac('sha256', demoAccount(config).webhookSecret)
    .update(manifestOf(id, requestId, ts))
    .digest('hex')
  const answer = await app.inject({
    method: 'POST',
    url: `${pathname}${search}&data.id=${id}&type=payment`,
    headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': requestId },
    payload: { type: 'payment', action: 'payment.updated', data: { id } },
  })
  if (answer.statusCode >= 400) app.log.warn({ status: answer.statusCode }, 'the demo’s notice was not taken')
}

function payPage({ cents, currency, order, failure }: DemoPayment, id: string) {
  const price = new Intl.NumberFormat(currency === 'CLP' ? 'es-CL' : 'es-AR', { style: 'currency', currency })
  return demoPage(
    'Mercado Pago (demo)',
    html`<section class="empty"><p>Pedido ${String(order)}</p><h2>${price.format(cents / 100)}</h2>
<p>Esta página hace de Mercado Pago en la demo. No se cobra nada.</p>
<form method="post" action="${PAY_PATH}?pref_id=${id}"><button style="padding:12px 32px;border:0;border-radius:99px;background:#1f1d1a;color:#fff;font:inherit;cursor:pointer">Pagar</button></form>
<p><a href="${failure}">Volver sin pagar</a></p></section>`,
  )
}

function missingPage() {
  return demoPage('Mercado Pago (demo)', html`<p class="empty">Este pago ya no está.</p>`)
}
