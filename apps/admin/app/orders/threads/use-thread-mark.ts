import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { threadListMessages } from '../../messages/threads.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import type { OrderMessage } from '../order-types.ts'
import { messagesKey, threadsKey } from './threads-key.ts'

/** A thread as somebody has seen it. */
type SeenThread = { id: string; number: number; lastSeen: number }
type ThreadMark = {
  close: (thread: SeenThread) => Promise<void>
  reopen: (thread: Pick<SeenThread, 'id' | 'number'>) => Promise<void>
}

/** Marks that a thread needs no answer, and takes it back; lists and open threads follow. */
export function useThreadMark(onReopened?: () => void): ThreadMark {
  const t = useMessages(threadListMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const mark = async (
    id: string,
    send: () => Promise<readonly OrderMessage[]>,
    tell: (done: readonly OrderMessage[]) => void,
  ) => {
    const queryKey = messagesKey(shop, id)
    try {
      const messages = await send()
      queries.setQueryData<readonly OrderMessage[]>(queryKey, (known) => known && messages)
      tell(messages)
    } catch (failure) {
      // what the person has not seen yet is shown beside the sentence that says so
      if (isFailure(failure) && failure.status === 409) notify(failure.message)
      else showError(failure)
      void queries.invalidateQueries({ queryKey })
    }
    await queries.invalidateQueries({ queryKey: threadsKey(shop) })
  }
  const reopen: ThreadMark['reopen'] = async ({ id, number }) => {
    await mark(
      id,
      () => api.reopenThread({ Id: id }),
      () => notify(t.reopened(number)),
    )
    onReopened?.()
  }
  const close: ThreadMark['close'] = ({ id, number, lastSeen }) =>
    mark(
      id,
      () => api.closeThread({ Id: id, lastSeen }),
      (messages) => {
        // somebody was faster, with an answer
        if (!messages.at(-1)?.closed) return notify(t.answered(number))
        notify(t.closed(number), { label: t.undo, run: () => void reopen({ id, number }) })
      },
    )
  return { close, reopen }
}
