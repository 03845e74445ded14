import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useQueryClient } from '@tanstack/react-query'
import { workshopMessages } from '../messages/workshop.ts'
import { useShop, useStaffApi } from '../session/account.ts'

export type SeenJob = { Id: string; technique: number; version: number }

/** Reads the boards and the orders of the workshop anew. */
export function useForgetWorkshop(): () => void {
  const { shop } = useShop()
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [shop, 'workshop'] })
}

/** Lets a job go on that was stopped. */
export function useUnblock(): (job: SeenJob) => Promise<void> {
  const t = useMessages(workshopMessages)
  const api = useStaffApi()
  const forget = useForgetWorkshop()
  return async (job) => {
    try {
      await api.unblockProductionJob(job)
      notify(t.was_unblocked)
    } catch (error) {
      showError(error)
    }
    forget()
  }
}
