import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { Popup } from '@estampa/ui/popup'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { useState } from 'react'
import { RowsSkeleton } from '../../controls/rows-skeleton.tsx'
import { savedReplyMessages } from '../../messages/saved-replies.ts'
import { type ReplyDraft, ReplyForm } from './reply-form.tsx'
import { type SavedReply, useSavedReplies } from './use-saved-replies.ts'

/** The saved replies of the shop, to be made, changed and removed. */
export function RepliesDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(savedReplyMessages)
  const { data, error, refetch } = useSavedReplies()
  const [edited, setEdited] = useState<ReplyDraft>()
  if (edited) return <ReplyForm draft={edited} onClose={() => setEdited(undefined)} />
  return (
    <Popup
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.title}
      close={t.close}
      footer={
        <Button onClick={() => setEdited({ name: '', text: '' })}>
          <Icon name="plus" size={18} />
          {t.add}
        </Button>
      }
    >
      {!data && !error && <RowsSkeleton label={t.loading} rows={3} />}
      {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
      {data && data.items.length > 0 && <ReplyList replies={data.items} onEdit={setEdited} />}
      {data?.items.length === 0 && <FirstReplies onTake={setEdited} />}
    </Popup>
  )
}

type ReplyListProps = { replies: readonly SavedReply[]; onEdit: (reply: SavedReply) => void }

function ReplyList({ replies, onEdit }: ReplyListProps) {
  const t = useMessages(savedReplyMessages)
  return (
    <ul className="-mx-3">
      {replies.map((reply) => (
        <li key={reply.id} className="border-t border-line first:border-t-0">
          <button type="button" className="reply-row" onClick={() => onEdit(reply)}>
            <ReplyWords act={t.edit} reply={reply} />
            <Icon name="pencil" size={16} className="shrink-0 text-ink-faint" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What replies are for, and three to begin with. */
function FirstReplies({ onTake }: { onTake: (reply: ReplyDraft) => void }) {
  const t = useMessages(savedReplyMessages)
  return (
    <>
      <p className="text-ink-soft">{t.none}</p>
      <h3 className="mt-5 mb-1 text-13 font-medium text-ink-faint">{t.proposals}</h3>
      <ul className="-mx-3">
        {t.proposed.map((reply) => (
          <li key={reply.name} className="border-t border-line first:border-t-0">
            <button type="button" className="reply-row" onClick={() => onTake(reply)}>
              <ReplyWords act={t.take_over} reply={reply} />
              <Icon name="plus" size={16} className="shrink-0 text-ink-faint" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function ReplyWords({ act, reply: { name, text } }: { act: string; reply: ReplyDraft }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="sr-only">{act} </span>
      <span className="block truncate font-medium">{name}</span>
      <span className="line-clamp-2 text-13 text-ink-soft">{text}</span>
    </span>
  )
}
