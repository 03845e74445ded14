/**
 * The link of a version: whoever has it may see and answer that version, without an account. What it carries
 * is made of the server's secret and the version's id, so that its owner can be shown it again, while the
 * database keeps its hash alone. After a change of the secret old links still open; the owner is shown none until
 * the quote is mailed again, which makes the one that opens from then on.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../config/derived-key.ts'
import type { Config } from '../config.ts'

/** 256 bits, for `#` of the page. */
export function quoteToken(config: Config, shop: number, quoteId: string): string {
  return createHmac('sha256', derivedKey(config, 'quotes')).update(`${shop} ${quoteId}`).digest('base64url')
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function isTokenOf(token: string, hash: Buffer): boolean {
  return timingSafeEqual(hashOfToken(token), hash)
}

/** Path in the shop. What follows the # stays in the browser: no log and no other site ever hears it. */
export function quoteLink(token: string): string {
  return `/quote#${token}`
}
