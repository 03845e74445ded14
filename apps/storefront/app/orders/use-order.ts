import { useState } from 'react'
import { isRecordId } from '../records/record-id.ts'
import { useApi } from '../session/session-provider.tsx'
import { useAnswer } from '../session/use-answer.ts'
import type { Order } from './timeline.ts'

/** An order of one's own, read in the browser. An address without an order's id asks nothing. */
export function useOrder(id: string | undefined) {
  const api = useApi()
  const isId = isRecordId(id)
  const answer = useAnswer(isId ? id : null, () => api.orders.getOrderById({ Id: id ?? '' }))
  const [changed, setChanged] = useState<Order>()
  const value = changed && changed.id === answer.value?.id ? changed : answer.value
  /** What a call that changed the order has answered. */
  return { ...answer, value, isId, replace: setChanged }
}
