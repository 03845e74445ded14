import { MAX_INK_NAME_LENGTH } from '@estampa/domain/customization/design'
import type { SpotInk } from '@estampa/domain/customization/ink-chart'
import type { Locale } from '@estampa/domain/messages'
import { ColorDot } from '@estampa/ui/color-dot'
import { TextInput } from '@estampa/ui/text-input'
import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { SuggestInks } from './host.ts'
import { inkMessages } from './messages/inks.ts'
import { useInkSuggestions } from './use-ink-suggestions.ts'

type InkInputProps = Pick<
  ComponentProps<typeof TextInput>,
  'id' | 'name' | 'aria-invalid' | 'aria-describedby' | 'aria-required' | 'ref' | 'placeholder' | 'onFocus'
> & {
  locale: Locale
  /** The color of the ink, of which the nearest of the chart come first. */
  hex: string
  value: string
  suggestInks: SuggestInks
  /** The list is open from the beginning. */
  startsOpen?: boolean
  onType: (name: string) => void
  onChoose: (ink: SpotInk) => void
  onLeave?: () => void
}

/** The name of an ink as it is typed, with what the shop's chart has for it: by its words, before that by its color. */
export function InkInput(props: InkInputProps) {
  const { locale, hex, suggestInks, startsOpen = false, onType, onChoose, onLeave, ...input } = props
  const listId = useId()
  // null: the list is closed; '' shows what is near in color, as long as nothing is typed
  const [sought, setSought] = useState(startsOpen ? '' : null)
  const [active, setActive] = useState(-1)
  const suggestions = useInkSuggestions(suggestInks, sought === null ? null : { text: sought, hex })
  const isOpen = suggestions.length > 0
  const seek = (text: string | null) => {
    setActive(-1)
    setSought(text)
  }
  const choose = (ink: SpotInk) => {
    seek(null)
    onChoose(ink)
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const ink = suggestions[active]
    if (by !== undefined) {
      event.preventDefault()
      if (!isOpen) return seek('')
      const { length } = suggestions
      setActive(active < 0 && by < 0 ? length - 1 : (active + by + length) % length)
    } else if (event.key === 'Enter' && isOpen && ink) {
      event.preventDefault()
      choose(ink)
    } else if (event.key === 'Escape' && isOpen) {
      // it closes the list and nothing around it
      event.stopPropagation()
      seek(null)
    }
  }
  return (
    <>
      <TextInput
        {...input}
        role="combobox"
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && suggestions[active] ? `${listId}-${active}` : undefined}
        maxLength={MAX_INK_NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onClick={() => seek('')}
        onKeyDown={press}
        onChange={(event) => {
          seek(event.currentTarget.value)
          onType(event.currentTarget.value)
        }}
        onBlur={() => {
          seek(null)
          onLeave?.()
        }}
      />
      {isOpen && (
        <SuggestionList
          id={listId}
          label={inkMessages[locale].of_shop}
          inks={suggestions}
          active={active}
          onChoose={choose}
        />
      )}
    </>
  )
}

type SuggestionListProps = {
  id: string
  label: string
  inks: readonly SpotInk[]
  active: number
  onChoose: (ink: SpotInk) => void
}

function SuggestionList({ id, label, inks, active, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="mt-1 overflow-hidden rounded-base border border-line-strong bg-paper"
    >
      {inks.map((ink, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field names the active one
        <div
          key={ink.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(ink)}
          className={clsx(
            'flex min-h-11 cursor-pointer items-center gap-2.5 px-3 py-1.5 text-14 hover:bg-wash',
            index === active && 'bg-wash',
          )}
        >
          <ColorDot name="" color={ink.hex} size={20} className="shrink-0" />
          <span className="min-w-0 leading-tight wrap-anywhere">
            {ink.name}
            {ink.code !== '' && <span className="block text-12 text-ink-soft">{ink.code}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}
