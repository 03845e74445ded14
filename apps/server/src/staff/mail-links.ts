/**
 * The links of mails to people of a shop. A link is made from the id of its row and the server's secret: the database
 * holds nothing that opens anything, and a mail that is written again carries the same link.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'

type Secret = Pick<Config, 'secretKey'>
type LinkKind = 'reset' | 'invitation'

const ID_BYTES = 16
const SEAL_BYTES = 24

export function linkToken(config: Secret, kind: LinkKind, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, sealOf(config, kind, bytes)]).toString('base64url')
}

/** The id that a link names; undefined: it is none of ours. */
export function readLinkToken(config: Secret, kind: LinkKind, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SEAL_BYTES || bytes.toString('base64url') !== token) return undefined
  const id = bytes.subarray(0, ID_BYTES)
  if (!timingSafeEqual(sealOf(config, kind, id), bytes.subarray(ID_BYTES))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function sealOf(config: Secret, kind: LinkKind, id: Buffer): Buffer {
  return createHmac('sha256', derivedKey(config, 'links of people'))
    .update(kind)
    .update(id)
    .digest()
    .subarray(0, SEAL_BYTES)
}
