import { connect } from 'node:net'
import { FailureEnvelope } from '@estampa/contract/envelope'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import type { App } from './app.ts'
import { endSlowRequestBodies } from './invalid-requests.ts'

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

/** Sends these bytes as they are and gives the status and the body of the answer. */
async function speak(bytes: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(testShops.origin)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(5_000, () => socket.destroy())
  let heard = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    heard += part
  })
  socket.write(bytes)
  await new Promise((ended) => socket.once('close', ended))
  const [head = '', ...body] = heard.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), body: body.join('\r\n\r\n') }
}

const config = '/api/services/app/PartnerConfigs/GetConfig'
const close = 'host: pampa.example\r\nconnection: close\r\nabp-tenantid: pampa\r\n'

test.each([
  ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  ['a header without end', `GET ${config} HTTP/1.1\r\n${close}x-long: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['an address without end', `GET ${config}?key=${'a'.repeat(40_000)} HTTP/1.1\r\n${close}\r\n`, 431],
  ['two lengths', `POST ${config} HTTP/1.1\r\n${close}content-length: 1\r\ncontent-length: 2\r\n\r\nab`, 400],
  ['two hosts', `GET ${config} HTTP/1.1\r\n${close}host: andina.example\r\n\r\n`, 400],
  ['a host with a space', `GET ${config} HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n`, 400],
  ['a host with a name before it', `GET / HTTP/1.1\r\nhost: x@y\r\nconnection: close\r\n\r\n`, 400],
  ['an escape that is none', `GET /api/%zz HTTP/1.1\r\n${close}\r\n`, 400],
  ['an address with a NUL', `GET /api/%00 HTTP/1.1\r\n${close}\r\n`, 404],
  ['an unknown call', `GET /api/services/app/Nobody/Knows HTTP/1.1\r\n${close}\r\n`, 404],
  ['a method that the call has not', `DELETE ${config} HTTP/1.1\r\n${close}\r\n`, 404],
  ['a method that nobody has', `BREW ${config} HTTP/1.1\r\n${close}\r\n`, 400],
])('%s is answered in the envelope [API-53]', async (_what, bytes, status) => {
  const heard = await speak(bytes)
  expect([heard.status, heard.body.slice(0, 200)]).toEqual([status, expect.anything()])
  expect(FailureEnvelope.safeParse(JSON.parse(heard.body)).error?.issues ?? []).toEqual([])
})

test('a body that drips is ended, an upload that goes on is not [API-53]', async () => {
  const app = Fastify() as unknown as App
  endSlowRequestBodies(app, 300)
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().once('end', () => done(null))
  })
  app.post('/', async () => 'heard')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  /** Sends a piece every 100 ms, as long as somebody listens. */
  const drip = async (type: string, piece: string, pieces: number) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    let heard = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      heard += part
    })
    const ended = new Promise((closed) => socket.once('close', closed))
    const length = piece.length * pieces
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
    )
    for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1) {
      socket.write(piece)
      await new Promise((next) => setTimeout(next, 100))
    }
    await ended
    return heard.split('\r\n')[0]
  }
  try {
    expect(await drip('application/json', ' ', 40)).toBe('HTTP/1.1 408 Request Timeout')
    expect(await drip('multipart/form-data; boundary=x', 'x', 40)).toBe('HTTP/1.1 408 Request Timeout')
    expect(await drip('multipart/form-data; boundary=x', 'x'.repeat(80_000), 10)).toBe('HTTP/1.1 200 OK')
  } finally {
    await app.close()
  }
})

test('a body that arrived while the process stood still is read, however long that took [API-53]', async () => {
  const app = Fastify() as unknown as App
  endSlowRequestBodies(app, 300)
  const { promise: isUnderWay, resolve: begin } = Promise.withResolvers<void>()
  app.addHook('onRequest', (_request, _reply, done) => {
    begin()
    done()
  })
  app.post('/', async () => 'heard')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  try {
    const socket = connect(Number(port), '127.0.0.1')
    const answer = new Promise<string>((heard) => socket.setEncoding('utf8').once('data', heard))
    socket.write(
      'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n',
    )
    await isUnderWay
    socket.write('{}')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)
    expect((await answer).split('\r\n')[0]).toBe('HTTP/1.1 200 OK')
  } finally {
    await app.close()
  }
})

describe('a Chilean shop says «tú»', () => {
  const signIn = '/api/TokenAuth/Authenticate'
  const json = 'content-type: application/json\r\n'
  const end = 'host: shops.example\r\nconnection: close\r\n'
  const andina = 'abp-tenantid: andina\r\n'
  const unread = `${json}content-length: 5\r\n\r\n{"a":`

  test.each([
    ['a body that cannot be read', `POST ${signIn} HTTP/1.1\r\n${end}${andina}${unread}`],
    [
      'the shop named by its number',
      () => `POST ${signIn} HTTP/1.1\r\n${end}abp.tenantid: ${testShops.andina}\r\n${unread}`,
    ],
    ['the shop named in the query', `POST ${signIn}?tenancyName=andina HTTP/1.1\r\n${end}${unread}`],
    [
      'the shop named by a token alone',
      () => `POST ${signIn} HTTP/1.1\r\n${end}${bearer(testShops.andina)}${unread}`,
    ],
    ['an address that cannot be read', `GET /api/%zz HTTP/1.1\r\n${end}${andina}\r\n`],
  ])('%s [API-53]', async (_what, bytes) => {
    const { status, body } = await speak(typeof bytes === 'string' ? bytes : bytes())
    expect([status, JSON.parse(body).error.message]).toEqual([
      400,
      expect.stringContaining('Inténtalo de nuevo'),
    ])
  })

  test('and without a shop it is said as in Argentina', async () => {
    const { body } = await speak(`POST ${signIn} HTTP/1.1\r\n${end}${unread}`)
    expect(JSON.parse(body).error.message).toContain('Probá de nuevo')
  })
})

const bearer = (shop: number) => {
  const payload = Buffer.from(JSON.stringify({ shop })).toString('base64url')
  return `authorization: Bearer e30.${payload}.none\r\n`
}
