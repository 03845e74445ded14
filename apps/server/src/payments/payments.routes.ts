import { payments } from '@estampa/contract/payments'
import type { PaymentActor, PaymentNotice } from '@estampa/domain/payments'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { signer } from '../files/signed-addresses.ts'
import { type Context, handle } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { advanceOpenOrder } from '../orders/advance-order.ts'
import { type OpenOrder, openOrder } from '../orders/open-order.ts'
import { toOrderView, toReceiptView } from '../orders/order-view.ts'
import { findOrder } from '../orders/orders.store.ts'
import { changeMethod } from './change-method.ts'
import { notifyMercadoPago, payWithMercadoPago } from './mercado-pago.routes.ts'
import type { MercadoPagoServices } from './mercado-pago.ts'
import { storeReceipt } from './receipts.ts'
import { reportPayment } from './report-payment.ts'

export const paymentsRoutes = handle<typeof payments, MercadoPagoServices>('payments', payments, {
  getPaymentMethods: async ({ shop }) => [...shop.config.partnerPaymentMethods],
  updateOrderPayment: async ({ tx, shop, person, input, now, services }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const open = await openOrder(tx, input.Id, person.customerId)
    if (!open) return refuse('not_found')
    const updated = await update(tx, open, { shop, input, now })
    return isRefusal(updated) ? updated : show(tx, shop, input.Id, signer(services.config, now))
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
  notifyMercadoPago,
  cancelOrder: async ({ tx, shop, person, input, now, services }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const open = await openOrder(tx, input.Id, person.customerId)
    if (!open) return refuse('not_found')
    const who = buyerOf(open)
    const cancelled =
      open.order.state === 'cancelled'
        ? open.order.state
        : await advanceOpenOrder(tx, open, { to: 'cancelled', who, now, note: input.reason || undefined })
    return isRefusal(cancelled) ? cancelled : show(tx, shop, input.Id, signer(services.config, now))
  },
})

type UpdateContext = { shop: Shop; input: Context<typeof payments.updateOrderPayment>['input']; now: Date }

async function update(
  tx: Tx,
  open: OpenOrder,
  { shop, input, now }: UpdateContext,
): Promise<OpenOrder | Refusal> {
  const { payment: code, notice } = input
  const who = buyerOf(open)
  const isOther = code !== undefined && code !== open.order.payment
  const chosen = isOther ? await changeMethod(tx, open, { shop, code, who, now }) : open
  if (isRefusal(chosen) || !notice) return chosen
  return reportPayment(tx, chosen, { shop, notice: whole(notice), who, now })
}

function whole(notice: NonNullable<UpdateContext['input']['notice']>): PaymentNotice {
  const { reference = '', chequeNumber = '', bank = '', ...rest } = notice
  return { ...rest, reference, chequeNumber, bank }
}

function buyerOf({ order }: OpenOrder): PaymentActor {
  return { kind: 'customer', id: String(order.customerId), name: order.buyer }
}

async function show(tx: Tx, shop: Shop, id: string, addressOf: (key: string) => string) {
  const order = await findOrder(tx, id)
  return order ? toOrderView(order, shop.config.environment, addressOf) : refuse('not_found')
}
