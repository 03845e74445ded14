import { defaultCountry } from '@estampa/domain/countries'
import { dateText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { useQuery } from '@tanstack/react-query'
import { PageSection } from '../../controls/page-section.tsx'
import { offboardingMessages } from '../../messages/offboarding.ts'
import { operatorApi } from '../../session/api.ts'
import { CopyLine } from './copies-section.tsx'
import { deletionsKey } from './use-operated-shop.ts'

/** What remains of shops that are gone: who deleted them, how much it was, and the copy. */
export function DeletedShops() {
  const t = useMessages(offboardingMessages)
  const { data } = useQuery({
    queryKey: deletionsKey,
    queryFn: ({ signal }) => operatorApi.listDeletions({}, { signal, isQuiet: true }),
  })
  const gone = (data?.items ?? []).filter(({ state }) => state !== 'planned')
  if (gone.length === 0) return null
  return (
    <PageSection title={t.deleted_shops}>
      <ul className="divide-y divide-line">
        {gone.map(({ shop, askedAt, askedBy, finishedAt, rows, files, copy }) => (
          <li key={`${shop} ${askedAt}`} className="grid gap-2 py-3 first:pt-0">
            <p className="text-13">
              <span className="font-medium">{shop}</span>{' '}
              <span className="text-ink-soft">
                {finishedAt === null
                  ? t.deleting
                  : t.deleted_on(dateText(finishedAt, defaultCountry), askedBy)}
              </span>
              <span className="block text-ink-faint">{t.deleted_text(rows, files)}</span>
            </p>
            {copy && <CopyLine copy={copy} country={defaultCountry} />}
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
