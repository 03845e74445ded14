import { readFile } from 'node:fs/promises'
import type { Design, DesignElement, TextElement } from '@estampa/domain/customization/design'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeMenu, findMug, type Mug, openBuilderPage, textElement } from './builder-page.ts'
import { type Demo, openDemo } from './demo-server.ts'
import { deepTest } from './depth.ts'

let demo: Demo
let mug: Mug

beforeAll(async () => {
  demo = await openDemo()
  mug = await findMug(demo)
})
afterAll(async () => {
  await demo?.close()
})

/** As the person would keep it in a file. */
async function designOf(page: Page): Promise<readonly DesignElement[]> {
  await page.getByRole('button', { name: 'Más opciones' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar el diseño' }).click(),
  ])
  await closeMenu(page)
  const { views } = JSON.parse(await readFile(await download.path(), 'utf8')) as Design
  return views.find(({ printing_area_id }) => printing_area_id === mug.area)?.elements ?? []
}

describe('the stage of the editor', () => {
  test('a dragged element stops at the edge of its print area, and one undo brings it back [BLD-03, BLD-07]', async () => {
    const { page, stage, toPage, isSound } = await openBuilderPage(demo, mug, 1280, [
      textElement('uno', 40, 30),
      textElement('dos', 20, 55),
    ])
    const before = await designOf(page)
    await page.mouse.move(...(await toPage(40, 30)))
    await page.mouse.down()
    await page.mouse.move(...(await toPage(300, -90)), { steps: 12 })
    await page.mouse.up()
    await expect.poll(() => stage.getByRole('status').textContent()).toContain('uno')
    const [one] = await designOf(page)
    expect(one?.x).toBeCloseTo(mug.width - (one?.width ?? 0) / 2, 1)
    expect(one?.y).toBeCloseTo((one?.height ?? 0) / 2, 1)
    await stage.focus()
    await page.keyboard.press('Control+z')
    expect(await designOf(page)).toEqual(before)
    await isSound('the builder with a design')
  })

  deepTest('handles scale and turn, and nothing grows out of its place [BLD-03, BLD-04]', async () => {
    const { page, toPage } = await openBuilderPage(demo, mug, 1280, [textElement('uno', 40, 30)])
    // texts of a file are measured anew
    const [{ width, height }] = (await designOf(page)) as [TextElement]
    await page.mouse.click(...(await toPage(40, 30)))
    await page.mouse.move(...(await toPage(40 + width / 2, 30 + height / 2)))
    await page.mouse.down()
    await page.mouse.move(...(await toPage(40 + width, 30 + height)), { steps: 6 })
    await page.mouse.up()
    const [grown] = await designOf(page)
    expect(grown?.width).toBeCloseTo(width * 1.5, 0)
    await page.mouse.move(...(await toPage(40 + width, 30 + height)))
    await page.mouse.down()
    await page.mouse.move(...(await toPage(400, 140)), { steps: 6 })
    await page.mouse.up()
    const [huge] = await designOf(page)
    if (!huge) throw new Error('it is gone')
    expect(huge.x + huge.width / 2).toBeLessThanOrEqual(mug.width + 0.01)
    expect(huge.y + huge.height / 2).toBeLessThanOrEqual(mug.height + 0.01)
    expect(huge.width).toBeGreaterThan(40)
  })

  test('keys alone choose, move, turn and remove, and say what is chosen [BLD-04]', async () => {
    const { page, stage } = await openBuilderPage(demo, mug, 1280, [
      textElement('uno', 40, 30),
      textElement('dos', 20, 55),
    ])
    await stage.focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => stage.getByRole('status').textContent()).toContain('uno')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('r')
    await page.keyboard.press('Tab')
    await expect.poll(() => stage.getByRole('status').textContent()).toContain('dos')
    await page.keyboard.press('Delete')
    const [one, ...others] = await designOf(page)
    expect(one).toMatchObject({ x: 41, y: 25, angle: 15 })
    expect(others).toEqual([])
  })

  deepTest('a menu on the canvas does what its keys do, by mouse and by keyboard [BLD-04]', async () => {
    const { page, stage, toPage, isSound } = await openBuilderPage(demo, mug, 1280, [
      textElement('uno', 40, 30),
      textElement('dos', 20, 55),
    ])
    const menu = page.getByRole('menu')
    await page.mouse.click(...(await toPage(40, 30)), { button: 'right' })
    await isSound('the menu of the canvas')
    await menu.getByRole('menuitem', { name: 'Traer al frente' }).click()
    expect((await designOf(page)).map(({ id }) => id)).toEqual(['dos', 'uno'])
    await stage.focus()
    await page.keyboard.press('Shift+F10')
    await expect.poll(() => focused(page)).toBe('Duplicar')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe('Ocultar')
    await page.keyboard.press('Enter')
    expect(await menu.count()).toBe(0)
    // the work goes on where it was
    await page.keyboard.press('ContextMenu')
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('l')
    expect((await designOf(page)).find(({ id }) => id === 'uno')).toMatchObject({
      hidden: true,
      locked: true,
    })
    await page.mouse.click(...(await toPage(75, 5)), { button: 'right' })
    expect(await menu.count()).toBe(0)
  })

  deepTest(
    'two fingers scale and turn what is chosen while the page stays where it is [BLD-04]',
    async () => {
      const { page, stage, toPage } = await openBuilderPage(demo, mug, 360, [textElement('uno', 40, 30)])
      const fingers = await fingersOf(page)
      const [x, y] = await toPage(40, 30)
      await fingers('touchStart', [[x, y]])
      await fingers('touchEnd', [])
      await expect.poll(() => stage.getByRole('status').textContent()).toContain('uno')
      const [{ width }] = (await designOf(page)) as [TextElement]
      await fingers('touchStart', [[x - 20, y]])
      await fingers('touchStart', [
        [x - 20, y],
        [x + 20, y],
      ])
      for (let step = 1; step <= 8; step++) {
        const [turn, apart] = [(step / 8) * (Math.PI / 4), 20 + step * 1.25]
        const [across, down] = [apart * Math.cos(turn), apart * Math.sin(turn)]
        await fingers('touchMove', [
          [x - across, y - down],
          [x + across, y + down],
        ])
      }
      await fingers('touchEnd', [])
      const [one] = await designOf(page)
      expect(one?.angle).toBeCloseTo(45, 0)
      expect(one?.width).toBeCloseTo(width * 1.5, 0)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    },
  )
})

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.querySelector('span')?.textContent ?? undefined)

type Fingers = (
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at: readonly [number, number][],
) => Promise<unknown>

async function fingersOf(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page)
  return (type, at) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) })
}
