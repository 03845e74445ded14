import type { CallResult } from '@estampa/contract/client'
import type { staffThreads } from '@estampa/contract/staff'

export type ThreadsPage = CallResult<(typeof staffThreads)['getMessageThreads']>
export type ThreadRow = ThreadsPage['items'][number]

/** Every list of threads that was read of this shop. */
export const threadsKey = (shop: string) => [shop, 'threads'] as const

/** The messages of one order. */
export const messagesKey = (shop: string, id: string) => [shop, 'messages', id] as const
