// biome-ignore-all lint/a11y/noRedundantRoles: a phone lays the cells out by themselves, which takes their roles away
import { Button } from '@estampa/ui/button'
import { Progress } from '@estampa/ui/progress'
import { momentText, shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { OpenedRecord } from '../../controls/opened-record.tsx'
import { PageHead } from '../../controls/page-head.tsx'
import { StateDot } from '../../controls/state-dot.tsx'
import { useRowKeys } from '../../controls/use-row-keys.ts'
import { orderActMessages } from '../../messages/order-acts.ts'
import { orderRunMessages } from '../../messages/order-runs.ts'
import { orderListMessages } from '../../messages/orders.ts'
import { useMay, useShop, useStaffApi } from '../../session/account.ts'
import { stateTone } from '../state-tones.ts'
import type { WholeRun } from './run-types.ts'

const RUNNING_MS = 700
const RESTING_MS = 30_000

const isRunning = (run: WholeRun) => (run.undo ? run.undo.doneAt : run.doneAt) === null
const runKey = (shop: string, id: number) => [shop, 'order-run', id] as const

/** One run: how far it is, what became of each order, and its undoing while that is possible. */
export function RunScreen({ id }: { id: number }) {
  const r = useMessages(orderRunMessages)
  const a = useMessages(orderActMessages)
  const { shop, name, environment } = useShop()
  const api = useStaffApi()
  const query = useQuery({
    queryKey: runKey(shop, id),
    queryFn: ({ signal }) => api.getOrderRun({ Id: id }, { signal, isQuiet: true }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? RUNNING_MS : RESTING_MS),
  })
  const { data } = query
  const what = data && (a.moves[data.to]?.act ?? data.to)
  return (
    <>
      <title>{`${r.title(id)} · ${name}`}</title>
      <PageHead
        title={what ? `${r.title(id)}: ${what}` : r.title(id)}
        back={{ to: `/${shop}/orders`, text: r.back }}
        note={data ? r.started(data.who, momentText(data.at, environment)) : '\u00a0'}
      />
      <OpenedRecord query={query} texts={r}>
        {(run) => (
          <>
            <RunProgress run={run} />
            <RunOrders run={run} />
          </>
        )}
      </OpenedRecord>
    </>
  )
}

function RunProgress({ run }: { run: WholeRun }) {
  const r = useMessages(orderRunMessages)
  const { undo, total, orders, undoableUntil } = run
  const waiting = orders.filter((order) => (undo ? order.undo : order.outcome) === 'waiting').length
  const all = undo ? run.moved : total
  const text = undo ? (undo.doneAt ? r.undone : r.undoing) : run.doneAt ? r.done : r.running
  return (
    <section aria-label={text} className="mt-4 grid gap-3">
      <p role="status" className="flex flex-wrap gap-x-5 gap-y-1 text-13">
        <span className="font-semibold">{text}</span>
        <span className="tabular text-ink-soft">{r.progress(all - waiting, all)}</span>
        <span className="tabular text-ink-soft">
          {r.moved}: {run.moved}
        </span>
        {run.leftOut > 0 && (
          <span className="tabular text-ink-soft">
            {r.left_out}: {run.leftOut}
          </span>
        )}
      </p>
      <Progress label={text} value={all === 0 ? 1 : (all - waiting) / all} />
      {undo?.doneAt && <p className="text-13">{r.undone_by(undo.who, undo.undone, undo.kept)}</p>}
      {undoableUntil && <UndoRun id={run.id} until={undoableUntil} />}
    </section>
  )
}

function UndoRun({ id, until }: { id: number; until: string }) {
  const r = useMessages(orderRunMessages)
  const { shop, environment } = useShop()
  const api = useStaffApi()
  const may = useMay()
  const queries = useQueryClient()
  const [isWorking, setIsWorking] = useState(false)
  const time = shortMomentText(until, environment).split(/[ ,]+/).at(-1) ?? ''
  if (!may('orders.move')) return null
  const undo = async () => {
    setIsWorking(true)
    try {
      queries.setQueryData(runKey(shop, id), await api.undoOrderRun({ Id: id }))
    } catch (failure) {
      showError(failure)
    }
    setIsWorking(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="second" size="small" isBusy={isWorking} onClick={() => void undo()}>
        {r.undo}
      </Button>
      <p className="min-w-0 flex-1 text-13 text-ink-soft">{r.undo_does(time)}</p>
    </div>
  )
}

function RunOrders({ run }: { run: WholeRun }) {
  const r = useMessages(orderRunMessages)
  const t = useMessages(orderListMessages)
  const { shop } = useShop()
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  return (
    <table role="table" className="records mt-5">
      <caption className="sr-only">{r.title(run.id)}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {r.number}
          </th>
          <th role="columnheader" scope="col">
            {r.what}
          </th>
          <th role="columnheader" scope="col">
            {r.now}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" ref={body}>
        {run.orders.map(({ id, number, state, outcome, why, undo, undoWhy }) => (
          <tr role="row" key={id}>
            <td role="cell" className="w-20 tabular">
              <Link to={`/${shop}/orders/${number}`} className="row-link font-semibold">
                {number}
              </Link>
            </td>
            <td role="cell">
              <span className="block">{undo ? r.undo_outcomes[undo] : r.outcomes[outcome]}</span>
              {(undoWhy ?? why) && <span className="block text-13 text-ink-soft">{undoWhy ?? why}</span>}
            </td>
            <td role="cell">
              <StateDot tone={stateTone(state)}>{t.states[state]}</StateDot>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
