import { clsx } from 'clsx'

const SAFE_COLOR = /^#[0-9a-f]{3,8}$/i

type ColorDotProps = {
  color: string | null
  second?: string | null
  name: string
  size?: number
  className?: string
}

/** One color, or two halves. A color without a value is drawn hatched. Its name is read out; '' where it stands beside it. */
export function ColorDot({ color: colour, second, name, size = 16, className }: ColorDotProps) {
  const safe = (value: string | null | undefined) => (value && SAFE_COLOR.test(value) ? value : undefined)
  const first = safe(colour)
  const other = safe(second)
  const hatched = 'repeating-linear-gradient(135deg, var(--line) 0 3px, var(--paper) 3px 6px)'
  const background =
    first && other ? `linear-gradient(135deg, ${first} 50%, ${other} 50%)` : (first ?? hatched)
  return (
    <span
      {...(name ? { role: 'img', 'aria-label': name, title: name } : { 'aria-hidden': true })}
      className={clsx(
        'inline-block shrink-0 rounded-full shadow-[inset_0_0_0_1px_rgb(0_0_0/0.22)]',
        // high contrast of the system would empty it
        'forced-color-adjust-none forced-colors:outline forced-colors:outline-[CanvasText]',
        className,
      )}
      style={{ width: size, height: size, background }}
    />
  )
}
