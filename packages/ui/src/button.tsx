import { clsx } from 'clsx'
import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react'
import { Spinner } from './spinner.tsx'

export type ButtonVariant = 'main' | 'second' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'base' | 'large'

/** Filled grounds are classes of their own, by which the high contrast of the system knows them. */
const variants: Record<ButtonVariant, string> = {
  main: 'bg-brand text-on-brand hover:bg-brand-strong',
  second: 'button-second',
  quiet: 'button-quiet',
  danger: 'bg-error text-on-error hover:brightness-90',
}
const sizes: Record<ButtonSize, string> = {
  small: 'button-small',
  base: '',
  large: 'button-large',
}

export function buttonClass(look: ButtonVariant = 'main', size: ButtonSize = 'base', wide = false): string {
  return clsx('button', variants[look], sizes[size], wide && 'w-full')
}

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  /** Shows a spinner over the label, which keeps the button's width, and takes no second press. */
  isBusy?: boolean
  /** Gives its style to its only child, for instance a link. */
  asChild?: boolean
  children: ReactNode
}

export function Button({
  variant: look,
  size,
  wide,
  isBusy: working = false,
  asChild = false,
  ...rest
}: ButtonProps) {
  const { className, children, disabled, onClick, ...props } = rest
  const classes = clsx(buttonClass(look, size, wide), className)
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, { ...props, className: clsx(classes, children.props.className) })
  }
  return (
    <button
      type="button"
      {...props}
      className={classes}
      disabled={disabled}
      aria-busy={working || undefined}
      aria-disabled={working || undefined}
      onClick={working ? (event) => event.preventDefault() : onClick}
    >
      <span className={working ? 'opacity-0' : undefined}>{children}</span>
      {working && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size={20} />
        </span>
      )}
    </button>
  )
}
