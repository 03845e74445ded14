/**
 * What a feed does by itself after each step of its import. It goes on as its first one was decided, until something is
 * wrong: then it stops, and the people of the shop are asked.
 */
import type { Tx } from '../../db/database.ts'
import { enqueue } from '../../jobs/jobs.store.ts'
import { whyNotChecked } from '../desk/engine-choices.ts'
import { type ImportStep, type StoredImport, saveStep } from '../desk/imports.store.ts'
import { countShownProducts, findFeed, type StoredFeed, saveDecided } from './feeds.store.ts'

/** One product in so many may stop being sold in one run. */
const WITHDRAWN_WITHOUT_ASKING = 5

type AdvancedImport = { readonly shop: number; readonly found: StoredImport; readonly now: Date }

export async function continueFeed(tx: Tx, { shop, found, now }: AdvancedImport): Promise<void> {
  if (found.feedId === null) return
  const feed = await findFeed(tx, found.feedId)
  if (!feed) return
  if (found.state === 'done') return rememberDecision(tx, feed, found)
  const step = found.isByHand ? undefined : await nextStep(tx, feed, found)
  if (step === undefined) return
  const end = { endedAt: now, fileKey: null, picturesKey: null }
  await saveStep(tx, found.id, step.state === 'done' ? { ...step, ...end } : step)
  const isTold = step.state === found.state && (feed.decided !== null || step.state === 'failed')
  if (isTold) await enqueue(tx, 'feed_mail', { shop, id: found.id }, `feed ${shop} ${found.id}`)
}

/** The same state with a problem: it stops. Undefined: a person has decided already, or it works. */
async function nextStep(tx: Tx, feed: StoredFeed, found: StoredImport): Promise<ImportStep | undefined> {
  const { state, look, digest } = found
  if (state === 'failed') return { state }
  if (state === 'choosing' && look) {
    if (!feed.decided)
      return { state, problem: firstTime, choices: { ...blankChoices, supplier: feed.supplier } }
    const { choices } = feed.decided
    const isSame = (choices.columns ?? []).every(
      ({ heading, use }) => use === '' || look.columns.some((column) => column.heading === heading),
    )
    if (!isSame || whyNotChecked(look, choices)) return { state, choices, problem: otherColumns }
    return { state: 'checking', choices }
  }
  if (state !== 'checked' || !digest || !feed.decided) return undefined
  const { withdrawn, created, changed, same } = digest.counts
  const shown = await countShownProducts(tx, feed.supplier)
  if (withdrawn * WITHDRAWN_WITHOUT_ASKING > shown) return { state, problem: braked(withdrawn, shown) }
  if (created + changed === 0)
    return { state: same === 0 ? state : 'done', ...(same === 0 && { problem: empty }) }
  return { state: 'running' }
}

const blankChoices = {
  columns: null,
  ignoresCurrency: false,
  pictures: false,
  retires: false,
  hidesMissing: false,
  renames: false,
  newTechniques: [],
}
const firstTime =
  'Es la primera vez que se trae esta lista: decide cómo se lee, y las próximas se leen igual.'
const otherColumns =
  'La lista cambió de forma y ya no tiene las columnas de antes: hay que decir de nuevo cuál es cuál.'
const empty = 'La lista no trae ningún producto que se pueda leer.'
const braked = (withdrawn: number, shown: number) =>
  `Se detuvo: dejarían de venderse ${withdrawn} de los ${shown} productos del proveedor, más de un quinto. Si está bien, impórtala; si no, descártala y avisa al proveedor.`

/** With its columns, also where they were left as they were recognized: another file may be recognized otherwise. */
async function rememberDecision(tx: Tx, feed: StoredFeed, { choices, look }: StoredImport): Promise<void> {
  if (!choices || !look) return
  const columns = choices.columns ?? look.columns.map(({ heading, use }) => ({ heading, use }))
  await saveDecided(tx, feed.id, { choices: { ...choices, columns }, sheet: look.sheet })
}
