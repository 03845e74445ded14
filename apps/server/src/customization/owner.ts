import type { Person } from '../http/person.ts'

/** The owner of an upload: a customer's number or a guest's id. */
export type Owner = { customer_id: number } | { guest_id: string }

/** Undefined for people who can own nothing: strangers and staff. */
export function ownerOf(person: Person): Owner | undefined {
  if (person.kind === 'customer') return { customer_id: person.customerId }
  return person.kind === 'guest' ? { guest_id: person.guestId } : undefined
}
