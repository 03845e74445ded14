import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** Keeps how a page looks in the folder that this variable of the environment names, for whoever wants to look. */
export async function keepPicture(page: Page, setting: string, name: string): Promise<void> {
  const folder = process.env[setting]
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${folder}/${name}.png` })
}
