import { expect, test } from 'vitest'
import { afterSaving, faultyFields, lookWith, toSend, withoutFaultsOf, withPending } from './pending-look.ts'
import type { Look } from './use-look.ts'

const stored = { name: 'Pampa', slogan: null, phone: '1' } as Look

test('what is typed while it is being saved is not lost, and was seen as it was saved [OWN-03]', () => {
  const first = withPending({}, stored, 'slogan', 'Lo que')
  const { fields, seen } = toSend(first, [])
  expect([fields, seen]).toEqual([{ slogan: 'Lo que' }, { slogan: null }])
  const typedOn = withPending(first, stored, 'slogan', 'Lo que se usa')
  const saved = { ...stored, slogan: 'Lo que' } as Look
  expect(afterSaving(typedOn, fields, saved)).toEqual({ slogan: { seen: 'Lo que', value: 'Lo que se usa' } })
  expect(afterSaving(first, fields, saved)).toEqual({})
  // a space at the end is not kept
  const spaced = afterSaving(typedOn, { slogan: 'Lo que ' }, saved)
  expect(spaced.slogan?.seen).toBe('Lo que')
})

test('a field with a fault waits, and holds up no other [OWN-03]', () => {
  const pending = withPending(withPending({}, stored, 'slogan', 'x'), stored, 'phone', 'no')
  const errors = { 'banners.0.link': 'mal', phone: 'mal' }
  expect(faultyFields(errors)).toEqual(['banners', 'phone'])
  expect(toSend(pending, faultyFields(errors)).fields).toEqual({ slogan: 'x' })
  expect(withoutFaultsOf(errors, 'banners')).toEqual({ phone: 'mal' })
  expect(lookWith(stored, pending)).toMatchObject({ name: 'Pampa', slogan: 'x', phone: 'no' })
})
