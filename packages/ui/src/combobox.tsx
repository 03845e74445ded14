import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'
import { type ComboboxOption, useCombobox } from './use-combobox.ts'

type ComboboxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list' | 'type'> & {
  options: readonly ComboboxOption[]
  value: string
  /** The value of the option that was chosen, or '' when the field was emptied. */
  onChoose: (value: string) => void
  /** Shown when no option has what was typed. */
  nothingFound: string
}

/** A choice of many that is found by typing a part of its name; accents and capitals do not matter. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChoose, nothingFound, className, ...input } = props
  const listId = useId()
  const field = useCombobox({ options, value, onChoose })
  const { isOpen, found, active } = field
  return (
    <span className={clsx('relative block', className)}>
      <input
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
        spellCheck={false}
        className="text-input pr-10"
        {...input}
        {...field.input}
      />
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
      {isOpen && (
        <OptionList id={listId} options={found} active={active} chosen={value} onChoose={field.choose} />
      )}
      {isOpen && found.length === 0 && (
        <span role="status" className={clsx(panelClass, 'px-3.5 py-2.5 text-14 text-ink-soft')}>
          {nothingFound}
        </span>
      )}
    </span>
  )
}

const panelClass =
  'absolute inset-x-0 top-full z-30 mt-1 block max-h-64 overflow-y-auto rounded-base border border-line-strong bg-paper shadow-floating'

type OptionListProps = {
  id: string
  options: readonly ComboboxOption[]
  active: number
  chosen: string
  onChoose: (option: ComboboxOption) => void
}

function OptionList({ id, options, active, chosen, onChoose }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} role="listbox" className={clsx(panelClass, options.length === 0 && 'hidden')}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field names the active one
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={option.value === chosen}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className={clsx(
            'flex min-h-11 cursor-pointer items-center px-3.5 py-2 text-16 hover:bg-wash',
            index === active && 'bg-wash',
            option.value === chosen && 'font-semibold',
          )}
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}
