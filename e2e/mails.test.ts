/** The mails of a shop, in a browser. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openOwnDemo } from './demo-server.ts'
import { phoneFirst } from './depth.ts'
import { openOffice } from './office-page.ts'

let demo: Demo
beforeAll(async () => {
  // this file plants mails that failed, and works as somebody whose first steps are counted elsewhere
  demo = await openOwnDemo()
  await plantFailedMails()
})
afterAll(() => demo?.close())

test.each(phoneFirst)(
  'somebody sees why a mail failed and how it looked, and sends it again, at %i px [OWN-15]',
  async (width) => {
    const { page, isSound } = await openOffice(demo, { name: 'mostrador', width })
    await page.goto(`${demo.server.officeOrigin}/andina/today`)
    await page.getByRole('link', { name: 'Correos que fallaron' }).click()
    await page.getByRole('heading', { level: 1, name: 'Correos' }).waitFor()
    await page.getByRole('link', { name: `Tu pedido a ${width}` }).waitFor()
    await isSound('the mails that failed')
    await page.getByRole('link', { name: `Tu pedido a ${width}` }).click()
    await page.getByText('Esa dirección no existe', { exact: false }).waitFor()
    const mail = page.frameLocator('iframe[title="El correo como se envió"]')
    await mail.getByText('Hola desde la tienda').waitFor()
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('')
    // nothing but the sandbox may run in the mail, so what looks for faults cannot either
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Enviar de nuevo' }).dblclick()
    await page.getByText('Enviado', { exact: true }).first().waitFor()
    await page.getByText('Se envió hace un momento.', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: 'Enviar de nuevo' }).count()).toBe(0)
  },
)

/** One for each width. */
async function plantFailedMails(): Promise<void> {
  const client = new pg.Client({ connectionString: demo.ownerUrl })
  await client.connect()
  await client.query("select set_config('estampa.shop', id::text, false) from shops where name = 'andina'")
  await client.query(
    `insert into mails (event, message_id, recipient, subject, html, plain, created_at, failed_at, failure, tries, tried_at)
     select 'order-news.planted-' || w, '<planted' || w || '>', 'nadie@empresa.example', 'Tu pedido a ' || w,
       '<html><head></head><body><p>Hola desde la tienda</p><img src="https://elsewhere.example/p.png"></body></html>',
       'Hola desde la tienda', now() - interval '1 hour', now(), '550 5.1.1 no such user', 1, now()
     from unnest(array[360, 1280]) w`,
  )
  await client.end()
}
