import { settleFlag } from '../settle-flag.ts'
import { actor, inShop, sure, type Work } from './desk.ts'
import { afterwards, idOf } from './orders.ts'
import { readAmount, readState, readText } from './read-words.ts'
import { flagWords } from './words.ts'

/** Without an amount it is what there is now. */
export const settle: Work = async (desk, words) => {
  const [number, ...named] = words.positionals
  const { shop, services } = desk
  const kind = readState(named.join(' '), flagWords, 'Lo que se resolvió')
  const note = readText(words.values.note, 'cómo se resolvió (--note)', 300)
  const amount = words.values.amount === undefined ? null : readAmount(words.values.amount)
  const orderId = await idOf(desk, number)
  const who = await actor(desk, words)
  const asked = { shop, orderId, kind, amount, note, who, now: services.now() }
  sure(desk, await inShop(desk, (tx) => settleFlag(tx, asked)))
  return afterwards(desk, orderId)
}
