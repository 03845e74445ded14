import type { DesignElement } from '@estampa/domain/customization/design'
import { clsx } from 'clsx'
import { type DragEvent, useState } from 'react'
import { useEditor, useEditorStore } from '../editor-store.ts'
import { useEditorMessages } from '../messages.ts'
import { LayerRow } from './layer-row.tsx'

/** Reordered by drag, by buttons, or by the keys on a row's handle. */
export function LayerList({ elements }: { elements: readonly DesignElement[] }) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const selection = useEditor((state) => state.selection)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault()
    if (dragged !== null) store.send({ type: 'reorder', id: dragged, index })
    end()
  }
  const topFirst = elements.map((element, index) => ({ element, index })).reverse()
  return (
    <ol aria-label={t.layers} className="border-t border-line">
      {topFirst.map(({ element, index }) => (
        <li
          key={element.id}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', element.name)
            setDragged(element.id)
          }}
          onDragOver={(event) => {
            if (dragged === null) return
            event.preventDefault()
            setOver(index)
          }}
          onDrop={(event) => drop(event, index)}
          onDragEnd={end}
          className={clsx(
            'border-b border-line',
            over === index && dragged !== element.id && 'bg-brand-wash',
            dragged === element.id && 'opacity-40',
          )}
        >
          <LayerRow
            element={element}
            index={index}
            count={elements.length}
            isChosen={selection.includes(element.id)}
          />
        </li>
      ))}
    </ol>
  )
}
