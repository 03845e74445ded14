import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { customizeMessages } from '../../messages/customize.ts'

type StepSectionProps = {
  number: number
  title: string
  /** The answer, shown while the step is closed. */
  value: ReactNode
  isOpen: boolean
  isDone: boolean
  /** True if the earlier steps are answered. */
  isReachable: boolean
  onOpen: () => void
  children: ReactNode
}

/** One step. A finished one shows its value and leads back to itself. */
export function StepSection(props: StepSectionProps) {
  const { number, title, value, isOpen, isDone, isReachable, onOpen, children } = props
  const t = useMessages(customizeMessages)
  const button = useFocusWhenOpened(isOpen)
  return (
    <li className="border-b border-line last:border-0">
      <h2>
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          disabled={!isReachable}
          onClick={onOpen}
          className="flex min-h-12 w-full items-center gap-3 py-2 text-left disabled:text-ink-faint short:scroll-mt-0 max-md:scroll-mt-below-stage md:min-h-14"
        >
          <span
            className={clsx(
              'tabular grid size-7 shrink-0 place-items-center rounded-full text-14 font-semibold',
              isOpen ? 'bg-brand text-on-brand' : isDone ? 'bg-ink text-paper' : 'border border-line-strong',
            )}
          >
            {isDone && !isOpen ? <Icon name="check" size={15} /> : number}
          </span>
          <span className="font-semibold">{title}</span>
          {!isOpen && isDone && (
            <>
              <span className="min-w-0 flex-1 text-right text-14 leading-tight font-normal text-ink-soft">
                {value}
              </span>
              <span className="text-14 font-semibold text-brand-ink">{t.change}</span>
            </>
          )}
        </button>
      </h2>
      {isOpen && <div className="pb-6">{children}</div>}
    </li>
  )
}

/**
 * A choice closes its step and opens the next one, whose heading may then lie above the window or under the picture
 * that stays in sight on a phone (38 % of its height, to which the page's own 140 px of scroll padding count). Whoever
 * has meanwhile gone elsewhere on the page is left there.
 */
function useFocusWhenOpened(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    if (isOpen && !wasOpen.current && (isLost || activeElement === button.current)) {
      button.current?.focus({ preventScroll: true })
      button.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    }
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}
