import type { FieldRule } from '@estampa/domain/checkout'
import { checkStep, fieldsOf, fieldValue, type StepKey } from '@estampa/domain/checkout'
import { isRefusal } from '@estampa/domain/refusal'
import { type FormEvent, useState } from 'react'
import { useLocale } from '../messages/use-messages.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import { useCheckout, useRefusedField } from './checkout-provider.tsx'
import { answer, finishStep } from './checkout-state.ts'
import { fieldSentence } from './field-sentence.ts'

export type StepForm = {
  rules: readonly FieldRule[]
  value: (name: string) => string
  set: (name: string, value: string) => void
  error: (name: string) => string | undefined
  /** Leaving a field says what is wrong with it and shows it in its tidy form. */
  leave: (name: string) => void
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** The fields of one step with what is wrong, said when a field is left or the step is to be finished. */
export function useStepForm(step: StepKey): StepForm {
  const { state, change, refused, setRefused } = useCheckout()
  const { environment } = useShopConfig()
  const locale = useLocale()
  const refusedAt = useRefusedField(step)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setIsTried] = useState(false)
  const { payload } = state
  const rules = fieldsOf(step, environment, payload)
  const invalid = checkStep(payload, step, environment)
  const value = (name: string) => fieldValue(payload, step, name)

  const set = (name: string, typed: string) => {
    change((before) => answer(before, step, name, typed))
    if (refusedAt(name)) setRefused(refused.filter((field) => field.step !== step || field.name !== name))
  }
  const leave = (name: string) => {
    setLeft(new Set([...left, name]))
    const checked = rules.find((rule) => rule.name === name)?.check?.(value(name))
    if (checked && !isRefusal(checked) && checked.pretty !== value(name)) set(name, checked.pretty)
  }
  const error = (name: string) => {
    const isSaid = isTried || (left.has(name) && value(name) !== '')
    const found = isSaid ? invalid.find((one) => one.member === name) : undefined
    return found ? fieldSentence(found.refusal, locale) : refusedAt(name)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (invalid.length === 0) return change((before) => finishStep(before, step))
    const form = event.currentTarget
    requestAnimationFrame(() => focusFirstInvalid(form))
  }
  return { rules, value, set, error, leave, submit }
}

export function focusFirstInvalid(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
}
