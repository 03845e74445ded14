import { Search, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopPath } from './shop-data.ts'

const LONGEST = 120

/** A search is a listing of everything with `name`. Works as a plain form before the script is there. */
export function SearchBox() {
  const { pathname, search } = useLocation()
  const current = pathname.includes('/products-list/') ? (new URLSearchParams(search).get('name') ?? '') : ''
  return <Box key={current} current={current} />
}

function Box({ current }: { current: string }) {
  const t = useMessages(shellMessages)
  const path = useShopPath()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(current)
  const list = path('/products-list/all')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const name = words.trim()
    void navigate(name ? `${list}?${new URLSearchParams({ name })}` : list)
  }
  const clear = () => {
    setWords('')
    input.current?.focus()
  }
  return (
    <search className="w-full">
      <form
        action={list}
        onSubmit={submit}
        className="flex h-12 items-center rounded-full border border-line-strong bg-paper pl-5 transition-colors focus-within:border-ink focus-within:shadow-[inset_0_0_0_1px_var(--ink)] hover:border-ink"
      >
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
          className="min-w-0 flex-1 bg-transparent text-16 outline-none! placeholder:text-ink-faint"
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
          className="m-1 grid h-[38px] w-12 shrink-0 place-items-center rounded-full bg-brand text-on-brand transition-colors hover:bg-brand-strong"
        >
          <Search size={20} strokeWidth={2} aria-hidden="true" />
        </button>
      </form>
    </search>
  )
}
