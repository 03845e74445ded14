import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { Link } from 'react-router'
import { PageHead } from '../../controls/page-head.tsx'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { StateDot } from '../../controls/state-dot.tsx'
import { TeachingEmpty } from '../../controls/teaching-empty.tsx'
import { importMessages } from '../../messages/imports.ts'
import { useShop } from '../../session/account.ts'
import { FeedSection } from './feed-section.tsx'
import { importTones } from './import-tones.ts'
import { ImportUpload } from './import-upload.tsx'
import { type ImportRow, useImports } from './use-import.ts'

/** A file is sent here; below stand the imports of the shop, those of the console too. */
export function ImportsScreen() {
  const t = useMessages(importMessages)
  const { name } = useShop()
  const { data, error, refetch } = useImports()
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead title={t.title} note={<span className="block max-w-reading">{t.text}</span>} />
      <ImportUpload />
      <div className="mt-6">
        {!data && error && (
          <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />
        )}
        {!data && !error && <RowsSkeleton label={t.loading} rows={5} />}
        {data?.items.length === 0 && <TeachingEmpty title={t.none_title} text={t.none_text} />}
        {data && data.items.length > 0 && <ImportTable rows={data.items} />}
      </div>
      {(data || error) && (
        <div className="mt-8">
          <FeedSection />
        </div>
      )}
    </>
  )
}

function ImportTable({ rows }: { rows: readonly ImportRow[] }) {
  const t = useMessages(importMessages)
  return (
    <table className="records">
      <caption className="sr-only">{t.title}</caption>
      <thead>
        <tr>
          <th scope="col" className="max-sm:hidden">
            {t.number}
          </th>
          <th scope="col">{t.what}</th>
          <th scope="col" className="max-md:hidden">
            {t.when}
          </th>
          <th scope="col" className="max-lg:hidden">
            {t.who}
          </th>
          <th scope="col" className="max-md:hidden">
            {t.result}
          </th>
          <th scope="col">{t.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ImportLine key={`${row.id ?? ''} ${row.run ?? ''}`} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function ImportLine({ row }: { row: ImportRow }) {
  const t = useMessages(importMessages)
  const { shop, environment } = useShop()
  const { id, run, state, at, who, source, supplier, created, changed, undoes, undoneBy } = row
  const title = undoes === null ? source : t.undoes(undoes)
  const moment = shortMomentText(at, environment)
  return (
    <tr>
      <td className="tabular max-sm:hidden">{run ?? ''}</td>
      <td className="w-full max-w-0">
        {id === null ? (
          <span className="block truncate">{title}</span>
        ) : (
          <Link to={`/${shop}/imports/${id}`} className="row-link block truncate font-medium">
            {title}
          </Link>
        )}
        <span className="block truncate text-13 text-ink-soft">
          {[supplier, id === null ? t.from_console : null].filter(Boolean).join(' · ')}
          <span className="md:hidden">{supplier ? ` · ${moment}` : moment}</span>
        </span>
      </td>
      <td className="tabular whitespace-nowrap text-ink-soft max-md:hidden">{moment}</td>
      <td className="whitespace-nowrap max-lg:hidden">{who}</td>
      <td className="tabular whitespace-nowrap max-md:hidden">
        {run === null ? '' : t.outcome(created, changed)}
      </td>
      <td>
        {undoneBy === null ? (
          <StateDot tone={importTones[state]}>
            {(undoes !== null && t.undo_states[state]) || t.states[state]}
          </StateDot>
        ) : (
          <StateDot tone="quiet">{t.undone_by(undoneBy)}</StateDot>
        )}
      </td>
    </tr>
  )
}
