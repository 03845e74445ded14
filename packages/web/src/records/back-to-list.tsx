import { Icon } from '@estampa/ui/icon'
import { Link } from 'react-router'

/** The link from a record back to its list. */
export function BackToList({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      className="mb-2 inline-flex min-h-11 items-center gap-2 text-14 text-ink-soft underline-offset-4 hover:underline"
    >
      <Icon name="arrow-left" size={16} />
      {text}
    </Link>
  )
}
