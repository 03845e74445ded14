import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopData, useShopPath } from './shop-data.ts'

const LONGEST = 120

export type SearchLook = 'wide' | 'inline' | 'line' | 'page'

type SearchFormProps = {
  current: string
  look: SearchLook
  byCategory?: boolean
  /** After the search was sent, e.g. to close what holds it. */
  onSent?: () => void
}

const frames: Record<SearchLook, string> = {
  wide: 'h-12 rounded-(--search-radius,999px) border border-line-strong pl-5 hover:border-ink focus-within:border-ink focus-within:shadow-[inset_0_0_0_1px_var(--ink)]',
  inline:
    'h-11 rounded-base border border-line-strong pl-4 hover:border-ink focus-within:border-ink focus-within:shadow-[inset_0_0_0_1px_var(--ink)]',
  line: 'h-16 border-b border-ink text-22 focus-within:shadow-[0_1px_0_var(--ink)]',
  page: 'h-20 border-b-4 border-ink text-28 md:text-48',
}

/** A search is a listing of everything with `name`. Works as a plain form before the script is there. */
export function SearchForm({ current, look, byCategory = false, onSent }: SearchFormProps) {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(current)
  const [family, setFamily] = useState('all')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = words.trim()
    const list = path(`/products-list/${family}`)
    void navigate(name ? `${list}?${new URLSearchParams({ name })}` : list)
    onSent?.()
  }
  const clear = () => {
    setWords('')
    input.current?.focus()
  }
  const isBare = look === 'line' || look === 'page'
  return (
    <search className="w-full">
      <form
        action={path('/products-list/all')}
        onSubmit={submit}
        className={clsx('flex items-center bg-paper text-ink transition-colors', frames[look])}
      >
        {byCategory && <FamilySelect family={family} onChange={setFamily} />}
        <input
          ref={input}
          name="name"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={LONGEST}
          aria-label={t.search_label}
          placeholder={t.search_placeholder}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className={clsx(
            'min-w-0 flex-1 bg-transparent outline-none! placeholder:text-ink-faint',
            !isBare && 'text-16',
          )}
        />
        {words && (
          <button
            type="button"
            aria-label={t.clear_search}
            onClick={clear}
            className="thumb grid size-8 place-items-center rounded-full text-ink-faint hover:text-ink"
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
        <button
          type="submit"
          aria-label={t.search}
          className={clsx(
            'grid shrink-0 place-items-center transition-colors',
            isBare
              ? 'size-12 text-ink'
              : 'm-1 h-[calc(100%-8px)] w-12 rounded-[inherit] bg-brand text-on-brand hover:bg-brand-strong',
          )}
        >
          <Search size={isBare ? 26 : 20} strokeWidth={2} aria-hidden="true" />
        </button>
      </form>
    </search>
  )
}

/** The category in which it is searched. Without the script everything is. */
function FamilySelect({ family, onChange }: { family: string; onChange: (family: string) => void }) {
  const t = useMessages(shellMessages)
  const { categories } = useShopData()
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
