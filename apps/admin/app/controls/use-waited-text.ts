import { useMessages } from '@estampa/web/messages'
import { waitedMessages } from '../messages/waited.ts'
import { waitedText } from './waited.ts'

/** `waited('2026-11-20T12:00:00Z')` is «3 días». */
export function useWaitedText(): (since: string) => string {
  const words = useMessages(waitedMessages)
  return (since) => waitedText(since, words)
}
