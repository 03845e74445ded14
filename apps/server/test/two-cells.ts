/** What tests of two cells ask of both: their rows as their owner, and the commands of whoever runs the installation. */
import pg from 'pg'
import { runCommand } from '../src/commands/run-command.ts'
import { shopCommands } from '../src/commands/shop/commands.ts'
import type { CellRoles } from '../src/db/cells.ts'
import type { Roles } from '../src/db/migrate.ts'
import type { TestOffice } from './office.ts'

export async function askAsOwner({ owner }: Roles, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: owner })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** `npm run shop --` with these words. */
export async function shopAtConsole(
  { services }: TestOffice,
  roles: CellRoles,
  args: readonly string[],
): Promise<{ code: number; said: string }> {
  let said = ''
  const hear = (text: string) => {
    said += text
  }
  const code = await runCommand(shopCommands, {
    args: [...args],
    open: async () => ({ services, ownerUrl: roles.owner, roles, close: async () => {} }),
    input: async () => '',
    write: hear,
    complain: hear,
  })
  return { code, said }
}
