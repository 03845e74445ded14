import { clsx } from 'clsx'
import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react'

/** A key that writes one character is let through only when it writes a digit; every other key keeps its work. */
export function isBlockedKey(event: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}): boolean {
  const writes = [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  return writes && !/^[0-9]$/.test(event.key)
}

/** «1.200 u.» pasted is 1200. */
export const onlyDigits = (text: string) => text.replace(/\D/g, '')

type NumberInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string
  /** Digits, or '' while nothing is written. */
  onChange: (digits: string) => void
  maxDigits?: number
}

/** Takes digits and nothing else, and leaves every key that navigates or edits alone. */
export function NumberInput({ value, onChange, maxDigits = 9, className, ...props }: NumberInputProps) {
  const keep = (text: string) => onChange(onlyDigits(text).slice(0, maxDigits))
  const block = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event)
    if (isBlockedKey(event)) event.preventDefault()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    props.onPaste?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const start = selectionStart ?? value.length
    keep(
      value.slice(0, start) +
        onlyDigits(event.clipboardData.getData('text')) +
        value.slice(selectionEnd ?? start),
    )
  }
  return (
    <input
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete={props.autoComplete ?? 'off'}
      className={clsx('text-input tabular', className)}
      value={value}
      onKeyDown={block}
      onPaste={paste}
      onChange={(event) => keep(event.target.value)}
    />
  )
}
