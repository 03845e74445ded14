import type { CartProduct } from '@estampa/domain/cart'
import { clsx } from 'clsx'
import { PlaceholderPicture } from '../catalog/placeholder-picture.tsx'
import { cartMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type LineArt, useLineArt } from './line-art.ts'
import { viewOf } from './line-view.ts'

/** A line of the cart. The size comes by the classes; the box is square and keeps it. */
export function LinePicture({ line, className }: { line: CartProduct; className: string }) {
  const { name, isCustomised } = viewOf(line)
  return <ArtPicture {...useLineArt(line)} {...{ name, isCustomised, className }} />
}

type ArtPictureProps = LineArt & { name: string; isCustomised: boolean; className: string }

export function ArtPicture({ picture, art, name, isCustomised, className }: ArtPictureProps) {
  const t = useMessages(cartMessages)
  return (
    <span
      className={clsx(
        'relative block aspect-square shrink-0 overflow-hidden rounded-base bg-wash',
        className,
      )}
    >
      {picture ? (
        <img
          src={picture}
          alt={isCustomised ? t.with_logo(name) : name}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <PlaceholderPicture name={name} className="size-full" />
      )}
      {art && (
        <img
          src={art.url}
          alt=""
          className="absolute object-contain"
          style={{
            left: `${art.place.left}%`,
            top: `${art.place.top}%`,
            width: `${art.place.width}%`,
            height: `${art.place.height}%`,
            transform: `rotate(${art.place.angle}deg)`,
          }}
        />
      )}
    </span>
  )
}
