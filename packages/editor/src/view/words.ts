/** What the editor says. `cl` (tú) and `arg` (vos) hold only what differs; both come with the editor's chunk. */
import { createContext, useContext } from 'react'
import { keyWords } from './words/keys.ts'
import { layerWords } from './words/layers.ts'
import { pictureWords } from './words/pictures.ts'
import { textWords } from './words/text.ts'
import { toolWords } from './words/tools.ts'
import { workWords } from './words/work.ts'

export type Locale = 'cl' | 'arg'

const es = {
  ...workWords.es,
  ...toolWords.es,
  ...pictureWords.es,
  ...textWords.es,
  ...layerWords.es,
  ...keyWords.es,
}

export type Words = typeof es

const differences: Record<Locale, Partial<Words>> = {
  cl: {},
  arg: { ...workWords.arg, ...toolWords.arg, ...pictureWords.arg, ...textWords.arg, ...layerWords.arg },
}

export const wordsOf = (locale: Locale): Words => ({ ...es, ...differences[locale] })

export const WordsContext = createContext<Words>(es)
export const useWords = (): Words => useContext(WordsContext)
