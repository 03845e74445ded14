import { expect, test } from 'vitest'
import { pictureSource, productSource, thumbnailAddress } from './picture-source.ts'

test('a picture of the server comes in every size that it has', () => {
  const source = pictureSource({ image_url: '/pictures/tazas/roja.960.webp', width: 480, color: '#eee' })
  expect(source).toEqual({
    src: '/pictures/tazas/roja.640.webp',
    avif: '/pictures/tazas/roja.160.avif 160w, /pictures/tazas/roja.320.avif 320w, /pictures/tazas/roja.480.avif 480w',
    webp: '/pictures/tazas/roja.160.webp 160w, /pictures/tazas/roja.320.webp 320w, /pictures/tazas/roja.480.webp 480w',
    colour: '#eee',
  })
})

test('what is shown small is one small picture, of which browsers keep one copy', () => {
  expect(thumbnailAddress('/pictures/tazas/roja.webp')).toBe('/pictures/tazas/roja.320.webp')
  expect(thumbnailAddress('https://cdn.example/pictures/a.jpg')).toBe('https://cdn.example/pictures/a.jpg')
})

test('a supplier’s picture is taken as it is', () => {
  const address = 'https://cdn.example/pictures/a.jpg'
  expect(pictureSource({ image_url: address, color: null })).toEqual({ src: address, colour: undefined })
})

test('a product that was cut out of its ground is asked for without it, also small [LOOK-04]', () => {
  const image_url = '/pictures/demo/cutouts/taza-1a2b.webp'
  expect(productSource({ image_url, width: 160, color: '#eee' })).toEqual({
    src: '/pictures/demo/cutouts/taza-1a2b.cut.640.webp',
    avif: '/pictures/demo/cutouts/taza-1a2b.cut.160.avif 160w',
    webp: '/pictures/demo/cutouts/taza-1a2b.cut.160.webp 160w',
  })
  expect(thumbnailAddress(image_url)).toBe('/pictures/demo/cutouts/taza-1a2b.cut.320.webp')
  const photograph = { image_url: '/pictures/tazas/roja.webp', color: '#eee' }
  expect(productSource(photograph)).toEqual(pictureSource(photograph))
})
