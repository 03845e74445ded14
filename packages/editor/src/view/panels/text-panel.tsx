import { firstFont } from '@estampa/artwork/fonts'
import { Button } from '@estampa/ui/button'
import { useState } from 'react'
import { FontList } from '../controls/font-list.tsx'
import { PanelText } from '../controls/panel.tsx'
import { areaOf, singleOf, useEditor, useEditorStore } from '../editor-store.ts'
import { typeIntoText } from '../focus-field.ts'
import { useAnnounce, useAssetCache, useHost } from '../host-context.ts'
import { Plus } from '../icons.ts'
import { useEditorMessages } from '../messages.ts'
import { visibleColorOn } from '../nearest-color.ts'
import { newText } from '../new-elements.ts'
import { TextProperties } from '../properties/text-properties.tsx'
import { usePalette } from '../use-technique.ts'

/** A text in a selected letter; of a text that is selected, what there is to change. */
export function TextPanel() {
  const t = useEditorMessages()
  const single = useEditor(singleOf)
  const add = useAddText()
  return (
    <>
      <PanelText>{t.text_text}</PanelText>
      <Button
        wide
        size="small"
        className="min-h-11!"
        isBusy={add.isWorking}
        onClick={() => void add.text(firstFont)}
      >
        <Plus size={18} aria-hidden="true" />
        {t.add_text}
      </Button>
      {single?.type === 'text' && (
        // where there is a column for properties they are there
        <div className="mt-5 lg:hidden">
          <TextProperties element={single} />
        </div>
      )}
      <div className={`mt-5 ${single?.type === 'text' ? 'max-lg:hidden' : ''}`}>
        <FontList label={t.new_in_font} value={null} onChoose={(key) => void add.text(key)} />
      </div>
    </>
  )
}

export function useAddText() {
  const t = useEditorMessages()
  const store = useEditorStore()
  const assetCache = useAssetCache()
  const announce = useAnnounce()
  const { places } = useHost()
  const active = useEditor((state) => state.active)
  const ground = places.find(({ id }) => id === active)?.ground ?? null
  const palette = usePalette()
  const [isWorking, setIsWorking] = useState(false)
  const text = async (key: string) => {
    setIsWorking(true)
    try {
      await assetCache.font(key)
      const element = newText(t.new_text, key, visibleColorOn(ground, palette), areaOf(store.get()))
      store.send({ type: 'add', element: { ...element, ...assetCache.measure(element) } })
      typeIntoText()
    } catch {
      announce(t.font_failed)
    } finally {
      setIsWorking(false)
    }
  }
  return { isWorking, text }
}
