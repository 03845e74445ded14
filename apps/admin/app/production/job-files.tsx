import { Icon } from '@estampa/ui/icon'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { fileSizeText } from '../controls/file-size-text.ts'
import { PageSection } from '../controls/page-section.tsx'
import { workshopMessages } from '../messages/workshop.ts'
import { useShop } from '../session/account.ts'
import type { ProductionJob, ProductionOrder } from './use-job.ts'

type ProductionFile = ProductionOrder['files'][number]

/** What it is made from: everything in one ZIP, each print file by itself, and the logos as they came. */
export function JobFiles({ order: { files, isWaitingForFiles } }: { order: ProductionOrder }) {
  const t = useMessages(workshopMessages)
  const of = (kind: ProductionFile['kind']) => files.filter((file) => file.kind === kind)
  const printed = of('print_file')
  const logos = of('logo')
  return (
    <PageSection title={t.files}>
      {files.length === 0 && (
        <p className="text-13 text-ink-soft">{isWaitingForFiles ? t.files_coming : t.no_files}</p>
      )}
      <FileList files={of('archive')} />
      {printed.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-8 cursor-pointer py-1.5 text-13 text-ink-soft">
            {t.one_by_one(printed.length)}
          </summary>
          <FileList files={printed} />
        </details>
      )}
      {logos.length > 0 && (
        <>
          <h3 className="mt-3 text-13 text-ink-soft">{t.logos}</h3>
          <FileList files={logos} />
        </>
      )}
    </PageSection>
  )
}

function FileList({ files }: { files: readonly ProductionFile[] }) {
  const t = useMessages(workshopMessages)
  return (
    <ul className="grid gap-1">
      {files.map(({ kind, name, use, bytes, url }) => (
        <li key={url}>
          <a
            href={url}
            download={name.replaceAll('/', '-')}
            className="group grid min-h-8 grid-cols-bar items-baseline gap-x-2 py-1 text-brand-ink"
          >
            <Icon name="file-down" size={16} className="translate-y-0.75" />
            <span className="min-w-0 underline-offset-4 group-hover:underline">
              <span className="break-all">{kind === 'archive' ? t.archive : name}</span>
              {use && <span className="block text-13 text-ink-soft">{t.uses[use]}</span>}
            </span>
            {bytes !== null && <span className="tabular text-13 text-ink-faint">{fileSizeText(bytes)}</span>}
          </a>
        </li>
      ))}
    </ul>
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
