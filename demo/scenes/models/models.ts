import { bucketHat, cap } from './caps.ts'
import { bottle, glassBottle, mate, mug, sportBottle, stemware, tumbler } from './drinkware.ts'
import { ball, board, candle, giftBox, lunchBox, mat, umbrella } from './home.ts'
import { badge, keyring, pin } from './keys.ts'
import type { Build } from './model.ts'
import { calendar, folder, lanyard, mousePad, notebook, penPot, spiral, stickyNotes } from './office.ts'
import { cable, charger, earbuds, phoneStand, powerBank, speaker, usb } from './tech.ts'
import { marker, pen, pencil, penSet } from './writing.ts'

/** Every model by the name that the picture list uses. */
export const models: Readonly<Record<string, Build>> = {
  mug, bottle, sportBottle, glassBottle, tumbler, stemware, mate, pen, pencil, marker, penSet, notebook, spiral,
  folder, calendar, penPot, stickyNotes, mousePad, lanyard, powerBank, usb, charger, speaker, earbuds, phoneStand,
  cable, keyring, pin, badge, umbrella, board, lunchBox, candle, ball, mat, giftBox, cap, bucketHat,
}
