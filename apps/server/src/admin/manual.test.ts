/** The manual as the back office serves it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestOffice, type TestOffice } from '../../test/office.ts'
import { readManualText } from './manual/manual-text.ts'

let office: TestOffice
beforeAll(async () => {
  office = await openTestOffice()
})
afterAll(() => office.close())

const open = async (path: string) => {
  const answer = await fetch(office.origin + path, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('a page is read by whoever cannot enter, runs nothing and loads nothing of others [ADM-23]', async () => {
  const { status, headers, text } = await open('/manual/entrar')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; img-src 'self' data:; style-src 'self'/,
  )
  expect(headers.get('set-cookie')).toBeNull()
  expect(text).not.toContain('<script')
  expect(text).toContain('<h2 id="si-olvidaste-la-contraseña">')
  expect(text).toContain('href="/manual/entrar" aria-current="page"')
})

test('the manual begins with its index, with and without a slash [ADM-23]', async () => {
  for (const path of ['/manual', '/manual/'])
    expect((await open(path)).text).toContain('<h1 id="manual-del-escritorio">')
})

test('a picture is kept for a year under the hash of what it shows [ADM-23]', async () => {
  const { text } = await open('/manual/pedidos')
  const [, url = '', width = ''] = /<img src="([^"]+)" alt="[^"]+" width="(\d+)"/.exec(text) ?? []
  expect(url).toMatch(/^\/manual\/pictures\/pedidos\.webp\?v=[\da-f]{8}$/)
  expect(Number(width)).toBe(1067)
  const picture = await open(url)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const [, style = ''] = /href="(\/manual\/manual\.css\?v=[\da-f]{8})"/.exec(text) ?? []
  expect((await open(style)).headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test.each(['/manual/nada', '/manual/README', '/manual/README.md', '/manual/..%2f..%2fpackage.json'])(
  'nothing is at %s but the way to the index [ADM-23]',
  async (path) => {
    const { status, text } = await open(path)
    expect(status).toBe(404)
    expect(text).toContain('No hay nada en esta dirección')
    expect(text).toContain('href="/manual/hoy"')
  },
)

test('a page becomes HTML as GitHub shows it, and what is no Markdown stays text [ADM-23]', () => {
  const picture = { url: '/manual/pictures/a.webp?v=1', width: 640, height: 320 }
  const text = readManualText(
    'x',
    [
      '# «Hoy», y qué espera',
      '',
      'Mira [la lista](pedidos.md#qué-hay), [esto](#abajo) y [fuera](https://estampa.example).',
      '',
      '![Una "lista"](pictures/a.webp)',
      '',
      '<script>alert(1)</script>',
    ].join('\n'),
    new Map([['a.webp', picture]]),
  )
  expect(text.headings).toEqual([{ level: 1, title: '«Hoy», y qué espera', anchor: 'hoy-y-qué-espera' }])
  expect(text.links).toEqual([
    { page: 'pedidos', anchor: 'qué-hay' },
    { page: '', anchor: 'abajo' },
  ])
  expect(text.html).toContain('<a href="/manual/pedidos#qué-hay">la lista</a>')
  expect(text.html).toContain('<a href="https://estampa.example">fuera</a>')
  expect(text.html).toContain(
    '<figure><a href="/manual/pictures/a.webp?v=1"><img src="/manual/pictures/a.webp?v=1" alt="Una &quot;lista&quot;" width="640" height="320" loading="lazy"></a></figure>',
  )
  expect(text.html).not.toContain('<script>')
})
