import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { variantImage } from '@estampa/domain/catalog'
import { areaPicture } from '@estampa/domain/catalog/area-picture'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { appearances } from './appearances/appearances.ts'
import { demoShops } from './demo-shops.ts'
import { excerptsOf } from './excerpts.ts'
import { composedProducts } from './product-images.ts'

const folder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url))
const [pictures, passes] = [folder('pictures'), folder('passes')]
const forms = new Set(
  Object.values(composedProducts).flatMap(({ form, views }) => views.map((view) => `${form}-${view}`)),
)
const shops = demoShops((file) => file)
const composed = (shops[0]?.generics ?? []).filter(({ images }) =>
  Object.keys(composedProducts).some(
    (slug) => images[1]?.image_url.startsWith(`${slug}-`) && images[0]?.width === 1600,
  ),
)

const partsOf = (kind: string) =>
  new Set(excerptsOf(appearances).flatMap(({ file, of }) => (of.startsWith(kind) ? `${file}.webp` : [])))
const [scenes, scenesOfUse] = [partsOf('banner-'), partsOf('use-')]
const isOfScene = (file: string) => scenes.has(file) || scenesOfUse.has(file)

/** Pictures belong to the first variant of their color: the sizes of a garment look alike. */
const inColorOf = <T extends { readonly color: string }>({ color }: T, products: readonly T[]) =>
  products.find((one) => one.color === color)

describe('Pictures composed of passes [LOOK-01]', () => {
  test('have their passes in the repository, none larger than 300 kB', () => {
    for (const form of forms) {
      expect(existsSync(`${passes}${form}.json`), form).toBe(true)
      expect(statSync(`${passes}${form}.webp`).size, form).toBeLessThan(300_000)
    }
  })

  test('are as large as the passes are, four of which lie in one file', async () => {
    for (const [slug, { form }] of Object.entries(composedProducts)) {
      const whole = await sharp(`${passes}${form}-frente.webp`).metadata()
      const picture = await sharp(`${pictures}${slug}-logo.webp`).metadata()
      expect([whole.width, whole.height], slug).toEqual([picture.width, picture.height * 4])
      expect(picture.width, slug).toBe(1600)
    }
  })

  test('show every color in the same views, the second of them with a logo [LOOK-03]', () => {
    expect(composed.length).toBeGreaterThanOrEqual(5)
    for (const { name, images, products } of composed) {
      const views = products
        .filter((one) => one === inColorOf(one, products))
        .map(({ sku }) => images.filter(({ variant, image_url }) => variant === sku && !isOfScene(image_url)))
      expect(new Set(views.map((own) => own.length)).size, name).toBe(1)
      expect(
        images.every(({ variant }) => variant !== null),
        name,
      ).toBe(true)
      for (const own of views) expect(own[1]?.image_url, name).toMatch(/-logo\.webp$/)
    }
  })

  test('have each print area in every color', () => {
    for (const { name, images, products, printing_areas } of composed) {
      for (const { placement } of printing_areas) {
        const seen = products.map((variant) => areaPicture({ images, products }, placement, variant)?.variant)
        expect(seen, name).toEqual(products.map((one) => inColorOf(one, products)?.sku))
      }
    }
  })
})

describe('Excerpts of pictures [LOOK-03]', () => {
  const excerpts = excerptsOf(appearances)

  test('lie inside of pictures that are there, and stay sharp on a product’s page', async () => {
    const wholes = new Map<string, { width: number; height: number }>()
    for (const { file, of, x, y, width, height, sidePx } of excerpts) {
      const whole = wholes.get(of) ?? (await sharp(`${pictures}${of}.webp`).metadata())
      wholes.set(of, whole)
      expect([x >= 0, y >= 0, x + width <= 1, y + height <= 1], file).toEqual([true, true, true, true])
      expect([width * whole.width, height * whole.height].map(Math.round), file).toEqual([sidePx, sidePx])
      expect(sidePx, file).toBeGreaterThan(530)
    }
  })

  test('show a product in its scene in the shop alone whose home page has that scene', () => {
    const shown = shops.flatMap(({ config, generics }) =>
      generics.flatMap(({ images }) =>
        images
          .filter(({ image_url }) => scenes.has(image_url))
          .map(({ image_url }) => `${config.tenant.tenancyName} ${image_url}`),
      ),
    )
    expect(shown).toContain('pampa termo-matero-ingles-en-mate.webp')
    expect(shown).toContain('magna set-escritura-negro-en-premium.webp')
    // no scene waits for a product that its shop does not sell
    expect(new Set(shown.map((one) => one.split(' ')[1]))).toEqual(scenes)
    expect(shown).toHaveLength(scenes.size)
  })

  test('show a product in use in every shop that sells it in that color', () => {
    const inUse = (files: readonly string[]) => files.filter((file) => scenesOfUse.has(file)).sort()
    const products = shops.flatMap(({ generics }) =>
      generics.map(({ images }) => images.map(({ image_url }) => image_url)),
    )
    expect(inUse([...new Set(products.flat())])).toEqual([...scenesOfUse].sort())
    for (const files of products) {
      const colors = files.map((file) => file.replace(/\.webp$/, ''))
      const sold = [...scenesOfUse].filter((file) => colors.includes(file.replace(/-en-uso-.*/, '')))
      expect(inUse(files)).toEqual(sold.sort())
    }
  })

  test('give most products a view from nearby and three pictures or more', () => {
    const counts = shops.flatMap(({ generics }) =>
      generics.map(
        ({ images, products }) => images.filter(({ variant }) => variant === products[0]?.sku).length,
      ),
    )
    expect(counts.filter((count) => count >= 3).length / counts.length).toBeGreaterThan(0.7)
  })
})

describe('The picture on a card [LOOK-03]', () => {
  const products = shops.flatMap(({ config, generics }) =>
    generics.map((generic) => ({ ...generic, title: `${config.tenant.tenancyName} ${generic.name}` })),
  )

  test('shows a logo, on the color that comes first', () => {
    for (const { title, images, products: variants } of products) {
      const shown = images.filter(({ main }) => main)
      expect(shown, title).toHaveLength(1)
      expect(shown[0]?.image_url, title).toMatch(/-logo\.webp$/)
      expect(shown[0]?.variant, title).toBe(variants[0]?.sku)
    }
  })

  test('is not the one of a variant or of a print area: these show the product without a logo', () => {
    for (const { title, printing_areas, ...generic } of products) {
      for (const { sku } of generic.products)
        expect(variantImage(generic, sku)?.image_url, title).not.toMatch(/-logo\.webp$/)
      for (const { placement } of printing_areas)
        for (const variant of generic.products)
          expect(areaPicture(generic, placement, variant)?.image_url, title).not.toMatch(/-logo\.webp$/)
    }
  })
})
