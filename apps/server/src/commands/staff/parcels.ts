import { correctParcel } from '../../orders/record-parcel.ts'
import { actor, inShop, type StaffCommandHandler, valueOrThrow } from './command-context.ts'
import { describeNewState, orderIdOf } from './orders.ts'
import { readParcel } from './parcel-options.ts'

export const parcelCommand: StaffCommandHandler = async (context, words) => {
  const id = await orderIdOf(context, words.positionals[0])
  const input = readParcel(words)
  const who = await actor(context, words)
  valueOrThrow(
    context,
    await inShop(context, (tx) => correctParcel(tx, id, { said: input, who, now: context.services.now() })),
  )
  return describeNewState(context, id)
}
