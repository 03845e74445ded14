import { expect, test } from 'vitest'
import { marksFor, multiples } from './scale-marks.ts'

test('marks are whole parts of the numbered ones and never closer than six pixels [BLD-05]', () => {
  for (let scale = 0.05; scale < 80; scale *= 1.1) {
    const { fine, step } = marksFor(scale)
    expect(step % fine).toBe(0)
    expect(fine * scale >= 6 || fine === step).toBe(true)
    expect(step * scale >= 46 || step === 1000).toBe(true)
  }
})

test('multiples are those between two lengths, both ends included', () => {
  expect(multiples(5, -7, 10)).toEqual([-5, 0, 5, 10])
  expect(multiples(10, 1, 9)).toEqual([])
})
