import { Field } from '@estampa/ui/field'
import { TextArea } from '@estampa/ui/text-input'
import type { ComponentProps } from 'react'
import { talkMessages } from '../messages/proofs.ts'
import { useMessages } from '../messages/use-messages.ts'

type CountedAreaProps = Omit<ComponentProps<'textarea'>, 'onChange'> & {
  label: string
  value: string
  most: number
  error?: string | undefined
  /** Beside the count. */
  aside?: string
  onType: (text: string) => void
}

/** Words of a person, with how many letters they are of how many there may be. */
export function CountedArea({ label, value, most, error, aside, onType, ...area }: CountedAreaProps) {
  const t = useMessages(talkMessages)
  const hint = (
    <span className="tabular flex flex-wrap justify-between gap-x-4">
      {t.count(value.length, most)}
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
          maxLength={most}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
