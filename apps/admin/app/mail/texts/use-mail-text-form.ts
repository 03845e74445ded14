import type { MailTextConflict } from '@estampa/contract/mail'
import { languages } from '@estampa/domain/countries/languages'
import { type MailKind, type MailTextField, mailKindOf, mailTextFault } from '@estampa/domain/mail'
import type { FieldErrors } from '@estampa/web/forms'
import { useSettled } from '../../controls/use-settled.ts'
import { useVersionedForm } from '../../controls/use-versioned-form.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import { type MailTextRow, useOriginal, useShowMailTexts } from './use-mail-texts.ts'

/** Nobody is corrected in the middle of a word. */
const STILL_MS = 500
type Typed = string | boolean

/** The texts of one kind of mail while they are written. A text is shown as it counts, also where it is the original. */
export function useMailTextForm(kind: MailKind, saved: MailTextRow) {
  const api = useStaffApi()
  const { showText } = useShowMailTexts()
  const original = useOriginal(kind)
  const { locale } = languages[useShop().environment]
  const { fields } = mailKindOf(kind)
  const faultOf = (field: MailTextField, text: string) => mailTextFault({ kind, field, text }, locale)
  const wordsOf = (field: MailTextField, stored: string | null) => stored ?? original(field)
  const toStored = (field: MailTextField, typed: string) => (typed === original(field) ? null : typed)
  const form = useVersionedForm<MailTextRow, Typed>({
    name: `mail-text-${kind}`,
    saved,
    storedOf: ({ text, isOff }) => ({ ...text, isOff }),
    toTyped: (field, stored) =>
      field === 'isOff' ? stored === true : wordsOf(field as MailTextField, stored as string | null),
    read: (field, typed) => {
      if (typeof typed === 'boolean') return { value: typed }
      const fault = faultOf(field as MailTextField, typed)
      if (fault !== null) return { faults: { [field]: fault } }
      return { value: toStored(field as MailTextField, typed) }
    },
    send: ({ fields: changed, seen }, options) =>
      api.saveMailText({ kind, fields: changed, seen }, { ...options, isQuiet: true }),
    show: showText,
    conflictIn: (refusal, data) => {
      if (refusal !== 'mail_text_changed') return undefined
      const { fields: same, who, stored } = data as MailTextConflict
      return { fields: same, who, saved: stored }
    },
  })
  const typed = Object.fromEntries(fields.map((field) => [field, String(form.typedOf(field))]))
  const still = useSettled(typed, STILL_MS)
  const faults: FieldErrors = {}
  for (const field of fields) {
    const text = typed[field] ?? ''
    const fault = faultOf(field, text)
    if (fault !== null) faults[field] = fault
  }
  // what was typed last is told once it stands still
  const shown = Object.fromEntries(Object.entries(faults).filter(([field]) => still[field] === typed[field]))
  const tried = Object.fromEntries(fields.map((field) => [field, toStored(field, typed[field] ?? '')]))
  const theirsOf = (field: MailTextField) =>
    form.theirs?.fields.includes(field) && form.isChanged(field)
      ? { who: form.theirs.who, text: wordsOf(field, saved.text[field]) }
      : undefined
  return {
    ...form,
    original,
    tried: { kind, fields: tried },
    errors: { ...shown, ...form.errors } as FieldErrors,
    isFaulty: Object.keys(faults).length > 0,
    textOf: (field: MailTextField) => typed[field] ?? '',
    theirsOf,
  }
}

export type MailTextForm = ReturnType<typeof useMailTextForm>
