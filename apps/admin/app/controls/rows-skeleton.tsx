import { Skeleton } from '@estampa/ui/skeleton'

/** Rows that are loading, as high as those that come. */
export function RowsSkeleton({ label, rows = 8 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="border-t border-line">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div key={row} className="flex h-10 items-center gap-6 border-b border-line px-2">
          <Skeleton className="h-3.5 w-14" />
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3.5 w-24 max-sm:hidden" />
          <Skeleton className="ml-auto h-3.5 w-20" />
        </div>
      ))}
    </div>
  )
}
