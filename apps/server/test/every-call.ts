import type { Call } from '@estampa/contract/call'
import { contract } from '@estampa/contract/contract'
import type { Envelope } from '@estampa/contract/envelope'
import { Money } from '@estampa/contract/wire'
import type { z } from 'zod'
import { callRaw as askCall } from './raw-call.ts'

export type NamedCall = { name: string; call: Call }

/** Every call of the contract, `feature.call`, as it stands: a new one is asked too. */
export const everyCall: readonly NamedCall[] = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
)

/** The answer as it came over the wire. */
export type CallAnswer = { status: number; text: string; body: Envelope | undefined; refusal: string | null }

type NamedCallInput = {
  origin: string
  shop: string
  token?: string | undefined
  input: unknown
  files?: File[]
}

/** Asks as often as the server says that it is too busy just now. */
export async function callByName(
  { call }: NamedCall,
  { origin, shop, token, input, files }: NamedCallInput,
): Promise<CallAnswer> {
  const request = { input, ...(files && { files }) }
  const { status, text, headers } = await askCall(origin, call, { shop, token }, request)
  const body = headers.get('content-type')?.includes('json') ? (JSON.parse(text) as Envelope) : undefined
  return { status, text, body, refusal: body?.error?.refusal ?? null }
}

type Definition = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  items?: z.ZodType[]
  in?: z.ZodType
  left?: z.ZodType
  right?: z.ZodType
  getter?: () => z.ZodType
}

/** The amounts in an answer: the numbers that the contract says are money. */
export function moneyIn(schema: z.ZodType, value: unknown): number[] {
  if (value === null || value === undefined) return []
  if (schema === Money) return [Number(value)]
  const definition = (schema as unknown as { _zod: { def: Definition } })._zod.def
  const { shape, element, innerType, valueType, options, items, left, right, getter } = definition
  if (shape) {
    return Object.entries(shape).flatMap(([key, one]) =>
      moneyIn(one, (value as Record<string, unknown>)[key]),
    )
  }
  if (element) return (value as unknown[]).flatMap((one) => moneyIn(element, one))
  if (valueType) return Object.values(value).flatMap((one) => moneyIn(valueType, one))
  if (items) return items.flatMap((item, at) => moneyIn(item, (value as unknown[])[at]))
  if (options) {
    const meant = options.find((option) => option.safeParse(value).success)
    return meant ? moneyIn(meant, value) : []
  }
  return [innerType, definition.in, left, right, getter?.()].flatMap((one) =>
    one ? moneyIn(one, value) : [],
  )
}
