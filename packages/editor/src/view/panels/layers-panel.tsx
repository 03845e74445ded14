import { PanelHeading, PanelText } from '../controls/panel.tsx'
import { elementsOf, singleOf, useEditor } from '../editor-store.ts'
import { useEditorMessages } from '../messages.ts'
import { SizeAndPosition } from '../properties/size-and-position.tsx'
import { LayerList } from './layer-list.tsx'

/** The layers, the topmost first, and below them the numbers of the one that is selected. */
export function LayersPanel() {
  const t = useEditorMessages()
  const elements = useEditor(elementsOf)
  const single = useEditor(singleOf)
  if (elements.length === 0) return <PanelText>{t.layers_empty}</PanelText>
  return (
    <>
      <PanelText>{t.layers_text}</PanelText>
      <LayerList elements={elements} />
      {single && (
        <section>
          <PanelHeading>
            {t.measures} · {single.name}
          </PanelHeading>
          <SizeAndPosition element={single} />
        </section>
      )}
    </>
  )
}
