import { isFailure } from '@estampa/web/failures'
import type { FieldErrors } from '@estampa/web/forms'

/** The faults that the server finds, at the fields of a form whose values travel as `fields`. */
export function fieldFaultsOf(error: unknown): FieldErrors {
  const found: FieldErrors = {}
  if (!isFailure(error)) return found
  for (const { message, members } of error.fault?.validationErrors ?? []) {
    for (const member of members) found[member.replace(/^fields\./, '')] ??= message
  }
  return found
}
