import type { ParcelSaid } from '@estampa/domain/orders/parcel'
import { correctParcel } from '../name-parcel.ts'
import { actor, inShop, sure, type Work } from './desk.ts'
import { afterwards, idOf } from './orders.ts'
import { readText, type Words } from './read-words.ts'

type Said = Pick<Words, 'values'>

export const saysParcel = ({ values: { carrier, number, link } }: Said) =>
  [carrier, number, link].some((one) => one !== undefined)

export function readParcel({ values: { carrier, number, link } }: Said): ParcelSaid {
  return {
    carrier: onOneLine(readText(carrier, 'quién lo lleva (--carrier)', 60)),
    number: onOneLine(readText(number, 'el número de seguimiento (--number)', 60)),
    url: link === undefined ? '' : readText(link, 'la dirección (--link)', 500),
  }
}

const onOneLine = (typed: string) => typed.replace(/\s+/g, ' ')

export const parcel: Work = async (desk, words) => {
  const id = await idOf(desk, words.positionals[0])
  const said = readParcel(words)
  const who = await actor(desk, words)
  sure(desk, await inShop(desk, (tx) => correctParcel(tx, id, { said, who, now: desk.services.now() })))
  return afterwards(desk, id)
}
