import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTenantName } from '../../shop/shop-data.ts'
import { addRecentlyViewed, readRecentlyViewed } from './recently-viewed-ids.ts'

const SeenList = lazy(() =>
  import('./recently-viewed-list.tsx').then(({ RecentlyViewedList: list }) => ({ default: list })),
)

const SHOWN = 4
/** Fewer look forgotten. */
const LEAST = 3
/** Before it comes into view. */
const AHEAD = '600px'

/** The products viewed recently in this browser, loaded when they scroll into view. `here` is the product of the page. */
export function RecentlyViewedProducts({ here }: { here?: number }) {
  const shop = useTenantName()
  const place = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<readonly number[]>([])
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    setIds(
      readRecentlyViewed(shop)
        .filter((id) => id !== here)
        .slice(0, SHOWN),
    )
    if (here !== undefined) addRecentlyViewed(shop, here)
  }, [shop, here])
  const isThere = ids.length >= LEAST
  useEffect(() => {
    const { current } = place
    if (!isThere || !current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: AHEAD,
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [isThere])
  if (!isThere) return null
  return (
    <div ref={place} className="min-h-80">
      {isNear && (
        <Suspense fallback={null}>
          <SeenList ids={ids} />
        </Suspense>
      )}
    </div>
  )
}
