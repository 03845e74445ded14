import { numberText } from '@estampa/domain/messages/numbers'
import { Button } from '@estampa/ui/button'
import { Progress } from '@estampa/ui/progress'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from '../controls/page-head.tsx'
import { linkClass } from '../controls/person-links.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { TeachingEmpty } from '../controls/teaching-empty.tsx'
import { productRunMessages } from '../messages/product-runs.ts'
import { useShop } from '../session/account.ts'
import { measuresText, offerText } from './use-fact-text.ts'
import { useProductCounts } from './use-product.ts'
import { isGoingOn, type ProductRunRow, useProductRuns, useUndoProductRun } from './use-product-runs.ts'

/** The runs over many products, the newest first; each can be taken back. */
export function ProductRunsScreen() {
  const r = useMessages(productRunMessages)
  const { shop, name } = useShop()
  const [params] = useSearchParams()
  const run = readRun(params)
  const { data, error, refetch } = useProductRuns(run)
  return (
    <>
      <title>{`${r.title} · ${name}`}</title>
      <PageHead title={r.title} back={{ to: `/${shop}/products`, text: r.to_list }} note={'\u00a0'} />
      <div className="mt-3">
        {!data && error && (
          <RecordFailure error={error} title={r.failed_title} retry={() => void refetch()} />
        )}
        {!data && !error && <RowsSkeleton label={r.loading} rows={6} />}
        {run !== null && (
          <p className="mb-3 flex min-h-6 flex-wrap gap-x-3 text-13">
            <span className="font-medium">{r.only_run(run)}</span>
            <Link to="?" className={linkClass}>
              {r.see_all}
            </Link>
          </p>
        )}
        {data?.items.length === 0 && <TeachingEmpty title={r.none_title} text={r.none_text} />}
        {data && data.items.length > 0 && <RunTable runs={data.items} />}
      </div>
    </>
  )
}

/** Which run an address means: `?run=3`; null: the latest. */
function readRun(params: URLSearchParams): number | null {
  const run = Number(params.get('run'))
  return Number.isInteger(run) && run > 0 && run < 2 ** 31 ? run : null
}

function RunTable({ runs }: { runs: readonly ProductRunRow[] }) {
  const r = useMessages(productRunMessages)
  return (
    <table className="records">
      <caption className="sr-only">{r.title}</caption>
      <thead>
        <tr>
          <th scope="col">{r.number}</th>
          <th scope="col" className="max-sm:hidden">
            {r.when}
          </th>
          <th scope="col" className="max-md:hidden">
            {r.who}
          </th>
          <th scope="col">{r.did}</th>
          <th scope="col" className="number">
            {r.count}
          </th>
          <th scope="col">
            <span className="sr-only">{r.state}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunLine key={run.id} run={run} />
        ))}
      </tbody>
    </table>
  )
}

function RunLine({ run }: { run: ProductRunRow }) {
  const r = useMessages(productRunMessages)
  const { environment } = useShop()
  const { id, at, who, act, products, kept, left, beyondQuota } = run
  const did = useActText(act)
  return (
    <tr>
      <td className="tabular">{id}</td>
      <td className="tabular whitespace-nowrap text-ink-soft max-sm:hidden">
        {shortMomentText(at, environment)}
      </td>
      <td className="max-md:hidden">{who}</td>
      <td className="w-full">
        {did}
        {isGoingOn(run) && <RunProgress run={run} />}
        {left.length > 0 && (
          <span className="block text-13 text-ink-soft">{r.was_left(left.map(({ name }) => name))}</span>
        )}
        {beyondQuota.length > 0 && (
          <span className="block text-13 text-ink-soft">
            {r.were_beyond_quota(beyondQuota.map(({ name }) => name))}
          </span>
        )}
        {kept.length > 0 && (
          <span className="block text-13 text-ink-soft">{r.stayed(kept.map(({ name }) => name))}</span>
        )}
      </td>
      <td className="number">{numberText(products)}</td>
      <td className="text-right whitespace-nowrap">
        <RunEnd run={run} />
      </td>
    </tr>
  )
}

/** How far a run is that goes on in the background, or how much of it is back. */
function RunProgress({ run: { total, products, reverted, undoneAt } }: { run: ProductRunRow }) {
  const r = useMessages(productRunMessages)
  const [done, of] = undoneAt === null ? [products, total] : [reverted, products]
  const text = undoneAt === null ? r.going_on(done, of) : r.going_back(done, of)
  return (
    <span className="mt-1 block max-w-80">
      <Progress label={text} value={of === 0 ? 0 : done / of} />
      <span role="status" className="mt-1 block text-13 text-ink-soft tabular">
        {text}
      </span>
    </span>
  )
}

function RunEnd({ run: { id, doneAt, undoneAt, undoDoneAt } }: { run: ProductRunRow }) {
  const r = useMessages(productRunMessages)
  const undo = useUndoProductRun()
  const [isWorking, setIsWorking] = useState(false)
  const takeBack = async () => {
    setIsWorking(true)
    await undo(id)
    setIsWorking(false)
  }
  if (undoneAt !== null)
    return (
      <span className="text-13 text-ink-faint">{undoDoneAt === null ? r.is_going_back : r.is_undone}</span>
    )
  return (
    <Button variant="second" size="small" isBusy={isWorking} onClick={() => void takeBack()}>
      {doneAt === null ? r.stop_and_undo : r.undo}
    </Button>
  )
}

function useActText(act: ProductRunRow['act']): string {
  const r = useMessages(productRunMessages)
  const { data } = useProductCounts()
  if (act.kind === 'publish') return act.isPublished ? r.act_names.show : r.act_names.hide
  if (act.kind === 'price') return r.price_act(act.percent, r.roundings[act.rounding])
  if (act.kind === 'measures') return `${r.act_names.measures} ${measuresText(act, r)}`
  if (act.kind === 'availability') return `${r.act_names.availability} ${offerText(act, r)}`
  const title = data?.families.find(({ id }) => id === act.family)?.title ?? ''
  return `${r.act_names.family} ${title}`.trim()
}
