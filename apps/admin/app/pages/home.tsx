import { EmptyState } from '@estampa/ui/empty-state'
import { useMessages } from '@estampa/web/messages'
import { Navigate } from 'react-router'
import { officeMessages } from '../messages/shell.ts'
import { useAccount } from '../session/account.ts'
import { AccountGate } from '../shell/account-gate.tsx'

/** Leads to the first shop in which the person works; who runs the installation and works in none, to its shops. */
export default function HomePage() {
  return (
    <AccountGate>
      <FirstShop />
    </AccountGate>
  )
}

function FirstShop() {
  const t = useMessages(officeMessages)
  const { shops, person } = useAccount()
  const first = shops.find(({ inspectedUntil }) => inspectedUntil === null)
  if (!first && person.isOperator) return <Navigate replace to="/operator" />
  if (first) return <Navigate replace to={`/${first.shop}`} />
  return (
    <main className="grid min-h-page place-items-center">
      <title>{t.office}</title>
      <EmptyState heading="h1" drawing="lost" title={t.no_shops_title} text={t.no_shops_text} />
    </main>
  )
}
