import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import type { ComponentProps } from 'react'

type LawFieldProps = Omit<ComponentProps<'input'>, 'name' | 'required'> & {
  name: string
  label: string
  error: string | undefined
  hint?: string
}

/** A labelled field of a form of the law, with what is wrong with it. */
export function LawField({ label, error, hint, ...input }: LawFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required>
      {(aria) => <TextInput {...aria} {...input} />}
    </Field>
  )
}
