import type { CallResult } from '@estampa/contract/client'
import type { staffProductHistory } from '@estampa/contract/staff'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ChangeEntry } from '../controls/changes/change-entry.tsx'
import { MoreButton } from '../controls/more-button.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { linkClass } from '../controls/person-links.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { TeachingEmpty } from '../controls/teaching-empty.tsx'
import { changeMessages } from '../messages/changes.ts'
import { productHistoryMessages } from '../messages/product-history.ts'
import { useMay, useShop, useStaffApi } from '../session/account.ts'

type HistoryItem = CallResult<(typeof staffProductHistory)['getProductHistory']>['items'][number]

/** What became of a product: by hand, by its schedule, by runs over many products and by imports. */
export function ProductHistoryScreen({ id }: { id: number }) {
  const t = useMessages(productHistoryMessages)
  const { shop, name: shopName } = useShop()
  const api = useStaffApi()
  const query = useInfiniteQuery({
    queryKey: [shop, 'product', id, 'history'],
    queryFn: ({ signal, pageParam }) =>
      api.getProductHistory(
        { Id: id, ...(pageParam !== undefined && { before: pageParam }) },
        { signal, isQuiet: true },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
  })
  const { data, error, refetch } = query
  const items = data?.pages.flatMap((page) => page.items)
  const name = data?.pages[0]?.name
  return (
    <>
      <title>{`${name === undefined ? t.title : t.of(name)} · ${shopName}`}</title>
      <PageHead
        title={name === undefined ? t.title : t.of(name)}
        back={{ to: `/${shop}/products/${id}`, text: t.to_product }}
        note={t.text}
      />
      <div className="mt-4">
        {!data && !error && <RowsSkeleton label={t.loading} />}
        {!data && error && (
          <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />
        )}
        {items?.length === 0 && <TeachingEmpty title={t.none_title} text={t.none_text} />}
        {items && items.length > 0 && (
          <ol className="divide-y divide-line border-y border-line">
            {items.map(({ id: place, at, who, deed, before, after }) => (
              <ChangeEntry key={place} at={at} before={before} after={after}>
                <span className="font-medium">{who === '' ? t.by_nobody : who}</span> <DeedText deed={deed} />
              </ChangeEntry>
            ))}
          </ol>
        )}
        <MoreButton query={query} text={t.more} />
      </div>
    </>
  )
}

/** What was done, and the way to the run or the import that did it. */
function DeedText({ deed }: { deed: HistoryItem['deed'] }) {
  const t = useMessages(productHistoryMessages)
  const changes = useMessages(changeMessages)
  if (deed.kind === 'change') return changes.calls[deed.call] ?? deed.call
  if (deed.kind === 'run') {
    return (
      <>
        {deed.isUndo ? t.ran_back : t.ran}{' '}
        <EditorLink to={`products/runs?run=${deed.run}`} text={t.run(deed.run)} />
      </>
    )
  }
  return (
    <>
      {deed.isUndo ? t.imported_back : deed.isNew ? t.made : t.imported}{' '}
      <EditorLink to={deed.import === null ? null : `imports/${deed.import}`} text={deed.source} />
    </>
  )
}

/** A link for whoever may follow it. */
function EditorLink({ to, text }: { to: string | null; text: string }) {
  const { shop } = useShop()
  const may = useMay()
  if (to === null || !may('products.edit')) return text
  return (
    <Link to={`/${shop}/${to}`} className={linkClass}>
      {text}
    </Link>
  )
}
