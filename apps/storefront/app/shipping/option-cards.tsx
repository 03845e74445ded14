import type { Client } from '@estampa/contract/client'
import { isCollected, isPickup, optionId } from '@estampa/domain/shipping'
import { dayWords, deliveryDatesText } from '@estampa/domain/shipping/delivery-dates-text'
import { promisedDates } from '@estampa/domain/shipping/delivery-days'
import { Badge } from '@estampa/ui/badge'
import { RadioCards } from '@estampa/ui/radio-cards'
import { useMessages } from '@estampa/web/messages'
import { shippingMessages } from '../messages/shipping.ts'
import { Amount } from '../money/amount.tsx'
import { useShopConfig } from '../shop/shop-data.ts'

type Option = Awaited<ReturnType<Client['shipping']['getShippingQuote']>>['all_results'][number]

type OptionCardsProps = {
  options: readonly Option[]
  chosen: string
  point: string
  /** The production time in working days. */
  toMake: number
  onChoose: (option: Option, point: string) => void
  error?: string | undefined
}

/** Every way to deliver as a card; collecting also asks where. */
export function OptionCards({ options, chosen, point, toMake, onChoose, error }: OptionCardsProps) {
  const t = useMessages(shippingMessages)
  const find = (id: string) => options.find((option) => optionId(option) === id)
  const choose = (id: string) => {
    const option = find(id)
    if (option) onChoose(option, isPickup(option) ? (option.pickup_points[0]?.point_id ?? '') : '')
  }
  const current = find(chosen)
  return (
    <div className="grid grid-cols-1 gap-5">
      <RadioCards
        label={t.options}
        value={chosen}
        onChange={choose}
        error={error}
        options={options.map((option) => ({
          value: optionId(option),
          title: <OptionTitle option={option} />,
          detail: <OptionDetail option={option} toMake={toMake} />,
          aside: <OptionPrice option={option} />,
        }))}
      />
      {current && isPickup(current) && (
        <PickupPoints option={current} point={point} onChoose={(id) => onChoose(current, id)} />
      )}
    </div>
  )
}

export function OptionTitle({ option }: { option: Option }) {
  const t = useMessages(shippingMessages)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {option.carrier.name}
      {option.tags.map((tag) => (
        <Badge key={tag}>{t[tag]}</Badge>
      ))}
    </span>
  )
}

export function OptionDetail({ option, toMake }: { option: Option; toMake: number }) {
  const t = useMessages(shippingMessages)
  const config = useShopConfig()
  const { environment } = config
  const { service_type, delivery_time } = option
  const dates = promisedDates(new Date(), { toMake, delivery: delivery_time }, config)
  return (
    <>
      <span className="block text-ink">
        {isCollected(option)
          ? t.collected(dayWords(dates.from, environment))
          : t.arrives(deliveryDatesText(dates, environment))}
      </span>
      <span className="block">
        {service_type.name} · {t.days(delivery_time.min, delivery_time.max)}
      </span>
    </>
  )
}

export function OptionPrice({ option }: { option: Option }) {
  const t = useMessages(shippingMessages)
  const { price_incl_tax } = option.amounts
  return price_incl_tax === 0 ? (
    <span className="text-success">{t.free}</span>
  ) : (
    <Amount value={price_incl_tax} />
  )
}

function PickupPoints({
  option,
  point,
  onChoose,
}: {
  option: Option
  point: string
  onChoose: (point: string) => void
}) {
  const t = useMessages(shippingMessages)
  return (
    <section>
      <h3 className="mb-2 text-14 font-semibold">{t.points}</h3>
      <RadioCards
        label={t.points}
        value={point}
        onChange={onChoose}
        columns={option.pickup_points.length > 1 ? 2 : 1}
        options={option.pickup_points.map(({ point_id, description, address, open_hours, phone }) => ({
          value: point_id,
          title: description,
          detail: [address, open_hours, phone].filter(Boolean).join(' · '),
        }))}
      />
    </section>
  )
}
