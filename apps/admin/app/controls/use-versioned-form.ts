import { isFailure } from '@estampa/web/failures'
import type { FieldErrors } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { unsavedMessages } from '../messages/unsaved.ts'
import { fieldFaultsOf } from './field-faults.ts'
import { useKeptDraft } from './kept-draft.ts'

type Values = Readonly<Record<string, unknown>>

/** A field while it is changed: what was stored when that began, and what is typed now. */
type ChangedField<Typed> = { readonly seen: unknown; readonly typed: Typed }
type Draft<Typed> = Readonly<Record<string, ChangedField<Typed>>>

/** What somebody else wrote meanwhile, and how the record stands now. */
export type Conflict<Saved> = { fields: readonly string[]; who: string | null; saved: Saved }

type VersionedFormInput<Saved, Typed> = {
  /** Of the draft, which survives a reload. */
  name: string
  saved: Saved
  /** The fields of this form as they are stored. */
  storedOf: (saved: Saved) => Values
  toTyped: (field: string, stored: unknown) => Typed
  /** What is typed as it is saved, or why it cannot be: faults by field. */
  read: (field: string, typed: Typed) => { value: unknown } | { faults: FieldErrors }
  send: (change: { fields: Values; seen: Values }, options: { version: number }) => Promise<Saved>
  /** Puts what is stored now where the page reads it. */
  show: (saved: Saved) => void
  /** Of the refusal by which the server says that somebody else wrote the same. */
  conflictIn: (refusal: string | null, data: unknown) => Conflict<Saved> | undefined
}

/**
 * A form of a record that has a version: only the fields that were changed are saved, all at once. Where somebody else
 * saved the same field meanwhile, both values are shown; saved again, what is typed here replaces theirs.
 */
export function useVersionedForm<Saved extends { readonly version: number }, Typed>(
  input: VersionedFormInput<Saved, Typed>,
) {
  const { name, saved, storedOf, toTyped, read, send, show, conflictIn } = input
  const t = useMessages(unsavedMessages)
  const { draft, setDraft } = useKeptDraft<Draft<Typed>>(name, () => ({}))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [theirs, setTheirs] = useState<{ who: string; fields: readonly string[] }>()
  const [isWorking, setIsWorking] = useState(false)
  const form = useFocusOnFault(errors)

  const stored = storedOf(saved)
  const typedOf = (field: string): Typed => draft[field]?.typed ?? toTyped(field, stored[field])
  const isChanged = (field: string) => draft[field] !== undefined
  const change = (field: string, typed: Typed) => {
    const { [field]: old, ...others } = draft
    const isBack = isSame(typed, toTyped(field, stored[field]))
    setDraft(isBack ? others : { ...draft, [field]: { seen: old ? old.seen : stored[field], typed } })
    setErrors(withoutField(errors, field))
  }
  const reset = () => {
    setDraft({})
    setErrors({})
    setTheirs(undefined)
  }

  const showTheirs = ({ fields, who, saved: found }: Conflict<Saved>) => {
    show(found)
    const now = storedOf(found)
    const seenNow = Object.entries(draft).map(([field, one]) => [field, { ...one, seen: now[field] }])
    setDraft(Object.fromEntries(seenNow))
    setTheirs({ who: who ?? t.somebody, fields })
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isWorking) return
    const { fields, faults } = readAll(draft, read)
    setErrors(faults)
    if (Object.keys(faults).length > 0) return
    setIsWorking(true)
    try {
      const seen = Object.fromEntries(Object.entries(draft).map(([field, one]) => [field, one.seen]))
      show(await send({ fields, seen }, { version: saved.version }))
      reset()
      notify(t.saved)
    } catch (error) {
      const fault = isFailure(error) ? error.fault : undefined
      const conflict = fault ? conflictIn(fault.refusal, fault.data) : undefined
      const atFields = fieldFaultsOf(error)
      if (conflict) showTheirs(conflict)
      else if (Object.keys(atFields).length > 0) setErrors(atFields)
      else showError(error)
    }
    setIsWorking(false)
  }

  const changes = Object.keys(draft).length
  return { form, errors, theirs, changes, isWorking, typedOf, isChanged, change, reset, save }
}

export type VersionedForm<Typed> = ReturnType<typeof useVersionedForm<{ version: number }, Typed>>

function readAll<Typed>(draft: Draft<Typed>, read: VersionedFormInput<never, Typed>['read']) {
  const fields: Record<string, unknown> = {}
  const faults: FieldErrors = {}
  for (const [field, { typed }] of Object.entries(draft)) {
    const one = read(field, typed)
    if ('faults' in one) Object.assign(faults, one.faults)
    else fields[field] = one.value
  }
  return { fields, faults }
}

/** The first field with a fault gets the focus. */
function useFocusOnFault(errors: FieldErrors) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  return form
}

function withoutField(errors: FieldErrors, field: string): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => name !== field && !name.startsWith(`${field}.`)),
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
