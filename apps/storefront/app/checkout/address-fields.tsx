import { countries } from '@estampa/domain/countries'
import { type ChosenPlaces, PlaceSelects } from '../countries/place-selects.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { PersonFields } from './person-fields.tsx'
import { PostalCodeField } from './postal-code-field.tsx'
import { StepField } from './step-field.tsx'
import type { StepForm } from './use-step-form.ts'

type AddressFieldsProps = {
  form: StepForm
  /** Also sets the postal code, which belongs to the place. */
  onPlaces: (places: ChosenPlaces) => void
}

/** The recipient and the address. */
export function AddressFields({ form, onPlaces }: AddressFieldsProps) {
  const { environment } = useShopConfig()
  const location = countries[environment].address[2]
  return (
    <>
      <PersonFields form={form} />
      <PlaceSelects
        value={form.value}
        error={form.error}
        onChoose={(places) => onPlaces({ ...places, postalCode: undefined })}
      />
      <PostalCodeField form={form} location={form.value(location)} />
      <StepField form={form} name="street" autoComplete="address-line1" />
      <StepField form={form} name="streetNumber" autoComplete="off" />
      <StepField form={form} name="apartment" autoComplete="address-line2" className="sm:col-span-2" />
    </>
  )
}
