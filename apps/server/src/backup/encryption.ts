/**
 * Encryption of a backup by a passphrase: AES-256-GCM in chunks, each with a counter and a mark of the last one in its
 * nonce, so that chunks that were changed, moved, repeated or cut off are found before anything is made of them. The
 * salt is of one backup alone, and each of its parts has a key of its own: no nonce is ever used twice.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const CHUNK_BYTES = 65_536
const TAG_BYTES = 16
const NONCE_BYTES = 12
/** A guess takes a tenth of a second and 32 MB. */
const SCRYPT = { N: 32_768, r: 8, p: 1, maxmem: 67_108_864 }

export type BackupKeys = {
  /** Proof that this text was written by who knows the passphrase. */
  readonly seal: (text: string) => string
  readonly isSealOf: (seal: string, text: string) => boolean
  readonly encrypt: (part: string, plain: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>
  /** Throws at the first chunk that is not as it was written. */
  readonly decrypt: (part: string, encrypted: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>
}

export const newSalt = (): string => randomBytes(16).toString('hex')

export async function openKeys(passphrase: string, salt: string): Promise<BackupKeys> {
  const derive = promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt)
  const root = await derive(passphrase.normalize('NFC'), Buffer.from(salt, 'hex'), KEY_BYTES, SCRYPT)
  const keyOf = (part: string) => Buffer.from(hkdfSync('sha256', root, '', `estampa ${part}`, KEY_BYTES))
  const sealed = (text: string) => createHmac('sha256', keyOf('manifest')).update(text).digest()
  return {
    seal: (text) => sealed(text).toString('hex'),
    isSealOf: (seal, text) => {
      const [given, expected] = [Buffer.from(seal, 'hex'), sealed(text)]
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
    encrypt: (part, plain) => encryptChunks(keyOf(part), plain),
    decrypt: (part, encrypted) => decryptChunks(keyOf(part), encrypted),
  }
}

async function* encryptChunks(key: Buffer, plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let count = 0
  for await (const { bytes, isLast } of chunksOf(plain, CHUNK_BYTES)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(count, isLast))
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    count += 1
  }
}

async function* decryptChunks(key: Buffer, encrypted: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let count = 0
  for await (const { bytes, isLast } of chunksOf(encrypted, CHUNK_BYTES + TAG_BYTES)) {
    yield decryptChunk(key, nonceOf(count, isLast), bytes)
    count += 1
  }
}

function decryptChunk(key: Buffer, nonce: Buffer, bytes: Buffer): Buffer {
  const end = bytes.length - TAG_BYTES
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(Math.max(0, end)))
    return Buffer.concat([decipher.update(bytes.subarray(0, Math.max(0, end))), decipher.final()])
  } catch (cause) {
    throw new Error('La copia está dañada: no se puede descifrar.', { cause })
  }
}

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeBigUInt64BE(BigInt(count), 0)
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1)
  return nonce
}

/** All of the same size but the last, which may be shorter or empty. */
async function* chunksOf(source: AsyncIterable<Buffer>, size: number) {
  let held: Buffer[] = []
  let length = 0
  for await (const piece of source) {
    held.push(piece)
    length += piece.length
    if (length <= size) continue
    let whole = Buffer.concat(held)
    while (whole.length > size) {
      yield { bytes: whole.subarray(0, size), isLast: false }
      whole = whole.subarray(size)
    }
    held = [whole]
    length = whole.length
  }
  yield { bytes: Buffer.concat(held), isLast: true }
}
