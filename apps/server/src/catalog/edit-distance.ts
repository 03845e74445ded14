import { wordsOf } from './words.ts'

/** Letters to add, take or change until one word is the other; accents do not count. */
export function editDistance(typed: string, meant: string): number {
  const [from, to] = [wordsOf(typed).join(''), wordsOf(meant).join('')]
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (let other = 0; other < to.length; other++) {
      const changed = (row[other] ?? 0) + (letter === to[other] ? 0 : 1)
      next.push(Math.min(changed, (row[other + 1] ?? 0) + 1, (next[other] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
