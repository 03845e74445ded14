import { type QuotaUse, quotaText } from '@estampa/domain/shops'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { fileSizeText } from '../controls/file-size-text.ts'
import { quotaMessages } from '../messages/quotas.ts'

/** How much of each is used, as a bar where there is a limit. */
export function QuotaList({ quotas }: { quotas: readonly QuotaUse[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {quotas.map((quota) => (
        <li key={quota.kind} className="min-w-0">
          <QuotaLine quota={quota} />
        </li>
      ))}
    </ul>
  )
}

/** From nine tenths on it is shown that it is nearly full. */
const NEARLY = 0.9

function QuotaLine({ quota: { kind, used, most } }: { quota: QuotaUse }) {
  const t = useMessages(quotaMessages)
  const usedText = kind === 'uploads' && used > 0 ? fileSizeText(used) : quotaText(kind, used)
  const part = most === null ? 0 : Math.min(1, most === 0 ? 1 : used / most)
  const isFull = most !== null && used >= most
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 text-13">
        <span className="text-ink-soft">{t.kinds[kind]}</span>
        <span className="tabular whitespace-nowrap">
          {most === null ? t.unlimited(usedText) : t.of(usedText, quotaText(kind, most))}
        </span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-1 overflow-hidden rounded-full bg-line">
        <div
          className={clsx(
            'h-full rounded-full',
            isFull ? 'bg-error' : part >= NEARLY ? 'bg-warning' : 'bg-brand',
          )}
          style={{ width: `${part * 100}%` }}
        />
      </div>
      {isFull && <p className="mt-1 text-13 text-error">{t.full}</p>}
    </>
  )
}
