/**
 * What the branch and the shop have written to each other about its orders, in the two shops whose office people try:
 * thanks that need no answer, a question that has one, and one that nobody has read yet.
 */
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '@estampa/server/db/database'
import { readThread, writeMessage } from '@estampa/server/orders/messages'
import { lockThread, type MessageSide } from '@estampa/server/orders/messages.store'
import type { DemoShop } from './demo-shops.ts'
import type { DemoCountry } from './shops/demo-shop.ts'

/** Somebody writes, or reads what the other side has written. */
type ConversationTurn = {
  readonly daysAgo: number
  readonly by: MessageSide
  readonly text?: Readonly<Record<DemoCountry, string>>
}

const shopsWithMessages = new Set(['pampa', 'andina'])
const both = (text: string) => ({ ARG: text, CL: text })

/** One for each past order, the oldest first. */
const conversations: readonly (readonly ConversationTurn[])[] = [
  [
    {
      daysAgo: 46,
      by: 'customer',
      text: {
        ARG: 'Hola, ¿el envío incluye la descarga en nuestro depósito?',
        CL: 'Hola, ¿el despacho incluye la descarga en nuestra bodega?',
      },
    },
    {
      daysAgo: 45,
      by: 'staff',
      text: {
        ARG: '¡Hola! Sí, el transporte descarga en planta baja. Te avisamos apenas salga.',
        CL: '¡Hola! Sí, el transporte descarga en el primer piso. Te avisamos apenas salga.',
      },
    },
    { daysAgo: 35, by: 'customer', text: both('Llegó todo en perfecto estado. ¡Muchas gracias!') },
    { daysAgo: 34, by: 'staff' },
  ],
  [
    {
      daysAgo: 7,
      by: 'customer',
      text: both('¿Para cuándo estarían listos? Los necesitamos para una feria.'),
    },
    {
      daysAgo: 5,
      by: 'staff',
      text: {
        ARG: 'Ya entraron en producción. Calculá una semana más; si la feria es antes, avisanos.',
        CL: 'Ya entraron en producción. Calcula una semana más; si la feria es antes, avísanos.',
      },
    },
    { daysAgo: 4, by: 'customer' },
  ],
  [
    {
      daysAgo: 1,
      by: 'customer',
      text: both('¿Puedo pagar con dos transferencias?\nUna hoy y la otra el lunes.'),
    },
  ],
]

/** What was written about the branch's order of this place among its past ones, turn by turn. */
export function conversationAbout(place: number, { config }: DemoShop): readonly ConversationTurn[] {
  return shopsWithMessages.has(config.tenant.tenancyName) ? (conversations[place] ?? []) : []
}

type SpokenTurn = { orderId: string; turn: ConversationTurn; country: DemoCountry; now: Date }

/** Whoever writes has read what was written before. */
export async function takeTurn(
  tx: Tx,
  { orderId, turn, country, now }: SpokenTurn,
): Promise<Refusal | undefined> {
  const { by, text } = turn
  const thread = await lockThread(tx, orderId, null)
  if (!thread) return refuse('not_found')
  const who =
    by === 'staff'
      ? { kind: by, id: 'demo', name: 'Mostrador' }
      : { kind: by, id: String(thread.customerId), name: thread.buyer }
  const written = text && (await writeMessage(tx, thread, { orderId, who, text: text[country], now }))
  if (isRefusal(written)) return written
  await readThread(tx, { orderId, by, now })
}
