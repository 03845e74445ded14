import type { Cut } from '../layer.ts'
import { drawstring } from './bags.ts'
import { cooler, duffel } from './luggage.ts'
import { pouch } from './pouch.ts'
import { folded } from './wear.ts'

/** Every cut by the name that the picture list uses. */
export const cuts: Readonly<Record<string, Cut>> = {
  folded,
  drawstring,
  cooler,
  duffel,
  pouch,
}
