import type { Design as DomainDesign } from '@estampa/domain/customization/design'
import { expect, test } from 'vitest'
import { Design, designExample } from './design.ts'

const withElement = (changes: object) => ({
  ...designExample,
  views: [{ ...designExample.views[0], elements: [{ ...designExample.views[0]?.elements[1], ...changes }] }],
})
const passes = (changes: object) => Design.safeParse(withElement(changes)).success

test('the design that travels is the design of the domain', () => {
  const design: DomainDesign = Design.parse(designExample)
  expect(design).toEqual(designExample)
})

test.each([
  { x: Number.NaN },
  { x: 1e9 },
  { width: -1 },
  { angle: 360 },
  { angle: '12' },
  { id: '__proto__' },
  { id: 'x'.repeat(65) },
  { text: 'a\u0000b' },
  { text: 'x'.repeat(301) },
  { colour: 'red' },
  { font: 'a/b' },
  { size: 1e3 },
  { type: 'script' },
  { outline: { width: 99, colour: '#000000' } },
])('%j is refused before anything looks at it', (changes) => {
  expect(passes(changes)).toBe(false)
})

test('capitals of a color, several lines and spaces before a word are fine', () => {
  expect(passes({ colour: '#ABCDEF', text: '  dos\nlíneas' })).toBe(true)
  const parsed = Design.parse(withElement({ colour: '#ABCDEF' }))
  expect(parsed.views[0]?.elements[0]).toMatchObject({ colour: '#abcdef' })
})
