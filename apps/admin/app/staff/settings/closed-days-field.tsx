import { type ClosedDays, MOST_CLOSED_DAYS } from '@estampa/domain/shops/closed-days'
import { Button } from '@estampa/ui/button'
import { FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { useId } from 'react'
import { settingsMessages } from '../../messages/settings.ts'

type ClosedDaysFieldProps = {
  label: string
  help: string
  days: readonly ClosedDays[]
  error: string | undefined
  onChange: (days: readonly ClosedDays[]) => void
}

/** The days on which nobody works: each from a date to another, often the same. */
export function ClosedDaysField({ label, help, days, error, onChange }: ClosedDaysFieldProps) {
  const t = useMessages(settingsMessages)
  const id = useId()
  const change = (at: number, changed: Partial<ClosedDays>) => {
    const range = { from: '', until: '', ...days[at], ...changed }
    // one day is the rule
    if (range.until === '' || range.until < range.from) range.until = range.from
    onChange(days.with(at, range))
  }
  return (
    <fieldset aria-describedby={`${id}-help`}>
      <legend className="text-13 font-semibold">{label}</legend>
      <p id={`${id}-help`} className="mt-0.5 max-w-reading text-13 text-ink-soft">
        {help}
      </p>
      <ul className="mt-2 grid gap-2">
        {days.map(({ from, until }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days have no key but their place, and are being typed
          <li key={at} className="flex flex-wrap items-center gap-2 text-13">
            <TextInput
              type="date"
              className="max-w-40"
              aria-label={t.closed_from(at + 1)}
              aria-invalid={error && from === '' ? true : undefined}
              value={from}
              onChange={({ target }) => change(at, { from: target.value })}
            />
            {t.closed_to}
            <TextInput
              type="date"
              className="max-w-40"
              aria-label={t.closed_until(at + 1)}
              min={from}
              value={until}
              onChange={({ target }) => change(at, { until: target.value })}
            />
            <IconButton label={t.remove_days(at + 1)} onClick={() => onChange(days.toSpliced(at, 1))}>
              <Icon name="trash" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {days.length < MOST_CLOSED_DAYS && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1"
          onClick={() => onChange([...days, { from: '', until: '' }])}
        >
          <Icon name="plus" size={16} />
          {t.add_days}
        </Button>
      )}
    </fieldset>
  )
}

/** «24/12/2026, 4/1/2027 a 15/1/2027». */
export function closedDaysText(days: readonly ClosedDays[], none: string): string {
  const ranges = days.map(({ from, until }) =>
    from === until ? dayText(from) : `${dayText(from)} a ${dayText(until)}`,
  )
  return ranges.join(', ') || none
}

const dayText = (iso: string) => iso.split('-').reverse().map(Number).join('/')
