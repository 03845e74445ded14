import { correctParcel } from '../../staff/record-parcel.ts'
import { actor, inShop, type StaffCommandHandler, valueOrThrow } from './command-context.ts'
import { idOf, stateAfter } from './orders.ts'
import { readParcel } from './parcel-options.ts'

export const parcel: StaffCommandHandler = async (context, words) => {
  const id = await idOf(context, words.positionals[0])
  const input = readParcel(words)
  const who = await actor(context, words)
  valueOrThrow(
    context,
    await inShop(context, (tx) => correctParcel(tx, id, { said: input, who, now: context.services.now() })),
  )
  return stateAfter(context, id)
}
