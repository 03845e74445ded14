import { z } from 'zod'
import { get, Nothing, post } from './call.ts'
import { PaymentNotice } from './orders/payment.ts'
import { Order } from './orders.ts'
import { cancelExample, changeExample, methodsExample } from './payments/example.ts'
import { PartnerPaymentMethod } from './shops.ts'
import { Text, Uuid } from './wire.ts'

export const payments = {
  getPaymentMethods: get('/api/services/app/Orders/GetPaymentMethods', {
    summary: 'Cómo cobra la tienda, con las cuentas para una transferencia',
    who: 'guest',
    takes: Nothing,
    gives: z.array(PartnerPaymentMethod),
    example: methodsExample,
  }),
  updateOrderPayment: post('/api/services/app/Orders/UpdateOrderPayment', {
    summary: 'Cambia cómo se va a pagar un pedido, avisa de una transferencia o un cheque, o ambas cosas',
    who: 'customer',
    takes: z.object({
      Id: Uuid,
      payment: z.enum(['CHQ', 'MP', 'TRF']).optional(),
      notice: PaymentNotice.optional(),
    }),
    gives: Order,
    refuses: [
      'not_found',
      'payment_method_not_offered',
      'payment_change_not_allowed',
      'order_not_payable',
      'payment_notice_incomplete',
      'payment_notice_not_needed',
      'payment_amount_wrong',
      'payment_date_wrong',
      'receipt_not_found',
      'nothing_to_pay',
    ],
    example: changeExample,
  }),
  cancelOrder: post('/api/services/app/Orders/CancelOrder', {
    summary: 'Cancela un pedido propio que todavía no está en producción',
    who: 'customer',
    takes: z.object({ Id: Uuid, reason: Text(300).default('') }),
    gives: Order,
    refuses: ['not_found', 'order_move_not_allowed'],
    example: cancelExample,
  }),
}
