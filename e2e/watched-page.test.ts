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

test('what a page asks for by itself within half a second is waited for, and what it moves is a jump [LAYOUT-04]', async () => {
  const { page, isSound } = await openPage(browser, 1280)
  const asksLate = `setTimeout(async () => {
    await fetch('/late')
    document.body.style.paddingTop = '300px'
  }, 450)`
  await page.route('http://shop.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<link rel="icon" href="data:,"><p>${'Texto '.repeat(900)}</p><script>${asksLate}</script>`,
    }),
  )
  await page.goto('http://shop.test/')
  await expect(isSound('the page', { axe: false })).rejects.toThrow('layout shift of the page')
})
