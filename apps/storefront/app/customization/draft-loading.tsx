import { Button } from '@estampa/ui/button'
import { Skeleton } from '@estampa/ui/skeleton'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { shellMessages } from '../messages/shell.ts'

/** A skeleton of the page until the line of the cart is loaded, or the error with a retry button. */
export function DraftLoading({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const failureView = useFailureView()
  const shell = useMessages(shellMessages)
  if (failure) {
    return (
      <div role="alert" className="mt-5 grid justify-items-start gap-4">
        <p>{failureView(failure).message}</p>
        <Button onClick={onRetry}>{shell.retry}</Button>
      </div>
    )
  }
  return (
    <div aria-busy="true" className="mt-5 grid gap-x-12 gap-y-8 md:grid-cols-buying">
      <Skeleton className="aspect-square w-full max-md:mx-auto max-md:w-stage max-md:max-w-full" />
      <div className="grid content-start gap-4">
        {['quantity', 'place', 'technique', 'logo', 'position'].map((part) => (
          <Skeleton key={part} className="h-14" />
        ))}
      </div>
    </div>
  )
}
