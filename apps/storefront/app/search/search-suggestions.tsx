import { useMessages } from '@estampa/web/messages'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { searchMessages } from '../messages/search.ts'
import { useShopPath, useTenantName } from '../shop/shop-data.ts'
import { addSearch, clearSearches } from './recent-searches.ts'
import { findMoveTarget, type SearchOffer } from './search-kernel.ts'
import { SearchOptions } from './search-options.tsx'
import { useSuggestions } from './use-suggestions.ts'

export type SearchKeys = (event: { key: string; preventDefault: () => void }) => void

type SearchSuggestionsProps = {
  listId: string
  typed: string
  isOpen: boolean
  /** The element for the suggestions in a sheet; without one they float under the field. */
  place: HTMLElement | null | undefined
  /** Passes the field's key events to the suggestions while they are shown. */
  keys: RefObject<SearchKeys | null>
  /** Reports whether there is a list and which option is active, for the attributes of the field. */
  onAria: (aria: { isShown: boolean; active: string | undefined }) => void
  onClose: () => void
  /** Called when a person has followed one of them. */
  onFollow: () => void
}

/** The list of a combobox. The focus stays in the field; arrows choose, Enter follows, Escape closes. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { listId, typed, isOpen, place, keys, onAria, onClose, onFollow } = props
  const shop = useTenantName()
  const path = useShopPath()
  const navigate = useNavigate()
  const isFloating = place === undefined
  const found = useSuggestions({ typed, isOpen, withCategories: isFloating })
  const { offered } = found
  // by where it leads: the list may change under it
  const [chosenPath, setChosenPath] = useState<string>()
  const at = offered.findIndex((one) => one.to === chosenPath)
  const [, setForgotten] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen belongs to what was typed
  useEffect(() => setChosenPath(undefined), [typed, isOpen])
  const isShown = isOpen && (offered.length > 0 || found.isFirst || found.hasFailed)
  const active = isShown && offered[at] ? `${listId}-${at}` : undefined
  const follow = (one: SearchOffer) => {
    if ('words' in one) addSearch(shop, one.words)
    onFollow()
  }
  useEffect(() => onAria({ isShown, active }), [onAria, isShown, active])
  useEffect(() => {
    keys.current = (event) => {
      if (!isShown) return
      const next = findMoveTarget(event.key, at, offered.length)
      const chosen = offered[at]
      if (event.key === 'Enter' && chosen) {
        void navigate(path(chosen.to))
        follow(chosen)
      } else if (event.key === 'Escape' && isFloating) onClose()
      else if (next !== undefined) setChosenPath(offered[next]?.to)
      else return
      event.preventDefault()
    }
    return () => {
      keys.current = null
    }
  })
  if (!isShown) return null
  const list = (
    <Panel isFloating={isFloating}>
      <SearchOptions {...found} listId={listId} at={at} isFloating={isFloating} onFollow={follow} />
      {offered[0]?.kind === 'recent' && (
        <Forget
          onPress={() => {
            clearSearches(shop)
            setForgotten((count) => count + 1)
          }}
        />
      )}
    </Panel>
  )
  return isFloating ? list : place && createPortal(list, place)
}

function Panel({ isFloating, children }: { isFloating: boolean; children: ReactNode }) {
  return (
    <div
      className={
        isFloating
          ? 'absolute inset-x-0 top-full z-40 mt-2 max-h-suggestions animate-rise overflow-y-auto overscroll-contain rounded-large border border-line bg-paper p-2 text-ink shadow-floating'
          : 'page pt-3 pb-6'
      }
    >
      {children}
    </div>
  )
}

function Forget({ onPress }: { onPress: () => void }) {
  const t = useMessages(searchMessages)
  return (
    <button
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="mt-1 min-h-11 px-3 text-14 text-ink-faint underline-offset-4 hover:text-ink hover:underline"
    >
      {t.forget}
    </button>
  )
}
