import type { CallInput, CallResult } from '@estampa/contract/client'
import type { staffPrintAreas } from '@estampa/contract/staff'
import { type AreaCut, MAX_BLEED_MM, usualSafeMm } from '@estampa/domain/catalog/area-cut'
import type { PrintAreaFault } from '@estampa/domain/catalog/print-area-edit'
import type { PrintSurface } from '@estampa/domain/customization/outline'
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
export type AreaDraft = Omit<SentArea, 'widthMillimeters' | 'heightMillimeters' | 'cut'> & {
  key: string
  width: string
  height: string
  cut: AreaCut
  corner: string
  bleed: string
  safe: string
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

const usualCorner = '5'

function toDrafts({ areas }: ProductAreas): AreaDraft[] {
  return areas.map(({ widthMillimeters, heightMillimeters, cut = {}, ...area }) => ({
    ...area,
    cut,
    corner: cut.corner_millimeters === undefined ? usualCorner : millimeterText(cut.corner_millimeters),
    bleed: millimeterText(cut.bleed_millimeters ?? 0),
    safe: millimeterText(cut.safe_millimeters ?? usualSafeMm),
    key: String(area.id),
    width: millimeterText(widthMillimeters),
    height: millimeterText(heightMillimeters),
  }))
}

const toSent = (drafts: readonly AreaDraft[]): SentArea[] =>
  drafts.map((draft) => ({
    id: draft.id,
    name: draft.name,
    placement: draft.placement,
    techniques: draft.techniques,
    cut: cutOf(draft),
    widthMillimeters: readMillimeters(draft.width) || 0,
    heightMillimeters: readMillimeters(draft.height) || 0,
  }))

/** What is no length is none that could be kept. */
const lengthOf = (text: string) => {
  const mm = readMillimeters(text)
  return text.trim() === '' || !Number.isFinite(mm) ? -1 : mm
}

/** How the area is cut, as it is typed; a safe zone that is as usual is not said. */
function cutOf({ cut: { shape, grounds, light }, corner, bleed, safe }: AreaDraft): AreaCut {
  const safeMm = lengthOf(safe)
  return {
    shape: shape ?? 'rectangle',
    ...(shape === 'rounded' && { corner_millimeters: lengthOf(corner) }),
    bleed_millimeters: lengthOf(bleed),
    ...(safeMm !== usualSafeMm && { safe_millimeters: safeMm }),
    ...(grounds && { grounds }),
    ...(light && { light }),
  }
}

/** The area as far as it can be drawn while it is typed. */
export function surfaceOf(draft: AreaDraft): PrintSurface {
  const within = (mm: number, most: number) => Math.min(Math.max(0, mm), most)
  const size = { width: readMillimeters(draft.width) || 1, height: readMillimeters(draft.height) || 1 }
  const half = Math.min(size.width, size.height) / 2
  return {
    ...size,
    shape: draft.cut.shape,
    cornerMm: within(lengthOf(draft.corner), half),
    bleedMm: within(lengthOf(draft.bleed), MAX_BLEED_MM),
    safeMm: within(lengthOf(draft.safe), half),
  }
}

/** The areas of a product as they are drawn, until they are saved all at once. */
export function useAreaEditing(stored: ProductAreas) {
  const kept = useKeptDraft<AreaDraft[] | null>(`print areas of ${stored.id}`, () => null)
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
    const size = { width: '80', height: '80', corner: usualCorner, bleed: '0', safe: String(usualSafeMm) }
    setDrafts([...drafts, { key, id: null, name, ...size, cut: {}, placement, techniques }])
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
