import { templateIds } from '@estampa/domain/shops'
import { expect, test } from 'vitest'
import { readShopColor } from './color-reading.ts'

test('whatever color is chosen, each sample reads well in every template [OWN-03] [LAYOUT-09]', () => {
  for (const id of templateIds) {
    for (const color of ['#ffe14d', '#1f4e9c', '#808080', '#000000', '#ffffff']) {
      const least = Math.min(...(readShopColor(color, id)?.samples.map(({ ratio }) => ratio) ?? []))
      expect(least, `${color} in ${id}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('it says whether texts are darker than the color, lighter, or just it [OWN-03]', () => {
  expect(readShopColor('#1f4e9c', 1)?.adapted).toBeNull()
  expect(readShopColor('#ffe14d', 1)?.adapted?.isDarker).toBe(true)
  expect(readShopColor('#1f1f5c', 10)?.adapted?.isDarker).toBe(false)
})

test('a color like the page is told of, and one that is being typed says nothing [OWN-03]', () => {
  expect([readShopColor('#fefefe', 1)?.isUnseen, readShopColor('#1f4e9c', 1)?.isUnseen]).toEqual([
    true,
    false,
  ])
  expect(readShopColor('#1f4', 1)).toBeUndefined()
})
