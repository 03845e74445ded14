import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { isCustomized } from '@estampa/domain/customization'
import { isCollected } from '@estampa/domain/shipping'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useRef, useState } from 'react'
import { deliveryMessages } from '../../messages/delivery.ts'
import { shippingMessages } from '../../messages/shipping.ts'
import { FreeProgress } from '../free-progress.tsx'
import { OptionPrice } from '../option-cards.tsx'
import type { DeliveryPlace } from './delivery-place.ts'
import { DeliveryPlaceForm } from './delivery-place-form.tsx'
import { deliveryPlaceName } from './delivery-place-name.ts'
import { EstimateFailure } from './estimate-failure.tsx'
import { EstimatedOptions, OptionArrival, OptionsSkeleton } from './estimated-options.tsx'
import type { DeliveryQuote } from './use-delivery.ts'

type DeliveryEstimateProps = {
  delivery: DeliveryQuote
  lines: readonly CartProduct[]
  subTotal: number | undefined
}

/** Asks where to, and says what that costs and when it arrives. */
export function DeliveryEstimate({ delivery, lines, subTotal }: DeliveryEstimateProps) {
  const t = useMessages(deliveryMessages)
  const { place, isRequested } = delivery
  const [isChanging, setIsChanging] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const takesFocus = useRef(false)
  const choose = (chosen: DeliveryPlace) => {
    takesFocus.current = true
    delivery.choose(chosen)
    setIsChanging(false)
  }
  if (!place || isChanging) {
    return (
      <DeliveryPlaceForm
        hasFocus={isRequested || isChanging}
        zipCode={place?.zipCode ?? ''}
        onChoose={choose}
        onCancel={place && (() => setIsChanging(false))}
      />
    )
  }
  if (!isOpen && !isRequested) {
    const open = () => {
      takesFocus.current = true
      setIsOpen(true)
    }
    return <EstimateLine delivery={delivery} place={place} onOpen={open} />
  }
  return (
    <div className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-16 font-semibold break-words">{t.to(deliveryPlaceName(place))}</p>
        <button
          // what had the focus is gone once a place is chosen or the line is opened
          ref={(button) => {
            if (takesFocus.current) button?.focus({ preventScroll: true })
            takesFocus.current = false
          }}
          type="button"
          aria-label={t.change_place}
          onClick={() => setIsChanging(true)}
          className="thumb shrink-0 font-semibold underline underline-offset-4"
        >
          {t.change}
        </button>
      </div>
      <div aria-live="polite">
        <EstimateOf estimate={delivery.estimate} lines={lines} subTotal={subTotal} place={place} />
      </div>
    </div>
  )
}

type EstimateLineProps = { delivery: DeliveryQuote; place: DeliveryPlace; onOpen: () => void }

/** The line that asked for the place says what delivery there costs and when it arrives. */
function EstimateLine({ delivery, place, onOpen }: EstimateLineProps) {
  const t = useMessages(deliveryMessages)
  const { value } = delivery.estimate
  const [cheapest] = value?.all_results ?? []
  return (
    <div className="delivery-invitation">
      <Icon name="truck" size={20} />
      <p aria-live="polite">
        {t.to(deliveryPlaceName(place))}
        {value && cheapest && (
          <>
            {': '}
            <span className="font-semibold text-ink">
              <OptionPrice option={cheapest} />
            </span>
            {'. '}
            <OptionArrival option={cheapest} toMake={value.production_days} />.
          </>
        )}
      </p>
      <button type="button" onClick={onOpen}>
        {t.see}
      </button>
    </div>
  )
}

type EstimateOfProps = Pick<DeliveryEstimateProps, 'lines' | 'subTotal'> & {
  estimate: DeliveryQuote['estimate']
  place: DeliveryPlace
}

function EstimateOf({ estimate, lines, subTotal, place }: EstimateOfProps) {
  const t = useMessages(deliveryMessages)
  const shipping = useMessages(shippingMessages)
  const { value, isLoading, error, retry } = estimate
  const isDecorated = lines.some((line) => isCustomized(customizationOf(line)))
  if (lines.length === 0) return <p className="text-ink-soft">{t.choose_units}</p>
  if (error) return <EstimateFailure error={error} place={place} retry={retry} />
  if (!value) return <OptionsSkeleton label={shipping.quoting} />
  const isReached = !value.all_results.every(isCollected)
  return (
    <div aria-busy={isLoading} className={isLoading ? 'opacity-55' : ''}>
      {!isReached && <p className="mb-2 font-semibold">{t.only_pick_up(deliveryPlaceName(place))}</p>}
      <EstimatedOptions options={value.all_results} toMake={value.production_days}>
        <div className="mt-3 empty:hidden">
          <FreeProgress from={value.free_from} subTotal={subTotal} />
        </div>
      </EstimatedOptions>
      <p className="mt-1 text-12 text-ink-faint">
        {place.isNear && `${t.near(place.location.name)} `}
        {shipping.dates_say(isDecorated)}
      </p>
    </div>
  )
}
