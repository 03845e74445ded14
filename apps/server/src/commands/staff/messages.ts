import { readFile, stat } from 'node:fs/promises'
import { refuse } from '@estampa/domain/refusal'
import { listMessages, lockThread, type StoredMessage } from '../../orders/messages.store.ts'
import { writeMessage } from '../../orders/messages.ts'
import { sendProof } from '../../orders/send-proof.ts'
import { actor, inShop, moment, type StaffCommandHandler, valueOrThrow } from './command-context.ts'
import { describeNewState, orderIdOf } from './orders.ts'
import { readText } from './read-arguments.ts'
import { table } from './table.ts'

const MAX_BYTES = 20 * 1024 * 1024

/** Shows the buyer a file, or the order's own pictures. */
export const proofCommand: StaffCommandHandler = async (context, words) => {
  const [number, path] = words.positionals
  const { services, shop } = context
  const orderId = await orderIdOf(context, number)
  const file = path === undefined ? null : await readPicture(path)
  const who = await actor(context, words)
  const comment = words.values.comment ?? words.values.note ?? ''
  const request = { shop, orderId, file, comment: comment.slice(0, 1_000), who, now: services.now() }
  const sent = valueOrThrow(context, await sendProof(services, request))
  return `Boceto ${sent.number} enviado.\n${await describeNewState(context, orderId)}`
}

async function readPicture(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new Error(`No existe el archivo ${path}.`)
  if (found.size > MAX_BYTES) throw new Error(`El archivo ${path} pesa más de 20 MB.`)
  return readFile(path)
}

export const messageCommand: StaffCommandHandler = async (context, words) => {
  const [number, ...said] = words.positionals
  const text = readText(said.join(' '), 'El mensaje', 2_000)
  const orderId = await orderIdOf(context, number)
  const who = await actor(context, words)
  const now = context.services.now()
  const written = await inShop(context, async (tx) => {
    const thread = await lockThread(tx, orderId, null)
    return thread ? writeMessage(tx, thread, { orderId, who, text, now }) : refuse('not_found')
  })
  valueOrThrow(context, written)
  return `Mensaje enviado a quien hizo el pedido ${number}.`
}

export const messagesCommand: StaffCommandHandler = async (context, { positionals: [number] }) => {
  const { services, shop } = context
  const orderId = await orderIdOf(context, number)
  const found = await services.database.readInShop(shop.id, (tx) => listMessages(tx, orderId))
  const at = moment(context)
  const rows = found.map((one) => [at(one.at), one.name, wordsOf(one)])
  const data = found.map(({ at: written, name, text, files }) => ({
    at: written,
    name,
    text,
    files: files.map((file) => file.name),
  }))
  return { text: table(['cuándo', 'quién', 'mensaje'], rows), data }
}

/** On one line, with the names of what came with them. */
function wordsOf({ text, files }: StoredMessage): string {
  return [text.replace(/\s+/g, ' '), ...files.map(({ name }) => `[${name}]`)].filter(Boolean).join(' ')
}
