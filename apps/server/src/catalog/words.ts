import { plainText } from '@estampa/domain/plain-text'

const most = 40

/** The words of a text in small letters without accents («Polerón Ñandú» → poleron, nandu). */
export function wordsOf(text: string): string[] {
  const plain = plainText(text)
  return (plain.match(/[a-z0-9]+/g) ?? []).filter((word) => word.length <= most)
}

/** Words that have accents, by how they are filed: tazon → tazón. */
export function accentsIn(text: string): [filed: string, shown: string][] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.flatMap((shown): [string, string][] => {
    const [filed, ...more] = wordsOf(shown)
    return filed && filed !== shown && more.length === 0 ? [[filed, shown]] : []
  })
}

/** How a code may be typed: by its parts («AR-12» → ar, 12) and in one piece (ar12). */
export function wordsOfCode(code: string): string[] {
  const parts = wordsOf(code)
  const whole = parts.join('')
  return parts.length > 1 && whole.length <= most ? [...parts, whole] : parts
}

/** Last segment of an address: «Taza térmica 350 ml» → taza-termica-350-ml. */
export function slugOf(text: string): string {
  return wordsOf(text).join('-').slice(0, 80).replace(/-$/, '') || 'producto'
}
