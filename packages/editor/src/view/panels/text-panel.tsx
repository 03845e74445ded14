import { firstFont } from '@estampa/artwork/fonts'
import { Button } from '@estampa/ui/button'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FontList } from '../controls/font-list.tsx'
import { PanelText } from '../controls/panel.tsx'
import { areaOf, singleOf, useEditor, useStore } from '../editor-store.ts'
import { useAnnounce, useShelf } from '../host-context.ts'
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
        onClick={() => add.text(firstFont)}
      >
        <Plus size={18} aria-hidden="true" />
        {t.add_text}
      </Button>
      <div className="mt-5">
        {single?.type === 'text' ? (
          <TextProperties element={single} />
        ) : (
          <FontList label={t.font} value={null} onChoose={add.text} />
        )}
      </div>
    </>
  )
}

export function useAddText() {
  const t = useWords()
  const store = useStore()
  const shelf = useShelf()
  const announce = useAnnounce()
  const [colour] = usePalette()
  const [isWorking, setIsWorking] = useState(false)
  const text = async (key: string) => {
    setIsWorking(true)
    try {
      await shelf.font(key)
      const made = textOf(t.new_text, key, colour?.hex.toLowerCase() ?? '#111111', areaOf(store.get()))
      store.send({ type: 'add', element: { ...made, ...shelf.measure(made) } })
    } catch {
      announce(t.font_failed)
    } finally {
      setIsWorking(false)
    }
  }
  return { isWorking, text: (key: string) => void text(key) }
}
