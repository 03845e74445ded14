import { Skeleton } from '@estampa/ui/skeleton'

const rows = [1, 2, 3, 4, 5]

/** The placeholder of a record list that is loading. */
export function RecordListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="mt-4 min-h-page divide-y divide-line border-y border-line">
      <span className="sr-only">{label}</span>
      {rows.map((row) => (
        <div key={row} className="flex gap-4 py-5 sm:gap-6">
          <Skeleton className="size-18 shrink-0 sm:size-22" />
          <div className="grid flex-1 content-start gap-2.5">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-5 w-3/4 max-w-80" />
            <Skeleton className="h-5 w-28" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The placeholder of an order or quote that is loading. */
export function RecordSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-page content-start gap-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-10 w-64" />
      <div className="grid gap-12 md:grid-cols-summary">
        <div className="grid content-start gap-4">
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} className="h-24" />
          ))}
        </div>
        <Skeleton className="h-80" />
      </div>
    </div>
  )
}
