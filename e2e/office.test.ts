/** The back office in a browser: the people of andina at work. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { openPage, type WatchedPage, type Width } from './watched-page.ts'

const PASSWORD = 'Estampa2026'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

/** Somebody of andina who has signed in, before any page was opened. */
async function openOffice(width: Width, name: string): Promise<WatchedPage> {
  const { officeOrigin } = demo.server
  const watched = await openPage(demo.browser, width)
  const answer = await watched.page.context().request.post(`${officeOrigin}/api/services/app/Admin/SignIn`, {
    headers: { origin: officeOrigin },
    data: { email: `${name}@andina.demo`, password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
  return watched
}

test('somebody signs in and moves an order, by keyboard alone [ADM-01] [ADM-07] [ADM-08]', async () => {
  const context = await demo.browser.newContext({ viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  const { keyboard } = page
  await page.goto(`${demo.server.officeOrigin}/andina/orders`)
  await page.getByRole('textbox', { name: 'Correo' }).focus()
  await keyboard.type('mostrador@andina.demo')
  await keyboard.press('Tab')
  await keyboard.type(PASSWORD)
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Pedidos' }).waitFor()
  await page.getByRole('link', { name: '2', exact: true }).waitFor()
  await keyboard.press('j')
  await keyboard.press('j')
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Pedido n\.º 2/ }).waitFor()
  const act = page.getByRole('button', { name: 'Marcar como listo' })
  await act.focus()
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Marcar como listo' })
  await dialog.getByRole('textbox', { name: /nota/i }).waitFor()
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Marcar como listo' }).waitFor({ state: 'detached' })
  await context.close()
})

test.each([360, 1280] as const)('each screen is sound at %i px [ADM-01] [ADM-07] [ADM-08]', async (width) => {
  const { page, isSound } = await openOffice(width, 'ventas')
  for (const path of ['today', 'orders', 'orders/3', 'customers', 'people', 'keys', 'changes', 'account']) {
    await page.goto(`${demo.server.officeOrigin}/andina/${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await isSound(path)
  }
})
