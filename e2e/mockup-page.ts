/** A page in which the workspaces' own modules run, as in the editor's bundle: types stripped on the way, no server. */
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { drawStitches, planStitches } from '@estampa/artwork/embroidery'
import type { renderMockup } from '@estampa/artwork/mockup'
import type { Browser, Page } from 'playwright-core'

const origin = 'http://modules.invalid'
const packages = fileURLToPath(new URL('../packages/', import.meta.url))
const map = { '@estampa/domain/': `${origin}/domain/src/`, '@estampa/artwork/': `${origin}/artwork/src/` }
const start = `<!doctype html><script type="importmap">${JSON.stringify({ imports: map })}</script>
<script type="module">
import { renderMockup } from '@estampa/artwork/mockup'
import { drawStitches, planStitches } from '@estampa/artwork/embroidery'
window.artwork = { renderMockup, planStitches, drawStitches }
</script>`

declare global {
  interface Window {
    artwork: {
      renderMockup: typeof renderMockup
      planStitches: typeof planStitches
      drawStitches: typeof drawStitches
    }
  }
}

export async function openMockupPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  await page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (path === '') return route.fulfill({ contentType: 'text/html', body: start })
    const text = await readFile(packages + (path.endsWith('.ts') ? path : `${path}.ts`), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(text) })
  })
  await page.goto(`${origin}/`)
  await page.waitForFunction(() => window.artwork !== undefined)
  return page
}

export type MockupRequest = {
  /** WebP. */
  readonly product: string
  readonly svg: string
  readonly placement: unknown
  readonly look: string
  /** Threads of what is sewn. */
  readonly threads: readonly { readonly name: string; readonly hex: string }[] | null
  readonly pixelsPerMm: number
  /** The server's picture, WebP. */
  readonly server: string
}
export type MockupComparison = {
  readonly shareOff: number
  readonly changed: number
}

/** Draws the picture as the editor does, and counts the pixels in which the server's is off by more than 16 levels. */
export function compareInPage(page: Page, input: MockupRequest): Promise<MockupComparison> {
  return page.evaluate(async ({ product, svg, placement, look, threads, pixelsPerMm, server }) => {
    const { renderMockup, planStitches, drawStitches } = window.artwork
    const pixelsOf = async (address: string) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const ink = canvas.getContext('2d', { willReadFrequently: true })
      if (!ink) throw new Error('no canvas')
      ink.drawImage(image, 0, 0)
      const { data, width, height } = ink.getImageData(0, 0, canvas.width, canvas.height)
      return { data, width, height }
    }
    const webp = (bytes: string) => `data:image/webp;base64,${bytes}`
    const plain = await pixelsOf(webp(product))
    let art: Parameters<typeof renderMockup>[1] = await pixelsOf(
      `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    )
    if (threads) {
      const flat = { ...art, data: new Uint8Array(art.data), pixelsPerMm }
      art = drawStitches(planStitches(flat, threads, { mostThreads: threads.length }), pixelsPerMm)
    }
    const own = renderMockup(plain, art, placement as never, look as never)
    const theirs = await pixelsOf(webp(server))
    let [off, changed] = [0, 0]
    for (let at = 0; at < own.data.length; at += 4) {
      let [here, done] = [0, 0]
      for (let channel = 0; channel < 3; channel++) {
        const mine = own.data[at + channel] ?? 0
        here = Math.max(here, Math.abs(mine - (theirs.data[at + channel] ?? 0)))
        done = Math.max(done, Math.abs(mine - (plain.data[at + channel] ?? 0)))
      }
      if (here > 16) off++
      if (done > 16) changed++
    }
    const count = own.data.length / 4
    return { shareOff: off / count, changed: changed / count }
  }, input)
}
