import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** Quiet, at the right end: a count beside a filter. */
  note?: ReactNode
}

export function Checkbox({ label, note, className, ...props }: CheckboxProps) {
  return (
    <label className={clsx('checkbox', className)}>
      <input type="checkbox" {...props} />
      <span>{label}</span>
      {note !== undefined && <small>{note}</small>}
    </label>
  )
}
