import { designVersion } from '@estampa/domain/customization/design'
import { isRefusal } from '@estampa/domain/refusal'
import { useEffect } from 'react'
import { readDesignFile, writeDesignFile } from '../kernel/design-file.ts'
import { selectedElements } from '../kernel/selectors.ts'
import { type EditorStore, useEditorStore } from './editor-store.ts'
import { newId } from './new-elements.ts'

/** The copied selection travels as a design, which is checked like a file when it comes back. */
const ELEMENTS = 'application/x-estampa-design'

/** Copy, cut and paste of elements, also onto another print area; pictures of other programs become logos. */
export function useClipboard(take: (files: readonly File[]) => void): void {
  const store = useEditorStore()
  useEffect(() => {
    const off = new AbortController()
    const { signal } = off
    document.addEventListener('copy', (event) => copy(event, store), { signal })
    document.addEventListener('cut', (event) => copy(event, store) && store.send({ type: 'remove' }), {
      signal,
    })
    document.addEventListener('paste', (event) => paste(event, store, take), { signal })
    return () => off.abort()
  }, [store, take])
}

/** True when something was copied: words that a person has marked are the browser's. */
function copy(event: ClipboardEvent, store: EditorStore): boolean {
  const elements = selectedElements(store.get())
  const isOfWords = isTyping(event.target) || document.getSelection()?.isCollapsed === false
  if (elements.length === 0 || isOfWords || !event.clipboardData) return false
  const view = { printing_area_id: store.get().active, technique_id: null, instructions: '', elements }
  event.clipboardData.setData(ELEMENTS, writeDesignFile({ version: designVersion, views: [view] }))
  event.preventDefault()
  return true
}

function paste(event: ClipboardEvent, store: EditorStore, take: (files: readonly File[]) => void): void {
  if (isTyping(event.target) || !event.clipboardData) return
  const files = [...event.clipboardData.files]
  const read = readDesignFile(event.clipboardData.getData(ELEMENTS))
  const elements = isRefusal(read) ? [] : (read.design.views[0]?.elements ?? [])
  if (files.length === 0 && elements.length === 0) return
  event.preventDefault()
  if (files.length > 0) take(files)
  else store.send({ type: 'paste', elements, ids: elements.map(newId) })
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=file]), textarea, select, [contenteditable]')
