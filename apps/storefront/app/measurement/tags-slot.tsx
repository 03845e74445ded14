import { lazy, Suspense, useEffect, useState } from 'react'
import { impersonation } from '../session/impersonation.ts'
import { lookPreview } from '../session/look-preview.ts'
import { useShopConfig } from '../shop/shop-data.ts'

const Tags = lazy(() => import('./tag-loader.tsx').then((file) => ({ default: file.Tags })))

/** A shop that measures nothing never fetches what would measure. */
export function TagsSlot() {
  const { googleTagManagerCode, googleAnalyticsCode, pixelFB } = useShopConfig()
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => setIsAlive(true), [])
  const measures = googleTagManagerCode || googleAnalyticsCode || pixelFB
  if (!isAlive || !measures || impersonation() || lookPreview()) return null
  return (
    <Suspense fallback={null}>
      <Tags />
    </Suspense>
  )
}
