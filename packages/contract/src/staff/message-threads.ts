import { threadFilters } from '@estampa/domain/orders/queues'
import { z } from 'zod'
import { get } from '../call.ts'
import { QueryInt, Text, Uuid } from '../wire.ts'
import { exampleOrderId } from './example.ts'

/** The thread of an order, as the list of the shop's threads shows it. */
export const StaffThread = z.object({
  /** Of the order. */
  id: Uuid,
  number: z.int(),
  buyer: z.object({ name: z.string(), email: z.string(), company: z.string() }),
  last: z.object({
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
})

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
              who: 'customer',
              name: 'Lucía Paz',
              at: '2026-11-20T15:30:00.000Z',
              line: '¿Llegan antes del 12? Son para un evento.',
              files: 0,
            },
            unread: 1,
          },
        ],
        unread: 1,
        waiting: 3,
        totalCount: 1,
        total_pages: 1,
      },
    },
  }),
}
