import { z } from 'zod'
import { get, post } from './call.ts'
import { orderExample, ordersExample, purchaseOrderExample } from './orders/example.ts'
import { messageCalls } from './orders/messages.ts'
import { notificationCalls } from './orders/notifications.ts'
import { Order, OrderRow } from './orders/order.ts'
import { Day } from './orders/payment.ts'
import { PurchaseOrderChange } from './orders/purchase-order.ts'
import { moneyStates, orderStates } from './orders/states.ts'
import { QueryInt, QueryList, Text, Uuid } from './wire.ts'

export { OrderChange } from './orders/change.ts'
export { messageCalls, OrderMessage } from './orders/messages.ts'
export { nextStepOf } from './orders/next-step.ts'
export {
  Order,
  OrderInvoice,
  OrderLineView,
  OrderProductLine,
  OrderRow,
  OrderTotals,
} from './orders/order.ts'
export { OrderPayment, PaymentNotice, Receipt, type ReceiptPurpose } from './orders/payment.ts'
export { OrderProof } from './orders/proofs.ts'
export { orderStateNames } from './orders/state-names.ts'

const Page = { min: 1, max: 100 }
export const OrdersQuery = z.object({
  skipCount: QueryInt.pipe(z.int().min(0).max(1_000_000)).optional(),
  maxResultCount: QueryInt.pipe(z.int().min(Page.min).max(Page.max)).optional(),
  PaginaActual: QueryInt.pipe(z.int().min(1).max(10_000)).optional(),
  /** Number of the order or of its purchase order, or words of a product's name. */
  Filtro: Text(100).optional(),
  /** States of production, separated by commas. */
  state: QueryList.pipe(z.array(z.enum(orderStates)).max(20)).optional(),
  moneyState: QueryList.pipe(z.array(z.enum(moneyStates)).max(10)).optional(),
  /** Days on which they were placed, in the shop's calendar; both count. */
  from: Day.optional(),
  to: Day.optional(),
})

export const orders = {
  getOrders: get('/api/services/app/Orders/GetOrders', {
    summary: 'Los pedidos propios, el más nuevo primero',
    who: 'customer',
    takes: OrdersQuery,
    gives: z.object({ items: z.array(OrderRow), totalCount: z.int(), total_pages: z.int() }),
    example: ordersExample,
  }),
  getOrderById: get('/api/services/app/Orders/GetOrderById', {
    summary: 'Un pedido propio, con su recorrido y sus pagos',
    who: 'buyer',
    takes: z.object({ Id: Uuid }),
    gives: Order,
    refuses: ['not_found'],
    example: orderExample,
  }),
  updatePurchaseOrder: post('/api/services/app/Orders/UpdatePurchaseOrder', {
    summary:
      'Agrega, reemplaza o quita la orden de compra de un pedido propio (su número y su archivo), hasta que se entrega o se cancela',
    who: 'buyer',
    takes: PurchaseOrderChange,
    gives: Order,
    refuses: ['not_found', 'purchase_order_closed', 'purchase_order_format', 'purchase_order_file_not_found'],
    example: purchaseOrderExample,
  }),
  ...messageCalls,
  ...notificationCalls,
}
