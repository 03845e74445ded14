import { Checkbox } from '@estampa/ui/checkbox'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useRef, useState } from 'react'
import type { ChosenPlaces } from '../countries/place-selects.tsx'
import { addressMessages } from '../messages/addresses.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { useSession } from '../session/session-provider.tsx'
import { readDeliveryPlace } from '../shipping/estimate/delivery-place.ts'
import { useShopConfig, useTenantName } from '../shop/shop-data.ts'
import { AddressCards, TextButton } from './address-cards.tsx'
import { AddressFields } from './address-fields.tsx'
import { useCheckout } from './checkout-provider.tsx'
import { type CheckoutState, withAnswer } from './checkout-state.ts'
import {
  type CustomerAddress,
  isAddressChanged,
  isAddressOpen,
  withChosenAddress,
  withDeliveryPlace,
  withNewAddress,
} from './customer-addresses.ts'
import { StepFrame } from './step-frame.tsx'
import { AddressSkeleton } from './step-skeletons.tsx'
import { type Addresses, useCheckoutAddresses } from './use-addresses.ts'
import { useStepForm } from './use-step-form.ts'

/** The recipient and the address of the order: one of the customer's addresses, or another. */
export function AddresseeStep() {
  const t = useMessages(checkoutMessages)
  const form = useStepForm('Addressee')
  const { refused } = useCheckout()
  const addresses = useCheckoutAddresses()
  const { chosen, isTyped, setIsTyped, choose, begin } = useChosenAddress(addresses)
  const { place, led } = useFocusOnSwitch(isTyped)
  const items = addresses.items ?? []
  // what the server did not accept has to be seen to be mended
  const isWrong = refused.some(({ step }) => step === 'Addressee')
  if (addresses.isAsking && !addresses.items) return <AddressSkeleton />
  return (
    <StepFrame form={form}>
      <div ref={place} className="contents">
        {items.length > 0 && !isTyped && !isWrong ? (
          <div className="sm:col-span-2">
            <AddressCards
              addresses={items}
              chosen={chosen}
              onChoose={choose}
              onEdit={led(() => setIsTyped(true))}
              onRemove={addresses.remove}
              onOther={led(begin)}
            />
          </div>
        ) : (
          <TypedAddress form={form} onBack={items.length > 0 ? led(() => setIsTyped(false)) : undefined} />
        )}
      </div>
      <p className="text-14 text-ink-soft sm:col-span-2">{t.pickup_later}</p>
    </StepFrame>
  )
}

function useChosenAddress({ items }: Addresses) {
  const { state, change } = useCheckout()
  const { environment } = useShopConfig()
  const chosen = items?.find(({ id }) => id === state.address.id)
  const [isTyped, setIsTyped] = useState(!isAddressOpen(state, environment) && state.address.id === null)
  const choose = (address: CustomerAddress) =>
    change((before) => withChosenAddress(before, address, environment))
  // the one used last is proposed, also after the chosen one was removed
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the list changes
  useEffect(() => {
    if (!items || isTyped) return
    const [last] = items
    if (chosen) return setIsTyped(isAddressChanged(state.payload, chosen, environment))
    if (last) choose(last)
    else if (state.address.id !== null) change(withNewAddress)
  }, [items])
  const begin = () => {
    change(withNewAddress)
    setIsTyped(true)
  }
  const backToCards = (typed: boolean) => {
    const [last] = items ?? []
    const own = chosen ?? last
    if (!typed && own) choose(own)
    setIsTyped(typed)
  }
  return { chosen, isTyped, setIsTyped: backToCards, choose, begin }
}

/** Moves the focus to the first element after a switch between cards and fields, because the pressed button is gone. */
function useFocusOnSwitch(isTyped: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once the other has taken the place
  useEffect(() => {
    if (isAsked.current) place.current?.querySelector<HTMLElement>('[role=radiogroup], button')?.focus()
    isAsked.current = false
  }, [isTyped])
  const led = (to: () => void) => () => {
    isAsked.current = true
    to()
  }
  return { place, led }
}

type TypedAddressProps = { form: ReturnType<typeof useStepForm>; onBack: (() => void) | undefined }

function TypedAddress({ form, onBack }: TypedAddressProps) {
  const t = useMessages(checkoutMessages)
  const words = useMessages(addressMessages)
  const { state, change } = useCheckout()
  const { address } = state
  const { user } = useSession()
  useEstimatedPlace()
  const keep = (changed: Partial<CheckoutState['address']>) =>
    change((before) => ({ ...before, address: { ...before.address, ...changed } }))
  return (
    <>
      <div className="sm:col-span-2">
        {onBack && (
          <TextButton label={words.back} onClick={onBack}>
            {words.back}
          </TextButton>
        )}
        {address.id === null && <p className="text-14 text-ink-soft">{t.same_person}</p>}
      </div>
      <AddressFields form={form} onPlaces={(places) => change((before) => withPlaces(before, places))} />
      {user && (
        <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2 sm:items-center">
          <Checkbox
            checked={address.isKept}
            onChange={(event) => keep({ isKept: event.target.checked })}
            label={address.id === null ? words.keep : words.keep_changes}
          />
          {address.isKept && (
            <Field label={words.label} hint={words.label_hint} optional={t.optional}>
              {(aria) => (
                <TextInput
                  {...aria}
                  value={address.label}
                  maxLength={40}
                  autoComplete="off"
                  onChange={(event) => keep({ label: event.target.value })}
                />
              )}
            </Field>
          )}
        </div>
      )}
    </>
  )
}

/** The address starts with the place of the last delivery estimate, so that nobody enters it twice. */
function useEstimatedPlace(): void {
  const shop = useTenantName()
  const { change } = useCheckout()
  const { environment } = useShopConfig()
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, when the fields come
  useEffect(() => {
    const place = readDeliveryPlace(shop)
    if (place) change((before) => withDeliveryPlace(before, place, environment))
  }, [])
}

function withPlaces(state: CheckoutState, places: ChosenPlaces): CheckoutState {
  return Object.entries(places).reduce((next, [level, place]) => {
    const chosen = withAnswer(next, 'Addressee', level, place?.id ?? '')
    return { ...chosen, placeNames: { ...next.placeNames, [level]: place?.name ?? '' } }
  }, state)
}
