import { useEffect, useState } from 'react'
import { useShop } from '../../session/account.ts'
import type { StaffOrder } from '../order-types.ts'
import { type ChangeDraft, draftChange } from './change-draft.ts'

/** The change that is being written; it survives a reload of this tab, and others who act on the order meanwhile. */
export function useChangeDraft(order: StaffOrder) {
  const { shop } = useShop()
  const key = `estampa:change:${shop}:${order.order.id}`
  const [draft, setDraft] = useState<ChangeDraft>(() => read(key) ?? draftChange(order))
  useEffect(() => write(key, draft), [key, draft])
  return { draft, setDraft, forget: () => write(key, null) }
}

function read(key: string): ChangeDraft | undefined {
  try {
    const kept = window.sessionStorage.getItem(key)
    return kept === null ? undefined : (JSON.parse(kept) as ChangeDraft)
  } catch {
    return undefined
  }
}

/** A browser that refuses storage keeps the change on the page alone. */
function write(key: string, draft: ChangeDraft | null): void {
  try {
    if (draft === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // nothing to do: the fields have it
  }
}
