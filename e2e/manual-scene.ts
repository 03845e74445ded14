/** What the manual shows: a demo shop at work, with an order at every point at which somebody has something to do. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { signInAtOffice } from './office-page.ts'
import { openProofFixture, type ProofFixture, sendOwnPictures } from './proof-fixture.ts'
import { serverProcess } from './server-process.ts'
import { openBrowser } from './watched-page.ts'

export const SHOP = 'andina'

export type ManualScene = {
  browser: Browser
  officeOrigin: string
  /** An order of the shop by what is to do with it. */
  orders: Record<'unpaid' | 'making' | 'proofed' | 'approved', number>
  /** A window of somebody else of the shop. */
  openColleague(): Promise<Page>
  close(): Promise<void>
}

export async function openScene(): Promise<ManualScene> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-manual-'))
  const server = await serverProcess({ DEMO: 'true', DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '0' })
  await server.start()
  const close = async () => {
    await server.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const orders = await fillShop(server.origin)
    const { officeOrigin } = server
    const browser = await openBrowser({ forPictures: true })
    const openColleague = async () => {
      const context = await browser.newContext()
      await signInAtOffice(context, officeOrigin, `mostrador@${SHOP}.demo`)
      return context.newPage()
    }
    return { browser, officeOrigin, orders, openColleague, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The demo has orders of plain goods: one that came, one that is made, one without its money. The rest comes here. */
async function fillShop(origin: string): Promise<ManualScene['orders']> {
  const stage = await openProofFixture(origin, { shop: SHOP, who: 'sucursal' })
  const { buyer, staff } = stage
  const { items } = await buyer.orders.getOrders({})
  const numberIn = (state: string) => items.find((order) => order.state === state)?.number ?? 0
  const orders = { unpaid: numberIn('placed'), making: numberIn('in_production') }

  const proofed = await stage.order()
  await sendOwnPictures(stage, proofed, 'El logo va centrado, a 8 cm de ancho.')
  const approved = await stage.order()
  await sendOwnPictures(stage, approved, 'Así queda en las dos tintas.')
  await buyer.proofs.approveProof({ Id: approved, number: 1 })
  const inWork = await stage.order()
  await sendOwnPictures(stage, inWork, '')
  await buyer.proofs.approveProof({ Id: inWork, number: 1 })
  await staff.staff.moveOrder({ Id: inWork, to: 'in_production', note: '' })

  await tellOfPayment(stage, items.find(({ state }) => state === 'placed')?.id ?? '')
  await talk(stage, proofed)
  const numberOf = async (Id: string) => (await buyer.orders.getOrderById({ Id })).number
  return { ...orders, proofed: await numberOf(proofed), approved: await numberOf(approved) }
}

async function tellOfPayment({ buyer }: ProofFixture, Id: string): Promise<void> {
  const { toPay } = await buyer.orders.getOrderById({ Id })
  const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await buyer.payments.updateOrderPayment({
    Id,
    notice: { amount: toPay, date, reference: '00398127', bank: 'Banco de Chile' },
  })
}

async function talk({ buyer, staff }: ProofFixture, Id: string): Promise<void> {
  await buyer.orders.sendOrderMessage({ Id, text: '¿Llegan antes del viernes? Es para una feria.' })
  await staff.staff.sendOrderMessage({
    Id,
    text: 'Sí: si apruebas el boceto hoy, salen el miércoles por la tarde.',
  })
  await buyer.orders.sendOrderMessage({ Id, text: 'Perfecto, lo miro ahora. ¿El azul es el de la marca?' })
}
