import { pictureSource } from './tiles/picture-source.ts'

/** The picture of a product in a list; the box is square and keeps its size. */
export function PictureTile({ image, className }: { image: string | null; className: string }) {
  return (
    <span
      className={`product-ground block aspect-square shrink-0 overflow-hidden rounded-base bg-wash ${className}`}
    >
      {image && (
        <img
          src={pictureSource({ image_url: image }).src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
