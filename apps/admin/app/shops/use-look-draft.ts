import type { LookConflict } from '@estampa/contract/staff'
import type { LookField } from '@estampa/domain/shops/look'
import { isFailure } from '@estampa/web/failures'
import type { FieldErrors } from '@estampa/web/forms'
import { showError } from '@estampa/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fieldFaultsOf } from '../controls/field-faults.ts'
import { useKeptDraft } from '../controls/kept-draft.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import {
  afterSaving,
  faultyFields,
  lookWith,
  type PendingLook,
  toSend,
  withoutFaultsOf,
  withoutFields,
  withPending,
} from './pending-look.ts'
import { type Look, type LookDesk, lookKey } from './use-look.ts'

/** The preview follows within a second: this pause, a save, and the page made anew. */
const STILL_MS = 200
const OFFLINE_MS = 4_000

type Meanwhile = {
  readonly who: string | null
  readonly fields: readonly string[]
  readonly isPublished: boolean
}
export type DraftState = 'same' | 'saved' | 'saving' | 'faulty' | 'offline' | 'held'

/**
 * The draft of a look: whatever is written is saved by itself, field by field. What is refused stays as it was typed,
 * with the fault at its place, and holds up nothing else. Where somebody else wrote the same, both wait for a decision.
 */
export function useLookDraft(desk: LookDesk) {
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const { draft: pending, setDraft: setPending } = useKeptDraft<PendingLook>('look', () => ({}))
  const [errors, setErrors] = useState<FieldErrors>({})
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const [isSaving, setIsSaving] = useState(false)
  const [isOffline, setIsOffline] = useState(false)

  const stored: Look = { ...desk.published, ...desk.draft }
  const look = lookWith(stored, pending)
  const held = [...faultyFields(errors), ...(meanwhile?.fields ?? [])]
  const { fields, seen } = toSend(pending, held)
  const isWaiting = Object.keys(fields).length > 0
  const show = (next: LookDesk) => queries.setQueryData(lookKey(shop), next)

  const save = async (): Promise<LookDesk | undefined> => {
    setIsSaving(true)
    try {
      const saved = await api.saveLookDraft({ fields, seen }, { version: desk.version, isQuiet: true })
      setPending((before) => afterSaving(before, fields, { ...saved.published, ...saved.draft }))
      setIsOffline(false)
      show(saved)
      return saved
    } catch (error) {
      const conflict = conflictOf(error)
      const faults = fieldFaultsOf(error)
      if (conflict) {
        show(conflict.look)
        setMeanwhile({ who: conflict.who, fields: conflict.fields, isPublished: false })
      } else if (Object.keys(faults).length > 0) setErrors((before) => ({ ...before, ...faults }))
      else if (isFailure(error)) {
        showError(error)
        setErrors((before) => ({ ...before, ...everyField(fields, error.message) }))
      } else setIsOffline(true)
      return undefined
    } finally {
      setIsSaving(false)
    }
  }

  const saving = useRef(save)
  saving.current = save
  const typed = JSON.stringify(fields)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke begins the pause anew
  useEffect(() => {
    if (!isWaiting || isSaving) return
    const timer = setTimeout(() => void saving.current(), isOffline ? OFFLINE_MS : STILL_MS)
    return () => clearTimeout(timer)
  }, [typed, isWaiting, isSaving, isOffline])

  const change = <Field extends LookField>(field: Field, value: Look[Field]) => {
    setPending((before) => withPending(before, stored, field, value))
    setErrors((before) => withoutFaultsOf(before, field))
  }
  const drop = (names: readonly string[]) => {
    setPending((before) => withoutFields(before, names))
    setErrors((before) => names.reduce(withoutFaultsOf, before))
  }

  /** `mine`: what is typed here replaces what somebody else wrote; else it is let go. */
  const decide = async (choice: 'mine' | 'theirs') => {
    if (!meanwhile) return
    const names = [...meanwhile.fields]
    const { isPublished } = meanwhile
    setMeanwhile(undefined)
    if (!isPublished) {
      if (choice === 'theirs') drop(names)
      else setPending((before) => seenAs(before, stored))
      return
    }
    try {
      const mine = Object.fromEntries(names.map((name) => [name, stored[name as LookField]])) as Partial<Look>
      const left = await api.discardLookDraft({ fields: names as LookField[] }, { version: desk.version })
      show(left)
      if (choice === 'mine') show(await api.saveLookDraft({ fields: mine }, { version: left.version }))
    } catch (error) {
      showError(error)
    }
  }

  const state = stateOf({
    isHeld: meanwhile !== undefined,
    isOffline,
    isSaving: isSaving || isWaiting,
    isFaulty: Object.keys(errors).length > 0,
    isDrafted: Object.keys(desk.draft).length > 0,
  })
  return { desk, look, errors, meanwhile, setMeanwhile, state, change, drop, decide, show }
}

export type LookDraft = ReturnType<typeof useLookDraft>

type DraftFacts = Record<'isHeld' | 'isOffline' | 'isSaving' | 'isFaulty' | 'isDrafted', boolean>

function stateOf({ isHeld, isOffline, isSaving, isFaulty, isDrafted }: DraftFacts): DraftState {
  if (isHeld) return 'held'
  if (isOffline) return 'offline'
  if (isSaving) return 'saving'
  if (isFaulty) return 'faulty'
  return isDrafted ? 'saved' : 'same'
}

function seenAs(pending: PendingLook, stored: Look): PendingLook {
  const entries = Object.entries(pending).map(([field, one]) => [
    field,
    { ...one, seen: stored[field as LookField] },
  ])
  return Object.fromEntries(entries)
}

const everyField = (fields: Partial<Look>, message: string): FieldErrors =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, message]))

export function conflictOf(error: unknown): LookConflict | undefined {
  if (!isFailure(error) || error.fault?.refusal !== 'look_changed') return undefined
  return error.fault.data as LookConflict
}
