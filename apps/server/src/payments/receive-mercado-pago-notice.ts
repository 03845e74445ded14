import type { payments } from '@estampa/contract/payments'
import { refuse } from '@estampa/domain/refusal'
import type { Context } from '../http/context.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { readSignature } from './mercado-pago/webhook-signature.ts'
import { insertNotice } from './mercado-pago.store.ts'
import { type MercadoPagoServices, mercadoPagoId } from './mercado-pago.ts'

/**
 * Mercado Pago says that something changed. What it says is not believed: a notice that is signed becomes a job that
 * reads the payment, in one transaction, so that none is lost. One that is sent again changes nothing.
 */
export async function receiveMercadoPagoNotice(
  context: Context<typeof payments.notifyMercadoPago, MercadoPagoServices>,
) {
  const { tx, shop, input, headers, now, services } = context
  const account = await services.mercadoPago.accountOf(tx, shop)
  if (!account) return refuse('not_found')
  const dataId = input['data.id'] ?? String(input.data?.id ?? '')
  const notification = { dataId, signature: headers['x-signature'], requestId: headers['x-request-id'] }
  const signature = readSignature(account.webhookSecret, notification, now)
  if (!signature) return refuse('notice_not_signed')
  if (input.type !== 'payment' || !mercadoPagoId.test(dataId)) return {}
  const notice = { signature, id: dataId, action: input.action ?? '', at: now }
  if (await insertNotice(tx, notice)) {
    const job = { shop: shop.id, id: dataId }
    await enqueue(tx, 'read_mercado_pago', job, `mercado_pago.${shop.id}.${dataId}`)
  }
  return {}
}
