/** A small DNS server on loopback, which answers over UDP what the tests write into its zone. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** What it says of a name. `fails` is a server in trouble, `silent` one that does not answer at all. */
export type DnsRecords = {
  /** Each text in the pieces in which it travels. */
  txt?: readonly (string | readonly string[])[]
  a?: readonly string[]
  cname?: string
  fails?: boolean
  silent?: boolean
}

const types = { A: 1, CNAME: 5, TXT: 16 } as const
const SERVFAIL = 2
const NXDOMAIN = 3
const HEADER_BYTES = 12
const TTL_S = 1

export type DnsServer = Awaited<ReturnType<typeof openDnsServer>>

export async function openDnsServer() {
  const zone = new Map<string, DnsRecords>()
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query)
    asked.push(name)
    const records = zone.get(name)
    if (records?.silent) return
    socket.send(answerTo(query.subarray(0, end), zone, name, type), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    /** As the setting takes it. */
    address: `127.0.0.1:${socket.address().port}`,
    /** Names that are not in it do not exist. */
    zone,
    asked,
    async close() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** The question as it came, and what the zone says of it; an alias brings along what it leads to. */
function answerTo(
  question: Buffer,
  zone: ReadonlyMap<string, DnsRecords>,
  name: string,
  type: number,
): Buffer {
  const records = zone.get(name)
  const answers: Buffer[] = []
  let owner = name
  let found = records
  while (found?.cname !== undefined) {
    answers.push(record(owner, types.CNAME, nameBytes(found.cname)))
    owner = found.cname
    found = zone.get(owner)
  }
  if (type === types.TXT) {
    for (const text of found?.txt ?? []) answers.push(record(owner, types.TXT, textBytes(text)))
  }
  if (type === types.A) {
    for (const one of found?.a ?? [])
      answers.push(record(owner, types.A, Buffer.from(one.split('.').map(Number))))
  }
  const status = found?.fails ? SERVFAIL : found === undefined ? NXDOMAIN : 0
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180 | status, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(answers.length, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, ...answers])
}

function record(owner: string, type: number, content: Buffer): Buffer {
  const fixed = Buffer.alloc(10)
  fixed.writeUInt16BE(type, 0)
  fixed.writeUInt16BE(1, 2)
  fixed.writeUInt32BE(TTL_S, 4)
  fixed.writeUInt16BE(content.length, 8)
  return Buffer.concat([nameBytes(owner), fixed, content])
}

function nameBytes(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)]))
  return Buffer.concat([...labels, Buffer.from([0])])
}

function textBytes(text: string | readonly string[]): Buffer {
  const pieces = typeof text === 'string' ? [text] : text
  return Buffer.concat(pieces.map((piece) => Buffer.from([piece.length, ...Buffer.from(piece)])))
}
