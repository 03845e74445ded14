import { useEffect, useRef } from 'react'
import { startPolling } from './polling.ts'

/** Keeps looking with the newest `look` while it is on. */
export function usePolling(isOn: boolean, look: () => Promise<void>): void {
  const newest = useRef(look)
  useEffect(() => {
    newest.current = look
  })
  useEffect(() => (isOn ? startPolling(() => newest.current()) : undefined), [isOn])
}

/** Whether news would take away what somebody is writing: then they wait. What is written to the shop stays. */
export function isWriting(): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return true
  const field = document.activeElement
  return !!field?.matches('input, textarea, select') && !field.closest('[data-keeps-words]')
}
