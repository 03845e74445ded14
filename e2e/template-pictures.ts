/**
 * npm run template-pictures: the small pictures of the ten templates that whoever opens a shop chooses from, taken of
 * the home pages of the demo.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { shopOfTemplate } from './screens.ts'
import { serverProcess } from './server-process.ts'
import { openBrowser } from './watched-page.ts'

const folder = fileURLToPath(new URL('../packages/web/src/theme/template-pictures/', import.meta.url))
/** Pixels of the page, and of its picture. */
const page = { width: 1280, height: 960 }
const picture = { width: 800, height: 600 }

const data = await mkdtemp(join(tmpdir(), 'estampa-templates-'))
const server = await serverProcess({ DEMO: 'true', DATA_DIR: data, RATE_LIMIT_PER_MINUTE: '0' })
await server.start()
const browser = await openBrowser({ forPictures: true })
try {
  for (const [at, shop] of shopOfTemplate.entries()) {
    const tab = await browser.newPage({ viewport: page, reducedMotion: 'reduce' })
    await tab.goto(`${server.origin}/${shop}`, { waitUntil: 'networkidle' })
    const shot = await tab.screenshot({ type: 'png' })
    await sharp(shot)
      .resize(picture)
      .webp({ quality: 62 })
      .toFile(join(folder, `${at + 1}.webp`))
    await tab.close()
  }
} finally {
  await browser.close()
  await server.kill('SIGTERM')
  await rm(data, { recursive: true, force: true })
}
