import { isRefusal } from '@estampa/domain/refusal'
import { DAY_MS } from '@estampa/domain/time'
import { z } from 'zod'
import { settleEach } from '../jobs/settle-each.ts'
import { applyReportedPayment } from './apply-reported-payment.ts'
import { forgetNotices, wasNotified } from './mercado-pago.store.ts'
import { type MercadoPagoServices, mercadoPagoId } from './mercado-pago.ts'

const Payload = z.object({ shop: z.int(), id: z.string().regex(mercadoPagoId) })
const KEPT_MS = 30 * DAY_MS
/** A notice may come before what it speaks of can be read. */
const SOON_MS = 3_600_000

export const mercadoPagoTasks = {
  /** Reads a payment that we were notified of. While Mercado Pago is away the job fails and comes back later. */
  read_mercado_pago: async (payload: unknown, services: MercadoPagoServices): Promise<void> => {
    const { shop: shopId, id } = Payload.parse(payload)
    const { shops, database, mercadoPago, log, now } = services
    const shop = await shops.byId(shopId)
    const account = shop && (await database.readInShop(shop.id, (tx) => mercadoPago.accountOf(tx, shop)))
    if (!account) return
    const reported = await mercadoPago.findPayment(shop, account, id)
    if (isRefusal(reported)) {
      if (reported.refusal !== 'not_found') {
        throw new Error(`the payment could not be read: ${reported.refusal}`)
      }
      const since = new Date(now().getTime() - SOON_MS)
      const isNew = await database.readInShop(shop.id, (tx) => wasNotified(tx, id, since))
      if (isNew) throw new Error('the payment is not known yet at Mercado Pago')
      return log.warn({ shop: shop.name, id }, 'no such payment')
    }
    const context = { shop, collectorId: account.collectorId, now: now() }
    const outcome = await database.inShop(shop.id, (tx) => applyReportedPayment(tx, reported, context))
    const line = { shop: shop.name, id, status: reported.status, outcome }
    if (outcome === 'flagged') log.warn(line, 'a payment needs somebody to look at it')
    else log.info(line, 'a payment was read')
  },

  sweep_payment_notices: async (
    _payload: unknown,
    { shops, database, now }: MercadoPagoServices,
  ): Promise<void> => {
    const before = new Date(now().getTime() - KEPT_MS)
    await settleEach(await shops.all(), ({ id }) => database.inShop(id, (tx) => forgetNotices(tx, before)))
  },
}
