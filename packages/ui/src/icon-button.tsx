import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export const iconButtonClass =
  'relative inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-wash disabled:opacity-40'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does, for those who cannot see the icon. */
  label: string
  children: ReactNode
}

export function IconButton({ label, className, ...props }: IconButtonProps) {
  return <button type="button" aria-label={label} className={clsx(iconButtonClass, className)} {...props} />
}
