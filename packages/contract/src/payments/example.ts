import { orderExample } from '../orders/example.ts'

const { takes, gives: order } = orderExample
const [payment] = order.payments

const cancelled = {
  ...order,
  state: 'cancelled' as const,
  moneyState: 'unpaid' as const,
  heldUntil: null,
  history: [
    ...order.history,
    {
      from: 'placed' as const,
      to: 'cancelled' as const,
      who: 'Lucía Paz',
      note: 'Cambió la fecha del evento',
      at: '2026-11-21T14:00:00.000Z',
    },
  ],
  payments: payment ? [{ ...payment, state: 'cancelled' as const, notice: null }] : [],
  toPay: 0,
  nextStep: 'El pedido está cancelado. No tenés que hacer nada más.',
  actions: {
    cancel: false,
    changePayment: false,
    reportPayment: false,
    answerProof: false,
    changePurchaseOrder: false,
  },
}

const [receipt] = payment?.notice?.receipts ?? []
export const receiptExample = {
  takes: { purpose: 'payment' as const },
  gives: receipt as NonNullable<typeof receipt>,
}
export const methodsExample = { takes: {}, gives: [order.payment] }
export const changeExample = {
  takes: {
    ...takes,
    payment: 'TRF' as const,
    notice: { amount: 226_512, date: '2026-11-21', reference: '00398127', bank: 'Banco Nación' },
  },
  gives: order,
}
export const cancelExample = { takes: { ...takes, reason: 'Cambió la fecha del evento' }, gives: cancelled }
export const payExample = {
  takes: { ...takes, amount: 'deposit' as const },
  gives: { init_point: 'https://www.mercadopago.com.ar/checkout/v1/redirect?pref_id=202809963-a2201f8d' },
}
export const noticeExample = {
  takes: {
    'data.id': '123456789',
    type: 'payment',
    action: 'payment.updated',
    data: { id: '123456789' },
  },
  gives: {},
}
