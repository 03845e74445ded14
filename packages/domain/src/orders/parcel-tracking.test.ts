import { expect, test } from 'vitest'
import { checkParcelTracking, type ParcelTrackingInput } from './parcel-tracking.ts'

const input = { carrier: 'Correo Argentino', number: 'CP 123', url: '' }
const name = (more: Partial<ParcelTrackingInput>) =>
  checkParcelTracking({ ...input, ...more }, { state: 'shipped', isCarried: false })

test('a parcel is named with a safe address or none [STF-01]', () => {
  expect(name({})).toEqual({ ...input, url: null })
  expect(name({ url: 'https://correo.example/t?n=CP 123' })).toMatchObject({
    url: 'https://correo.example/t?n=CP%20123',
  })
  for (const url of [
    'http://correo.example/',
    'javascript:alert(1)',
    'https:',
    'https://',
    '//correo.example',
    'correo.example',
    'https://ana:clave@correo.example/',
    'https://correo',
    'https://10.0.0.1/',
    'data:text/html,x',
    ' ',
  ]) {
    expect(name({ url }), url).toEqual({ refusal: 'parcel_link_wrong' })
  }
})

test('a parcel is named while it is on its way, and never one that a carrier was told of [STF-01]', () => {
  const at = (state: Parameters<typeof checkParcelTracking>[1]['state'], isCarried = false) =>
    checkParcelTracking(input, { state, isCarried })
  for (const state of ['placed', 'ready', 'delivered', 'returned', 'cancelled'] as const) {
    expect(at(state)).toEqual({ refusal: 'parcel_not_on_its_way' })
  }
  expect(at('shipped', true)).toEqual({ refusal: 'parcel_of_carrier' })
})
