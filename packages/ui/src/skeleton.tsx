import { clsx } from 'clsx'

/** A gray shape in the place of what comes. Its box is given by the classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-breathe rounded-base bg-line', className)} />
}
