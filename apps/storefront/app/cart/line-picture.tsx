import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { PlaceholderPicture } from '../catalog/placeholder-picture.tsx'
import { cartMessages } from '../messages/cart.ts'
import { type LineArt, useLineArt, useViewArt } from './line-art.ts'
import { toLineView } from './line-view.ts'

/** A line of the cart. The size comes by the classes; the box is square and keeps it. */
export function LinePicture({ line, className }: { line: CartProduct; className: string }) {
  const { name, isCustomized } = toLineView(line)
  return <ArtPicture {...useLineArt(line)} name={name} isCustomized={isCustomized} className={className} />
}

/** The decorated places beside the one that the line's own picture shows. */
export function OtherPrintAreas({ line }: { line: CartProduct }) {
  const [, ...others] = customizationOf(line)?.views ?? []
  // of a design that was drawn no single picture can be laid over the product
  const views = others.filter((view) => view.logo_id && view.elements.length === 0)
  if (views.length === 0) return null
  return (
    <span className="mt-2 flex flex-wrap gap-2">
      {views.map((view) => (
        <PrintAreaPicture key={view.printing_area_id} line={line} view={view} />
      ))}
    </span>
  )
}

type LineViewArt = NonNullable<ReturnType<typeof customizationOf>>['views'][number]

function PrintAreaPicture({ line, view }: { line: CartProduct; view: LineViewArt }) {
  const art = useViewArt(line, view)
  return <ArtPicture {...art} name={toLineView(line).name} isCustomized className="w-24 sm:w-32" />
}

type ArtPictureProps = LineArt & { name: string; isCustomized: boolean; className: string }

export function ArtPicture({ picture, art, name, isCustomized, className }: ArtPictureProps) {
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
          alt={isCustomized ? t.with_logo(name) : name}
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
            left: `${art.placement.left}%`,
            top: `${art.placement.top}%`,
            width: `${art.placement.width}%`,
            height: `${art.placement.height}%`,
            transform: `rotate(${art.placement.angle}deg)`,
          }}
        />
      )}
    </span>
  )
}
