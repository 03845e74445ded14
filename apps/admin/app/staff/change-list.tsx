import type { CallResult } from '@estampa/contract/client'
import type { staffPeople } from '@estampa/contract/staff'
import { useMessages } from '@estampa/web/messages'
import { ChangeEntry } from '../controls/changes/change-entry.tsx'
import { changeMessages } from '../messages/changes.ts'

type Change = CallResult<(typeof staffPeople)['getChanges']>['items'][number]

/** Each change as a sentence, with the fields that it changed below. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useMessages(changeMessages)
  return (
    <ol className="divide-y divide-line border-y border-line">
      {changes.map(({ id, at, who, call, subject, before, after, ip }) => (
        <ChangeEntry key={id} at={at} before={before} after={after}>
          <span className="font-medium">{who}</span> {t.calls[call] ?? call}
          {': '}
          <span className="font-medium">{subject.name}</span>{' '}
          {ip !== '' && <span className="text-13 text-ink-faint">{t.from(ip)}</span>}
        </ChangeEntry>
      ))}
    </ol>
  )
}
