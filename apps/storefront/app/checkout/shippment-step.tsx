import { customizationOf } from '@estampa/domain/cart'
import { fieldValue } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { isCustomized } from '@estampa/domain/customization'
import { isCollected, optionId } from '@estampa/domain/shipping'
import { Button } from '@estampa/ui/button'
import { useFailureView } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { ServerMessage } from '@estampa/web/notices'
import { useAsyncValue } from '@estampa/web/state'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { linesToSend } from '../cart/wire-lines.ts'
import { shippingMessages } from '../messages/shipping.ts'
import { useApi } from '../session/session-provider.tsx'
import { FreeProgress } from '../shipping/free-progress.tsx'
import { OptionCards } from '../shipping/option-cards.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { useCheckout, useRefusedField } from './checkout-provider.tsx'
import { chooseDelivery, finishStep, reopenStep, type ShippingOption } from './checkout-state.ts'
import { listRefusedFields, readShippingOptions } from './refused-fields.ts'
import { StepFrame } from './step-frame.tsx'
import { ShippingOptionsSkeleton } from './step-skeletons.tsx'
import { focusFirstInvalidLater } from './use-step-form.ts'

/** The delivery step: the options that the shop quotes for these lines and this place. */
export function ShippmentStep() {
  const t = useMessages(shippingMessages)
  const { state, change, quoteKey, setRefused, lines, items, totals } = useCheckout()
  const quote = useShippingQuote()
  const toMake = quote.value?.production_days ?? 0
  const isDecorated = lines.some((line) => isCustomized(customizationOf(line)))
  // after a refusal: free delivery may hang on what a quote has promised
  const fresh = readShippingOptions(useLocation().state)
  const refused = useRefusedField('Shippment')('zipping')
  const [isMissing, setIsMissing] = useState(false)
  const chosen = state.delivery ? fieldValue(state.payload, 'Shippment', 'zipping') : ''
  const choose = (option: ShippingOption, pickupPointId: string) =>
    change((before) =>
      chooseDelivery(
        before,
        { option, quotedFor: quoteKey, toMake },
        {
          zipping: optionId(option),
          pickupPointId,
          deliveryMethod: isCollected(option) ? 'pickup' : 'shipping',
        },
      ),
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsMissing(chosen === '')
    if (chosen === '') return focusFirstInvalidLater(event.currentTarget)
    setRefused([])
    change((before) => finishStep(before, 'Shippment'))
  }
  if (quote.isLoading) return <QuoteSkeleton />
  if (quote.error) return <QuoteFailure error={quote.error} retry={quote.retry} />
  return (
    <StepFrame form={{ submit }}>
      <div className="grid grid-cols-1 gap-3 sm:col-span-2">
        {state.isDeliveryOver && !refused && (
          <p role="status" className="rounded-base bg-warning-wash px-4 py-3 text-14 text-warning">
            {t.choose_again}
          </p>
        )}
        {refused && (
          <p role="alert" className="text-14 text-error">
            {refused}
          </p>
        )}
        <OptionCards
          toMake={toMake}
          options={fresh ?? quote.value?.all_results ?? []}
          chosen={chosen}
          point={fieldValue(state.payload, 'Shippment', 'pickupPointId')}
          onChoose={choose}
          error={isMissing && chosen === '' ? t.choose_first : undefined}
        />
        <p className="text-14 text-ink-soft">{t.dates_say(isDecorated)}</p>
        {!fresh && items.mode === 'cart' && (
          <FreeProgress from={quote.value?.free_from ?? null} subTotal={totals?.subTotal} />
        )}
      </div>
    </StepFrame>
  )
}

function useShippingQuote() {
  const api = useApi()
  const { state, lines, quoteKey } = useCheckout()
  const { environment } = useShopConfig()
  const field = (name: string) => fieldValue(state.payload, 'Addressee', name)
  const [province, city, location] = countries[environment].address
  return useAsyncValue(quoteKey, (signal) =>
    api.shipping.getShippingQuote(
      {
        shoppingCart: linesToSend(lines),
        province: field(province),
        city: field(city),
        location: field(location),
        ...(field('postalCode') && { zipCode: field('postalCode') }),
      },
      { signal },
    ),
  )
}

/** After this long nobody believes that anything happens. */
const SLOW_MS = 5_000

function QuoteSkeleton() {
  const t = useMessages(shippingMessages)
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return <ShippingOptionsSkeleton note={isSlow ? t.slow : undefined} />
}

function QuoteFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useMessages(shippingMessages)
  const { change, setRefused } = useCheckout()
  const { environment } = useShopConfig()
  const changeAddress = () => {
    setRefused(listRefusedFields(error, environment))
    change((before) => reopenStep(before, 'Addressee'))
  }
  const { message } = useFailureView()(error)
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>
        <ServerMessage html={message} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>{t.retry}</Button>
        <Button variant="second" onClick={changeAddress}>
          {t.change_address}
        </Button>
      </div>
    </div>
  )
}
