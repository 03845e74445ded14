import { plainLight } from '@estampa/domain/catalog/area-cut'
import { refuse } from '@estampa/domain/refusal'
import { expect, test } from 'vitest'
import { drawnOnce } from './drawn-once.ts'
import type { Mockup } from './mockup.ts'

const mockup: Mockup = {
  picture: { bytes: Buffer.from('mug'), width: 100, height: 100 },
  passes: null,
  placement: { x: 0.2, y: 0.2, width: 0.4, height: 0.4 },
  area: { width: 80, height: 65 },
  svg: '<svg/>',
  technique: { key: 'sublimation', maxColours: null },
}

function counted() {
  let times = 0
  const draw = drawnOnce(async ({ svg }) => {
    times += 1
    return svg === 'hard' ? refuse('busy') : Buffer.from(`picture ${times}`)
  })
  return { draw, times: () => times }
}

test('what is previewed, saved and ordered is drawn once, also where it is asked for at the same time [BLD-01]', async () => {
  const { draw, times } = counted()
  await Promise.all([draw(mockup), draw({ ...mockup })])
  await draw(mockup)
  expect(times()).toBe(1)
})

test.each<[string, Partial<Mockup>]>([
  ['the drawing', { svg: '<svg><path/></svg>' }],
  ['the photograph', { picture: { ...mockup.picture, bytes: Buffer.from('bottle') } }],
  ['the technique', { technique: { key: 'laser', maxColours: 1 } }],
  ['the place', { placement: { ...mockup.placement, x: 0.3 } }],
  ['the light', { surface: { light: { ...plainLight, gloss: 0 } } }],
  ['a thread', { threadChoices: [{ from: '#111111', to: '#222222' }] }],
])('another %s is another picture [BLD-01]', async (_, change) => {
  const { draw, times } = counted()
  await draw(mockup)
  await draw({ ...mockup, ...change })
  expect(times()).toBe(2)
})

test('what was refused is tried again [BLD-01]', async () => {
  const { draw, times } = counted()
  await draw({ ...mockup, svg: 'hard' })
  await draw({ ...mockup, svg: 'hard' })
  expect(times()).toBe(2)
})
