import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mailTextMessages } from '../../messages/mail-texts.ts'
import { mailMessages } from '../../messages/mails.ts'
import { useMay, useShop, useStaffApi } from '../../session/account.ts'
import { mailFailureOf } from '../mail-failure.ts'
import { mailsKey } from '../mail-types.ts'
import type { TriedWords } from './use-mail-texts.ts'

/** The same mail to oneself, as it is typed. */
export function TrialButton({ tried, isFaulty }: { tried: TriedWords; isFaulty: boolean }) {
  const t = useMessages(mailTextMessages)
  const w = useMessages(mailMessages)
  const { shop } = useShop()
  const may = useMay()
  const api = useStaffApi()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.sendTrialMail(tried),
    onError: (failure) => showError(failure),
    onSuccess: ({ recipient, isSetUp, failure }) => {
      const sent = isSetUp ? w.test_sent(recipient) : w.test_demo(recipient)
      notify(failure === null ? sent : w.test_failed(w.reasons[mailFailureOf(failure)]))
      void queries.invalidateQueries({ queryKey: mailsKey(shop) })
    },
  })
  if (!may('shop.edit')) return null
  return (
    <Button variant="second" size="small" disabled={isFaulty} isBusy={isPending} onClick={() => mutate()}>
      {t.try_it}
    </Button>
  )
}
