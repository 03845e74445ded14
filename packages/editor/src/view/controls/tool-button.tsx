import { Tooltip } from '@estampa/ui/tooltip'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type ToolButtonProps = {
  label: string
  /** The keys that do the same, as people read them. */
  keys?: string | undefined
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

/** A tool as an icon; its name and its keys are told on hover and focus. */
export function ToolButton({ label, keys, pressed, disabled, onPress, children }: ToolButtonProps) {
  return (
    <Tooltip
      text={
        <>
          {label}
          {keys && <kbd className="ml-2 font-sans opacity-70">{keys}</kbd>}
        </>
      }
    >
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        // not `disabled`: focus would be lost when the last step is undone
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onPress}
        className={clsx(
          'relative inline-grid size-9 shrink-0 place-items-center rounded-base transition-colors max-md:size-11',
          'aria-pressed:bg-ink aria-pressed:text-paper',
          disabled ? 'text-ink-faint opacity-50' : 'text-ink hover:bg-wash',
        )}
      >
        {children}
      </button>
    </Tooltip>
  )
}

type ToolGroupProps = { label: string; className?: string; children: ReactNode }

/** Tools that belong together. */
export function ToolGroup({ label, className, children }: ToolGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a row
    <div role="group" aria-label={label} className={clsx('flex items-center', className)}>
      {children}
    </div>
  )
}
