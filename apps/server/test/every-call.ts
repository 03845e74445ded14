import type { Call } from '@estampa/contract/call'
import { contract } from '@estampa/contract/contract'
import type { Envelope } from '@estampa/contract/envelope'
import { queryOf } from '@estampa/contract/http-transport'
import { Money } from '@estampa/contract/wire'
import type { z } from 'zod'

export type NamedCall = { name: string; call: Call }

/** Every call of the contract, `feature.call`, as it stands: a new one is asked too. */
export const everyCall: readonly NamedCall[] = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => ({ name: `${feature}.${name}`, call })),
)

/** What came over the wire, letter by letter. */
export type Heard = { status: number; text: string; body: Envelope | undefined; refusal: string | null }

type Asked = { origin: string; shop: string; token?: string | undefined; input: unknown; files?: File[] }

const BUSY_MS = 100

/** Asks as often as the server says that it is too busy just now. */
export async function ask(named: NamedCall, asked: Asked): Promise<Heard> {
  const heard = await askOnce(named, asked)
  if (heard.refusal !== 'busy') return heard
  await new Promise((done) => setTimeout(done, BUSY_MS))
  return ask(named, asked)
}

async function askOnce({ call }: NamedCall, { origin, shop, token, input, files }: Asked): Promise<Heard> {
  const headers: Record<string, string> = { 'abp-tenantid': shop }
  if (token) headers.authorization = `Bearer ${token}`
  const isRead = call.method === 'GET' || call.method === 'DELETE'
  const query = isRead ? queryOf(input) : ''
  const body = isRead ? undefined : bodyOf(call, input, files)
  if (typeof body === 'string') headers['content-type'] = 'application/json'
  const response = await fetch(`${origin}${call.path}${query && `?${query}`}`, {
    method: call.method,
    headers,
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  const heard = response.headers.get('content-type')?.includes('json')
    ? (JSON.parse(text) as Envelope)
    : undefined
  return { status: response.status, text, body: heard, refusal: heard?.error?.refusal ?? null }
}

function bodyOf(call: Call, input: unknown, files: File[] = []): FormData | string {
  if (!call.multipart) return JSON.stringify(input ?? {})
  const form = new FormData()
  for (const [key, value] of Object.entries(input ?? {})) {
    if (value !== undefined && value !== null) form.append(key, String(value))
  }
  for (const file of files) form.append('files', file, file.name)
  return form
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
