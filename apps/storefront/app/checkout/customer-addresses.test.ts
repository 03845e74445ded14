import { fieldValue } from '@estampa/domain/checkout'
import { expect, test } from 'vitest'
import { finishStep, startCheckout, withAnswer, withLastBilling } from './checkout-state.ts'
import {
  addressLines,
  addressToSend,
  type CustomerAddress,
  isAddressChanged,
  isAddressOpen,
  withChosenAddress,
  withDeliveryPlace,
  withNewAddress,
} from './customer-addresses.ts'

const lucia = { fullName: 'Lucía Paz', email: 'lucia@paz.example', phoneNumber: '11 2345 6789' }
const fresh = () => finishStep(startCheckout(lucia, null, 'key-1'), 'Billing')
const depot: CustomerAddress = {
  id: 'a-1',
  label: 'Depósito',
  name: 'Inés',
  lastName: 'Ríos',
  phone: '+5491123456789',
  email: 'ines@paz.example',
  provinceFKId: '06',
  cityFKId: '06014',
  locationFKId: '06014010',
  province: 'Buenos Aires',
  city: 'Ayacucho',
  locality: 'Ayacucho',
  zipCode: '7021',
  street: 'Belgrano',
  streetNumber: '55',
  apartment: 'PB',
  usedAt: null,
}
const field = (state: ReturnType<typeof fresh>, name: string) => fieldValue(state.payload, 'Addressee', name)

test('a kept address answers every field of its step, and is the one that the order renews [CHK-01]', () => {
  const chosen = withChosenAddress(fresh(), depot, 'ARG')
  expect(isAddressOpen(fresh(), 'ARG')).toBe(true)
  expect(isAddressOpen(chosen, 'ARG')).toBe(false)
  expect(chosen.address).toEqual({ id: 'a-1', label: 'Depósito', isKept: true })
  expect(chosen.placeNames).toMatchObject({ location: 'Ayacucho', province: 'Buenos Aires' })
  const fields = ['name', 'phone', 'municipality', 'postalCode', 'apartment']
  expect(fields.map((name) => field(chosen, name))).toEqual(['Inés', '9 11 2345 6789', '06014', '7021', 'PB'])
})

test('an address begins at the place that a delivery was quoted for, where none is named [CHK-03]', () => {
  const place = {
    province: { id: '06', name: 'Buenos Aires' },
    city: { id: '06042', name: 'Ayacucho' },
    location: { id: '06042010', name: 'Ayacucho' },
    zipCode: '7150',
    isNear: false,
  }
  const levels = ['province', 'municipality', 'location', 'postalCode']
  const begun = withDeliveryPlace(fresh(), place, 'ARG')
  expect(levels.map((name) => field(begun, name))).toEqual(['06', '06042', '06042010', '7150'])
  expect(begun.placeNames).toMatchObject({ location: 'Ayacucho', province: 'Buenos Aires' })
  const near = withDeliveryPlace(fresh(), { ...place, isNear: true }, 'ARG')
  expect(levels.map((name) => field(near, name))).toEqual(['06', '', '', '7150'])
  const chosen = withChosenAddress(fresh(), depot, 'ARG')
  expect(withDeliveryPlace(chosen, place, 'ARG')).toBe(chosen)
})

test('a changed customer address is noticed [CHK-02]', () => {
  const chosen = withChosenAddress(fresh(), depot, 'ARG')
  expect(isAddressChanged(chosen.payload, depot, 'ARG')).toBe(false)
  expect(isAddressChanged(withAnswer(chosen, 'Addressee', 'street', 'Moreno').payload, depot, 'ARG')).toBe(
    true,
  )
})

test('another address begins empty, for the person who is billed [CHK-01]', () => {
  const other = withNewAddress(withChosenAddress(fresh(), depot, 'ARG'))
  expect(['name', 'lastName', 'street', 'municipality'].map((name) => field(other, name))).toEqual([
    'Lucía',
    'Paz',
    '',
    '',
  ])
  expect(other.address.id).toBeNull()
  expect(field(other, 'deliveryMethod')).toBe('shipping')
})

test('an address is sent as the server names its fields [CHK-01]', () => {
  const { payload } = withChosenAddress(fresh(), depot, 'ARG')
  expect(addressToSend(payload, 'ARG', { id: 'a-1', label: 'Casa' })).toMatchObject({
    Id: 'a-1',
    label: 'Casa',
    cityFKId: '06014',
    locationFKId: '06014010',
    zipCode: '7021',
  })
  expect(addressLines(depot)).toEqual({
    door: 'Belgrano 55, PB',
    place: '7021 Ayacucho, Buenos Aires',
  })
})

test('the last billing fills the unanswered fields and no others [CHK-11]', () => {
  const billed = {
    name: 'Compras',
    lastName: 'SA',
    document: '30-50001091-2',
    phone: '11 5555 5555',
    email: 'c@sa.example',
    extra: { invoiceKind: 'responsable_inscripto', businessName: 'Paz SA' },
  }
  const start = startCheckout(lucia, null, 'key-1')
  const typed = withAnswer(start, 'Billing', 'name', 'Inés')
  const of = (state: typeof start) =>
    ['invoiceKind', 'document', 'name', 'email'].map((name) => fieldValue(state.payload, 'Billing', name))
  expect(of(withLastBilling(typed, billed, lucia))).toEqual([
    'responsable_inscripto',
    '30-50001091-2',
    'Inés',
    'c@sa.example',
  ])
  const answered = withAnswer(start, 'Billing', 'document', '20-12345678-6')
  expect(withLastBilling(answered, billed, lucia)).toBe(answered)
})
