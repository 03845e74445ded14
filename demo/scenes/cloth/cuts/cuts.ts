import type { Cut } from '../layer.ts'
import { backpack, cooler, drawstring, duffel, pouch, tote } from './bags.ts'
import { top } from './top.ts'
import { apron, beanie, folded, trousers } from './wear.ts'

/** Every cut by the name that the picture list uses. */
export const cuts: Readonly<Record<string, Cut>> = {
  top, apron, beanie, trousers, folded, tote, drawstring, backpack, cooler, duffel, pouch,
}
