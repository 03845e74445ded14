import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import type { CornerPosition, CornerProps } from '../catalog/tiles/card-corner.tsx'
import { favoritesMessages } from '../messages/favorites.ts'
import { useFavorites } from './favorites-context.ts'
import { useFavoriteSwitch } from './use-favorite-switch.ts'

const onPicture = 'bg-paper/90 shadow-lifted hover:bg-paper'

const places: Record<CornerPosition, { corner: string; button: string; size: number }> = {
  card: {
    corner: 'product-card-corner',
    button: `size-8 max-sm:bg-transparent max-sm:shadow-none ${onPicture}`,
    size: 16,
  },
  row: { corner: 'product-row-corner', button: 'size-11 hover:bg-paper', size: 20 },
  page: { corner: 'contents', button: `size-11 ${onPicture}`, size: 22 },
}

/** Comes once the browser knows the visitor's favorites: the page that everybody gets has none. */
export function FavoriteButton(props: CornerProps) {
  const { isKnown } = useFavorites()
  return isKnown ? <KnownFavoriteButton {...props} /> : null
}

function KnownFavoriteButton({ product, position }: CornerProps) {
  const t = useMessages(favoritesMessages)
  const { ids } = useFavorites()
  const switchTo = useFavoriteSwitch()
  const isFavorite = ids.includes(product.id)
  const { corner, button, size } = places[position]
  return (
    <span className={corner}>
      <button
        type="button"
        aria-pressed={isFavorite}
        aria-label={t.keep(product.name)}
        title={isFavorite ? t.take_away : t.keep_short}
        onClick={() => switchTo(product, !isFavorite)}
        className={clsx(
          'favorite-button thumb grid animate-appear place-items-center rounded-full transition-colors',
          button,
          isFavorite ? 'text-brand-ink' : 'text-ink-soft hover:text-ink',
        )}
      >
        <Icon name="heart" size={size} className={isFavorite ? 'fill-current' : undefined} />
      </button>
    </span>
  )
}
