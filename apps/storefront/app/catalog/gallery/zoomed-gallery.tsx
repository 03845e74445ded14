import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { galleryMessages } from '../../messages/gallery.ts'
import { productMessages } from '../../messages/product.ts'
import { shellMessages } from '../../messages/shell.ts'
import type { ProductImage } from '../product.ts'
import { EnlargedPicture } from './enlarged-picture.tsx'
import { useZoom, type Zoom } from './use-zoom.ts'

type ZoomedGalleryProps = {
  name: string
  images: readonly ProductImage[]
  start: number
  onClose: () => void
}

/** One picture fills the window. Arrows and a push of the finger change it; a press, two fingers or + bring it nearer. */
export function ZoomedGallery({ name, images, start, onClose }: ZoomedGalleryProps) {
  const shell = useMessages(shellMessages)
  const [at, setAt] = useState(start)
  const turn = (step: number) => setAt((now) => (now + step + images.length) % images.length)
  const image = images[at]
  if (!image) return null
  return (
    <Popup open wide="window" title={name} close={shell.close} onOpenChange={(open) => !open && onClose()}>
      <ZoomedImage
        key={image.image_url}
        name={name}
        image={image}
        at={at}
        count={images.length}
        onTurn={turn}
      />
    </Popup>
  )
}

type ZoomedImageProps = {
  name: string
  image: ProductImage
  at: number
  count: number
  /** By so many pictures. */
  onTurn: (step: number) => void
}

function ZoomedImage({ name, image, at, count, onTurn }: ZoomedImageProps) {
  const t = useMessages(productMessages)
  const zoom = useZoom(image)
  useKeys(zoom, onTurn)
  return (
    <div className="flex h-full flex-col">
      <EnlargedPicture
        image={image}
        label={t.picture(name, image.color ?? '', at + 1, count)}
        zoom={zoom}
        onTurn={count > 1 ? onTurn : undefined}
      />
      <ZoomControls at={at} count={count} zoom={zoom} onTurn={onTurn} />
    </div>
  )
}

type ZoomControlsProps = Pick<ZoomedImageProps, 'at' | 'count' | 'onTurn'> & { zoom: Zoom }

function ZoomControls({ at, count, zoom, onTurn }: ZoomControlsProps) {
  const t = useMessages(galleryMessages)
  const shell = useMessages(shellMessages)
  return (
    <div className="flex shrink-0 items-center justify-center gap-2 px-2 py-1.5">
      <IconButton label={t.farther} disabled={zoom.view.scale === 1} onClick={() => zoom.step(-1)}>
        <Icon name="zoom-out" size={22} />
      </IconButton>
      {count > 1 && (
        <>
          <IconButton label={shell.previous} onClick={() => onTurn(-1)}>
            <Icon name="chevron-left" size={24} />
          </IconButton>
          <span className="tabular text-14 text-ink-soft">{shell.position(at + 1, count)}</span>
          <IconButton label={shell.next} onClick={() => onTurn(1)}>
            <Icon name="chevron-right" size={24} />
          </IconButton>
        </>
      )}
      <IconButton label={t.closer} disabled={zoom.isNearest} onClick={() => zoom.step(1)}>
        <Icon name="zoom-in" size={22} />
      </IconButton>
    </div>
  )
}

const PUSH_PX = 80
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Arrows change the picture while it is seen whole, and look around in it once it is near. */
function useKeys({ view, step, move, reset }: Zoom, onTurn: (step: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const [x, y] = arrows[event.key] ?? [0, 0]
      if (view.scale > 1 && (x || y)) move({ x: x * PUSH_PX, y: y * PUSH_PX })
      else if (x) onTurn(-x)
      if (event.key === '+') step(1)
      if (event.key === '-') step(-1)
      if (event.key === '0') reset()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
