import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mailMessages } from '../messages/mails.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { mailFailureOf } from './mail-failure.ts'
import { mailsKey } from './mail-types.ts'

/** A mail to oneself, by which one sees whether the shop's mails go out. */
export function TestMailButton() {
  const t = useMessages(mailMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.sendTestMail({}),
    onError: showError,
    onSuccess: ({ recipient, isSetUp, failure }) => {
      const sent = isSetUp ? t.test_sent(recipient) : t.test_demo(recipient)
      notify(failure === null ? sent : t.test_failed(t.reasons[mailFailureOf(failure)]))
      void queries.invalidateQueries({ queryKey: mailsKey(shop) })
    },
  })
  return (
    <Button variant="second" size="small" isBusy={isPending} onClick={() => mutate()}>
      {t.test}
    </Button>
  )
}
