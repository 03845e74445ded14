/** The command `npm run shop -- <what> …`: opens shops and changes what they decide, from the server's console. */
import { processConsole, runCommand } from './run-command.ts'
import { shopCommands } from './shop/commands.ts'

const open = async () => {
  const [{ loadConfig }, { openBackend }] = await Promise.all([
    import('../config.ts'),
    import('./open-shop.ts'),
  ])
  return openBackend(loadConfig())
}

process.exitCode = await runCommand(shopCommands, processConsole(open))
