/** What preflight finds on the customize page is mended there, by one press, without the editor. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import { type Decorated, findDecorated } from './catalog-answers.ts'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, eachOrFirst } from './depth.ts'
import { keepPicture } from './keep-picture.ts'
import { openCustomize } from './shopper.ts'
import { openPage, type WatchedPage, type Width } from './watched-page.ts'

let demo: Demo
let shirt: Decorated

beforeAll(async () => {
  demo = await openDemo()
  shirt = await findDecorated(demo.origin, 'remera', 'Serigrafía')
})
afterAll(() => demo?.close())

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150">${inside}</svg>`)
const star = '<path fill="#1a237e" d="M20 10h260v60L150 140 20 70z"/>'
const stripes = ['#d32f2f', '#1976d2', '#388e3c', '#fbc02d', '#6a1b9a', '#e65100', '#00838f', '#5d4037']
  .map((fill, at) => `<rect x="${15 + at * 34}" y="10" width="34" height="130" fill="${fill}"/>`)
  .join('')

async function openWithLogo({ page, awaitAnswer }: WatchedPage, name: string, buffer: Buffer) {
  await openCustomize(page, demo.origin, shirt, 'Serigrafía')
  await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
  const mimeType = name.endsWith('svg') ? 'image/svg+xml' : `image/${name.slice(-3)}`
  const input = page.locator('input[type=file]').first()
  await awaitAnswer(() => input.setInputFiles({ name, mimeType, buffer }))
}

const picture = (page: Page, name: string) => keepPicture(page, 'FIX_PICTURES', name)

deepTest.each<Width>(eachOrFirst([360, 800, 1280]))(
  'a logo that would be blurred is made as small as it is sharp, at %i px [BLD-01] [ROUTE-06] [DEC-13]',
  async (width) => {
    const watched = await openPage(demo.browser, width)
    const { page, isSound, awaitAnswer } = watched
    const small = await sharp(drawing(star)).resize(300).png().toBuffer()
    await openWithLogo(watched, 'logo.png', small)
    const blurred = page.getByText(/saldría borrosa/).first()
    await blurred.waitFor()
    const shrink = page.getByRole('button', { name: 'Achicar', exact: true })
    await shrink.first().scrollIntoViewIfNeeded()
    await picture(page, `blurred-${width}`)
    await isSound('a check with its fixes')
    const shrinkUntilGone = async (finding: Locator) => {
      await shrink.first().click()
      await expect.poll(() => finding.count()).toBe(0)
    }
    await awaitAnswer(() => shrinkUntilGone(blurred))
    await awaitAnswer(() => shrinkUntilGone(page.getByText(/por pulgada/)))
    await picture(page, `sharp-${width}`)
    await isSound('after the fix')
    await page.context().close()
  },
)

deepTest('a drawing of too many colors is reduced by one press [BLD-01] [ROUTE-06] [DEC-13]', async () => {
  const watched = await openPage(demo.browser, 360)
  const { page, isSound, awaitAnswer } = watched
  await openWithLogo(watched, 'logo.svg', drawing(stripes))
  const tooMany = page.getByText(/admite \d+\. Reducilos/).first()
  await tooMany.waitFor()
  await picture(page, 'colors-360')
  const reduce = page.getByRole('button', { name: 'Reducir colores' }).first()
  await awaitAnswer(async () => {
    await reduce.click()
    await expect.poll(() => tooMany.count()).toBe(0)
  })
  await isSound('a logo of fewer colors')
  await page.context().close()
})

deepTest.each<Width>([360, 800, 1280])(
  'who brings an animated GIF is told that its first frame is used, at %i px [ROUTE-06] [API-51]',
  async (width) => {
    const watched = await openPage(demo.browser, width)
    const { page, isSound } = watched
    const frames = await Promise.all(
      ['#d32f2f', '#1a237e'].map((fill) =>
        sharp(drawing(`<path fill="${fill}" d="M20 10h260v60L150 140 20 70z"/>`))
          .resize(2400)
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    await openWithLogo(watched, 'logo-animado.gif', moving)
    const told = page.getByText(
      '«logo-animado.gif» es una animación: usamos su primer cuadro. Si preferís otro, subilo como imagen.',
    )
    await told.first().waitFor()
    await told.first().scrollIntoViewIfNeeded()
    await picture(page, `animated-${width}`)
    await isSound('a note of an animation')
    await page.context().close()
  },
)
