import { Button } from '@estampa/ui/button'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { RecordFailure } from '@estampa/web/records'
import { useState } from 'react'
import { PageHead } from '../controls/page-head.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { peopleMessages } from '../messages/people.ts'
import { roleMessages } from '../messages/roles.ts'
import { useMay, useShop } from '../session/account.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { PeopleTable } from './people-table.tsx'
import { type ShopPeople, usePeople, usePeopleAct } from './use-people.ts'

/** Who works in the shop and as what, who is invited, and what each role does. */
export function PeopleScreen() {
  const t = useMessages(peopleMessages)
  const may = useMay()
  const { name } = useShop()
  const { data, error, refetch } = usePeople()
  const [isInviting, setIsInviting] = useState(false)
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        actions={may('people.edit') && <Button onClick={() => setIsInviting(true)}>{t.invite}</Button>}
      />
      <div className="mt-5 grid gap-8">
        {!data && !error && <RowsSkeleton label={t.loading} rows={4} />}
        {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
        {data && <PeopleTable people={data.items} />}
        {data && data.invitations.length > 0 && <Invitations invitations={data.invitations} />}
        {data && <RoleGuide />}
      </div>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  )
}

function Invitations({ invitations }: { invitations: ShopPeople['invitations'] }) {
  const t = useMessages(peopleMessages)
  const r = useMessages(roleMessages)
  const may = useMay()
  const { environment } = useShop()
  const { api, show } = usePeopleAct()
  const withdraw = async (id: number) => {
    try {
      show(await api.withdrawInvitation({ Id: id }))
      notify(t.withdrawn)
    } catch (error) {
      showError(error)
    }
  }
  return (
    <PageSection title={t.invitations}>
      <ul className="divide-y divide-line">
        {invitations.map(({ id, email, role, by, expiresAt }) => (
          <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-4 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="block font-medium break-words">{email}</span>
              <span className="block text-13 text-ink-soft">
                {r.names[role]} · {t.invited_by(by, shortMomentText(expiresAt, environment))}
              </span>
            </span>
            {may('people.edit') && (
              <Button
                variant="quiet"
                size="small"
                aria-label={t.withdraw_of(email)}
                onClick={() => void withdraw(id)}
              >
                {t.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

function RoleGuide() {
  const t = useMessages(peopleMessages)
  const r = useMessages(roleMessages)
  return (
    <PageSection title={t.roles}>
      <dl className="grid gap-x-10 gap-y-2.5 text-13 md:grid-cols-2">
        {Object.entries(r.names).map(([role, name]) => (
          <div key={role} className="grid grid-cols-facts gap-3">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-soft">{r.sentences[role]}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  )
}
