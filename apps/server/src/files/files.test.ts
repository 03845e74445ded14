import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Files, openFiles } from './files.ts'

/** As much of the S3 protocol as one bucket with small objects needs. */
const kept = new Map<string, { bytes: Buffer; type: string }>()

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = (request.url ?? '').split('?')[0] ?? ''
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
    return void response.writeHead(403).end()
  if (request.method === 'PUT') {
    kept.set(key, { bytes: await buffer(request), type: request.headers['content-type'] ?? '' })
    return void response.end()
  }
  if (request.method === 'DELETE') {
    kept.delete(key)
    return void response.writeHead(204).end()
  }
  const found = kept.get(key)
  if (!found) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-length': found.bytes.length, 'content-type': found.type })
  response.end(request.method === 'HEAD' ? undefined : found.bytes)
}

let bucket: Server
const stores: Record<string, Files> = {}

beforeAll(async () => {
  bucket = createServer((request, response) => void answer(request, response))
  await new Promise<void>((open) => bucket.listen(0, '127.0.0.1', open))
  stores.disk = openFiles({ driver: 'disk', folder: join(tmpdir(), `estampa-files-${randomUUID()}`) })
  stores.s3 = openFiles({
    driver: 's3',
    bucket: 'shop',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})
afterAll(() => new Promise((closed) => bucket.close(closed)))

describe.each(['disk', 's3'])('files on %s', (driver) => {
  const store = (): Files => {
    const files = stores[driver]
    if (!files) throw new Error('no such store')
    return files
  }

  test('tell their size with their content', async () => {
    const files = store()
    await files.put('shops/1/logos/size.png', Buffer.from('12345'), 'image/png')
    const found = await files.measured('shops/1/logos/size.png')
    expect(found?.size).toBe(5)
    expect(found && (await buffer(found.content))).toEqual(Buffer.from('12345'))
    expect(await files.measured('shops/1/logos/nothing.png')).toBeUndefined()
    await files.delete('shops/1/logos/size.png')
  })

  test('are there as they were put, until they are deleted', async () => {
    const files = store()
    const bytes = Buffer.from([0, 1, 2, 250, 255])
    await files.put('shops/1/logos/a.png', bytes, 'image/png')
    expect(await files.has('shops/1/logos/a.png')).toBe(true)
    expect(await files.get('shops/1/logos/a.png')).toEqual(bytes)
    const stream = await files.stream('shops/1/logos/a.png')
    expect(stream && (await buffer(stream))).toEqual(bytes)
    await files.put('shops/1/logos/a.png', Buffer.from('new'), 'image/png')
    expect(String(await files.get('shops/1/logos/a.png'))).toBe('new')
    await files.delete('shops/1/logos/a.png')
    expect(await files.get('shops/1/logos/a.png')).toBeUndefined()
    expect(await files.stream('shops/1/logos/a.png')).toBeUndefined()
    await expect(files.delete('shops/1/logos/a.png')).resolves.toBeUndefined()
  })

  test.each(['../outside', 'a/../../b', '/etc/passwd', 'a//b', '', '.hidden', 'a/.b'])(
    'never reach «%s»',
    async (key) => {
      await expect(store().get(key)).rejects.toThrow('not a key')
      await expect(store().put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not a key')
    },
  )
})

test('nobody reads half a file while it is written', async () => {
  const files = stores.disk as Files
  const whole = Buffer.alloc(8_000_000, 7)
  await files.put('big.png', whole, 'image/png')
  const writing = Promise.all([1, 2, 3].map(() => files.put('big.png', whole, 'image/png')))
  for (let read = 0; read < 10; read += 1) expect((await files.get('big.png'))?.length).toBe(whole.length)
  await writing
})
