import { Icon } from '@estampa/ui/icon'
import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { lazy, Suspense, useState } from 'react'
import { productDetailsMessages } from '../../messages/product-details.ts'
import { pictureSource } from '../tiles/picture-source.ts'
import { findVideo } from './product-video.ts'

const VideoPopup = lazy(() =>
  import('./video-popup.tsx').then(({ VideoPopup: popup }) => ({ default: popup })),
)

type VideoButtonProps = {
  name: string
  video_url: string
  /** The shop's own picture of the product: a picture of the video would be requested from its provider. */
  poster: Parameters<typeof pictureSource>[0] | undefined
}

/** Only where the product has a video that we know how to play. */
export function VideoButton({ name, video_url, poster }: VideoButtonProps) {
  const t = useMessages(productDetailsMessages)
  const [isOpen, setIsOpen] = useState(false)
  const video = findVideo(video_url)
  if (!video) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="group flex w-full items-center gap-4 rounded-large border border-line p-2 text-left transition-colors hover:border-ink"
      >
        <span className="relative block w-32 shrink-0">
          {poster && (
            <Picture
              {...pictureSource(poster)}
              alt=""
              sizes="128px"
              ratio={16 / 9}
              className="rounded-base"
            />
          )}
          <span className="inset-0 grid place-items-center not-first:absolute">
            <span className="grid size-11 place-items-center rounded-full bg-paper text-ink shadow-floating transition-transform group-hover:scale-105">
              <Icon name="play" size={18} className="ml-0.5 fill-current" />
            </span>
          </span>
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{t.video}</span>
          <span className="block text-14 text-ink-soft">{t.video_from(video.company)}</span>
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <VideoPopup title={t.video_of(name)} video={video} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
