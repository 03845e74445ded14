import { Icon } from '@estampa/ui/icon'
import { momentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { ordersMessages } from '../messages/orders.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import { type Order, type TimelineStep, toTimeline } from './timeline.ts'

/** The events of an order and the steps still to come. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const steps = toTimeline(order)
  const firstComing = steps.findIndex(({ status }) => status === 'coming')
  return (
    <ol aria-label={t.history}>
      {steps.map((step, index) => (
        <TimelineRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a state may come twice; its place is its identity
          key={index}
          step={step}
          isNext={index === firstComing}
          isLast={index === steps.length - 1}
        />
      ))}
    </ol>
  )
}

type TimelineRowProps = { step: TimelineStep; isNext: boolean; isLast: boolean }

function TimelineRow({ step, isNext, isLast }: TimelineRowProps) {
  const t = useMessages(ordersMessages)
  const { environment } = useShopConfig()
  const { state, at, note, status } = step
  return (
    <li aria-current={status === 'current' ? 'step' : undefined} className="flex gap-3">
      <span aria-hidden="true" className="flex flex-col items-center">
        <Mark step={step} />
        {!isLast && (
          <span className={clsx('w-px flex-1', status === 'coming' ? 'bg-line' : 'bg-line-strong')} />
        )}
      </span>
      <div className={clsx('min-w-0 pb-5', status === 'coming' && 'text-ink-faint')}>
        <p className={clsx('leading-6', status === 'current' && 'font-semibold')}>
          {t.states[state] ?? state}
        </p>
        {at && (
          <time dateTime={at} className="block text-14 text-ink-soft">
            {momentText(at, environment)}
          </time>
        )}
        {note && <p className="mt-0.5 text-14 break-words text-ink-soft">«{note}»</p>}
        {isNext && t.coming[state] && <p className="text-14">{t.coming[state]}</p>}
      </div>
    </li>
  )
}

function Mark({ step: { state, status } }: { step: TimelineStep }) {
  const isStopped = state === 'cancelled' || state === 'expired'
  return (
    <span
      className={clsx(
        'grid size-6 shrink-0 place-items-center rounded-full',
        status === 'done' && 'bg-ink text-paper',
        status === 'current' && 'bg-brand text-on-brand',
        status === 'coming' && 'border border-line-strong',
      )}
    >
      {status !== 'coming' && <Icon name={isStopped ? 'x' : 'check'} size={14} />}
    </span>
  )
}
