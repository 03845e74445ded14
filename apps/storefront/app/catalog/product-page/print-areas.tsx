import { turnedBox } from '@estampa/domain/catalog'
import { outlineRadius } from '@estampa/domain/catalog/area-cut'
import { decimal } from '@estampa/domain/messages/numbers'
import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { productMessages } from '../../messages/product.ts'
import type { PrintArea, Product, ProductImage } from '../product.ts'
import { productSource } from '../tiles/picture-source.ts'

export const sizeText = ({ width_centimeters: width, height_centimeters: height }: PrintArea) =>
  `${decimal(width, 4)} × ${decimal(height, 4)} cm`

export const areaRadius = ({
  shape,
  corner_millimeters: corner,
  width_centimeters: width,
  height_centimeters: height,
}: PrintArea) => outlineRadius(shape, corner, { width: width * 10, height: height * 10 })

/** The print areas drawn on the pictures that show them, with their largest sizes. */
export function PrintAreas({ product }: { product: Product }) {
  const t = useMessages(productMessages)
  const byPicture = Map.groupBy(product.printing_areas, (area) => area.placement.image_url)
  if (byPicture.size === 0) return null
  return (
    <section className="product-areas">
      <h2 className="text-22 font-bold">{t.areas}</h2>
      <p className="mt-1 text-ink-soft">{t.areas_text}</p>
      <ul className="mt-5 grid grid-cols-2 gap-4 @three:grid-cols-3 @four:gap-6 @four:grid-cols-4">
        {[...byPicture].map(([image_url, areas]) => (
          <li key={image_url}>
            <OutlinedPicture image_url={image_url} areas={areas} product={product} />
            <ul className="mt-2 text-14">
              {areas.map((area) => (
                <li key={area.id} className="flex justify-between gap-3">
                  <span className="font-semibold">{area.name}</span>
                  <span className="tabular whitespace-nowrap text-ink-soft">{sizeText(area)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

type OutlinedProps = { image_url: string; areas: readonly PrintArea[]; product: Product }

function OutlinedPicture({ image_url, areas, product }: OutlinedProps) {
  const t = useMessages(productMessages)
  const image: Partial<ProductImage> & { image_url: string } = product.images.find(
    (one) => one.image_url === image_url,
  ) ?? { image_url }
  return (
    <div className="relative overflow-hidden rounded-base">
      <Picture
        {...productSource(image)}
        alt={t.areas_on(areas.map((area) => area.name).join(', '))}
        sizes="(min-width: 960px) 300px, 46vw"
        className="product-ground"
      />
      {areas.map((area) => (
        <span
          key={area.id}
          aria-hidden="true"
          className="absolute rounded-small border-2 border-dashed border-ink bg-white/25 ring-1 ring-white/75"
          style={{ ...percentBox(area.placement, image), borderRadius: areaRadius(area) }}
        />
      ))}
    </div>
  )
}

/** The CSS position of an area on its picture, rotated as the product is. */
export function percentBox(
  placement: PrintArea['placement'],
  picture: { width?: number; height?: number } = {},
) {
  const { width: across = 1, height: down = 1 } = picture
  const box = turnedBox(placement, { width: across, height: down })
  const percent = (part: number) => `${part * 100}%`
  return {
    left: percent(box.x),
    top: percent(box.y),
    width: percent(box.width),
    height: percent(box.height),
    ...(box.turn === 0 ? {} : { rotate: `${box.turn}deg` }),
  }
}
