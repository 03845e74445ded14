import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { PageSection } from '../../controls/page-section.tsx'
import { StateDot } from '../../controls/state-dot.tsx'
import { operatorMessages } from '../../messages/operator.ts'
import { operatorApi } from '../../session/api.ts'

const REFRESH_MS = 60_000
const MEGABYTE = 1e6
const GIGABYTE = 1e9

/** Jobs and mails that failed, and the room that is left. */
export function HealthSection({ failedMails }: { failedMails: number }) {
  const t = useMessages(operatorMessages)
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => operatorApi.getHealth({}, { signal, isQuiet: true }),
    refetchInterval: REFRESH_MS,
  })
  const size = (bytes: number) =>
    bytes < GIGABYTE
      ? t.megabytes(String(Math.round(bytes / MEGABYTE)))
      : t.gigabytes((bytes / GIGABYTE).toFixed(1).replace('.', ','))
  const rows = [
    { name: t.health_jobs, text: data && String(data.jobs.waiting), isTrouble: false },
    {
      name: t.health_failed_jobs,
      text: data && String(data.jobs.failed),
      isTrouble: (data?.jobs.failed ?? 0) > 0,
    },
    { name: t.health_failed_mails, text: String(failedMails), isTrouble: failedMails > 0 },
    { name: t.health_database, text: data && size(data.databaseBytes), isTrouble: false },
    ...(data?.disk === null
      ? []
      : [
          {
            name: t.health_disk,
            text: data && t.disk_left(size(data.disk.freeBytes), size(data.disk.bytes)),
            isTrouble: data !== undefined && data.disk.freeBytes < data.disk.bytes / 10,
          },
        ]),
  ]
  return (
    <PageSection title={t.health}>
      <dl className="grid gap-y-2 text-13 sm:grid-cols-[max-content_1fr] sm:gap-x-8">
        {rows.map(({ name, text, isTrouble }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-h-5 tabular max-sm:mb-1">
              {text !== undefined && <StateDot tone={isTrouble ? 'trouble' : 'done'}>{text}</StateDot>}
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  )
}
