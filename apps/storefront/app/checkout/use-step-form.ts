import {
  type CheckoutPayload,
  checkStep,
  type FieldRule,
  fieldsOf,
  type StepKey,
  typedValue,
} from '@estampa/domain/checkout'
import { isRefusal } from '@estampa/domain/refusal'
import { useLocale } from '@estampa/web/messages'
import { type FormEvent, useState } from 'react'
import { fieldMessage } from '../countries/field-message.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import { useCheckout, useRefusedField } from './checkout-provider.tsx'
import { finishStep, withAnswer } from './checkout-state.ts'

export type StepForm = {
  rules: readonly FieldRule[]
  /** The untrimmed text: a field that trims during typing would accept no second word. */
  value: (name: string) => string
  set: (name: string, value: string) => void
  error: (name: string) => string | undefined
  /** Leaving a field says what is wrong with it and shows it in its tidy form. */
  leave: (name: string) => void
  /** Says what is wrong with a field as it stands, until it is changed. */
  object: (name: string, sentence: string) => void
  submit: (event: FormEvent<HTMLFormElement>) => void
  /** Finishes the step if its fields are right, else says what is wrong and goes there. */
  finishFrom: (form: HTMLFormElement) => void
}

type StepFormContext = {
  payload: CheckoutPayload
  set: (name: string, value: string) => void
  /** The server's message about a field. */
  refusedAt: (name: string) => string | undefined
  finish: () => void
}

/** A fault of an answer that only the server finds. */
type FieldRefusal = { readonly to: string; readonly sentence: string }

/** The fields of one step with their faults, shown when a field is left or the step is to be finished. */
export function useStepForm(step: StepKey): StepForm {
  const { state, change, refused, setRefused } = useCheckout()
  const refusedAt = useRefusedField(step)
  return useFormState(step, {
    payload: state.payload,
    set: (name, typed) => {
      change((before) => withAnswer(before, step, name, typed))
      if (refusedAt(name)) setRefused(refused.filter((field) => field.step !== step || field.name !== name))
    },
    refusedAt,
    finish: () => change((before) => finishStep(before, step)),
  })
}

/** The same for answers that are stored elsewhere. */
export function useFormState(step: StepKey, { payload, set, refusedAt, finish }: StepFormContext): StepForm {
  const { environment } = useShopConfig()
  const locale = useLocale()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setIsTried] = useState(false)
  const [objections, setObjections] = useState<Readonly<Record<string, FieldRefusal>>>({})
  const rules = fieldsOf(step, environment, payload)
  const invalid = checkStep(payload, step, environment)
  const value = (name: string) => typedValue(payload, step, name)

  const object = (name: string, sentence: string) =>
    setObjections((before) => ({ ...before, [name]: { to: value(name), sentence } }))
  const objection = (name: string) => {
    const found = objections[name]
    return found && found.to === value(name) ? found.sentence : undefined
  }
  const leave = (name: string) => {
    setLeft(new Set([...left, name]))
    const typed = value(name).trim()
    const checked = rules.find((rule) => rule.name === name)?.check?.(typed)
    const tidy = checked && !isRefusal(checked) ? checked.pretty : typed
    if (tidy !== value(name)) set(name, tidy)
  }
  const error = (name: string) => {
    const isSaid = isTried || (left.has(name) && value(name) !== '')
    const found = isSaid ? invalid.find((one) => one.member === name) : undefined
    return found ? fieldMessage(found.refusal, locale) : (refusedAt(name) ?? objection(name))
  }
  const finishFrom = (form: HTMLFormElement) => {
    setIsTried(true)
    if (invalid.length === 0 && !rules.some(({ name }) => objection(name))) return finish()
    focusFirstInvalidLater(form)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    finishFrom(event.currentTarget)
  }
  return { rules, value, set, error, leave, object, submit, finishFrom }
}

/** Once what is wrong has been marked. */
export function focusFirstInvalidLater(form: HTMLElement): void {
  requestAnimationFrame(() => focusFirstInvalid(form))
}

export function focusFirstInvalid(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
}
