/** The signs that mean something to LIKE stand for themselves. */
const escaped = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** Whatever has these words in it. */
export const containing = (words: string): string => `%${escaped(words)}%`

/** Whatever begins with them. */
export const startingWith = (words: string): string => `${escaped(words)}%`
