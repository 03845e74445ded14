import { useApi } from '../session/session-provider.tsx'
import { useAnswer } from '../session/use-answer.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An order of one's own, read in the browser. An address without an order's id asks nothing. */
export function useOrder(id: string | undefined) {
  const api = useApi()
  const isId = id !== undefined && UUID.test(id)
  const answer = useAnswer(isId ? id : null, () => api.orders.getOrderById({ Id: id ?? '' }))
  return { ...answer, isId }
}
