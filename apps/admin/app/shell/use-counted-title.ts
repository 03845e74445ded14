import { useEffect } from 'react'

/** «(3) Pedidos · Pampa»: the tab says how much is new, whatever page is open. */
export function useCountedTitle(count: string): void {
  useEffect(() => {
    const write = () => {
      const title = withCount(document.title, count)
      if (document.title !== title) document.title = title
    }
    write()
    // pages write their titles whenever they are drawn
    const watcher = new MutationObserver(write)
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      watcher.disconnect()
      document.title = withCount(document.title, '')
    }
  }, [count])
}

export function withCount(title: string, count: string): string {
  const bare = title.replace(/^\(\d+\+?\) /, '')
  return count === '' ? bare : `(${count}) ${bare}`
}
