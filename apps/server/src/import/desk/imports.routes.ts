import { staffImports } from '@estampa/contract/staff'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { type Context, type Handler, handle } from '../../http/context.ts'
import { enqueue } from '../../jobs/jobs.store.ts'
import { actorOf } from '../../staff/people.ts'
import { findRun } from '../runs/runs.store.ts'
import { whyNotChecked } from './engine-choices.ts'
import { exportImport } from './export-import.ts'
import { isHttpAddress } from './http-address.ts'
import { blankImport, importSubject, importView } from './import-view.ts'
import { advanceImportLater } from './imports.jobs.ts'
import {
  deleteImport,
  type ImportState,
  type ImportStep,
  insertImport,
  listImports,
  lockImport,
  type StoredImport,
  saveStep,
} from './imports.store.ts'
import { uploadImport } from './upload-import.ts'

type Calls = typeof staffImports
type Importing = Pick<Context, 'tx' | 'shop' | 'seenVersion' | 'record'>

const LISTED = 100

const handlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getImports: async ({ tx }) => ({ items: await listImports(tx, LISTED) }),
  getImport: async ({ tx, input }) => importView(tx, input.Id),
  uploadImport,
  fetchImport: async ({ tx, shop, person, input: { address }, now, record }) => {
    if (!isHttpAddress(address)) return refuse('import_address_wrong')
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const id = await insertImport(tx, {
      ...blankImport,
      state: 'fetching',
      at: now,
      who: who.name,
      source: address,
    })
    await advanceImportLater(tx, shop.id, id)
    await record(tx, {
      subject: importSubject({ id, source: address }),
      before: {},
      after: { state: 'fetching' },
    })
    return importView(tx, id)
  },
  chooseImportSheet: (context) =>
    step(context, context.input.Id, ['choosing', 'checked', 'failed'], ({ look }) =>
      look
        ? { state: 'looking', look: { ...look, sheet: context.input.sheet }, digest: null, problem: null }
        : undefined,
    ),
  checkImport: (context) =>
    step(context, context.input.Id, ['choosing', 'checked', 'failed'], ({ look, kind }) => {
      if (!look || kind === 'undo') return undefined
      const { choices } = context.input
      return (
        whyNotChecked(look, choices) ?? {
          state: 'checking',
          choices,
          digest: null,
          problem: null,
          isByHand: true,
        }
      )
    }),
  startImport: (context) =>
    step(context, context.input.Id, ['checked'], () => ({ state: 'running', problem: null })),
  dropImport: async (context) => {
    const { tx, input, record } = context
    const found = await lockSeen(context, input.Id, [
      'fetching',
      'looking',
      'choosing',
      'checking',
      'checked',
      'failed',
    ])
    if (isRefusal(found)) return found
    const keys = [found.fileKey, found.picturesKey].filter((key) => key !== null)
    await deleteImport(tx, found.id)
    if (keys.length > 0) await enqueue(tx, 'forget_files', { keys })
    await record(tx, { subject: importSubject(found), before: { state: found.state }, after: {} })
    return {}
  },
  undoImport: async ({ tx, shop, person, input, now, record }) => {
    const who = await actorOf(tx, person)
    if (isRefusal(who)) return who
    const run = await findRun(tx, input.run)
    if (!run) return refuse('not_found')
    if (run.undoes !== null) return refuse('import_is_undo')
    if (run.undoneBy !== null) return refuse('import_undone')
    const id = await insertImport(tx, {
      ...blankImport,
      kind: 'undo',
      state: 'checking',
      at: now,
      who: who.name,
      source: run.source,
      undoes: run.id,
    })
    await advanceImportLater(tx, shop.id, id)
    await record(tx, {
      subject: importSubject({ id, source: run.source }),
      before: {},
      after: { state: 'checking' },
    })
    return importView(tx, id)
  },
  exportImport,
}

export const importRoutes = handle<Calls>('staff', staffImports, handlers)

/** Moves an import on, if it is as the person saw it and waits for just that. */
async function step(
  context: Importing,
  id: number,
  from: readonly ImportState[],
  decide: (found: StoredImport) => ImportStep | Refusal | undefined,
) {
  const { tx, shop, record } = context
  const found = await lockSeen(context, id, from)
  if (isRefusal(found)) return found
  const next = decide(found)
  if (next === undefined) return refuse('import_changed')
  if (isRefusal(next)) return next
  await saveStep(tx, id, next)
  await advanceImportLater(tx, shop.id, id)
  await record(tx, {
    subject: importSubject(found),
    before: { state: found.state },
    after: { state: next.state },
  })
  return importView(tx, id)
}

async function lockSeen(
  { tx, seenVersion }: Importing,
  id: number,
  from: readonly ImportState[],
): Promise<StoredImport | Refusal> {
  const found = await lockImport(tx, id)
  if (!found) return refuse('not_found')
  const isSeen = seenVersion === null || seenVersion === found.version
  return isSeen && from.includes(found.state) ? found : refuse('import_changed')
}
