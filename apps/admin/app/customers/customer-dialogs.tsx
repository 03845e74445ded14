import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { customerPageMessages } from '../messages/customers.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { type CustomerPage, useChangedCustomer } from './use-customer.ts'

type CustomerDialogProps = { customer: CustomerPage; onClose: () => void }

export function BlockCustomerDialog({ customer: { id, name, email }, onClose }: CustomerDialogProps) {
  const t = useMessages(customerPageMessages)
  const api = useStaffApi()
  const show = useChangedCustomer(id)
  const { form, errors, isWorking } = useForm({
    check: ({ reason = '' }) => ({ ...(reason.trim() === '' && { reason: t.reason_missing }) }),
    send: ({ reason = '' }) => api.blockCustomer({ Id: id, reason }),
    onAnswer: (customer) => {
      show(customer, t.blocked_notice)
      onClose()
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.block_title(name || email)}
      submit={t.block}
      back={t.cancel}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.block_text}</p>
      <FormField name="reason" label={t.reason} maxLength={300} errors={errors} />
    </FormPopup>
  )
}

/** The e-mail is typed again: nobody is forgotten by a slip. */
export function EraseDialog({ customer: { id, name, email }, onClose }: CustomerDialogProps) {
  const t = useMessages(customerPageMessages)
  const api = useStaffApi()
  const { shop } = useShop()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { form, errors, isWorking } = useForm({
    check: ({ email: typed = '' }) => ({
      ...(typed.trim().toLowerCase() !== email && { email: t.erase_email_wrong }),
    }),
    send: ({ email: typed = '' }) => api.eraseCustomer({ Id: id, email: typed }),
    onAnswer: () => {
      notify(t.erased)
      void queries.invalidateQueries({ queryKey: [shop] })
      void navigate(`/${shop}/customers`, { replace: true })
    },
  })
  return (
    <FormPopup
      startsInField
      title={t.erase_title(name || email)}
      submit={t.erase}
      back={t.cancel}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.erase_text}</p>
      <FormField name="email" label={t.erase_email} autoComplete="off" maxLength={256} errors={errors} />
    </FormPopup>
  )
}
