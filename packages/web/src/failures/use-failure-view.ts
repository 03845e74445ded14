import { createContext, useCallback, useContext } from 'react'
import { type FailureSentences, type FailureView, toFailureView } from './failures.ts'

/** What a front end says of a failure without a sentence of the server; each sets its own around its pages. */
export const FailureSentencesContext = createContext<FailureSentences | undefined>(undefined)

/** `useFailureView()(error)` is the failure as a page shows it. The function stays the same between renderings. */
export function useFailureView(): (error: unknown) => FailureView {
  const sentences = useContext(FailureSentencesContext)
  if (!sentences) throw new Error('no FailureSentencesContext around this page')
  return useCallback((error: unknown) => toFailureView(error, sentences), [sentences])
}
