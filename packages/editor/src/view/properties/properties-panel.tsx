import type { DesignElement } from '@estampa/domain/customization/design'
import { PanelHeading } from '../controls/panel.tsx'
import { areaOf, singleOf, useEditor } from '../editor-store.ts'
import { useJudgements } from '../judgements.ts'
import { JudgementCard } from '../panels/review-panel.tsx'
import { useTechnique } from '../use-technique.ts'
import { useWords } from '../words.ts'
import { ImageProperties } from './image-properties.tsx'
import { Measures } from './measures.tsx'
import { ShapeProperties } from './shape-properties.tsx'
import { TextProperties } from './text-properties.tsx'

/** What is known of what is chosen; of the place, where nothing is. */
export function PropertiesPanel() {
  const t = useWords()
  const single = useEditor(singleOf)
  const count = useEditor((state) => state.selection.length)
  if (count > 1) return <p className="text-14 text-ink-soft">{t.selected(count)}</p>
  return single ? <ElementProperties key={single.id} element={single} /> : <PlaceProperties />
}

function ElementProperties({ element }: { element: DesignElement }) {
  const t = useWords()
  return (
    <>
      <OwnJudgements element={element} />
      {element.type === 'text' && <TextProperties element={element} />}
      {element.type === 'image' && <ImageProperties element={element} />}
      {element.type === 'clip_art' && <ShapeProperties element={element} />}
      <PanelHeading>{t.measures}</PanelHeading>
      <Measures element={element} />
    </>
  )
}

/** What is wrong with this one, where it is worked on. */
function OwnJudgements({ element }: { element: DesignElement }) {
  const area = useEditor(({ active }) => active)
  const own = useJudgements().filter((one) => one.printing_area_id === area && one.element_id === element.id)
  if (own.length === 0) return null
  return (
    <div className="mb-4 grid gap-2">
      {own.map((judgement) => (
        <JudgementCard key={judgement.code} judgement={judgement} isAtElement />
      ))}
    </div>
  )
}

function PlaceProperties() {
  const t = useWords()
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
