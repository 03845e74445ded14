import { isFailure } from '@estampa/web/failures'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { accountKey } from './account.ts'

/** What a session that is over answers. */
export function isSessionOver(error: unknown): boolean {
  return isFailure(error) && error.fault?.refusal === 'not_signed_in'
}

/** What was read, kept for as long as the page is open. A failure of the network or of the server is tried once more. */
export function createQueries(): QueryClient {
  const watch = (error: unknown, key?: readonly unknown[]) => {
    if (isSessionOver(error) && key?.[0] !== accountKey[0]) {
      void queries.invalidateQueries({ queryKey: accountKey })
    }
  }
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => watch(error, queryKey) }),
    mutationCache: new MutationCache({ onError: (error) => watch(error) }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (tries, error) => tries < 1 && (!isFailure(error) || error.status >= 500),
      },
    },
  })
  return queries
}
