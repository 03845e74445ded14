import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedBody, type Encoding, encodeBody } from './encoded-body.ts'

const text = 'Taza de cerámica blanca de 11 onzas. '.repeat(100)

test('a body that is kept keeps no memory but its own, compressed or not [SYS-04]', async () => {
  const body = encodeBody(text)
  const encodings: Encoding[] = ['br', 'gzip']
  const compressed = await Promise.all(encodings.map((encoding) => compressedBody(body, encoding)))
  for (const bytes of [body.bytes, ...compressed]) expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
  expect(Object.values(body.compressed)).toEqual(compressed)
})

test('a body is what its text says, also where a letter takes several bytes [SYS-04]', async () => {
  const body = encodeBody(text)
  expect(body.bytes.toString()).toBe(text)
  expect(gunzipSync(await compressedBody(body, 'gzip')).toString()).toBe(text)
})
