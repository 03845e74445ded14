import type { CallResult } from '@estampa/contract/client'
import type { staffInkChart } from '@estampa/contract/staff'
import type { SpotInk } from '@estampa/domain/customization/ink-chart'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inkChartMessages } from '../../messages/ink-chart.ts'
import { useShop, useStaffApi } from '../../session/account.ts'

export type InkChart = CallResult<(typeof staffInkChart)['getInkChart']>

const chartKey = (shop: string) => [shop, 'ink-chart'] as const

export function useInkChart(): UseQueryResult<InkChart> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: chartKey(shop),
    queryFn: ({ signal }) => api.getInkChart({}, { signal, isQuiet: true }),
  })
}

/** Saves another chart in place of the one that is shown, and offers to put that one back. */
export function useSaveInkChart(chart: InkChart) {
  const t = useMessages(inkChartMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (inks: readonly SpotInk[], version: number): Promise<InkChart | undefined> => {
    setIsBusy(true)
    try {
      const saved = await api.saveInkChart({ inks: [...inks] }, { version })
      queries.setQueryData(chartKey(shop), saved)
      return saved
    } catch (error) {
      showError(error)
      await queries.invalidateQueries({ queryKey: chartKey(shop) })
      return undefined
    } finally {
      setIsBusy(false)
    }
  }
  /** Whether it was saved. */
  const save = async (inks: readonly SpotInk[], told: string): Promise<boolean> => {
    const saved = await send(inks, chart.version)
    if (saved) notify(told, { label: t.undo, run: () => void send(chart.inks, saved.version) })
    return saved !== undefined
  }
  return { save, isBusy }
}
