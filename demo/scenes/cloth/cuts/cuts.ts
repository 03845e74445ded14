import type { Cut } from '../layer.ts'
import { backpack } from './backpack.ts'
import { drawstring, tote } from './bags.ts'
import { cooler, duffel } from './luggage.ts'
import { pouch } from './pouch.ts'
import { apron, beanie, folded } from './wear.ts'

/** Every cut by the name that the picture list uses. */
export const cuts: Readonly<Record<string, Cut>> = {
  apron,
  beanie,
  folded,
  tote,
  drawstring,
  backpack,
  cooler,
  duffel,
  pouch,
}
