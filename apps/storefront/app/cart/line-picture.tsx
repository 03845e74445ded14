import type { CartProduct } from '@estampa/domain/cart'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { thumbnailAddress } from '../catalog/tiles/picture-source.ts'
import { PlaceholderPicture } from '../catalog/tiles/placeholder-picture.tsx'
import { cartMessages } from '../messages/cart.ts'
import { useLinePictures } from './line-pictures.ts'
import { toLineView } from './line-view.ts'

/** A line of the cart. The size comes by the classes; the box is square and keeps it. */
export function LinePicture({ line, className }: { line: CartProduct; className: string }) {
  const { name, isCustomized, picture } = toLineView(line)
  const [first] = useLinePictures(line)
  return (
    <MockupPicture
      picture={first?.preview_url ?? picture}
      name={name}
      isCustomized={isCustomized}
      className={className}
    />
  )
}

/** The decorated places beside the one that the line's own picture shows. */
export function OtherPrintAreas({ line }: { line: CartProduct }) {
  const { name } = toLineView(line)
  const [, ...others] = useLinePictures(line)
  if (others.length === 0) return null
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {others.map(({ printing_area_id, preview_url }) => (
        <MockupPicture
          key={printing_area_id}
          picture={preview_url}
          name={name}
          isCustomized
          className="w-24 sm:w-32"
        />
      ))}
    </span>
  )
}

type MockupPictureProps = {
  picture: string | null
  name: string
  isCustomized: boolean
  className: string
}

/** The product as it is made; plain where it is not decorated or not drawn. */
export function MockupPicture({ picture, name, isCustomized, className }: MockupPictureProps) {
  const t = useMessages(cartMessages)
  return (
    <span
      className={clsx(
        'product-ground block aspect-square shrink-0 overflow-hidden rounded-base bg-wash',
        className,
      )}
    >
      {picture ? (
        <img
          src={thumbnailAddress(picture)}
          alt={isCustomized ? t.with_logo(name) : name}
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
        />
      ) : (
        <PlaceholderPicture name={name} className="size-full" />
      )}
    </span>
  )
}
