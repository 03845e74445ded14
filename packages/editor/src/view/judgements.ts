import { createContext, useContext } from 'react'

/** What the workshop thinks of a place or of one element, in a sentence; `refuse` cannot be ordered. */
export type Judgement = {
  readonly printing_area_id: number
  /** Index of the element in its view; null: the place as a whole. */
  readonly element: number | null
  readonly code: string
  readonly level: 'note' | 'warn' | 'refuse'
  readonly sentence: string
  readonly remedy: string | null
  readonly params: Readonly<Record<string, string | number | null>>
}

export const JudgementContext = createContext<readonly Judgement[]>([])
export const useJudgements = (): readonly Judgement[] => useContext(JudgementContext)
