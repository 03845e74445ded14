import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { type MouseEvent, useEffect, useState } from 'react'
import { productMessages } from '../../messages/product.ts'
import { shellMessages } from '../../messages/shell.ts'
import type { ProductImage } from '../product.ts'
import { pictureSource } from '../tiles/picture-source.ts'

type ZoomedGalleryProps = {
  name: string
  images: readonly ProductImage[]
  start: number
  onClose: () => void
}

/** One picture as large as the window. Arrows change it, a press zooms in at the pointer. */
export function ZoomedGallery({ name, images, start, onClose }: ZoomedGalleryProps) {
  const t = useMessages(productMessages)
  const shell = useMessages(shellMessages)
  const [at, setAt] = useState(start)
  const go = (step: number) => setAt((now) => (now + step + images.length) % images.length)
  const image = images[at]
  useArrows(go)
  if (!image) return null
  return (
    <Popup open wide title={name} close={shell.close} onOpenChange={(open) => !open && onClose()}>
      <div className="relative">
        <Closer
          key={image.image_url}
          image={image}
          label={t.picture(name, image.color ?? '', at + 1, images.length)}
        />
        {images.length > 1 && (
          <div className="mt-3 flex items-center justify-center gap-4">
            <IconButton label={shell.previous} onClick={() => go(-1)}>
              <Icon name="chevron-left" size={24} />
            </IconButton>
            <span className="tabular text-14 text-ink-soft">{shell.position(at + 1, images.length)}</span>
            <IconButton label={shell.next} onClick={() => go(1)}>
              <Icon name="chevron-right" size={24} />
            </IconButton>
          </div>
        )}
      </div>
    </Popup>
  )
}

function useArrows(go: (step: number) => void) {
  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') go(1)
      if (key === 'ArrowLeft') go(-1)
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  })
}

const CLOSER = 2.2

function Closer({ image, label }: { image: ProductImage; label: string }) {
  const [origin, setOrigin] = useState<string | null>(null)
  const { src, avif, webp } = pictureSource(image)
  const pointAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    return `${((clientX - box.left) / box.width) * 100}% ${((clientY - box.top) / box.height) * 100}%`
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={origin !== null}
      className="mx-auto block aspect-square max-h-view-75 w-full overflow-hidden rounded-base aria-[pressed=false]:cursor-zoom-in aria-[pressed=true]:cursor-zoom-out"
      onClick={(event) => setOrigin(origin ? null : event.detail === 0 ? '50% 50%' : pointAt(event))}
      onMouseMove={(event) => origin && setOrigin(pointAt(event))}
    >
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes="1600px" />}
        {webp && <source type="image/webp" srcSet={webp} sizes="1600px" />}
        <img
          src={src}
          alt=""
          className="size-full object-contain transition-transform"
          style={origin ? { transform: `scale(${CLOSER})`, transformOrigin: origin } : undefined}
        />
      </picture>
    </button>
  )
}
