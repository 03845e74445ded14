import type { CallResult } from '@estampa/contract/client'
import type { staffPeople } from '@estampa/contract/staff'
import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { RecordFailure } from '@estampa/web/records'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyButton } from '../controls/copy-button.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { StateDot } from '../controls/state-dot.tsx'
import { TeachingEmpty } from '../controls/teaching-empty.tsx'
import { apiKeyMessages } from '../messages/people.ts'
import { roleMessages } from '../messages/roles.ts'
import { officeMessages } from '../messages/shell.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { MakeKeyDialog } from './make-key-dialog.tsx'

type Key = CallResult<(typeof staffPeople)['getKeys']>['items'][number]

/** The keys of the programs that use the shop's API. */
export function KeysScreen() {
  const t = useMessages(apiKeyMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const queryKey = [shop, 'keys']
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.getKeys({}, { signal, isQuiet: true }),
  })
  const end = useMutation({
    mutationFn: (id: number) => api.endKey({ Id: id }),
    onSuccess: (keys) => {
      queries.setQueryData(queryKey, keys)
      notify(t.key_ended)
    },
    onError: (failure) => showError(failure),
  })
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        note={<span className="block max-w-reading">{t.text}</span>}
        actions={<Button onClick={() => setIsMaking(true)}>{t.make}</Button>}
      />
      <div className="mt-5">
        {!data && !error && <RowsSkeleton label={t.loading} rows={3} />}
        {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
        {data?.items.length === 0 && (
          <TeachingEmpty drawing="document" title={t.none_title} text={t.none_text} />
        )}
        {data && data.items.length > 0 && <KeyList keys={data.items} onEnd={(id) => end.mutate(id)} />}
      </div>
      {isMaking && (
        <MakeKeyDialog
          onMade={(made) => {
            setIsMaking(false)
            setSecret(made)
            void queries.invalidateQueries({ queryKey })
          }}
          onClose={() => setIsMaking(false)}
        />
      )}
      {secret && <MadeKey secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}

function KeyList({ keys, onEnd }: { keys: readonly Key[]; onEnd: (id: number) => void }) {
  const t = useMessages(apiKeyMessages)
  const r = useMessages(roleMessages)
  const { environment } = useShop()
  const momentOf = (iso: string | null) => (iso ? shortMomentText(iso, environment) : t.never)
  return (
    <ul className="divide-y divide-line border-y border-line">
      {keys.map(({ id, name, beginning, permissions, expiresAt, lastUsedAt, endedAt }) => (
        <li key={id} className="flex flex-wrap items-start gap-x-6 gap-y-1 py-3">
          <span className="min-w-60 flex-1">
            <span className="block font-medium">{name}</span>
            <code className="block text-13 text-ink-soft">{beginning}…</code>
            <span className="block text-13 text-ink-soft">
              {permissions.map((permission) => r.permissions[permission]).join(', ')}
            </span>
          </span>
          <span className="text-13 text-ink-soft">
            <span className="block">{`${t.expires}: ${momentOf(expiresAt)}`}</span>
            <span className="block">{`${t.used}: ${momentOf(lastUsedAt)}`}</span>
          </span>
          <StateDot tone={endedAt ? 'quiet' : 'done'}>{endedAt ? t.ended : t.valid}</StateDot>
          {!endedAt && (
            <Button variant="quiet" size="small" aria-label={t.end_of(name)} onClick={() => onEnd(id)}>
              {t.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The whole key, shown this once. */
function MadeKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useMessages(apiKeyMessages)
  const s = useMessages(officeMessages)
  return (
    <Popup
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.made_title}
      close={s.close}
      footer={
        <>
          <CopyButton text={secret} />
          <Button onClick={onClose}>{t.done}</Button>
        </>
      }
    >
      <p className="text-ink-soft">{t.made_text}</p>
      <code className="mt-4 block rounded-base bg-wash p-3 text-13 break-all select-all">{secret}</code>
    </Popup>
  )
}
