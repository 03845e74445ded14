import { thumbnailAddress } from './tiles/picture-source.ts'

/** The picture of a product in a list; the box is square and keeps its size. */
export function PictureTile({ image, className }: { image: string | null; className: string }) {
  return (
    <span
      className={`product-ground block aspect-square shrink-0 overflow-hidden rounded-base bg-wash ${className}`}
    >
      {image && (
        <img
          src={thumbnailAddress(image)}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
