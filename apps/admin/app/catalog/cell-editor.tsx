import { useMessages } from '@estampa/web/messages'
import { type KeyboardEvent, useRef, useState } from 'react'
import { productPageMessages } from '../messages/product.ts'
import { valueText } from './meanwhile-product.tsx'
import type { CellField } from './product-draft.ts'

const choices: Partial<Record<CellField, readonly string[]>> = {
  availability: ['stock', 'on_order', 'none'],
  isActive: ['yes', 'no'],
}

type CellEditorProps = {
  field: CellField
  label: string
  /** A letter that was pressed, or what is there. */
  begun: string
  /** `step`: how many rows down the focus goes. */
  onWrite: (text: string, step: number) => void
  onLeave: () => void
}

/** A cell while it is written: Enter takes it and goes down, Escape leaves it as it was. */
export function CellEditor({ field, label, begun, onWrite, onLeave }: CellEditorProps) {
  const t = useMessages(productPageMessages)
  const options = choices[field]
  const first = options ? chosenBy(options, begun, (option) => valueText(t, field, option)) : begun
  const [text, setText] = useState(first)
  const isOver = useRef(false)
  const end = (act: () => void) => {
    if (isOver.current) return
    isOver.current = true
    act()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(() => (event.key === 'Enter' ? onWrite(text.trim(), 1) : onLeave()))
  }
  const common = {
    'aria-label': label,
    value: text,
    autoFocus: true,
    onKeyDown,
    onBlur: () => end(() => onWrite(text.trim(), 0)),
  }
  if (!options) {
    return (
      <input
        {...common}
        type="text"
        inputMode={field === 'sku' ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={field === 'sku' ? 60 : 12}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    )
  }
  return (
    <select {...common} onChange={({ currentTarget }) => setText(currentTarget.value)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {valueText(t, field, option)}
        </option>
      ))}
    </select>
  )
}

/** What is there, or the first choice whose name begins with the pressed letter. */
function chosenBy(options: readonly string[], begun: string, nameOf: (option: string) => string): string {
  if (options.includes(begun)) return begun
  const letter = begun.toLowerCase()
  return (
    options.find((option) => letter !== '' && nameOf(option).toLowerCase().startsWith(letter)) ??
    options[0] ??
    ''
  )
}
