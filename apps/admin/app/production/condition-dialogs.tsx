import type { WaivableCondition } from '@estampa/domain/production'
import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { workshopMessages } from '../messages/workshop.ts'
import { useStaffApi } from '../session/account.ts'
import { type ProductionOrder, useShowOrder } from './use-job.ts'
import { useForgetWorkshop } from './use-unblock.ts'

type WaiveDialogProps = { order: ProductionOrder; condition: WaivableCondition; onClose: () => void }

/** The order may be made although this is missing, with the reason. */
export function WaiveDialog({ order, condition, onClose }: WaiveDialogProps) {
  const t = useMessages(workshopMessages)
  const api = useStaffApi()
  const show = useShowOrder()
  const forget = useForgetWorkshop()
  const { form, errors, isWorking } = useForm({
    check: ({ reason = '' }) => ({ ...(reason === '' && { reason: t.reason_missing }) }),
    send: ({ reason = '' }) => api.waiveCondition({ Id: order.id, condition, reason }),
    onAnswer: (waived) => {
      show(waived)
      forget()
      notify(t.waive_done)
      onClose()
    },
    onMoved: forget,
  })
  const popup = { title: t.waive, submit: t.waive, back: t.cancel, form, isWorking, onClose }
  return (
    <FormPopup startsInField {...popup}>
      <p className="text-ink-soft">{t.waive_does[condition]}</p>
      <FormField name="reason" label={t.reason} maxLength={300} autoComplete="off" errors={errors} />
    </FormPopup>
  )
}

/** The buyer said yes by telephone or at the counter: what proves it is written down. */
export function ApprovalDialog({ order, onClose }: { order: ProductionOrder; onClose: () => void }) {
  const t = useMessages(workshopMessages)
  const api = useStaffApi()
  const show = useShowOrder()
  const forget = useForgetWorkshop()
  const { form, errors, isWorking } = useForm({
    check: ({ evidence = '' }) => ({ ...(evidence === '' && { evidence: t.reason_missing }) }),
    send: ({ evidence = '' }) =>
      api.recordProofApproval({ Id: order.id, number: order.proof?.number ?? 1, evidence }),
    onAnswer: (approved) => {
      show(approved)
      forget()
      notify(t.approval_done)
      onClose()
    },
    onMoved: forget,
  })
  const popup = {
    title: t.record_approval,
    submit: t.record_approval,
    back: t.cancel,
    form,
    isWorking,
    onClose,
  }
  return (
    <FormPopup startsInField {...popup}>
      <p className="text-ink-soft">{t.record_approval_does}</p>
      <FormField
        name="evidence"
        label={t.evidence}
        hint={t.evidence_hint}
        maxLength={500}
        autoComplete="off"
        errors={errors}
      />
    </FormPopup>
  )
}
