import { Button } from '@estampa/ui/button'
import { FormField, FormPopup, TextAreaField, useForm } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useMutation } from '@tanstack/react-query'
import { savedReplyMessages } from '../../messages/saved-replies.ts'
import { useStaffApi } from '../../session/account.ts'
import { type SavedReply, useTakeReplies } from './use-saved-replies.ts'

/** Without an id it is new. */
export type ReplyDraft = Omit<SavedReply, 'id'> & { id?: number }

/** The words of a saved reply. */
export function ReplyForm({ draft, onClose }: { draft: ReplyDraft; onClose: () => void }) {
  const t = useMessages(savedReplyMessages)
  const api = useStaffApi()
  const take = useTakeReplies()
  const { id } = draft
  const { form, errors, isWorking } = useForm({
    check: ({ name, text }) => ({
      ...(name === '' && { name: t.name_missing }),
      ...(text === '' && { text: t.text_missing }),
    }),
    send: ({ name = '', text = '' }) => api.saveReply({ ...(id !== undefined && { Id: id }), name, text }),
    onAnswer: (replies) => {
      take(replies)
      notify(t.saved)
      onClose()
    },
    fieldOf: { reply_name_taken: 'name', too_many_replies: 'name' },
  })
  return (
    <FormPopup
      startsInField
      title={id === undefined ? t.new_title : t.edit_title}
      submit={t.save}
      back={t.back}
      form={form}
      isWorking={isWorking}
      onClose={onClose}
    >
      <FormField name="name" label={t.name} defaultValue={draft.name} maxLength={60} errors={errors} />
      <TextAreaField
        name="text"
        label={t.text}
        hint={t.text_hint}
        error={errors.text}
        defaultValue={draft.text}
        maxLength={2_000}
        rows={7}
      />
      {id !== undefined && <RemoveButton id={id} onRemoved={onClose} />}
    </FormPopup>
  )
}

function RemoveButton({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const t = useMessages(savedReplyMessages)
  const api = useStaffApi()
  const take = useTakeReplies()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.removeReply({ Id: id }),
    onSuccess: (replies) => {
      take(replies)
      notify(t.removed)
      onRemoved()
    },
    onError: (failure) => showError(failure),
  })
  return (
    <p>
      <Button variant="quiet" size="small" isBusy={isPending} onClick={() => mutate()}>
        {t.remove}
      </Button>
    </p>
  )
}
