import type { admin } from './admin.ts'
import { adminPaths } from './admin-paths.ts'
import type { Call } from './call.ts'
import { type CallFunction, clientOf, type StaffClient, type Transport } from './client.ts'
import type { staffMailTexts } from './mail.ts'
import type { operator } from './operator.ts'
import type { office, staffImportFeeds, staffImports } from './staff.ts'

type CallsOf<Table extends Record<string, Call>> = { [C in keyof Table]: CallFunction<Table[C]> }

/** The calls of the back office: those of no shop, and those of a shop's people. */
export type AdminClient = {
  admin: CallsOf<typeof admin>
  operator: CallsOf<typeof operator>
  staff: StaffClient['staff'] &
    CallsOf<typeof office> &
    CallsOf<typeof staffImports & typeof staffImportFeeds & typeof staffMailTexts>
}

/** The client of the back office, without the schemas of its calls. */
export function adminClient(transport: Transport): AdminClient {
  return clientOf(adminPaths, transport) as AdminClient
}
