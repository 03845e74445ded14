import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { TextArea, TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { checkoutMessages } from '../messages/checkout.ts'
import type { StepForm } from './use-step-form.ts'

type StepFieldProps = {
  form: StepForm
  name: string
  label?: string
  hint?: ReactNode
  /** Texts of the choices, by value. */
  choices?: Readonly<Record<string, string>>
  readOnly?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'tel' | 'email' | 'numeric'
  long?: boolean
  /** Formats the content of the field after a key at its end. */
  whileTyped?: (typed: string) => string
  list?: string
  className?: string
}

/** One field of a step; nothing where the country does not ask for it. */
export function StepField(props: StepFieldProps) {
  const { form, name, label, hint, choices, className = '' } = props
  const t = useMessages(checkoutMessages)
  const rule = form.rules.find((one) => one.name === name)
  if (!rule) return null
  const error = form.error(name)
  return (
    <Field
      label={label ?? t.fields[name] ?? name}
      hint={hint ?? (t.hints[name] || undefined)}
      error={error}
      required={rule.required}
      {...(!rule.required && { optional: t.optional })}
      className={className}
    >
      {(aria) =>
        choices ? (
          <Select
            {...aria}
            placeholder={t.choose}
            value={form.value(name)}
            onChange={(event) => form.set(name, event.target.value)}
            options={(rule.choices ?? []).map((value) => ({ value, label: choices[value] ?? value }))}
          />
        ) : (
          <TypedControl {...props} aria={aria} maxLength={rule.maxLength} />
        )
      }
    </Field>
  )
}

type TypedControlProps = StepFieldProps & { aria: object; maxLength: number }

function TypedControl({ form, name, aria, maxLength, long, ...rest }: TypedControlProps) {
  const { readOnly, autoComplete, inputMode, list, whileTyped } = rest
  const typed = ({ value, selectionStart }: HTMLInputElement) => {
    // never while the field has the focus, and a removed value stays removed
    const isAtEnd = selectionStart === value.length && value.length > form.value(name).length
    form.set(name, whileTyped && isAtEnd ? whileTyped(value) : value)
  }
  const shared = {
    ...aria,
    readOnly,
    autoComplete,
    maxLength,
    value: form.value(name),
    onBlur: () => form.leave(name),
  }
  if (long) return <TextArea {...shared} rows={3} onChange={(event) => form.set(name, event.target.value)} />
  return <TextInput {...shared} inputMode={inputMode} list={list} onChange={(event) => typed(event.target)} />
}
