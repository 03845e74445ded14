import { FormField, FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { workshopMessages } from '../messages/workshop.ts'
import { useStaffApi } from '../session/account.ts'
import { type SeenJob, useForgetWorkshop } from './use-unblock.ts'

/** Stops a job with a reason that everybody sees. */
export function BlockDialog({ job, onClose }: { job: SeenJob; onClose: () => void }) {
  const t = useMessages(workshopMessages)
  const api = useStaffApi()
  const forget = useForgetWorkshop()
  const { form, errors, isWorking } = useForm({
    check: ({ reason = '' }) => ({ ...(reason === '' && { reason: t.reason_missing }) }),
    send: ({ reason = '' }) => api.blockProductionJob({ ...job, reason }),
    onAnswer: () => {
      notify(t.was_blocked)
      forget()
      onClose()
    },
    onMoved: forget,
  })
  return (
    <FormPopup
      startsInField
      title={t.block}
      submit={t.block}
      back={t.cancel}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.block_does}</p>
      <FormField name="reason" label={t.reason} maxLength={300} autoComplete="off" errors={errors} />
    </FormPopup>
  )
}
