/** How fast the back office reads a shop that has sold for years; `npm test -- --deep`. */
import type { Roles } from '@estampa/server/db/migrate'
import { expect, test } from 'vitest'
import { fillCatalogDesk, fillDesk } from '../bench/fill-desk.ts'
import type { LoadRequest } from '../bench/load.ts'
import { timeReads } from '../bench/measure-growth.ts'
import type { BenchProcess } from '../bench/processes.ts'
import { withMeasuredServer } from './measured-server.ts'

const isLinux = process.platform === 'linux'
/** Ten people of the shop look at once. */
const BUDGET_MS = 150
const SEVERAL_MINUTES = 15 * 60_000

test.runIf(isLinux)(
  '50,000 orders of 10,000 customers: every list of the office comes in 150 ms [ADM-06] [ADM-07] [ADM-13] [ADM-17] [OWN-17]',
  () => expectInTime(fillDesk),
  SEVERAL_MINUTES,
)

test.runIf(isLinux)(
  '100,000 products: each page of their list, and their counts, come in 150 ms [OWN-04]',
  () => expectInTime(fillCatalogDesk),
  SEVERAL_MINUTES,
)

async function expectInTime(
  fill: (server: BenchProcess, roles: Roles) => Promise<Record<string, LoadRequest>>,
): Promise<void> {
  await withMeasuredServer(async (server, roles) => {
    const times = await timeReads(server, await fill(server, roles))
    for (const [name, { ms, p97Ms, cpuMs }] of Object.entries(times)) {
      const cpu = cpuMs === null ? '' : `${cpuMs.toFixed(1)} ms of a processor, `
      process.stdout.write(`${name}: ${cpu}${ms.toFixed(1)} ms alone, p97.5 ${p97Ms.toFixed(1)} ms\n`)
    }
    const late = Object.entries(times).filter(([, { p97Ms }]) => p97Ms > BUDGET_MS)
    expect(late).toEqual([])
  })
}
