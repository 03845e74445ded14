import { resolveException } from '../../orders/resolve-exception.ts'
import { actor, inShop, type StaffCommandHandler, valueOrThrow } from './command-context.ts'
import { exceptionLabels } from './labels.ts'
import { describeNewState, orderIdOf } from './orders.ts'
import { readAmount, readState, readText } from './read-arguments.ts'

/** Without an amount it is what there is now. */
export const settleCommand: StaffCommandHandler = async (context, words) => {
  const [number, ...named] = words.positionals
  const { shop, services } = context
  const kind = readState(named.join(' '), exceptionLabels, 'Lo que se resolvió')
  const note = readText(words.values.note, 'cómo se resolvió (--note)', 300)
  const amount = words.values.amount === undefined ? null : readAmount(words.values.amount)
  const orderId = await orderIdOf(context, number)
  const who = await actor(context, words)
  const request = { shop, orderId, kind, amount, note, who, now: services.now() }
  valueOrThrow(context, await inShop(context, (tx) => resolveException(tx, request)))
  return describeNewState(context, orderId)
}
