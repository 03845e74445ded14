import { expect, test } from 'vitest'
import { listMissingFields } from './missing-fields.ts'

test('a notice of a payment names each field that was left empty, in the words of the country [API-42]', () => {
  expect(listMissingFields({}, true, 'arg')).toEqual({
    'notice.date': 'Elegí la fecha de cobro del cheque.',
    'notice.chequeNumber': 'Escribí el número de cheque.',
    'notice.bank': 'Escribí el banco del cheque.',
  })
  expect(listMissingFields({ 'notice.reference': '' }, false, 'cl')).toEqual({
    'notice.date': 'Elige la fecha de la transferencia.',
    'notice.reference': 'Escribe el número de operación.',
  })
  expect(listMissingFields({ 'notice.date': '2026-11-23', 'notice.reference': '98' }, false, 'arg')).toEqual(
    {},
  )
})
