import { Icon } from '@estampa/ui/icon'
import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { productMessages } from '../../messages/product.ts'
import type { ProductImage } from '../product.ts'
import { movingPicture } from '../tiles/moving-picture.ts'
import { productSource } from '../tiles/picture-source.ts'
import { PlaceholderPicture } from '../tiles/placeholder-picture.tsx'

const ZoomedGallery = lazy(() =>
  import('./zoomed-gallery.tsx').then(({ ZoomedGallery: zoomed }) => ({ default: zoomed })),
)

type GalleryProps = { name: string; category?: string | undefined; images: readonly ProductImage[] }

const SIZES = '(min-width: 1264px) 620px, (min-width: 960px) 50vw, 100vw'

/** Pictures pushed sideways by a finger, by thumbnails or by the arrows; a press makes them large. */
export function Gallery({ name, category, images }: GalleryProps) {
  if (images.length === 0)
    return <PlaceholderPicture name={name} category={category} className="rounded-large" />
  return <PictureGallery name={name} images={images} />
}

function PictureGallery({ name, images }: Omit<GalleryProps, 'category'>) {
  const t = useMessages(productMessages)
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [zoomed, setZoomed] = useState<number>()
  const first = images[0]?.image_url
  const says = (image: ProductImage, index: number) =>
    image.alt || t.picture(name, image.color ?? '', index + 1, images.length)
  useEffect(() => {
    if (first === undefined) return
    strip.current?.scrollTo({ left: 0, behavior: 'instant' })
    setAt(0)
  }, [first])
  const go = (index: number) => {
    const { current } = strip
    current?.scrollTo({ left: index * current.clientWidth, behavior: 'smooth' })
    setAt(index)
  }
  return (
    <section aria-label={t.gallery} className="gallery">
      <div className="relative">
        <ul
          ref={strip}
          className="gallery-pictures no-scrollbar"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            clientWidth > 0 && setAt(Math.round(scrollLeft / clientWidth))
          }
        >
          {images.map((image, index) => (
            <li
              key={image.image_url}
              className="moving-picture"
              style={index === at ? movingPicture(image.image_url) : undefined}
            >
              <button
                type="button"
                aria-label={t.zoom(says(image, index))}
                onClick={() => setZoomed(index)}
                className="block w-full cursor-zoom-in"
              >
                <Picture
                  {...productSource(image)}
                  alt=""
                  sizes={SIZES}
                  priority={index === 0}
                  className="product-ground"
                />
              </button>
            </li>
          ))}
        </ul>
        <span className="zoom-mark">
          <Icon name="zoom-in" size={20} />
        </span>
      </div>
      {images.length > 1 && <Thumbnails images={images} at={at} says={says} onSelect={go} />}
      {zoomed !== undefined && (
        <Suspense fallback={null}>
          <ZoomedGallery name={name} images={images} start={zoomed} onClose={() => setZoomed(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

type ThumbnailsProps = {
  images: readonly ProductImage[]
  at: number
  /** The alternative text of a picture. */
  says: (image: ProductImage, index: number) => string
  onSelect: (index: number) => void
}

function Thumbnails({ images, at, says, onSelect }: ThumbnailsProps) {
  const t = useMessages(productMessages)
  return (
    <ul className="gallery-thumbnails no-scrollbar">
      {images.map((image, index) => (
        <li key={image.image_url}>
          <button
            type="button"
            aria-label={t.show_picture(says(image, index))}
            aria-current={index === at}
            onClick={() => onSelect(index)}
          >
            <Picture {...productSource(image)} alt="" sizes="96px" className="product-ground" />
          </button>
        </li>
      ))}
    </ul>
  )
}
