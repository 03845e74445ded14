import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import { areaSize } from '@estampa/domain/customization/check-design'
import type { Design } from '@estampa/domain/customization/design'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { LoadedProduct } from '../../catalog/load-product.ts'
import { unitsIn } from '../../catalog/product-path.ts'
import { completed, emptyDesign } from '../../customization/builder/editor-parts.ts'
import { takeOver } from '../../customization/builder/handed-over.ts'
import {
  asKept,
  forgetDesign,
  keptKey,
  readDesign,
  writeDesign,
} from '../../customization/builder/kept-design.ts'
import { designOfViews } from '../../customization/builder/opened-design.ts'
import { firstUnits } from '../../customization/draft.ts'
import { useTenantName } from '../../shell/shop-data.ts'
import type { Edited } from '../editing/use-draft.ts'
import { newUuid } from '../new-uuid.ts'

type Units = Readonly<Record<string, number>>
/** Where the design came from: told once. */
export type Origin = 'fresh' | 'kept' | 'line' | 'handed'
export type Unfinished = {
  /** The editor begins with it; another number is another beginning. */
  readonly first: { readonly design: Design; readonly units: Units; readonly round: number }
  readonly design: Design
  readonly units: Units
  readonly origin: Origin
  readonly isKept: boolean
}

const SAVE_AFTER_MS = 400

/**
 * The design of this address. It begins where its person left it, else with the line of the cart, else with what
 * the customise screen had; every change is kept a moment later. Another tab's changes are never overwritten
 * unseen: nothing more is kept here until the person says which one holds.
 */
export function useUnfinished(loaded: LoadedProduct, edited: Edited) {
  const { search } = useLocation()
  const shop = useTenantName()
  const { product } = loaded
  const uuid = new URLSearchParams(search).get('line')
  const key = keptKey(shop, product.id, uuid)
  const [tab] = useState(newUuid)
  const [state, setState] = useState<Unfinished | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  const canOpen = !edited.isEditing || edited.isReady
  const from = edited.line ? JSON.stringify(edited.line) : ''
  const begin = (origin: Origin, design: Design, units: Units) =>
    setState((now) => {
      const whole = completed(design, loaded.product, loaded.techniques)
      return {
        first: { design: whole, units, round: (now?.first.round ?? 0) + 1 },
        ...{ design: whole, units, origin, isKept: true },
      }
    })
  const open = (withKept: boolean) => {
    const kept = withKept ? readDesign(localStorage, key) : undefined
    const handed = takeOver(shop, search)
    if (handed) return begin('handed', designOf(handed, loaded), unitsOf(edited.line, loaded, search))
    if (kept && kept.from === from) return begin('kept', kept.design, kept.units)
    const units = unitsOf(edited.line, loaded, search)
    if (!edited.line) return begin('fresh', emptyDesign(product, loaded.techniques), units)
    begin('line', designOf(customizationOf(edited.line)?.views ?? [], loaded), units)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, whatever the cart does meanwhile
  useEffect(() => {
    if (canOpen) open(true)
  }, [key, canOpen])
  const keeping = useKeeping({ key, tab, from, state, isElsewhere, setState })
  useEffect(() => followOthers(key, tab, () => setElsewhere(true)), [key, tab])
  const change = useCallback(
    (next: Partial<Pick<Unfinished, 'design' | 'units'>>) =>
      setState((now) => now && { ...now, ...next, origin: now.origin }),
    [],
  )
  return {
    state,
    change,
    isElsewhere,
    takeOther() {
      keeping.reset()
      setElsewhere(false)
      const kept = readDesign(localStorage, key)
      if (kept) begin('kept', kept.design, kept.units)
    },
    keepMine() {
      keeping.again()
      setElsewhere(false)
    },
    startAgain() {
      keeping.reset()
      forgetDesign(localStorage, key)
      open(false)
    },
    told: () => setState((now) => now && { ...now, origin: 'fresh' }),
    forget() {
      keeping.stop()
      forgetDesign(localStorage, key)
    },
  }
}

function designOf(views: Parameters<typeof designOfViews>[0], { product }: LoadedProduct): Design {
  return designOfViews(views, {
    nameOf: () => 'Logo',
    areaOf(id) {
      const area = product.printing_areas.find((one) => one.id === id)
      return area && areaSize(area)
    },
  })
}

function unitsOf(line: CartProduct | undefined, { product }: LoadedProduct, search: string): Units {
  const rows = line?.type === 'ProductoCurva' ? line.value.map((row) => row.value) : line ? [line.value] : []
  const wanted = new Map(rows.map(({ sku, quantity }) => [sku, quantity]))
  return firstUnits(product, line ? wanted : unitsIn(new URLSearchParams(search)))
}

type Keeping = {
  key: string
  tab: string
  from: string
  state: Unfinished | null
  isElsewhere: boolean
  setState: (next: (now: Unfinished | null) => Unfinished | null) => void
}

/** Keeps what has changed a moment after the last change, and at once when the page goes. */
function useKeeping({ key, tab, from, state, isElsewhere, setState }: Keeping) {
  const waiting = useRef<(() => void) | null>(null)
  const isOver = useRef(false)
  const kept = useRef<Pick<Unfinished, 'design' | 'units'> | null>(null)
  useEffect(() => {
    if (!state || isElsewhere || isOver.current) return
    const { design, units, first } = state
    // what was only opened is not the person's own yet
    const isUntouched = !kept.current && design === first.design && units === first.units
    if (isUntouched || (kept.current?.design === design && kept.current.units === units)) return
    const save = () => {
      waiting.current = null
      if (isOver.current) return
      kept.current = { design, units }
      const isKept = writeDesign(localStorage, key, { from, units, design, savedAt: Date.now(), tab })
      setState((now) => (now && now.isKept !== isKept ? { ...now, isKept } : now))
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
    /** What is here holds, also where nothing has changed since it was kept. */
    again() {
      kept.current = { design: emptyDesignYet, units: {} }
    },
    reset() {
      kept.current = null
      waiting.current = null
    },
  }
}

const emptyDesignYet: Design = { version: 1, views: [] }

function followOthers(key: string, tab: string, onChange: () => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key !== key) return
    const kept = asKept(event.newValue)
    if (kept && kept.tab !== tab) onChange()
  }
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
