import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { useQueryClient } from '@tanstack/react-query'
import { companyMessages } from '../messages/companies.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { type CustomerPage, useChangedCustomer } from './use-customer.ts'

/** Puts somebody into a company, or takes them out of it. */
export function CompanyDialog({ customer, onClose }: { customer: CustomerPage; onClose: () => void }) {
  const t = useMessages(companyMessages)
  const api = useStaffApi()
  const { shop } = useShop()
  const queries = useQueryClient()
  const show = useChangedCustomer(customer.id)
  const { form, errors, isWorking } = useForm({
    check: () => ({}),
    send: ({ company = '' }) => api.setCustomerCompany({ Id: customer.id, company }),
    onAnswer: (changed) => {
      show(changed, t.changed)
      void queries.invalidateQueries({ queryKey: [shop, 'companies'] })
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.change}
      submit={t.save}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.change_text}</p>
      <FormField
        name="company"
        label={t.name}
        defaultValue={customer.company}
        autoComplete="off"
        maxLength={256}
        errors={errors}
      />
    </FormPopup>
  )
}
