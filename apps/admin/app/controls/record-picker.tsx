import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useOptionKeys } from './use-option-keys.ts'
import { useSettled } from './use-settled.ts'

const TYPING_MS = 250

type RecordPickerProps<Found> = {
  label: string
  hint: string
  /** What is said while it is searched, and where nothing is found. */
  texts: { finding: string; none: string }
  /** Of the searches in the cache; the words follow. */
  queryKey: readonly unknown[]
  find: (words: string, signal: AbortSignal) => Promise<readonly Found[]>
  keyOf: (found: Found) => string | number
  describe: (found: Found) => ReactNode
  /** Found, and not to be chosen. */
  isOut?: (found: Found) => boolean
  onChoose: (found: Found) => void
}

/** Finds a record by words and hands it over. What is found lies over the page, which does not move. */
export function RecordPicker<Found>(props: RecordPickerProps<Found>) {
  const { label, hint, texts, queryKey, find, isOut = () => false, onChoose } = props
  const listId = useId()
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim(), TYPING_MS)
  const { data, isFetching } = useQuery({
    queryKey: [...queryKey, words],
    queryFn: ({ signal }) => find(words, signal),
    enabled: words !== '',
  })
  const isTyped = words !== '' && typed.trim() !== ''
  const found = isTyped ? (data ?? []) : []
  const choose = (one: Found) => {
    if (isOut(one)) return
    onChoose(one)
    setTyped('')
  }
  const keys = useOptionKeys(found, choose)
  const onKeyDown = (event: KeyboardEvent) => {
    keys.onKeyDown(event)
    // Enter chooses here and sends no form; Escape leaves the list
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Escape') setTyped('')
  }
  const isLooking = isFetching || words !== typed.trim()
  return (
    <div className="relative">
      <Field label={label} hint={hint}>
        {(aria) => (
          <TextInput
            {...aria}
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={found.length > 0 ? listId : undefined}
            aria-activedescendant={found.length > 0 ? `${listId}-${keys.active}` : undefined}
            autoComplete="off"
            maxLength={100}
            value={typed}
            onKeyDown={onKeyDown}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              keys.restart()
            }}
          />
        )}
      </Field>
      {found.length > 0 && (
        <FoundList
          {...props}
          id={listId}
          found={found}
          active={keys.active}
          isOut={isOut}
          onChoose={choose}
        />
      )}
      <p role="status" className="absolute top-full left-0 text-13 text-ink-faint">
        {typed.trim() !== '' && found.length === 0 && (isLooking ? texts.finding : texts.none)}
      </p>
    </div>
  )
}

type FoundListProps<Found> = Pick<RecordPickerProps<Found>, 'label' | 'keyOf' | 'describe' | 'onChoose'> & {
  id: string
  found: readonly Found[]
  active: number
  isOut: (found: Found) => boolean
}

function FoundList<Found>({
  id,
  label,
  found,
  active,
  keyOf,
  describe,
  isOut,
  onChoose,
}: FoundListProps<Found>) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-base border border-line-strong bg-paper p-1 shadow-floating"
    >
      {found.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field names the active one
        <div
          key={keyOf(one)}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          aria-disabled={isOut(one)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
          className={clsx(
            'flex cursor-pointer items-center gap-3 rounded-base px-2 py-2 hover:bg-wash aria-disabled:cursor-default aria-disabled:opacity-60',
            index === active && 'bg-brand-wash',
          )}
        >
          {describe(one)}
        </div>
      ))}
    </div>
  )
}
