import { decimal } from '@estampa/domain/messages/numbers'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { type KeyboardEvent, useState } from 'react'
import { readDecimal } from '../messages/decimal.ts'

type LengthFieldProps = {
  label: string
  value: number
  /** The step of an arrow key; ten times as much with Shift. */
  step?: number
  places?: number
  min?: number
  max?: number
  disabled?: boolean
  onChange: (value: number) => void
}

/** A number with a decimal comma: taken on Enter, on leaving, and step by step with the arrows. */
export function LengthField(props: LengthFieldProps) {
  const { label, value, step = 0.1, places = 2, disabled, onChange } = props
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = props
  const [typed, setTyped] = useState<string | null>(null)
  const take = (next: number | undefined) => {
    setTyped(null)
    if (next === undefined) return
    const clamped = Math.min(Math.max(next, min), max)
    if (clamped !== value) onChange(clamped)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.key === 'Enter' && typed !== null) take(readDecimal(typed))
    if (event.key === 'Escape') setTyped(null)
    if (direction === 0) return
    event.preventDefault()
    take((readDecimal(typed ?? '') ?? value) + direction * step * (event.shiftKey ? 10 : 1))
  }
  return (
    <Field label={<span className="text-12 font-normal text-ink-soft">{label}</span>}>
      {(aria) => (
        <TextInput
          {...aria}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          className="tabular min-h-10! px-2.5! py-1! text-14!"
          value={typed ?? decimal(value, places)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== null && take(readDecimal(typed))}
          onKeyDown={press}
        />
      )}
    </Field>
  )
}
