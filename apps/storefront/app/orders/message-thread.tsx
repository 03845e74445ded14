import { Button } from '@estampa/ui/button'
import { momentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { AttachedFiles } from '@estampa/web/uploads'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { threadMessages } from '../messages/proofs.ts'
import { useShopConfig } from '../shop/shop-data.ts'
import type { ThreadMessage } from './thread-messages.ts'

/** A long thread shows its last messages. */
const SHOWN_MESSAGES = 8

type MessageThreadProps = {
  messages: readonly ThreadMessage[]
  loadEarlier: (before: number) => Promise<void>
}

/** The message thread, with the visitor's messages on the right. New ones are read out; earlier ones are unfolded. */
export function MessageThread({ messages, loadEarlier }: MessageThreadProps) {
  const t = useMessages(threadMessages)
  const [isWhole, setIsWhole] = useState(false)
  // the log starts at the message that came first when the page was opened, so that unfolded ones are not read out
  const [start] = useState(() => messages.at(-SHOWN_MESSAGES)?.sequence ?? 1)
  const before = messages.filter(({ sequence }) => sequence < start)
  const lastRead = messages.findLast(({ who, readAt }) => who === 'customer' && readAt)?.sequence
  const bubble = (message: ThreadMessage) => (
    <MessageBubble key={message.sequence} message={message} isLastRead={message.sequence === lastRead} />
  )
  const first = isWhole ? (messages[0]?.sequence ?? 1) : start
  const unfold = () => (isWhole ? loadEarlier(first) : setIsWhole(true))
  return (
    <div className="grid gap-3">
      {first > 1 && <EarlierButton count={first - 1} unfold={unfold} />}
      {isWhole && <Unfolded>{before.map(bubble)}</Unfolded>}
      <div role="log" aria-labelledby="messages" className="grid gap-3">
        {messages.length === 0 && <p className="text-ink-soft">{t.empty}</p>}
        {messages.filter(({ sequence }) => sequence >= start).map(bubble)}
      </div>
    </div>
  )
}

function EarlierButton({ count, unfold }: { count: number; unfold: () => void | Promise<void> }) {
  const t = useMessages(threadMessages)
  const [isWorking, setIsWorking] = useState(false)
  const press = async () => {
    setIsWorking(true)
    try {
      await unfold()
    } catch (error) {
      showError(error)
    }
    setIsWorking(false)
  }
  return (
    <Button
      variant="quiet"
      size="small"
      className="justify-self-start"
      isBusy={isWorking}
      onClick={() => void press()}
    >
      {t.earlier(count)}
    </Button>
  )
}

/** Takes the focus of the button that has gone. */
function Unfolded({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
      {children}
    </div>
  )
}

function MessageBubble({ message, isLastRead }: { message: ThreadMessage; isLastRead: boolean }) {
  const t = useMessages(threadMessages)
  const { environment } = useShopConfig()
  const isOwn = message.who === 'customer'
  return (
    <article className={clsx('max-w-bubble', isOwn && 'justify-self-end')}>
      <p className={clsx('mb-1 text-14 text-ink-soft', isOwn && 'text-right')}>
        <span className="font-semibold text-ink">{isOwn ? t.you : message.name}</span>
        {' · '}
        <time dateTime={message.at}>{momentText(message.at, environment)}</time>
      </p>
      {message.text !== '' && (
        <p
          className={clsx(
            'rounded-large px-4 py-2.5 break-words whitespace-pre-line',
            isOwn ? 'bg-brand-wash text-ink' : 'bg-wash',
          )}
        >
          {message.text}
        </p>
      )}
      <AttachedFiles files={message.files} isOwn={isOwn} />
      {isLastRead && <p className="mt-1 text-right text-12 text-ink-soft">{t.read}</p>}
    </article>
  )
}
