/** The look of a shop in a browser: pampa's «Apariencia», its live preview and its publication. */
import type { Frame, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { deepTest, phoneFirst } from './depth.ts'
import { openOffice } from './office-page.ts'
import { openPage, type Width } from './watched-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file changes the look of pampa
  demo = await openOwnDemo()
})
afterAll(() => demo?.close())

const lookAt = (section: string) => `${demo.server.officeOrigin}/pampa/look/${section}`

/** The shop in the frame, once it can be used. */
async function previewOf(page: Page): Promise<Frame> {
  const element = page.locator('iframe[title="Vista previa de la tienda"]')
  await element.waitFor()
  await page.getByText('Preparando la vista previa').waitFor({ state: 'detached' })
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('no frame')
  return frame
}

const brandOf = (frame: Frame) =>
  frame.evaluate(() => document.documentElement.style.getPropertyValue('--brand'))
const templateOf = (frame: Frame) => frame.evaluate(() => document.documentElement.dataset.template)

test('an owner tries a template and a color beside the form, publishes them and goes back [OWN-03]', async () => {
  const { page } = await openOffice(demo, { shop: 'pampa' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(demo.origin)) return
    if (request.headers().authorization || request.url().includes('TokenAuth')) asked.push(request.url())
  })
  await page.goto(lookAt('template'))
  const frame = await previewOf(page)
  await frame.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('radio', { name: 'Corporativa' }).check()
  await expect.poll(() => templateOf(frame)).toBe('7')
  const scrolled = await frame.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(600)
  const titleFace = () =>
    frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--font-title'))
  expect(await titleFace()).toContain('Manrope')
  await page.getByRole('link', { name: 'Letra' }).click()
  await page.getByRole('radio', { name: /Playfair Display y Jost/ }).check()
  await expect.poll(titleFace).toContain('Playfair Display')
  const loaded = () =>
    frame.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
  await expect.poll(async () => (await loaded()).join()).toContain('Playfair Display')
  await page.getByRole('link', { name: 'Color' }).click()
  await page.getByLabel('Color principal').fill('#b3124f')
  await expect.poll(() => brandOf(frame)).toBe('#b3124f')
  // the page was shown anew where it stood
  expect(await frame.evaluate(() => window.scrollY)).toBe(scrolled)
  expect(await frame.evaluate(() => [document.cookie, window.location.search])).toEqual(['', ''])

  await frame.getByRole('link', { name: 'Ver todos' }).first().click()
  await frame.getByRole('heading', { level: 1 }).first().waitFor()
  await frame.locator('a[href*="/product-detail/"]').first().click()
  await frame.waitForURL(/product-detail/)
  await frame.getByRole('heading', { level: 1 }).first().waitFor()
  expect([await templateOf(frame), await brandOf(frame)]).toEqual(['7', '#b3124f'])
  // nobody shops in a preview
  expect(asked).toEqual([])

  const published = async () => (await page.context().request.get(`${demo.origin}/pampa`)).text()
  expect(await published()).not.toContain('#b3124f')
  await page.getByRole('button', { name: 'Publicar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publicar los cambios' })
  await dialog.getByText('Corporativa').waitFor()
  await dialog.getByText('Playfair Display y Jost').waitFor()
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Publicado: la tienda ya se ve así.').waitFor()
  await expect.poll(published).toContain('#b3124f')
  expect(await published()).toContain('data-template="7" data-typeface="playfair"')

  await page.getByRole('link', { name: 'Historial' }).click()
  await page.getByRole('button', { name: 'Volver a esta' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Volver a esta' }).click()
  await page.getByText('Volvió a la publicación 1').waitFor()
  await expect.poll(published).not.toContain('#b3124f')
  await page.goto(`${demo.server.officeOrigin}/pampa/changes`)
  await page.getByText('volvió a una apariencia anterior').first().waitFor()
})

deepTest(
  'a file that lies is refused at its field, a logo proposes its colors, and a wrong word stays to be mended [OWN-03]',
  async () => {
    const { page } = await openOffice(demo, { shop: 'pampa' })
    await page.goto(lookAt('logo'))
    const field = page.getByRole('group', { name: 'Logo', exact: true })
    const choose = async (buffer: Buffer) => {
      const file = { name: 'logo.png', mimeType: 'image/png', buffer }
      await field.locator('input[type=file]').setInputFiles(file)
    }
    await choose(Buffer.from('<script>alert(1)</script>'))
    await field.getByText('No pudimos leer «logo.png»', { exact: false }).waitFor()
    await choose(await redLogo())
    await page.getByRole('button', { name: 'Usar #c8102e' }).click()
    const frame = await previewOf(page)
    await expect.poll(() => brandOf(frame)).toBe('#c8102e')
    await expect
      .poll(() => frame.locator('[data-logo]').first().getAttribute('src'))
      .toMatch(/shops\/pampa\/logo-/)

    await page.getByRole('link', { name: 'Textos y contacto' }).click()
    await page.getByLabel('Correo').fill('nadie')
    await page.getByText('Se espera un correo.').waitFor()
    await page.getByLabel('Frase').fill('Lo que se usa, se recuerda')
    await frame.getByText('Lo que se usa, se recuerda').first().waitFor()
    expect(await page.getByLabel('Correo').inputValue()).toBe('nadie')
    await page.getByLabel('Correo').fill('hola@pampa.example')
    await page.getByText('Guardado en el borrador').waitFor()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
    await page.getByText('Borrador descartado.').waitFor()
  },
)

deepTest(
  'an owner shows the logos of clients: with names, in their order, at most twelve, and what is missing is said at its field [OWN-03]',
  async () => {
    const { page } = await openOffice(demo, { shop: 'pampa' })
    await page.goto(lookAt('clients'))
    await page.getByText('Todavía no hay logos de clientes', { exact: false }).waitFor()
    const add = async (at: number, name: string) => {
      await page.getByRole('button', { name: 'Agregar cliente' }).click()
      const client = page.getByRole('region', { name: `Cliente ${at}` })
      await client.getByLabel('Nombre de la empresa').fill(name)
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><path d="M0 0h${60 * at}v60H0z" fill="#0b5fa5"/></svg>`
      const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
      await client.locator('input[type=file]').setInputFiles(file)
      await client.getByText('Sobre claro').waitFor()
      return client
    }
    await add(1, 'Cauce Logística')
    const second = await add(2, 'Tilo Seguros')
    await second.getByLabel('Nombre de la empresa').fill('')
    await second.getByText('Falta el nombre de la empresa.').waitFor()
    await second.getByLabel('Nombre de la empresa').fill('Tilo Seguros')
    await page.getByText('Guardado en el borrador').waitFor()
    await page.getByRole('button', { name: 'Subir: Tilo Seguros' }).click()
    const frame = await previewOf(page)
    const shown = () =>
      frame
        .locator('.client-band img')
        .evaluateAll((logos) => logos.map((logo) => (logo as HTMLImageElement).alt))
    await expect.poll(shown).toEqual(['Tilo Seguros', 'Cauce Logística'])
    expect(await (await page.context().request.get(`${demo.origin}/pampa`)).text()).not.toContain(
      'Tilo Seguros',
    )
    await page.getByRole('button', { name: 'Publicar' }).click()
    await page
      .getByRole('dialog', { name: 'Publicar los cambios' })
      .getByRole('button', { name: 'Publicar' })
      .click()
    await page.getByText('Publicado: la tienda ya se ve así.').waitFor()
    await expect
      .poll(async () => (await page.context().request.get(`${demo.origin}/pampa`)).text())
      .toContain('alt="Tilo Seguros"')
  },
)

async function redLogo(): Promise<Buffer> {
  const mark = { create: { width: 240, height: 80, channels: 3 as const, background: '#c8102e' } }
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffffff' } })
    .composite([{ input: mark, left: 80, top: 110 }])
    .png()
    .toBuffer()
}

test('the token of a preview opens nothing to a stranger, nor once its owner has left, and no cache keeps what it shows [OWN-03]', async () => {
  const { page } = await openOffice(demo, { shop: 'pampa' })
  const { request } = page.context()
  await office(page, 'SaveLookDraft', { fields: { primaryColor: '#00aa55' } })
  const { url, token } = await previewAddress(page)
  const stranger = (await openPage(demo.browser, 1280, { axe: false })).page.context().request
  const seen = await stranger.get(url)
  expect(await seen.text()).toContain('#00aa55')
  const headers = seen.headers()
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${demo.server.officeOrigin}`)
  const plain = await stranger.get(`${demo.origin}/pampa`)
  expect(plain.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(await plain.text()).not.toContain('#00aa55')
  const shownNothing = async (address: string) => {
    const answer = await stranger.get(address)
    expect(answer.status()).toBe(403)
    expect(await answer.text()).not.toContain('#00aa55')
  }
  await shownNothing(url.replace('/pampa', '/andina'))
  await shownNothing(url.replace(token, `z${token.slice(1)}`))
  await office(page, 'DiscardLookDraft', {})
  await request.post(`${demo.server.officeOrigin}/api/services/app/Admin/SignOut`, {
    headers: { origin: demo.server.officeOrigin },
    data: {},
  })
  await shownNothing(url)
})

/** What a deep run tries in all: ten templates at three widths. */
const templates = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const widths: readonly Width[] = [1280, 360, 800]

deepTest.each(templates)(
  'what is published of template %i looks to the pixel as its preview did [OWN-03]',
  async (template) => {
    const { page } = await openOffice(demo, { shop: 'pampa' })
    const fields = { template, primaryColor: template % 2 === 0 ? '#0b5d4e' : '#7a1f3d' }
    await office(page, 'SaveLookDraft', { fields })
    const previews: Buffer[] = []
    const { url } = await previewAddress(page)
    for (const width of widths) previews.push(await pictureOf(url, width))
    await office(page, 'PublishLook', {})
    await expect.poll(publishedLook).toEqual(fields)
    for (const [nth, width] of widths.entries()) {
      const shown = await pictureOf(`${demo.origin}/pampa`, width)
      const difference = await differingPixels(previews[nth] as Buffer, shown)
      expect(difference, `at ${width} px`).toBe(0)
    }
    await page.context().close()
  },
)

/** The template and the color of the page that everybody gets. */
async function publishedLook() {
  const html = await (await fetch(`${demo.origin}/pampa`)).text()
  const { template = '', primaryColor = '' } =
    /data-template="(?<template>\d+)"[^>]*--brand:\s*(?<primaryColor>#[\da-f]{6})/.exec(html)?.groups ?? {}
  return { template: Number(template), primaryColor }
}

async function pictureOf(address: string, width: Width): Promise<Buffer> {
  const { page } = await openPage(demo.browser, width, { axe: false })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => document.documentElement.dataset.template)).toBeDefined()
  // pictures below come as somebody scrolls down
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
  // it floats in some seconds after the page is there
  await page.locator('aside > a[rel=noreferrer]').waitFor()
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await page.context().close()
  return picture
}

async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height)
    return Number.POSITIVE_INFINITY
  let count = 0
  for (let at = 0; at < a.data.length; at += a.info.channels) {
    const isSame = [0, 1, 2].every((channel) => a.data[at + channel] === b.data[at + channel])
    if (!isSame) count += 1
  }
  return count
}

/** A call of the shop's people, as the screen makes it. */
async function office(page: Page, call: string, data: object): Promise<unknown> {
  const { officeOrigin } = demo.server
  const answer = await page.context().request.post(`${officeOrigin}/api/services/app/Staff/${call}`, {
    headers: { origin: officeOrigin, 'Abp-TenantId': 'pampa' },
    data,
  })
  if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()).result
}

async function previewAddress(page: Page): Promise<{ url: string; token: string }> {
  const { officeOrigin } = demo.server
  const answer = await page.context().request.get(`${officeOrigin}/api/services/app/Staff/GetLookPreview`, {
    headers: { origin: officeOrigin, 'Abp-TenantId': 'pampa' },
  })
  const { url, token } = (await answer.json()).result
  return { url: url.replace(new URL(url).origin, demo.origin), token }
}

deepTest.each(phoneFirst)('each part of the look is sound at %i px [OWN-03]', async (width) => {
  const { page, isSound } = await openOffice(demo, { shop: 'pampa', width })
  for (const section of ['template', 'color', 'logo', 'banners', 'home', 'texts', 'pages', 'history']) {
    await page.goto(lookAt(section))
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    if (width === 1280) await previewOf(page)
    await isSound(section, { axe: width === 360 || section === 'template' })
  }
})
