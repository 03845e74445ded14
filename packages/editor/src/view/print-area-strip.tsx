import { outlineRadius } from '@estampa/domain/catalog/area-cut'
import { clsx } from 'clsx'
import { useEditor, useEditorStore } from './editor-store.ts'
import type { EditorPrintArea } from './host.ts'
import { useAnnounce, useHost } from './host-context.ts'
import { useEditorMessages } from './messages.ts'

/** Front, back, sleeve …: each with its picture and what lies on it. */
export function PrintAreaStrip() {
  const t = useEditorMessages()
  const { places } = useHost()
  if (places.length < 2) return null
  return (
    <nav aria-label={t.places} className="max-h-full max-w-full overflow-y-auto">
      <ul className="flex gap-2 overflow-x-auto p-1 md:flex-col md:overflow-visible">
        {places.map((place) => (
          <li key={place.id} className="shrink-0">
            <PrintAreaButton place={place} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PrintAreaButton({ place }: { place: EditorPrintArea }) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const announce = useAnnounce()
  const isOpen = useEditor((state) => state.active === place.id)
  const count = useEditor(
    (state) => state.design.views.find((view) => view.printing_area_id === place.id)?.elements.length ?? 0,
  )
  const { placement: box } = place
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={() => {
        store.send({ type: 'open_view', area: place.id })
        announce(t.said_place(place.name))
      }}
      className={clsx(
        'relative flex items-center gap-2 rounded-base border bg-paper p-1 text-14 transition-colors max-md:min-h-11 max-md:px-3 md:w-20 md:flex-col md:gap-0.5 md:text-12',
        isOpen ? 'border-ink shadow-selected' : 'border-line hover:border-ink',
      )}
    >
      <span className="relative block size-14 overflow-hidden rounded-small bg-wash max-md:hidden">
        <img src={place.picture.thumbnail} alt="" className="size-full object-cover" />
        <span
          className="absolute border border-dashed border-ink bg-white/40"
          style={{
            left: `${box.x * 100}%`,
            top: `${box.y * 100}%`,
            width: `${box.width * 100}%`,
            height: `${box.height * 100}%`,
            borderRadius: outlineRadius(place.shape, place.cornerMm, place),
          }}
        />
      </span>
      <span>
        <span className="block leading-tight font-semibold max-md:whitespace-nowrap">{place.name}</span>
      </span>
      {count > 0 && (
        <span className="tabular grid size-5 place-items-center rounded-full bg-ink text-12 text-paper md:absolute md:-top-1.5 md:-right-1.5">
          {count}
          <span className="sr-only"> {t.elements_word(count)}</span>
        </span>
      )}
    </button>
  )
}
