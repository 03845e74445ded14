/** What the people of a shop press on the page of an order. */
import { expect } from 'vitest'
import type { WatchedPage } from './watched-page.ts'

/** Presses the next step and confirms it. */
export async function act({ page, awaitAnswer }: WatchedPage, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await awaitAnswer(async () => {
    await page.getByRole('dialog', { name }).getByRole('button', { name }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
}

/** The dialog proposes the amount that is due. The rest may be as much as the deposit, and is then told from it by its reference. */
export async function payWhatIsDue(desk: WatchedPage): Promise<void> {
  const { page, awaitAnswer } = desk
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Registrar un pago' }).click()
  const dialog = page.getByRole('dialog', { name: 'Registrar un pago' })
  await expect.poll(() => dialog.getByLabel('Importe').inputValue()).not.toBe('')
  await dialog.getByLabel('Operación o número de cheque').fill(`operación ${Date.now()}`)
  await awaitAnswer(async () => {
    await dialog.getByRole('button', { name: 'Registrar un pago' }).click()
    await dialog.waitFor({ state: 'detached' })
  })
}
