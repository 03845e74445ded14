import { z } from 'zod'
import { get, post } from '../call.ts'
import { QueryInt, Text, Uuid } from '../wire.ts'

/** What came with a message: a picture, written anew, or a PDF that is only downloaded. Its addresses end. */
const MessageFile = z.object({
  name: z.string(),
  kind: z.enum(['picture', 'pdf']),
  bytes: z.int(),
  url: z.string(),
  preview_url: z.string().nullable(),
})

/** A message of the thread between buyer and workshop about an order. */
export const OrderMessage = z.object({
  /** 1, 2, 3 … in the order. */
  sequence: z.int(),
  who: z.enum(['customer', 'staff']),
  name: z.string(),
  /** Empty where only files came. */
  text: z.string(),
  files: z.array(MessageFile),
  at: z.iso.datetime(),
  /** When the other side first saw it. */
  readAt: z.iso.datetime().nullable(),
})

export const MessageText = Text(2_000).min(1)
/** Oldest first; of a very long thread only the newest, and those before them by `before`. */
export const OrderMessages = z.array(OrderMessage)

/** One page of a message thread. */
export const MessagesQuery = z.object({
  Id: Uuid,
  before: QueryInt.pipe(z.int().min(1).max(2_147_483_647)).optional().meta({
    description:
      'Solo los mensajes anteriores a este `sequence`: los 300 más nuevos de ellos. Hay más mientras el primero que llega no sea el 1',
  }),
})

const id = '7a0c9d1e-3f52-4b8a-9c61-5d2e8f40b713'
const question: z.input<typeof OrderMessage> = {
  sequence: 1,
  who: 'customer',
  name: 'Lucía Paz',
  text: '¿Llegan antes del 12? Son para un evento.',
  files: [],
  at: '2026-11-20T15:30:00.000Z',
  readAt: '2026-11-20T16:02:00.000Z',
}
const reply: z.input<typeof OrderMessage> = {
  sequence: 2,
  who: 'staff',
  name: 'Ana del taller',
  text: 'Sí: los despachamos el 9.',
  files: [],
  at: '2026-11-20T16:05:00.000Z',
  readAt: null,
}
export const messagesExample = { takes: { Id: id, before: 3 }, gives: [question, reply] }

/** A message with files: they say something by themselves. */
export const MessageWithFiles = z.object({ Id: Uuid, text: Text(2_000).default('') })
export const messageFileRefusals = [
  'no_file',
  'too_many_files',
  'file_too_large',
  'receipt_unreadable',
  'receipt_heic',
  'receipt_runs',
  'receipt_locked',
  'picture_too_big',
  'not_found',
  'too_many_messages',
] as const
export const exampleWithFiles: z.input<typeof OrderMessages> = [
  {
    ...question,
    text: '',
    readAt: null,
    files: [
      {
        name: 'logo nuevo.pdf',
        kind: 'pdf',
        bytes: 48_211,
        url: '/files/t3k9a0/6mNq1uVtX0/shops/1/messages/0b6f4a52-1c7e-4f0a-8a53-8f3c1a9e2d10.pdf',
        preview_url: null,
      },
    ],
  },
]

export const messageCalls = {
  getOrderMessages: get('/api/services/app/Orders/GetOrderMessages', {
    summary: 'Los mensajes de un pedido propio; los de la tienda quedan leídos',
    who: 'buyer',
    takes: MessagesQuery,
    gives: OrderMessages,
    refuses: ['not_found'],
    // what is shown counts as read
    opens: 'write',
    forReadOnly: true,
    example: messagesExample,
  }),
  sendOrderMessage: post('/api/services/app/Orders/SendOrderMessage', {
    summary:
      'Escribe a la tienda sobre un pedido propio. El mismo texto dos veces seguidas es un solo mensaje',
    who: 'buyer',
    takes: z.object({ Id: Uuid, text: MessageText }),
    gives: OrderMessages,
    refuses: ['not_found', 'too_many_messages'],
    example: {
      takes: { Id: id, text: question.text },
      gives: [{ ...question, readAt: null }],
    },
  }),
  sendMessageFiles: post('/api/services/app/Orders/SendMessageFiles', {
    summary:
      'Escribe a la tienda sobre un pedido propio con hasta 3 archivos (PDF, PNG, JPG o WebP, hasta 10 MB cada uno); el texto puede faltar. Las imágenes se codifican de nuevo',
    who: 'buyer',
    takes: MessageWithFiles,
    gives: OrderMessages,
    refuses: messageFileRefusals,
    opens: 'none',
    multipart: true,
    example: { takes: { Id: id, text: '' }, gives: exampleWithFiles },
  }),
}
