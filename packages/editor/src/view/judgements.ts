import { createContext, useContext } from 'react'

/** What the workshop thinks of a place or of one element, in a sentence; `refuse` cannot be ordered. */
export type Judgement = {
  readonly printing_area_id: number
  /** null: the place as a whole. */
  readonly element_id: string | null
  readonly code: string
  readonly level: 'note' | 'warn' | 'refuse'
  readonly sentence: string
  /** The best first. */
  readonly remedies: readonly string[]
  readonly params: Readonly<Record<string, string | number | null>>
}

export const JudgementContext = createContext<readonly Judgement[]>([])
export const useJudgements = (): readonly Judgement[] => useContext(JudgementContext)
