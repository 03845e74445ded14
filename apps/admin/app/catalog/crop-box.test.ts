import { expect, test } from 'vitest'
import { middleBox, movedBox, resizedBox } from './crop-box.ts'

const half = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }

test('a crop stays on its picture wherever it is moved [OWN-04]', () => {
  expect(movedBox(half, 0.9, -0.9)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 })
})

test('one corner moves, the opposite one holds [OWN-04]', () => {
  expect(resizedBox(half, 'se', 0.1, 0.2)).toEqual({ x: 0.25, y: 0.25, width: 0.6, height: 0.7 })
  expect(resizedBox(half, 'nw', -1, -1)).toEqual({ x: 0, y: 0, width: 0.75, height: 0.75 })
  expect(resizedBox(half, 'nw', 1, 1)).toMatchObject({ width: 0.05, height: 0.05 })
})

test('a square of a wide picture stays square and inside [OWN-04]', () => {
  expect(middleBox(2)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  const grown = resizedBox({ x: 0, y: 0, width: 0.25, height: 0.5 }, 'se', 1, 0, 2)
  expect(grown).toEqual({ x: 0, y: 0, width: 0.5, height: 1 })
})
