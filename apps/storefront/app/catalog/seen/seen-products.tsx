import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTenantName } from '../../shell/shop-data.ts'
import { keepSeen, readSeen } from './seen-ids.ts'

const SeenList = lazy(() => import('./seen-list.tsx').then(({ SeenList: list }) => ({ default: list })))

const SHOWN = 4
/** Before it comes into view. */
const AHEAD = '600px'

/** What this browser has seen before, asked for when somebody scrolls there. `here` is the product of the page. */
export function SeenProducts({ here }: { here?: number }) {
  const shop = useTenantName()
  const place = useRef<HTMLDivElement>(null)
  const [ids, setIds] = useState<readonly number[]>([])
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    setIds(
      readSeen(shop)
        .filter((id) => id !== here)
        .slice(0, SHOWN),
    )
    if (here !== undefined) keepSeen(shop, here)
  }, [shop, here])
  const isThere = ids.length > 0
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
