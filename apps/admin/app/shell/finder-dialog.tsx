import { Popup } from '@estampa/ui/popup'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOptionKeys } from '../controls/use-option-keys.ts'
import { finderMessages } from '../messages/finder.ts'
import { officeMessages } from '../messages/shell.ts'
import { type Found, type FoundGroup, useFound } from './use-found.ts'

/** One field for everything that has a page: arrows go through what is found, Enter opens it. */
export function FinderDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(finderMessages)
  const s = useMessages(officeMessages)
  const listId = useId()
  const [typed, setTyped] = useState('')
  const { groups, isSearching, hasFailed } = useFound(typed)
  const found = groups.flatMap(({ items }) => items)
  const navigate = useNavigate()
  const open = ({ to }: Found) => {
    onClose()
    void navigate(to)
  }
  const { active, onKeyDown, restart } = useOptionKeys(found, open)
  return (
    <Popup open startsInField title={t.title} close={s.close} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <TextInput
        type="text"
        role="combobox"
        aria-label={t.field}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
        placeholder={t.field}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          restart()
        }}
      />
      <FoundList id={listId} groups={groups} active={active} onOpen={open} />
      <p role="status" className="mt-2 min-h-5 text-13 text-ink-faint">
        {statusOf({ isSearching, hasFailed, count: found.length, isTyped: typed.trim() !== '' }, t)}
      </p>
    </Popup>
  )
}

type FinderState = { isSearching: boolean; hasFailed: boolean; count: number; isTyped: boolean }

function statusOf(
  { isSearching, hasFailed, count, isTyped }: FinderState,
  t: (typeof finderMessages)['cl'],
): string {
  if (!isTyped) return t.hint
  if (hasFailed) return t.failed
  if (count > 0) return t.results(count)
  return isSearching ? t.searching : t.nothing
}

type FoundListProps = {
  id: string
  groups: readonly FoundGroup[]
  active: number
  onOpen: (found: Found) => void
}

function FoundList({ id, groups, active, onOpen }: FoundListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { items }) => sum + items.length, 0))
  return (
    <div ref={list} id={id} role="listbox" className="mt-3 h-95 max-h-view-45 overflow-y-auto">
      {groups.map(({ title, items }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options
        <div key={title} role="group" aria-label={title} className="mb-2">
          <div aria-hidden="true" className="px-2 py-1 text-12 font-medium text-ink-faint">
            {title}
          </div>
          {items.map((found, index) => {
            const place = (starts[at] ?? 0) + index
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the field names the active one
              <div
                key={found.to}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onOpen(found)}
                className={clsx('found', place === active && 'bg-brand-wash')}
              >
                <span className="shrink-0 font-medium">{found.name}</span>
                <span className="min-w-0 truncate text-13 text-ink-soft">{found.about}</span>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
