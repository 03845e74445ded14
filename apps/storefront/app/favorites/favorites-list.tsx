import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { ListingSkeleton } from '../catalog/grid-skeleton.tsx'
import { ProductListing } from '../catalog/tiles/product-listing.tsx'
import { useCardProducts } from '../catalog/use-card-products.ts'
import { favoritesPageMessages } from '../messages/favorites.ts'
import { ShopLink } from '../shop/shop-link.tsx'
import { useFavorites, useFavoritesStore } from './favorites-context.ts'

const PAGE_SIZE = 24
const FIRST_SKELETON = 4

/** The visitor's favorites with today's prices. */
export function FavoritesList() {
  const { isKnown, ids } = useFavorites()
  const [shownCount, setShownCount] = useState(PAGE_SIZE)
  const { cards, gone, waiting, error, retry } = useCardProducts(ids.slice(0, shownCount))
  if (!isKnown) return <ListingSkeleton count={FIRST_SKELETON} />
  if (ids.length === 0) return <NoFavorites />
  if (error !== undefined && cards.length === 0) return <FavoritesFailure onRetry={retry} />
  return (
    <>
      <GoneFavorites ids={gone} />
      {cards.length > 0 && <ProductListing products={cards} priority={FIRST_SKELETON} />}
      {waiting > 0 && (
        <div className={cards.length > 0 ? 'mt-10' : ''}>
          <ListingSkeleton count={waiting} />
        </div>
      )}
      <More
        isThere={waiting === 0 && ids.length > shownCount}
        onMore={() => setShownCount(shownCount + PAGE_SIZE)}
      />
    </>
  )
}

function More({ isThere, onMore }: { isThere: boolean; onMore: () => void }) {
  const t = useMessages(favoritesPageMessages)
  if (!isThere) return null
  return (
    <div className="mt-12 grid justify-items-center">
      <Button variant="second" onClick={onMore}>
        {t.more}
      </Button>
    </div>
  )
}

function NoFavorites() {
  const t = useMessages(favoritesPageMessages)
  return (
    <EmptyState
      drawing="heart"
      title={t.empty}
      text={t.empty_text}
      action={
        <Button asChild>
          <ShopLink to="/products-list/all">{t.browse}</ShopLink>
        </Button>
      }
    />
  )
}

function FavoritesFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(favoritesPageMessages)
  return (
    <EmptyState
      drawing="trouble"
      title={t.trouble}
      text={t.trouble_text}
      action={<Button onClick={onRetry}>{t.retry}</Button>}
    />
  )
}

/** Favorites that are no longer on sale are named, not dropped silently. */
function GoneFavorites({ ids }: { ids: readonly number[] }) {
  const t = useMessages(favoritesPageMessages)
  const { change } = useFavoritesStore()
  if (ids.length === 0) return null
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-base bg-wash px-4 py-3 text-14">
      {t.gone(ids.length)}
      <button
        type="button"
        onClick={() => {
          for (const id of ids) void change(id, false)
        }}
        className="thumb font-semibold underline underline-offset-4"
      >
        {t.forget}
      </button>
    </p>
  )
}
