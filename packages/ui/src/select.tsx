import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen, e.g. «Elegí una provincia». */
  placeholder?: string
}

/** The platform's own list: it works with every keyboard, reader and phone, also with 300 entries. */
export function Select({ options, placeholder, className, ...props }: SelectProps) {
  return (
    <span className={clsx('relative block', className)}>
      <select className="text-input appearance-none pr-10" {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </span>
  )
}
