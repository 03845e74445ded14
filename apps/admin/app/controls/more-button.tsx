import { Button } from '@estampa/ui/button'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'

type MoreButtonProps = {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>
  text: string
}

/** Below a list that comes page by page: what follows, while there is more. */
export function MoreButton({ query, text }: MoreButtonProps) {
  if (!query.hasNextPage) return null
  return (
    <Button
      variant="second"
      className="mt-4"
      isBusy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {text}
    </Button>
  )
}
