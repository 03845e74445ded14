import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export const iconButtonClass = 'icon-button'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** Accessible name of the button. */
  label: string
  children: ReactNode
}

export function IconButton({ label, className, ...props }: IconButtonProps) {
  return <button type="button" aria-label={label} className={clsx(iconButtonClass, className)} {...props} />
}
