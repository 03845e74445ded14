import { useEffect } from 'react'

/** Keys of a list mean letters in a field. */
export function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]') !== null
  )
}

/** J and K move the focus from row to row, from the first where none has it; X marks the row that has it. */
export function useRowKeys(body: { current: HTMLElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return
      const links = [...(body.current?.querySelectorAll<HTMLElement>('a.row-link') ?? [])]
      const at = links.findIndex((link) => link.closest('tr')?.matches(':focus-within'))
      const step = { j: 1, k: -1 }[event.key]
      if (event.key === 'x')
        links[at]?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
      if (!step) return
      const next = at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))
      event.preventDefault()
      links[next]?.focus()
      links[next]?.closest('tr')?.scrollIntoView({ block: 'nearest' })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [body])
}
