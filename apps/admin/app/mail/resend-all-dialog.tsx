import { FormPopup, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { mailMessages } from '../messages/mails.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { mailsKey } from './mail-types.ts'

/** Every mail that failed goes out once more. */
export function ResendAllDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useMessages(mailMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const { form, isWorking } = useForm({
    check: () => ({}),
    send: () => api.resendFailedMails({}),
    onAnswer: ({ sent, leftOut }) => {
      notify(t.resent_all(sent, leftOut))
      void queries.invalidateQueries({ queryKey: mailsKey(shop) })
      onClose()
    },
  })
  return (
    <FormPopup
      title={t.resend_all_title}
      submit={t.resend}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <p className="text-ink-soft">{t.resend_all_text(count)}</p>
    </FormPopup>
  )
}
