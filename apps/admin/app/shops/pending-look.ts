/** What was written of a look and is not in its draft yet, as values. */
import type { LookField } from '@estampa/domain/shops/look'
import type { FieldErrors } from '@estampa/web/forms'
import type { Look } from './use-look.ts'

/** What was stored when the change of a field began, and what stands in it now. */
type PendingField = { readonly seen: unknown; readonly value: unknown }
export type PendingLook = { readonly [Field in LookField]?: PendingField }

export function withPending(
  pending: PendingLook,
  stored: Look,
  field: LookField,
  value: unknown,
): PendingLook {
  const seen = pending[field] ? pending[field].seen : stored[field]
  return { ...pending, [field]: { seen, value } }
}

export function withoutFields(pending: PendingLook, fields: readonly string[]): PendingLook {
  return Object.fromEntries(Object.entries(pending).filter(([field]) => !fields.includes(field)))
}

/** What can be sent: nothing that was refused as it stands, nor what somebody has to decide about first. */
export function toSend(pending: PendingLook, held: readonly string[]) {
  const entries = Object.entries(withoutFields(pending, held))
  return {
    fields: Object.fromEntries(entries.map(([field, { value }]) => [field, value])) as Partial<Look>,
    seen: Object.fromEntries(entries.map(([field, { seen }]) => [field, seen])) as Partial<Look>,
  }
}

/** What was typed on while it was being saved is left; it was seen as it is stored, which may be tidier than it was typed. */
export function afterSaving(
  pending: PendingLook,
  sent: Readonly<Record<string, unknown>>,
  stored: Look,
): PendingLook {
  const left = Object.entries(pending).filter(
    ([field, { value }]) => !(field in sent) || sent[field] !== value,
  )
  return Object.fromEntries(
    left.map(([field, one]) => [field, field in sent ? { ...one, seen: stored[field as LookField] } : one]),
  )
}

/** The look with what is written now. */
export function lookWith(stored: Look, pending: PendingLook): Look {
  const values = Object.entries(pending).map(([field, { value }]) => [field, value])
  return { ...stored, ...Object.fromEntries(values) }
}

/** `banners.0.link` is a fault of `banners`. */
export function faultyFields(errors: FieldErrors): string[] {
  return [...new Set(Object.keys(errors).map((place) => place.split('.')[0] ?? ''))]
}

export function withoutFaultsOf(errors: FieldErrors, field: string): FieldErrors {
  const others = Object.entries(errors).filter(([place]) => place !== field && !place.startsWith(`${field}.`))
  return Object.fromEntries(others)
}
