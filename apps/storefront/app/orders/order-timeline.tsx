import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { ordersMessages } from '../messages/orders.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import { momentText } from './dates.ts'
import { type Order, type TimelineStep, timelineOf } from './timeline.ts'

/** What happened to the order and what is still to come. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const steps = timelineOf(order)
  return (
    <ol aria-label={t.history}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a state may come twice; its place is its identity
        <TimelineRow key={index} step={step} isLast={index === steps.length - 1} />
      ))}
    </ol>
  )
}

function TimelineRow({ step, isLast }: { step: TimelineStep; isLast: boolean }) {
  const t = useMessages(ordersMessages)
  const { environment } = useShopConfig()
  const { state, at, status } = step
  return (
    <li aria-current={status === 'current' ? 'step' : undefined} className="flex gap-3">
      <span aria-hidden="true" className="flex flex-col items-center">
        <span
          className={clsx(
            'grid size-6 shrink-0 place-items-center rounded-full',
            status === 'done' && 'bg-ink text-paper',
            status === 'current' && 'bg-brand text-on-brand',
            status === 'coming' && 'border border-line-strong',
          )}
        >
          {status !== 'coming' && <Check size={14} strokeWidth={3} />}
        </span>
        {!isLast && (
          <span className={clsx('w-px flex-1', status === 'coming' ? 'bg-line' : 'bg-line-strong')} />
        )}
      </span>
      <p className={clsx('pb-5', status === 'coming' && 'text-ink-faint')}>
        <span className={clsx('block leading-6', status === 'current' && 'font-semibold')}>
          {t.states[state] ?? state}
        </span>
        {at && (
          <time dateTime={at} className="text-14 text-ink-soft">
            {momentText(at, environment)}
          </time>
        )}
      </p>
    </li>
  )
}
