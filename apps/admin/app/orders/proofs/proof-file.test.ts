import { expect, test } from 'vitest'
import { ownPicturesOf } from './own-pictures.ts'
import { faultOfPicture } from './proof-file.ts'

test('what cannot be a proof is told before it is sent [ADM-09]', () => {
  const bytes = 10 * 1024 * 1024
  expect(faultOfPicture({ type: 'image/png', size: bytes })).toBeUndefined()
  expect(faultOfPicture({ type: 'image/webp', size: bytes + 1 })).toBe('too_large')
  expect(faultOfPicture({ type: 'application/pdf', size: 1 })).toBe('other_type')
  // a file without a known ending
  expect(faultOfPicture({ type: '', size: 1 })).toBe('other_type')
})

test('the order’s own pictures are those that a proof without a file shows: nine at most, once they are there [ADM-09]', () => {
  const file = (area: number) => ({
    shoppingCartUUID: 'a',
    printing_area_id: area,
    name: `Lugar ${area}`,
    url: `/${area}`,
    preview_url: `/${area}-preview`,
  })
  const own = (ready: boolean, count: number) =>
    ownPicturesOf({ ready, files: Array.from({ length: count }, (_, at) => file(at)) })
  expect(own(false, 0)).toEqual({ state: 'preparing', pictures: [] })
  expect(own(true, 0)).toEqual({ state: 'none', pictures: [] })
  expect(own(true, 12).pictures).toHaveLength(9)
  expect(own(true, 1)).toEqual({
    state: 'ready',
    pictures: [{ key: 'a 0', name: 'Lugar 0', url: '/0-preview' }],
  })
})
