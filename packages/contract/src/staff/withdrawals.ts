import { z } from 'zod'
import { get, post } from '../call.ts'
import { checkPaging, counts, MAX_PER_PAGE, pagingOf } from '../paging.ts'
import { Text } from '../wire.ts'
import { exampleOrderId } from './example.ts'

const Moment = z.iso.datetime()
const WithdrawalCode = z.string().regex(/^[A-Z]{2}-[0-9A-Z]{8}$/)
const outcomes = ['accepted', 'refused'] as const

export const WithdrawalRequest = z.object({
  /** Code of the request, for the requester: «AR-7K2M9QXD». */
  code: WithdrawalCode,
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
  /** The decision; null while it is open. */
  closed: z
    .object({
      outcome: z.enum(outcomes),
      /** The answer that the requester was given. */
      answer: z.string(),
      /** For the people of the shop. */
      note: z.string(),
      by: z.string(),
      at: Moment,
    })
    .nullable(),
})

const open: z.input<typeof WithdrawalRequest> = {
  code: 'AR-7K2M9QXD',
  at: '2026-11-21T12:00:00.000Z',
  orderNumber: '1024',
  name: 'Lucía Paz',
  email: 'lucia@empresa.example',
  reason: 'Llegó después del evento',
  order: {
    id: exampleOrderId,
    number: 1024,
    isOfEmail: true,
    isDecorated: false,
    deliveredAt: '2026-11-18T15:00:00.000Z',
    term: 'within',
  },
  closed: null,
}
const decision = { answer: 'Pasamos a buscar la caja el martes.', note: 'Reintegro 556677' }
const closed = { ...decision, outcome: 'accepted' as const, by: 'Ana Ventas', at: '2026-11-21T15:00:00.000Z' }

export const staffWithdrawals = {
  getRegretRequests: get('/api/services/app/Staff/GetRegretRequests', {
    summary:
      'Las solicitudes de arrepentimiento o retracto de la tienda, las nuevas primero; todas, las abiertas o las cerradas',
    who: 'staff',
    permission: 'withdrawals.view',
    takes: z
      .object({ ...pagingOf(MAX_PER_PAGE), state: z.enum(['open', 'closed']).optional() })
      .superRefine(checkPaging),
    gives: z.object({ items: z.array(WithdrawalRequest), ...counts }),
    example: {
      takes: { page: 1, limit: 20, state: 'open' },
      gives: { items: [open], totalCount: 1, count: 1, page: 1, total_pages: 1 },
    },
  }),
  closeRegretRequest: post('/api/services/app/Staff/CloseRegretRequest', {
    summary:
      'Cierra una solicitud de arrepentimiento o retracto, una sola vez: aceptada o rechazada. Quien la hizo recibe un correo con la respuesta; la nota queda en la tienda',
    who: 'staff',
    permission: 'withdrawals.close',
    takes: z.object({
      code: WithdrawalCode,
      outcome: z.enum(outcomes),
      /** The answer to the requester; required for a refusal, as its reason. */
      answer: Text(1_000).default(''),
      note: Text(1_000).default(''),
    }),
    gives: WithdrawalRequest,
    refuses: ['bad_token', 'not_found', 'regret_closed', 'regret_reason_missing'],
    example: { takes: { code: open.code, outcome: 'accepted', ...decision }, gives: { ...open, closed } },
  }),
}
