import { countries } from '@estampa/domain/countries'
import { type NamedPlace, PlaceSelects } from '../countries/place-selects.tsx'
import { checkoutMessages } from '../messages/checkout.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import { useCheckout } from './checkout-provider.tsx'
import { answer, type CheckoutState } from './checkout-state.ts'
import { PersonFields } from './person-fields.tsx'
import { PostalCodeField } from './postal-code-field.tsx'
import { StepField } from './step-field.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

/** Who receives the order, and where. */
export function AddresseeStep() {
  const t = useMessages(checkoutMessages)
  const form = useStepForm('Addressee')
  const { change } = useCheckout()
  const { environment } = useShopConfig()
  const location = countries[environment].address[2]
  const choose = (level: string, place: NamedPlace | undefined, below: readonly string[]) =>
    change((state) => withPlace(state, level, place, below))
  return (
    <StepFrame form={form}>
      <p className="text-14 text-ink-soft sm:col-span-2">{t.same_person}</p>
      <PersonFields form={form} />
      <PlaceSelects value={form.value} error={form.error} onChoose={choose} />
      <PostalCodeField form={form} location={form.value(location)} />
      <StepField form={form} name="street" autoComplete="address-line1" />
      <StepField form={form} name="streetNumber" autoComplete="off" />
      <StepField form={form} name="apartment" autoComplete="address-line2" className="sm:col-span-2" />
      <p className="text-14 text-ink-soft sm:col-span-2">{t.pickup_later}</p>
    </StepFrame>
  )
}

function withPlace(
  state: CheckoutState,
  level: string,
  place: NamedPlace | undefined,
  below: readonly string[],
): CheckoutState {
  const cleared = [...below, 'postalCode'].reduce((next, name) => answer(next, 'Addressee', name, ''), state)
  const chosen = answer(cleared, 'Addressee', level, place?.id ?? '')
  return { ...chosen, placeNames: { ...state.placeNames, [level]: place?.name ?? '' } }
}
