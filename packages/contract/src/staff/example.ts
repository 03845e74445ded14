import type { z } from 'zod'
import { orderExample, ordersExample } from '../orders/example.ts'
import type { OrderException, StaffCustomer, StaffOrder, StaffOrderRow } from './order.ts'

const { gives: order } = orderExample
const [row] = ordersExample.gives.items

export const exampleOrderId = order.id
export const examplePaymentId = order.payments[0]?.id ?? ''

export const exampleCustomer: z.input<typeof StaffCustomer> = {
  id: 41,
  name: 'Lucía Paz',
  email: 'lucia@empresa.example',
  phone: '+54 9 11 2345 6789',
  company: 'Paz S.A.',
  isClosed: false,
}

export const exampleException: z.input<typeof OrderException> = {
  kind: 'refund_owed',
  sentence: 'Se canceló con dinero adentro: hay que devolverlo.',
  orderId: order.id,
  number: 42,
  state: 'cancelled',
  moneyState: 'paid',
  buyer: 'Lucía Paz',
  amount: 226_512,
  paymentId: null,
  mercadoPagoId: null,
  at: '2026-11-22T10:00:00.000Z',
}

export const exampleStaffOrder: z.input<typeof StaffOrder> = {
  version: 3,
  order,
  customer: exampleCustomer,
  undo: null,
  nextStates: ['confirmed', 'cancelled'],
  isChangeable: true,
  flags: [],
  settlements: [],
  parcels: [],
  proofReminders: [],
  nextProofReminder: null,
  packing: {
    lines: [
      {
        position: 1,
        productName: 'Remera de algodón peinado',
        variantName: 'Azul M',
        sku: 'REM-27-AZ-M',
        units: 50,
        unpacked: 50,
      },
    ],
    parcels: [],
  },
  artworkUrl: null,
}

const { name, email, company } = exampleCustomer
const rows: z.input<typeof StaffOrderRow>[] = row
  ? [
      {
        ...row,
        isDecorated: false,
        deliveryMethod: 'shipping',
        paid: 0,
        unread: 1,
        since: row.placedAt,
        promisedUntil: '2026-12-09',
        buyer: { name, email, company },
      },
    ]
  : []
export const exampleStaffOrders = { items: rows, totalCount: 1, total_pages: 1 }
