import { Checkbox } from '@estampa/ui/checkbox'
import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { checkoutMessages } from '../messages/checkout.ts'
import { useMessages } from '../messages/use-messages.ts'
import { MethodCards } from '../payments/method-cards.tsx'
import { useShopConfig, useShopPath } from '../shell/shop-data.ts'
import { StepFrame } from './step-frame.tsx'
import { type StepForm, useStepForm } from './use-step-form.ts'

export function PaymentStep() {
  const t = useMessages(checkoutMessages)
  const form = useStepForm('Payment')
  const { partnerPaymentMethods } = useShopConfig()
  return (
    <StepFrame form={form} action={t.to_review}>
      <div className="grid grid-cols-1 gap-5 sm:col-span-2">
        <MethodCards
          methods={partnerPaymentMethods}
          chosen={form.value('payment')}
          onChoose={(code) => form.set('payment', code)}
        />
        <Said error={form.error('payment')} />
        <Terms form={form} />
      </div>
    </StepFrame>
  )
}

function Terms({ form }: { form: StepForm }) {
  const t = useMessages(checkoutMessages)
  const path = useShopPath()
  const error = form.error('acceptedTerms')
  return (
    <div>
      <Checkbox
        checked={form.value('acceptedTerms') === 'true'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'terms-error' : undefined}
        onChange={(event) => form.set('acceptedTerms', event.target.checked ? 'true' : '')}
        label={
          <>
            {t.terms_before}
            <Link to={path('/policy')} target="_blank" className="underline underline-offset-4">
              {t.terms_link}
            </Link>
            {t.terms_after}
          </>
        }
      />
      <Said id="terms-error" error={error && t.terms_missing} />
    </div>
  )
}

function Said({ id, error }: { id?: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-14 text-error">
      <CircleAlert size={16} className="mt-0.5" aria-hidden="true" />
      {error}
    </p>
  )
}
