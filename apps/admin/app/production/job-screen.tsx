import { isMissing } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { Link, useSearchParams } from 'react-router'
import { OpenedRecord } from '../controls/opened-record.tsx'
import { PageHead } from '../controls/page-head.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { workshopMessages } from '../messages/workshop.ts'
import { useShop } from '../session/account.ts'
import { ConditionSection } from './condition-section.tsx'
import { DueDay } from './due-day.tsx'
import { JobFiles, JobHistory } from './job-files.tsx'
import { JobFilm } from './job-film.tsx'
import { JobLine } from './job-line.tsx'
import { JobNext } from './job-next.tsx'
import { type ProductionOrder, useProductionOrder } from './use-job.ts'
import { WorkOrderButton } from './work-order-button.tsx'

/** An order in the workshop: what is made of it and where that stands. This is what the code on its paper opens. */
export function JobScreen({ number }: { number: number }) {
  const t = useMessages(workshopMessages)
  const { shop, name } = useShop()
  const query = useProductionOrder(number)
  const { data, error } = query
  const back = { to: `/${shop}/workshop`, text: t.to_board }
  return (
    <>
      <title>{`${t.order(number)} · ${t.title} · ${name}`}</title>
      <PageHead
        title={t.order(number)}
        back={back}
        actions={!isMissing(error) && <WorkOrderButton number={number} />}
        note={
          data ? (
            <span className="flex flex-wrap gap-x-4">
              <span>{data.buyer}</span>
              <span>{t.states[data.state]}</span>
              <DueDay day={data.promised} />
            </span>
          ) : (
            '\u00a0'
          )
        }
      />
      <OpenedRecord query={query} texts={t}>
        {(order) => <WholeJob order={order} />}
      </OpenedRecord>
    </>
  )
}

function WholeJob({ order }: { order: ProductionOrder }) {
  const t = useMessages(workshopMessages)
  const [query] = useSearchParams()
  const asked = Number(query.get('technique'))
  const job =
    order.jobs.find(({ technique }) => technique === asked) ??
    order.jobs.find(({ stage }) => stage !== 'done') ??
    order.jobs[0]
  const lines = order.lines.filter(({ decorations }) => decorations.length > 0)
  return (
    <>
      {order.jobs.length > 1 && (
        <nav aria-label={t.by_technique} className="mt-3 flex overflow-x-auto border-b border-line">
          {order.jobs.map(({ technique, techniqueName }) => (
            <Link
              key={technique}
              to={`?technique=${technique}`}
              replace
              className="tab-link"
              aria-current={technique === job?.technique ? 'page' : undefined}
            >
              {techniqueName}
            </Link>
          ))}
        </nav>
      )}
      {job && <JobNext order={order} job={job} />}
      <div className="mt-6 grid gap-x-10 gap-y-7 lg:grid-cols-record">
        <div className="grid min-w-0 content-start gap-7">
          {(lines.length > 0 ? lines : order.lines).map((line) => (
            <JobLine key={line.id} order={order} line={line} technique={job?.technique ?? 0} />
          ))}
        </div>
        <div className="grid min-w-0 content-start gap-7 sm:max-lg:grid-cols-2">
          <ConditionSection order={order} />
          {order.comment && (
            <PageSection title={t.comment}>
              <p className="whitespace-pre-line">{order.comment}</p>
            </PageSection>
          )}
          <JobFiles order={order} />
          <JobFilm order={order} />
          {job && <JobHistory job={job} />}
        </div>
      </div>
    </>
  )
}
