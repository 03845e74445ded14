import type { Client } from '@estampa/contract/client'
import { useMessages } from '@estampa/web/messages'
import { PictureTile } from '../catalog/picture-tile.tsx'
import { quoteMessages } from '../messages/quotes.ts'
import { quotesListMessages } from '../messages/quotes-list.ts'
import { Amount } from '../money/amount.tsx'
import { ShopLink } from '../shop/shop-link.tsx'
import { QuoteBadge } from './quote-badge.tsx'
import { Validity } from './validity.tsx'

type QuoteListItem = Awaited<ReturnType<Client['quotes']['getQuotes']>>['items'][number]

/** A quote in the list; all of it leads there. */
export function QuoteListRow({ quote }: { quote: QuoteListItem }) {
  const t = useMessages(quoteMessages)
  const list = useMessages(quotesListMessages)
  const { id, number, version, products, units, total, image, state } = quote
  const more = products.length - 1
  return (
    <article className="relative flex gap-4 py-5 transition-colors hover:bg-wash sm:gap-6 md:-mx-4 md:px-4">
      <PictureTile image={image} className="w-18 self-start sm:w-22" />
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-2 sm:flex-row sm:justify-between">
        <div className="min-w-0">
          <h2 className="text-18 font-semibold lining-nums">
            <ShopLink to={`/orders/quote/detail/${id}`} className="after:absolute after:inset-0">
              {t.number(number)}
            </ShopLink>
          </h2>
          <div className="mt-0.5 text-14">
            <Validity quote={quote} />
          </div>
          <p className="mt-1 flex gap-1.5 text-14">
            <span className="truncate">
              {products[0]} {more > 0 && list.and_more(more)}
            </span>
            <span className="shrink-0 text-ink-soft">· {t.units(units)}</span>
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <QuoteBadge state={state} />
            {version > 1 && <span className="text-12 text-ink-soft">{t.version(version)}</span>}
          </p>
        </div>
        {total !== null && <Amount value={total} className="shrink-0 text-18 font-semibold" />}
      </div>
    </article>
  )
}
