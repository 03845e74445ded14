/** A mug that is printed all around: art that stops at the edge is drawn over it in one press, and back in another. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productsFound } from './catalog-answers.ts'
import { type Demo, openDemo } from './demo-server.ts'
import { phoneFirst } from './depth.ts'
import { openUntilIdle } from './shopper.ts'
import { openPage } from './watched-page.ts'

let demo: Demo
let mug: { id: number; area: number; width: number; height: number }

beforeAll(async () => {
  demo = await openDemo()
  mug = await findWrap()
})
afterAll(() => demo?.close())

type Wrapped = {
  printing_areas: {
    id: number
    name: string
    width_centimeters: number
    height_centimeters: number
    bleed_millimeters?: number
  }[]
}

/** The mug whose print area around it bleeds. */
async function findWrap() {
  for await (const { id, printing_areas } of productsFound<Wrapped>(demo.origin, 'taza')) {
    const area = printing_areas.find(
      ({ name, bleed_millimeters }) => name === 'Alrededor' && bleed_millimeters,
    )
    if (area) return { id, area: area.id, width: area.width_centimeters, height: area.height_centimeters }
  }
  throw new Error('no mug bleeds')
}

test.each(phoneFirst)(
  'art that ends at the edge of a wrap goes over it in one press, and back in another, at %i px [BLD-01] [BLD-03] [ROUTE-06] [DEC-06]',
  async (width) => {
    const { page, isSound, awaitAnswer } = await openPage(demo.browser, width)
    await openUntilIdle(page, `${demo.origin}/pampa/customize-product?id=${mug.id}`)
    await page
      .getByRole('radio', { name: /Alrededor/ })
      .first()
      .click()
    const [w, h] = [mug.width * 100, mug.height * 100]
    const buffer = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><path fill="#0b6e4f" d="M0 0H${w}V${h}H0z"/><circle cx="${w / 2}" cy="${h / 2}" r="${h / 4}" fill="#f4d35e"/></svg>`,
    )
    const file = page.locator('input[type=file]').first()
    await awaitAnswer(() => file.setInputFiles({ name: 'vuelta.svg', mimeType: 'image/svg+xml', buffer }))
    const slider = page.getByRole('slider', { name: 'Ancho en centímetros' })
    await slider.waitFor()
    await awaitAnswer(() => slider.fill(String(mug.width * 10)))
    const short = page.getByText(/no hasta los 2 mm de sangrado/).first()
    await short.waitFor()
    const fix = page.getByRole('button', { name: 'Extender hasta el sangrado' }).first()
    await fix.scrollIntoViewIfNeeded()
    await isSound('art that stops at the edge')
    await fix.focus()
    const undo = page.getByRole('button', { name: 'Deshacer' }).first()
    await awaitAnswer(async () => {
      await page.keyboard.press('Enter')
      await undo.waitFor()
      // a notice stays for as long as the pointer is on it
      await undo.hover()
      await expect.poll(() => short.count()).toBe(0)
    })
    await awaitAnswer(async () => {
      await undo.click()
      await short.waitFor()
    })
    await isSound('art that stops at the edge again')
    await page.context().close()
  },
)
