import { useEffect, useId } from 'react'
import { checkoutMessages } from '../messages/checkout.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useApi } from '../session/session-provider.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { StepField } from './step-field.tsx'
import type { StepForm } from './use-step-form.ts'

/** The place's own code is proposed and may be replaced. */
export function PostalCodeField({ form, location }: { form: StepForm; location: string }) {
  const t = useMessages(checkoutMessages)
  const api = useApi()
  const id = useId()
  const { value: codes } = useAnswer(location || null, () => api.countries.getShippingZipCode({ location }))
  const proposed = codes?.zipCodes ?? []
  const [best] = proposed
  const isEmpty = form.value('postalCode') === ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once per place; an emptied field stays empty
  useEffect(() => {
    if (best && isEmpty) form.set('postalCode', best)
  }, [codes])
  return (
    <>
      <StepField
        form={form}
        name="postalCode"
        autoComplete="postal-code"
        list={id}
        hint={best && form.value('postalCode') === best ? t.postal_proposed : undefined}
      />
      <datalist id={id}>
        {proposed.map((code) => (
          <option key={code} value={code} />
        ))}
      </datalist>
    </>
  )
}
