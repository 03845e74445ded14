import type { ParcelTrackingInput } from '@estampa/domain/orders/parcel-tracking'
import { correctParcel } from '../record-parcel.ts'
import { actor, inShop, type StaffCommandHandler, valueOrThrow } from './command-context.ts'
import { idOf, stateAfter } from './orders.ts'
import { readText, type StaffCommandArguments } from './read-arguments.ts'

type ParcelArguments = Pick<StaffCommandArguments, 'values'>

export const hasParcelOptions = ({ values: { carrier, number, link } }: ParcelArguments) =>
  [carrier, number, link].some((one) => one !== undefined)

export function readParcel({ values: { carrier, number, link } }: ParcelArguments): ParcelTrackingInput {
  return {
    carrier: onOneLine(readText(carrier, 'quién lo lleva (--carrier)', 60)),
    number: onOneLine(readText(number, 'el número de seguimiento (--number)', 60)),
    url: link === undefined ? '' : readText(link, 'la dirección (--link)', 500),
  }
}

const onOneLine = (typed: string) => typed.replace(/\s+/g, ' ')

export const parcel: StaffCommandHandler = async (context, words) => {
  const id = await idOf(context, words.positionals[0])
  const said = readParcel(words)
  const who = await actor(context, words)
  valueOrThrow(
    context,
    await inShop(context, (tx) => correctParcel(tx, id, { said, who, now: context.services.now() })),
  )
  return stateAfter(context, id)
}
