import { expect, test } from 'vitest'
import { designOf, front, shape } from '../../test/fixtures.ts'
import { createEditor } from './editor-store.ts'

test('adding more than a print area takes is reported, once for each time [BLD-07]', () => {
  let told = 0
  const many = Array.from({ length: 99 }, (_, at) => shape(`s${at}`))
  const store = createEditor(designOf(...many), [front], front.id, () => {
    told += 1
  })
  store.send({ type: 'add', element: shape('hundredth', { width: 2, height: 2 }) })
  expect(told).toBe(0)
  store.send({ type: 'add', element: shape('one-more') })
  store.send({ type: 'select', ids: ['s1'] })
  store.send({ type: 'duplicate', ids: ['another'] })
  expect(told).toBe(2)
})
