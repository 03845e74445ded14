/** Whether two names can be of one product, however a supplier rewrites them. */
import { plainOf } from './text.ts'

const particles = new Set(['con', 'para', 'del', 'las', 'los', 'por', 'sin', 'una', 'uno', 'the', 'and'])
/** Letters by which «taza» and «tazas» are one word. */
const stemLetters = 4

/** No word of one is in the other: with these names they are two products. */
export function isOtherName(before: string, after: string): boolean {
  const [old, fresh] = [stemsOf(before), stemsOf(after)]
  if (old.size === 0 || fresh.size === 0) return plainOf(before) !== plainOf(after)
  return ![...old].some((stem) => fresh.has(stem))
}

function stemsOf(name: string): Set<string> {
  const words = plainOf(name).split(' ')
  const significant = words.filter((word) => word.length >= 3 && !particles.has(word))
  return new Set(significant.map((word) => word.slice(0, stemLetters)))
}
