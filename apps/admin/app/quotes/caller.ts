import type { CallInput } from '@estampa/contract/client'
import type { staffQuotes } from '@estampa/contract/staff'
import type { CustomerRow } from '../customers/use-customer.ts'

/** Who called, as it stands in the fields: a customer who was found, or what they said of themselves. */
export type TypedCaller = {
  found: Pick<CustomerRow, 'id' | 'name' | 'email' | 'company' | 'hasAccount'> | null
  name: string
  email: string
  phone: string
  company: string
}
export type CallerFaults = Readonly<Partial<Record<'name' | 'email' | 'phone', true>>>

export const nobody: TypedCaller = { found: null, name: '', email: '', phone: '', company: '' }

const EMAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/
const PHONE = /^[+\d\s().-]*$/

/** The fields that say nothing usable; the server looks again. */
export function faultsOfCaller({ found, name, email, phone }: TypedCaller): CallerFaults {
  if (found) return {}
  return {
    ...(name.trim() === '' && { name: true }),
    ...(!EMAIL.test(email.trim()) && { email: true }),
    ...(!PHONE.test(phone.trim()) && { phone: true }),
  }
}

/** The caller as the call takes them. */
export function callerOf({ found, name, email, phone, company }: TypedCaller): NewQuoteFields['customer'] {
  if (found) return { Id: found.id }
  const person = { name: name.trim(), emailAddress: email.trim() }
  return { person: { ...person, phoneNumber: phone.trim(), company: company.trim() } }
}

type NewQuoteFields = CallInput<(typeof staffQuotes)['createQuote']>
