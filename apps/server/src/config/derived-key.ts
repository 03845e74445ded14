import { createHmac } from 'node:crypto'
import type { Config } from '../config.ts'

/** One secret, a different key for each use. */
export function derivedKey({ secretKey }: Pick<Config, 'secretKey'>, use: string): Buffer {
  return createHmac('sha256', secretKey).update(use).digest()
}
