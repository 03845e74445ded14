import { isCollected, optionId } from '@estampa/domain/shipping'
import { dayWords, deliveryDatesText } from '@estampa/domain/shipping/delivery-dates-text'
import { promisedDates } from '@estampa/domain/shipping/delivery-days'
import { Icon } from '@estampa/ui/icon'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { deliveryMessages } from '../../messages/delivery.ts'
import { shippingMessages } from '../../messages/shipping.ts'
import { useShopConfig } from '../../shop/shop-data.ts'
import { OptionDetail, OptionPrice, OptionTitle } from '../option-cards.tsx'
import type { Estimate } from './use-estimate.ts'

type Option = Estimate['all_results'][number]
type EstimatedOptionsProps = {
  options: readonly Option[]
  /** The production time in working days. */
  toMake: number
  /** The note below all options, once they are unfolded. */
  children: ReactNode
}

/** The cost and the arrival of the cheapest option in a few lines; all options on request. */
export function EstimatedOptions({ options, toMake, children }: EstimatedOptionsProps) {
  const t = useMessages(deliveryMessages)
  const [cheapest] = options
  if (!cheapest) return null
  return (
    <>
      <div className="flex items-start gap-3">
        <OptionIcon option={cheapest} />
        <p className="min-w-0 flex-1">
          <OptionArrival option={cheapest} toMake={toMake} />
        </p>
        <OptionCost option={cheapest} />
      </div>
      <details className="mt-1">
        <summary className="min-h-9 cursor-pointer py-2 font-semibold underline underline-offset-4">
          {t.all(options.length)}
        </summary>
        <ul className="mt-1 grid gap-3 border-t border-line pt-3">
          {options.map((option) => (
            <li key={optionId(option)}>
              <OptionRow option={option} toMake={toMake} />
            </li>
          ))}
        </ul>
        {children}
      </details>
    </>
  )
}

/** When an option arrives, or can be collected. */
export function OptionArrival({ option, toMake }: { option: Option; toMake: number }) {
  const t = useMessages(shippingMessages)
  const config = useShopConfig()
  const { environment } = config
  const dates = promisedDates(new Date(), { toMake, delivery: option.delivery_time }, config)
  return isCollected(option)
    ? t.collected(dayWords(dates.from, environment))
    : t.arrives(deliveryDatesText(dates, environment))
}

function OptionIcon({ option }: { option: Option }) {
  const name = isCollected(option) ? 'store' : 'truck'
  return <Icon name={name} size={20} className="mt-0.5 shrink-0 text-ink-faint" />
}

function OptionCost({ option }: { option: Option }) {
  return (
    <div className="shrink-0 text-16 font-semibold">
      <OptionPrice option={option} />
    </div>
  )
}

function OptionRow({ option, toMake }: { option: Option; toMake: number }) {
  return (
    <div className="flex items-start gap-3">
      <OptionIcon option={option} />
      <div className="min-w-0 flex-1 text-ink-soft">
        <div className="font-semibold text-ink">
          <OptionTitle option={option} />
        </div>
        <OptionDetail option={option} toMake={toMake} />
      </div>
      <OptionCost option={option} />
    </div>
  )
}

export function OptionsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  )
}
