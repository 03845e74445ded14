import type { Permission } from '@estampa/domain/staff'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { officeMessages } from '../messages/shell.ts'
import { useMay } from '../session/account.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

/** A screen for those whose role opens it; the server refuses its calls to the others in any case. */
export function Allowed({ to, children }: { to: Permission; children: ReactNode }) {
  const t = useMessages(officeMessages)
  const may = useMay()
  if (may(to)) return children
  return <NotFoundScreen title={t.not_allowed_title} text={t.not_allowed_text} />
}
