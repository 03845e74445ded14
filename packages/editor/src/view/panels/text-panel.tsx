import { firstFont } from '@estampa/artwork/fonts'
import { Button } from '@estampa/ui/button'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FontList } from '../controls/font-list.tsx'
import { PanelText } from '../controls/panel.tsx'
import { areaOf, singleOf, useEditor, useStore } from '../editor-store.ts'
import { typeIntoText } from '../focus-field.ts'
import { useAnnounce, useAssetCache, useHost } from '../host-context.ts'
import { seenOn } from '../nearest-colour.ts'
import { textOf } from '../new-elements.ts'
import { TextProperties } from '../properties/text-properties.tsx'
import { usePalette } from '../use-technique.ts'
import { useWords } from '../words.ts'

/** A text in a chosen letter; of a text that is chosen, what there is to change. */
export function TextPanel() {
  const t = useWords()
  const single = useEditor(singleOf)
  const add = useAddText()
  return (
    <>
      <PanelText>{t.text_text}</PanelText>
      <Button
        wide
        size="small"
        className="min-h-11!"
        working={add.isWorking}
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
  const t = useWords()
  const store = useStore()
  const assetCache = useAssetCache()
  const announce = useAnnounce()
  const { ground } = useHost()
  const palette = usePalette()
  const [isWorking, setIsWorking] = useState(false)
  const text = async (key: string) => {
    setIsWorking(true)
    try {
      await assetCache.font(key)
      const made = textOf(t.new_text, key, seenOn(ground, palette), areaOf(store.get()))
      store.send({ type: 'add', element: { ...made, ...assetCache.measure(made) } })
      typeIntoText()
    } catch {
      announce(t.font_failed)
    } finally {
      setIsWorking(false)
    }
  }
  return { isWorking, text }
}
