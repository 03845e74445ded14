import { readFileSync } from 'node:fs'

/** The most used passwords of eight characters and more, in lower case, one a line; NOTICE says whose list it is. */
const FILE = new URL('common-passwords.txt', import.meta.url)

let known: ReadonlySet<string> | undefined

/** Whether guessers would try this password first, however its letters are capitalized. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(FILE, 'utf8').split('\n').filter(Boolean))
  return known.has(password.toLowerCase())
}
