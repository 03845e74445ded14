import { expect, test } from 'vitest'
import { chooseThread } from './thread-choices.ts'

const [red, wine, blue, white] = ['#e12a23', '#7c0a30', '#1d5794', '#ffffff']
const nearest = (hex: string) => ({ hex, nearestHex: hex })

test('a thread is exchanged, exchanged again and given back [API-29]', () => {
  const once = chooseThread([], nearest(red), wine)
  expect(once).toEqual([{ from: red, to: wine }])
  const again = chooseThread(once, { hex: wine, nearestHex: red }, blue)
  expect(again).toEqual([{ from: red, to: blue }])
  expect(chooseThread(again, { hex: blue, nearestHex: red }, null)).toEqual([])
  expect(chooseThread(again, { hex: blue, nearestHex: red }, red)).toEqual([])
})

test('two colors for which one thread was chosen go on together, and others stay [API-29]', () => {
  const other = { from: white, to: blue }
  const both = [other, { from: red, to: wine }, { from: wine, to: wine }]
  const next = chooseThread(both, { hex: wine, nearestHex: red }, white)
  expect(next).toEqual([other, { from: red, to: white }, { from: wine, to: white }])
  expect(chooseThread(both, { hex: wine, nearestHex: red }, null)).toEqual([other])
})
