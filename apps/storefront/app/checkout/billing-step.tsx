import { fieldValue, isBillingLocked } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { useEffect, useState } from 'react'
import { prettyDocument, prettyPhone } from '../countries/pretty.ts'
import { documentKeys, documentWhileTyped } from '../countries/while-typing.ts'
import { addressMessages } from '../messages/addresses.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import { useAnswer } from '../session/use-answer.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import { useCheckout } from './checkout-provider.tsx'
import { withBilled } from './checkout-state.ts'
import { PersonFields } from './person-fields.tsx'
import { StepField } from './step-field.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

/** Proposes who was billed last, until something else was answered. */
function LastBilled() {
  const t = useMessages(addressMessages)
  const api = useApi()
  const { user } = useSession()
  const { environment } = useShopConfig()
  const { state, change } = useCheckout()
  const [isProposed, setIsProposed] = useState(false)
  const isOpen = fieldValue(state.payload, 'Billing', 'document') === ''
  const [wanted] = useState(isOpen)
  const { value } = useAnswer(wanted ? 'billing' : null, (signal) =>
    api.checkout.getBillingData({}, { signal }),
  )
  const billed = value?.orderInvoiceFK
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once, when it is known
  useEffect(() => {
    if (!billed || !isOpen || !user) return
    const document = prettyDocument(billed.document, environment)
    const phone = prettyPhone(billed.phone, environment)
    change((before) => withBilled(before, { ...billed, document, phone }, user))
    setIsProposed(true)
  }, [billed])
  return isProposed ? <p className="text-14 text-ink-soft sm:col-span-2">{t.last_billing}</p> : null
}

/** Who is billed. Where the shop fixes it, its data can be read and not changed. */
export function BillingStep() {
  const t = useMessages(checkoutMessages)
  const form = useStepForm('Billing')
  const { environment, partnerFixedBillingData } = useShopConfig()
  const isLocked = isBillingLocked(partnerFixedBillingData)
  const needsTaxId = countries[environment].kindsWithTaxId.includes(form.value('invoiceKind'))
  return (
    <StepFrame form={form}>
      {!isLocked && <LastBilled />}
      {isLocked && <p className="text-14 text-ink-soft sm:col-span-2">{t.locked}</p>}
      <StepField form={form} name="invoiceKind" choices={t.kinds} />
      <StepField
        form={form}
        name="document"
        label={needsTaxId ? t.tax_id : undefined}
        hint={needsTaxId ? t.tax_id_hint : undefined}
        readOnly={isLocked}
        autoComplete="off"
        inputMode={documentKeys[environment]}
        whileTyped={(typed) => documentWhileTyped(typed, environment, needsTaxId)}
      />
      {needsTaxId && <StepField form={form} name="businessName" autoComplete="organization" />}
      {needsTaxId && <StepField form={form} name="giro" />}
      <PersonFields form={form} readOnly={isLocked} />
    </StepFrame>
  )
}
