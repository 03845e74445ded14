import type { CartProduct } from '@estampa/domain/cart'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { readUnits } from '../../catalog/tiles/product-path.ts'
import { type Draft, firstUnits } from '../../customization/draft.ts'
import { startDraft, withOnlyChoices } from '../../customization/only-choices.ts'
import { useApi } from '../../session/session-provider.tsx'
import { useTenantName } from '../../shop/shop-data.ts'
import { readDraft, writeDraft } from './draft-storage.ts'
import type { LineChange, OpenedDraft } from './line-draft.ts'
import { openLineDraft, refreshLogos } from './open-draft.ts'

/** The line of the cart that is edited; `isReady` once the cart is known. */
export type EditedLine = { isEditing: boolean; isReady: boolean; line: CartProduct | undefined }

type DraftState = Omit<OpenedDraft, 'draft'> & {
  draft: Draft | null
  /** The line that the draft was made of; null until it is opened. */
  from: string | null
  failure: unknown
}

/**
 * The draft of this address, stored in the tab, so that a reload loses nothing. Keys carry the shop. With a line to edit
 * it is null until the cart and the line's logos are there.
 */
export function useDraft(loaded: LoadedProduct, edited: EditedLine) {
  const { search } = useLocation()
  const api = useApi()
  const key = `estampa:${useTenantName()}:customise`
  const fresh = (): Draft => startDraft(firstUnits(loaded, readUnits(new URLSearchParams(search))), loaded)
  const [state, setState] = useState<DraftState>(() => ({
    draft: edited.isEditing ? null : fresh(),
    changes: noChanges,
    from: null,
    failure: null,
  }))
  const [tries, setTries] = useState(0)
  const canOpen = !edited.isEditing || edited.isReady
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, whatever the cart does meanwhile
  useEffect(() => {
    if (!canOpen) return
    const opening = new AbortController()
    const set = (next: (now: DraftState) => DraftState) => opening.signal.aborted || setState(next)
    const { line } = edited
    const from = line ? JSON.stringify(line) : ''
    const stored = readDraft(key, search, line && from)
    if (stored || !line) set(() => ({ draft: stored ?? fresh(), changes: noChanges, from, failure: null }))
    if (stored) {
      void refreshLogos(api, stored).then((renewed) =>
        set((now) => ({ ...now, ...(now.draft && renewed(now.draft)) })),
      )
    } else if (line) {
      openLineDraft(api, line, loaded).then(
        (opened) => set(() => ({ ...opened, from, failure: null })),
        (failure: unknown) => set((now) => ({ ...now, failure })),
      )
    }
    return () => opening.abort()
  }, [api, key, search, canOpen, tries])
  const { draft, from, changes, failure } = state
  useEffect(() => {
    if (from !== null && draft) writeDraft(key, { search, from, draft })
  }, [key, search, from, draft])
  return {
    draft,
    changes,
    failure,
    retry: () => setTries(tries + 1),
    change: (next: (draft: Draft) => Draft) =>
      setState((now) => (now.draft ? { ...now, draft: withOnlyChoices(next(now.draft), loaded) } : now)),
    forget: () => writeDraft(key, undefined),
  }
}

const noChanges: readonly LineChange[] = []
