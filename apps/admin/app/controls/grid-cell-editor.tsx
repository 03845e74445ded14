import { type KeyboardEvent, useRef, useState } from 'react'

export type GridOption = { readonly value: string; readonly label: string }

type GridCellEditorProps = {
  label: string
  /** A letter that was pressed, or what is there. */
  begun: string
  /** Where only some values are possible. */
  options?: readonly GridOption[] | undefined
  /** Not a number: a phone shows its letters. */
  isText?: boolean | undefined
  /** `step`: how many rows down the focus goes. */
  onWrite: (text: string, step: number) => void
  onLeave: () => void
}

/** A cell while it is written: Enter takes it and goes down, Escape leaves it as it was. */
export function GridCellEditor({ label, begun, options, isText, onWrite, onLeave }: GridCellEditorProps) {
  const [text, setText] = useState(options ? chosenBy(options, begun) : begun)
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
        inputMode={isText ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={isText ? 60 : 14}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    )
  }
  return (
    <select {...common} onChange={({ currentTarget }) => setText(currentTarget.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** What is there, or the first choice whose name begins with the pressed letter. */
function chosenBy(options: readonly GridOption[], begun: string): string {
  if (options.some(({ value }) => value === begun)) return begun
  const letter = begun.toLowerCase()
  const named = options.find(({ label }) => letter !== '' && label.toLowerCase().startsWith(letter))
  return (named ?? options[0])?.value ?? ''
}
