import { useMessages } from '@estampa/web/messages'
import { RecordEmpty, RecordList, toPageInput } from '@estampa/web/records'
import { quotesListMessages } from '../messages/quotes-list.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { QuoteListRow } from './quote-list-row.tsx'

const quoteGroups = ['all', 'open', 'accepted', 'ordered', 'ended'] as const

/** The states of the quotes in each group that the filter offers; undefined means every state. */
const statesOfGroup: Record<(typeof quoteGroups)[number], string[] | undefined> = {
  all: undefined,
  open: ['requested', 'draft', 'sent', 'viewed'],
  accepted: ['accepted'],
  ordered: ['converted'],
  ended: ['rejected', 'expired', 'cancelled', 'superseded'],
}

/** A person's quotes as the address narrows them. */
export function QuoteList() {
  const t = useMessages(quotesListMessages)
  const api = useApi()
  const path = useShopPath()
  return (
    <RecordList
      path={path('/orders/quote/list')}
      messages={t}
      groups={quoteGroups}
      load={(state) => api.quotes.getQuotes({ ...toPageInput(state), state: statesOfGroup[state.group] })}
      empty={
        <RecordEmpty
          drawing="document"
          title={t.empty_title}
          text={t.empty_text}
          to={path('/products-list/all')}
          action={t.browse}
        />
      }
    >
      {(quote) => <QuoteListRow quote={quote} />}
    </RecordList>
  )
}
