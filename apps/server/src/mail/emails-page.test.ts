import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../test/buyer.ts'
import { mugDraft } from '../../test/products.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { samples } from './samples/samples.ts'

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://tienda.example' })
  await addProduct(testShops, 'pampa', mugDraft())
})
afterAll(() => testShops.close())

async function page(path: string, on = testShops) {
  const response = await fetch(`${on.origin}/demo/letters${path}`)
  const policy = response.headers.get('content-security-policy') ?? ''
  return { status: response.status, policy, text: await response.text() }
}

test('the demo shows every kind of mail of every shop, in both sizes, both countries and as text', async () => {
  const list = await page('?shop=andina')
  for (const { id: kind, name } of samples) {
    expect(list.text).toContain(`/demo/letters/andina/${kind}`)
    expect(list.text).toContain(name)
    const shown = await page(`/andina/${kind}`)
    expect([kind, shown.status]).toEqual([kind, 200])
    const frames = shown.text.matchAll(/<iframe [^>]*width="(\d+)"[^>]* sandbox="/g)
    expect(Array.from(frames, ([, width]) => width).toSorted()).toEqual(['360', '640'])
    expect(shown.text).toContain('<pre>')
    expect((await page(`/andina/${kind}/html`)).text).toContain('lang="es-CL"')
    expect((await page(`/andina/${kind}/html?country=ARG`)).text).toContain('lang="es-AR"')
  }
})

test('a shop’s mails are shown with its own products, and without pictures where one asks for that', async () => {
  const shown = await page('/pampa/order_placed/html')
  expect(shown.text).toContain('Tazón de cerámica Aurora')
  expect(shown.text).toContain('src="https://tienda.example/pictures/mug-front.160.png"')
  expect(shown.policy).toMatch(
    /^sandbox allow-popups .*default-src 'none'.*img-src 'self' data: https:\/\/tienda\.example$/,
  )
  expect((await page('/pampa/order_placed/html?pictures=no')).policy).toMatch(/img-src 'none'$/)
})

test('what is not there is missing: a kind, a shop, a country that nobody has', async () => {
  expect((await page('/pampa/none')).status).toBe(404)
  expect((await page('/nobody/order_placed')).status).toBe(404)
  expect((await page('/nobody/order_placed/html')).status).toBe(404)
  expect((await page('/pampa/order_placed/html?country=__proto__')).text).toContain('lang="es-AR"')
})

test('outside demo mode there is no such page', async () => {
  const real = await openTestShops({
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://tienda.example',
    ADMIN_URL: 'https://escritorio.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Tienda <no-reply@tienda.example>',
  })
  try {
    for (const path of ['', '/pampa/order_placed', '/pampa/order_placed/html']) {
      expect((await page(path, real)).status).toBe(404)
    }
  } finally {
    await real.close()
  }
})

test('pictures of mails are PNG, which every mail program knows', async () => {
  const picture = (name: string) => fetch(`${testShops.origin}/pictures/${name}`)
  const sharp = (await import('sharp')).default
  const dot = { create: { width: 600, height: 300, channels: 4 as const, background: '#0b5d6b' } }
  await testShops.services.files.put('pictures/dot.webp', await sharp(dot).webp().toBuffer(), 'image/webp')
  const small = await picture('dot.160.png')
  expect(small.headers.get('content-type')).toBe('image/png')
  const { format, width } = await sharp(Buffer.from(await small.arrayBuffer())).metadata()
  expect([format, width]).toEqual(['png', 160])
  expect((await picture('dot.960.png')).status).toBe(404)
})
