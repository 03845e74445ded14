import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { Popover } from '@estampa/ui/popover'
import { onDemand } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { noticeMessages } from '../messages/notices.ts'
import { useShop } from '../session/account.ts'
import { countText } from './notices.ts'
import { useCountedTitle } from './use-counted-title.ts'
import { useArrivedNotices, useNotices } from './use-notices.ts'

const NoticePanel = onDemand(() => import('./notice-panel.tsx').then((file) => file.NoticePanel))

/** How much this person has not seen, and the panel with it. */
export function NoticeBell() {
  const t = useMessages(noticeMessages)
  const { data } = useNotices()
  const [isOpen, setIsOpen] = useState(false)
  const { inspectedUntil } = useShop()
  const count = countText(data?.unseen ?? 0)
  if (inspectedUntil !== null) return null
  return (
    <Popover
      label={t.title}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton label={count === '' ? t.title : t.unseen(count)} className="notice-bell">
          <Icon name="bell" size={18} />
          {count !== '' && (
            <span aria-hidden="true" className="notice-count">
              {count}
            </span>
          )}
        </IconButton>
      }
    >
      <NoticePanel onLeave={() => setIsOpen(false)} />
    </Popover>
  )
}

/** Says what has come to whoever does not see the bell, and to the title of the tab. */
export function NoticeAnnouncer() {
  const t = useMessages(noticeMessages)
  const { data } = useNotices()
  const arrived = useArrivedNotices(data)
  useCountedTitle(countText(data?.unseen ?? 0))
  return (
    <p aria-live="polite" className="sr-only">
      {arrived > 0 ? t.arrived(arrived) : ''}
    </p>
  )
}
