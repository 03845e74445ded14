import { productShape } from '@estampa/domain/catalog'
import { smallPicture } from '../controls/small-picture.ts'

type ProductThumbnailProps = { name: string; family: string | null; picture: string | null }

/** A small square with the product's main picture, or a drawing of its kind where it has none. */
export function ProductThumbnail({ name, family, picture }: ProductThumbnailProps) {
  return (
    <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-base bg-wash">
      {picture ? (
        <img
          src={smallPicture(picture, 160)}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          className="size-full object-contain"
        />
      ) : (
        <Drawing name={name} family={family ?? ''} />
      )}
    </span>
  )
}

function Drawing({ name, family }: { name: string; family: string }) {
  const { outline, detail, accent } = productShape(name, family)
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      className="size-7 fill-none stroke-ink-faint"
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outline} />
      <path d={detail} opacity={0.5} />
      <path d={accent} />
    </svg>
  )
}
