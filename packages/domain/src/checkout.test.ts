import { describe, expect, test } from 'vitest'
import { codeOf, sure } from '../test/fixtures.ts'
import {
  type CheckoutPayload,
  checkCheckout,
  checkStep,
  completeStep,
  emptyCheckout,
  fieldsOf,
  fieldValue,
  firstSteps,
  goBackTo,
  isBillingLocked,
  normalizeCheckout,
  setField,
  stepKeys,
  withFixedBilling,
} from './checkout.ts'

const fields = (answers: Record<string, string>) =>
  Object.entries(answers).map(([name, value]) => ({ name, value }))
const ana = { name: 'Ana', lastName: 'Paz', phone: '11 5555-1234', email: 'ana@x.com' }
const argentine: CheckoutPayload = {
  Billing: fields({
    invoiceKind: 'responsable_inscripto',
    document: '20-17254359-7',
    businessName: 'Paz SA',
    ...ana,
  }),
  MyPurchase: [],
  Addressee: fields({
    deliveryMethod: 'shipping',
    ...ana,
    province: '02',
    municipality: '02007',
    location: '02007010',
    postalCode: '1425',
    street: 'Lima',
    streetNumber: '100',
  }),
  Shippment: fields({ zipping: '7|standard_delivery|crossdock' }),
  Payment: fields({ payment: 'TRF', acceptedTerms: 'true' }),
}
const pedro = { name: 'Pedro', lastName: 'Soto', phone: '9 8765 4321', email: 'p@x.cl' }
const chilean: CheckoutPayload = {
  ...argentine,
  Billing: fields({ invoiceKind: 'boleta', document: '12.345.678-5', ...pedro }),
  Addressee: fields({
    deliveryMethod: 'shipping',
    ...pedro,
    region: '13',
    city: '131',
    comuna: '13101',
    street: 'Lira',
    streetNumber: '1',
  }),
}
const faults = (payload: CheckoutPayload, environment: 'ARG' | 'CL') =>
  checkCheckout(payload, environment).map((one) => `${one.step}.${one.member} ${one.refusal.refusal}`)
const change = (payload: CheckoutPayload, step: (typeof stepKeys)[number], name: string, value: string) =>
  setField(payload, step, name, value)

describe('answers', () => {
  test('are lists of named fields by step [CHK-01]', () => {
    expect(Object.keys(emptyCheckout).sort()).toEqual([...stepKeys].sort())
    const once = change(emptyCheckout, 'Billing', 'name', ' Ana ')
    const twice = change(once, 'Billing', 'name', 'Eva')
    expect(fieldValue(once, 'Billing', 'name')).toBe('Ana')
    expect(twice.Billing).toEqual([{ name: 'name', value: 'Eva' }])
    expect(fieldValue(emptyCheckout, 'Billing', 'name')).toBe('')
  })

  test('each country asks for its own address [CHK-01] [CHK-03]', () => {
    const names = (environment: 'ARG' | 'CL') => fieldsOf('Addressee', environment).map((rule) => rule.name)
    expect(names('ARG')).toEqual(
      expect.arrayContaining(['province', 'municipality', 'location', 'postalCode']),
    )
    expect(names('CL')).toEqual(expect.arrayContaining(['region', 'city', 'comuna', 'postalCode']))
    expect(names('CL')).not.toContain('location')
  })

  test('a whole checkout of each country passes [CHK-12]', () => {
    expect(faults(argentine, 'ARG')).toEqual([])
    expect(faults(chilean, 'CL')).toEqual([])
  })

  test.each([
    ['Billing', 'document', '20-17254359-8', 'cuit_check_digit'],
    ['Billing', 'document', '', 'field_required'],
    ['Billing', 'businessName', '', 'field_required'],
    ['Billing', 'invoiceKind', 'factura', 'choice_unknown'],
    ['Billing', 'email', 'ana@x', 'email_format'],
    ['Billing', 'name', 'a'.repeat(65), 'field_too_long'],
    ['Addressee', 'phone', '5555', 'phone_format'],
    ['Addressee', 'postalCode', '1600', 'postal_code_range'],
    ['Addressee', 'postalCode', 'B1425AAA', 'postal_code_province'],
    ['Addressee', 'hacker', 'x', 'field_unknown'],
    ['Shippment', 'zipping', '', 'field_required'],
    ['Payment', 'payment', 'BTC', 'choice_unknown'],
    ['Payment', 'acceptedTerms', 'false', 'choice_unknown'],
  ] as const)('Argentina: %s.%s «%s» is %s [CHK-12]', (step, name, value, code) => {
    expect(faults(change(argentine, step, name, value), 'ARG')).toContain(`${step}.${name} ${code}`)
  })

  test.each([
    ['Billing', 'document', '12.345.678-6', 'rut_check_digit'],
    ['Billing', 'invoiceKind', 'exento', 'choice_unknown'],
    ['Addressee', 'postalCode', '12', 'postal_code_format'],
    ['Addressee', 'comuna', '', 'field_required'],
  ] as const)('Chile: %s.%s «%s» is %s [CHK-12]', (step, name, value, code) => {
    expect(faults(change(chilean, step, name, value), 'CL')).toContain(`${step}.${name} ${code}`)
  })

  test('a factura names company and line of business [CHK-12]', () => {
    expect(faults(change(chilean, 'Billing', 'invoiceKind', 'factura'), 'CL')).toEqual([
      'Billing.businessName field_required',
      'Billing.giro field_required',
    ])
  })

  test('a final consumer may give a DNI or a CUIT [CHK-12]', () => {
    const consumer = change(argentine, 'Billing', 'invoiceKind', 'consumidor_final')
    const document = (typed: string) => faults(change(consumer, 'Billing', 'document', typed), 'ARG')
    expect(document('12.345.678')).toEqual([])
    expect(document('20-17254359-7')).toEqual([])
    expect(document('20-17254359-8')).toEqual(['Billing.document cuit_check_digit'])
    expect(document('12')).toEqual(['Billing.document dni_format'])
    expect(faults(change(argentine, 'Billing', 'document', '12.345.678'), 'ARG')).toEqual([
      'Billing.document cuit_format',
    ])
  })

  test('a buyer who picks up gives no address [CHK-03]', () => {
    const collects = { ...argentine, Addressee: fields({ deliveryMethod: 'pickup', ...ana }) }
    expect(checkStep(collects, 'Addressee', 'ARG')).toEqual([])
    const ships = change(collects, 'Addressee', 'deliveryMethod', 'shipping')
    expect(checkStep(ships, 'Addressee', 'ARG').map((one) => one.member)).toEqual([
      'province',
      'municipality',
      'location',
      'postalCode',
      'street',
      'streetNumber',
    ])
  })

  test('the normal form is what is kept [CHK-12]', () => {
    const normal = normalizeCheckout(argentine, 'ARG')
    expect(fieldValue(normal, 'Billing', 'document')).toBe('20172543597')
    expect(fieldValue(normal, 'Addressee', 'phone')).toBe('+541155551234')
    expect(faults(normal, 'ARG')).toEqual([])
  })
})

describe('steps', () => {
  const done = stepKeys.reduce((steps, step) => sure(completeStep(steps, step)), firstSteps)

  test('the first is active; each one finished makes the next active [CHK-02]', () => {
    expect(Object.values(firstSteps).filter((state) => state === 'active')).toHaveLength(1)
    expect(sure(completeStep(firstSteps, 'Billing'))).toMatchObject({
      Billing: 'completed',
      MyPurchase: 'active',
    })
    expect(Object.values(done)).toEqual(Array(5).fill('completed'))
    expect(codeOf(completeStep(firstSteps, 'Payment'))).toBe('step_not_active')
  })

  test('only a completed one can be gone back to [CHK-02]', () => {
    const third = sure(completeStep(sure(completeStep(firstSteps, 'Billing')), 'MyPurchase'))
    expect(goBackTo(third, 'Billing')).toMatchObject({
      Billing: 'active',
      MyPurchase: 'completed',
      Addressee: 'inactive',
    })
    expect(codeOf(goBackTo(third, 'Payment'))).toBe('step_not_completed')
    expect(codeOf(goBackTo(third, 'Addressee'))).toBe('step_not_completed')
    const back = sure(completeStep(sure(goBackTo(third, 'Billing')), 'Billing'))
    expect(back).toEqual(third)
  })

  test('another address asks for the delivery again [CHK-02] [CHK-04]', () => {
    const back = sure(completeStep(sure(goBackTo(done, 'Addressee')), 'Addressee'))
    expect(back).toMatchObject({ Shippment: 'active', Payment: 'completed' })
  })
})

test('fixed billing fills and locks [CHK-11]', () => {
  const fixed = {
    fixedBillingData: true,
    name: 'Pampa',
    lastName: 'SA',
    document: '33371453860',
    phone: '11 5555-1234',
    email: 'a@b.com',
  }
  const filled = withFixedBilling(argentine, fixed)
  expect(fieldValue(filled, 'Billing', 'document')).toBe('33371453860')
  expect(fieldValue(filled, 'Billing', 'invoiceKind')).toBe('responsable_inscripto')
  expect([
    isBillingLocked(fixed),
    isBillingLocked(null),
    isBillingLocked({ ...fixed, fixedBillingData: false }),
  ]).toEqual([true, false, false])
  expect(withFixedBilling(argentine, { ...fixed, fixedBillingData: false })).toBe(argentine)
})
