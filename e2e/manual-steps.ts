/** What is done on the way to the pictures of the manual. */
import type { Page } from 'playwright-core'

export const dialog = (page: Page) => page.getByRole('dialog')
export const region = (name: string | RegExp) => (page: Page) => page.getByRole('region', { name })
export const main = (page: Page) => page.locator('main')

/** Presses a button, or chooses it in the menu beside it. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
export async function choose(page: Page, menu: string | RegExp, item: string | RegExp): Promise<void> {
  await press(page, menu)
  await page.getByRole('menuitem', { name: item }).click()
}
