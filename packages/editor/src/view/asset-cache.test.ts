import { drawElement } from '@estampa/artwork/drawing'
import type { ClipArtElement } from '@estampa/domain/customization/design'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAssetCache } from './asset-cache.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">' +
  '<path d="M0 0h50v50H0z" fill="#C1302C"/><path d="M50 0h50v50H50z"/></svg>'
const loaded: string[] = []

beforeEach(() => {
  loaded.length = 0
  vi.stubGlobal('fetch', async () => new Response(drawing))
  vi.stubGlobal(
    'Image',
    class {
      readonly naturalWidth = 960
      readonly naturalHeight = 480
      set src(address: string) {
        loaded.push(address)
      }
      decode = async () => undefined
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const shape = (source: string): ClipArtElement => ({
  id: 'a',
  name: 'Forma',
  x: 0,
  y: 0,
  width: 20,
  height: 10,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
  type: 'clip_art',
  source,
  recolours: [{ from: '#c1302c', to: '#f0c433' }],
})
const open = () => openAssetCache({ findLogo: async () => undefined })

test('a shape that is a drawing comes as one, with the colors that can be changed [BLD-08]', async () => {
  const assetCache = open()
  expect(assetCache.coloursOf('/pictures/forma.svg')).toEqual([])
  expect(await assetCache.clipArt('/pictures/forma.svg')).toEqual({ width: 960, height: 480 })
  expect(loaded).toEqual(['/pictures/forma.webp'])
  expect(assetCache.coloursOf('/pictures/forma.svg')).toEqual(['#c1302c', '#000000'])
  const drawn = drawElement(shape('/pictures/forma.svg'), assetCache.assets)
  expect(drawn).toContain('fill="#f0c433"')
  expect(drawn).not.toContain('<image')
})

test('a shape of pixels is drawn as pixels and has no colors to change', async () => {
  const assetCache = open()
  expect(await assetCache.clipArt('/pictures/forma.webp')).toEqual({ width: 960, height: 480 })
  expect(assetCache.coloursOf('/pictures/forma.webp')).toEqual([])
  expect(drawElement(shape('/pictures/forma.webp'), assetCache.assets)).toContain(
    'href="/pictures/forma.webp"',
  )
})

test('a text in a typeface that nobody offers is written in the first one', async () => {
  const addresses: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address)
    return new Response('no letters')
  })
  await expect(open().font('lato')).rejects.toThrow()
  expect(addresses[0]).toMatch(/\/montserrat\.ttf$/)
})
