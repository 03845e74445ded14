import { Icon } from '@estampa/ui/icon'
import { Picture } from '@estampa/ui/picture'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productSource } from '../catalog/tiles/picture-source.ts'
import { PlaceholderPicture } from '../catalog/tiles/placeholder-picture.tsx'
import { searchMessages } from '../messages/search.ts'
import { NetPrice, Price } from '../money/price.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { type SearchOffer, splitTyped } from './search-kernel.ts'
import type { SuggestedProduct, useSuggestions } from './use-suggestions.ts'

type SearchOptionsProps = ReturnType<typeof useSuggestions> & {
  listId: string
  at: number
  isFloating: boolean
  onFollow: (one: SearchOffer) => void
}

type OfferGroup = { kind: SearchOffer['kind']; label: string }

/** Searches and categories first, products beside them where there is room, the way to all results last. */
export function SearchOptions(props: SearchOptionsProps) {
  const { listId, offered, words, answered, products, isFirst, isSettled, hasFailed } = props
  const t = useMessages(searchMessages)
  const isEmpty = isSettled && !hasFailed && words !== '' && offered.length === 1
  const group = (kinds: readonly OfferGroup[]) =>
    kinds.map(({ kind, label }) => <OptionGroup key={kind} kind={kind} label={label} {...props} />)
  const ways: OfferGroup[] = [
    { kind: 'recent', label: t.recent },
    { kind: 'word', label: t.words },
    { kind: 'category', label: t.categories },
  ]
  const hasWays = offered.some((one) => ways.some(({ kind }) => kind === one.kind))
  return (
    <div className="@container">
      <p role="status" className="sr-only">
        {isSettled && !isEmpty && t.found(offered.length)}
      </p>
      {isEmpty && <p className="px-3 py-3 text-14 text-ink-soft">{t.nothing(words)}</p>}
      {hasFailed && <p className="px-3 py-3 text-14 text-ink-soft">{t.trouble}</p>}
      <div
        // another answer is another list: nothing of the one before slides out of the way
        key={answered}
        role="listbox"
        id={listId}
        aria-label={t.suggestions}
        className={`grid grid-cols-1 gap-x-4 ${hasWays && products.length > 0 ? '@three:grid-cols-suggestions' : ''}`}
      >
        <div role="presentation">{group(ways)}</div>
        <div role="presentation">
          {isFirst ? (
            <OptionsLoading />
          ) : (
            group([{ kind: 'product', label: words === '' ? t.popular : t.products }])
          )}
        </div>
        <div role="presentation" className="@three:col-span-full">
          {group([{ kind: 'all', label: t.all(words) }])}
        </div>
      </div>
    </div>
  )
}

/** The options of one kind under their title. Their numbers run on through the whole list. */
function OptionGroup({ kind, label, ...props }: SearchOptionsProps & OfferGroup) {
  const { offered, listId, at, onFollow } = props
  const path = useShopPath()
  if (!offered.some((one) => one.kind === kind)) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div role="group" aria-label={label} className={kind === 'all' ? 'border-t border-line pt-1' : 'pb-2'}>
      {kind !== 'all' && (
        <p aria-hidden="true" className="px-3 pt-2 pb-1 text-12 font-bold tracking-wide text-ink-faint">
          {label}
        </p>
      )}
      {offered.map((one, index) =>
        one.kind === kind ? (
          <Link
            key={one.to}
            to={path(one.to)}
            role="option"
            id={`${listId}-${index}`}
            aria-selected={index === at}
            tabIndex={-1}
            // the focus stays in the field
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onFollow(one)}
            className="flex min-h-11 items-center gap-3 rounded-base px-3 py-1.5 text-16 hover:bg-wash aria-selected:bg-wash aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink"
          >
            <OptionContent one={one} {...props} />
          </Link>
        ) : null,
      )}
    </div>
  )
}

const icons: Record<Exclude<SearchOffer['kind'], 'product'>, ReactNode> = {
  recent: <Icon name="rotate-ccw-clock" size={18} className="text-ink-faint" />,
  word: <Icon name="search" size={18} className="text-ink-faint" />,
  category: <Icon name="layout-grid" size={18} className="text-ink-faint" />,
  all: <Icon name="arrow-right" size={18} className="text-brand-ink" />,
}

type OptionContentProps = { one: SearchOffer; words: string; products: readonly SuggestedProduct[] }

function OptionContent({ one, words, products }: OptionContentProps) {
  const t = useMessages(searchMessages)
  if (one.kind === 'product') return <ProductOption product={products.find(({ id }) => id === one.id)} />
  const [typed, added] = one.kind === 'word' ? splitTyped(one.words, words) : ['', '']
  return (
    <>
      {icons[one.kind]}
      {one.kind === 'category' && (
        <>
          <span className="min-w-0 flex-1">{one.title}</span>
          <span className="tabular text-14 text-ink-faint">{one.count}</span>
        </>
      )}
      {one.kind === 'word' && (
        <span className="min-w-0">
          {typed}
          <b className="font-semibold">{added}</b>
        </span>
      )}
      {one.kind === 'recent' && <span className="min-w-0 truncate">{one.words}</span>}
      {one.kind === 'all' && (
        <span className="min-w-0 truncate font-semibold text-brand-ink">{t.all(one.words)}</span>
      )}
    </>
  )
}

function ProductOption({ product }: { product: SuggestedProduct | undefined }) {
  if (!product) return null
  return (
    <>
      {product.featured_img ? (
        <Picture
          {...productSource(product.featured_img)}
          alt=""
          sizes="56px"
          className="product-ground size-14 shrink-0 rounded-small"
        />
      ) : (
        <PlaceholderPicture name={product.name} className="size-14 shrink-0 rounded-small" />
      )}
      <span className="grid min-w-0 flex-1 leading-snug">
        <span className="line-clamp-2">{product.name}</span>
        <Price from bare size="small" amount={product.price} withTaxes={product.price_with_taxes} />
        <NetPrice amount={product.price} />
      </span>
    </>
  )
}

function OptionsLoading() {
  const t = useMessages(searchMessages)
  return (
    <div role="status" aria-label={t.loading} className="grid gap-3 p-3">
      {[1, 2, 3].map((row) => (
        <span key={row} className="flex items-center gap-3">
          <Skeleton className="size-14" />
          <Skeleton className="h-4 w-2/3" />
        </span>
      ))}
    </div>
  )
}
