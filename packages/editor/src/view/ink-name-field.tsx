import { type InkName, MAX_INK_NAME_LENGTH } from '@estampa/domain/customization/design'
import type { SpotInk } from '@estampa/domain/customization/ink-chart'
import { checkInkName, inkNameOf, nameInk, trimInkName } from '@estampa/domain/customization/ink-names'
import type { Locale } from '@estampa/domain/messages'
import { ColorDot } from '@estampa/ui/color-dot'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { SuggestInks } from './host.ts'
import { inkFault, inkMessages } from './messages/inks.ts'
import { useInkSuggestions } from './use-ink-suggestions.ts'

export type InkNamingProps = {
  locale: Locale
  /** Hex. */
  inks: readonly string[]
  names: readonly InkName[]
  onNames: (names: readonly InkName[]) => void
  suggestInks: SuggestInks
  /** An ink of the shop's chart is chosen for the color `hex`. */
  onTake: (hex: string, ink: SpotInk) => void
  /** The name is typed to its end. */
  onSettle?: () => void
}

type InkNameFieldProps = InkNamingProps & {
  hex: string
  /** This ink was chosen from the chart a moment ago: its field takes the place of the one that had the focus. */
  isTaken: boolean
}

/**
 * The name of an ink: typed, or one of the shop's chart that takes its color along. A name that cannot be used stays in
 * its field with the reason, and the ink has none until it is mended.
 */
export function InkNameField(props: InkNameFieldProps) {
  const { locale, hex } = props
  const t = inkMessages[locale]
  const listId = useId()
  const field = useInkName(props)
  const { typed, kept, suggestions, fault, isLeft } = field
  const [active, setActive] = useState(-1)
  const isOpen = suggestions.length > 0
  const choose = (ink: SpotInk) => {
    setActive(-1)
    field.choose(ink)
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const ink = suggestions[active]
    if (by !== undefined) {
      event.preventDefault()
      if (!isOpen) return field.open()
      const { length } = suggestions
      setActive(active < 0 && by < 0 ? length - 1 : (active + by + length) % length)
    } else if (event.key === 'Enter' && isOpen && ink) {
      event.preventDefault()
      choose(ink)
    } else if (event.key === 'Escape' && isOpen) {
      // it closes the list and nothing around it
      event.stopPropagation()
      setActive(-1)
      field.close()
    }
  }
  const ref = useFocusWhenTaken(props.isTaken)
  return (
    <Field
      label={t.name_of(hex)}
      hideLabel
      error={isLeft && fault ? inkFault(fault, locale) : undefined}
      className="relative min-w-0 flex-1"
    >
      {(aria) => (
        <>
          <TextInput
            {...aria}
            ref={ref}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && suggestions[active] ? `${listId}-${active}` : undefined}
            placeholder={t.example}
            maxLength={MAX_INK_NAME_LENGTH}
            autoComplete="off"
            spellCheck={false}
            value={typed ?? kept}
            onClick={field.open}
            onFocus={field.enter}
            onKeyDown={press}
            onChange={(event) => {
              setActive(-1)
              field.type(event.currentTarget.value)
            }}
            onBlur={() => {
              setActive(-1)
              field.leave()
            }}
          />
          {isOpen && (
            <SuggestionList
              id={listId}
              label={t.of_shop}
              inks={suggestions}
              active={active}
              onChoose={choose}
            />
          )}
        </>
      )}
    </Field>
  )
}

/** What is typed and kept of the name of one ink, and what the shop's chart has for it. */
function useInkName({
  inks,
  names,
  onNames,
  onSettle,
  onTake,
  suggestInks,
  hex,
}: Pick<InkNameFieldProps, 'inks' | 'names' | 'onNames' | 'onSettle' | 'onTake' | 'suggestInks' | 'hex'>) {
  const kept = inkNameOf(names, hex) ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  // null: the list is closed; '' shows what is near in color, as long as nothing is typed
  const [sought, setSought] = useState<string | null>(null)
  const suggestions = useInkSuggestions(suggestInks, sought === null ? null : { text: sought, hex })
  const others = inks.flatMap((ink) => (ink === hex ? [] : (inkNameOf(names, ink) ?? [])))
  const fault = checkInkName(typed ?? kept, others)
  const type = (value: string) => {
    setTyped(value)
    setSought(value)
    const name = checkInkName(value, others) ? '' : trimInkName(value)
    if (name !== kept) onNames(nameInk(names, { hex, name }, inks))
  }
  return {
    kept,
    typed,
    fault,
    isLeft,
    suggestions,
    type,
    open: () => setSought(''),
    close: () => setSought(null),
    enter: () => setLeft(fault !== null),
    choose: (ink: SpotInk) => {
      setSought(null)
      setTyped(ink.name)
      if (!checkInkName(ink.name, others)) onTake(hex, ink)
      else setLeft(true)
    },
    leave: () => {
      setLeft(true)
      setSought(null)
      // the name of an ink that was just taken belongs to its color, which is being measured
      if (!fault && kept === trimInkName(typed ?? '')) setTyped(null)
      onSettle?.()
    },
  }
}

function useFocusWhenTaken(isTaken: boolean) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isTaken && document.activeElement === document.body) ref.current?.focus()
  }, [isTaken])
  return ref
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
