import { z } from 'zod'
import { get, post } from '../call.ts'
import { checkPaging, counts, MOST_PER_PAGE, pagingOf } from '../paging.ts'
import { Text } from '../wire.ts'
import { exampleOrderId } from './example.ts'

const Moment = z.iso.datetime()
const RegretCode = z.string().regex(/^[A-Z]{2}-[0-9A-Z]{8}$/)
const outcomes = ['accepted', 'refused'] as const

export const RegretRequest = z.object({
  /** Names the request to whoever made it: «AR-7K2M9QXD». */
  code: RegretCode,
  at: Moment,
  orderNumber: z.string(),
  email: z.string(),
  name: z.string(),
  reason: z.string(),
  /** The order of that number, if there is one. */
  order: z
    .object({
      id: z.uuid(),
      number: z.int(),
      /** Whether the e-mail is one of the order's. */
      isOfEmail: z.boolean(),
      /** Made to specification: the exception may apply, which a person decides. */
      isDecorated: z.boolean(),
      deliveredAt: Moment.nullable(),
      term: z.enum(['open', 'within', 'late']),
    })
    .nullable(),
  /** What was decided; null while it is open. */
  closed: z
    .object({
      outcome: z.enum(outcomes),
      /** What who asked was told. */
      answer: z.string(),
      /** For the people of the shop. */
      note: z.string(),
      by: z.string(),
      at: Moment,
    })
    .nullable(),
})

const open: z.input<typeof RegretRequest> = {
  ...{ code: 'AR-7K2M9QXD', at: '2026-11-21T12:00:00.000Z', orderNumber: '1024', name: 'Lucía Paz' },
  ...{ email: 'lucia@empresa.example', reason: 'Llegó después del evento' },
  order: {
    ...{ id: exampleOrderId, number: 1024, isOfEmail: true, isDecorated: false },
    ...{ deliveredAt: '2026-11-18T15:00:00.000Z', term: 'within' },
  },
  closed: null,
}
const said = { answer: 'Pasamos a buscar la caja el martes.', note: 'Reintegro 556677' }
const closed = { ...said, outcome: 'accepted' as const, by: 'Ana Ventas', at: '2026-11-21T15:00:00.000Z' }

export const staffRegrets = {
  getRegretRequests: get('/api/services/app/Staff/GetRegretRequests', {
    summary:
      'Las solicitudes de arrepentimiento o retracto de la tienda, las nuevas primero; todas, las abiertas o las cerradas',
    who: 'staff',
    takes: z
      .object({ ...pagingOf(MOST_PER_PAGE), state: z.enum(['open', 'closed']).optional() })
      .superRefine(checkPaging),
    gives: z.object({ items: z.array(RegretRequest), ...counts }),
    example: {
      takes: { page: 1, limit: 20, state: 'open' },
      gives: { items: [open], totalCount: 1, count: 1, page: 1, total_pages: 1 },
    },
  }),
  closeRegretRequest: post('/api/services/app/Staff/CloseRegretRequest', {
    summary:
      'Cierra una solicitud de arrepentimiento o retracto, una sola vez: aceptada o rechazada. Quien la hizo recibe un correo con la respuesta; la nota queda en la tienda',
    who: 'staff',
    takes: z.object({
      code: RegretCode,
      outcome: z.enum(outcomes),
      /** Read by who asked; of a refusal why, and then it may not be missing. */
      answer: Text(1_000).default(''),
      note: Text(1_000).default(''),
    }),
    gives: RegretRequest,
    refuses: ['bad_token', 'not_found', 'regret_closed', 'regret_reason_missing'],
    example: { takes: { code: open.code, outcome: 'accepted', ...said }, gives: { ...open, closed } },
  }),
}
