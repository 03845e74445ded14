import { randomBytes } from 'node:crypto'

/** Without I, L, O and U, which people mistake for others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** A code that a person quotes when they ask about their request: «AR-7K2M9QXD». Nobody guesses another's. */
export function newRequestCode(prefix: string): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31])
  return `${prefix}-${letters.join('')}`
}
