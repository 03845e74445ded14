import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const METHOD = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Text that only who has the key reads. `of` says whose it is: what is sealed for one opens for no other. */
export function seal(key: Buffer, of: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(METHOD, key, nonce).setAAD(Buffer.from(of))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Throws where the key is another or the text was changed. */
export function unseal(key: Buffer, of: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(METHOD, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(of)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const opened = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]
  return Buffer.concat(opened).toString('utf8')
}
