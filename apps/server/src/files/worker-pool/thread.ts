/** Runs in each worker thread. */
import { setPriority } from 'node:os'
import { tasks } from './tasks.ts'

// on Linux a thread has a priority of its own; elsewhere this would slow the whole server
if (process.platform === 'linux') setPriority(10)

export function doTask({ name, input }: { name: keyof typeof tasks; input: unknown }): Promise<unknown> {
  const task = tasks[name] as (input: unknown) => Promise<unknown>
  return task(input)
}
