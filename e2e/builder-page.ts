/** The builder of the demo's mug, with elements on it as a person would have put them there. */
import type { Design, DesignElement, TextElement } from '@estampa/domain/customization/design'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Decorated } from './catalog-answers.ts'
import type { Demo } from './demo-server.ts'
import { openPage, type WatchedPage, type Width } from './watched-page.ts'

/** A mug with a front of 8 × 6.5 cm, in millimeters. */
export type Mug = { id: number; area: number; width: number; height: number }

export async function findMug(demo: Demo): Promise<Mug> {
  const answer = await fetch(
    `${demo.origin}/api/services/app/Zecat/GetProductDetail?id=1&isEcommerceClient=true`,
    {
      headers: { 'Abp-TenantId': 'pampa' },
    },
  )
  const { result } = (await answer.json()) as {
    result: { printing_areas: { id: number; width_centimeters: number; height_centimeters: number }[] }
  }
  const [area] = result.printing_areas
  if (!area) throw new Error('the mug has no place')
  return { id: 1, area: area.id, width: area.width_centimeters * 10, height: area.height_centimeters * 10 }
}

export type BuilderPage = WatchedPage & {
  stage: Locator
  toPage(x: number, y: number): Promise<[number, number]>
}

/** The builder with these elements on the mug; `toPage` says where millimeters of the place are on the page. */
export async function openBuilderPage(
  demo: Demo,
  mug: Mug,
  width: Width,
  elements: readonly DesignElement[],
): Promise<BuilderPage> {
  const { stage, ...watched } = await openWithDesign(demo, width, { ...mug, technique: null, elements })
  return {
    ...watched,
    stage,
    async toPage(x, y) {
      const box = await stage.locator('svg path[stroke-dasharray="5 4"]').boundingBox()
      if (!box) throw new Error('no place is drawn')
      return [box.x + (x / mug.width) * box.width, box.y + (y / mug.height) * box.height]
    },
  }
}

/** The builder with these elements on what a technique decorates, at the panel of the technique. */
export async function openTechniquePanel(
  demo: Demo,
  decorated: Decorated,
  width: Width,
  elements: readonly DesignElement[],
): Promise<WatchedPage> {
  const watched = await openWithDesign(demo, width, { ...decorated, elements })
  const tool = watched.page.getByRole('button', { name: 'Técnica', exact: true })
  if ((await tool.getAttribute('aria-expanded')) === 'false') await tool.click()
  return watched
}

type Designed = {
  id: number
  area: number
  technique: number | null
  elements: readonly DesignElement[]
}

async function openWithDesign(
  demo: Demo,
  width: Width,
  { id, ...designed }: Designed,
): Promise<WatchedPage & { stage: Locator }> {
  const watched = await openPage(demo.browser, width)
  const stage = await openStage(watched.page, demo, id)
  await loadDesign(watched.page, designed)
  return { ...watched, stage }
}

/** The stage of the builder, as soon as it takes gestures. */
export async function openStage(page: Page, demo: Demo, product: number): Promise<Locator> {
  await page.goto(`${demo.origin}/pampa/product-builder?id=${product}`)
  const stage = page.getByRole('application', { name: 'Tu diseño sobre el producto' })
  await expect.poll(() => stage.getAttribute('aria-busy')).toBe('false')
  return stage
}

/** A design of a file, as somebody opens one by the menu. */
export async function loadDesign(
  page: Page,
  { area, technique, elements }: Omit<Designed, 'id'>,
): Promise<void> {
  await page.getByRole('button', { name: 'Más opciones' }).click()
  const design: Design = {
    version: 1,
    views: [{ printing_area_id: area, technique_id: technique, elements, instructions: '' }],
  }
  await page.locator('input[type=file][accept*=json]').setInputFiles({
    name: 'diseño.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(design)),
  })
  await expect.poll(() => page.getByText('Empezá por tu logo o un texto').count()).toBe(0)
  await closeMenu(page)
}

/** Gone with its animation: while it goes it is still over the stage, and then it gives the focus back to its button. */
export async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByText('Descargar el diseño').count()).toBe(0)
  const more = page.getByRole('button', { name: 'Más opciones' })
  await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true)
}

export const textElement = (
  id: string,
  x: number,
  y: number,
  more: Partial<TextElement> = {},
): TextElement => ({
  id,
  name: id,
  type: 'text',
  text: 'Hola',
  font: 'montserrat',
  size: 6,
  x,
  y,
  width: 14,
  height: 5,
  angle: 0,
  letterSpacing: 0,
  lineHeight: 1.2,
  align: 'center',
  colour: '#1668dc',
  outline: null,
  curve: null,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
  ...more,
})
