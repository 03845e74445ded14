/** Proofs at the desk: what is sent is seen before, versions stand side by side, and who does not answer is reminded. */

import { DAY_MS } from '@estampa/domain/time'
import { logoFile } from '@estampa/server/test/fixtures/pictures'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'
import { openOffice } from './office-page.ts'
import { artworkIsReady, openProofFixture, type ProofFixture, sendOwnPictures } from './proof-fixture.ts'

let demo: Demo
let shop: ProofFixture

beforeAll(async () => {
  demo = await openDemo()
  shop = await openProofFixture(demo.origin)
})
afterAll(() => demo?.close())

/** A paid order whose proof is what comes next. */
async function orderInReview(): Promise<{ Id: string; address: string }> {
  const Id = await shop.order()
  await artworkIsReady(shop, Id)
  const { order } = await shop.staff.staff.moveOrder({ Id, to: 'art_review' })
  return { Id, address: `${demo.server.officeOrigin}/pampa/orders/${order.number}` }
}

async function sendAndReject(Id: string, comment: string): Promise<void> {
  await sendOwnPictures(shop, Id, '')
  const { proofs } = await shop.buyer.orders.getOrderById({ Id })
  await shop.buyer.proofs.rejectProof({ Id, number: proofs.length, comment })
}

/** Gives files to the page as a hand does that lets them go over it, or that presses Ctrl V. */
async function give(page: Page, how: 'drop' | 'paste', { name, type, bytes }: GivenFile): Promise<void> {
  await page.evaluate(
    ([event, fileName, fileType, letters]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(letters)], fileName, { type: fileType }))
      const init = { bubbles: true, cancelable: true }
      const given =
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data })
      document.activeElement?.dispatchEvent(given)
    },
    [how, name, type, [...bytes]] as const,
  )
}
type GivenFile = { name: string; type: string; bytes: Uint8Array }

const isLoaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(50)

test('a proof is dropped, pasted or taken from the order, seen before it is sent, and nothing is lost [ADM-09]', async () => {
  const { Id, address } = await orderInReview()
  const { page, isSound } = await openOffice(demo, { shop: 'pampa' })
  await page.goto(address)
  await page.getByRole('button', { name: 'Enviar un boceto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar un boceto' })
  const [own, other] = ['Usar las imágenes del pedido', 'Usar otra imagen'].map((name) =>
    dialog.getByRole('radio', { name }),
  ) as [Locator, Locator]
  expect(await own.isChecked()).toBe(true)
  await isLoaded(dialog.locator('.proof-sheet img').first())
  await dialog.getByLabel('Comentario').fill('El logo va a 8 cm')
  await other.check()
  await dialog.getByRole('button', { name: 'Enviar un boceto' }).click()
  await dialog.getByText('Elegí la imagen, o enviá las del pedido.').waitFor()
  const text = { name: 'boceto.txt', type: 'text/plain', bytes: new TextEncoder().encode('hola') }
  await give(page, 'drop', text)
  await dialog.getByText('El boceto tiene que ser una imagen PNG, JPG o WebP.').waitFor()
  await give(page, 'paste', { ...text, name: 'rota.png', type: 'image/png' })
  await dialog.getByText('Esta imagen no se puede abrir. Probá con otra.').waitFor()
  await isSound('a proof that cannot be read')
  const png = new Uint8Array(await (await logoFile('boceto.png')).arrayBuffer())
  await give(page, 'drop', { name: 'boceto-final.png', type: 'image/png', bytes: png })
  await dialog.getByText('boceto-final.png').waitFor()
  await isLoaded(dialog.getByRole('img', { name: 'boceto-final.png' }))
  expect(await dialog.getByText(/^\d+ kB$/).count()).toBe(1)
  expect(await dialog.getByRole('alert').count()).toBe(0)
  expect(await dialog.getByLabel('Comentario').inputValue()).toBe('El logo va a 8 cm')
  await isSound('a proof to be sent')
  await dialog.getByRole('button', { name: 'Enviar un boceto' }).click()
  await dialog.waitFor({ state: 'detached' })
  const section = page.getByRole('region', { name: 'Bocetos' })
  await section.getByText('El logo va a 8 cm').waitFor()
  expect((await shop.buyer.orders.getOrderById({ Id })).proofs).toMatchObject([
    { comment: 'El logo va a 8 cm' },
  ])
  await page.context().close()
})

deepTest(
  'a buyer who does not answer is reminded from the order, which says so, and an overdue proof is red [ADM-09]',
  async () => {
    const { Id, address } = await orderInReview()
    await sendOwnPictures(shop, Id, '')
    const { page, isSound } = await openOffice(demo, { shop: 'pampa' })
    await page.clock.setFixedTime(new Date(Date.now() + 4 * DAY_MS))
    await page.goto(address)
    const section = page.getByRole('region', { name: 'Bocetos' })
    await section.getByText('Espera hace 4 días').waitFor()
    expect(await section.locator('.state-dot').getAttribute('class')).toContain('bg-error')
    await section.getByText(/^El comprador recibe un recordatorio el /).waitFor()
    await isSound('a proof that waits')
    await section.getByRole('button', { name: 'Recordarle' }).click()
    await section.getByText(/^Recordado el .+ por /).waitFor()
    expect(await section.getByText(/^El comprador recibe/).count()).toBe(0)
    // by the clock of this window that was days ago: it may be pressed, and is refused
    await section.getByRole('button', { name: 'Recordarle' }).click()
    await page.getByText('Ya se recordó este boceto hace menos de un día.').first().waitFor()
    await page.context().close()
  },
)

deepTest('two versions of a proof are looked at side by side, by hand and by keyboard [ADM-09]', async () => {
  const { Id, address } = await orderInReview()
  await sendAndReject(Id, 'El logo más chico.\nY el azul más oscuro.')
  await sendAndReject(Id, 'Ahora más arriba')
  await sendOwnPictures(shop, Id, 'Con el azul corregido')
  const { page, isSound } = await openOffice(demo, { shop: 'pampa' })
  await page.goto(address)
  await page.getByRole('region', { name: 'Bocetos' }).getByRole('button', { name: 'Comparar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Comparar bocetos' })
  const pictures = dialog.locator('.zoomable-picture img')
  await pictures.first().waitFor()
  const names = () => pictures.evaluateAll((images) => images.map((img) => (img as HTMLImageElement).alt))
  expect(await names()).toEqual(['Boceto 2', 'Boceto 3'])
  for (const picture of await pictures.all()) await isLoaded(picture)
  await dialog.getByText('Ahora más arriba').waitFor()
  await isSound('two versions')
  await dialog.getByRole('button', { name: 'Acercar', exact: true }).click()
  const shown = () =>
    pictures.evaluateAll((images) => images.map((img) => (img as HTMLElement).style.transform))
  const [left, right] = await shown()
  expect(left).toBe(right)
  expect(left).toContain('scale(1.5)')
  await page.keyboard.press('ArrowLeft')
  expect(await names()).toEqual(['Boceto 2', 'Boceto 1'])
  await dialog.getByText('El logo más chico.').waitFor()
  await page.keyboard.press('0')
  expect((await shown())[0]).toContain('scale(1)')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.context().close()
})

deepTest('a phone sends, compares and reminds of proofs [ADM-09]', async () => {
  const { Id, address } = await orderInReview()
  await sendAndReject(Id, 'El logo más chico')
  const { page, isSound } = await openOffice(demo, { shop: 'pampa', width: 360 })
  await page.goto(address)
  await page.getByRole('button', { name: 'Enviar un boceto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar un boceto' })
  await isLoaded(dialog.locator('.proof-sheet img').first())
  await isSound('a proof to be sent from a phone')
  await dialog.getByRole('button', { name: 'Enviar un boceto' }).click()
  await dialog.waitFor({ state: 'detached' })
  const section = page.getByRole('region', { name: 'Bocetos' })
  await section.getByText(/^Espera hace /).waitFor()
  await isSound('a proof that waits on a phone')
  await section.getByRole('button', { name: 'Comparar' }).click()
  await isSound('two versions on a phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await section.getByRole('button', { name: 'Recordarle' }).click()
  await section.getByText(/^Recordado el .+ por /).waitFor()
  await page.context().close()
})
