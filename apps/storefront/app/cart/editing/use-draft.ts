import type { CartProduct } from '@estampa/domain/cart'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { unitsIn } from '../../catalog/product-path.ts'
import { type Draft, firstUnits } from '../../customization/draft.ts'
import { withOnlyChoices } from '../../customization/only-choices.ts'
import { useApi } from '../../session/session-provider.tsx'
import { useTenantName } from '../../shell/shop-data.ts'
import { readDraft, writeDraft } from './kept-draft.ts'
import type { Change, Opened } from './line-draft.ts'
import { openLine, renewLogos } from './open-draft.ts'

/** The line of the cart that is edited; `isReady` once the cart is known. */
export type Edited = { isEditing: boolean; isReady: boolean; line: CartProduct | undefined }

type State = Omit<Opened, 'draft'> & {
  draft: Draft | null
  /** The line that the draft was made of; null until it is opened. */
  from: string | null
  failure: unknown
}

/**
 * The draft of this address, kept in the tab: a reload loses nothing. Keys carry the shop. With a line to edit
 * it is null until the cart and the line's logos are there.
 */
export function useDraft(loaded: LoadedProduct, edited: Edited) {
  const { search } = useLocation()
  const api = useApi()
  const key = `estampa:${useTenantName()}:customise`
  const fresh = (): Draft => {
    const units = firstUnits(loaded.product, unitsIn(new URLSearchParams(search)))
    return withOnlyChoices({ units, places: [], active: null, step: 'place' }, loaded)
  }
  const [state, setState] = useState<State>(() => ({
    draft: edited.isEditing ? null : fresh(),
    ...{ changes: none, from: null, failure: null },
  }))
  const [tries, setTries] = useState(0)
  const canOpen = !edited.isEditing || edited.isReady
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, whatever the cart does meanwhile
  useEffect(() => {
    if (!canOpen) return
    const opening = new AbortController()
    const set = (next: (now: State) => State) => opening.signal.aborted || setState(next)
    const { line } = edited
    const from = line ? JSON.stringify(line) : ''
    const kept = readDraft(key, search, line && from)
    if (kept || !line) set(() => ({ draft: kept ?? fresh(), changes: none, from, failure: null }))
    if (kept) {
      void renewLogos(api, kept).then((renewed) =>
        set((now) => ({ ...now, ...(now.draft && renewed(now.draft)) })),
      )
    } else if (line) {
      openLine(api, line, loaded).then(
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
    ...{ draft, changes, failure },
    retry: () => setTries(tries + 1),
    change: (next: (draft: Draft) => Draft) =>
      setState((now) => (now.draft ? { ...now, draft: withOnlyChoices(next(now.draft), loaded) } : now)),
    forget: () => writeDraft(key, undefined),
  }
}

const none: readonly Change[] = []
