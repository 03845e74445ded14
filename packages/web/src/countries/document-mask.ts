import type { CountryCode } from '@estampa/domain/countries'
import { groupDigits } from '@estampa/domain/messages/numbers'

/** The keys that a phone shows for it: a RUT may end in K. */
export const documentInputModes = { ARG: 'numeric', CL: 'text' } as const satisfies Record<
  CountryCode,
  string
>

/** Puts the dots and dashes in while a document is typed; the country's own check says whether it is one. */
export function maskDocument(typed: string, environment: CountryCode, isTaxId: boolean): string {
  return formats[environment](typed, isTaxId)
}

const formats: Record<CountryCode, (typed: string, isTaxId: boolean) => string> = {
  ARG: (typed, isTaxId) => {
    const digits = typed.replace(/\D/g, '').slice(0, 11)
    if (/[^\d.\-\s]/.test(typed) || digits === '') return typed
    return isTaxId || digits.length > 8 ? cuit(digits) : groupDigits(digits)
  },
  CL: (typed) => {
    const signs = typed.replace(/[^\dkK]/g, '').toUpperCase()
    const isOther = /[^\d.\-\skK]/.test(typed) || /K./.test(signs) || signs.length > 9
    if (isOther || signs.length < 2) return typed
    return `${groupDigits(signs.slice(0, -1))}-${signs.slice(-1)}`
  },
}

function cuit(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 10), digits.slice(10)].filter(Boolean).join('-')
}
