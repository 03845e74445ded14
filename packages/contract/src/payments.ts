import { paymentMethodCodes } from '@estampa/domain/shops'
import { z } from 'zod'
import { Empty, get, post } from './call.ts'
import { Order } from './orders/order.ts'
import { PaymentNotice, Receipt, receiptPurposes } from './orders/payment.ts'
import {
  cancelExample,
  changeExample,
  methodsExample,
  noticeExample,
  payExample,
  receiptExample,
} from './payments/example.ts'
import { PartnerPaymentMethod } from './shops.ts'
import { Text, Uuid } from './wire.ts'

/** Only `data.id` is signed, and only it and the kind are read; the rest is Mercado Pago's own. */
const MercadoPagoNotice = z.object({
  'data.id': Text(40).optional(),
  type: Text(60).optional(),
  action: Text(60).optional(),
  data: z.object({ id: z.union([Text(40), z.int()]).optional() }).optional(),
})

export const payments = {
  getPaymentMethods: get('/api/services/app/Orders/GetPaymentMethods', {
    summary: 'Cómo cobra la tienda, con las cuentas para una transferencia',
    who: 'guest',
    takes: Empty,
    gives: z.array(PartnerPaymentMethod),
    example: methodsExample,
  }),
  updateOrderPayment: post('/api/services/app/Orders/UpdateOrderPayment', {
    summary:
      'Cambia cómo se va a pagar un pedido o lo que falta de él, avisa de una transferencia o un cheque, o ambas cosas',
    who: 'buyer',
    takes: z.object({
      Id: Uuid,
      payment: z.enum(paymentMethodCodes).optional(),
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
      'too_many_notices',
    ],
    example: changeExample,
  }),
  uploadReceipt: post('/api/services/app/Orders/UploadReceipt', {
    summary:
      'Guarda el comprobante de una transferencia o un cheque para el aviso de pago, o el archivo de una orden de compra (PDF, PNG, JPG o WebP, hasta 8 MB). Las imágenes se codifican de nuevo',
    who: 'buyer',
    takes: z.object({ purpose: z.enum(receiptPurposes).default('payment') }),
    gives: Receipt,
    refuses: [
      'no_file',
      'too_many_files',
      'receipt_unreadable',
      'receipt_heic',
      'receipt_runs',
      'receipt_locked',
      'picture_too_big',
      'file_too_large',
    ],
    opens: 'none',
    multipart: true,
    example: receiptExample,
  }),
  payWithMercadoPago: post('/api/services/app/Orders/PayWithMercadoPago', {
    summary: 'Dónde se paga un pedido propio con Mercado Pago, mientras se lo pueda pagar',
    who: 'buyer',
    takes: z.object({
      Id: Uuid,
      /** The part to pay now, where the shop asks for a deposit first; else the whole amount. */
      amount: z.enum(['deposit', 'all']).optional(),
    }),
    gives: z.object({ init_point: z.string() }),
    refuses: [
      'not_found',
      'payment_method_not_offered',
      'nothing_to_pay',
      'deposit_not_asked',
      'payment_change_not_allowed',
      'order_not_payable',
      'payment_company_down',
    ],
    opens: 'none',
    example: payExample,
  }),
  notifyMercadoPago: post('/api/services/app/Orders/NotifyMercadoPago', {
    summary:
      'Aviso firmado de Mercado Pago, con `data.id` en la dirección. El pago se lee de Mercado Pago antes de creer nada',
    who: 'public',
    takes: MercadoPagoNotice,
    gives: Empty,
    refuses: ['not_found', 'notice_not_signed'],
    withQuery: true,
    example: noticeExample,
  }),
  cancelOrder: post('/api/services/app/Orders/CancelOrder', {
    summary: 'Cancela un pedido propio que todavía no está en producción',
    who: 'buyer',
    takes: z.object({ Id: Uuid, reason: Text(300).default('') }),
    gives: Order,
    refuses: ['not_found', 'order_move_not_allowed'],
    example: cancelExample,
  }),
}
