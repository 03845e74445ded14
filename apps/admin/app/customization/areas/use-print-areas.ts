import type { CallInput, CallResult } from '@estampa/contract/client'
import type { staffPrintAreas } from '@estampa/contract/staff'
import type { PrintAreaFault } from '@estampa/domain/catalog/print-area-edit'
import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { newUuid } from '@estampa/web/state'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeptDraft } from '../../controls/kept-draft.ts'
import { printAreaMessages } from '../../messages/print-areas.ts'
import { useShop, useStaffApi } from '../../session/account.ts'

export type ProductAreas = CallResult<(typeof staffPrintAreas)['getPrintAreas']>
type SentArea = CallInput<(typeof staffPrintAreas)['savePrintAreas']>['areas'][number]
/** An area while it is changed; sizes as text. */
export type AreaDraft = Omit<SentArea, 'widthMillimeters' | 'heightMillimeters'> & {
  key: string
  width: string
  height: string
}

const areasKey = (shop: string, id: number) => [shop, 'print-areas', id] as const

export function usePrintAreas(id: number): UseQueryResult<ProductAreas> {
  const { shop } = useShop()
  const api = useStaffApi()
  return useQuery({
    queryKey: areasKey(shop, id),
    queryFn: ({ signal }) => api.getPrintAreas({ Id: id }, { signal, isQuiet: true }),
  })
}

const millimeterText = (mm: number) => String(mm).replace('.', ',')
export const readMillimeters = (text: string) => Number(text.trim().replace(',', '.'))

function toDrafts({ areas }: ProductAreas): AreaDraft[] {
  return areas.map(({ widthMillimeters, heightMillimeters, ...area }) => ({
    ...area,
    key: String(area.id),
    width: millimeterText(widthMillimeters),
    height: millimeterText(heightMillimeters),
  }))
}

const toSent = (drafts: readonly AreaDraft[]): SentArea[] =>
  drafts.map(({ key: _, width, height, ...area }) => ({
    ...area,
    widthMillimeters: readMillimeters(width) || 0,
    heightMillimeters: readMillimeters(height) || 0,
  }))

/** The areas of a product as they are drawn, until they are saved all at once. */
export function useAreaEditing(stored: ProductAreas) {
  const kept = useKeptDraft<AreaDraft[] | null>(`print areas ${stored.id}`, () => null)
  const drafts = kept.draft ?? toDrafts(stored)
  const [chosen, setChosen] = useState(drafts[0]?.key)
  const [faults, setFaults] = useState<readonly PrintAreaFault[]>([])
  const isChanged = JSON.stringify(toSent(drafts)) !== JSON.stringify(toSent(toDrafts(stored)))
  const setDrafts = (next: AreaDraft[] | null) => {
    setFaults([])
    kept.setDraft(next)
  }
  const change = (key: string, part: Partial<AreaDraft>) =>
    setDrafts(drafts.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const add = (name: string) => {
    const picture = stored.pictures[0]
    const key = newUuid()
    const last = drafts.at(-1)
    const techniques =
      last?.techniques ?? stored.techniques.filter(({ isOffered }) => isOffered).map(({ id }) => id)
    const image_url = drafts.find((one) => one.key === chosen)?.placement.image_url ?? picture?.url ?? ''
    const placement = { image_url, x: 0.35, y: 0.35, width: 0.3, height: 0.3 }
    setDrafts([...drafts, { key, id: null, name, width: '80', height: '80', placement, techniques }])
    setChosen(key)
  }
  const remove = (key: string) => {
    const left = drafts.filter((one) => one.key !== key)
    setDrafts(left)
    setChosen(left[0]?.key)
  }
  const area = drafts.find((one) => one.key === chosen) ?? drafts[0]
  return {
    stored,
    drafts,
    area,
    faults,
    isChanged,
    change,
    add,
    remove,
    setChosen,
    setFaults,
    setDrafts,
    forget: kept.forget,
  }
}

export type AreaEditing = ReturnType<typeof useAreaEditing>

/** Sends the areas. Where somebody changed the product meanwhile nothing is written over; what was can be brought back. */
export function useSaveAreas({ stored, drafts, setFaults, setDrafts }: AreaEditing) {
  const t = useMessages(printAreaMessages)
  const api = useStaffApi()
  const { shop } = useShop()
  const queries = useQueryClient()
  const [isSaving, setIsSaving] = useState(false)
  const show = (saved: ProductAreas) => {
    queries.setQueryData(areasKey(shop, saved.id), saved)
    void queries.invalidateQueries({ queryKey: [shop, 'product', saved.id] })
  }
  const restore = async (before: ProductAreas, { version }: ProductAreas) => {
    try {
      // what was taken away comes back under a new number
      const saved = await api.getPrintAreas({ Id: before.id })
      const known = new Set(saved.areas.map(({ id }) => id))
      const areas = before.areas.map((area) => ({ ...area, id: known.has(area.id) ? area.id : null }))
      show(await api.savePrintAreas({ Id: before.id, areas }, { version }))
      notify(t.restored)
    } catch (error) {
      showError(error)
    }
  }
  const save = async () => {
    if (isSaving) return
    setIsSaving(true)
    try {
      const saved = await api.savePrintAreas(
        { Id: stored.id, areas: toSent(drafts) },
        { version: stored.version },
      )
      setDrafts(null)
      show(saved)
      notify(t.saved, { label: t.undo, run: () => void restore(stored, saved) })
    } catch (error) {
      const fault = isFailure(error) ? error.fault : undefined
      if (fault?.refusal === 'print_areas_unsound')
        setFaults((fault.data as { faults: PrintAreaFault[] }).faults)
      else {
        showError(error)
        await queries.invalidateQueries({ queryKey: areasKey(shop, stored.id) })
      }
    }
    setIsSaving(false)
  }
  return { save, isSaving }
}
