import { paymentMethodCodes } from '@estampa/domain/shops'
import { z } from 'zod'
import { post } from '../call.ts'
import { addresseeFields } from '../checkout/addresses.ts'
import { OrderPlaced, orderRefusals } from '../checkout.ts'
import { exampleQuoteId } from '../quotes/examples.ts'
import { Text, Uuid } from '../wire.ts'
import { exampleOrderId } from './example.ts'

const { name: _, lastName: __, phone: ___, email: ____, ...address } = addresseeFields

/** An order of a quote whose buyer has said yes to the shop, by telephone or at the counter. */
const OrderQuoteInput = z.object({
  Id: Uuid,
  /** Who said yes, when and how: it stays in the history of the quote. */
  evidence: Text(300).min(3),
  /** Who gets the invoice, and the goods. */
  invoice: z.object({
    name: Text(64),
    lastName: Text(64),
    document: Text(20),
    phone: Text(40),
    /** Without it the quote's. */
    email: Text(256).optional(),
    /** The country's own billing fields: invoiceKind, businessName, giro. */
    extra: z.record(z.string().regex(/^\w{1,40}$/), Text(160)).default({}),
  }),
  /** `shipping`: by the cheapest way to the address. */
  delivery: z.enum(['pickup', 'shipping']),
  ...address,
  payment: z.enum(paymentMethodCodes),
  comment: Text(500).default(''),
})

export const staffTypedOrders = {
  orderQuote: post('/api/services/app/Staff/OrderQuote', {
    summary:
      'Hace el pedido de una cotización que el comprador aceptó de palabra, a sus precios, una sola vez. Queda quién lo anotó y cómo dijo que sí; el comprador recibe el correo del pedido con su enlace',
    who: 'staff',
    permission: 'orders.create',
    takes: OrderQuoteInput,
    gives: OrderPlaced,
    refuses: [
      'bad_token',
      'not_found',
      'quote_expired',
      'quote_superseded',
      'quote_already_converted',
      'quote_move_not_allowed',
      'product_not_found',
      'variant_not_offered',
      'pickup_not_offered',
      ...orderRefusals,
    ],
    opens: 'none',
    example: {
      takes: {
        Id: exampleQuoteId,
        evidence: 'Lucía dijo que sí por teléfono el 24 de noviembre.',
        invoice: {
          name: 'Lucía',
          lastName: 'Paz',
          document: '30500010912',
          phone: '11 2345 6789',
          extra: { invoiceKind: 'responsable_inscripto', businessName: 'Bodega del Sur S.A.' },
        },
        delivery: 'pickup',
        payment: 'TRF',
      },
      gives: { orderId: exampleOrderId, number: 42, total: 609_840, payment: 'TRF' },
    },
  }),
}
