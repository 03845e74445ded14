import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import type { Design } from '@estampa/domain/customization/design'
import type { RosterRow } from '@estampa/domain/customization/roster-table'
import { newUuid } from '@estampa/web/state'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { readUnits } from '../../catalog/tiles/product-path.ts'
import { type UnitsBySku, unitsInAll } from '../../catalog/units-by-sku.ts'
import { takeTransfer } from '../../customization/builder/builder-transfer.ts'
import {
  type DesignDraft,
  draftKey,
  parseDesignDraft,
  readDesignDraft,
  removeDesignDraft,
  writeDesignDraft,
} from '../../customization/builder/design-draft-storage.ts'
import { emptyDesign, withEveryPrintArea } from '../../customization/builder/editor-input.ts'
import { firstUnits } from '../../customization/draft.ts'
import { useTenantName } from '../../shop/shop-data.ts'
import { designOfLine } from '../editing/design-of-line.ts'
import type { EditedLine } from '../editing/use-draft.ts'

/** The part of a draft that is the person's own. */
type DesignedUnits = {
  readonly design: Design
  readonly units: UnitsBySku
  /** The persons for whom it is made, also rows that are not complete yet. */
  readonly roster: readonly RosterRow[]
}
/** The origin of the design, which is announced once. */
export type Origin = 'fresh' | 'stored' | 'line' | 'transferred'
export type DesignDraftState = DesignedUnits & {
  /** The editor begins with it; another number is another beginning. */
  readonly first: DesignedUnits & { readonly round: number }
  readonly origin: Origin
  readonly isSaved: boolean
}

const SAVE_AFTER_MS = 400

/**
 * The design of this address. It begins where its person left it, else with the line of the cart, else with what
 * the customize page passed on; every change is saved a moment later. Another tab's changes are never overwritten
 * silently: nothing more is saved here until the person chooses one of the two.
 */
export function useDesignDraft(loaded: LoadedProduct, edited: EditedLine) {
  const { search } = useLocation()
  const shop = useTenantName()
  const { product } = loaded
  const uuid = new URLSearchParams(search).get('line')
  const key = draftKey(shop, product.id, uuid)
  const [tab] = useState(newUuid)
  const [state, setState] = useState<DesignDraftState | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  const canOpen = !edited.isEditing || edited.isReady
  const from = edited.line ? JSON.stringify(edited.line) : ''
  const begin = (origin: Origin, designed: DesignedUnits) =>
    setState((now) => {
      const { product, techniques } = loaded
      const design = withEveryPrintArea(designed.design, product, techniques, unitsInAll(designed.units))
      const whole = { ...designed, design }
      return {
        ...whole,
        first: { ...whole, round: (now?.first.round ?? 0) + 1 },
        origin,
        isSaved: true,
      }
    })
  const open = (withStored: boolean) => {
    const stored = withStored ? readDesignDraft(localStorage, key) : undefined
    const transfer = takeTransfer(shop, search)
    const units = unitsOf(edited.line, loaded, search)
    const roster = (edited.line && customizationOf(edited.line)?.roster) ?? []
    if (transfer) return begin('transferred', { design: transfer, units, roster })
    const isWork = stored && (edited.line !== undefined || !isEmptyDraft(stored))
    if (isWork && stored.from === from) return begin('stored', withRoster(stored))
    if (!edited.line) {
      const design = emptyDesign(product, loaded.techniques, unitsInAll(units))
      return begin('fresh', { design, units, roster })
    }
    begin('line', { design: designOfLine(edited.line, product), units, roster })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, whatever the cart does meanwhile
  useEffect(() => {
    if (canOpen) open(true)
  }, [key, canOpen])
  const saving = useDraftSaving({ key, tab, from, state, isElsewhere, setState })
  useEffect(() => followOtherTabs(key, tab, () => setElsewhere(true)), [key, tab])
  const change = useCallback(
    (next: Partial<DesignedUnits>) => setState((now) => now && { ...now, ...next, origin: now.origin }),
    [],
  )
  return {
    state,
    change,
    isElsewhere,
    takeOther() {
      saving.reset()
      setElsewhere(false)
      const stored = readDesignDraft(localStorage, key)
      if (stored) begin('stored', withRoster(stored))
    },
    keepMine() {
      saving.again()
      setElsewhere(false)
    },
    startAgain() {
      saving.reset()
      removeDesignDraft(localStorage, key)
      open(false)
    },
    dismissOrigin: () => setState((now) => now && { ...now, origin: 'fresh' }),
    forget() {
      saving.stop()
      removeDesignDraft(localStorage, key)
    },
  }
}

/** Nothing to go on with: who took everything away begins anew. */
const isEmptyDraft = ({ design, roster = [] }: DesignDraft) =>
  roster.length === 0 && design.views.every(({ elements }) => elements.length === 0)

const withRoster = ({ design, units, roster = [] }: DesignDraft): DesignedUnits => ({ design, units, roster })

function unitsOf(line: CartProduct | undefined, loaded: LoadedProduct, search: string): UnitsBySku {
  const rows = line?.type === 'ProductoCurva' ? line.value.map((row) => row.value) : line ? [line.value] : []
  const quantities = new Map(rows.map(({ sku, quantity }) => [sku, quantity]))
  return firstUnits(loaded, line ? quantities : readUnits(new URLSearchParams(search)))
}

type DraftSavingContext = {
  key: string
  tab: string
  from: string
  state: DesignDraftState | null
  isElsewhere: boolean
  setState: (next: (now: DesignDraftState | null) => DesignDraftState | null) => void
}

/** Saves changes a moment after the last one, and at once when the page is left. */
function useDraftSaving({ key, tab, from, state, isElsewhere, setState }: DraftSavingContext) {
  const waiting = useRef<(() => void) | null>(null)
  const isOver = useRef(false)
  const stored = useRef<DesignedUnits | null>(null)
  useEffect(() => {
    if (!state || isElsewhere || isOver.current) return
    const { design, units, roster, first } = state
    const designed = { design, units, roster }
    // what was only opened is not the person's own yet
    if (isSameDraft(designed, stored.current ?? first)) return
    const save = () => {
      waiting.current = null
      if (isOver.current) return
      stored.current = designed
      const isSaved = writeDesignDraft(localStorage, key, { ...designed, from, savedAt: Date.now(), tab })
      setState((now) => (now && now.isSaved !== isSaved ? { ...now, isSaved } : now))
    }
    waiting.current = save
    const timer = setTimeout(save, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, tab, from, state, isElsewhere, setState])
  useEffect(() => {
    const hide = () => waiting.current?.()
    window.addEventListener('pagehide', hide)
    return () => {
      window.removeEventListener('pagehide', hide)
      hide()
    }
  }, [])
  return {
    stop() {
      isOver.current = true
    },
    /** This tab's design wins, even if nothing has changed since it was saved. */
    again() {
      stored.current = { design: emptyDesignYet, units: {}, roster: [] }
    },
    reset() {
      stored.current = null
      waiting.current = null
    },
  }
}

const isSameDraft = (one: DesignedUnits, other: DesignedUnits) =>
  one.design === other.design && one.units === other.units && one.roster === other.roster

const emptyDesignYet: Design = { version: 1, views: [] }

function followOtherTabs(key: string, tab: string, onChange: () => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key !== key) return
    const stored = parseDesignDraft(event.newValue)
    if (stored && stored.tab !== tab) onChange()
  }
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
