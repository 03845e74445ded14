import { fieldValue } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { isCollected, optionId } from '@estampa/domain/shipping'
import { Button } from '@estampa/ui/button'
import { Skeleton } from '@estampa/ui/skeleton'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { linesToSend } from '../cart/wire-lines.ts'
import { shippingMessages } from '../messages/checkout.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { troubleOf } from '../session/failures.ts'
import { useApi } from '../session/session-provider.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { ServerMessage } from '../shell/server-message.tsx'
import { useShopConfig } from '../shell/shop-data.ts'
import { OptionCards } from '../shipping/option-cards.tsx'
import { useCheckout, useRefusedField } from './checkout-provider.tsx'
import { chooseDelivery, finishStep, reopenStep, type ShippingOption } from './checkout-state.ts'
import { optionsIn } from './refused-fields.ts'
import { StepFrame } from './step-frame.tsx'

/** How the order gets there: the ways that the shop quotes for these goods and this place. */
export function ShippmentStep() {
  const t = useMessages(shippingMessages)
  const { state, change, quoteKey, setRefused } = useCheckout()
  const quote = useQuote()
  // after a refusal: free delivery may hang on what a quote has promised
  const fresh = optionsIn(useLocation().state)
  const refused = useRefusedField('Shippment')('zipping')
  const [isMissing, setIsMissing] = useState(false)
  const chosen = state.delivery ? fieldValue(state.payload, 'Shippment', 'zipping') : ''
  const choose = (option: ShippingOption, pickupPointId: string) =>
    change((before) =>
      chooseDelivery(
        before,
        { option, quotedFor: quoteKey },
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
    if (chosen === '') return
    setRefused([])
    change((before) => finishStep(before, 'Shippment'))
  }
  if (quote.isAsking) return <QuoteSkeleton label={t.quoting} />
  if (quote.error) return <QuoteTrouble error={quote.error} retry={quote.retry} />
  return (
    <StepFrame form={{ submit }}>
      <div className="grid grid-cols-1 gap-3 sm:col-span-2">
        {refused && (
          <p role="alert" className="text-14 text-error">
            {refused}
          </p>
        )}
        <OptionCards
          options={fresh ?? quote.value?.all_results ?? []}
          chosen={chosen}
          point={fieldValue(state.payload, 'Shippment', 'pickupPointId')}
          onChoose={choose}
        />
        {isMissing && chosen === '' && (
          <p role="alert" className="text-14 text-error">
            {t.choose_first}
          </p>
        )}
      </div>
    </StepFrame>
  )
}

function useQuote() {
  const api = useApi()
  const { state, lines, quoteKey } = useCheckout()
  const { environment } = useShopConfig()
  const said = (name: string) => fieldValue(state.payload, 'Addressee', name)
  const [province, city, location] = countries[environment].address
  return useAnswer(quoteKey, (signal) =>
    api.shipping.getShippingQuote(
      {
        shoppingCart: linesToSend(lines),
        ...{ province: said(province), city: said(city), location: said(location) },
        ...(said('postalCode') && { zipCode: said('postalCode') }),
      },
      { signal },
    ),
  )
}

function QuoteSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  )
}

function QuoteTrouble({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useMessages(shippingMessages)
  const { change } = useCheckout()
  const { message } = troubleOf(error, useMessages(shellMessages))
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>
        <ServerMessage html={message} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={retry}>{t.retry}</Button>
        <Button look="second" onClick={() => change((before) => reopenStep(before, 'Addressee'))}>
          {t.change_address}
        </Button>
      </div>
    </div>
  )
}
