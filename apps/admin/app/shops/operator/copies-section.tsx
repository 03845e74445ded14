import type { CountryCode } from '@estampa/domain/countries'
import { Button } from '@estampa/ui/button'
import { Progress } from '@estampa/ui/progress'
import { dateText, momentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { fileSizeText } from '../../controls/file-size-text.ts'
import { PageSection } from '../../controls/page-section.tsx'
import { offboardingMessages } from '../../messages/offboarding.ts'
import { type ShopCopy, useCopies } from './use-operated-shop.ts'

type CopiesSectionProps = { shop: string; country: CountryCode; copies: readonly ShopCopy[] }

/** Copies of the whole shop: how far one is, and the file once it is there. */
export function CopiesSection({ shop, country, copies }: CopiesSectionProps) {
  const t = useMessages(offboardingMessages)
  const { make } = useCopies()
  const isBusy = copies.some(({ state }) => state === 'waiting' || state === 'running')
  return (
    <PageSection
      title={t.copies}
      note={t.copies_text}
      action={
        <Button variant="second" size="small" disabled={isBusy} onClick={() => void make(shop)}>
          {t.make_copy}
        </Button>
      }
    >
      {copies.length === 0 && <p className="text-13 text-ink-faint">{t.no_copies}</p>}
      <ul className="divide-y divide-line">
        {copies.map((copy) => (
          <li key={copy.id} className="py-3 first:pt-0">
            <CopyLine copy={copy} country={country} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export function CopyLine({ copy, country }: { copy: ShopCopy; country: CountryCode }) {
  const t = useMessages(offboardingMessages)
  const { download, remove } = useCopies()
  const { state, rows, files, bytes, keptUntil } = copy
  const day = momentText(copy.askedAt, country)
  const text = {
    waiting: t.copy_waiting,
    running: t.copy_running(rows, files),
    failed: t.copy_failed,
    done: t.copy_done(fileSizeText(bytes ?? 0), rows, files),
  }[state]
  const until = keptUntil === null ? t.copy_kept : t.copy_until(dateText(keptUntil, country))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-64 text-13">
        <p className="font-medium">
          {t.copy_of(day)} <span className="font-normal text-ink-faint">{t.copy_by(copy.askedBy)}</span>
        </p>
        <p className={state === 'failed' ? 'text-error' : 'text-ink-soft'}>
          {text}
          {state === 'done' && <span className="text-ink-faint">{`, ${until}`}</span>}
        </p>
        {(state === 'waiting' || state === 'running') && (
          <div className="mt-2 max-w-72">
            <Progress label={t.copy_of(day)} />
          </div>
        )}
      </div>
      {(state === 'done' || state === 'failed') && (
        <div className="flex gap-2">
          {state === 'done' && (
            <Button
              variant="second"
              size="small"
              aria-label={t.download_of(day)}
              onClick={() => void download(copy)}
            >
              {t.download}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={t.delete_copy_of(day)}
            onClick={() => void remove(copy)}
          >
            {t.delete_copy}
          </Button>
        </div>
      )}
    </div>
  )
}
