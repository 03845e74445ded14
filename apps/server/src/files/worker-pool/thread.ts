/** Runs in each worker thread. */
import { setPriority } from 'node:os'

// on Linux a thread has a priority of its own; elsewhere this would slow the whole server
if (process.platform === 'linux') setPriority(10)

export type TaskMessage = { readonly module: string; readonly name: string; readonly input: unknown }

/** A module is loaded when one of its tasks is first asked for. */
export async function doTask({ module, name, input }: TaskMessage): Promise<unknown> {
  const functions = (await import(module)) as Record<string, ((input: unknown) => unknown) | undefined>
  const work = functions[name]
  if (!work) throw new Error(`${module} has no task ${name}`)
  return work(input)
}
