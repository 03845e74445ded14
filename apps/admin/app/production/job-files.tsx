import { Icon } from '@estampa/ui/icon'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { PageSection } from '../controls/page-section.tsx'
import { workshopMessages } from '../messages/workshop.ts'
import { useShop } from '../session/account.ts'
import type { ProductionJob, ProductionOrder } from './use-job.ts'

/** What it is made from: everything in one ZIP, and the logos as they came. */
export function JobFiles({ order: { files, isWaitingForFiles } }: { order: ProductionOrder }) {
  const t = useMessages(workshopMessages)
  return (
    <PageSection title={t.files}>
      {files.length === 0 && (
        <p className="text-13 text-ink-soft">{isWaitingForFiles ? t.files_coming : t.no_files}</p>
      )}
      <ul className="grid gap-1">
        {files.map(({ kind, name, url }) => (
          <li key={url}>
            <a
              href={url}
              download={name}
              className="inline-flex min-h-8 items-center gap-2 text-brand-ink underline-offset-4 hover:underline"
            >
              <Icon name="file-down" size={16} />
              <span className="min-w-0 break-all">{kind === 'archive' ? t.archive : name}</span>
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

/** What happened to a job, the newest first. */
export function JobHistory({ job: { history } }: { job: ProductionJob }) {
  const t = useMessages(workshopMessages)
  const { environment } = useShop()
  const sentence = ({ kind, from, to, note }: ProductionJob['history'][number]) => {
    if (kind === 'blocked') return t.history_blocked(note)
    return kind === 'unblocked' ? t.history_unblocked : t.history_moved(from, to)
  }
  return (
    <PageSection title={t.history}>
      {history.length === 0 && <p className="text-13 text-ink-soft">{t.no_history}</p>}
      <ol className="grid gap-2.5 text-13">
        {history.toReversed().map((event) => (
          <li key={`${event.at} ${event.kind} ${event.to}`}>
            <span className="block">{sentence(event)}</span>
            <span className="text-ink-faint">
              {event.who} · {shortMomentText(event.at, environment)}
            </span>
          </li>
        ))}
      </ol>
    </PageSection>
  )
}
