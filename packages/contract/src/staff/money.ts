import { paymentMethodCodes } from '@estampa/domain/shops'
import { z } from 'zod'
import { Empty, get } from '../call.ts'
import { Day, RecordedNotice } from '../orders/payment.ts'
import { orderStates } from '../orders/states.ts'
import { Money, Uuid } from '../wire.ts'
import { exampleOrderId, examplePaymentId } from './example.ts'

/** A payment of which the buyer told, beside what is owed of its order. */
const ReportedPayment = z.object({
  paymentId: Uuid,
  orderId: Uuid,
  number: z.int(),
  /** Of the order, as `If-Match` of what is decided. */
  version: z.int(),
  state: z.enum(orderStates),
  buyer: z.string(),
  method: z.enum(paymentMethodCodes),
  amount: Money,
  /** What is missing of the order; 0 where it will not be made. */
  owed: Money,
  total: Money,
  /** The reference that the buyer was given. */
  reference: z.string(),
  notice: RecordedNotice.nullable(),
  /** Since when somebody should look at it. */
  since: z.iso.datetime(),
})

const MoneySums = z.object({ moves: z.int(), in: Money, out: Money, net: Money })

export const staffMoney = {
  getReportedPayments: get('/api/services/app/Staff/GetReportedPayments', {
    summary:
      'Los pagos que alguien avisó y nadie revisó, el que más espera primero, cada uno junto a lo que falta de su pedido y con sus comprobantes; como mucho cien',
    who: 'staff',
    permission: 'payments.record',
    takes: Empty,
    gives: z.object({ items: z.array(ReportedPayment), totalCount: z.int(), total: Money }),
    example: {
      takes: {},
      gives: {
        items: [
          {
            paymentId: examplePaymentId,
            orderId: exampleOrderId,
            number: 42,
            version: 3,
            state: 'placed',
            buyer: 'Paz S.A.',
            method: 'TRF',
            amount: 226_512,
            owed: 226_512,
            total: 226_512,
            reference: '42',
            notice: {
              date: '2026-11-21',
              reference: '00398127',
              chequeNumber: '',
              bank: 'Banco Nación',
              receipts: [],
            },
            since: '2026-11-21T13:30:00.000Z',
          },
        ],
        totalCount: 1,
        total: 226_512,
      },
    },
  }),
  getDayClosing: get('/api/services/app/Staff/GetDayClosing', {
    summary:
      'El dinero que entró y salió en un día del calendario de la tienda, por medio de pago y movimiento por movimiento, para compararlo con el banco; como mucho dos mil movimientos, los totales son de todos',
    who: 'staff',
    permission: 'payments.record',
    takes: z.object({ day: Day }),
    gives: z.object({
      day: z.iso.date(),
      methods: z.array(MoneySums.extend({ method: z.enum(paymentMethodCodes) })),
      total: MoneySums,
      /** Oldest first. */
      items: z.array(
        z.object({
          id: z.int(),
          at: z.iso.datetime(),
          kind: z.enum(['in', 'out', 'charged_back']),
          number: z.int(),
          buyer: z.string(),
          method: z.enum(paymentMethodCodes),
          reference: z.string(),
          bank: z.string(),
          /** Above zero whichever way it went. */
          amount: Money,
        }),
      ),
    }),
    example: {
      takes: { day: '2026-11-21' },
      gives: {
        day: '2026-11-21',
        methods: [{ method: 'TRF', moves: 2, in: 226_512, out: 10_000, net: 216_512 }],
        total: { moves: 2, in: 226_512, out: 10_000, net: 216_512 },
        items: [
          {
            id: 1,
            at: '2026-11-21T13:45:00.000Z',
            kind: 'in',
            number: 42,
            buyer: 'Paz S.A.',
            method: 'TRF',
            reference: '00398127',
            bank: 'Banco Nación',
            amount: 226_512,
          },
          {
            id: 2,
            at: '2026-11-21T17:10:00.000Z',
            kind: 'out',
            number: 42,
            buyer: 'Paz S.A.',
            method: 'TRF',
            reference: '00398127',
            bank: 'Banco Nación',
            amount: 10_000,
          },
        ],
      },
    },
  }),
}
