import { messageCatalog } from '@estampa/domain/messages'
import { numberText } from '@estampa/domain/messages/numbers'
import { Field } from '@estampa/ui/field'
import { TextArea } from '@estampa/ui/text-input'
import type { ComponentProps } from 'react'
import { useMessages } from '../messages/use-messages.ts'

const textAreaMessages = messageCatalog({
  es: { typed_of: (typed: number, most: number) => `${typed} de ${numberText(most)} caracteres` },
})

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
  const t = useMessages(textAreaMessages)
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
