import { clsx } from 'clsx'

const SAFE_COLOR = /^#[0-9a-f]{3,8}$/i

type ColorDotProps = {
  color: string | null
  second?: string | null
  name: string
  /** Without it the place decides by its own rule. */
  size?: number
  className?: string
}

/** One color, or two halves. A color without a value is drawn hatched. Its name is read out; '' where it stands beside it. */
export function ColorDot({ color: colour, second, name, size, className }: ColorDotProps) {
  const safe = (value: string | null | undefined) => (value && SAFE_COLOR.test(value) ? value : undefined)
  const first = safe(colour)
  const other = safe(second)
  const hatched = 'repeating-linear-gradient(135deg, var(--line) 0 3px, var(--paper) 3px 6px)'
  const background =
    first && other ? `linear-gradient(135deg, ${first} 50%, ${other} 50%)` : (first ?? hatched)
  return (
    <span
      {...(name ? { role: 'img', title: name } : { 'aria-hidden': true })}
      className={clsx('color-dot', className)}
      style={{ width: size, height: size, background }}
    />
  )
}
