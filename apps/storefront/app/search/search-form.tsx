import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { unfoldCategories } from '../shop/category-tree.ts'
import { useShopData, useShopPath, useTenantName } from '../shop/shop-data.ts'
import type { SearchKeys } from './search-suggestions.tsx'

const SearchSuggestions = lazy(() =>
  import('./search-suggestions.tsx').then((file) => ({ default: file.SearchSuggestions })),
)

const MAX_LENGTH = 120

export type SearchVariant = 'wide' | 'inline' | 'line' | 'page'

type SearchFormProps = {
  current: string
  variant: SearchVariant
  byCategory?: boolean
  /** The element that shows the suggestions; without one they float under the field. */
  place?: HTMLElement | null
  /** Called when the field becomes empty or filled. */
  onTyped?: (isTyped: boolean) => void
  /** After the search was sent, e.g. to close what holds it. */
  onSent?: () => void
}

const frames: Record<SearchVariant, string> = {
  wide: 'h-12 rounded-(--search-radius,999px) border border-line-strong pl-5 hover:border-ink focus-within:border-ink focus-within:shadow-selected',
  inline:
    'h-11 rounded-base border border-line-strong pl-4 hover:border-ink focus-within:border-ink focus-within:shadow-selected',
  line: 'h-16 border-b border-ink text-22 focus-within:shadow-underlined',
  page: 'h-20 border-b-4 border-ink text-28 md:text-48',
}

/** A search is a listing of everything with `name`. Works as a plain form before the script is there. */
export function SearchForm({
  current,
  variant,
  byCategory = false,
  place,
  onTyped,
  onSent,
}: SearchFormProps) {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const shop = useTenantName()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(current)
  const [family, setFamily] = useState('all')
  const suggesting = useSuggesting(input)
  const type = (typed: string) => {
    setWords(typed)
    onTyped?.(typed.trim() !== '')
    suggesting.open()
  }
  const leave = () => {
    suggesting.close()
    input.current?.blur()
    onSent?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = words.trim()
    const list = path(`/products-list/${family}`)
    void navigate(name ? `${list}?${new URLSearchParams({ name })}` : list)
    void import('./recent-searches.ts').then(({ addSearch }) => addSearch(shop, name))
    leave()
  }
  const isBare = variant === 'line' || variant === 'page'
  return (
    <search
      className="relative w-full min-w-0"
      onBlur={place === undefined ? suggesting.closeOutside : undefined}
    >
      <form
        action={path('/products-list/all')}
        onSubmit={submit}
        className={clsx('flex items-center bg-paper text-ink transition-colors', frames[variant])}
      >
        {byCategory && <FamilySelect family={family} onChange={setFamily} />}
        <input
          ref={input}
          name="name"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          aria-label={t.search_label}
          placeholder={t.search_placeholder}
          value={words}
          onChange={(event) => type(event.target.value)}
          className={clsx(
            'min-w-0 flex-1 bg-transparent outline-none! placeholder:text-ink-faint max-xs:placeholder:text-14',
            !isBare && 'text-16',
          )}
          {...suggesting.field}
        />
        <FormButtons
          isBare={isBare}
          onClear={
            words === ''
              ? undefined
              : () => {
                  type('')
                  input.current?.focus()
                }
          }
        />
      </form>
      {suggesting.isWanted && (
        <Suspense fallback={null}>
          <SearchSuggestions {...suggesting.list} typed={words} place={place} onFollow={leave} />
        </Suspense>
      )}
    </search>
  )
}

/** Opens and closes the suggestions, whose script is loaded with the first focus of the field. */
function useSuggesting(input: RefObject<HTMLInputElement | null>) {
  const listId = useId()
  const keys = useRef<SearchKeys>(null)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const [aria, setAria] = useState<{ isShown: boolean; active: string | undefined }>()
  const open = () => setState('open')
  const close = () => setState((now) => (now === 'never' ? now : 'closed'))
  return {
    open,
    close,
    closeOutside: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) close()
    },
    isWanted: state !== 'never',
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': aria?.isShown ?? false,
      'aria-controls': aria?.isShown ? listId : undefined,
      'aria-activedescendant': aria?.active,
      onFocus: open,
      onClick: open,
      onKeyDown: (event: KeyboardEvent) => {
        if (state !== 'open' && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) open()
        else keys.current?.(event)
      },
    },
    list: {
      listId,
      keys,
      isOpen: state === 'open',
      onAria: setAria,
      onClose: () => input.current && close(),
    },
  }
}

/** Clears what was typed, where something was, and searches. */
function FormButtons({ isBare, onClear }: { isBare: boolean; onClear: (() => void) | undefined }) {
  const t = useMessages(shellMessages)
  return (
    <>
      {onClear && (
        <button
          type="button"
          aria-label={t.clear_search}
          onClick={onClear}
          className="thumb grid size-8 place-items-center rounded-full text-ink-faint hover:text-ink"
        >
          <Icon name="x" size={18} />
        </button>
      )}
      <button
        type="submit"
        aria-label={t.search}
        className={clsx(
          'grid shrink-0 place-items-center transition-colors',
          isBare
            ? 'size-12 text-ink'
            : 'm-1 self-stretch w-12 rounded-inherit bg-brand text-on-brand hover:bg-brand-strong',
        )}
      >
        <Icon name="search" size={isBare ? 26 : 20} />
      </button>
    </>
  )
}

/** The category in which it is searched. Without the script everything is. */
function FamilySelect({ family, onChange }: { family: string; onChange: (family: string) => void }) {
  const t = useMessages(shellMessages)
  const categories = unfoldCategories(useShopData().categories, family)
  return (
    <select
      aria-label={t.search_in}
      value={family}
      onChange={(event) => onChange(event.target.value)}
      className="mr-3 -ml-2 hidden h-8 max-w-40 shrink-0 truncate border-r border-line bg-transparent pr-2 pl-1 text-14 md:block"
    >
      <option value="all">{t.everything}</option>
      {categories.map((category) => (
        <option key={category.id} value={category.url}>
          {category.title}
        </option>
      ))}
    </select>
  )
}
