import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { officeMessages } from '../messages/shell.ts'

/** The frame of the office while it is not known who is in front of it. */
export function ShellSkeleton() {
  const t = useMessages(officeMessages)
  return (
    <div className="office">
      <div className="office-side">
        <Skeleton className="m-2 h-8 w-40" />
      </div>
      <main className="office-page">
        <Skeleton className="mb-6 h-7 w-40" />
        <RowsSkeleton label={t.loading} />
      </main>
    </div>
  )
}
