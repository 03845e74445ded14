import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Action } from '../../kernel/state.ts'

type Sender = { send(action: Action): void; sendSoon(action: Action): void }

/**
 * A mouse tells of more places than a screen can show: of a gesture only the last one of each frame reaches
 * the kernel. Everything else comes after what waits.
 */
export function useSender(dispatch: (action: Action) => void): Sender {
  const to = useRef(dispatch)
  useLayoutEffect(() => {
    to.current = dispatch
  })
  const sender = useMemo(() => {
    let waiting: Action | null = null
    let frame = 0
    const flush = () => {
      cancelAnimationFrame(frame)
      frame = 0
      const action = waiting
      waiting = null
      if (action) to.current(action)
    }
    return {
      flush,
      send(action: Action) {
        flush()
        to.current(action)
      },
      sendSoon(action: Action) {
        waiting = action
        frame ||= requestAnimationFrame(flush)
      },
      close: () => cancelAnimationFrame(frame),
    }
  }, [])
  useEffect(() => sender.close, [sender])
  return sender
}
