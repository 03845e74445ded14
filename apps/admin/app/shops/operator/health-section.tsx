import type { CallResult } from '@estampa/contract/client'
import type { operator } from '@estampa/contract/operator'
import { defaultCountry } from '@estampa/domain/countries'
import { momentText, shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { fileSizeText } from '../../controls/file-size-text.ts'
import { PageSection } from '../../controls/page-section.tsx'
import { StateDot } from '../../controls/state-dot.tsx'
import { operatorMessages } from '../../messages/operator.ts'
import { operatorApi } from '../../session/api.ts'

type Health = CallResult<(typeof operator)['getHealth']>

const REFRESH_MS = 60_000
/** A job or a mail that is due waits seconds; so long is a sign that something stands. */
const LATE_MS = 15 * 60_000
/** Backups are made every night. */
const STALE_BACKUP_MS = 36 * 3_600_000

/** Jobs and mails that wait or failed, the room that is left, the last backup. */
export function HealthSection({ failedMails }: { failedMails: number }) {
  const t = useMessages(operatorMessages)
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => operatorApi.getHealth({}, { signal, isQuiet: true }),
    refetchInterval: REFRESH_MS,
  })
  const facts = data && healthFacts(data, { failedMails, t })
  return (
    <PageSection title={t.health}>
      <dl className="grid gap-y-2 text-13 sm:grid-cols-mark sm:gap-x-8">
        {(facts ?? []).map(({ name, text, isTrouble }) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-h-5 tabular max-sm:mb-1">
              <StateDot tone={isTrouble ? 'trouble' : 'done'}>{text}</StateDot>
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  )
}

type HealthFact = { name: string; text: string; isTrouble: boolean }
type Words = (typeof operatorMessages)['arg']

function healthFacts(
  { jobs, mails, databaseBytes, disk, lastBackup }: Health,
  { failedMails, t }: { failedMails: number; t: Words },
): HealthFact[] {
  const waiting = (count: number, since: string | null) =>
    since === null ? String(count) : t.waiting_since(String(count), shortMomentText(since, defaultCountry))
  const isLate = (since: string | null) => since !== null && Date.now() - Date.parse(since) > LATE_MS
  return [
    { name: t.health_jobs, text: waiting(jobs.waiting, jobs.dueSince), isTrouble: isLate(jobs.dueSince) },
    { name: t.health_failed_jobs, text: String(jobs.failed), isTrouble: jobs.failed > 0 },
    {
      name: t.health_mails,
      text: mails.isSetUp ? waiting(mails.waiting, mails.waitingSince) : t.no_mail_server,
      isTrouble: !mails.isSetUp || isLate(mails.waitingSince),
    },
    { name: t.health_failed_mails, text: String(failedMails), isTrouble: failedMails > 0 },
    { name: t.health_database, text: fileSizeText(databaseBytes), isTrouble: false },
    ...(disk === null
      ? []
      : [
          {
            name: t.health_disk,
            text: t.disk_left(fileSizeText(disk.freeBytes), fileSizeText(disk.bytes)),
            isTrouble: disk.freeBytes < disk.bytes / 10,
          },
        ]),
    {
      name: t.health_backup,
      text: lastBackup === null ? t.backup_unknown : momentText(lastBackup, defaultCountry),
      isTrouble: lastBackup === null || Date.now() - Date.parse(lastBackup) > STALE_BACKUP_MS,
    },
  ]
}
