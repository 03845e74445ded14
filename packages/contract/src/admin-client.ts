import type { admin } from './admin.ts'
import { adminPaths } from './admin-paths.ts'
import type { Call } from './call.ts'
import { type CallFunction, clientOf, type StaffClient, type Transport } from './client.ts'

type AdminCalls = {
  [C in keyof typeof admin]: (typeof admin)[C] extends Call ? CallFunction<(typeof admin)[C]> : never
}

/** The calls of the back office: those of no shop, and those of a shop's people. */
export type AdminClient = { admin: AdminCalls; staff: StaffClient['staff'] }

/**
 * The client of the back office, without the schemas of its calls.
 * @internal tests sign in with it
 */
export function adminClient(transport: Transport): AdminClient {
  return clientOf(adminPaths, transport) as AdminClient
}
