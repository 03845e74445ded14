import { threadFilters } from '@estampa/domain/orders/queues'
import { z } from 'zod'
import { get, post } from '../call.ts'
import { messagesExample, OrderMessage } from '../orders/messages.ts'
import { QueryInt, Text, Uuid } from '../wire.ts'
import { exampleOrderId } from './example.ts'

/** A message of an order as the shop reads it. */
export const StaffMessage = OrderMessage.extend({
  /** Who of the shop said that it needs no answer, and when; only of the buyer's. */
  closed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
})
export const StaffMessages = z.array(StaffMessage)

/** The thread of an order, as the list of the shop's threads shows it. */
export const StaffThread = z.object({
  /** Of the order. */
  id: Uuid,
  number: z.int(),
  buyer: z.object({ name: z.string(), email: z.string(), company: z.string() }),
  last: z.object({
    sequence: z.int(),
    who: z.enum(['customer', 'staff']),
    name: z.string(),
    at: z.iso.datetime(),
    /** The first line of the message; empty where only files came. */
    line: z.string(),
    /** How many files came with it. */
    files: z.int(),
  }),
  /** Messages of the buyer that nobody of the shop has seen. */
  unread: z.int(),
  /** Whether somebody of the shop said that the last message, the buyer's, needs no answer. */
  isClosed: z.boolean(),
})

const takes = { Id: exampleOrderId }

/** Messages of an example as the shop reads them. */
export function exampleStaffMessages(
  messages: readonly z.input<typeof OrderMessage>[],
): z.input<typeof StaffMessages> {
  return messages.map((message) => ({ ...message, closed: null }))
}
const question = exampleStaffMessages(messagesExample.gives.slice(0, 1))

/** The message threads of the shop. */
export const staffThreads = {
  getMessageThreads: get('/api/services/app/Staff/GetMessageThreads', {
    summary:
      'Los hilos de mensajes de la tienda, el último mensaje más nuevo primero: los que nadie leyó, los que esperan respuesta o todos; por número de pedido o palabras de quien compra. Y cuántos hay sin leer y por responder',
    who: 'staff',
    permission: 'messages.view',
    takes: z.object({
      show: z.enum(threadFilters).default('unread'),
      Filtro: Text(100).optional(),
      PaginaActual: QueryInt.pipe(z.int().min(1).max(10_000)).optional(),
      maxResultCount: QueryInt.pipe(z.int().min(1).max(100)).optional(),
    }),
    gives: z.object({
      items: z.array(StaffThread),
      unread: z.int(),
      waiting: z.int(),
      totalCount: z.int(),
      total_pages: z.int(),
    }),
    example: {
      takes: { show: 'unread', PaginaActual: 1, maxResultCount: 25 },
      gives: {
        items: [
          {
            id: exampleOrderId,
            number: 1024,
            buyer: { name: 'Lucía Paz', email: 'compras@paz.example', company: 'Paz Hermanos S.A.' },
            last: {
              sequence: 1,
              who: 'customer',
              name: 'Lucía Paz',
              at: '2026-11-20T15:30:00.000Z',
              line: '¿Llegan antes del 12? Son para un evento.',
              files: 0,
            },
            unread: 1,
            isClosed: false,
          },
        ],
        unread: 1,
        waiting: 3,
        totalCount: 1,
        total_pages: 1,
      },
    },
  }),
  closeThread: post('/api/services/app/Staff/CloseThread', {
    summary:
      'Marca que un hilo no necesita respuesta: deja de esperarla hasta que el comprador vuelva a escribir. `lastSeen` es el `sequence` del último mensaje que se leyó; si llegó otro o hay uno sin leer, no se marca. Si ya se respondió o ya estaba marcado, queda como está',
    who: 'staff',
    permission: 'messages.write',
    takes: z.object({ Id: Uuid, lastSeen: z.int().min(1).max(2_147_483_647) }),
    gives: StaffMessages,
    refuses: ['bad_token', 'not_found', 'message_not_seen'],
    example: {
      takes: { ...takes, lastSeen: 1 },
      gives: question.map((message) => ({
        ...message,
        closed: { by: 'Ana del taller', at: '2026-11-20T16:05:00.000Z' },
      })),
    },
  }),
  reopenThread: post('/api/services/app/Staff/ReopenThread', {
    summary: 'Deshace la marca: el hilo vuelve a esperar respuesta',
    who: 'staff',
    permission: 'messages.write',
    takes: z.object({ Id: Uuid }),
    gives: StaffMessages,
    refuses: ['bad_token', 'not_found'],
    example: { takes, gives: question },
  }),
}
