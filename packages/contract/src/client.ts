import type { z } from 'zod'
import type { Call, Paths, ReadOnly } from './call.ts'
import type { contract } from './contract.ts'
import type { Envelope, Fault } from './envelope.ts'
import { paths } from './paths.ts'

export type Contract = typeof contract
export type Features = keyof Contract
export type CallOf<F extends Features, C extends keyof Contract[F]> = Contract[F][C] extends Call
  ? Contract[F][C]
  : never

/** Input and result of a call as they travel: money as decimals, dates as text. */
export type CallInput<C extends Call> = ReadOnly<z.input<C['takes']>>
export type CallResult<C extends Call> = ReadOnly<z.input<C['gives']>>

export type CallOptions = {
  /** Files of a multipart call, in order. */
  files?: readonly File[]
  headers?: Record<string, string>
  signal?: AbortSignal
  /** The call shows no progress: nobody waits for its answer. */
  isQuiet?: boolean
  /** Sends this one call over HTTP, for instance where its progress is shown. */
  send?: typeof fetch
}

/** A write of something that has versions may name the one that was seen: where there is a later one it is refused. */
type VersionOption<C extends Call> = C extends { isVersioned?: infer V }
  ? true extends V
    ? { version?: number }
    : unknown
  : unknown

export type CallFunction<C extends Call> = (
  input: CallInput<C>,
  options?: CallOptions & VersionOption<C>,
) => Promise<CallResult<C>>

/** `api.catalog.getProductDetail({ id })` — every call that a buyer may make, typed, without its schemas. */
export type Client = {
  [F in Exclude<Features, 'staff'>]: {
    [C in keyof Contract[F] as Contract[F][C] extends { who: 'staff' } ? never : C]: CallFunction<
      CallOf<F, C>
    >
  }
}

/** Every call of the contract: the buyers' and those of a shop's people. */
export type StaffClient = { [F in Features]: { [C in keyof Contract[F]]: CallFunction<CallOf<F, C>> } }

export type ClientRequest = {
  feature: string
  call: string
  method: string
  path: string
  /** `buyer`: the holder of a guest's link may call it too. */
  who?: 'buyer' | undefined
  input: unknown
} & CallOptions
/** Carries one request: over HTTP in a browser or a test, by a direct call inside the server. */
export type Transport = (
  request: ClientRequest,
) => Promise<{ status: number; body: Envelope; requestId?: string }>

/** An answer that is not a success. `message` is the Spanish sentence of the server. */
export class CallFailure extends Error {
  readonly status: number
  readonly fault: Fault | null
  readonly requestId: string | undefined
  constructor(status: number, message: string, fault: Fault | null, requestId?: string) {
    super(message)
    this.name = 'Failure'
    this.status = status
    this.fault = fault
    this.requestId = requestId
  }
}

export function client(transport: Transport): Client {
  return clientOf(paths, transport) as Client
}

const segmentOf = (call: string) => call.charAt(0).toUpperCase() + call.slice(1)

/** '/api/services/app/Zecat/GetColors' is '/api/services/app/Zecat/*' for `getColors`: every page loads the table. */
export function shortPath(call: string, path: string): string {
  const segment = segmentOf(call)
  return path.endsWith(`/${segment}`) ? `${path.slice(0, -segment.length)}*` : path
}

export function fullPath(call: string, path: string): string {
  return path.endsWith('*') ? path.slice(0, -1) + segmentOf(call) : path
}

type AnyOptions = CallOptions & { version?: number }

export function clientOf(table: Paths, transport: Transport): unknown {
  const features: Record<string, Record<string, unknown>> = {}
  for (const [feature, calls] of Object.entries(table)) {
    features[feature] = {}
    for (const [call, [method, shortened, who]] of Object.entries(calls)) {
      features[feature][call] = async (input: unknown, { version, ...options }: AnyOptions = {}) => {
        const path = fullPath(call, shortened)
        const seen =
          version === undefined ? {} : { headers: { ...options.headers, 'if-match': `"${version}"` } }
        const answer = await transport({ feature, call, method, path, who, input, ...options, ...seen })
        const { body, status } = answer
        if (body.success) return body.result
        const message = typeof body.result === 'string' ? body.result : (body.error?.message ?? '')
        throw new CallFailure(status, message, body.error, answer.requestId)
      }
    }
  }
  return features
}
