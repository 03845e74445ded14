import { payments } from '@estampa/contract/payments'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { signer } from '../files/signed-addresses.ts'
import { handle } from '../http/context.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { toReceiptView } from '../orders/order-view.ts'
import { showOrder } from '../orders/show-order.ts'
import type { MercadoPagoServices } from './mercado-pago.ts'
import { payWithMercadoPago } from './pay-with-mercado-pago.ts'
import { storeReceipt } from './receipts.ts'
import { receiveMercadoPagoNotice } from './receive-mercado-pago-notice.ts'
import { updateOrderPayment } from './update-order-payment.ts'

export const paymentsRoutes = handle<typeof payments, MercadoPagoServices>('payments', payments, {
  getPaymentMethods: async ({ shop }) => [...shop.config.partnerPaymentMethods],
  updateOrderPayment: async (context) => {
    const { tx, shop, person, input, now } = context
    if (person.kind !== 'customer') return refuse('no_token')
    const { customerId } = person
    const updated = await updateOrderPayment(tx, { shop, customerId, input, now })
    return isRefusal(updated) ? updated : showOrder(tx, input.Id, customerId, context)
  },
  uploadReceipt: async ({ services, shop, person, input, files, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const [file, another] = files
    if (!file) return refuse('no_file')
    if (another) return refuse('too_many_files', { most: 1 })
    const kept = await storeReceipt(
      { services, shop, customerId: person.customerId, purpose: input.purpose, now },
      file,
    )
    return isRefusal(kept) ? kept : toReceiptView(kept, signer(services.config, now))
  },
  payWithMercadoPago,
  notifyMercadoPago: receiveMercadoPagoNotice,
  cancelOrder: async (context) => {
    const { tx, person, input, now } = context
    if (person.kind !== 'customer') return refuse('no_token')
    const { customerId } = person
    const cancelled = await cancelOrder(tx, { orderId: input.Id, customerId, reason: input.reason, now })
    return isRefusal(cancelled) ? cancelled : showOrder(tx, input.Id, customerId, context)
  },
})
