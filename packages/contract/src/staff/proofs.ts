import { z } from 'zod'
import { get, post } from '../call.ts'
import {
  exampleWithFiles,
  MessagesQuery,
  MessageText,
  MessageWithFiles,
  messageFileRefusals,
  messagesExample,
} from '../orders/messages.ts'
import { Text, Uuid } from '../wire.ts'
import { exampleStaffOrder } from './example.ts'
import { exampleStaffMessages, StaffMessages } from './message-threads.ts'
import { StaffOrder } from './order.ts'

const { takes: asked, gives: messages } = messagesExample
const takes = { Id: asked.Id }
const talk = exampleStaffMessages(messages)

/** The proofs that the staff shows to an order's buyer, with their comments. */
export const staffProofs = {
  sendProof: post('/api/services/app/Staff/SendProof', {
    summary:
      'Envía un boceto para que el comprador lo apruebe: un archivo PNG, JPG o WebP o, sin archivo, las imágenes del propio pedido',
    who: 'staff',
    permission: 'proofs.send',
    isVersioned: true,
    takes: z.object({ Id: Uuid, comment: Text(1_000).default('') }),
    gives: z.object({
      /** Number of the proof, in its order. */
      number: z.int(),
    }),
    refuses: [
      'bad_token',
      'not_found',
      'order_changed',
      'order_move_not_allowed',
      'too_many_files',
      'busy',
      'picture_too_big',
      'too_complex',
      'proof_unreadable',
      'proof_without_picture',
      'artwork_not_ready',
    ],
    opens: 'none',
    multipart: true,
    example: {
      takes: { ...takes, comment: 'El logo va a 8 cm de ancho, en el pecho.' },
      gives: { number: 1 },
    },
  }),
  remindProof: post('/api/services/app/Staff/RemindProof', {
    summary:
      'Manda otro correo a quien todavía no respondió el boceto de su pedido; uno por día. Dos días después de enviarlo va uno solo, si nadie lo hizo antes',
    who: 'staff',
    permission: 'proofs.send',
    isVersioned: true,
    takes: z.object({ Id: Uuid }),
    gives: StaffOrder,
    refuses: [
      'bad_token',
      'not_found',
      'order_changed',
      'proof_answered',
      'proof_not_waiting',
      'proof_reminded',
    ],
    example: { takes, gives: exampleStaffOrder },
  }),
  getOrderMessages: get('/api/services/app/Staff/GetOrderMessages', {
    summary: 'Los mensajes de un pedido de la tienda; los del comprador quedan leídos',
    who: 'staff',
    permission: 'messages.view',
    takes: MessagesQuery,
    gives: StaffMessages,
    refuses: ['not_found'],
    // what is shown counts as read
    opens: 'write',
    example: { takes: asked, gives: talk },
  }),
  sendOrderMessage: post('/api/services/app/Staff/SendOrderMessage', {
    summary: 'Escribe al comprador sobre su pedido; le llega también por correo',
    who: 'staff',
    permission: 'messages.write',
    takes: z.object({ Id: Uuid, text: MessageText }),
    gives: StaffMessages,
    refuses: ['bad_token', 'not_found', 'too_many_messages'],
    example: { takes: { ...takes, text: 'Sí: los despachamos el 9.' }, gives: talk },
  }),
  sendMessageFiles: post('/api/services/app/Staff/SendMessageFiles', {
    summary:
      'Escribe al comprador con hasta 3 archivos (PDF, PNG, JPG o WebP, hasta 10 MB cada uno); el texto puede faltar. Un correo le avisa; las imágenes se codifican de nuevo',
    who: 'staff',
    permission: 'messages.write',
    takes: MessageWithFiles,
    gives: StaffMessages,
    refuses: ['bad_token', ...messageFileRefusals],
    opens: 'none',
    multipart: true,
    example: { takes: { ...takes, text: '' }, gives: exampleStaffMessages(exampleWithFiles) },
  }),
}
