import type { ImageElement } from '@estampa/domain/customization/design'
import { zoomedBox, zoomTo } from '@estampa/editor/view/preview-zoom'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Picture } from '@estampa/ui/picture'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { Fragment, useState } from 'react'
import type { Technique } from '../catalog/load-product.ts'
import type { PrintArea, Product, ProductImage, Variant } from '../catalog/product.ts'
import { productSource } from '../catalog/tiles/picture-source.ts'
import { customizeMessages } from '../messages/customize.ts'
import { areaRadius, clippedTo, percentBox } from './area-box.ts'
import { type Draft, findLogo, findPicture } from './draft.ts'
import { toEditorArea } from './picture-position.ts'
import { PlacedPicture } from './placed-picture.tsx'
import { findPreviewImage } from './preview-image.ts'
import { SampleLogo } from './sample-logo.tsx'
import type { Mockups } from './use-mockups.ts'

type PreviewProps = {
  product: Product
  techniques: readonly Technique[]
  variant: Variant | undefined
  draft: Draft
  /** The mock-ups by print area, as far as they are known. */
  mockups: Mockups
  onPicture: (picture: ImageElement) => void
  onArea: (areaId: number) => void
}

/** The product, large, with its areas outlined and the logos in their places; nearer where an area is small. */
export function CustomizationPreview(props: PreviewProps) {
  const { product, variant, draft } = props
  const t = useMessages(customizeMessages)
  const [opened] = useState(draft.active)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const active = product.printing_areas.find((area) => area.id === draft.active) ?? product.printing_areas[0]
  if (!active) return null
  // whoever has just come sees the product first
  const isFirst = active.id === opened && !draft.design.views.some(({ elements }) => elements.length > 0)
  const isWhole = chosen ?? isFirst
  const image = findPreviewImage(product, active, variant)
  const ratio = image ? image.width / image.height : 1
  const source = productSource(image ?? { image_url: active.placement.image_url })
  const mockup = props.mockups.get(active.id)
  const nearest = draft.active === null || draft.step === 'place' ? 1 : zoomTo(active.placement)
  const zoom = isWhole ? 1 : nearest
  return (
    <section
      aria-label={t.stage}
      className="relative overflow-hidden rounded-large bg-wash select-none"
      style={{ aspectRatio: ratio }}
    >
      <div
        className="absolute transition-all duration-200 ease-out motion-reduce:transition-none"
        style={zoomedBox(active.placement, zoom)}
      >
        <div className="product-ground">
          <Picture
            {...source}
            alt={t.product_view(product.name)}
            ratio={ratio}
            sizes={`(min-width: 1264px) ${680 * zoom}px, (min-width: 960px) ${55 * zoom}vw, ${100 * zoom}vw`}
            priority
          />
          {mockup && (
            <img
              src={mockup}
              alt={t.mockup_view(product.name)}
              draggable={false}
              style={clippedTo(active.placement, source.src)}
              className="pointer-events-none absolute inset-0 size-full object-cover"
            />
          )}
        </div>
        <Areas {...props} picture={active.placement.image_url} image={image} />
      </div>
      {isSampledIn(draft, active) && (
        <p className="absolute bottom-2 left-2 z-10 mr-2 rounded-small bg-paper/85 px-2 py-0.5 text-12">
          {`${active.name} · ${t.sample}`}
        </p>
      )}
      {nearest > 1 && (
        <IconButton
          label={isWhole ? t.see_near : t.see_whole}
          className="absolute! top-2 right-2 z-20 bg-paper/85"
          onClick={() => setChosen(!isWhole)}
        >
          {isWhole ? <Icon name="zoom-in" size={20} /> : <Icon name="zoom-out" size={20} />}
        </IconButton>
      )}
    </section>
  )
}

type AreasProps = PreviewProps & { picture: string; image: ProductImage | undefined }

/** Every area of the picture with its art. */
function Areas(props: AreasProps) {
  const { product, techniques, variant, draft, mockups, onPicture, onArea, picture, image } = props
  const here = largestFirst(product.printing_areas.filter((area) => area.placement.image_url === picture))
  return here.map((area) => {
    const view = draft.design.views.find((one) => one.printing_area_id === area.id)
    const placed = findPicture(view)
    const logo = findLogo(draft, view)
    const technique = techniques.find((one) => one.id === view?.technique_id)
    const isActive = area.id === draft.active
    const isSampled = isSampledIn(draft, area)
    return (
      <Fragment key={area.id}>
        {isSampled && <SampleLogo area={area} technique={technique} variant={variant} image={image} />}
        <div className={clsx('absolute', isActive && 'z-10')} style={percentBox(area.placement, image)}>
          <Outline
            area={area}
            isSampled={isSampled}
            isActive={isActive}
            hasArt={logo !== undefined}
            isQuiet={draft.active !== null && !isActive}
            isNested={here.some((one) => isInside(area, one))}
            onArea={onArea}
          />
          {logo && placed && (
            <PlacedPicture
              logo={logo}
              picture={placed}
              area={toEditorArea(area, technique)}
              isDrawn={isActive && mockups.has(area.id)}
              onChange={isActive ? onPicture : undefined}
            />
          )}
        </div>
      </Fragment>
    )
  })
}

/** A place that is worked on and has no logo yet shows where one will lie. */
function isSampledIn(draft: Draft, { id }: PrintArea): boolean {
  const view = draft.design.views.find((one) => one.printing_area_id === id)
  return id === draft.active && view !== undefined && !findLogo(draft, view) && draft.step !== 'place'
}

/** Sorts the areas so that a small one inside a large one lies above it and can be pressed. */
function largestFirst(areas: readonly PrintArea[]): readonly PrintArea[] {
  const sizeOf = ({ placement }: PrintArea) => placement.width * placement.height
  return [...areas].sort((one, other) => sizeOf(other) - sizeOf(one))
}

function isInside({ id, placement: own }: PrintArea, { id: otherId, placement: other }: PrintArea): boolean {
  const [x, y] = [own.x + own.width / 2, own.y + own.height / 2]
  const isWithin = (at: number, from: number, length: number) => at > from && at < from + length
  return (
    id !== otherId &&
    own.width * own.height < other.width * other.height &&
    isWithin(x, other.x, other.width) &&
    isWithin(y, other.y, other.height)
  )
}

type OutlineProps = {
  area: PrintArea
  isActive: boolean
  /** A sample of a logo lies on it. */
  isSampled: boolean
  hasArt: boolean
  /** Another one is worked on: this one is only outlined, so that nothing lies over the picture. */
  isQuiet: boolean
  /** It lies in a larger one, whose name stands below: its own stands above. */
  isNested: boolean
  onArea: (areaId: number) => void
}

/** A press on an area works on it. */
function Outline({ area, isActive, isSampled, hasArt, isQuiet, isNested, onArea }: OutlineProps) {
  const t = useMessages(customizeMessages)
  return (
    <button
      type="button"
      aria-label={t.place_on(isSampled ? `${area.name} · ${t.sample}` : area.name)}
      aria-pressed={isActive}
      onClick={() => onArea(area.id)}
      style={{ borderRadius: areaRadius(area) }}
      className={clsx(
        'absolute inset-0 rounded-small border transition-colors',
        // a light line in a dark one is seen on every color
        isQuiet ? 'border-dashed border-ink/30 hover:border-ink' : 'border-white/75 ring-1',
        !isQuiet && (isActive ? 'ring-black/50' : 'ring-black/30 hover:ring-black/70'),
        !hasArt && !isQuiet && !isSampled && 'bg-white/30 forced-colors:bg-transparent',
      )}
    >
      {!hasArt && !isSampled && (
        <span
          className={clsx(
            'absolute left-1/2 my-1.5 -translate-x-1/2 rounded-small bg-ink px-2 py-0.5 text-12 whitespace-nowrap text-paper',
            isNested ? 'bottom-full' : 'top-full',
          )}
        >
          {area.name}
        </span>
      )}
    </button>
  )
}
