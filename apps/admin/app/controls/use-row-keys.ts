import { useEffect } from 'react'

/** Keys of a list mean letters in a field. */
export function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]') !== null
  )
}

/** What else a key does with the row that has the focus; it is told which one. */
export type RowActs = Readonly<Record<string, (at: number) => void>>
const noActs: RowActs = {}

/** J and K move the focus from row to row, from the first where none has it; X marks the row that has it. */
export function useRowKeys(body: { current: HTMLElement | null }, acts = noActs): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return
      const links = [...(body.current?.querySelectorAll<HTMLElement>('a.row-link') ?? [])]
      const at = links.findIndex((link) => link.closest('tr')?.matches(':focus-within'))
      const step = { j: 1, k: -1 }[event.key]
      if (at >= 0) acts[event.key]?.(at)
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
  }, [body, acts])
}
