import { ActionMenu } from '@estampa/ui/action-menu'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { SkipLink } from '@estampa/ui/skip-link'
import { useMessages } from '@estampa/web/messages'
import { usePageFocus } from '@estampa/web/navigation'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink, Outlet, useNavigate } from 'react-router'
import { operatorMessages } from '../messages/operator.ts'
import { officeMessages } from '../messages/shell.ts'
import { useAccount } from '../session/account.ts'
import { signOutHere } from '../session/sign-out.ts'
import { AccountGate } from './account-gate.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** The pages of whoever runs the installation, which belong to no shop. */
export default function Installation() {
  return (
    <AccountGate>
      <Operators>
        <Frame />
      </Operators>
    </AccountGate>
  )
}

function Operators({ children }: { children: ReactNode }) {
  const t = useMessages(operatorMessages)
  if (useAccount().person.isOperator) return children
  return (
    <main className="grid min-h-page place-items-center">
      <NotFoundScreen title={t.not_operator_title} text={t.not_operator_text} />
    </main>
  )
}

function Frame() {
  const o = useMessages(officeMessages)
  const t = useMessages(operatorMessages)
  usePageFocus()
  return (
    <>
      <SkipLink to="page">{o.skip}</SkipLink>
      <header className="installation-bar">
        <span className="text-13 font-semibold tracking-wide">Estampa</span>
        <nav aria-label={o.navigation} className="flex">
          <NavLink to="/operator">{t.shops}</NavLink>
          <NavLink to="/new-shop">{t.new_shop}</NavLink>
        </nav>
        <div className="ml-auto">
          <AccountMenu />
        </div>
      </header>
      <main id="page" tabIndex={-1} className="office-page mx-auto">
        <Outlet />
      </main>
    </>
  )
}

function AccountMenu() {
  const t = useMessages(officeMessages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { person, shops } = useAccount()
  return (
    <ActionMenu
      trigger={
        <IconButton label={`${person.name}: ${t.person}`}>
          <Icon name="user" size={20} />
        </IconButton>
      }
      items={[
        ...shops.map(({ shop, name }) => ({ label: name, onSelect: () => void navigate(`/${shop}`) })),
        { label: t.sign_out, isApart: shops.length > 0, onSelect: () => void signOutHere(queries, navigate) },
      ]}
    />
  )
}
