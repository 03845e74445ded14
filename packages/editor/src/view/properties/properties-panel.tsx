import type { DesignElement } from '@estampa/domain/customization/design'
import { PanelHeading } from '../controls/panel.tsx'
import { areaOf, singleOf, useEditor } from '../editor-store.ts'
import { useEditorMessages } from '../messages.ts'
import { CheckCard } from '../panels/review-panel.tsx'
import { usePreflightChecks } from '../preflight.ts'
import { useTechnique } from '../use-technique.ts'
import { ImageProperties } from './image-properties.tsx'
import { ShapeProperties } from './shape-properties.tsx'
import { SizeAndPosition } from './size-and-position.tsx'
import { TextProperties } from './text-properties.tsx'

/** Properties of the selection, or of the print area where nothing is selected. */
export function PropertiesPanel() {
  const t = useEditorMessages()
  const single = useEditor(singleOf)
  const count = useEditor((state) => state.selection.length)
  if (count > 1) return <p className="text-14 text-ink-soft">{t.selected(count)}</p>
  return single ? <ElementFields key={single.id} element={single} /> : <PrintAreaFields />
}

function ElementFields({ element }: { element: DesignElement }) {
  const t = useEditorMessages()
  return (
    <>
      <ElementChecks element={element} />
      {element.type === 'text' && <TextProperties element={element} />}
      {element.type === 'image' && <ImageProperties element={element} />}
      {element.type === 'clip_art' && <ShapeProperties element={element} />}
      <PanelHeading>{t.measures}</PanelHeading>
      <SizeAndPosition element={element} />
    </>
  )
}

/** Preflight checks of the selected element. */
function ElementChecks({ element }: { element: DesignElement }) {
  const area = useEditor(({ active }) => active)
  const own = usePreflightChecks().filter(
    (one) => one.printing_area_id === area && one.element_id === element.id,
  )
  if (own.length === 0) return null
  return (
    <div className="mb-4 grid gap-2">
      {own.map((check) => (
        <CheckCard key={check.code} judgement={check} isAtElement />
      ))}
    </div>
  )
}

function PrintAreaFields() {
  const t = useEditorMessages()
  const area = useEditor(areaOf)
  const technique = useTechnique()
  const rows = [
    { label: t.text_size, value: t.size(area.width, area.height) },
    { label: t.panel_technique, value: technique?.name ?? t.no_technique },
    ...(technique ? [{ label: t.delivery, value: t.days(technique.days) }] : []),
  ]
  return (
    <>
      <PanelHeading>{area.name}</PanelHeading>
      <dl className="text-14">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-14 text-ink-soft">{t.nothing_selected}</p>
    </>
  )
}
