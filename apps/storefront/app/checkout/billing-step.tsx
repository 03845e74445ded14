import { isBillingLocked } from '@estampa/domain/checkout'
import { countries } from '@estampa/domain/countries'
import { invoiceKindMessages } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { useEffect } from 'react'
import { addressMessages } from '../messages/addresses.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { ReceiptsField } from '../payments/receipts-field.tsx'
import { useSession } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { useCheckout } from './checkout-provider.tsx'
import { PersonFields } from './person-fields.tsx'
import { StepField } from './step-field.tsx'
import { StepFrame } from './step-frame.tsx'
import { usePurchaseOrderFile } from './use-purchase-order-file.ts'
import { type StepForm, useStepForm } from './use-step-form.ts'

/** The billing step. Data that the shop has fixed can be read but not changed. */
export function BillingStep() {
  const t = useMessages(checkoutMessages)
  const kinds = useMessages(invoiceKindMessages)
  const words = useMessages(addressMessages)
  const form = useStepForm('Billing')
  const file = usePurchaseOrderFile(form.finishFrom)
  const { state } = useCheckout()
  const { environment, partnerFixedBillingData } = useShopConfig()
  const isLocked = isBillingLocked(partnerFixedBillingData)
  const { kindsWithTaxId, needsGiro } = countries[environment]
  const needsTaxId = kindsWithTaxId.includes(form.value('invoiceKind'))
  useOwnCompany(form, needsTaxId && !isLocked)
  // people who buy for themselves have no purchase order
  const hasFileField =
    needsTaxId ||
    form.value('purchaseOrder') !== '' ||
    file.receipts.sent.length > 0 ||
    file.error !== undefined
  return (
    <StepFrame form={file}>
      {state.isBilledAgain && <p className="text-14 text-ink-soft sm:col-span-2">{words.last_billing}</p>}
      {isLocked && <p className="text-14 text-ink-soft sm:col-span-2">{t.locked}</p>}
      <StepField form={form} name="invoiceKind" choices={kinds} />
      <StepField
        form={form}
        name="document"
        label={needsTaxId ? t.tax_id : undefined}
        hint={needsTaxId ? t.tax_id_hint : undefined}
        readOnly={isLocked}
        autoComplete="off"
        inputMode={countries[environment].documentInputMode}
        whileTyped={(typed) => countries[environment].maskDocument(typed, needsTaxId)}
      />
      {needsTaxId && <StepField form={form} name="businessName" autoComplete="organization" />}
      {needsTaxId && needsGiro && <StepField form={form} name="giro" autoComplete="off" />}
      <PersonFields form={form} readOnly={isLocked} />
      <StepField form={form} name="purchaseOrder" autoComplete="off" className="sm:col-span-2" />
      {hasFileField && (
        <div className="sm:col-span-2">
          <ReceiptsField receipts={file.receipts} error={file.error} />
        </div>
      )}
    </StepFrame>
  )
}

/** An account with a company is billed as that company, until another name is typed. */
function useOwnCompany(form: StepForm, isCompany: boolean): void {
  const { user } = useSession()
  const company = user?.company ?? ''
  const isEmpty = form.value('businessName') === ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once per kind of invoice; an emptied field stays empty
  useEffect(() => {
    if (isCompany && isEmpty && company !== '') form.set('businessName', company)
  }, [isCompany])
}
