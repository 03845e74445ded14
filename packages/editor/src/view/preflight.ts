import { createContext, useContext } from 'react'
import type { PlannedThread } from './thread-list.tsx'

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

/** The threads of each embroidered print area as the server planned them, and the inks of a printed one, hex. */
export type AreaColors = {
  readonly printing_area_id: number
  readonly threads: readonly PlannedThread[]
  readonly colour_names: readonly string[]
}

export const AreaColorsContext = createContext<readonly AreaColors[]>([])
export const useAreaThreads = (area: number): readonly PlannedThread[] =>
  useContext(AreaColorsContext).find(({ printing_area_id }) => printing_area_id === area)?.threads ?? []

export const useAreaInks = (area: number): readonly string[] =>
  useContext(AreaColorsContext).find(({ printing_area_id }) => printing_area_id === area)?.colour_names ?? []

export const PreflightContext = createContext<readonly EditorCheck[]>([])
export const usePreflightChecks = (): readonly EditorCheck[] => useContext(PreflightContext)

export const PreflightStatusContext = createContext<PreflightStatus>({ isUnderWay: false, trouble: null })
export const usePreflightStatus = (): PreflightStatus => useContext(PreflightStatusContext)
