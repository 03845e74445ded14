import { z } from 'zod'
import { get, post } from '../call.ts'
import { orderStates } from '../orders/states.ts'
import { QueryInt, Text, Uuid } from '../wire.ts'
import { exampleOrderId } from './example.ts'
import { OrderListQuery } from './orders.ts'

const MOST = 500
const Moment = z.iso.datetime()
const RunId = z.int().min(1).max(2_147_483_647)

/** Many orders go there at once; each end of an order is a decision of its own. */
const runStates = ['confirmed', 'art_review', 'in_production', 'ready', 'shipped', 'delivered'] as const
const outcomes = ['waiting', 'moved', 'left_out'] as const
const undoOutcomes = ['waiting', 'undone', 'kept'] as const

const RunRow = z.object({
  id: Uuid,
  number: z.int(),
  /** Where it stands now. */
  state: z.enum(orderStates),
})

export const OrderRun = z.object({
  id: z.int(),
  to: z.enum(runStates),
  note: z.string(),
  who: z.string(),
  at: Moment,
  /** null: it is still running. */
  doneAt: Moment.nullable(),
  total: z.int(),
  moved: z.int(),
  leftOut: z.int(),
  /** Until when it can be taken back; null where it cannot any more, or was. */
  undoableUntil: Moment.nullable(),
  undo: z
    .object({
      who: z.string(),
      at: Moment,
      doneAt: Moment.nullable(),
      undone: z.int(),
      /** Orders that have changed since and stay as they are. */
      kept: z.int(),
    })
    .nullable(),
})

const WholeRun = OrderRun.extend({
  orders: z.array(
    RunRow.extend({
      from: z.enum(orderStates),
      outcome: z.enum(outcomes),
      /** Why it was left out; null where it was not. */
      why: z.string().nullable(),
      undo: z.enum(undoOutcomes).nullable(),
      /** Why it stays as it is. */
      undoWhy: z.string().nullable(),
    }),
  ),
})

const run: z.input<typeof OrderRun> = {
  id: 7,
  to: 'in_production',
  note: 'Tanda del lunes',
  who: 'Ana Ventas',
  at: '2026-11-23T12:00:00.000Z',
  doneAt: '2026-11-23T12:00:03.000Z',
  total: 1,
  moved: 1,
  leftOut: 0,
  undoableUntil: null,
  undo: null,
}
const row = { id: exampleOrderId, number: 42, state: 'in_production' as const }
const wholeRun: z.input<typeof WholeRun> = {
  ...run,
  orders: [{ ...row, from: 'confirmed', outcome: 'moved', why: null, undo: null, undoWhy: null }],
}

export const staffOrderRuns = {
  previewOrderRun: post('/api/services/app/Staff/PreviewOrderRun', {
    summary:
      'Qué pasaría si muchos pedidos pasaran a un estado: cuáles irían, y cuáles no y por qué. Los pedidos se nombran, o son los de un filtro; no cambia nada',
    who: 'staff',
    permission: 'orders.move',
    takes: z.object({
      to: z.enum(runStates),
      orders: z.array(Uuid).min(1).max(MOST).optional(),
      /** The filter of `GetOrders`: all that it finds. */
      filter: OrderListQuery.optional(),
    }),
    gives: z.object({
      to: z.enum(runStates),
      moving: z.int(),
      orders: z.array(RunRow.extend({ version: z.int(), why: z.string().nullable() })),
    }),
    refuses: ['bad_token', 'too_many_orders_at_once', 'no_order_chosen'],
    opens: 'read',
    example: {
      takes: { to: 'in_production', orders: [exampleOrderId] },
      gives: {
        to: 'in_production',
        moving: 1,
        orders: [{ ...row, state: 'confirmed', version: 3, why: null }],
      },
    },
  }),
  startOrderRun: post('/api/services/app/Staff/StartOrderRun', {
    summary:
      'Pasa muchos pedidos a un estado, cada uno por su lado y en segundo plano. Uno que cambió después de la versión nombrada queda como está. Los correos esperan cinco minutos, en los que se puede deshacer',
    who: 'staff',
    permission: 'orders.move',
    takes: z.object({
      to: z.enum(runStates),
      note: Text(300).default(''),
      orders: z
        .array(z.object({ id: Uuid, version: z.int().min(1) }))
        .min(1)
        .max(MOST),
    }),
    gives: WholeRun,
    refuses: ['bad_token', 'not_found'],
    example: {
      takes: { to: 'in_production', note: run.note, orders: [{ id: exampleOrderId, version: 3 }] },
      gives: wholeRun,
    },
  }),
  getOrderRuns: get('/api/services/app/Staff/GetOrderRuns', {
    summary: 'Las últimas tandas de pedidos que se movieron juntos, la más nueva primero',
    who: 'staff',
    permission: 'orders.view',
    takes: z.object({}),
    gives: z.object({ items: z.array(OrderRun) }),
    example: { takes: {}, gives: { items: [run] } },
  }),
  getOrderRun: get('/api/services/app/Staff/GetOrderRun', {
    summary: 'Una tanda: quién, cuándo, cómo va, y qué fue de cada pedido',
    who: 'staff',
    permission: 'orders.view',
    takes: z.object({ Id: QueryInt.pipe(RunId) }),
    gives: WholeRun,
    refuses: ['not_found'],
    example: { takes: { Id: 7 }, gives: wholeRun },
  }),
  undoOrderRun: post('/api/services/app/Staff/UndoOrderRun', {
    summary:
      'Deshace una tanda: cada pedido vuelve a donde estaba; los que cambiaron después quedan como están y se nombran',
    who: 'staff',
    permission: 'orders.move',
    takes: z.object({ Id: RunId }),
    gives: WholeRun,
    refuses: ['bad_token', 'not_found', 'order_run_running', 'order_undo_over'],
    example: { takes: { Id: 7 }, gives: wholeRun },
  }),
}
