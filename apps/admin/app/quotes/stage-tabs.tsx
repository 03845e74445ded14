import { quoteStages } from '@estampa/domain/quotes'
import { useMessages } from '@estampa/web/messages'
import { TabLinks } from '../controls/tab-links.tsx'
import { quoteListMessages } from '../messages/quotes.ts'
import { type QuotesFilter, writeQuotesFilter } from './quotes-query.ts'
import type { QuotesPage } from './use-quote.ts'

type StageTabsProps = { filter: QuotesFilter; counts: QuotesPage['stages'] | undefined }

/** The stages in their order, each with how many quotes are in it. */
export function StageTabs({ filter, counts }: StageTabsProps) {
  const t = useMessages(quoteListMessages)
  const tabs = [null, ...quoteStages].map((stage) => ({
    text: stage ? t.stages[stage] : t.all,
    to: writeQuotesFilter({ ...filter, stage, page: 1 }),
    isCurrent: filter.stage === stage,
    count: stage ? (counts?.[stage] ?? 0) : undefined,
  }))
  return <TabLinks label={t.by_stage} tabs={tabs} />
}
