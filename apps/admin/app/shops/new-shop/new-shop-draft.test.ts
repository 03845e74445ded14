import { expect, test } from 'vitest'
import {
  answersOf,
  beginDraft,
  listStepFaults,
  readNewShopDraft,
  stepOfField,
  wearingLogo,
  withName,
} from './new-shop-draft.ts'

const draft = beginDraft('ARG')

test('the address follows the name until somebody types one [OWN-01]', () => {
  expect(withName(draft, 'Regalos del Sur').shop).toBe('regalos-del-sur')
  expect(withName({ ...draft, shop: 'sur', isAddressTyped: true }, 'Regalos del Sur').shop).toBe('sur')
})

test('a color that nobody has chosen follows the logo, and stays once somebody has [OWN-01]', () => {
  const logo = { url: 'data:image/png;base64,', colors: ['#0b5d6b', '#c2410c'] }
  const worn = { ...draft, ...wearingLogo(draft, logo) }
  expect(worn.color).toBe('#0b5d6b')
  expect(wearingLogo(worn, { ...logo, colors: ['#7a1f3d'] }).color).toBe('#7a1f3d')
  expect(wearingLogo(worn, null)).toEqual({ logo: null, color: draft.color })
  expect(wearingLogo({ ...worn, color: '#111111' }, null).color).toBe('#111111')
  expect(answersOf(worn, [])).not.toHaveProperty('logo')
})

test('a step tells what is not right before it is left [OWN-01]', () => {
  expect(listStepFaults('name', draft)).toEqual(['name', 'shop'])
  expect(listStepFaults('contact', draft)).toEqual([])
  expect(listStepFaults('contact', { ...draft, taxId: '30-50001091-3', email: 'hola' })).toEqual([
    'taxId',
    'email',
  ])
  expect(listStepFaults('contact', { ...draft, country: 'CL', taxId: '76.086.428-5' })).toEqual([])
  expect(listStepFaults('look', { ...draft, color: 'azul' })).toEqual(['color'])
  const people = [
    { email: '', role: 'sales' as const },
    { email: 'ana', role: 'sales' as const },
  ]
  expect(listStepFaults('people', { ...draft, people })).toEqual(['people.1'])
})

test('what is sent has all techniques unless some were chosen, and nobody without an e-mail [OWN-01]', () => {
  const sent = answersOf({ ...draft, people: [{ email: ' ', role: 'viewer' }] }, ['laser', 'dtf'])
  expect([sent.techniques, sent.people]).toEqual([['laser', 'dtf'], []])
  expect(answersOf({ ...draft, techniques: [] }, ['laser']).techniques).toEqual([])
  expect(sent).not.toHaveProperty('isAddressTyped')
})

test('a refused field leads to its step, and a draft of before goes on [OWN-01]', () => {
  expect(['shop', 'taxId', 'color', 'people.0.email'].map(stepOfField)).toEqual([
    'name',
    'contact',
    'look',
    'people',
  ])
  expect(readNewShopDraft({ name: 'Sur' }, 'CL')).toMatchObject({ name: 'Sur', country: 'CL', template: 1 })
  expect(readNewShopDraft('nonsense', 'CL')).toEqual(beginDraft('CL'))
})
