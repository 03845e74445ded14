import { ActionMenu } from '@estampa/ui/action-menu'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { StateDot } from '../controls/state-dot.tsx'
import { peopleMessages } from '../messages/people.ts'
import { roleMessages } from '../messages/roles.ts'
import { useMay, useShop } from '../session/account.ts'
import { DisableDialog, RoleDialog } from './person-dialogs.tsx'
import type { ShopPerson } from './use-people.ts'

type OpenDialog = { act: 'role' | 'disable'; person: ShopPerson }

export function PeopleTable({ people }: { people: readonly ShopPerson[] }) {
  const t = useMessages(peopleMessages)
  const [open, setOpen] = useState<OpenDialog>()
  const close = () => setOpen(undefined)
  return (
    <div className="overflow-x-auto">
      <table className="records">
        <caption className="sr-only">{t.title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.role}</th>
            <th scope="col" className="max-sm:hidden">
              {t.second_factor}
            </th>
            <th scope="col" className="max-sm:hidden">
              {t.seen}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} onAct={(act) => setOpen({ act, person })} />
          ))}
        </tbody>
      </table>
      {open?.act === 'role' && <RoleDialog person={open.person} onClose={close} />}
      {open?.act === 'disable' && <DisableDialog person={open.person} onClose={close} />}
    </div>
  )
}

type PersonRowProps = { person: ShopPerson; onAct: (act: OpenDialog['act']) => void }

function PersonRow({ person, onAct }: PersonRowProps) {
  const t = useMessages(peopleMessages)
  const r = useMessages(roleMessages)
  const may = useMay()
  const { environment } = useShop()
  const { name, email, role, isYou, hasSecondFactor, lastSeenAt, disabledAt } = person
  const isGone = disabledAt !== null
  return (
    <tr className={isGone ? 'text-ink-faint' : undefined}>
      <td>
        <span className="font-medium">
          {name} {isYou && <span className="font-normal text-ink-faint">({t.you})</span>}
        </span>
        <span className="block text-13 text-ink-faint">{email}</span>
      </td>
      <td>{isGone ? t.disabled : r.names[role]}</td>
      <td className="max-sm:hidden">
        {!isGone && (
          <StateDot tone={hasSecondFactor ? 'done' : 'quiet'}>
            {hasSecondFactor ? t.with_factor : t.without_factor}
          </StateDot>
        )}
      </td>
      <td className="tabular whitespace-nowrap max-sm:hidden">
        {lastSeenAt ? shortMomentText(lastSeenAt, environment) : t.never}
      </td>
      <td className="w-10">
        {may('people.edit') && !isGone && (
          <ActionMenu
            trigger={
              <IconButton label={t.acts_of(name)}>
                <Icon name="chevron-down" size={18} />
              </IconButton>
            }
            items={[
              { label: t.change_role, onSelect: () => onAct('role') },
              { label: t.disable, isDangerous: true, onSelect: () => onAct('disable') },
            ]}
          />
        )}
      </td>
    </tr>
  )
}
