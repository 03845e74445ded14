import { afterAll, expect, test } from 'vitest'
import { closeWindows, openBrowser, openPage } from './watched-page.ts'

const browser = await openBrowser()
afterAll(() => closeWindows(browser))

test.each([
  { delayMs: 200, isJump: false },
  { delayMs: 900, isJump: true },
])('what moves $delayMs ms after a press is a jump: $isJump [LAYOUT-04]', async ({ delayMs, isJump }) => {
  const { page, isSound } = await openPage(browser, 1280)
  await page.goto('about:blank')
  await page.setContent(
    `<button style="position: fixed; bottom: 0">Abrir</button><p>${'Texto '.repeat(900)}</p>`,
  )
  await page.evaluate((ms) => {
    const open = () => setTimeout(() => document.body.prepend(document.createElement('hr')), ms)
    document.querySelector('button')?.addEventListener('click', open)
    const style = document.createElement('style')
    document.head.append(style)
    style.textContent = 'hr { height: 300px }'
  }, delayMs)
  await page.getByRole('button').click()
  await page.locator('hr').waitFor()
  const told = isSound('the page', { axe: false })
  if (isJump) await expect(told).rejects.toThrow('layout shift of the page')
  else await told
})
