import { Icon } from '@estampa/ui/icon'
import { TextInput } from '@estampa/ui/text-input'
import { type FormEvent, useEffect, useRef } from 'react'
import { isInField } from './use-row-keys.ts'

const TYPING_MS = 300

type SearchFieldProps = { label: string; words: string; onSearch: (words: string) => void }

/** Searches a moment after the last letter, or at once with Enter; the key / leads here from anywhere in the list. */
export function SearchField({ label, words, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useSlashKey(field)
  const search = () => {
    clearTimeout(timer.current)
    const typed = field.current?.value.trim() ?? ''
    if (typed !== words) onSearch(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search()
  }
  return (
    <search className="relative min-w-0 flex-1 max-sm:basis-full">
      <form onSubmit={submit}>
        <Icon
          name="search"
          size={16}
          className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-faint"
        />
        <TextInput
          ref={field}
          type="search"
          name="q"
          aria-label={label}
          placeholder={label}
          defaultValue={words}
          maxLength={100}
          className="pl-8"
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(search, TYPING_MS)
          }}
        />
      </form>
    </search>
  )
}

function useSlashKey(field: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isInField(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [field])
}
