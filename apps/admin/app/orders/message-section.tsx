import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { shortMomentText } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { RecordFailure } from '@estampa/web/records'
import { AttachedFiles } from '@estampa/web/uploads'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { PageSection } from '../controls/page-section.tsx'
import { RowsSkeleton } from '../controls/rows-skeleton.tsx'
import { messageSectionMessages } from '../messages/thread.ts'
import { threadListMessages } from '../messages/threads.ts'
import { useMay, useShop } from '../session/account.ts'
import { MessageForm } from './message-form.tsx'
import type { OrderMessage } from './order-types.ts'
import { messagesKey } from './threads/threads-key.ts'
import { useThreadMark } from './threads/use-thread-mark.ts'
import { useOrderMessages } from './use-order-messages.ts'

/** A long thread begins with its last messages. */
const SHOWN = 8

/** The thread between buyer and shop; reading it marks the buyer's messages as read. */
export function MessageSection({ id, number, buyer }: { id: string; number: number; buyer: string }) {
  const t = useMessages(messageSectionMessages)
  const { shop } = useShop()
  const may = useMay()
  const { data, error, refetch } = useOrderMessages(id)
  const place = useAnchor(data !== undefined)
  useReadElsewhere(data?.findLast(({ who }) => who === 'customer')?.sequence)
  return (
    <div id="messages" ref={place} tabIndex={-1} className="outline-none">
      <PageSection title={t.title}>
        {!data && !error && <RowsSkeleton label={t.loading} rows={2} />}
        {!data && error && <RecordFailure error={error} title={t.failed} retry={() => void refetch()} />}
        {data && <Thread messages={data} />}
        {data && <AnswerNeed id={id} number={number} last={data.at(-1)} />}
        {data && may('messages.write') && (
          <MessageForm id={id} number={number} buyer={buyer} queryKey={messagesKey(shop, id)} />
        )}
      </PageSection>
    </div>
  )
}

/** Whoever comes for the messages begins there, as soon as they have come. */
function useAnchor(isThere: boolean) {
  const { hash } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isThere || hash !== '#messages') return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [isThere, hash])
  return place
}

/** What was read here is unread nowhere else of the office. */
function useReadElsewhere(newest: number | undefined): void {
  const { shop } = useShop()
  const queries = useQueryClient()
  useEffect(() => {
    if (newest !== undefined) void queries.invalidateQueries({ queryKey: [shop, 'notices'] })
  }, [newest, queries, shop])
}

function Thread({ messages }: { messages: readonly OrderMessage[] }) {
  const t = useMessages(messageSectionMessages)
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? messages : messages.slice(-SHOWN)
  const lastRead = messages.findLast(({ who, readAt }) => who === 'staff' && readAt)?.sequence
  return (
    <>
      {shown.length < messages.length && (
        <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
          {t.earlier}
        </Button>
      )}
      <div role="log" aria-label={t.title} className="grid gap-3">
        {messages.length === 0 && <p className="text-13 text-ink-soft">{t.none}</p>}
        {shown.map((message) => (
          <Message key={message.sequence} message={message} isLastRead={message.sequence === lastRead} />
        ))}
      </div>
    </>
  )
}

type AnswerNeedProps = { id: string; number: number; last: OrderMessage | undefined }

/** Whether the buyer's last word needs an answer: who writes to buyers says so. */
function AnswerNeed({ id, number, last }: AnswerNeedProps) {
  const t = useMessages(threadListMessages)
  const may = useMay()
  const { environment } = useShop()
  const { close, reopen } = useThreadMark()
  const [isWorking, setIsWorking] = useState(false)
  if (last?.who !== 'customer') return null
  const { closed, sequence } = last
  const toggle = async () => {
    setIsWorking(true)
    await (closed ? reopen({ id, number }) : close({ id, number, lastSeen: sequence }))
    setIsWorking(false)
  }
  return (
    <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-6 text-13 text-ink-soft">
      {closed && <span>{t.closed_by(closed.by, shortMomentText(closed.at, environment))}</span>}
      {may('messages.write') && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-2.5"
          isBusy={isWorking}
          onClick={() => void toggle()}
        >
          <Icon name={closed ? 'rotate-ccw' : 'check'} size={16} />
          {closed ? t.reopen : t.mark_closed}
        </Button>
      )}
    </div>
  )
}

function Message({ message, isLastRead }: { message: OrderMessage; isLastRead: boolean }) {
  const t = useMessages(messageSectionMessages)
  const { environment } = useShop()
  const isOwn = message.who === 'staff'
  return (
    <article className={clsx('max-w-bubble', isOwn && 'justify-self-end')}>
      <p className={clsx('mb-0.5 text-12 text-ink-faint', isOwn && 'text-right')}>
        <span className="font-semibold text-ink">{message.name || t.buyer}</span>
        {' · '}
        <time dateTime={message.at}>{shortMomentText(message.at, environment)}</time>
      </p>
      {message.text !== '' && (
        <p
          className={clsx(
            'rounded-base px-3 py-2 break-words whitespace-pre-line',
            isOwn ? 'bg-brand-wash' : 'bg-wash',
          )}
        >
          {message.text}
        </p>
      )}
      <AttachedFiles files={message.files} isOwn={isOwn} />
      {isLastRead && <p className="mt-0.5 text-right text-12 text-ink-faint">{t.read}</p>}
    </article>
  )
}
