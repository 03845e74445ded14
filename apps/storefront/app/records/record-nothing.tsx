import { Button } from '@estampa/ui/button'
import type { DrawingName } from '@estampa/ui/drawings'
import { EmptyState } from '@estampa/ui/empty-state'
import { ShopLink } from '../shell/shop-link.tsx'

type RecordNothingProps = {
  drawing: DrawingName
  title: string
  text: string
  /** Where to go on, and what the button says. */
  to: string
  action: string
  look?: 'main' | 'second'
  heading?: 'h1' | 'h2'
}

/** Nothing of one's own is here: why, and where to go on. */
export function RecordNothing({ to, action, look = 'main', ...state }: RecordNothingProps) {
  return (
    <EmptyState
      {...state}
      action={
        <Button asChild look={look}>
          <ShopLink to={to}>{action}</ShopLink>
        </Button>
      }
    />
  )
}
