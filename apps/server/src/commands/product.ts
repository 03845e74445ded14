/** The command `npm run product -- <what> …`: prices, stock and products on show, from the server's console. */
import { productCommands } from './product/commands.ts'
import { processConsole, runCommand } from './run-command.ts'

const open = async () => {
  const [{ loadConfig }, { openBackend }] = await Promise.all([
    import('../config.ts'),
    import('./open-shop.ts'),
  ])
  return openBackend(loadConfig())
}

process.exitCode = await runCommand(productCommands, processConsole(open))
