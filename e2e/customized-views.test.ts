/** The customized product on its page: from near, in every color that it has, and from its other side. */
import { structureOf } from '@estampa/server/test/picture-structure'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTechniquePanel, textElement } from './builder-page.ts'
import { findDecorated, productsFound } from './catalog-answers.ts'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, isDeep, phoneFirst } from './depth.ts'
import { keepPicture } from './keep-picture.ts'
import { chooseInStep, openUntilIdle } from './shopper.ts'
import { openPage, type WatchedPage } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

type Turned = {
  products: { sku: string }[]
  printing_areas: { name: string; placement: { image_url: string } }[]
}

/** A mug of several colors whose areas lie on several sides. */
async function findTurnedMug() {
  for await (const mug of productsFound<Turned>(demo.origin, 'taza')) {
    const sides = new Map(mug.printing_areas.map(({ name, placement }) => [placement.image_url, name]))
    const [front, other] = [...sides.values()]
    if (mug.products.length > 1 && front && other) {
      const skus = mug.products.map(({ sku }) => sku)
      return { id: mug.id, skus: isDeep ? skus : skus.slice(0, 2), front, other }
    }
  }
  throw new Error('no mug has several colors and sides')
}

const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><path fill="#d0202e" d="M0 0H120V60H0z"/></svg>',
  ),
}

const place = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).first()
async function bringLogo(page: Page, awaitAnswer: WatchedPage['awaitAnswer']): Promise<void> {
  const file = page.locator('input[type=file]').first()
  await file.waitFor({ state: 'attached' })
  await awaitAnswer(() => file.setInputFiles(logo))
}

/** The product as it is chosen, and what the server drew of the design on it. */
const shown = (page: Page) => page.getByRole('img', { name: /^Vista previa de/ }).first()
const mockup = (page: Page) => page.getByRole('img', { name: /^Así queda .* con tu logo$/ })
const addressOf = (picture: ReturnType<typeof mockup>) =>
  picture.evaluate((img: HTMLImageElement) => img.currentSrc)

deepTest('a design is drawn on every color of a mug, and on its other side [ROUTE-06] [DEC-12]', async () => {
  const mug = await findTurnedMug()
  const { page, isSound, awaitAnswer } = await openPage(demo.browser, 1280)
  await openUntilIdle(page, `${demo.origin}/pampa/customize-product?id=${mug.id}`)
  await chooseInStep(page, 'Lugar', new RegExp(`^${mug.front}`))
  await bringLogo(page, awaitAnswer)
  const seen = new Map<string, string>()
  for (const sku of mug.skus) {
    await awaitAnswer(async () => {
      await page.getByLabel('Modelo').selectOption(sku)
      await expect.poll(async () => seen.has(await addressOf(shown(page)))).toBe(false)
      await mockup(page).waitFor()
    })
    const drawn = await addressOf(mockup(page))
    expect([...seen.values()]).not.toContain(drawn)
    seen.set(await addressOf(shown(page)), drawn)
    await keepPicture(page, 'VIEW_PICTURES', `color-${sku}`)
  }
  expect(seen.size).toBe(mug.skus.length)
  await isSound('a mug in its last color')
  await page.getByRole('button', { name: 'Agregar otro lugar' }).click()
  await awaitAnswer(() => place(page, mug.other).click())
  await expect.poll(async () => seen.has(await addressOf(shown(page)))).toBe(false)
  await bringLogo(page, awaitAnswer)
  await awaitAnswer(() => mockup(page).waitFor())
  expect([...seen.values()]).not.toContain(await addressOf(mockup(page)))
  await keepPicture(page, 'VIEW_PICTURES', 'turned')
  await isSound('the other side')
  await page.context().close()
})

deepTest(
  'a small place is looked at from near, and the whole product again [ROUTE-06] [DEC-12]',
  async () => {
    const shirt = await findDecorated(demo.origin, 'remera', 'Serigrafía')
    const { page, isSound, awaitAnswer } = await openPage(demo.browser, 360)
    await openUntilIdle(page, `${demo.origin}/pampa/customize-product?id=${shirt.id}`)
    const widthOf = async () => (await shown(page).boundingBox())?.width ?? 0
    const whole = await widthOf()
    await awaitAnswer(() => chooseInStep(page, 'Lugar', /^Pecho izquierdo/))
    await expect.poll(widthOf).toBeGreaterThan(2 * whole)
    await keepPicture(page, 'VIEW_PICTURES', 'near')
    await isSound('a place from near')
    await awaitAnswer(() => page.getByRole('button', { name: 'Ver el producto entero' }).click())
    await expect.poll(widthOf).toBe(whole)
    await awaitAnswer(() => page.getByRole('button', { name: 'Ver el lugar de cerca' }).click())
    await expect.poll(widthOf).toBeGreaterThan(2 * whole)
    await page.context().close()
  },
)

deepTest.each(phoneFirst)(
  'the preview of the builder shows a small place from near too, thread by thread, at %i px [DEC-12] [BLD-02]',
  async (width) => {
    const polo = await findDecorated(demo.origin, 'chomba', 'Bordado')
    const initial = { text: 'H', size: 40, width: 40, height: 48, colour: '#c62828' }
    const word = textElement('a', 45, 45, initial)
    const { page, isSound, awaitAnswer } = await openTechniquePanel(demo, polo, width, [word])
    // on a phone it is in the menu
    if (width < 768) await page.getByRole('button', { name: 'Más opciones' }).click()
    await page.getByRole('button', { name: 'Vista previa' }).filter({ visible: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Vista previa' })
    const near = dialog.getByRole('button', { name: 'Ver el lugar de cerca' })
    await awaitAnswer(() => near.waitFor())
    const widthOf = async () => (await dialog.getByRole('img').boundingBox())?.width ?? 0
    const whole = await widthOf()
    await awaitAnswer(async () => {
      await near.click()
      await expect.poll(widthOf).toBeGreaterThan(3 * whole)
    })
    const closeUp = dialog.getByRole('region', { name: /^El lugar de cerca/ })
    await closeUp.waitFor()
    await keepPicture(page, 'VIEW_PICTURES', `builder-near-${width}`)
    await isSound('stitches from near')
    const box = (await closeUp.boundingBox()) ?? expect.unreachable('not seen')
    // the bar of the letter: its middle is in the middle
    const bar = { width: 60, height: 16 }
    const [x, y] = [box.x + (box.width - bar.width) / 2, box.y + (box.height - bar.height) / 2]
    const { ridges, direction } = await structureOf(await page.screenshot({ clip: { x, y, ...bar } }))
    expect(ridges).toBeGreaterThan(8)
    expect(direction).toBeGreaterThan(1.5)
    const scrolled = () => closeUp.evaluate(({ scrollTop }) => scrollTop)
    const middle = await scrolled()
    await closeUp.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(scrolled).toBeGreaterThan(middle)
    await dialog.getByRole('button', { name: 'Ver el producto entero' }).click()
    await expect.poll(widthOf).toBe(whole)
    await page.context().close()
  },
)

test('black under a laser on a black bottle is seen on the stage as what the laser bares [DEC-14]', async () => {
  const bottle = await findDecorated(demo.origin, 'Botella térmica de 500', 'Grabado láser')
  const word = textElement('a', 27, 42, { text: 'SUR', size: 18, width: 40, height: 14, colour: '#1d1d1b' })
  const { page } = await openTechniquePanel(demo, bottle, 360, [word])
  await page.keyboard.press('Escape')
  const canvas = page.locator('[role=application] canvas')
  await keepPicture(page, 'VIEW_PICTURES', 'builder-laser')
  // the art alone, without the shine of the bottle below it and the lines of the area above
  const alone = 'background: #1c1c1e !important'
  await page.addStyleTag({
    content: `[role=application] { ${alone} } [role=application] :is(svg, img) { visibility: hidden }`,
  })
  const brightest = async () => {
    const { channels } = await sharp(await canvas.screenshot()).stats()
    return Math.max(...channels.slice(0, 3).map(({ max }) => max))
  }
  await expect.poll(brightest).toBeGreaterThan(200)
  await canvas.evaluate((element) => {
    element.style.filter = 'none'
  })
  expect(await brightest()).toBeLessThan(50)
  await page.context().close()
})
