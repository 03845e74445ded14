import { ActionMenu } from '@estampa/ui/action-menu'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { MANUAL_START } from '../help/manual-places.ts'
import { officeDialog } from '../help/office-dialog.ts'
import { showSteps, useStepMemory } from '../help/step-memory.ts'
import { firstStepMessages } from '../messages/first-steps.ts'
import { helpMessages } from '../messages/help.ts'
import { operatorMessages } from '../messages/operator.ts'
import { roleMessages } from '../messages/roles.ts'
import { officeMessages } from '../messages/shell.ts'
import { useAccount, useShop } from '../session/account.ts'
import { signOutHere } from '../session/sign-out.ts'

/** Who is signed in, with their account and the way out. */
export function PersonMenu() {
  const t = useMessages(officeMessages)
  const r = useMessages(roleMessages)
  const h = useMessages(helpMessages)
  const f = useMessages(firstStepMessages)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { person } = useAccount()
  const { shop, role, inspectedUntil } = useShop()
  const o = useMessages(operatorMessages)
  const { isHidden } = useStepMemory(person.id)
  const showFirstSteps = () => {
    showSteps(person.id)
    // the first screen of a role is the one that has them
    void navigate(`/${shop}`)
  }
  return (
    <ActionMenu
      align="start"
      trigger={
        <button
          type="button"
          className="flex min-h-11 w-full items-center gap-2.5 rounded-base px-2.5 text-left hover:bg-line/60"
        >
          <Icon name="user" size={18} />
          <span className="min-w-0 flex-1">
            <span className="block truncate leading-tight font-medium">{person.name}</span>
            <span className="block truncate text-12 text-ink-faint">
              {inspectedUntil === null ? (r.names[role] ?? role) : o.looks}
            </span>
          </span>
          <span className="sr-only">{t.person}</span>
        </button>
      }
      items={[
        { label: t.account, onSelect: () => void navigate(`/${shop}/account`) },
        { label: h.manual, onSelect: () => void window.open(MANUAL_START, '_blank', 'noreferrer') },
        { label: h.keys_title, onSelect: () => officeDialog.set('keys') },
        ...(isHidden ? [{ label: f.show, onSelect: showFirstSteps }] : []),
        ...(person.isOperator
          ? [{ label: o.installation, isApart: true, onSelect: () => void navigate('/operator') }]
          : []),
        { label: t.sign_out, onSelect: () => void signOutHere(queries, navigate) },
      ]}
    />
  )
}
