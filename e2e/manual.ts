/**
 * npm run manual: the pictures of docs/manual, taken of the demo. Each screen is brought into the state that its page
 * tells of. `npm run manual -- taller dinero` takes only those whose names begin so.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPhonePicture, PHONE_SCALE, PICTURE_SCALE } from '@estampa/server/admin/manual/pictures'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { writeDaysInSpanish } from './days-in-spanish.ts'
import type { ManualPicture } from './manual-picture.ts'
import { pictures } from './manual-pictures.ts'
import { type ManualScene, openScene, SHOP } from './manual-scene.ts'
import { signInAtOffice } from './office-page.ts'

const folder = fileURLToPath(new URL('../docs/manual/pictures/', import.meta.url))
const WEBP = { quality: 72, effort: 6, smartSubsample: true }
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 780 }
/** Of a file, in its pixels. */
const MAX_WIDTH = 1280
/** Of the paper around a part of a page. */
const MARGIN = 16

const requested = process.argv.slice(2)
const isRequested = ({ file }: ManualPicture) =>
  requested.length === 0 || requested.some((name) => file.startsWith(name))

await mkdir(folder, { recursive: true })
const scene = await openScene()
try {
  for (const picture of pictures.filter(isRequested)) {
    try {
      const bytes = await take(scene, picture)
      await writeFile(join(folder, picture.file), bytes)
      process.stdout.write(`docs/manual/pictures/${picture.file} ${Math.round(bytes.length / 1000)} kB\n`)
    } catch (error) {
      // the others are worth having: what one screen does not show any more is told with all that are like it
      process.exitCode = 1
      process.stderr.write(`docs/manual/pictures/${picture.file}: ${(error as Error).message}\n`)
    }
  }
} finally {
  await scene.browser.close()
  await scene.close()
}

async function take(scene: ManualScene, picture: ManualPicture): Promise<Buffer> {
  const isPhone = isPhonePicture(picture.file)
  const context = await scene.browser.newContext({
    viewport: isPhone ? PHONE : { ...DESK, height: picture.height ?? DESK.height },
    deviceScaleFactor: isPhone ? PHONE_SCALE : PICTURE_SCALE,
    isMobile: isPhone,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  })
  const { who = 'ventas', path, isNew = false, show, crop } = picture
  const isOfShop = who !== 'nobody' && who !== 'operador'
  const email = isOfShop ? `${who}@${SHOP}.demo` : 'operador@estampa.demo'
  if (who !== 'nobody') await signInAtOffice(context, scene.officeOrigin, email)
  // whoever works there already has hidden their first steps
  if (!isNew) await context.addInitScript(hideFirstSteps)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  try {
    const address = typeof path === 'function' ? path(scene.orders) : path
    await page.goto(scene.officeOrigin + (isOfShop ? `/${SHOP}/${address}` : address))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await show?.(page, scene)
    await settle(page)
    const png = crop ? await cropped(page, crop(page).first()) : await page.screenshot()
    return await sharp(png).resize({ width: MAX_WIDTH, withoutEnlargement: true }).webp(WEBP).toBuffer()
  } finally {
    await context.close()
  }
}

/**
 * A part of the page with some of the paper around it; a dialog as it is, over whatever is behind it; of the page without
 * its navigation as much as a window shows.
 */
async function cropped(page: Page, part: Locator): Promise<Buffer> {
  if ((await part.getAttribute('role')) === 'dialog') return part.screenshot()
  if (await part.evaluate((element) => element.matches('main'))) return firstWindowOf(page, part)
  const { x, y, width, height } = await part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + window.scrollX, y: y + window.scrollY, width, height }
  })
  const left = Math.max(0, x - MARGIN)
  const top = Math.max(0, y - MARGIN)
  const clip = { x: left, y: top, width: x + width + MARGIN - left, height: y + height + MARGIN - top }
  return page.screenshot({ fullPage: true, clip })
}

async function firstWindowOf(page: Page, part: Locator): Promise<Buffer> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const box = await part.boundingBox()
  const viewport = page.viewportSize()
  if (!box || !viewport) throw new Error('the page has no main part')
  const open = page.getByRole('dialog')
  const over = (await open.count()) > 0 ? await open.first().boundingBox() : null
  // its own foot is empty; what is open over it may reach further down
  const foot = Math.max(box.y + box.height - 2 * MARGIN, over ? over.y + over.height + MARGIN : 0)
  const height = Math.min(viewport.height, foot)
  return page.screenshot({ clip: { ...box, y: 0, height } })
}

/** Runs in the page, before it has asked. */
function hideFirstSteps(): void {
  const { getItem } = Storage.prototype
  Storage.prototype.getItem = function (key) {
    return key.startsWith('estampa.office.first-steps.')
      ? '{"done":[],"isHidden":true}'
      : getItem.call(this, key)
  }
}

/** Everything has come, and no notice of what was just done covers anything. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(writeDaysInSpanish)
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await page.addStyleTag({ content: '[data-sonner-toaster]{display:none!important}' }).catch(() => {})
  await page.waitForTimeout(300)
}
