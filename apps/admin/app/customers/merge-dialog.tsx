import type { CallResult } from '@estampa/contract/client'
import type { officeCustomers } from '@estampa/contract/staff'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { customerMergeMessages } from '../messages/customer-merge.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import type { CustomerPage } from './use-customer.ts'

type Merge = CallResult<(typeof officeCustomers)['getCustomerMerge']>
type MergeDialogProps = { customer: CustomerPage; onClose: () => void }

/** First the other e-mail, then a look at what would move, with the e-mail typed again: there is no way back. */
export function MergeDialog({ customer, onClose }: MergeDialogProps) {
  const [merge, setMerge] = useState<Merge>()
  return merge ? (
    <ConfirmDialog customer={customer} merge={merge} onClose={onClose} />
  ) : (
    <ChooseDialog customer={customer} onChosen={setMerge} onClose={onClose} />
  )
}

function ChooseDialog({
  customer,
  onChosen,
  onClose,
}: MergeDialogProps & { onChosen: (merge: Merge) => void }) {
  const t = useMessages(customerMergeMessages)
  const api = useStaffApi()
  const { form, errors, isWorking } = useForm({
    check: ({ email = '' }) => ({ ...(email.trim() === '' && { email: t.email_missing }) }),
    send: ({ email = '' }) => api.getCustomerMerge({ Id: customer.id, email }),
    onAnswer: onChosen,
  })
  return (
    <FormPopup
      startsInField
      title={t.title}
      submit={t.look}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.text(customer.email)}</p>
      <FormField name="email" label={t.other_email} autoComplete="off" maxLength={256} errors={errors} />
    </FormPopup>
  )
}

function ConfirmDialog({ customer, merge, onClose }: MergeDialogProps & { merge: Merge }) {
  const t = useMessages(customerMergeMessages)
  const api = useStaffApi()
  const { shop } = useShop()
  const queries = useQueryClient()
  const { from, into, moves, stays } = merge
  const { form, errors, isWorking } = useForm({
    check: ({ email = '' }) => ({
      ...(email.trim().toLowerCase() !== from.email && { email: t.email_wrong }),
    }),
    send: ({ email = '' }) => api.mergeCustomers({ Id: customer.id, email }),
    onAnswer: () => {
      notify(t.merged)
      void queries.invalidateQueries({ queryKey: [shop] })
      onClose()
    },
  })
  const left = t.leavings(stays)
  return (
    <FormPopup
      startsInField
      title={t.confirm_title}
      submit={t.merge}
      back={t.cancel}
      variant="danger"
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.direction(from.email, into.email)}</p>
      <FactList title={t.moves} facts={t.contents(moves)} none={t.nothing} />
      {left.length > 0 && <FactList title={t.stays} facts={left} />}
      <p className="font-medium">{t.no_way_back}</p>
      <FormField
        name="email"
        label={t.type_again(from.email)}
        autoComplete="off"
        maxLength={256}
        errors={errors}
      />
    </FormPopup>
  )
}

function FactList({ title, facts, none }: { title: string; facts: readonly string[]; none?: string }) {
  return (
    <section>
      <h3 className="text-13 font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-1 text-13 text-ink-soft">
        {(facts.length > 0 ? facts : [none]).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
