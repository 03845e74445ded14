import { IconButton } from '@estampa/ui/icon-button'
import { useMessages } from '@estampa/web/messages'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import type { Technique } from '../catalog/load-product.ts'
import type { Product } from '../catalog/product.ts'
import { customizeMessages } from '../messages/customize.ts'
import type { AreaDraft, Draft } from './draft.ts'

type AreaListProps = {
  product: Product
  techniques: readonly Technique[]
  draft: Draft
  onEdit: (areaId: number) => void
  onRemove: (areaId: number) => void
  onAdd: () => void
}

/** The print areas of the draft, and a button to add one. */
export function AreaList({ product, techniques, draft, onEdit, onRemove, onAdd }: AreaListProps) {
  const t = useMessages(customizeMessages)
  const isFree = product.printing_areas.length > draft.places.length
  const nameOf = (areaDraft: AreaDraft) =>
    product.printing_areas.find((area) => area.id === areaDraft.printing_area_id)?.name ?? ''
  const detailOf = ({ technique_id, art }: AreaDraft) => {
    const technique = techniques.find((one) => one.id === technique_id)
    return technique && art ? `${technique.name} · ${t.size(art.width, art.height)}` : t.unfinished
  }
  return (
    <section>
      <h2 className="mb-2 text-14 font-semibold">{t.places}</h2>
      <ul className="grid gap-2">
        {draft.places.map((areaDraft) => (
          <li
            key={areaDraft.printing_area_id}
            className="flex items-center gap-3 rounded-base border border-line py-1.5 pr-1 pl-3"
          >
            <span className="grid size-10 shrink-0 place-items-center">
              {areaDraft.logo && (
                <img src={areaDraft.logo.preview_url} alt="" className="max-h-full max-w-full" />
              )}
            </span>
            <span className="min-w-0 flex-1 text-14">
              <span className="block font-semibold">{nameOf(areaDraft)}</span>
              <span className="block text-ink-soft">{detailOf(areaDraft)}</span>
            </span>
            <IconButton label={t.edit(nameOf(areaDraft))} onClick={() => onEdit(areaDraft.printing_area_id)}>
              <Pencil size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t.remove(nameOf(areaDraft))}
              onClick={() => onRemove(areaDraft.printing_area_id)}
            >
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
