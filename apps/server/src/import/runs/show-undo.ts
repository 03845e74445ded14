import { changeLines } from '../change-text.ts'
import type { ShopForImport } from '../import-context.ts'
import type { Terminal } from '../progress-bar.ts'
import { type UndoRequest, undoRun } from './undo-run.ts'

/** Takes a run back at the console. Gives the exit code: 0 all is as before, 2 something stays as it is now. */
export async function showUndo(shop: ShopForImport, request: UndoRequest, screen: Terminal): Promise<number> {
  const { run, isRehearsal } = request
  const { undo, changes, removed, hidden, kept, names } = await undoRun(shop, request)
  if (undo !== undefined) await shop.analyze()
  if (isRehearsal) for (const change of changes) screen.write(`${changeLines(change).join('\n')}\n`)
  for (const { code, name, text } of kept)
    screen.write(`  ${code} «${name}»: cambió después y queda: ${text}\n`)
  for (const line of names) screen.write(`  ${line}\n`)
  const head = isRehearsal ? 'Ensayo, no se guardó nada' : `La importación ${run} está deshecha`
  screen.write(
    `${head}: ${changes.length} productos como antes, ${removed.length} borrados, ${hidden.length} ocultos, ${kept.length} con cambios posteriores que quedan.\n`,
  )
  return kept.length > 0 ? 2 : 0
}
