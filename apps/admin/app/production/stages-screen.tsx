import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from '../controls/page-head.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { workshopMessages } from '../messages/workshop.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { StageForm } from './stage-form.tsx'
import { stagesKey } from './stages-key.ts'

/** The stages of each technique, in the order in which the shop works. */
export function StagesScreen() {
  const t = useMessages(workshopMessages)
  const { shop, name } = useShop()
  const api = useStaffApi()
  const [query] = useSearchParams()
  const { data, error, refetch } = useQuery({
    queryKey: stagesKey(shop),
    queryFn: ({ signal }) => api.getProductionStages({}, { signal, isQuiet: true }),
  })
  const asked = Number(query.get('technique'))
  const chosen = data?.items.find(({ technique }) => technique === asked) ?? data?.items[0]
  return (
    <>
      <title>{`${t.stages_title} · ${name}`}</title>
      <PageHead
        title={t.stages_title}
        back={{ to: `/${shop}/workshop`, text: t.to_board }}
        note={<span className="block max-w-reading">{t.stages_text}</span>}
      />
      {!data && error && <RecordFailure error={error} title={t.stages_failed} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton label={t.loading} rows={6} />}
      {data && (
        <nav aria-label={t.by_technique} className="mt-3 mb-5 flex overflow-x-auto border-b border-line">
          {data.items.map((item) => (
            <Link
              key={item.technique}
              to={`?technique=${item.technique}`}
              replace
              className="tab-link"
              aria-current={item === chosen ? 'page' : undefined}
            >
              {item.name}
            </Link>
          ))}
        </nav>
      )}
      {chosen && <StageForm key={chosen.technique} technique={chosen.technique} saved={chosen.stages} />}
    </>
  )
}
