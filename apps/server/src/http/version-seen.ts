import { type Refusal, refuse } from '@estampa/domain/refusal'

/** The version that a client has seen, by its `If-Match`; nothing and `*` name none. */
export function versionSeen(header: string | undefined): number | null | Refusal {
  const said = header?.trim() ?? ''
  if (said === '' || said === '*') return null
  const [, digits] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(said) ?? []
  return digits === undefined ? refuse('version_unreadable') : Number(digits)
}
