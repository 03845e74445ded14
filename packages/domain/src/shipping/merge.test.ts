import { expect, test } from 'vitest'
import { optionId, type ShippingOption } from '../shipping.ts'
import { freeFrom, MAX_SHIPPING_OPTIONS, mergeOptions } from './merge.ts'

const option = (id: number, price: number, more: Partial<ShippingOption> = {}): ShippingOption => ({
  carrier: { id, name: `Correo ${id}`, logo: null },
  service_type: { id: 1, code: 'standard_delivery', name: 'A domicilio' },
  logistic_type: 'crossdock',
  delivery_time: { min: 2, max: 4 },
  amounts: { price, price_incl_tax: price, seller_price: price, seller_price_incl_tax: price },
  pickup_points: [],
  tags: [],
  ...more,
})
const pickup = { id: 9, code: 'pickup_point', name: 'Retiro' }

test('ways of the shop and of a company are one list by price, tagged anew [CHK-04]', () => {
  const own = [option(7, 500, { tags: ['cheapest', 'fastest'] }), option(0, 0, { service_type: pickup })]
  const theirs = [option(21, 900, { delivery_time: { min: 1, max: 1 } }), option(20, 300)]
  const merged = mergeOptions(own, theirs)
  expect(merged.map(({ carrier, tags }) => [carrier.id, ...tags])).toEqual([
    [20, 'cheapest'],
    [7],
    [21, 'fastest'],
    [0],
  ])
})

test('of two options with one name the shop’s own counts, and a list is cut at its maximum [CHK-04]', () => {
  const [one] = mergeOptions([option(7, 500)], [option(7, 100, { company: 'zippin' })])
  expect(one?.company).toBeUndefined()
  const many = Array.from({ length: 200 }, (_, at) => option(at + 1, at + 1))
  expect(mergeOptions([], many).map(optionId)).toEqual(many.slice(0, MAX_SHIPPING_OPTIONS).map(optionId))
})

test('from an amount on only the cheapest way is free, and only for the buyer [CHK-04]', () => {
  const ways = [option(8, 900), option(9, 300)]
  expect(freeFrom(ways, 99, 100)).toEqual(ways)
  expect(freeFrom(ways, 100_000, null)).toEqual(ways)
  const free = freeFrom(ways, 100, 100)
  expect(
    free.map(({ carrier, amounts }) => [carrier.id, amounts.price_incl_tax, amounts.seller_price]),
  ).toEqual([
    [9, 0, 300],
    [8, 900, 900],
  ])
})
