import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Id, Text, TextLine } from '../wire.ts'

/** What the shop answers again and again, under a name. */
const SavedReply = z.object({
  id: z.int(),
  name: z.string(),
  /** `{nombre}` and `{pedido}` stand for the buyer and the number of the order that it answers. */
  text: z.string(),
})

const SavedReplies = z.object({ items: z.array(SavedReply) })

const exampleReply = {
  name: 'Boceto en camino',
  text: 'Hola {nombre}: te mandamos el boceto del pedido {pedido} apenas esté listo.',
}
const exampleReplies: z.input<typeof SavedReplies> = { items: [{ id: 4, ...exampleReply }] }

/** The saved replies of a shop, which everybody who writes for it uses and keeps. */
export const staffSavedReplies = {
  getSavedReplies: get('/api/services/app/Staff/GetSavedReplies', {
    summary: 'Las respuestas rápidas de la tienda, por su nombre',
    who: 'staff',
    permission: 'messages.write',
    takes: Empty,
    gives: SavedReplies,
    example: { takes: {}, gives: exampleReplies },
  }),
  saveReply: post('/api/services/app/Staff/SaveReply', {
    summary: 'Guarda una respuesta rápida con un nombre, o cambia una guardada; hasta 50 por tienda',
    who: 'staff',
    permission: 'messages.write',
    takes: z.object({
      /** Of the one that is changed; without it a new one is made. */
      Id: Id.optional(),
      name: TextLine(60).min(1),
      text: Text(2_000).min(1),
    }),
    gives: SavedReplies,
    refuses: ['bad_token', 'not_found', 'too_many_replies', 'reply_name_taken'],
    example: { takes: exampleReply, gives: exampleReplies },
  }),
  removeReply: post('/api/services/app/Staff/RemoveReply', {
    summary: 'Borra una respuesta rápida de la tienda',
    who: 'staff',
    permission: 'messages.write',
    takes: z.object({ Id }),
    gives: SavedReplies,
    refuses: ['bad_token', 'not_found'],
    example: { takes: { Id: 4 }, gives: { items: [] } },
  }),
}
