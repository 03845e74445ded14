import { localeOf } from '@estampa/domain/countries/languages'
import { publicQuoteMessages } from '../messages/quotes.ts'
import { PublicQuotePage } from '../quotes/public-quote.tsx'
import type { PageHandle } from '../shell/page-handle.ts'
import { basePathOf } from '../shop/base-path.ts'
import { pageMeta } from '../shop/page-meta.ts'
import type { Route } from './+types/quote'

// what follows the # opens the quote: no script of others may read it
export const handle = { private: true } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const shop = matches[1]?.loaderData
  const { title } = publicQuoteMessages[localeOf(shop?.config.environment)]
  return pageMeta({ shop, title, path: `${basePathOf(params)}/quote`, hidden: true })
}

export default function QuotePage() {
  return (
    <main id="page" className="page min-h-page max-w-220! pt-6 pb-16 md:pt-10">
      <PublicQuotePage />
    </main>
  )
}
