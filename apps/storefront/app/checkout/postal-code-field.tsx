import { countries, postalDigits } from '@estampa/domain/countries'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { useLocale, useMessages } from '@estampa/web/messages'
import { useAsyncValue } from '@estampa/web/state'
import { useEffect, useId } from 'react'
import { fieldMessage } from '../countries/field-message.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { StepField } from './step-field.tsx'
import type { StepForm } from './use-step-form.ts'

/** The place's own code is proposed and can be replaced; the server checks whether another code fits the place. */
export function PostalCodeField({ form, location }: { form: StepForm; location: string }) {
  const t = useMessages(checkoutMessages)
  const api = useApi()
  const id = useId()
  const { own } = countries[useShopConfig().environment].postalBlocks
  const { value: codes } = useAsyncValue(location || null, () =>
    api.countries.getShippingZipCode({ location }),
  )
  const proposed = codes?.zipCodes ?? []
  const [best] = proposed
  const isEmpty = form.value('postalCode') === ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once per place; an emptied field stays empty
  useEffect(() => {
    if (best && isEmpty) form.set('postalCode', best)
  }, [codes])
  const typed = form.value('postalCode')
  const isProposed = best !== undefined && typed === best
  const isOther = best !== undefined && typed !== '' && !proposed.some((code) => isAlike(code, typed, own))
  useOtherProvince(form, location, isOther ? typed : '')
  // its line is reserved from the beginning, because the proposal arrives while a person types below
  const hint = isProposed ? t.postal_proposed : isOther ? t.postal_usual(best) : t.hints.postalCode
  return (
    <>
      <StepField form={form} name="postalCode" autoComplete="postal-code" list={id} hint={hint} />
      <datalist id={id}>
        {proposed.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
    </>
  )
}

/** Objects to a code that the server knows to be of another province or region. */
function useOtherProvince(form: StepForm, location: string, typed: string): void {
  const api = useApi()
  const locale = useLocale()
  const { environment } = useShopConfig()
  const checked = countries[environment].postalCode(typed)
  const zipCode = isRefusal(checked) ? '' : checked.value
  const { value, isLoading } = useAsyncValue(location && zipCode ? `${location} ${zipCode}` : null, () =>
    api.countries.getShippingZipCode({ location, zipCode }),
  )
  const province = isLoading ? null : value?.otherProvince
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once per answer
  useEffect(() => {
    if (!province) return
    form.object(
      'postalCode',
      fieldMessage(refuse('postal_code_province', { code: zipCode, province }), locale),
    )
  }, [province, zipCode])
}

/** B7021XAB is 7021; in Chile the last digits only say the block of houses. */
function isAlike(a: string, b: string, own: number): boolean {
  return postalDigits(a).slice(0, own) === postalDigits(b).slice(0, own)
}
