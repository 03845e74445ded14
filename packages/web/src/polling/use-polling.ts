import { useEffect, useRef } from 'react'
import { startPolling } from './polling.ts'

/** Polls with the newest `poll` while it is on. */
export function usePolling(isOn: boolean, poll: () => Promise<void>): void {
  const newest = useRef(poll)
  useEffect(() => {
    newest.current = poll
  })
  useEffect(() => (isOn ? startPolling(() => newest.current()) : undefined), [isOn])
}

/** True if an update would discard text that a person is writing, so that it waits. Messages to the shop are safe. */
export function isWriting(): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return true
  const field = document.activeElement
  return !!field?.matches('input, textarea, select') && !field.closest('[data-keeps-words]')
}
