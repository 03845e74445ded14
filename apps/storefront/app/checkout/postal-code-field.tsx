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
  const typed = form.value('postalCode')
  const isProposed = best !== undefined && typed === best
  const isOther = best !== undefined && typed !== '' && !proposed.some((code) => isSame(code, typed))
  const hint = isProposed ? t.postal_proposed : isOther ? t.postal_usual(best) : undefined
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

/** B7021XAB is 7021. */
function isSame(a: string, b: string): boolean {
  return a.replace(/\D/g, '') === b.replace(/\D/g, '')
}
