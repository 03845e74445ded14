import type { ShopForImport } from '../import-context.ts'
import { plainLine } from '../plain-line.ts'
import type { Terminal } from '../progress-bar.ts'
import { type ImportRun, listRuns } from './runs.store.ts'

const most = 30

/** The last imports of the shop, one a line. */
export async function showRuns({ services, shop }: ShopForImport, screen: Terminal): Promise<number> {
  const runs = await services.database.readInShop(shop.id, (tx) => listRuns(tx, most))
  if (runs.length === 0) screen.write('La tienda todavía no tiene importaciones.\n')
  for (const run of runs) screen.write(`${runLine(run)}\n`)
  return 0
}

function runLine({ id, at, who, source, supplier, created, changed, undoneBy, undoes }: ImportRun): string {
  const what = undoes === null ? plainLine(source, 60) : `deshace la ${undoes}`
  const from = supplier === null ? '' : ` (${plainLine(supplier, 60)})`
  const undone = undoneBy === null ? '' : ` · deshecha por la ${undoneBy}`
  const day = at.toISOString().slice(0, 16).replace('T', ' ')
  return `${String(id).padStart(5)}  ${day}  ${plainLine(who, 40)}  ${what}${from}: ${created} nuevos, ${changed} cambiados${undone}`
}
