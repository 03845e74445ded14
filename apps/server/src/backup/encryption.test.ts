import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newSalt, openKeys } from './encryption.ts'

const CHUNK = 65_536
const SEALED_CHUNK = CHUNK + 16

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function read(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of source) pieces.push(piece)
  return Buffer.concat(pieces)
}

test('what is encrypted by a passphrase is read by it alone, whatever its length and pieces [SYS-05]', async () => {
  const salt = newSalt()
  const keys = await openKeys('una frase larga y secreta', salt)
  const same = await openKeys('una frase larga y secreta', salt)
  const other = await openKeys('otra frase larga y secreta', salt)
  for (const length of [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 200_001]) {
    const plain = randomBytes(length)
    const encrypted = await read(keys.encrypt('files', inPieces(plain, 1_000)))
    expect(encrypted.length).toBe(length + 16 * Math.max(1, Math.ceil(length / CHUNK)))
    expect(await read(same.decrypt('files', inPieces(encrypted, 70_001)))).toEqual(plain)
    await expect(read(other.decrypt('files', inPieces(encrypted, CHUNK)))).rejects.toThrow('dañada')
    await expect(read(same.decrypt('database', inPieces(encrypted, CHUNK)))).rejects.toThrow('dañada')
  }
})

test('a chunk that was changed, moved, repeated or cut off is noticed [SYS-05]', async () => {
  const keys = await openKeys('una frase larga y secreta', newSalt())
  const whole = await read(keys.encrypt('files', inPieces(randomBytes(3 * CHUNK), CHUNK)))
  const chunk = (at: number) => whole.subarray(at * SEALED_CHUNK, (at + 1) * SEALED_CHUNK)
  const changed = Buffer.from(whole)
  changed[CHUNK + 5] = (changed[CHUNK + 5] ?? 0) ^ 1
  const spoiled = [
    changed,
    Buffer.concat([chunk(1), chunk(0), chunk(2)]),
    Buffer.concat([chunk(0), chunk(1), chunk(1), chunk(2)]),
    Buffer.concat([chunk(0), chunk(1)]),
    whole.subarray(0, whole.length - 1),
    Buffer.alloc(0),
  ]
  for (const bytes of spoiled) {
    await expect(read(keys.decrypt('files', inPieces(bytes, CHUNK)))).rejects.toThrow('dañada')
  }
})
