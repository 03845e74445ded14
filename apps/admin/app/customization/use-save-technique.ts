import { findStarter } from '@estampa/domain/customization/starter-techniques'
import type { TechniqueFault } from '@estampa/domain/customization/technique-edit'
import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKeptDraft } from '../controls/kept-draft.ts'
import { techniqueMessages } from '../messages/technique.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { cellOfScale, type PriceTable, tableOf } from './price-table.ts'
import {
  blankTable,
  blankTechnique,
  changedFields,
  emptyTechniqueDraft,
  readTechnique,
  type TechniqueFaults,
  type TypedTechnique,
  techniqueChangeCount,
  withTable,
} from './technique-draft.ts'
import { type StaffTechnique, type TechniqueFields, useChangedTechnique } from './use-technique.ts'

/** What is written: a technique of the shop, or one that is not saved yet and may begin as a usual one of the trade. */
export type EditedTechnique = { saved: StaffTechnique } | { saved: null; starter: string | null }

/**
 * What is typed over a technique until it is saved. While something is, it stays as it was when that began: where
 * somebody changed it meanwhile, the save is refused and `before` is how it was seen.
 */
export function useTechniqueDraft(edited: EditedTechnique) {
  const { saved } = edited
  const starter = findStarter(saved ? saved.key : edited.starter)
  const name = saved ? `technique ${saved.id}` : `technique new ${edited.starter ?? ''}`
  const { draft, setDraft, forget } = useKeptDraft<TypedTechnique>(name, () => emptyTechniqueDraft)
  const [seen, setSeen] = useState(saved)
  const [before, setBefore] = useState<StaffTechnique>()
  const [refused, setRefused] = useState<TechniqueFaults>({})
  const [isTried, setIsTried] = useState(false)
  const changes = techniqueChangeCount(draft)
  if (saved && seen !== saved && (changes === 0 || before !== undefined)) setSeen(saved)
  const technique: TechniqueFields = seen ?? blankTechnique(starter)
  const read = readTechnique(technique, draft)
  const stored = technique.bands.length > 0 ? tableOf(technique.bands) : blankTable(starter)
  const table = draft.table ?? stored
  const reset = () => {
    setDraft(emptyTechniqueDraft)
    setBefore(undefined)
    setRefused({})
    setIsTried(false)
  }
  const change = (next: (draft: TypedTechnique) => TypedTechnique) => {
    setRefused({})
    setDraft(next)
  }
  const changeTable = (next: (table: PriceTable) => PriceTable) =>
    change((one) => withTable(one, technique, next(one.table ?? stored)))
  const faults = { ...refused, ...(isTried ? read.faults : {}) }
  return {
    seen,
    technique,
    draft,
    table,
    storedTable: stored,
    fields: read.fields,
    isReadable: Object.keys(read.faults).length === 0,
    before,
    changes,
    faults,
    change,
    changeTable,
    reset,
    forget,
    setSeen,
    setBefore,
    setRefused,
    setIsTried,
  }
}

export type TechniqueEditing = ReturnType<typeof useTechniqueDraft>

/** Sends what was typed. Faults come to their fields; nothing that was typed is lost; what was before can be brought back. */
export function useSaveTechnique(editing: TechniqueEditing, starter: string | null) {
  const t = useMessages(techniqueMessages)
  const api = useStaffApi()
  const navigate = useNavigate()
  const { shop } = useShop()
  const changed = useChangedTechnique()
  const [isSaving, setIsSaving] = useState(false)
  const { seen, fields, table } = editing
  const restore = async (before: StaffTechnique, after: StaffTechnique) => {
    try {
      const named = changedFields(fieldsOfTechnique(after), fieldsOfTechnique(before))
      const back = await api.saveTechnique({ Id: after.id, ...named }, { version: after.version })
      changed.show(back)
      notify(t.restored)
    } catch (error) {
      showError(error)
      await changed.reload(after.id)
    }
  }
  const send = async () => {
    if (!seen) {
      const made = await api.createTechnique({ ...(starter && { key: starter }), ...fields })
      changed.show(made)
      // nothing is left to be asked for before the page of the new one opens
      editing.forget()
      void navigate(`/${shop}/techniques/${made.id}`, { replace: true })
      notify(t.saved)
      return
    }
    const named = changedFields(fieldsOfTechnique(seen), fields)
    const saved = await api.saveTechnique({ Id: seen.id, ...named }, { version: seen.version })
    editing.setSeen(saved)
    editing.reset()
    changed.show(saved)
    notify(t.saved, { label: t.undo, run: () => void restore(seen, saved) })
  }
  const save = async () => {
    editing.setIsTried(true)
    if (isSaving || !editing.isReadable) return
    setIsSaving(true)
    try {
      await send()
    } catch (error) {
      const fault = isFailure(error) ? error.fault : undefined
      if (fault?.refusal === 'technique_unsound') {
        editing.setRefused(placeFaults(fault.data as { faults: readonly TechniqueFault[] }, table))
      } else if (fault?.refusal === 'technique_changed' && seen) {
        editing.setBefore(seen)
        await changed.reload(seen.id)
      } else showError(error)
    }
    setIsSaving(false)
  }
  return { save, isSaving }
}

/** The part of a technique that is written. */
export function fieldsOfTechnique(technique: StaffTechnique): TechniqueFields {
  const { id: _, version: __, key: ___, products: ____, orders: _____, ...fields } = technique
  return fields
}

/** What the server found wrong, at the fields and cells of the form. */
function placeFaults({ faults }: { faults: readonly TechniqueFault[] }, table: PriceTable): TechniqueFaults {
  const placed = faults.map(({ field, band, scale, fault, limit }) => {
    if (band === null) return [field, { fault, limit }]
    if (scale === null) return [`band ${band}`, { fault, limit }]
    const row = cellOfScale(table, band, scale)
    const key = fault === 'quantities_not_rising' ? `from ${row}` : `prices ${row} ${band}`
    return [key, { fault, limit }]
  })
  return Object.fromEntries(placed)
}
