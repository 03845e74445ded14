import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openProofFixture, type ProofFixture, sendOwnPictures } from './proof-fixture.ts'
import { openSession, press } from './shopper.ts'
import { openPage } from './watched-page.ts'

let demo: Demo
let shop: ProofFixture

beforeAll(async () => {
  demo = await openDemo()
  shop = await openProofFixture(demo.origin)
})
afterAll(async () => {
  await demo?.close()
})

const see = (page: Page, id: string) =>
  page.goto(`${demo.origin}/pampa/orders/detail/${id}`, { waitUntil: 'networkidle' })

deepTest(
  'a proof is looked at closely, sent back, and its successor approved on a desk [ORD-01] [ROUTE-11]',
  async () => {
    const Id = await shop.order()
    await sendOwnPictures(shop, Id, 'El logo va a 8 cm de ancho.')
    const { page, isSound } = await openPage(demo.browser, 1280)
    await openSession(page, demo.origin, 'pampa')
    await page.goto(`${demo.origin}/pampa/orders/list`)
    await page.getByText('Boceto por aprobar').first().waitFor()
    await see(page, Id)
    const card = page.getByRole('region', { name: 'Tu boceto está listo' })
    await card.getByText('«El logo va a 8 cm de ancho.»').waitFor()
    const picture = card.getByRole('button', { name: 'Ver en grande el boceto 1' })
    await expect
      .poll(() => picture.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300)
    await isSound('a waiting proof')
    await picture.click()
    const zoomed = page.getByRole('dialog', { name: 'Boceto 1' })
    await zoomed.getByRole('button', { name: 'Acercar' }).last().click()
    await isSound('a proof from near')
    await page.keyboard.press('Escape')
    await zoomed.waitFor({ state: 'detached' })
    expect(await picture.evaluate((button) => button === document.activeElement)).toBe(true)

    await press(page, 'Pedir cambios')
    const form = page.getByRole('dialog', { name: 'Pedir cambios' })
    await form.getByRole('button', { name: 'Enviar los cambios' }).click()
    await form.getByText('Contanos qué hay que cambiar.').waitFor()
    const comment = 'El logo más chico.\nY el azul más oscuro.'
    await form.getByLabel('Qué hay que cambiar').fill(comment)
    await page.keyboard.press('Escape')
    await press(page, 'Pedir cambios')
    expect(await form.getByLabel('Qué hay que cambiar').inputValue()).toBe(comment)
    await isSound('what is to be changed')
    await form.getByRole('button', { name: 'Enviar los cambios' }).click()
    await form.waitFor({ state: 'detached' })
    await card.waitFor({ state: 'detached' })
    expect((await shop.buyer.orders.getOrderById({ Id })).proofs[0]?.answerComment).toBe(comment)

    await sendOwnPictures(shop, Id, 'Ahora sí')
    await see(page, Id)
    await page.getByText('Un boceto anterior').click()
    await isSound('an earlier proof')
    await press(page, 'Aprobar boceto')
    const question = page.getByRole('dialog', { name: '¿Aprobar el boceto?' })
    await question.getByText('después ya no se puede cambiar').waitFor()
    await question.getByRole('button', { name: 'Aprobar boceto' }).click()
    await question.waitFor({ state: 'detached' })
    await card.waitFor({ state: 'detached' })
    expect((await shop.buyer.orders.getOrderById({ Id })).state).toBe('proof_approved')
    await isSound('an approved proof')
    await page.context().close()
  },
)

test('on a phone a proof is approved, and buyer and shop write to each other [ORD-01] [ORD-04]', async () => {
  const Id = await shop.order()
  await sendOwnPictures(shop, Id, '')
  const { page, isSound } = await openPage(demo.browser, 360)
  await openSession(page, demo.origin, 'pampa')
  await see(page, Id)
  await page.getByRole('heading', { name: 'Tu boceto está listo' }).waitFor()
  await page.getByText(/^¿Dudas sobre este pedido\? Escribinos/).waitFor()
  await isSound('a waiting proof on a phone')
  await press(page, 'Aprobar boceto')
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar boceto' }).click()
  await page.getByText('Aprobaste el boceto.').first().waitFor()

  const field = page.getByLabel('Tu mensaje')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.getByText('Escribí algo o adjuntá un archivo antes de enviar.').first().waitFor()
  await page.context().setOffline(true)
  await field.fill('¿Llegan antes del 12?')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page
    .getByText(/^No pudimos comunicarnos/)
    .first()
    .waitFor()
  expect(await field.inputValue()).toBe('¿Llegan antes del 12?')
  await page.context().setOffline(false)
  await field.press('Control+Enter')
  const thread = page.getByRole('log', { name: 'Mensajes' })
  await thread.getByText('¿Llegan antes del 12?').waitFor()
  expect(await field.inputValue()).toBe('')
  await shop.staff.staff.sendOrderMessage({ Id, text: 'Sí: salen el 9.' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await thread.getByText('Sí: salen el 9.').waitFor()
  // whoever answers has read
  await thread.getByText('Leído').waitFor()
  await page.context().close()
})
