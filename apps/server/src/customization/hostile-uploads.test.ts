import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HostileFile, poison, refused, sanitized } from '../../test/hostile-files.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

type Kept = { name: string; url: string; preview_url: string }
type Answer = { status: number; text: string; kept: Kept | undefined }

async function send({ name = 'logo.png', make }: HostileFile): Promise<Answer & { bytes: Buffer }> {
  const { accessToken } = await testShops.api('pampa').customers.getAccess({})
  const bytes = await make()
  const form = new FormData()
  form.append('files', new File([new Uint8Array(bytes)], name))
  const response = await fetch(`${testShops.origin}/api/services/app/OrderLogos/UploadLogos`, {
    method: 'POST',
    headers: { 'Abp-TenantId': 'pampa', authorization: `Bearer ${accessToken}` },
    body: form,
  })
  const text = await response.text()
  const result = JSON.parse(text).result
  return { status: response.status, text, bytes, kept: Array.isArray(result) ? result[0] : undefined }
}

describe('a file that is no picture is refused in a sentence', () => {
  const cases = Object.entries(refused)
  test.each(cases)('%s [API-51]', async (_name, make) => {
    const { status, text } = await send({ make })
    expect([413, 422]).toContain(status)
    expect(text).not.toMatch(/\/apps\/|node_modules|at \w+ \(|vips/i)
  })
})

describe('a picture that is more than a picture loses the rest', () => {
  test.each(Object.entries(sanitized))('%s [API-51]', async (_name, file) => {
    const { status, kept, bytes, text } = await send(file)
    if (status !== 200) {
      expect(status, text).toBe(422)
      return
    }
    expect(kept?.name).not.toMatch(/[<>"/\\\p{Cc}\p{Cf}]/u)
    expect(kept?.name.length).toBeLessThanOrEqual(120)
    for (const address of [kept?.url, kept?.preview_url]) {
      const response = await fetch(testShops.origin + address)
      const served = Buffer.from(await response.arrayBuffer())
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/^image\/(png|jpeg|webp)$/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect(served.equals(bytes)).toBe(false)
      expect(served.toString('latin1')).not.toMatch(poison)
    }
  })

  test('nearly all of them are kept, so this looks at something [API-51]', async () => {
    const harmless = ['a PNG with a zip behind it', 'an SVG with a script', 'a name that climbs'] as const
    for (const name of harmless) expect((await send(sanitized[name] as HostileFile)).status, name).toBe(200)
  })
})

test('the server goes on as before [API-51]', async () => {
  const rules = await testShops.api('pampa').customization.getPrintingTypesConfig({})
  expect(rules.maxUploadBytes).toBe(10 * 1024 * 1024)
})

test('no address leads to the drawing that came [API-51]', async () => {
  const { kept } = await send(sanitized['an SVG with a script'] as HostileFile)
  const asDrawing = kept?.url.replace(/\.\w+$/, '.svg') ?? ''
  expect((await fetch(testShops.origin + asDrawing)).status).toBe(404)
  expect(
    (await fetch(`${testShops.origin}/files/shops/${testShops.pampa}/logos/${randomUUID()}.svg`)).status,
  ).toBe(404)
})
