/** What a shop says of a way to pay to its account; each number is held to its check digits. */
import {
  alias,
  type Country,
  type CountryCode,
  countries,
  type FieldValidator,
} from '@estampa/domain/countries'
import { isRefusal } from '@estampa/domain/refusal'
import type { ConfigFault } from '@estampa/domain/shops/check-config'

export const paymentFieldNames = ['name', 'holder', 'bank', 'CBU', 'CUIT', 'alias', 'account', 'RUT'] as const
export type PaymentFieldName = (typeof paymentFieldNames)[number]
export type PaymentFields = Partial<Record<PaymentFieldName, string | null>>

export function isPaymentFieldName(name: string): name is PaymentFieldName {
  return paymentFieldNames.some((one) => one === name)
}

/** Each field as it is stored, and all faults at once; an empty one is none. */
export function readPaymentFields(
  environment: CountryCode,
  typed: PaymentFields,
): { fields: PaymentFields; faults: ConfigFault[] } {
  const { bankAccount, taxId, accountFields } = countries[environment]
  const checks: Readonly<Record<Country['accountFields'][number], [FieldValidator, string]>> = {
    account: [bankAccount, 'un número de cuenta'],
    RUT: [taxId, 'un RUT con su dígito'],
    CBU: [bankAccount, 'los 22 dígitos de un CBU'],
    CUIT: [taxId, 'un CUIT con su dígito'],
    alias: [alias, 'de 6 a 20 letras, números, puntos y guiones'],
  }
  const faults: ConfigFault[] = []
  const fields: PaymentFields = {}
  for (const [field, value] of Object.entries(typed) as [PaymentFieldName, string | null][]) {
    const known = accountFields.find((one) => one === field)
    const [check, expected] = (known && checks[known]) ?? []
    const read = !value || !check ? undefined : check(value)
    if (read && isRefusal(read)) faults.push({ field, expected: expected ?? '' })
    fields[field] = !value ? null : read && !isRefusal(read) ? read.pretty : value
  }
  if (fields.name === null) faults.push({ field: 'name', expected: 'un texto' })
  return { fields, faults }
}
