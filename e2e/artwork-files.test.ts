/** Logos in formats that only a program of the machine reads, in a browser: with these programs and without them. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ghostscript, heifConvert, heifEncoder } from '@estampa/server/test/external-programs'
import { eps, spotProgram } from '@estampa/server/test/postscript-files'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Decorated, findDecorated } from './catalog-answers.ts'
import { type Demo, openDemo, openOwnDemo } from './demo-server.ts'
import { isDeep } from './depth.ts'
import { keepPicture } from './keep-picture.ts'
import { openCustomize } from './shopper.ts'
import { openPage } from './watched-page.ts'

const [gs, decoder, encoder] = [ghostscript(), heifConvert(), heifEncoder()]
let folder: string
let [logo, photo] = ['', '']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estampa-logos-'))
  ;[logo, photo] = [join(folder, 'logo.eps'), join(folder, 'IMG_0012.HEIC')]
  const png = join(folder, 'photo.png')
  await writeFile(logo, eps(spotProgram))
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2e7d32' } }).toFile(png)
  if (encoder) execFileSync(encoder, ['-q', '90', '-o', photo, png], { stdio: 'ignore' })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function openCustomizePage(demo: Demo) {
  const shirt: Decorated = await findDecorated(demo.origin, 'remera', 'Serigrafía')
  const watched = await openPage(demo.browser, 360)
  const { page } = watched
  await openCustomize(page, demo.origin, shirt, 'Serigrafía')
  await fieldOf(page).waitFor({ state: 'attached' })
  return watched
}

async function openBuilder(demo: Demo) {
  const shirt: Decorated = await findDecorated(demo.origin, 'remera', 'Serigrafía')
  const watched = await openPage(demo.browser, 1280)
  const { page } = watched
  await page.goto(`${demo.origin}/pampa/product-builder?id=${shirt.id}`)
  const tool = page.getByRole('button', { name: 'Imagen', exact: true })
  await tool.waitFor()
  if ((await tool.getAttribute('aria-expanded')) === 'false') await tool.click()
  await fieldOf(page).waitFor({ state: 'attached' })
  return watched
}

const fieldOf = (page: Page) => page.locator('input[type=file][multiple]').first()
/** Each format has processes of its own, which take a while on a busy machine. */
const FILE_MS = 120_000

const doors = [
  ['the customize page', openCustomizePage],
  ['the builder', openBuilder],
] as const

test.each(doors)(
  'without the programs %s names what it reads, and an EPS and a HEIC say how to get there [DEC-08] [ERR-03]',
  async (name, open) => {
    const demo = await openDemo()
    try {
      const { page, isSound } = await open(demo)
      await page.getByText('PDF, AI, SVG, PNG, JPG, WebP, GIF, TIFF o BMP de hasta 10 MB').waitFor()
      expect(await fieldOf(page).getAttribute('accept')).not.toMatch(/eps|postscript|hei[cf]/)
      await fieldOf(page).setInputFiles(logo)
      await page.getByText(/^Es un EPS.*guardalo como PDF o SVG: las curvas quedan iguales\.$/).waitFor()
      await keepPicture(page, 'FILE_PICTURES', `eps-refused-${name}`)
      await fieldOf(page).setInputFiles(photo)
      await page.getByText(/^Es una foto HEIC.*exportala como JPG\.$/).waitFor()
      await isSound('a file that is not read')
      await page.context().close()
    } finally {
      await demo.close()
    }
  },
)

test.runIf(isDeep && gs && decoder && encoder)(
  'with the programs both are named and become logos [DEC-08]',
  async () => {
    // its server has programs of the machine
    const demo = await openOwnDemo({ GHOSTSCRIPT: gs ?? '', HEIF_CONVERT: decoder ?? '' })
    try {
      for (const [door, open] of doors) {
        for (const file of [logo, photo]) {
          const { page } = await open(demo)
          await page
            .getByText('PDF, AI, EPS, SVG, PNG, JPG, WebP, GIF, TIFF, BMP o HEIC de hasta 10 MB')
            .waitFor()
          expect(await fieldOf(page).getAttribute('accept')).toMatch(/\.eps.*\.heic/)
          const [answer] = await Promise.all([
            page.waitForResponse(/UploadLogos/, { timeout: FILE_MS }),
            fieldOf(page).setInputFiles(file),
          ])
          expect([door, file, answer.status()]).toEqual([door, file, 200])
          const [{ name, isVector }] = (await answer.json()).result
          expect([name, isVector]).toEqual(file === logo ? ['logo.eps', true] : ['IMG_0012.HEIC', false])
          await keepPicture(page, 'FILE_PICTURES', `taken-${name}-${door}`)
          await page.context().close()
        }
      }
    } finally {
      await demo.close()
    }
  },
)
