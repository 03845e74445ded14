import { bottle, glassBottle, sportBottle } from './bottles.ts'
import { bucketHat, cap } from './caps.ts'
import { mate, stemware } from './glasses.ts'
import { ball, board, candle, giftBox, lunchBox, mat } from './home.ts'
import { badge, keyring, pin } from './keys.ts'
import type { Build } from './model.ts'
import { mug, tumbler } from './mugs.ts'
import { calendar, lanyard, mousePad, penPot, stickyNotes } from './office.ts'
import { folder, notebook, spiral } from './paper.ts'
import { marker, pencil } from './pencils.ts'
import { cable, charger, powerBank, usb } from './power.ts'
import { earbuds, phoneStand, speaker } from './tech.ts'
import { umbrella } from './umbrella.ts'
import { pen, penSet } from './writing.ts'

/** Every model by the name that the picture list uses. */
export const models: Readonly<Record<string, Build>> = {
  mug,
  bottle,
  sportBottle,
  glassBottle,
  tumbler,
  stemware,
  mate,
  pen,
  pencil,
  marker,
  penSet,
  notebook,
  spiral,
  folder,
  calendar,
  penPot,
  stickyNotes,
  mousePad,
  lanyard,
  powerBank,
  usb,
  charger,
  speaker,
  earbuds,
  phoneStand,
  cable,
  keyring,
  pin,
  badge,
  umbrella,
  board,
  lunchBox,
  candle,
  ball,
  mat,
  giftBox,
  cap,
  bucketHat,
}
