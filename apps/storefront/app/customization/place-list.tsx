import { IconButton } from '@estampa/ui/icon-button'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { Technique } from '../catalog/load-product.ts'
import type { Product } from '../catalog/product.ts'
import { customiseMessages } from '../messages/customise.ts'
import { useMessages } from '../messages/use-messages.ts'
import type { Draft, Place } from './draft.ts'

type PlaceListProps = {
  product: Product
  techniques: readonly Technique[]
  draft: Draft
  onEdit: (areaId: number) => void
  onRemove: (areaId: number) => void
  onAdd: () => void
}

/** Every place of the design, and the way to one more. */
export function PlaceList({ product, techniques, draft, onEdit, onRemove, onAdd }: PlaceListProps) {
  const t = useMessages(customiseMessages)
  const isFree = product.printing_areas.length > draft.places.length
  const nameOf = (place: Place) =>
    product.printing_areas.find((area) => area.id === place.printing_area_id)?.name ?? ''
  const detailOf = ({ technique_id, art }: Place) => {
    const technique = techniques.find((one) => one.id === technique_id)
    return technique && art ? `${technique.name} · ${t.size(art.width, art.height)}` : t.unfinished
  }
  return (
    <section>
      <h2 className="mb-2 text-14 font-semibold">{t.places}</h2>
      <ul className="grid gap-2">
        {draft.places.map((place) => (
          <li
            key={place.printing_area_id}
            className="flex items-center gap-3 rounded-base border border-line py-1.5 pr-1 pl-3"
          >
            <span className="grid size-10 shrink-0 place-items-center">
              {place.logo && <img src={place.logo.preview_url} alt="" className="max-h-full max-w-full" />}
            </span>
            <span className="min-w-0 flex-1 text-14">
              <span className="block font-semibold">{nameOf(place)}</span>
              <span className="block text-ink-soft">{detailOf(place)}</span>
            </span>
            <IconButton label={t.edit(nameOf(place))} onClick={() => onEdit(place.printing_area_id)}>
              <Pencil size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label={t.remove(nameOf(place))} onClick={() => onRemove(place.printing_area_id)}>
              <Trash2 size={18} aria-hidden="true" />
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
          <Plus size={18} aria-hidden="true" />
          {t.add_place}
        </button>
      )}
    </section>
  )
}
