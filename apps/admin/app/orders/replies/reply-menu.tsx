import { ActionMenu } from '@estampa/ui/action-menu'
import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { useRef, useState } from 'react'
import { savedReplyMessages } from '../../messages/saved-replies.ts'
import { RepliesDialog } from './replies-dialog.tsx'
import { type SavedReply, useSavedReplies } from './use-saved-replies.ts'

type ReplyMenuProps = {
  /** Called once the menu is gone, so that what is typed next goes into the field. */
  onChoose: (reply: SavedReply) => void
  /** The field that a chosen reply comes into: it has the focus then. */
  field: { current: HTMLTextAreaElement | null }
}

/** The saved replies of the shop under a button; where there are none, it leads to where they are made. */
export function ReplyMenu({ onChoose, field }: ReplyMenuProps) {
  const t = useMessages(savedReplyMessages)
  const { data } = useSavedReplies()
  const [isKeeping, setIsKeeping] = useState(false)
  const chosen = useRef<SavedReply>(undefined)
  const replies = data?.items ?? []
  const button = (
    <Button variant="quiet" size="small" {...(replies.length === 0 && { onClick: () => setIsKeeping(true) })}>
      {t.open}
      <Icon name="chevron-down" size={16} />
    </Button>
  )
  const focusAfter = () => {
    const reply = chosen.current
    chosen.current = undefined
    if (reply === undefined) return null
    onChoose(reply)
    return field.current
  }
  return (
    <>
      {replies.length === 0 ? (
        button
      ) : (
        <ActionMenu
          align="start"
          trigger={button}
          focusAfter={focusAfter}
          items={[
            ...replies.map((reply) => ({
              label: reply.name,
              onSelect: () => {
                chosen.current = reply
              },
            })),
            { label: t.keep, onSelect: () => setIsKeeping(true), isApart: true },
          ]}
        />
      )}
      {isKeeping && <RepliesDialog onClose={() => setIsKeeping(false)} />}
    </>
  )
}
