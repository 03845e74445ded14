import { type FormEvent, useRef, useState } from 'react'
import { isFailure } from '../failures/failures.ts'
import { showError } from '../notices/show-error.ts'

/** The typed values by field name. */
export type FormValues = Record<string, string>
export type FieldErrors = Record<string, string>

type FormInput<Answer> = {
  /** Faults that are known without asking the server. */
  check: (typed: FormValues) => FieldErrors
  send: (typed: FormValues) => Promise<Answer>
  onAnswer: (answer: Answer, typed: FormValues) => void
  /** Refusals that belong to one field instead of the pop-up. */
  fieldOf?: Record<string, string>
  /** Whether the form itself shows the failure; else it is the pop-up's. */
  shows?: (failure: unknown) => boolean
  /** Called if the record has changed meanwhile, in another tab or by somebody else, so that the page shows it anew. */
  onMoved?: () => void
}

/**
 * A form: faults are shown at their fields and the first such field gets the focus; faults that the
 * server finds wrong with a field too; every other failure is the pop-up's. Nothing that was typed is lost.
 */
export function useForm<Answer>(parts: FormInput<Answer>) {
  const { check, send, onAnswer, fieldOf = {}, shows, onMoved } = parts
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isWorking, setIsWorking] = useState(false)

  const tell = (found: FieldErrors) => {
    setErrors(found)
    const [first] = [...(form.current?.elements ?? [])].filter(
      (field) => field instanceof HTMLInputElement && found[field.name],
    )
    if (first instanceof HTMLElement) first.focus()
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isWorking) return
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
    )
    const found = check(typed)
    if (Object.keys(found).length > 0) return tell(found)
    setErrors({})
    setIsWorking(true)
    try {
      onAnswer(await send(typed), typed)
    } catch (error) {
      const atFields = errorsAtFields(error, fieldOf)
      if (Object.keys(atFields).length > 0) tell(atFields)
      else if (!shows?.(error)) showError(error)
      if (isFailure(error) && error.status === 409) onMoved?.()
    } finally {
      setIsWorking(false)
    }
  }
  return { form: { ref: form, onSubmit, noValidate: true, method: 'post' as const }, errors, isWorking }
}

function errorsAtFields(error: unknown, fieldOf: Record<string, string>): FieldErrors {
  if (!isFailure(error)) return {}
  const field = fieldOf[error.fault?.refusal ?? '']
  if (field) return { [field]: error.message }
  const found: FieldErrors = {}
  for (const { message, members } of error.fault?.validationErrors ?? []) {
    for (const member of members) found[member] ??= message
  }
  return found
}
