import { Button } from '@estampa/ui/button'
import { EmptyState } from '@estampa/ui/empty-state'
import type { ComponentProps } from 'react'
import { ManualWordsLink } from '../help/manual-link.tsx'

type TeachingEmptyProps = Pick<ComponentProps<typeof EmptyState>, 'title' | 'text' | 'action'> & {
  drawing?: ComponentProps<typeof EmptyState>['drawing']
}

/** A list that has nothing yet: how it gets its first row, the act that makes one, and what the manual says of it. */
export function TeachingEmpty({ drawing = 'box', title, text, action }: TeachingEmptyProps) {
  return (
    <EmptyState
      drawing={drawing}
      title={title}
      text={text}
      action={
        <>
          {action}
          <Button asChild variant="second">
            <ManualWordsLink />
          </Button>
        </>
      }
    />
  )
}
