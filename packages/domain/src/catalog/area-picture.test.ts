import { describe, expect, test } from 'vitest'
import { areaPicture, shownVariant } from './area-picture.ts'

const products = [
  { sku: 'R-S', color: 'Rojo' },
  { sku: 'R-M', color: 'Rojo' },
  { sku: 'A-S', color: 'Azul' },
  { sku: 'A-M', color: 'Azul' },
  { sku: 'V-S', color: 'Verde' },
]
const picture = (image_url: string, variant: string | null, order: number, height = 900) => {
  return { image_url, variant, order, main: order === 0, width: 900, height }
}
const images = [
  picture('red', 'R-S', 0),
  picture('all', null, 1),
  picture('blue', 'A-S', 2),
  picture('red-back', 'R-S', 5),
  picture('blue-back', 'A-S', 6),
  picture('green', 'V-S', 3, 1200),
]
const shownOn = (image_url: string, sku?: string) =>
  areaPicture(
    { images, products },
    { image_url },
    products.find((one) => one.sku === sku),
  )?.image_url

describe('the picture on which an area is shown [ROUTE-18]', () => {
  test('every side is shown in the chosen color, whichever size was pictured', () => {
    expect(shownOn('red', 'A-M')).toBe('blue')
    expect(shownOn('red-back', 'A-M')).toBe('blue-back')
    expect(shownOn('red-back', 'R-M')).toBe('red-back')
  })

  test('a color without that side, or with a picture of another shape, is shown as it was placed', () => {
    expect(shownOn('red-back', 'V-S')).toBe('red-back')
    expect(shownOn('red', 'V-S')).toBe('red')
  })

  test('a picture of all colors stays, and one that is gone is none', () => {
    expect(shownOn('all', 'A-S')).toBe('all')
    expect(shownOn('red')).toBe('red')
    expect(shownOn('gone', 'A-S')).toBeUndefined()
  })
})

describe('the variant that is shown while none is chosen [ROUTE-18]', () => {
  const shown = (image_url: string, offered = products) =>
    shownVariant({ images, products: offered }, { image_url })?.sku

  test('is the one of the picture on which the area was placed', () => {
    expect(shown('blue')).toBe('A-S')
    expect(shown('red-back')).toBe('R-S')
  })

  test('is any where all have one color, and else nobody can say which it is', () => {
    expect(shown('all')).toBeUndefined()
    expect(shown('gone')).toBeUndefined()
    expect(shown('all', products.slice(0, 2))).toBe('R-S')
    expect(shown('all', [])).toBeUndefined()
  })
})
