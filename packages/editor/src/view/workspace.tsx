import { firstFont } from '@estampa/artwork/fonts'
import { Button } from '@estampa/ui/button'
import { type DragEvent, useEffect, useState } from 'react'
import { elementsOf, useEditor, useEditorStore } from './editor-store.ts'
import { focusPictureField } from './focus-field.ts'
import type { Slots } from './host.ts'
import { useUploads } from './host-context.ts'
import { ImageUp, Type } from './icons.ts'
import { useEditorMessages } from './messages.ts'
import { usePanels } from './open-panel.ts'
import { useAddText } from './panels/text-panel.tsx'
import { PrintAreaStrip } from './print-area-strip.tsx'
import { StageFrame } from './stage-frame.tsx'
import { ToolBar } from './tool-bar.tsx'
import { isTyping, useClipboard } from './use-clipboard.ts'

/** The product with the design on it, and what floats around it. */
export function Workspace({ slots }: { slots: Slots }) {
  const { take } = useUploads()
  const [isOver, setIsOver] = useState(false)
  useClipboard(take)
  useKeys()
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has its button in the panel
    <div
      onDragOver={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(false)
        take([...event.dataTransfer.files])
      }}
      className="relative flex min-h-0 min-w-0 flex-1 flex-col max-md:order-1"
    >
      <div className="flex items-center gap-2 px-2 py-1.5 md:absolute md:bottom-3 md:left-2 md:z-10 md:p-0 md:max-h-rail">
        <span className="md:hidden">{slots.units}</span>
        <PrintAreaStrip />
      </div>
      <Welcome />
      <StageFrame />
      <div className="md:absolute md:inset-x-0 md:top-3 md:z-10 md:flex md:justify-center md:px-3">
        <ToolBar />
      </div>
      {isOver && <DropHere />}
    </div>
  )
}

function DropHere() {
  const t = useEditorMessages()
  return (
    <div className="pointer-events-none absolute inset-3 z-20 grid place-items-center rounded-large border-2 border-dashed border-brand bg-paper/80 text-18 font-semibold">
      {t.drop_here}
    </div>
  )
}

/** Until there is something: the two ways to begin, above the product and never over it. */
function Welcome() {
  const t = useEditorMessages()
  const { panel, open } = usePanels()
  const add = useAddText()
  const isEmpty = useEditor((state) => elementsOf(state).length === 0)
  if (!isEmpty) return null
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-paper px-5 py-2.5 max-md:justify-center max-md:px-3">
      <div>
        <p className="font-semibold">{t.hello}</p>
        {panel !== 'images' && <p className="text-14 text-ink-soft max-md:hidden">{t.hello_text}</p>}
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          variant={panel === 'images' ? 'second' : 'main'}
          onClick={() => {
            open('images')
            focusPictureField()
          }}
        >
          <ImageUp size={16} aria-hidden="true" />
          {t.add_logo}
        </Button>
        <Button
          size="small"
          variant="second"
          onClick={() => {
            open('text')
            void add.text(firstFont)
          }}
        >
          <Type size={16} aria-hidden="true" />
          {t.add_text}
        </Button>
      </div>
    </div>
  )
}

function useKeys(): void {
  const store = useEditorStore()
  useEffect(() => followKeys(store.send), [store])
}

/** Undo and redo work wherever the focus is; the other keys are the stage's own. */
function followKeys(send: ReturnType<typeof useEditorStore>['send']): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    send({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
  }
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
