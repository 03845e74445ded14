import type { DesignView } from '@estampa/domain/customization/design'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { useMessages } from '@estampa/web/messages'
import type { Technique } from '../catalog/load-product.ts'
import type { PrintArea, Product, Variant } from '../catalog/product.ts'
import { thumbnailAddress } from '../catalog/tiles/picture-source.ts'
import { customizeMessages } from '../messages/customize.ts'
import { clippedTo } from './area-box.ts'
import { type Draft, findPicture, isFinished } from './draft.ts'
import { findPreviewImage } from './preview-image.ts'
import type { Mockups } from './use-mockups.ts'

type AreaListProps = {
  product: Product
  techniques: readonly Technique[]
  /** The one that is pictured. */
  variant: Variant | undefined
  draft: Draft
  mockups: Mockups
  onEdit: (areaId: number) => void
  onRemove: (areaId: number) => void
  onAdd: () => void
}

/** The print areas of the draft, and a button to add one. */
export function AreaList(props: AreaListProps) {
  const { product, techniques, draft, onEdit, onRemove, onAdd } = props
  const t = useMessages(customizeMessages)
  const isFree = product.printing_areas.length > draft.design.views.length
  const nameOf = (view: DesignView) =>
    product.printing_areas.find((area) => area.id === view.printing_area_id)?.name ?? ''
  const detailOf = (view: DesignView) => {
    const technique = techniques.find((one) => one.id === view.technique_id)
    const picture = findPicture(view)
    if (!technique || !picture || !isFinished(draft, view)) return t.unfinished
    return `${technique.name} · ${t.size(picture.width / 10, picture.height / 10)}`
  }
  return (
    <section>
      <h2 className="mb-2 text-14 font-semibold">{t.places}</h2>
      <ul className="grid gap-2">
        {draft.design.views.map((view) => (
          <li
            key={view.printing_area_id}
            className="flex items-center gap-3 rounded-base border border-line p-1.5 pr-1"
          >
            <AreaThumbnail {...props} areaId={view.printing_area_id} />
            <span className="min-w-0 flex-1 text-14">
              <span className="block font-semibold">{nameOf(view)}</span>
              <span className="block text-ink-soft">{detailOf(view)}</span>
            </span>
            <IconButton label={t.edit(nameOf(view))} onClick={() => onEdit(view.printing_area_id)}>
              <Icon name="pencil" size={18} />
            </IconButton>
            <IconButton label={t.remove(nameOf(view))} onClick={() => onRemove(view.printing_area_id)}>
              <Icon name="trash" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      {isFree && (
        <button
          type="button"
          onClick={onAdd}
          className="mt-2 inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-brand-ink underline-offset-4 hover:underline"
        >
          <Icon name="plus" size={18} />
          {t.add_place}
        </button>
      )}
    </section>
  )
}

type AreaThumbnailProps = Pick<AreaListProps, 'product' | 'variant' | 'mockups'> & { areaId: number }

/** The side of the product on which the area lies, with the logo as soon as that is drawn on it. */
function AreaThumbnail({ product, variant, mockups, areaId }: AreaThumbnailProps) {
  const area = product.printing_areas.find(({ id }) => id === areaId)
  if (!area) return null
  const mockup = mockups.get(areaId)
  const source = pictureOf(product, area, variant)
  return (
    <span className="product-ground relative block size-12 shrink-0 overflow-hidden rounded-small bg-wash">
      <img src={source} alt="" className="absolute inset-0 size-full object-cover" />
      {mockup && (
        <img
          src={mockup}
          alt=""
          style={clippedTo(area.placement, source)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}

const pictureOf = (product: Product, area: PrintArea, variant: Variant | undefined): string =>
  thumbnailAddress((findPreviewImage(product, area, variant) ?? area.placement).image_url)
