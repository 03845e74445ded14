import { Button } from '@estampa/ui/button'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { threadMessages } from '../messages/proofs.ts'
import { MessageThread } from './message-thread.tsx'
import type { ThreadUpdate } from './order-updates.ts'
import { useMessageThread } from './use-message-thread.ts'
import { WriteMessage } from './write-message.tsx'

/** The message thread between buyer and shop about this order. */
export function OrderMessageThread({
  orderId,
  update,
}: {
  orderId: string
  update: ThreadUpdate | undefined
}) {
  const t = useMessages(threadMessages)
  const { messages, hasFailed, load, loadEarlier, send } = useMessageThread(orderId, update)
  return (
    <section aria-labelledby="messages" data-keeps-words>
      <h2 id="messages" className="mb-3 text-18 font-semibold">
        {t.title}
      </h2>
      <div className="grid gap-5">
        {messages && <MessageThread messages={messages} loadEarlier={loadEarlier} />}
        {hasFailed && <Failed load={load} />}
        {!messages && !hasFailed && <Loading />}
        <WriteMessage send={send} />
      </div>
    </section>
  )
}

function Failed({ load }: { load: () => Promise<void> }) {
  const t = useMessages(threadMessages)
  const [isWorking, setIsWorking] = useState(false)
  const again = async () => {
    setIsWorking(true)
    await load()
    setIsWorking(false)
  }
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-ink-soft">
      {t.failed}
      <Button variant="second" size="small" isBusy={isWorking} onClick={() => void again()}>
        {t.retry}
      </Button>
    </p>
  )
}

function Loading() {
  const t = useMessages(threadMessages)
  return (
    <p role="status" className="h-6">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-6 max-w-90" />
    </p>
  )
}
