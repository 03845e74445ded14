import { describe, expect, test } from 'vitest'
import { guideOfSizes, parseSizeGuide, sizeGuideText } from './size-guide.ts'

const shirt = {
  measures: ['Ancho', 'Largo', 'Manga'],
  sizes: [
    { size: 'S', centimeters: [48, 70, 20.5] },
    { size: '3XL', centimeters: [63, 80, null] },
  ],
}

describe('a size guide as people write it [ROUTE-16]', () => {
  test.each([
    'S: ancho 48, largo 70, manga 20,5; 3XL: ancho 63, largo 80',
    'S: Ancho 48 cm, Largo: 70 cm, Manga 20.5 cm | 3XL: ancho 63cm, largo 80cm',
    ' S = ancho 48 largo 70 manga 20,5\n3XL = ancho 63 - largo 80\n',
  ])('«%s»', (text) => expect(parseSizeGuide(text)).toEqual(shirt))

  test.each([
    ['', ''],
    ['ancho 48', 'ancho 48'],
    ['S: ancho grande', 'ancho grande'],
    ['S: ancho 48, largo', 'largo'],
    ['S: ancho 48, ancho 50', ', ancho 50'],
    ['S: ancho 0', 'ancho 0'],
    ['S: ancho 4800', 'ancho 4800'],
    ['S: ancho 48; s: ancho 49', 'S: ancho 48; s: ancho 49'],
    ['=cmd()', '=cmd()'],
  ])('«%s» is not understood, and says where', (text, part) => {
    expect(parseSizeGuide(text)).toMatchObject({
      refusal: 'size_guide_unclear',
      part: expect.stringContaining(part),
    })
  })

  test('the written guide is read as the same guide', () => {
    expect(sizeGuideText(shirt)).toBe('S: ancho 48, largo 70, manga 20,5; 3XL: ancho 63, largo 80')
    expect(parseSizeGuide(sizeGuideText(shirt))).toEqual(shirt)
  })
})

test('a product shows the rows of its own sizes, and no guide without any [ROUTE-16]', () => {
  expect(guideOfSizes(shirt, ['M', '3xl'])?.sizes.map(({ size }) => size)).toEqual(['3XL'])
  expect(guideOfSizes(shirt, ['Único'])).toBeNull()
  expect(guideOfSizes(null, ['S'])).toBeNull()
})
