import { Button } from '@estampa/ui/button'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { RecordFailure } from '@estampa/web/records'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { PageSection } from '../controls/page-section.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { ownAccountMessages } from '../messages/account.ts'
import { useShop } from '../session/account.ts'
import { adminApi } from '../session/api.ts'

const sessionsKey = ['sessions'] as const

/** Where the person is signed in; each session can be ended from here. */
export function SessionSection() {
  const t = useMessages(ownAccountMessages)
  const queries = useQueryClient()
  const { environment } = useShop()
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => adminApi.listSessions({}, { signal, isQuiet: true }),
  })
  const end = useMutation({
    mutationFn: (id: string | undefined) => adminApi.endSession(id ? { Id: id } : {}),
    onSuccess: (left) => {
      queries.setQueryData(sessionsKey, left)
      notify(t.ended)
    },
    onError: (failure) => showError(failure),
  })
  const hasOthers = data?.items.some(({ isThis }) => !isThis)
  return (
    <PageSection
      title={t.sessions}
      note={t.sessions_text}
      action={
        hasOthers && (
          <Button variant="second" size="small" onClick={() => end.mutate(undefined)}>
            {t.end_others}
          </Button>
        )
      }
    >
      {!data && !error && <RowsSkeleton label={t.loading} rows={2} />}
      {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
      <ul className="divide-y divide-line">
        {data?.items.map(({ id, isThis, agent, ip, lastSeenAt }) => (
          <li key={id} className="flex min-h-12 items-center gap-4 py-1.5">
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{agent}</span>
              <span className="block text-13 text-ink-soft">
                {t.seen(shortMomentText(lastSeenAt, environment), ip)}
              </span>
            </span>
            {isThis ? (
              <StateDot tone="done">{t.this_session}</StateDot>
            ) : (
              <Button
                variant="quiet"
                size="small"
                aria-label={t.end_what(agent)}
                onClick={() => end.mutate(id)}
              >
                {t.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
