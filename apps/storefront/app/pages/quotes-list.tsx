import { localeOf } from '@estampa/domain/countries/languages'
import { useMessages } from '@estampa/web/messages'
import { quotesListMessages } from '../messages/quotes-list.ts'
import { QuoteList } from '../quotes/quote-list.tsx'
import type { PageHandle } from '../shell/page-handle.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/quotes-list'

export const handle = { private: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { title } = quotesListMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title, path: `${basePathOf(params)}/orders/quote/list`, hidden: true })
}

export default function QuotesList() {
  const t = useMessages(quotesListMessages)
  return (
    <main id="page" className="page min-h-page pt-6 pb-16 md:pt-10">
      <h1 className="text-28 font-semibold md:text-36">{t.title}</h1>
      <QuoteList />
    </main>
  )
}
