import { Button } from '@estampa/ui/button'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { momentText } from '../countries/dates.ts'
import { talkMessages } from '../messages/proofs.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import { showError } from '../shell/show-error.ts'
import type { Message } from './talk.ts'

/** Of a long talk the end is what matters. */
const SHOWN = 8

type MessageThreadProps = {
  messages: readonly Message[]
  loadEarlier: (before: number) => Promise<void>
}

/** The talk, one's own words on the right. What comes later is read out; what lies before it is unfolded. */
export function MessageThread({ messages, loadEarlier }: MessageThreadProps) {
  const t = useMessages(talkMessages)
  const [isWhole, setIsWhole] = useState(false)
  // the log begins where it began when the page was opened: what is unfolded above it is not news
  const [start] = useState(() => messages.at(-SHOWN)?.sequence ?? 1)
  const before = messages.filter(({ sequence }) => sequence < start)
  const lastRead = messages.findLast(({ who, readAt }) => who === 'customer' && readAt)?.sequence
  const said = (message: Message) => (
    <Said key={message.sequence} message={message} isLastRead={message.sequence === lastRead} />
  )
  const first = isWhole ? (messages[0]?.sequence ?? 1) : start
  const unfold = () => (isWhole ? loadEarlier(first) : setIsWhole(true))
  return (
    <div className="grid gap-3">
      {first > 1 && <Earlier count={first - 1} unfold={unfold} />}
      {isWhole && <Unfolded>{before.map(said)}</Unfolded>}
      <div role="log" aria-labelledby="messages" className="grid gap-3">
        {messages.length === 0 && <p className="text-ink-soft">{t.empty}</p>}
        {messages.filter(({ sequence }) => sequence >= start).map(said)}
      </div>
    </div>
  )
}

function Earlier({ count, unfold }: { count: number; unfold: () => void | Promise<void> }) {
  const t = useMessages(talkMessages)
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
      look="quiet"
      size="small"
      className="justify-self-start"
      working={isWorking}
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

function Said({ message, isLastRead }: { message: Message; isLastRead: boolean }) {
  const t = useMessages(talkMessages)
  const { environment } = useShopConfig()
  const isOwn = message.who === 'customer'
  return (
    <article className={clsx('max-w-[min(34rem,88%)]', isOwn && 'justify-self-end')}>
      <p className={clsx('mb-1 text-14 text-ink-soft', isOwn && 'text-right')}>
        <span className="font-semibold text-ink">{isOwn ? t.you : message.name}</span>
        {' · '}
        <time dateTime={message.at}>{momentText(message.at, environment)}</time>
      </p>
      <p
        className={clsx(
          'rounded-large px-4 py-2.5 break-words whitespace-pre-line',
          isOwn ? 'bg-brand-wash text-ink' : 'bg-wash',
        )}
      >
        {message.text}
      </p>
      {isLastRead && <p className="mt-1 text-right text-12 text-ink-soft">{t.read}</p>}
    </article>
  )
}
