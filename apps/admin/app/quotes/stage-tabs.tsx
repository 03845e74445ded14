import { quoteStages } from '@estampa/domain/quotes'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { quoteListMessages } from '../messages/quotes.ts'
import { type QuotesFilter, writeQuotesFilter } from './quotes-query.ts'
import type { QuotesPage } from './use-quote.ts'

type StageTabsProps = { filter: QuotesFilter; counts: QuotesPage['stages'] | undefined }

/** The stages in their order, each with how many quotes are in it. */
export function StageTabs({ filter, counts }: StageTabsProps) {
  const t = useMessages(quoteListMessages)
  return (
    <nav aria-label={t.by_stage} className="-mx-4 mt-3 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max border-b border-line">
        {[null, ...quoteStages].map((stage) => (
          <li key={stage} className="-mb-px">
            <Link
              to={writeQuotesFilter({ ...filter, stage, page: 1 })}
              aria-current={filter.stage === stage || undefined}
              className="tab-link"
            >
              {stage ? t.stages[stage] : t.all}
              {stage && <span className="tab-count">{counts?.[stage] || ''}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
