import { Field } from '@estampa/ui/field'
import { TextArea } from '@estampa/ui/text-input'
import type { ReactNode } from 'react'

type TextAreaFieldProps = {
  name: string
  label: string
  hint?: ReactNode
  optional?: string
  error?: string | undefined
  maxLength: number
  defaultValue?: string
  rows?: number
}

/** A text area for a few sentences. */
export function TextAreaField({ name, label, hint, optional, error, rows = 3, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(optional && { optional })}>
      {(aria) => <TextArea {...aria} {...area} name={name} rows={rows} />}
    </Field>
  )
}
