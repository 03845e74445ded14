import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { clsx } from 'clsx'
import { PlaceholderPicture } from '../catalog/placeholder-picture.tsx'
import { cartMessages } from '../messages/cart.ts'
import { useMessages } from '../messages/use-messages.ts'
import { type LineArt, useLineArt, useOtherArt } from './line-art.ts'
import { viewOf } from './line-view.ts'

/** A line of the cart. The size comes by the classes; the box is square and keeps it. */
export function LinePicture({ line, className }: { line: CartProduct; className: string }) {
  const { name, isCustomised } = viewOf(line)
  return <ArtPicture {...useLineArt(line)} {...{ name, isCustomised, className }} />
}

/** The decorated places beside the one that the line's own picture shows. */
export function OtherPlaces({ line }: { line: CartProduct }) {
  const [, ...others] = customizationOf(line)?.views ?? []
  // of a design that was drawn no single picture can be laid over the product
  const views = others.filter((view) => view.logo_id && view.elements.length === 0)
  if (views.length === 0) return null
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {views.map((view) => (
        <OtherPlace key={view.printing_area_id} line={line} view={view} />
      ))}
    </span>
  )
}

type View = NonNullable<ReturnType<typeof customizationOf>>['views'][number]

function OtherPlace({ line, view }: { line: CartProduct; view: View }) {
  const art = useOtherArt(line, view)
  return <ArtPicture {...art} name={viewOf(line).name} isCustomised className="w-24 sm:w-32" />
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
