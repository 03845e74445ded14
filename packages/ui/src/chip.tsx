import { X } from 'lucide-react'
import type { ReactNode } from 'react'

export const chipClass =
  'inline-flex min-h-9 items-center gap-1.5 rounded-pill border border-line-strong bg-paper px-3.5 text-14 text-ink transition-colors hover:border-ink'

/** A chosen filter that a press takes away. */
export function RemovableChip({
  children,
  remove,
  onRemove,
}: {
  children: ReactNode
  remove: string
  onRemove: () => void
}) {
  return (
    <button type="button" className={chipClass} aria-label={remove} onClick={onRemove}>
      {children}
      <X size={14} aria-hidden="true" />
    </button>
  )
}

type ToggleChipProps = {
  children: ReactNode
  pressed: boolean
  onChange: (pressed: boolean) => void
  disabled?: boolean
}

export function ToggleChip({ children, pressed, onChange, disabled }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
      className={`${chipClass} aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper disabled:opacity-45`}
    >
      {children}
    </button>
  )
}
