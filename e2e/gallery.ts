/**
 * npm run gallery: every screen in every template at four widths, as pictures and as one sheet per width, for
 * looking. `npm run gallery -- home list --width=360` takes only these screens at these widths. The pictures lie in
 * var/gallery.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { writeDaysInSpanish } from './days-in-spanish.ts'
import { noRecords, openRecords, type Records } from './records.ts'
import {
  fetchProductsByKind,
  isThere,
  type Products,
  type Screen,
  screens,
  shopOfTemplate,
} from './screens.ts'
import { serverProcess } from './server-process.ts'
import { addMug, cartDrawer, signIn } from './shopper.ts'
import { openBrowser } from './watched-page.ts'

const folder = fileURLToPath(new URL('../var/gallery/', import.meta.url))
const words = process.argv.slice(2)
const askedWidths = words.filter((word) => word.startsWith('--width=')).map((word) => Number(word.slice(8)))
const widths = askedWidths.length > 0 ? askedWidths : [360, 800, 1280, 1920]
const SHEET_COLUMN = 320
const TALLEST = 2_400

const requestedNames = words.filter((word) => !word.startsWith('--'))
const selectedScreens = screens.filter(
  ({ name }) => requestedNames.length === 0 || requestedNames.includes(name),
)

const isBranchPictured = selectedScreens.some(({ who }) => who === 'branch')

await mkdir(folder, { recursive: true })
const data = await mkdtemp(join(tmpdir(), 'estampa-gallery-'))
const server = await serverProcess({ DEMO: 'true', DATA_DIR: data, RATE_LIMIT_PER_MINUTE: '0' })
await server.start()
const browser = await openBrowser({ forPictures: true })
try {
  const bought = new Map<string, Records>()
  for (const shop of shopOfTemplate)
    if (await showsPrices(shop))
      bought.set(shop, isBranchPictured ? await openRecords(server.origin, shop) : noRecords)
  for (const width of widths) {
    const rows: GalleryRow[] = []
    for (const shop of shopOfTemplate) rows.push(await pictureShop(browser, shop, width, bought.get(shop)))
    await sheet(rows, join(folder, `sheet-${width}.png`))
    process.stdout.write(`var/gallery/sheet-${width}.png\n`)
  }
} finally {
  await browser.close()
  await server.kill('SIGTERM')
  await rm(data, { recursive: true, force: true })
}

/** Without prices nothing is put into a cart and nothing is ordered. */
async function showsPrices(shop: string): Promise<boolean> {
  const config = await client(httpTransport({ origin: server.origin, shop })).shops.getConfig({})
  return config.pricesInShop
}

/** The files of one shop's screens, in order; undefined for what it does not have. */
type GalleryRow = (string | undefined)[]

async function pictureShop(
  browser: Browser,
  shop: string,
  width: number,
  bought: Records | undefined,
): Promise<GalleryRow> {
  const files: GalleryRow = []
  for (const who of [undefined, 'customer', 'branch'] as const) {
    const own = selectedScreens.filter((screen) => screen.who === who)
    const visit = { shop, width, who, records: bought ?? noRecords, isSelling: bought !== undefined }
    if (who === 'branch' && !bought) files.push(...own.map(() => undefined))
    else if (own.length > 0) files.push(...(await pictureAs(browser, visit, own)))
  }
  return files
}

type Visit = { shop: string; width: number; who: Screen['who']; records: Records; isSelling: boolean }

/** In a window of one person, or of a guest. */
async function pictureAs(browser: Browser, visit: Visit, own: readonly Screen[]): Promise<GalleryRow> {
  const { shop, width, who, isSelling } = visit
  const context = await browser.newContext({
    viewport: { width, height: 860 },
    isMobile: width < 600,
    hasTouch: width < 600,
  })
  const page = await context.newPage()
  const products = await fetchProductsByKind(page, server.origin, shop)
  if (who) await signIn(page, server.origin, shop, '/', who === 'branch' ? 'sucursal' : 'compras')
  const files: GalleryRow = []
  // what was added for the first width was saved, and follows whoever signs in
  let hasCart = width !== widths[0]
  for (const screen of own) {
    const isSeen = isThere(screen, products) && (isSelling || !screen.withCart)
    if (isSeen && screen.withCart && !hasCart) {
      await fillCart(page, shop, products)
      hasCart = true
    }
    files.push(isSeen ? await picture(page, screen, visit, products) : undefined)
  }
  await context.close()
  return files
}

/** A product with a logo, clothes in two sizes and a mug: what buyers of such a shop have in their carts. */
async function fillCart(page: Page, shop: string, { simpleId, curve }: Products): Promise<void> {
  await page.goto(`${server.origin}/${shop}/customize-product?id=${simpleId}`, { waitUntil: 'networkidle' })
  const logo = {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(await logoFor(page)),
  }
  await page.locator('input[type=file]').first().setInputFiles(logo)
  await page
    .getByRole('button', { name: /^Agregar al carrito/ })
    .filter({ visible: true })
    .first()
    .click()
  await cartDrawer(page).waitFor()
  if (curve) {
    await page.goto(`${server.origin}/${shop}/product-detail/todas/curva/${curve}`, {
      waitUntil: 'networkidle',
    })
    const cells = page.locator('[data-cell]:enabled')
    await cells.nth(1).fill('12')
    await cells.nth(2).fill('18')
    await page.getByRole('button', { name: 'Comprar sin logo' }).filter({ visible: true }).first().click()
    await cartDrawer(page).waitFor()
  }
  await addMug(page, server.origin, shop)
}

/** The mark of a firm with its name, in two colors that are seen on the place where it will lie. */
async function logoFor(page: Page): Promise<string> {
  const frame = page.getByRole('button', { name: /^Elegir /, pressed: true })
  const { dominant } = await sharp(await frame.screenshot()).stats()
  const isLight = dominant.r + dominant.g + dominant.b > 380
  const main = isLight ? '#1d2a3a' : '#ffffff'
  const accents = isLight ? ['#c8102e', '#0b5fa5'] : ['#ffc02e', '#5cd6c0']
  const accent = accents.reduce((one, other) =>
    distance(one, dominant) >= distance(other, dominant) ? one : other,
  )
  const { width = 1, height = 1 } = (await frame.boundingBox()) ?? {}
  const [box, at] = width > 1.6 * height ? ['0 0 640 180', '280 46'] : ['0 0 240 270', '10 206']
  const letters =
    'M0 64V0l36 64V0M56 32a22 32 0 1 1 44 0a22 32 0 1 1-44 0M120 64V0h22a16 16 0 0 1 0 36h-22M142 36l20 28'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">
    <path fill="${main}" d="M0 180 90 40l60 90 24-34 66 84Z"/><circle cx="190" cy="34" r="28" fill="${accent}"/>
    <g transform="translate(${at})"><path fill="none" stroke="${main}" stroke-width="13" d="${letters}M170 0h44M192 0v64"/></g>
  </svg>`
}

type Rgb = { r: number; g: number; b: number }

function distance(hex: string, { r, g, b }: Rgb): number {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return Math.hypot(at(1) - r, at(3) - g, at(5) - b)
}

async function picture(
  page: Page,
  screen: Screen,
  { shop, width, records }: Visit,
  products: Products,
): Promise<string> {
  const file = join(folder, `${shop}-${screen.name.replaceAll(' ', '-')}-${width}.png`)
  const path = screen.path({ ...products, ...records })
  // what follows a # alone would open no new page
  await page.goto('about:blank')
  await page.goto(`${server.origin}/${shop}${path}`, { waitUntil: 'networkidle' })
  await screen.walk?.(page)
  await showEverything(page)
  await page.screenshot({ path: file, fullPage: true })
  return file
}

/** Pictures far below are fetched and drawn as if somebody had scrolled to them. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager'
      image.decoding = 'sync'
    }
    // one of another window's width is hidden and never comes
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode()))
    await document.fonts.ready
  })
  await page.evaluate(writeDaysInSpanish)
  // what sticks to the window would lie over the middle of the page
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** A row per shop, a column per screen. */
async function sheet(rows: readonly GalleryRow[], file: string): Promise<void> {
  const tiles = await Promise.all(
    rows.map((files) =>
      Promise.all(
        files.map(async (one) => {
          if (one === undefined) return undefined
          const { data, info } = await sharp(one)
            .resize({ width: SHEET_COLUMN })
            .toBuffer({ resolveWithObject: true })
          const height = Math.min(info.height, TALLEST)
          const input = await sharp(data)
            .extract({ left: 0, top: 0, width: info.width, height })
            .png()
            .toBuffer()
          return { input, height }
        }),
      ),
    ),
  )
  const gap = 12
  const heights = tiles.map((row) => Math.max(...row.map((tile) => tile?.height ?? 0)) + gap)
  const width = (SHEET_COLUMN + gap) * selectedScreens.length
  const composite = tiles.flatMap((row, index) => {
    const top = heights.slice(0, index).reduce((sum, height) => sum + height, 0)
    return row.flatMap((tile, column) =>
      tile ? [{ input: tile.input, left: column * (SHEET_COLUMN + gap), top }] : [],
    )
  })
  const height = heights.reduce((sum, one) => sum + one, 0)
  await sharp({ create: { width, height, channels: 3, background: '#8a8f98' } })
    .composite(composite)
    .png({ compressionLevel: 9 })
    .toFile(file)
}
