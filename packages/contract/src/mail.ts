import { type MailKind, mailKindIds, mailTextFields } from '@estampa/domain/mail'
import { z } from 'zod'
import { Empty, get, post } from './call.ts'
import { Text, TextLine } from './wire.ts'

const Kind = z.enum(mailKindIds as readonly [MailKind, ...MailKind[]])
/** Far above what a mail takes: what is too long for its place is told at that place. */
const MOST_LETTERS = 6_000
const Written = Text(MOST_LETTERS)

/** What a shop wrote itself; null: the mail says what the original says. */
const OwnText = z.object({
  subject: z.string().nullable(),
  heading: z.string().nullable(),
  intro: z.string().nullable(),
  closing: z.string().nullable(),
})
const ChangedText = z
  .object({
    subject: TextLine(MOST_LETTERS).nullable(),
    heading: TextLine(MOST_LETTERS).nullable(),
    intro: Written.nullable(),
    closing: Written.nullable(),
  })
  .partial()

const MailTextRow = z.object({
  kind: Kind,
  /** Grows with every save; 0: the shop wrote nothing. */
  version: z.int(),
  text: OwnText,
  /** The shop does without mails of this kind. */
  isOff: z.boolean(),
  changed: z.object({ who: z.string(), at: z.iso.datetime() }).nullable(),
})

const Sender = z.object({
  version: z.int(),
  /** Null: the name of the shop. */
  name: z.string().nullable(),
  /** Null: the contact address of the shop. */
  replyTo: z.string().nullable(),
  signature: z.string(),
  /** What counts where those are null. */
  usual: z.object({ name: z.string(), replyTo: z.string().nullable() }),
  /** The address from which the installation sends; it is not the shop's to change. */
  address: z.string(),
})

const ChangedSender = z
  .object({
    name: TextLine(200).nullable(),
    replyTo: TextLine(300).nullable(),
    signature: Text(MOST_LETTERS),
  })
  .partial()

/** Why a text was not saved: who wrote the same fields, and what is stored now. */
export type MailTextConflict = {
  readonly fields: readonly string[]
  readonly who: string | null
  readonly stored: z.input<typeof MailTextRow>
}
export type MailSenderConflict = {
  readonly fields: readonly string[]
  readonly who: string | null
  readonly stored: z.input<typeof Sender>
}

const original = Object.fromEntries(mailTextFields.map((field) => [field, null])) as z.input<typeof OwnText>
const exampleRow: z.input<typeof MailTextRow> = {
  kind: 'order_placed',
  version: 3,
  text: { ...original, subject: '¡Ya está tu pedido {pedido}!' },
  isOff: false,
  changed: { who: 'Ana Ventas', at: '2026-11-20T15:04:00.000Z' },
}
const exampleSender: z.input<typeof Sender> = {
  version: 1,
  name: null,
  replyTo: null,
  signature: 'Un saludo,\nel equipo de {tienda}',
  usual: { name: 'Pampa', replyTo: 'hola@pampa.example' },
  address: 'no-reply@tiendas.example',
}

/** What may be tried before it is saved: the fields that are typed otherwise than they are stored. */
const TriedText = z.object({ kind: Kind, fields: ChangedText, signature: Written.optional() })

/** The words of a shop in its mails, and in whose name they go out. */
export const staffMailTexts = {
  getMailTexts: get('/api/services/app/Staff/GetMailTexts', {
    summary:
      'Los textos de los correos que la tienda escribió, cuáles no envía, y en nombre de quién salen; un correo que no está dice lo original',
    who: 'staff',
    permission: 'shop.view',
    takes: Empty,
    gives: z.object({ items: z.array(MailTextRow), sender: Sender }),
    example: { takes: {}, gives: { items: [exampleRow], sender: exampleSender } },
  }),
  saveMailText: post('/api/services/app/Staff/SaveMailText', {
    summary:
      'Cambia los textos de un correo que se nombran, o si se envía; null vuelve a lo original. Con lo que se vio de cada uno, se rechaza solo si alguien cambió los mismos',
    who: 'staff',
    permission: 'shop.edit',
    takes: z.object({
      kind: Kind,
      fields: ChangedText.extend({ isOff: z.boolean().optional() }),
      seen: OwnText.extend({ isOff: z.boolean() }).partial().optional(),
    }),
    gives: MailTextRow,
    refuses: ['mail_text_changed', 'mail_always_sent'],
    isVersioned: true,
    example: {
      takes: { kind: 'order_placed', fields: { subject: '¡Ya está tu pedido {pedido}!' } },
      gives: exampleRow,
    },
  }),
  saveMailSender: post('/api/services/app/Staff/SaveMailSender', {
    summary: 'Cambia el nombre con que salen los correos, adónde se responde, o la firma',
    who: 'staff',
    permission: 'shop.edit',
    takes: z.object({
      fields: ChangedSender,
      seen: Sender.pick({ name: true, replyTo: true, signature: true }).partial().optional(),
    }),
    gives: Sender,
    refuses: ['mail_text_changed'],
    isVersioned: true,
    example: { takes: { fields: { signature: 'Un saludo,\nel equipo de {tienda}' } }, gives: exampleSender },
  }),
  previewMailText: post('/api/services/app/Staff/PreviewMailText', {
    summary: 'El correo con datos de muestra y los textos como se escribieron, sin guardarlos',
    who: 'staff',
    permission: 'shop.view',
    takes: TriedText,
    gives: z.object({ subject: z.string(), html: z.string(), plain: z.string() }),
    opens: 'read',
    example: {
      takes: { kind: 'order_placed', fields: { subject: '¡Ya está tu pedido {pedido}!' } },
      gives: {
        subject: '¡Ya está tu pedido 1042!',
        html: '<p>¡Gracias por tu compra, Lucía!</p>',
        plain: '¡Gracias por tu compra, Lucía!',
      },
    },
  }),
  sendTrialMail: post('/api/services/app/Staff/SendTrialMail', {
    summary:
      'Envía ese correo de muestra, con los textos como se escribieron, a quien lo pide; diez cada quince minutos',
    who: 'staff',
    permission: 'shop.edit',
    takes: TriedText,
    gives: z.object({
      recipient: z.string(),
      /** Whether there is a mail server; without it the demo's mailbox has the mail. */
      isSetUp: z.boolean(),
      /** What the mail server said; null: it took the mail. */
      failure: z.string().nullable(),
    }),
    refuses: ['bad_token', 'too_many_trial_mails'],
    opens: 'none',
    example: {
      takes: { kind: 'order_placed', fields: {} },
      gives: { recipient: 'ventas@pampa.example', isSetUp: true, failure: null },
    },
  }),
}
