/** A logo that comes as one page of a PDF: which page it is, is chosen on the customize page. */
import { stream, written } from '@estampa/server/test/pdf-files'
import { afterAll, beforeAll, expect } from 'vitest'
import { findDecorated } from './catalog-answers.ts'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest, phoneFirst } from './depth.ts'
import { keepPicture } from './keep-picture.ts'
import { openCustomize } from './shopper.ts'
import { openPage } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

/** Three pages, each with a mark of its own color: red, green, blue. */
function threePages(): Buffer {
  const colors = ['0.82 0.13 0.18', '0.18 0.49 0.2', '0.11 0.34 0.58']
  const pages = colors.map((_, index) => `${10 + 2 * index} 0 R`).join(' ')
  return written(
    new Map<number, string | Buffer>([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, `<< /Type /Pages /Kids [${pages}] /Count ${colors.length} >>`],
      ...colors.flatMap((color, index): [number, string | Buffer][] => [
        [
          10 + 2 * index,
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents ${11 + 2 * index} 0 R /Resources << >> >>`,
        ],
        [11 + 2 * index, stream('', `${color} rg 30 30 140 140 re f`)],
      ]),
    ]),
  )
}

deepTest.each(phoneFirst)(
  'another page of a PDF becomes the logo, by keyboard too, at %i px [BLD-01] [ROUTE-06] [DEC-08]',
  async (width) => {
    const { page, isSound, awaitAnswer } = await openPage(demo.browser, width)
    const shirt = await findDecorated(demo.origin, 'remera', 'Serigrafía')
    await openCustomize(page, demo.origin, shirt, 'Serigrafía')
    const file = page.locator('input[type=file]').first()
    const buffer = threePages()
    await awaitAnswer(() => file.setInputFiles({ name: 'marca.pdf', mimeType: 'application/pdf', buffer }))
    const choice = page.getByRole('combobox', { name: 'Página' })
    await choice.waitFor()
    expect(await choice.locator('option').allTextContents()).toEqual(['1 de 3', '2 de 3', '3 de 3'])
    await choice.scrollIntoViewIfNeeded()
    await keepPicture(page, 'PAGE_PICTURES', `choice-${width}`)
    await isSound('the choice of a page')
    await choice.focus()
    await awaitAnswer(async () => {
      await choice.selectOption('3')
      await expect.poll(() => page.getByRole('combobox', { name: 'Página' }).inputValue()).toBe('3')
    })
    await keepPicture(page, 'PAGE_PICTURES', `third-${width}`)
    await awaitAnswer(() => page.getByRole('button', { name: 'Continuar' }).first().click())
    const ink = page.getByRole('combobox', { name: /^Nombre de la tinta #1[c-d]57?/ })
    await ink.first().waitFor()
    await isSound('the third page as the logo')
    await page.context().close()
  },
)
