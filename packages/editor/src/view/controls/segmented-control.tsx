import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type Segment<Value extends string> = { value: Value; label: string; icon?: ReactNode }
type SegmentsProps<Value extends string> = {
  label: string
  value: Value
  segments: readonly Segment<Value>[]
  disabled?: boolean
  onChange: (value: Value) => void
}

/** A choice of one of a few options, side by side. */
export function SegmentedControl<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, segments, disabled, onChange } = props
  const name = useId()
  return (
    <fieldset disabled={disabled} className="disabled:opacity-50">
      <legend className="mb-1 text-12 text-ink-soft">{label}</legend>
      <div className="flex gap-0.5 rounded-base bg-wash p-0.5">
        {segments.map((one) => (
          <label
            key={one.value}
            title={one.icon ? one.label : undefined}
            className={clsx(
              'grid min-h-9 flex-1 cursor-pointer place-items-center rounded-base px-2 text-center text-14 leading-tight transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-ink',
              one.value === value ? 'bg-paper font-semibold shadow-lifted' : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={one.label}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
              className="sr-only"
            />
            {one.icon ?? one.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
