import { Button } from '@estampa/ui/button'
import { clsx } from 'clsx'
import { useState } from 'react'
import { momentText } from '../countries/dates.ts'
import { talkMessages } from '../messages/proofs.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopConfig } from '../shell/shop-data.ts'
import type { Message } from './use-talk.ts'

/** Of a long talk the end is what matters. */
const SHOWN = 8

/** The talk, one's own words on the right. What comes later is read out. */
export function MessageThread({ messages }: { messages: readonly Message[] }) {
  const t = useMessages(talkMessages)
  const [isWhole, setIsWhole] = useState(false)
  const folded = isWhole ? 0 : Math.max(0, messages.length - SHOWN)
  const lastRead = messages.findLast(({ who, readAt }) => who === 'customer' && readAt)?.sequence
  return (
    <div className="grid gap-3">
      {folded > 0 && (
        <Button look="quiet" size="small" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {t.earlier(folded)}
        </Button>
      )}
      <div role="log" aria-labelledby="messages" className="grid gap-3">
        {messages.length === 0 && <p className="text-ink-soft">{t.empty}</p>}
        {messages.slice(folded).map((message) => (
          <Said key={message.sequence} message={message} isLastRead={message.sequence === lastRead} />
        ))}
      </div>
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
