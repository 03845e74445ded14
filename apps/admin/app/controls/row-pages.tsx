// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as blocks lose their roles
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { officeMessages } from '../messages/shell.ts'

/** So far from the window a body is drawn, and the next page is asked for, before it is seen. */
const DRAWN_AHEAD = '1200px 0px'
const ASKED_AHEAD = '3000px 0px'

type RowBodyProps = {
  /** How many rows it has, and how high one is until that was measured. */
  count: number
  rowHeight: number
  /** Whether it is drawn at once: what is seen first. */
  startsDrawn: boolean
  rows: () => ReactNode
}

/**
 * Some rows of a long table as a body of their own. Far from the window, and without the focus, it is empty and as high
 * as before, so that a table of thousands is as quick as one of fifty. Bodies are blocks (`.row-bodies`).
 */
export function RowBody({ count, rowHeight, startsDrawn, rows }: RowBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [isDrawn, setIsDrawn] = useState(startsDrawn)
  const height = useRef(count * rowHeight)
  useEffect(() => {
    const element = body.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen) return
        if (!seen.isIntersecting) height.current = seen.boundingClientRect.height
        setIsDrawn(seen.isIntersecting || element.contains(document.activeElement))
      },
      { rootMargin: DRAWN_AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <tbody
      ref={body}
      role="rowgroup"
      aria-hidden={!isDrawn || undefined}
      style={isDrawn ? undefined : { height: height.current }}
    >
      {isDrawn && rows()}
    </tbody>
  )
}

type MoreRowsProps = { hasMore: boolean; isAsking: boolean; onMore: () => void }

/** Behind the rows: asks for what follows before its place is seen; a button where that does not come by itself. */
export function MoreRows({ hasMore, isAsking, onMore }: MoreRowsProps) {
  const t = useMessages(officeMessages)
  const place = useRef<HTMLParagraphElement>(null)
  const ask = useRef(onMore)
  useEffect(() => {
    ask.current = onMore
  })
  useEffect(() => {
    if (!place.current || !hasMore || isAsking) return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && ask.current(), {
      rootMargin: ASKED_AHEAD,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [hasMore, isAsking])
  if (!hasMore) return null
  return (
    <p ref={place} className="mt-4">
      <Button variant="second" isBusy={isAsking} onClick={onMore}>
        {t.more_rows}
      </Button>
    </p>
  )
}
