/**
 * The command `npm run staff -- <shop> <what> …`: what the people of a shop do, from the server's own console. It
 * calls what the API calls, in the name of one of them (`--as e-mail`; not needed where there is only one).
 * Exit codes: 0 done, 1 refused or failed, 2 not understood.
 */
import { text } from 'node:stream/consumers'
import { askPassword } from './staff/ask-password.ts'
import { confirm } from './staff/confirm.ts'
import { InvalidArguments, readArguments } from './staff/read-arguments.ts'
import { runStaffCommand, usage } from './staff/run.ts'

const [name, ...rest] = process.argv.slice(2)
const words = readArguments(rest)
const isHelp = process.argv.slice(2).some((word) => word === '--help' || word === '-h')
const isAsked = name !== undefined && !name.startsWith('-') && !(words instanceof InvalidArguments)
if (isHelp) {
  process.stdout.write(`${usage}\n`)
} else if (isAsked && rest.length > 0) {
  const password = () => (process.stdin.isTTY ? askPassword() : text(process.stdin))
  const { inOneShop } = await import('./in-one-shop.ts')
  let misused = false
  const code = await inOneShop(name, (open) =>
    runStaffCommand({ ...open, password, confirm }, words).catch((error) => {
      misused = error instanceof InvalidArguments
      throw error
    }),
  )
  process.exitCode = misused ? 2 : code
} else {
  process.stderr.write(`${words instanceof InvalidArguments ? `${words.message}\n\n` : ''}${usage}\n`)
  process.exitCode = 2
}
