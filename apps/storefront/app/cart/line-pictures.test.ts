import { expect, test } from 'vitest'
import { type DrawnLine, findReplaceable, savedDesignId, withDrawnLine } from './line-pictures.ts'

test('pictures of lines without a design are drawn once, and a person never keeps more than a few of them [ROUTE-06]', () => {
  let drawn: readonly DrawnLine[] = []
  for (let at = 0; at < 40; at += 1) {
    const design_id = findReplaceable(drawn) ?? `design ${at}`
    drawn = withDrawnLine(drawn, { look: `look ${at}`, design_id })
  }
  expect(drawn).toHaveLength(16)
  expect(drawn.at(-1)?.look).toBe('look 39')
  expect(new Set(drawn.map(({ design_id }) => design_id)).size).toBe(16)
  expect(drawn.every(({ design_id }) => Number(design_id.slice(7)) < 16)).toBe(true)
})

test('the picture of a saved design is asked by its id; that of an uploaded drawing is not', () => {
  const [drawn, uploaded] = [
    { elements: [{}], design_id: 'D1' },
    { elements: [], design_id: 'U1' },
  ]
  expect(savedDesignId([uploaded, drawn])).toBe('D1')
  expect(savedDesignId([uploaded, {}])).toBeNull()
})
