import { useMessages } from '@estampa/web/messages'
import { AcceptTerms } from '../law/accept-terms.tsx'
import { checkoutMessages } from '../messages/checkout.ts'
import { MethodCards } from '../payments/method-cards.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

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
          error={form.error('payment')}
        />
        <AcceptTerms
          accepted={form.value('acceptedTerms') === 'true'}
          version={form.value('termsVersion')}
          error={form.error('acceptedTerms')}
          onChange={(accepted, version) => {
            form.set('termsVersion', version)
            form.set('acceptedTerms', accepted ? 'true' : '')
          }}
        />
      </div>
    </StepFrame>
  )
}
