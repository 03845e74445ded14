import { orderQueueNames } from '@estampa/domain/orders/queues'
import { waitingStageNames } from '@estampa/domain/quotes'
import { z } from 'zod'
import { Empty, get } from '../call.ts'
import { Money } from '../wire.ts'

const Sales = z.object({ orders: z.int(), total: Money })

const waiting = {
  count: z.int(),
  /** Those that have waited too long. */
  overdue: z.int(),
  /** Of the one that has waited longest; null where none waits. */
  since: z.iso.datetime().nullable(),
}

/** The morning of a shop: what waits, and what was sold. */
const Today = z.object({
  /** Quotes that wait for the shop or for their buyer; null for whoever may not see quotes. */
  quotes: z.array(z.object({ stage: z.enum(waitingStageNames), ...waiting })).nullable(),
  /** Every queue, in the order in which they are gone through. */
  queues: z.array(z.object({ queue: z.enum(orderQueueNames), ...waiting })),
  /** Exceptions of the money that nobody has resolved, as GetFlags lists them. */
  flags: z.int(),
  /** Mails that the mail server refused; null for whoever may not see mails. */
  failedMails: z.int().nullable(),
  /** The last fourteen days in the shop's calendar, oldest first, today last; what counts as a sale as the figures count it. */
  days: z.array(z.object({ day: z.iso.date(), ...Sales.shape })).length(14),
  /** The last seven days, today among them, and the seven before. */
  week: Sales,
  weekBefore: Sales,
})

const exampleDays = Array.from({ length: 14 }, (_, index) => ({
  day: `2026-11-${String(index + 9).padStart(2, '0')}`,
  orders: index % 3,
  total: (index % 3) * 226_512,
}))

export const staffToday = {
  getToday: get('/api/services/app/Staff/GetToday', {
    summary:
      'Lo que hay que hacer hoy en la tienda, cuánto de eso espera hace demasiado, y las ventas de la semana junto a las de la anterior',
    who: 'staff',
    permission: 'orders.view',
    takes: Empty,
    gives: Today,
    example: {
      takes: {},
      gives: {
        quotes: [{ stage: 'asked', count: 2, overdue: 1, since: '2026-11-20T09:30:00.000Z' }],
        queues: [{ queue: 'answers', count: 3, overdue: 1, since: '2026-11-17T13:00:00.000Z' }],
        flags: 1,
        failedMails: 2,
        days: exampleDays,
        week: { orders: 8, total: 1_812_096 },
        weekBefore: { orders: 5, total: 1_132_560 },
      },
    },
  }),
}
