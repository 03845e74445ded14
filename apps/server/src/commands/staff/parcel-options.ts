import type { ParcelTrackingInput } from '@estampa/domain/orders'
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
