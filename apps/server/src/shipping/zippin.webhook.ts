import { defaultLocale } from '@estampa/domain/countries'
/** Zippin tells of a change. The address is a secret of the shop; what the notice says is asked for anew. */
import { refuse } from '@estampa/domain/refusal'
import type { FastifyReply } from 'fastify'
import { answerRefusal } from '../http/answer.ts'
import type { App } from '../http/app.ts'
import type { Shop } from '../http/shop.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import type { ShippingServices } from './carriers.ts'
import { isWebhookSecret } from './carriers.ts'
import { followShipmentLater } from './shipments.jobs.ts'
import { readFields, readId } from './zippin/read-fields.ts'

const TOPICS: readonly unknown[] = ['status', 'shipment']

export function zippinWebhook(app: App, services: ShippingServices): void {
  app.post<{ Params: { shop: string; secret: string } }>(
    '/api/webhooks/zippin/:shop/:secret',
    { bodyLimit: 64 * 1024 },
    async ({ params, body, id }, reply) => {
      const shop = await shopOfWebhook(services, params)
      if (!shop) return missing(reply, id)
      const shipmentId = shipmentNamed(body)
      if (shipmentId !== undefined) {
        await services.database.inShop(shop.id, (tx) =>
          enqueue(tx, ...followShipmentLater(shop.id, shipmentId)),
        )
      }
      // what is of no interest here is taken all the same: it would only come again
      return reply.code(200).header('cache-control', 'no-store').send({ received: true })
    },
  )
}

/** Undefined: no such shop, no account, or another secret. Nobody outside can tell which. */
async function shopOfWebhook(
  { shops, carriers }: ShippingServices,
  params: { shop: string; secret: string },
): Promise<Shop | undefined> {
  const shop = /^[a-z][a-z0-9-]{1,39}$/.test(params.shop) ? await shops.byName(params.shop) : undefined
  const account = shop && (await carriers.accountOf(shop))
  return account && isWebhookSecret(account, params.secret) ? shop : undefined
}

function shipmentNamed(body: unknown): string | undefined {
  const { topic, data } = readFields(body)
  const id = TOPICS.includes(topic) ? readId(readFields(data).shipment_id) : undefined
  return id === undefined ? undefined : String(id)
}

function missing(reply: FastifyReply, requestId: string) {
  const { status, body } = answerRefusal(refuse('not_found'), defaultLocale, requestId)
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
