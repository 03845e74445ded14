import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { officeMessages } from '../messages/shell.ts'
import { AccountContext, useAccountQuery } from '../session/account.ts'
import { isSessionOver } from '../session/queries.ts'
import { entryPath } from '../session/return-path.ts'
import { ShellSkeleton } from './shell-skeleton.tsx'

/** Lets people through who have signed in; the others sign in first and come back to the page that they wanted. */
export function AccountGate({ children }: { children: ReactNode }) {
  const t = useMessages(officeMessages)
  const { data, error, refetch } = useAccountQuery()
  const { pathname, search } = useLocation()
  if (isSessionOver(error)) return <Navigate replace to={entryPath(pathname + search)} />
  if (data) return <AccountContext value={data}>{children}</AccountContext>
  if (!error) return <ShellSkeleton />
  return (
    <main className="grid min-h-page place-items-center">
      <RecordFailure error={error} title={t.error_page_text} retry={() => void refetch()} heading="h1" />
    </main>
  )
}
