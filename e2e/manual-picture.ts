import type { Locator, Page } from 'playwright-core'
import type { ManualScene } from './manual-scene.ts'

/** A picture of the manual: which screen, brought into which state, and what of it is shown. */
export type ManualPicture = {
  /** Of a phone where it ends in `-telefono`. */
  file: `${string}.webp`
  /** Under the shop; for nobody and the operator, under the office. */
  path: string | ((orders: ManualScene['orders']) => string)
  /** Before the «@» of the demo's address. */
  who?: 'ventas' | 'mostrador' | 'taller' | 'cuentas' | 'operador' | 'nobody'
  /** Somebody who has not hidden their first steps. */
  isNew?: boolean
  /** Of the window, where one of a desk cuts off what matters. */
  height?: number
  show?: (page: Page, scene: ManualScene) => Promise<unknown>
  /** Without it the whole window is shown. */
  crop?: (page: Page) => Locator
}
