import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useRef } from 'react'
import { checkoutMessages } from '../messages/checkout.ts'
import { Amount } from '../money/amount.tsx'
import type { CheckoutPriceChange } from './price-change.ts'

/** Old and new, of the order and of every line that changed. */
export function PriceChanges({ change }: { change: CheckoutPriceChange }) {
  const t = useMessages(checkoutMessages)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // gives a promise in newer browsers, which an effect must not
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [])
  return (
    <section
      ref={place}
      role="alert"
      className="mb-4 flex gap-3 rounded-base bg-warning-wash px-4 py-3 text-14 text-warning"
    >
      <Icon name="triangle-exclamation-point" size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="text-16 font-semibold">{t.prices_changed}</p>
        <dl className="mt-1 grid gap-1">
          {change.lines.map(({ uuid, name, before, after }) => (
            <ChangedPrice key={uuid} name={name} before={before} after={after} />
          ))}
          <ChangedPrice name={t.total} before={change.before} after={change.after} isTotal />
        </dl>
        <p className="mt-1">{t.prices_changed_way}</p>
      </div>
    </section>
  )
}

type ChangedPriceProps = { name: string; before: number; after: number; isTotal?: boolean }

function ChangedPrice({ name, before, after, isTotal = false }: ChangedPriceProps) {
  const t = useMessages(checkoutMessages)
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${isTotal ? 'font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd className="tabular">
        <s>
          <span className="sr-only">{t.before} </span>
          <Amount value={before} />
        </s>{' '}
        <span className="sr-only">{t.now} </span>
        <Amount value={after} className="font-semibold" />
      </dd>
    </div>
  )
}
