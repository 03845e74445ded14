import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'

type DecimalFieldProps = {
  label: string
  hint?: string
  error?: string | undefined
  value: string
  /** The most letters. */
  most: number
  onType: (value: string) => void
}

/** A number with decimals, as it is typed: a length in millimeters, or a share in percent. */
export function DecimalField({ label, hint, error, value, most, onType }: DecimalFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <TextInput
          {...aria}
          className="tabular"
          inputMode="decimal"
          maxLength={most}
          value={value}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
  )
}
