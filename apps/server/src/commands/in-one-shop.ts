import { loadConfig } from '../config.ts'
import { type OpenShop, openShop } from './open-shop.ts'

/**
 * A command on one shop, by its name: writes what the work says, or why it could not be done. Gives the exit
 * code.
 */
export async function inOneShop(name: string, work: (open: OpenShop) => Promise<string>): Promise<number> {
  const open = await openShop(loadConfig(), name).catch((error: Error) => error)
  if (open instanceof Error) return cannot(open.message)
  try {
    say(await work(open))
    return 0
  } catch (error) {
    return cannot((error as Error).message)
  } finally {
    await open.close()
  }
}

/** Whether only the help is wanted: it goes to the standard output, and nothing has failed. */
export function isHelp(usage: string): boolean {
  const wants = process.argv.slice(2).some((word) => word === '--help' || word === '-h')
  if (wants) process.stdout.write(`${usage}\n`)
  return wants
}

export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Says why not, and fails. */
export function cannot(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}
