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

/** The design as it is now is still being looked at, or could not be looked at and why. */
export type Judging = { readonly isUnderWay: boolean; readonly trouble: string | null }

export const JudgementContext = createContext<readonly Judgement[]>([])
export const useJudgements = (): readonly Judgement[] => useContext(JudgementContext)

export const JudgingContext = createContext<Judging>({ isUnderWay: false, trouble: null })
export const useJudging = (): Judging => useContext(JudgingContext)
