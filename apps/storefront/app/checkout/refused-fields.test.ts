import { CallFailure } from '@estampa/contract/client'
import { expect, test } from 'vitest'
import { fieldOfMember, listRefusedFields, readShippingOptions } from './refused-fields.ts'

test('the server’s message about a member is shown at the field of its country [CHK-10]', () => {
  expect(fieldOfMember('cityFKId', 'ARG')).toEqual({ step: 'Addressee', name: 'municipality' })
  expect(fieldOfMember('cityFKId', 'CL')).toEqual({ step: 'Addressee', name: 'city' })
  expect(fieldOfMember('orderInvoiceFK.document', 'ARG')).toEqual({ step: 'Billing', name: 'document' })
  expect(fieldOfMember('orderInvoiceFK.extra.giro', 'CL')).toEqual({ step: 'Billing', name: 'giro' })
  expect(fieldOfMember('zipCode', 'ARG')).toEqual({ step: 'Addressee', name: 'postalCode' })
  expect(fieldOfMember('toString', 'ARG')).toBeUndefined()
})

test('a failure without field errors names no field [CHK-10]', () => {
  const fault = {
    code: 0,
    message: 'no',
    details: null,
    refusal: 'invalid_checkout',
    data: null,
    validationErrors: [{ message: 'Revisá el teléfono.', members: ['phone', 'unknown'] }],
  }
  expect(listRefusedFields(new CallFailure(422, 'no', fault), 'ARG')).toEqual([
    { step: 'Addressee', name: 'phone', message: 'Revisá el teléfono.' },
  ])
  expect(listRefusedFields(new CallFailure(500, 'no', null), 'ARG')).toEqual([])
  expect(listRefusedFields(new TypeError('network'), 'ARG')).toEqual([])
})

test('after a refused delivery the ways are those that the server has named [API-41]', () => {
  const options = [{ carrier: { id: 7 } }]
  expect(readShippingOptions({ refused: [], data: { options } })).toBe(options)
  for (const state of [null, {}, { data: null }, { data: { options: [] } }, { data: { options: 'x' } }]) {
    expect(readShippingOptions(state)).toBeUndefined()
  }
})
