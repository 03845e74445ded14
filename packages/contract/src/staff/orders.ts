import { orderQueueNames } from '@estampa/domain/orders/queues'
import { z } from 'zod'
import { get, post } from '../call.ts'
import { orderStates } from '../orders/states.ts'
import { OrdersQuery } from '../orders.ts'
import { Money, QueryFlag, QueryId, QueryInt, QueryMoney, Text, TextLine, Uuid } from '../wire.ts'
import * as example from './example.ts'
import { exceptionKinds, OrderException, StaffOrder, StaffOrderRow } from './order.ts'

export const OrderListQuery = OrdersQuery.extend({
  /** What somebody has to do something about, the one that has waited longest first. */
  queue: z.enum(orderQueueNames).optional(),
  /** Those of whoever has the e-mail of this customer. */
  customer: QueryId.optional(),
  decorated: QueryFlag.optional(),
  delivery: z.enum(['shipping', 'pickup']).optional(),
  /** Something of it is made with this technique. */
  technique: QueryId.optional(),
  /** At least so much of it is still to be paid; an order that was called off owes nothing. */
  owed: QueryMoney.optional(),
})

/** Tracking of a parcel that we did not book at a carrier. */
const ParcelTracking = z.object({
  /** Its name, for the buyer. */
  carrier: TextLine(60).min(1),
  /** The carrier's tracking number. */
  number: TextLine(60).min(1),
  /** Page that follows it; https only. */
  url: Text(500).default(''),
})
const parcelTrackingRefusals = ['parcel_not_on_its_way', 'parcel_of_carrier', 'parcel_link_wrong'] as const

export const staffOrders = {
  getOrders: get('/api/services/app/Staff/GetOrders', {
    summary:
      'Los pedidos de la tienda, el más nuevo primero; por lo que hay que hacer (ahí primero el que más espera), por estado, estado del dinero, días, decoración, entrega, técnica, lo que falta pagar, y número del pedido o de su orden de compra, o palabras del nombre, correo o empresa de quien compra',
    who: 'staff',
    permission: 'orders.view',
    takes: OrderListQuery,
    gives: z.object({ items: z.array(StaffOrderRow), totalCount: z.int(), total_pages: z.int() }),
    example: {
      takes: { PaginaActual: 1, Filtro: 'paz', state: 'placed,confirmed', moneyState: 'in_review' },
      gives: example.exampleStaffOrders,
    },
  }),
  getOrderCounts: get('/api/services/app/Staff/GetOrderCounts', {
    summary: 'Cuántos pedidos tiene la tienda en cada estado',
    who: 'staff',
    permission: 'orders.view',
    takes: z.object({}),
    gives: z.object({ states: z.array(z.object({ state: z.enum(orderStates), orders: z.int() })) }),
    example: { takes: {}, gives: { states: [{ state: 'placed', orders: 12 }] } },
  }),
  getOrder: get('/api/services/app/Staff/GetOrder', {
    summary: 'Un pedido con su cliente, sus pagos y avisos, su historia y los estados a los que puede pasar',
    who: 'staff',
    permission: 'orders.view',
    isVersioned: true,
    takes: z.object({
      Id: Uuid.optional(),
      number: QueryInt.pipe(z.int().min(1).max(999_999_999)).optional(),
    }),
    gives: StaffOrder,
    refuses: ['not_found'],
    example: { takes: { Id: example.exampleOrderId }, gives: example.exampleStaffOrder },
  }),
  moveOrder: post('/api/services/app/Staff/MoveOrder', {
    summary: 'Pasa un pedido al estado que sigue; queda en su historia con quién y cuándo',
    who: 'staff',
    permission: 'orders.move',
    isVersioned: true,
    takes: z.object({
      Id: Uuid,
      to: z.enum(orderStates),
      note: Text(300).default(''),
      /** Tracking of a parcel that the shop ships by itself, when it leaves. */
      parcel: ParcelTracking.optional(),
      /** For five minutes it may be taken back with `UndoOrderMove`, where it can be; its mail to the buyer waits as long. */
      undoable: z.boolean().default(false),
    }),
    gives: StaffOrder,
    refuses: [
      'bad_token',
      'not_found',
      'order_changed',
      'order_move_not_allowed',
      'deposit_missing',
      'rest_missing',
      ...parcelTrackingRefusals,
    ],
    example: {
      takes: { Id: example.exampleOrderId, to: 'cancelled', note: 'Lo pidió por teléfono' },
      gives: example.exampleStaffOrder,
    },
  }),
  undoOrderMove: post('/api/services/app/Staff/UndoOrderMove', {
    summary:
      'Deshace el último paso de un pedido mientras nada salió de la tienda: el correo todavía espera y nada más cambió desde entonces. Queda en su historia',
    who: 'staff',
    permission: 'orders.move',
    isVersioned: true,
    takes: z.object({ Id: Uuid }),
    gives: StaffOrder,
    refuses: ['bad_token', 'not_found', 'order_changed', 'order_undo_over'],
    example: { takes: { Id: example.exampleOrderId }, gives: example.exampleStaffOrder },
  }),
  nameParcel: post('/api/services/app/Staff/NameParcel', {
    summary:
      'Quién lleva un pedido que la tienda despacha por su cuenta y cómo se lo sigue; también lo corrige, hasta que se entrega. Si ya salió el correo del despacho, quien compró recibe otro con el cambio',
    who: 'staff',
    permission: 'parcels.edit',
    isVersioned: true,
    takes: z.object({
      Id: Uuid,
      /** Of an order that leaves in several; without it the one that left last. */
      parcel: z.int().min(1).max(10_000).optional(),
      ...ParcelTracking.shape,
    }),
    gives: StaffOrder,
    refuses: ['bad_token', 'not_found', 'order_changed', ...parcelTrackingRefusals],
    example: {
      takes: {
        Id: example.exampleOrderId,
        carrier: 'Correo Argentino',
        number: 'CP123456789AR',
        url: 'https://www.correoargentino.com.ar/formularios/e-commerce?id=CP123456789AR',
      },
      gives: example.exampleStaffOrder,
    },
  }),
  getFlags: get('/api/services/app/Staff/GetFlags', {
    summary:
      'Lo que alguien de la tienda tiene que mirar y nadie resolvió todavía: devoluciones pendientes, contracargos y avisos de pago que no coinciden',
    who: 'staff',
    permission: 'orders.view',
    takes: z.object({
      kind: z.enum(exceptionKinds).optional(),
      skipCount: QueryInt.pipe(z.int().min(0).max(1_000_000)).optional(),
      maxResultCount: QueryInt.pipe(z.int().min(1).max(200)).optional(),
    }),
    gives: z.object({ items: z.array(OrderException), totalCount: z.int() }),
    example: { takes: {}, gives: { items: [example.exampleException], totalCount: 1 } },
  }),
  settleFlag: post('/api/services/app/Staff/SettleFlag', {
    summary:
      'Da por resuelto lo que alguien tenía que mirar de un pedido, con una nota; queda con quién y cuándo. No mueve dinero: lo que se devolvió se registra con RecordRefund',
    who: 'staff',
    permission: 'payments.record',
    isVersioned: true,
    takes: z.object({
      Id: Uuid,
      kind: z.enum(exceptionKinds),
      /** The total of that kind that the person saw: if it has changed since, they must look again. */
      amount: Money.refine((minor) => minor >= 0 && minor <= 1e13),
      note: Text(300).min(1),
    }),
    gives: StaffOrder,
    refuses: ['bad_token', 'not_found', 'order_changed', 'nothing_to_settle', 'flag_changed'],
    example: {
      takes: {
        Id: example.exampleOrderId,
        kind: 'refund_owed',
        amount: 226_512,
        note: 'Lo usa como crédito en el pedido 57',
      },
      gives: example.exampleStaffOrder,
    },
  }),
}
