import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export type Focus = { name: string; isSeen: boolean; says: string }

/** The focused element: its name, whether anything covers it, and what is wrong with it. */
export const focused = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const on = document.activeElement as HTMLInputElement
    const { x, y, width, height } = on.getBoundingClientRect()
    const over = document.elementFromPoint(x + Math.min(width, 40) / 2, y + Math.min(height, 20) / 2)
    const group = on.closest('[role=radiogroup]') ?? on
    const ids = (group.getAttribute('aria-describedby') ?? '').split(' ')
    return {
      name: (on.ariaLabel ?? on.labels?.[0]?.textContent ?? on.textContent ?? '').trim(),
      isSeen: over !== null && (on.contains(over) || over.contains(on)),
      says: ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    }
  })

const MAX_TAB_STOPS = 60

/** Walks with the Tab key, and sees every stop on the way. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < MAX_TAB_STOPS; stops++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toMatchObject({ isSeen: true })
    if (name.test((await focused(page)).name)) return
  }
  throw new Error(`${name} was not reached`)
}

export async function typeAt(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(text)
}
