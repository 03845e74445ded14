import { nationalPhone } from '../countries/contact.ts'
import { type Country, email, type NormalizedValue } from '../countries.ts'
import { MAX_PURCHASE_ORDER_LENGTH, purchaseOrderNumber } from '../orders/purchase-order.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { isCheque, isPaymentMethod, paymentMethodCodes } from '../shops/payment-methods.ts'
import type { FieldRule, StepKey } from './fields.ts'

type FieldAnswer = (name: string) => string
type Rules = (country: Country, answer: FieldAnswer) => FieldRule[]

/** The fields of a step in the order in which they are asked. */
export function rulesOf(step: StepKey, country: Country, answer: FieldAnswer): FieldRule[] {
  return steps[step](country, answer)
}

const steps: Record<StepKey, Rules> = {
  Billing: (country, answer) => {
    const needsTaxId = country.kindsWithTaxId.includes(answer('invoiceKind'))
    return [
      choice('invoiceKind', country.invoiceKinds),
      documentRule(country, needsTaxId),
      { name: 'businessName', required: needsTaxId, maxLength: 120 },
      { name: 'giro', required: country.needsGiro && needsTaxId, maxLength: 120 },
      ...person(country),
      {
        name: 'purchaseOrder',
        required: false,
        maxLength: MAX_PURCHASE_ORDER_LENGTH,
        check: purchaseOrderNumber,
      },
    ]
  },
  MyPurchase: () => [optional('comment', 500)],
  Addressee: (country, answer) => {
    const isShipped = answer('deliveryMethod') !== 'pickup'
    const [province] = country.address
    return [
      choice('deliveryMethod', ['shipping', 'pickup']),
      ...person(country),
      ...country.address.map((name) => ({ name, required: isShipped, maxLength: 20 })),
      {
        name: 'postalCode',
        required: isShipped && country.needsPostalCode,
        maxLength: 10,
        check: (typed: string) => country.postalCode(typed, answer(province)),
      },
      { name: 'street', required: isShipped, maxLength: 120 },
      { name: 'streetNumber', required: isShipped, maxLength: 12 },
      optional('apartment', 40),
    ]
  },
  Shippment: () => [required('zipping', 120), optional('pickupPointId', 60)],
  Payment: (_, answer) => {
    const code = answer('payment')
    const byCheque = isPaymentMethod(code) && isCheque(code)
    return [
      choice('payment', paymentMethodCodes),
      choice('acceptedTerms', ['true']),
      // which text it was, by its hash
      optional('termsVersion', 64),
      ...(byCheque
        ? [optional('chequeNumber', 30), optional('chequeBank', 60), optional('chequeDate', 10)]
        : []),
    ]
  },
}

function documentRule(country: Country, needsTaxId: boolean): FieldRule {
  if (!needsTaxId) return required('document', 20, (typed) => eitherId(country, typed))
  return { name: 'document', required: true, maxLength: 20, asksFor: 'taxId', check: country.taxId }
}

function person(country: Country): FieldRule[] {
  return [
    required('name', 64),
    required('lastName', 64),
    required('phone', 30, (typed) => asNational(country.phone(typed))),
    required('email', 256, email),
  ]
}

/** Forms show a phone as their own hint asks for it; what is stored has the number of the country. */
function asNational(phone: NormalizedValue | Refusal): NormalizedValue | Refusal {
  return isRefusal(phone) ? phone : { value: phone.value, pretty: nationalPhone(phone.pretty) }
}

/** Where no tax id is asked, a person may still give one. */
function eitherId(country: Country, typed: string): NormalizedValue | Refusal {
  const asPerson = country.personId(typed)
  if (!isRefusal(asPerson)) return asPerson
  const asTaxpayer = country.taxId(typed)
  return isRefusal(asTaxpayer) && typed.replace(/\D/g, '').length < 11 ? asPerson : asTaxpayer
}

function required(name: string, maxLength: number, check?: FieldRule['check']): FieldRule {
  return { name, required: true, maxLength, ...(check && { check }) }
}

function optional(name: string, maxLength: number): FieldRule {
  return { name, required: false, maxLength }
}

function choice(name: string, choices: readonly string[]): FieldRule {
  return { name, required: true, maxLength: 40, choices }
}
