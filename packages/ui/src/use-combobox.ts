import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

export type ComboboxOption = { value: string; label: string }

type ComboboxState = {
  options: readonly ComboboxOption[]
  value: string
  onChoose: (value: string) => void
}

/** State and keyboard behavior of a combobox. */
export function useCombobox({ options, value, onChoose }: ComboboxState) {
  // null: nothing is being typed, and the field shows what is chosen
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const found = typed === null ? options : findOptions(options, typed)
  const close = () => {
    setIsOpen(false)
    setTyped(null)
  }
  const choose = (option: ComboboxOption) => {
    close()
    if (option.value !== value) onChoose(option.value)
  }
  const open = () => {
    setIsOpen(true)
    setActive(typed === null && chosen ? options.indexOf(chosen) : 0)
  }
  /** Leaving the field with a whole name, or with a part that only one option has, selects that option. */
  const settle = () => {
    const meant = typed === null ? undefined : matchOption(options, typed)
    if (meant) return choose(meant)
    const isEmptied = typed?.trim() === ''
    if (isEmptied && value !== '') onChoose('')
    // a name that was typed before the options came is looked for when they are there
    if (typed === null || isEmptied || options.length > 0) close()
    else setIsOpen(false)
  }
  const type = (text: string) => {
    setTyped(text)
    setIsOpen(true)
    setActive(0)
  }
  const focus = useFocus(options, settle)
  const onKeyDown = listKeys({ isOpen, found, active, open, close, choose, setActive })
  const input = {
    ...focus,
    onKeyDown,
    value: typed ?? chosen?.label ?? '',
    onChange: (event: { target: HTMLInputElement }) => type(event.target.value),
    onClick: open,
  }
  return { isOpen, found, active, choose, input }
}

/** The typed text is resolved when the field is left, or when the options arrive after that. */
function useFocus(options: readonly ComboboxOption[], settle: () => void) {
  const hasFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the options come
  useEffect(() => {
    if (!hasFocus.current) settle()
  }, [options.length])
  return {
    onFocus: (event: { target: HTMLInputElement }) => {
      hasFocus.current = true
      event.target.select()
    },
    onBlur: () => {
      hasFocus.current = false
      settle()
    },
  }
}

type ListKeys = {
  isOpen: boolean
  found: readonly ComboboxOption[]
  active: number
  open: () => void
  close: () => void
  choose: (option: ComboboxOption) => void
  setActive: (index: number) => void
}

/** Arrows move through the list, Enter takes the option, Escape takes nothing. */
function listKeys({ isOpen, found, active, open, close, choose, setActive }: ListKeys) {
  return (event: KeyboardEvent) => {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key]
    const option = found[active]
    if (to !== undefined) {
      event.preventDefault()
      if (isOpen) setActive((to + found.length) % Math.max(1, found.length))
      else open()
    } else if (event.key === 'Enter' && isOpen && option) {
      // the form is not sent by the key that chooses
      event.preventDefault()
      choose(option)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    }
  }
}

const accents = /\p{Diacritic}/gu

function plain(text: string): string {
  return text.normalize('NFD').replace(accents, '').trim().toLowerCase()
}

/** Options with the typed text in them, those whose name begins with it first. */
export function findOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const sought = plain(typed)
  if (sought === '') return options
  const withPlain = options.map((option) => ({ option, name: plain(option.label) }))
  const beginning = withPlain.filter(({ name }) => name.startsWith(sought))
  const inside = withPlain.filter(({ name }) => !name.startsWith(sought) && name.includes(sought))
  return [...beginning, ...inside].map(({ option }) => option)
}

/** The option that the typed text means, if only one matches. */
export function matchOption(options: readonly ComboboxOption[], typed: string): ComboboxOption | undefined {
  if (plain(typed) === '') return undefined
  const whole = options.find(({ label }) => plain(label) === plain(typed))
  const found = findOptions(options, typed)
  return whole ?? (found.length === 1 ? found[0] : undefined)
}
