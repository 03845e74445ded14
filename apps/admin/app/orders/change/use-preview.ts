import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../../controls/use-settled.ts'
import { useShop, useStaffApi } from '../../session/account.ts'
import type { ChangeFields, ChangePreview } from './change-draft.ts'

const TYPING_MS = 400

/** The changed order as the server prices it now, asked once nobody has typed for a moment; null: nothing is asked. */
export function useChangePreview(fields: ChangeFields | null) {
  const { shop } = useShop()
  const api = useStaffApi()
  const asked = useSettled(fields, TYPING_MS)
  const { data, error, isFetching } = useQuery<ChangePreview>({
    queryKey: [shop, 'change', asked],
    queryFn: ({ signal }) => api.previewOrderChange(asked as ChangeFields, { signal, isQuiet: true }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  /** What is shown is of what stands in the fields. */
  const isFresh = JSON.stringify(asked) === JSON.stringify(fields) && !isFetching
  return { preview: data, error, isFresh }
}
