import type { SearchWord } from './listing-masks.store.ts'
import { phraseOf, synonymsOf } from './synonyms.ts'
import { wordsOf } from './words.ts'

/** More words than this narrow nothing. */
const MAX_WORDS = 8

/** The words of a search, each with its alternatives; all have to be found. The last one may be half typed. */
export function searchWords(text: string): SearchWord[] {
  const words = joinPhrases(wordsOf(text)).slice(0, MAX_WORDS)
  return words.flatMap((word, index) => {
    const isLast = index === words.length - 1
    const alternatives: SearchWord[] = [{ index, word, kind: 'said' }]
    for (const synonym of [...synonymsOf(word), ...otherNumber(word)]) {
      alternatives.push({ index, word: synonym, kind: 'synonym' })
    }
    if (isLast && word.length > 1) alternatives.push({ index, word, kind: 'prefix' })
    for (const swapped of swaps(word)) alternatives.push({ index, word: swapped, kind: 'swapped' })
    return alternatives
  })
}

function joinPhrases(words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const phrase = phraseOf(word, words[at + 1])
    joined.push(phrase ?? word)
    if (phrase) at++
  }
  return joined
}

// the Spanish stemmer knows taza/tazas and botón/botones, not lápiz/lápices
function otherNumber(word: string): string[] {
  if (word.endsWith('ces')) return [word.replace(/ces$/, 'z')]
  return word.endsWith('z') ? [word.replace(/z$/, 'ces')] : []
}

/** The slip that trigrams miss: two neighbouring letters in the wrong order. */
function swaps(word: string): string[] {
  if (word.length < 4 || /[0-9]/.test(word)) return []
  return Array.from({ length: word.length - 1 }, (_, at) => {
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  }).filter((swapped) => swapped !== word)
}
