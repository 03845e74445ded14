import { Button } from '@estampa/ui/button'
import type { DrawingName } from '@estampa/ui/drawings'
import { EmptyState } from '@estampa/ui/empty-state'
import { Link } from 'react-router'

type RecordEmptyProps = {
  drawing: DrawingName
  title: string
  text: string
  /** The address and the label of the button. */
  to: string
  action: string
  variant?: 'main' | 'second'
  heading?: 'h1' | 'h2'
}

/** The empty state of a record list: the reason and a link to go on. */
export function RecordEmpty({ to, action, variant = 'main', ...state }: RecordEmptyProps) {
  return (
    <EmptyState
      {...state}
      action={
        <Button asChild variant={variant}>
          <Link to={to}>{action}</Link>
        </Button>
      }
    />
  )
}
