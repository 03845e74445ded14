import { type CountryCode, countries } from '@estampa/domain/countries'
import { fromWire } from '@estampa/domain/money'
import { z } from 'zod'
import type { CarrierAccountToSave } from './carriers.ts'
import { zippinOrigins } from './zippin.ts'

const number = z.union([z.int().positive(), z.string().regex(/^\d{1,18}$/)]).transform(String)
const word = z.string().trim().min(1).max(300)
const isLoopback = (origin: string) => /^http:\/\/(127\.0\.0\.1|localhost)(:|$)/.test(origin)

/** The data of a shop's account at Zippin, as its operator writes it down. */
const AccountInput = z.strictObject({
  accountId: number,
  originId: number,
  key: word,
  secret: word,
  /** Goods are declared at their price, and insured. */
  insured: z.boolean().default(false),
  /** Subtotal from which the cheapest way is free, in the currency's unit. */
  freeFrom: z.number().positive().max(1e9).nullable().default(null),
  /** The address of the API, where it is not the country's own. */
  origin: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/)
    .refine((origin) => origin.startsWith('https://') || isLoopback(origin), 'must be https')
    .optional(),
})

/** Throws with one line per fault, without the values: two of them are secrets. */
export function readAccount(text: string, environment: CountryCode): CarrierAccountToSave {
  const read = AccountInput.safeParse(jsonOf(text))
  if (!read.success) {
    const faults = read.error.issues.map(({ path, code }) => `  ${path.join('.') || 'JSON'}: ${code}`)
    throw new Error(`La cuenta tiene errores:\n${faults.join('\n')}`)
  }
  const { insured, freeFrom, origin = zippinOrigins[environment], ...account } = read.data
  if (origin === undefined) throw new Error(`Zippin no atiende en ${countries[environment].name}.`)
  return {
    ...account,
    origin,
    isInsured: insured,
    freeFrom: freeFrom === null ? null : fromWire(freeFrom),
    isOn: true,
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
