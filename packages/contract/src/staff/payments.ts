import { paymentMethodCodes } from '@estampa/domain/shops'
import { z } from 'zod'
import { post } from '../call.ts'
import { Day } from '../orders/payment.ts'
import { Money, Text, Uuid } from '../wire.ts'
import { exampleOrderId, examplePaymentId, exampleStaffOrder } from './example.ts'
import { StaffOrder } from './order.ts'

const Amount = Money.refine((minor) => minor > 0 && minor <= 1e13)

export const staffPayments = {
  recordPayment: post('/api/services/app/Staff/RecordPayment', {
    summary:
      'Registra dinero que llegó, avisado o no, como un pago aprobado; con el anticipo completo el pedido se confirma',
    who: 'staff',
    permission: 'payments.record',
    isVersioned: true,
    takes: z.object({
      Id: Uuid,
      method: z.enum(paymentMethodCodes),
      amount: Amount,
      /** When it arrived, in the shop's calendar. */
      date: Day,
      /** The number of the operation or the check, which tells the money from other money of the same day. */
      reference: Text(60).default(''),
      bank: Text(80).default(''),
    }),
    gives: StaffOrder,
    refuses: [
      'bad_token',
      'not_found',
      'order_changed',
      'payment_date_wrong',
      'payment_amount_too_fine',
      'payment_recorded_before',
      'payment_waits_for_review',
    ],
    example: {
      takes: {
        Id: exampleOrderId,
        method: 'TRF',
        amount: 226_512,
        date: '2026-11-21',
        reference: '00398127',
        bank: 'Banco Nación',
      },
      gives: exampleStaffOrder,
    },
  }),
  approvePayment: post('/api/services/app/Staff/ApprovePayment', {
    summary: 'Da por recibido un pago que se pidió o se avisó',
    who: 'staff',
    permission: 'payments.record',
    isVersioned: true,
    takes: z.object({ paymentId: Uuid }),
    gives: StaffOrder,
    refuses: ['bad_token', 'not_found', 'order_changed', 'payment_move_not_allowed'],
    example: { takes: { paymentId: examplePaymentId }, gives: exampleStaffOrder },
  }),
  rejectPayment: post('/api/services/app/Staff/RejectPayment', {
    summary: 'El dinero no llegó o no como se avisó: se lo vuelve a pedir, con el motivo',
    who: 'staff',
    permission: 'payments.record',
    isVersioned: true,
    takes: z.object({ paymentId: Uuid, note: Text(300).min(1) }),
    gives: StaffOrder,
    refuses: ['bad_token', 'not_found', 'order_changed', 'payment_move_not_allowed'],
    example: {
      takes: { paymentId: examplePaymentId, note: 'La transferencia no aparece en la cuenta' },
      gives: exampleStaffOrder,
    },
  }),
  recordRefund: post('/api/services/app/Staff/RecordRefund', {
    summary: 'Registra que se devolvió un pago aprobado, entero o en parte',
    who: 'staff',
    permission: 'payments.refund',
    isVersioned: true,
    takes: z.object({ paymentId: Uuid, amount: Amount.optional(), note: Text(300).default('') }),
    gives: StaffOrder,
    refuses: [
      'bad_token',
      'not_found',
      'order_changed',
      'payment_move_not_allowed',
      'payment_amount_too_fine',
      'refund_too_large',
    ],
    example: {
      takes: { paymentId: examplePaymentId, note: 'Transferencia 556677 del 22/11' },
      gives: exampleStaffOrder,
    },
  }),
}
