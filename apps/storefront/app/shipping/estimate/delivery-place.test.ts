import { expect, test } from 'vitest'
import { parseDeliveryPlace } from './delivery-place.ts'

const ayacucho = {
  province: { id: '06', name: 'Buenos Aires' },
  city: { id: '06042', name: 'Ayacucho' },
  location: { id: '06042010', name: 'Ayacucho' },
  zipCode: '7150',
  isNear: false,
}

test('a place that the browser kept is read back [CHK-04]', () => {
  expect(parseDeliveryPlace(JSON.parse(JSON.stringify(ayacucho)))).toEqual(ayacucho)
})

test.each([
  ['nothing', null],
  ['a text', 'Ayacucho'],
  ['a place without its city', { ...ayacucho, city: undefined }],
  ['a code that is none', { ...ayacucho, location: { id: '<b>', name: 'Ayacucho' } }],
  ['a postal code of any length', { ...ayacucho, zipCode: '7'.repeat(500) }],
])('%s is no place [CHK-04]', (_, stored) => {
  expect(parseDeliveryPlace(stored)).toBeUndefined()
})
