import { readFile, stat } from 'node:fs/promises'
import { refuse } from '@estampa/domain/refusal'
import { listMessages, lockTalk } from '../../orders/messages.store.ts'
import { writeMessage } from '../../orders/messages.ts'
import { sendProof } from '../../proofs/send-proof.ts'
import { actor, inShop, moment, sure, type Work } from './desk.ts'
import { afterwards, idOf } from './orders.ts'
import { readText } from './read-words.ts'
import { table } from './table.ts'

const MOST_BYTES = 20 * 1024 * 1024

/** Shows the buyer a file, or the order's own pictures. */
export const proof: Work = async (desk, words) => {
  const [number, path] = words.positionals
  const { services, shop } = desk
  const orderId = await idOf(desk, number)
  const file = path === undefined ? null : await readPicture(path)
  const who = await actor(desk, words)
  const comment = words.values.comment ?? words.values.note ?? ''
  const asked = { shop, orderId, file, comment: comment.slice(0, 1_000), who, now: services.now() }
  const sent = sure(desk, await sendProof(services, asked))
  return `Boceto ${sent.number} enviado.\n${await afterwards(desk, orderId)}`
}

async function readPicture(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new Error(`No existe el archivo ${path}.`)
  if (found.size > MOST_BYTES) throw new Error(`El archivo ${path} pesa más de 20 MB.`)
  return readFile(path)
}

export const message: Work = async (desk, words) => {
  const [number, ...said] = words.positionals
  const text = readText(said.join(' '), 'El mensaje', 2_000)
  const orderId = await idOf(desk, number)
  const who = await actor(desk, words)
  const now = desk.services.now()
  const written = await inShop(desk, async (tx) => {
    const talk = await lockTalk(tx, orderId, null)
    return talk ? writeMessage(tx, talk, { orderId, who, text, now }) : refuse('not_found')
  })
  sure(desk, written)
  return `Mensaje enviado a quien hizo el pedido ${number}.`
}

export const messages: Work = async (desk, { positionals: [number] }) => {
  const { services, shop } = desk
  const orderId = await idOf(desk, number)
  const found = await services.database.readInShop(shop.id, (tx) => listMessages(tx, orderId))
  const at = moment(desk)
  const rows = found.map((one) => [at(one.at), one.name, one.text.replace(/\s+/g, ' ')])
  const data = found.map(({ at: written, name, text }) => ({ at: written, name, text }))
  return { text: table(['cuándo', 'quién', 'mensaje'], rows), data }
}
