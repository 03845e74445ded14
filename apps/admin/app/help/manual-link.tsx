import { useMessages } from '@estampa/web/messages'
import type { ComponentProps } from 'react'
import { useMatches } from 'react-router'
import { helpMessages } from '../messages/help.ts'
import { manualPath } from './manual-places.ts'

/** «?» beside the title of a screen. The manual opens in a tab of its own: what is being written here stays. */
export function ManualLink() {
  const t = useMessages(helpMessages)
  return (
    <a
      href={useManualPath()}
      target="_blank"
      rel="noreferrer"
      title={t.manual_of_screen}
      className="help-link"
    >
      <span aria-hidden="true">?</span>
      <span className="sr-only">{t.manual_of_screen}</span>
    </a>
  )
}

/** The same in words, where a screen is still empty, or has no «?». */
export function ManualWordsLink({ children, ...props }: ComponentProps<'a'>) {
  const t = useMessages(helpMessages)
  return (
    <a {...props} href={useManualPath()} target="_blank" rel="noreferrer">
      {children ?? t.how_it_works}
    </a>
  )
}

/** The address of what the manual says of the screen that is open. */
function useManualPath(): string {
  return manualPath(useMatches().at(-1)?.id)
}
