import { expect, test } from 'vitest'
import { newPaymentMethod, suggestShopName } from '../shops.ts'
import { listOpeningSteps, type OpeningFacts } from './opening.ts'

const nothing: OpeningFacts = {
  logo: null,
  products: 0,
  unmeasured: 0,
  techniques: 0,
  rateTable: { services: [], pickup: null },
  paymentMethods: [],
  legalName: '',
  taxId: '',
  orders: 0,
}
const done = (facts: Partial<OpeningFacts>) =>
  listOpeningSteps({ ...nothing, ...facts }).flatMap(({ step, isDone }) => (isDone ? [step] : []))

test('each step before the opening is done by what the shop has [OWN-01]', () => {
  expect(done({})).toEqual([])
  expect(done({ logo: '/pictures/logo.webp', products: 1, techniques: 2, orders: 1 })).toEqual([
    'look',
    'goods',
    'techniques',
    'measures',
    'test_order',
  ])
  const point = { point_id: '1', description: 'Local', open_hours: '', phone: '', address: 'Sur 1' }
  const pickup = { name: 'Retiro', points: [point], delivery_time: { min: 1, max: 1 } }
  expect(done({ rateTable: { services: [], pickup } })).toEqual(['deliveries'])
  expect(done({ legalName: 'Sur SRL' })).toEqual([])
  expect(done({ legalName: 'Sur SRL', taxId: '30500010912' })).toEqual(['firm'])
})

test('what cannot be sent for want of its weight is told, but where nothing is sent [OWN-01]', () => {
  const bands = [{ upToG: 5_000, cost: 100_000, extraPerKg: 0 }]
  const services = [{ rates: [{ bands }] }]
  const steps = (facts: Partial<OpeningFacts>) => done({ products: 3, ...facts }).includes('measures')
  expect(steps({ rateTable: { services, pickup: null } })).toBe(true)
  expect(steps({ unmeasured: 1, rateTable: { services, pickup: null } })).toBe(false)
  expect(steps({ unmeasured: 1, rateTable: { services: [], pickup: { points: [] } } })).toBe(true)
  expect(steps({ products: 0 })).toBe(false)
})

test('a transfer counts once its buyer knows whose account it is and which [OWN-01]', () => {
  const transfer = newPaymentMethod('TRF')
  expect(done({ paymentMethods: [transfer] })).toEqual([])
  expect(done({ paymentMethods: [{ ...transfer, holder: 'Sur SRL' }] })).toEqual([])
  expect(done({ paymentMethods: [{ ...transfer, holder: 'Sur SRL', alias: 'sur.promo' }] })).toEqual([
    'payments',
  ])
  expect(done({ paymentMethods: [newPaymentMethod('MP')] })).toEqual(['payments'])
  expect(done({ paymentMethods: [newPaymentMethod('CHQ')] })).toEqual([])
})

test('an address is suggested from the name of a shop [OWN-01]', () => {
  expect(suggestShopName('Regalos del Sur')).toBe('regalos-del-sur')
  expect(suggestShopName('  Ñandú & Cía. — 2026 ')).toBe('nandu-cia-2026')
  expect(suggestShopName('3 Hermanos')).toBe('hermanos')
  expect(suggestShopName('!!')).toBe('')
  expect(suggestShopName('a'.repeat(60))).toHaveLength(40)
})
