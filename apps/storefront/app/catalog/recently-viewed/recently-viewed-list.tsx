import { useMessages } from '@estampa/web/messages'
import { recentlyViewedMessages } from '../../messages/catalog.ts'
import { GridSkeleton } from '../grid-skeleton.tsx'
import { ProductGrid } from '../tiles/product-grid.tsx'
import { useCardProducts } from '../use-card-products.ts'

export function RecentlyViewedList({ ids }: { ids: readonly number[] }) {
  const t = useMessages(recentlyViewedMessages)
  const { cards, waiting, error } = useCardProducts(ids)
  // nobody misses it: other products are shown above
  if (error !== undefined || (waiting === 0 && cards.length === 0)) return null
  return (
    <section>
      <h2 className="mb-6 text-22 font-bold tracking-tight md:text-28">{t.seen}</h2>
      {waiting > 0 ? <GridSkeleton count={waiting} /> : <ProductGrid products={cards} />}
    </section>
  )
}
