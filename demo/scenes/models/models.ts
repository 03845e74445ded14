import { bottle, glassBottle, sportBottle } from './bottles.ts'
import { bucketHat } from './bucket-hat.ts'
import { ball, candle, giftBox, lunchBox, mat } from './home.ts'
import { badge, keyring, pin } from './keys.ts'
import type { Build } from './model.ts'
import { calendar, mousePad, penPot, stickyNotes } from './office.ts'
import { folder, notebook } from './paper.ts'
import { marker, pencil } from './pencils.ts'
import { cable, charger, powerBank } from './power.ts'
import { earbuds, phoneStand, speaker } from './tech.ts'
import { tumbler } from './tumbler.ts'
import { pen } from './writing.ts'

/** Models of what is not traced yet, by the name that the picture list uses. */
export const models: Readonly<Record<string, Build>> = {
  bottle,
  sportBottle,
  glassBottle,
  tumbler,
  pen,
  pencil,
  marker,
  notebook,
  folder,
  calendar,
  penPot,
  stickyNotes,
  mousePad,
  powerBank,
  charger,
  speaker,
  earbuds,
  phoneStand,
  cable,
  keyring,
  pin,
  badge,
  lunchBox,
  candle,
  ball,
  mat,
  giftBox,
  bucketHat,
}
