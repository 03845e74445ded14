import type { Call, ReadOnly } from '@estampa/contract/call'
import type { Refusal } from '@estampa/domain/refusal'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import type { CacheHints } from './cache-hints.ts'
import type { RecordedChange } from './changes.store.ts'
import type { Person } from './person.ts'
import type { Services } from './services.ts'
import type { Shop } from './shop.ts'

/** It lies in a file of the disk until the call was answered, so that an upload that waits takes no memory. */
export type UploadedFile = { readonly name: string; readonly path: string; readonly length: number }

/** The context of a handler: what it decides from. */
export type Context<C extends Call = Call, Given extends Services = Services> = {
  /** The open door into the shop; calls that open none get a door that throws. */
  tx: Tx
  shop: Shop
  person: Person
  input: z.output<C['takes']>
  files: readonly UploadedFile[]
  /** The version of what a versioned write changes, as the client has seen it; null: it names none. */
  seenVersion: number | null
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>
  now: Date
  services: Given
  log: FastifyBaseLogger
  requestId: string
  /** Address of the person, for limits. */
  ip: string
  /**
   * Keeps what a person of the shop changed, in the transaction of the change. A call of theirs that writes and does not
   * say what it changed fails as a whole.
   */
  record: (tx: Tx, change: RecordedChange) => Promise<void>
  /** How long the answer may be kept, where it is the same for everybody. */
  cache: CacheHints
}

export type Handler<C extends Call, Given extends Services = Services> = (
  context: Context<C, Given>,
) => Promise<ReadOnly<z.output<C['gives']>> | Refusal>

export type Route<Given extends Services = Services> = {
  name: string
  call: Call
  handler: Handler<Call, Given>
}

/**
 * The routes of one feature: a handler for each of its calls, complete by type.
 * `handle('cart', cart, { createOrEdit: async ({ tx, input }) => … })`. `Given` is what they need of the server.
 */
export function handle<Calls extends Record<string, Call>, Given extends Services = Services>(
  feature: string,
  calls: Calls,
  handlers: { [Name in keyof Calls]: Handler<Calls[Name], Given> },
): Route<Given>[] {
  return Object.entries(calls).map(([name, call]) => ({
    name: `${feature}.${name}`,
    call,
    handler: handlers[name as keyof Calls] as unknown as Handler<Call, Given>,
  }))
}
