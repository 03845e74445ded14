import { FieldError } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { shippingTableMessages } from '../../messages/setting-shipping.ts'

type DayRangeProps = {
  /** What takes so long, for who hears the fields. */
  of: string
  days: { readonly min: string; readonly max: string }
  at: string
  error: string | undefined
  onChange: (changed: { min?: string; max?: string }) => void
}

/** From how many working days to how many. */
export function DayRange({ of, days, at, error, onChange }: DayRangeProps) {
  const t = useMessages(shippingTableMessages)
  const errorId = `${at}-error`
  const field = (name: 'min' | 'max', label: string) => (
    <TextInput
      aria-label={`${label}: ${of}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="max-w-16 text-right tabular"
      inputMode="numeric"
      maxLength={3}
      value={days[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2 text-13">
        {field('min', t.days_from)}
        {t.to}
        {field('max', t.days_to)}
        {t.days.toLowerCase()}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
