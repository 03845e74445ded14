import { Button } from '@estampa/ui/button'
import { Select } from '@estampa/ui/select'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from '../controls/page-head.tsx'
import { TeachingEmpty } from '../controls/teaching-empty.tsx'
import { FirstStepList } from '../help/first-step-list.tsx'
import { workshopMessages } from '../messages/workshop.ts'
import { useMay, useShop } from '../session/account.ts'
import { Board } from './board.tsx'
import type { ProductionBoard } from './board-types.ts'
import { useBoard } from './use-board.ts'

/** What the workshop has to make, technique by technique. */
export function WorkshopScreen() {
  const t = useMessages(workshopMessages)
  const { shop, name } = useShop()
  const may = useMay()
  const [query] = useSearchParams()
  const asked = Number(query.get('technique')) || null
  const { data, error, refetch } = useBoard(asked)
  return (
    <>
      <title>{`${t.title} · ${name}`}</title>
      <PageHead
        title={t.title}
        note={<span role="status">{data ? t.open(openIn(data)) : '\u00a0'}</span>}
        actions={
          <>
            <Button asChild variant="quiet" size="small">
              <Link to={`/${shop}/workshop/gang-sheets`}>{t.gang_sheets}</Link>
            </Button>
            {may('production.configure') && (
              <Button asChild variant="quiet" size="small">
                <Link to={`/${shop}/workshop/stages`}>{t.stages}</Link>
              </Button>
            )}
          </>
        }
      />
      {!may('orders.view') && <FirstStepList />}
      {!data && error && <RecordFailure error={error} title={t.failed_title} retry={() => void refetch()} />}
      {!data && !error && <BoardSkeleton />}
      {data && data.technique === null && <TeachingEmpty title={t.empty_title} text={t.empty_text} />}
      {data && data.technique !== null && <OpenBoard board={data} asked={asked} />}
    </>
  )
}

const openIn = ({ techniques }: ProductionBoard) => techniques.reduce((sum, { open }) => sum + open, 0)

function OpenBoard({ board, asked }: { board: ProductionBoard; asked: number | null }) {
  const t = useMessages(workshopMessages)
  const [query, setQuery] = useSearchParams()
  const stage = board.stages.find(({ key }) => key === query.get('stage')) ?? board.stages[0]
  const countIn = (key: string) => board.cards.filter((card) => card.stage === key).length
  return (
    <>
      <TechniqueTabs board={board} />
      <Select
        aria-label={t.stage}
        className="mb-3 sm:hidden"
        value={stage?.key ?? ''}
        options={board.stages.map(({ key, name }) => ({ value: key, label: `${name} (${countIn(key)})` }))}
        onChange={({ target }) =>
          setQuery(
            (old) => {
              old.set('stage', target.value)
              return old
            },
            { replace: true },
          )
        }
      />
      {board.isCut && <p className="mb-2 text-13 text-ink-soft">{t.cut(board.cards.length)}</p>}
      <Board board={board} asked={asked} shownStage={stage?.key ?? ''} />
    </>
  )
}

function TechniqueTabs({ board: { techniques, technique } }: { board: ProductionBoard }) {
  const t = useMessages(workshopMessages)
  return (
    <nav aria-label={t.by_technique} className="mt-3 mb-4 flex overflow-x-auto border-b border-line">
      {techniques.map(({ id, name, open }) => (
        <Link
          key={id}
          to={`?technique=${id}`}
          replace
          className="tab-link gap-1.5"
          aria-current={id === technique ? 'page' : undefined}
        >
          {name} <span className="font-normal text-ink-faint tabular">{open}</span>
        </Link>
      ))}
    </nav>
  )
}

function BoardSkeleton() {
  const t = useMessages(workshopMessages)
  return (
    <div role="status" className="mt-4 min-h-page">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="mb-4 h-9 w-80 max-w-full" />
      <div className="board" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e'].map((column) => (
          <Skeleton key={column} className="board-column h-96 max-sm:not-first:hidden" data-shown />
        ))}
      </div>
    </div>
  )
}
