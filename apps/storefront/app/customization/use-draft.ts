import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Product } from '../catalog/product.ts'
import { unitsIn } from '../catalog/product-path.ts'
import { useTenantName } from '../shell/shop-data.ts'
import { type Draft, firstUnits } from './draft.ts'

/** The draft of this address, kept in the tab: a reload loses nothing. Keys carry the shop. */
export function useDraft(product: Product) {
  const { search } = useLocation()
  const key = `estampa:${useTenantName()}:customise`
  const [draft, setDraft] = useState<Draft>(() => ({
    units: firstUnits(product, unitsIn(new URLSearchParams(search))),
    places: [],
    active: null,
    step: 'place',
  }))
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    const kept = read(key, search)
    if (kept) setDraft(kept)
    setIsRead(true)
  }, [key, search])
  useEffect(() => {
    if (isRead) write(key, { search, draft })
  }, [key, search, draft, isRead])
  const change = (next: (draft: Draft) => Draft) => setDraft(next)
  const forget = () => write(key, undefined)
  return { draft, change, forget, isRead }
}

type Kept = { search: string; draft: Draft }

function read(key: string, search: string): Draft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
    return kept?.search === search && Array.isArray(kept.draft.places) ? kept.draft : undefined
  } catch {
    return undefined
  }
}

// a browser may refuse storage altogether: the draft then lives as long as the page
function write(key: string, kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept))
    else sessionStorage.removeItem(key)
  } catch {}
}
