import { Skeleton } from '@estampa/ui/skeleton'
import { listMessages } from '../messages/catalog.ts'
import { useMessages } from '../messages/use-messages.ts'
import { gridClass } from './product-grid.tsx'

/** As many empty cards as there were full ones: the page keeps its height. */
export function GridSkeleton({ count }: { count: number }) {
  const t = useMessages(listMessages)
  return (
    <div role="status" aria-label={t.loading} className="@container">
      <div className={gridClass}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
          <div key={index}>
            <Skeleton className="aspect-square" />
            <Skeleton className="mt-3 h-4 w-20" />
            <Skeleton className="mt-2.5 h-5" />
            <Skeleton className="mt-1.5 h-5 w-2/3" />
            <Skeleton className="mt-3 h-6 w-28" />
          </div>
        ))}
      </div>
    </div>
  )
}
