import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { productsListMessages } from '../messages/list.ts'
import { useTemplate } from '../theme/use-template.ts'

type SkeletonProps = { count: number }

/** As many placeholders as there were products, in the template's variant of lists, so that the page keeps its height. */
export function ListingSkeleton({ count }: SkeletonProps) {
  const { list } = useTemplate()
  return list === 'rows' ? <RowsSkeleton count={count} /> : <GridSkeleton count={count} />
}

export function GridSkeleton({ count }: SkeletonProps) {
  return (
    <Loading>
      <div className="product-grid">
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
    </Loading>
  )
}

function RowsSkeleton({ count }: SkeletonProps) {
  return (
    <Loading>
      <div className="border-t border-line">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
          <div key={index} className="product-row">
            <Skeleton className="aspect-square" />
            <div>
              <Skeleton className="h-3.5 w-16" />
              <Skeleton className="mt-2 h-5 w-4/5 max-w-80" />
              <Skeleton className="mt-3 h-3.5 w-32" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}

function Loading({ children }: { children: ReactNode }) {
  const t = useMessages(productsListMessages)
  return (
    <div role="status" aria-label={t.loading} className="@container">
      {children}
    </div>
  )
}
