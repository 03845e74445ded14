import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { QueryInt, Text, Uuid } from '../wire.ts'
import { exampleOrderId } from './example.ts'

export const mailStates = ['failed', 'waiting', 'sent'] as const
const Moment = z.iso.datetime()
/** Names the event of which a mail tells, once: 'order-placed.<order>'. */
const MailId = Text(300).min(1)

const MailRow = z.object({
  id: z.string(),
  /** What it tells of: the beginning of its event. */
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  createdAt: Moment,
  /** When the mail server took it. */
  sentAt: Moment.nullable(),
  tries: z.int(),
  triedAt: Moment.nullable(),
  /** What the mail server said last, where it did not take it; it names nobody. */
  failure: z.string().nullable(),
  about: z.object({ kind: z.enum(['order', 'quote']), id: Uuid, number: z.string() }).nullable(),
  /** Why it cannot be sent again; null: it can. */
  cannotResend: z.enum(['mail_not_kept', 'mail_of_nobody', 'mail_just_sent']).nullable(),
})
const MailPage = MailRow.extend({
  /** As it was sent; null where it carries a code or a link that opens something. */
  html: z.string().nullable(),
  plain: z.string().nullable(),
})

const exampleRow: z.input<typeof MailRow> = {
  id: `order-placed.${exampleOrderId}`,
  kind: 'order-placed',
  recipient: 'lucia@empresa.example',
  subject: 'Recibimos tu pedido n.º 42',
  state: 'failed',
  createdAt: '2026-11-21T13:30:00.000Z',
  sentAt: null,
  tries: 1,
  triedAt: '2026-11-21T13:30:02.000Z',
  failure: '550 5.1.1 no such user',
  about: { kind: 'order', id: exampleOrderId, number: '42' },
  cannotResend: null,
}
const examplePage = { ...exampleRow, html: '<p>Recibimos tu pedido</p>', plain: 'Recibimos tu pedido' }

/** The mails of a shop of the last three months. */
export const staffMails = {
  getMails: get('/api/services/app/Staff/GetMails', {
    summary:
      'Los correos que la tienda envió, los que esperan y los que fallaron, el más nuevo primero; se borran a los noventa días',
    who: 'staff',
    permission: 'mails.view',
    takes: z.object({
      state: z.enum(mailStates).optional(),
      /** Words of the address or of the subject. */
      Filtro: Text(100).optional(),
      PaginaActual: QueryInt.pipe(z.int().min(1).max(10_000)).optional(),
      maxResultCount: QueryInt.pipe(z.int().min(1).max(100)).optional(),
    }),
    gives: z.object({
      items: z.array(MailRow),
      totalCount: z.int(),
      total_pages: z.int(),
      failed: z.int(),
      waiting: z.int(),
    }),
    example: {
      takes: { state: 'failed' },
      gives: { items: [exampleRow], totalCount: 1, total_pages: 1, failed: 1, waiting: 0 },
    },
  }),
  getMail: get('/api/services/app/Staff/GetMail', {
    summary:
      'Un correo como se envió; sin su texto si lleva un código o un enlace que abre algo. Los enlaces van sin lo que los abre',
    who: 'staff',
    permission: 'mails.view',
    takes: z.object({ Id: MailId }),
    gives: MailPage,
    refuses: ['not_found'],
    example: { takes: { Id: exampleRow.id }, gives: examplePage },
  }),
  resendMail: post('/api/services/app/Staff/ResendMail', {
    summary:
      'Envía un correo otra vez, como está guardado y sin sus adjuntos; una vez por minuto, por más que se pida dos veces',
    who: 'staff',
    permission: 'mails.send',
    takes: z.object({ Id: MailId }),
    gives: MailPage,
    refuses: ['not_found', 'mail_not_kept', 'mail_of_nobody', 'mail_just_sent'],
    example: { takes: { Id: exampleRow.id }, gives: { ...examplePage, state: 'waiting', failure: null } },
  }),
  resendFailedMails: post('/api/services/app/Staff/ResendFailedMails', {
    summary: 'Envía otra vez los correos que fallaron y todavía se pueden enviar; como mucho quinientos',
    who: 'staff',
    permission: 'mails.send',
    takes: Empty,
    gives: z.object({ sent: z.int(), leftOut: z.int() }),
    example: { takes: {}, gives: { sent: 3, leftOut: 1 } },
  }),
  sendTestMail: post('/api/services/app/Staff/SendTestMail', {
    summary:
      'Envía un correo de prueba a quien lo pide y dice si el servidor de correo lo tomó; uno por minuto',
    who: 'staff',
    permission: 'mails.send',
    takes: Empty,
    gives: z.object({
      recipient: z.string(),
      /** Whether there is a mail server; without it the demo's mailbox has the mail. */
      isSetUp: z.boolean(),
      /** What the mail server said; null: it took the mail. */
      failure: z.string().nullable(),
    }),
    refuses: ['bad_token'],
    opens: 'none',
    example: {
      takes: {},
      gives: { recipient: 'ventas@pampa.example', isSetUp: true, failure: null },
    },
  }),
}
