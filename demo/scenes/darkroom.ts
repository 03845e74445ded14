import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'

/** A headless browser that runs the scenes: files are handed to it without a server, types stripped on the way. */
export type Darkroom = { readonly page: Page; close(): Promise<void> }

const origin = 'http://scenes.invalid'
const three = fileURLToPath(import.meta.resolve('three')).replace(/build\/.*$/, '')
const demo = fileURLToPath(new URL('..', import.meta.url))
const flags = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const start = `<!doctype html><script type="importmap">{"imports":{"three":"${origin}/three/build/three.module.js","three/":"${origin}/three/"}}</script><script type="module" src="${origin}/scenes/stage.ts"></script>`

export async function openDarkroom(): Promise<Darkroom> {
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: flags,
  })
  const page = await browser.newPage()
  page.on('console', (message) => console.error('[page]', message.text()))
  page.on('pageerror', (error) => console.error('[page]', error.message))
  await page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: start })
    const file = path.startsWith('/three/') ? three + path.slice('/three/'.length) : demo + path.slice(1)
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text === undefined) return route.fulfill({ status: 404, body: '' })
    const body = path.endsWith('.ts') ? stripTypeScriptTypes(text) : text
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto(`${origin}/`)
  await page.waitForFunction('window.estampa !== undefined', undefined, { timeout: 60_000 })
  return { page, close: () => browser.close() }
}

export async function writeWebp(dataUrl: string, file: string, quality = 80): Promise<number> {
  const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const { size } = await sharp(png).webp({ quality, effort: 5, smartSubsample: true }).toFile(file)
  return size
}
