import { Field } from '@estampa/ui/field'
import { TextArea } from '@estampa/ui/text-input'
import type { ComponentProps } from 'react'
import { sharedMessages } from '../messages/shared-messages.ts'
import { useMessages } from '../messages/use-messages.ts'

type CountedTextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange'> & {
  label: string
  value: string
  max: number
  error?: string | undefined
  /** Beside the count. */
  aside?: string
  onType: (text: string) => void
}

/** Words of a person, with how many letters they are of how many there may be. */
export function CountedTextArea({ label, value, max, error, aside, onType, ...area }: CountedTextAreaProps) {
  const t = useMessages(sharedMessages)
  const hint = (
    <span className="tabular flex flex-wrap justify-between gap-x-4">
      {t.typed_of(value.length, max)}
      {aside && <span className="max-md:hidden">{aside}</span>}
    </span>
  )
  return (
    <Field label={label} error={error} hint={hint}>
      {(aria) => (
        <TextArea
          {...aria}
          {...area}
          value={value}
          maxLength={max}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
