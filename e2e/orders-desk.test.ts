/** The orders desk in a browser: two people at one order, and many orders at once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { openPage, type WatchedPage, type Width } from './watched-page.ts'

const PASSWORD = 'Estampa2026'

let demo: Demo
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

/** Somebody of andina who has signed in. */
async function openOffice(name: string, width: Width = 1280): Promise<WatchedPage> {
  const { officeOrigin } = demo.server
  const watched = await openPage(demo.browser, width)
  const answer = await watched.page.context().request.post(`${officeOrigin}/api/services/app/Admin/SignIn`, {
    headers: { origin: officeOrigin },
    data: { email: `${name}@andina.demo`, password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
  return watched
}

test('of two windows at one order the second keeps what was typed, reads who did what, and goes on [ADM-21]', async () => {
  const [{ page: first }, { page: second }] = [await openOffice('ventas'), await openOffice('mostrador')]
  const address = `${demo.server.officeOrigin}/andina/orders/2`
  for (const page of [first, second]) {
    await page.goto(address)
    await page.getByRole('button', { name: 'Marcar como listo' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: /nota/i }).waitFor()
  }
  const [one, other] = [first.getByRole('dialog'), second.getByRole('dialog')]
  await other.getByRole('textbox', { name: /nota/i }).fill('Caja 4, estante B')
  await one.getByRole('button', { name: 'Marcar como listo' }).dblclick()
  await one.waitFor({ state: 'detached' })
  await other.getByRole('button', { name: 'Marcar como listo' }).click()
  await other.getByText('Mientras tanto alguien cambió este pedido').waitFor()
  await other.getByText(/movió el pedido/).waitFor()
  expect(await other.getByRole('textbox', { name: /nota/i }).inputValue()).toBe('Caja 4, estante B')
  await other.getByRole('button', { name: 'Volver' }).click()
  await second.getByRole('button', { name: 'Marcar como listo' }).waitFor({ state: 'detached' })
  await second.goBack()
  await second.goForward()
  await second.getByRole('heading', { level: 1, name: /Pedido n\.º 2/ }).waitFor()
})
