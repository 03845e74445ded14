import { createContext, useContext } from 'react'

/** A preflight check of a print area or of one element, in a sentence; `refuse` cannot be ordered. */
export type EditorCheck = {
  readonly printing_area_id: number
  /** null: the whole print area. */
  readonly element_id: string | null
  readonly code: string
  readonly level: 'note' | 'warn' | 'refuse'
  readonly sentence: string
  /** The best first. */
  readonly remedies: readonly string[]
  readonly params: Readonly<Record<string, string | number | null>>
}

/** Status of the preflight: it is under way, or failed and why. */
export type PreflightStatus = { readonly isUnderWay: boolean; readonly trouble: string | null }

export const PreflightContext = createContext<readonly EditorCheck[]>([])
export const usePreflightChecks = (): readonly EditorCheck[] => useContext(PreflightContext)

export const PreflightStatusContext = createContext<PreflightStatus>({ isUnderWay: false, trouble: null })
export const usePreflightStatus = (): PreflightStatus => useContext(PreflightStatusContext)
