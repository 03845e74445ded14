import { refuse } from '@estampa/domain/refusal'
import type { Tx } from '../../db/database.ts'
import { findImport, listSupplierMemories, type NewImport, type StoredImport } from './imports.store.ts'

/** An import that has nothing yet. */
export const blankImport = {
  kind: 'file',
  fileKey: null,
  picturesKey: null,
  choices: null,
  undoes: null,
  feedId: null,
} as const satisfies Partial<NewImport>

/** How an import is called among the changes of the shop. */
export const importSubject = ({ id, source }: Pick<StoredImport, 'id' | 'source'>) => ({
  kind: 'import',
  id: String(id),
  name: source,
})

/** An import as its page shows it; where something is to be decided, with how each supplier's columns were read last. */
export async function importView(tx: Tx, id: number) {
  const found = await findImport(tx, id)
  if (!found) return refuse('not_found')
  const { fileKey: _, picturesKey: __, feedId: ___, isByHand: ____, ...shown } = found
  const isOpen = found.state === 'choosing' || found.state === 'checked' || found.state === 'failed'
  return {
    ...shown,
    supplier: found.choices?.supplier ?? null,
    suppliers: isOpen ? await listSupplierMemories(tx) : [],
  }
}
