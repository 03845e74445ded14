import { pointOn, visibleShare } from '@estampa/domain/catalog'
import { outlineOnPicture } from '@estampa/domain/catalog/area-outline'
import { areaPicture } from '@estampa/domain/catalog/area-picture'
import { decimal } from '@estampa/domain/messages/numbers'
import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { productDetailsMessages } from '../../messages/product-details.ts'
import type { PrintArea, Product, ProductImage, Variant } from '../product.ts'
import { productSource } from '../tiles/picture-source.ts'

const sizeText = ({ width_centimeters: width, height_centimeters: height }: PrintArea) =>
  `${decimal(width, 4)} × ${decimal(height, 4)} cm`

type PrintAreasProps = { product: Product; variant: Variant | undefined }

/** The print areas drawn on the chosen variant's pictures that show them, with their largest sizes. */
export function PrintAreas({ product, variant }: PrintAreasProps) {
  const t = useMessages(productDetailsMessages)
  const byPicture = Map.groupBy(product.printing_areas, (area) => area.placement.image_url)
  if (byPicture.size === 0) return null
  return (
    <section className="product-areas">
      <h2 className="text-22 font-bold">{t.areas}</h2>
      <p className="mt-1 text-ink-soft">{t.areas_text}</p>
      <ul className="area-cards">
        {[...byPicture].map(([image_url, areas]) => (
          <li key={image_url}>
            <OutlinedPicture
              image={areaPicture(product, { image_url }, variant) ?? { image_url }}
              areas={areas}
              isAlone={byPicture.size === 1}
            />
            <ul className="text-14">
              {areas.map((area, index) => (
                <li key={area.id} className="area-caption">
                  {areas.length > 1 && <AreaNumber at={index} />}
                  <span className="font-semibold">{area.name}</span>
                  <span className="tabular text-ink-soft">
                    <span className="whitespace-nowrap">{sizeText(area)}</span>
                    {isSeenInPart(area) && `, ${t.goes_around}`}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

type AreaImage = Partial<ProductImage> & { image_url: string }

type OutlinedPictureProps = { image: AreaImage; areas: readonly PrintArea[]; isAlone: boolean }

function OutlinedPicture({ image, areas, isAlone }: OutlinedPictureProps) {
  const t = useMessages(productDetailsMessages)
  const { width = 1000, height = 1000 } = image
  const outlines = areas.map((area) => {
    const picture = { width, height }
    const outline = outlineOnPicture(area.placement, picture, millimetersOf(area), { isClosed: false })
    return { id: area.id, path: outline + arrowsAround(area, picture) }
  })
  return (
    <div className="relative overflow-hidden rounded-base">
      <Picture
        {...productSource(image)}
        alt={t.areas_on(areas.map((area) => area.name).join(', '))}
        ratio={width / height}
        sizes={isAlone ? '(min-width: 960px) 340px, 92vw' : '(min-width: 960px) 300px, 46vw'}
        className="product-ground"
      />
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="area-outlines">
        {outlines.map(({ id, path }) => (
          <g key={id}>
            <path d={path} />
            <path d={path} />
          </g>
        ))}
      </svg>
      {areas.length > 1 && areas.map((area, index) => <AreaNumber key={area.id} at={index} on={area} />)}
    </div>
  )
}

/** The number of an outline, where one picture has several: on a corner of it, or before its name. */
function AreaNumber({ at, on }: { at: number; on?: PrintArea }) {
  const { from, to } = on ? visibleShare(on.placement) : { from: 0, to: 1 }
  const corner = on && pointOn(on.placement, at % 2 === 0 ? from : to, at % 4 < 2 ? 0 : 1)
  return (
    <span
      aria-hidden="true"
      className="area-number"
      style={corner && { left: `${corner.x * 100}%`, top: `${corner.y * 100}%` }}
    >
      {at + 1}
    </span>
  )
}

function millimetersOf(area: PrintArea) {
  const { width_centimeters: width, height_centimeters: height, shape, corner_millimeters: cornerMm } = area
  return { width: width * 10, height: height * 10, shape, cornerMm }
}

function isSeenInPart({ placement }: PrintArea): boolean {
  const { from, to } = visibleShare(placement)
  return from > 0 || to < 1
}

/** Where an area goes on around its product an arrow head points there. */
function arrowsAround({ placement }: PrintArea, picture: { width: number; height: number }): string {
  const { from, to } = visibleShare(placement)
  const side = picture.width / 40
  const head = (u: number, outward: number) => {
    const { x, y } = pointOn(placement, u, 0.5)
    const [tip, middle] = [x * picture.width, y * picture.height]
    return `M${tip - outward * side} ${middle - side}L${tip} ${middle}L${tip - outward * side} ${middle + side}`
  }
  return (from > 0 ? head(from, -1) : '') + (to < 1 ? head(to, 1) : '')
}
