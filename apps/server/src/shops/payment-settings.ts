import type { CountryCode } from '@estampa/domain/countries'
import type { Refusal } from '@estampa/domain/refusal'
import {
  newPaymentMethod,
  offlineMethodCodes,
  type PartnerPaymentMethod,
  type PaymentMethodCode,
} from '@estampa/domain/shops'
import type { ConfigFault } from '@estampa/domain/shops/check-config'
import { refuseFaults } from './change-settings.ts'
import { paymentFieldNames, readPaymentFields } from './payment-fields.ts'

type Methods = readonly PartnerPaymentMethod[]
type WrittenMethod = Omit<PartnerPaymentMethod, 'code'>
export type WrittenMethods = Partial<Record<PaymentMethodCode, WrittenMethod | null>>

/** The methods whose account the shop says itself, each by its code; null: it is not offered. */
export function methodsByCode(methods: Methods): Record<string, PartnerPaymentMethod | null> {
  const entries = offlineMethodCodes.map((code) => [code, methods.find((one) => one.code === code) ?? null])
  return Object.fromEntries(entries)
}

/** The methods with those that are written in their place; only what differs of an account is checked. */
export function writeMethods(
  environment: CountryCode,
  methods: Methods,
  written: WrittenMethods,
): Methods | Refusal {
  const faults: ConfigFault[] = []
  const all = new Map(methods.map((method) => [method.code, method]))
  for (const [code, fields] of Object.entries(written) as [PaymentMethodCode, WrittenMethod | null][]) {
    if (fields === null) {
      all.delete(code)
      continue
    }
    const before = all.get(code) ?? newPaymentMethod(code)
    const changed = paymentFieldNames.filter((name) => (fields[name] || null) !== before[name])
    const read = readPaymentFields(
      environment,
      Object.fromEntries(changed.map((name) => [name, fields[name]])),
    )
    faults.push(...read.faults.map(({ field, expected }) => ({ field: `${code}.${field}`, expected })))
    all.set(code, { ...before, ...read.fields } as PartnerPaymentMethod)
  }
  return refuseFaults(faults) ?? [...all.values()]
}

/** «Banco de la Plaza, titular Pampa S.A., CBU …»; empty where the method is not offered. */
export function accountText(method: PartnerPaymentMethod | null | undefined): string {
  if (!method) return ''
  const { name, bank, holder, CBU, CUIT, alias, account, RUT } = method
  const numbers = Object.entries({ CBU, CUIT, alias, cuenta: account, RUT }).filter(([, value]) => value)
  return [name, bank, holder && `titular ${holder}`, ...numbers.map((pair) => pair.join(' '))]
    .filter(Boolean)
    .join(', ')
}
