import { Button } from '@estampa/ui/button'
import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { productMessages } from '../../messages/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useShopConfig } from '../../shell/shop-data.ts'
import { videoFrame } from './video-frame.ts'

const VideoPopup = lazy(() =>
  import('./video-popup.tsx').then(({ VideoPopup: popup }) => ({ default: popup })),
)

type VideoButtonProps = { name: string; video_url: string | null }

/** Only where the shop shows videos and the product has one that we know how to play. */
export function VideoButton({ name, video_url }: VideoButtonProps) {
  const t = useMessages(productMessages)
  const { showProductVideo } = useShopConfig()
  const [isOpen, setIsOpen] = useState(false)
  const frame = videoFrame(video_url)
  if (!showProductVideo || !frame) return null
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        <Play size={18} aria-hidden="true" />
        {t.video}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <VideoPopup title={t.video_of(name)} frame={frame} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
