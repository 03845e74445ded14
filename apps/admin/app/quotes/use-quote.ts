import type { CallInput, CallResult } from '@estampa/contract/client'
import type { staffQuotes } from '@estampa/contract/staff'
import { notify } from '@estampa/web/notices'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, useStaffApi } from '../session/account.ts'

export type QuotesPage = CallResult<(typeof staffQuotes)['getQuotes']>
export type PipelineRow = QuotesPage['items'][number]
export type OfficeQuote = CallResult<(typeof staffQuotes)['getQuote']>
export type AnswerView = CallResult<(typeof staffQuotes)['previewAnswer']>
export type AnswerFields = CallInput<(typeof staffQuotes)['answerQuote']>

const quoteKey = (shop: string, id: string) => [shop, 'quote', id] as const

export function useQuote(id: string): UseQueryResult<OfficeQuote> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: quoteKey(shop, id),
    queryFn: ({ signal }) => api.getQuote({ Id: id }, { signal, isQuiet: true }),
  })
}

/** Shows the quote as a call gave it back, says what was done, and lets the lists ask again. */
export function useChangedQuote(): (changed: OfficeQuote, said: string) => void {
  const { shop } = useShop()
  const queries = useQueryClient()
  return (changed, said) => {
    queries.setQueryData(quoteKey(shop, changed.quote.id), changed)
    // an open list keeps its rows in place until somebody asks for new ones; one's own quote is to be there at once
    queries.removeQueries({ queryKey: [shop, 'quotes'], type: 'inactive' })
    void queries.invalidateQueries({ queryKey: [shop, 'quotes'] })
    // of the version that made way for this one
    void queries.invalidateQueries({ queryKey: [shop, 'quote'], refetchType: 'none' })
    notify(said)
  }
}
