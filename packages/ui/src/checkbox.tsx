import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** Quiet, at the right end: a count beside a filter. */
  note?: ReactNode
}

export function Checkbox({ label, note, className, ...props }: CheckboxProps) {
  return (
    <label className={clsx('group flex min-h-9 cursor-pointer items-center gap-3 py-1 text-16', className)}>
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 m-0 size-5 cursor-pointer appearance-none rounded-small border border-line-strong bg-paper transition-colors checked:border-ink checked:bg-ink group-hover:border-ink disabled:opacity-50"
          {...props}
        />
        <Icon
          name="check"
          size={14}
          className="pointer-events-none relative text-paper opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 flex-1">{label}</span>
      {note !== undefined && <span className="tabular text-14 text-ink-faint">{note}</span>}
    </label>
  )
}
