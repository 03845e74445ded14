import type { Point } from '@estampa/domain/customization/design'
import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { type ShortcutId, shortcuts } from '../kernel/keyboard.ts'
import { selectedElements } from '../kernel/selectors.ts'
import { useEditor, useEditorStore } from './editor-store.ts'
import { useAnnounce } from './host-context.ts'
import {
  BringToFront,
  ChevronDown,
  ChevronUp,
  Copy,
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  SendToBack,
  Trash2,
} from './icons.ts'
import { useEditorMessages } from './messages.ts'
import { newId } from './new-elements.ts'
import { keysFor } from './shortcut-help.ts'

type MenuEntry = {
  readonly id: Extract<
    ShortcutId,
    'duplicate' | 'front' | 'forward' | 'backward' | 'back' | 'lock' | 'hide' | 'remove'
  >
  readonly label: string
  readonly icon: ComponentType<{ size?: number; className?: string; 'aria-hidden'?: 'true' }>
  readonly isOff: boolean
}
type StageMenuProps = {
  /** Pixels of the window. */
  at: Point
  /** `toStage`: whoever used it goes on working there. */
  onClose: (toStage: boolean) => void
}

/** Context menu of the selection: the same commands as its keys. */
export function StageMenu({ at, onClose }: StageMenuProps) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const announce = useAnnounce()
  const menu = useRef<HTMLDivElement>(null)
  const entries = useEntries()
  useWithin(menu, at)
  useOutside(menu, () => onClose(false))
  const run = ({ id, isOff }: MenuEntry) => {
    if (isOff) return
    const { chords, does } = shortcuts[id]
    for (const action of does({ state: store.get(), chord: chords[0], newId })) store.send(action)
    if (id === 'remove') announce(t.said_removed)
    onClose(true)
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t.actions}
      onKeyDown={(event) => moveByKey(event, menu.current, () => onClose(true))}
      onContextMenu={(event) => event.preventDefault()}
      className="fixed z-50 grid w-60 animate-appear rounded-base border border-line bg-paper p-1 text-14 shadow-floating outline-none"
    >
      {entries.map((entry) => (
        <button
          key={entry.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={entry.isOff || undefined}
          onClick={() => run(entry)}
          className="flex min-h-9 items-center gap-3 rounded-small px-2 text-left hover:bg-wash focus:bg-wash aria-disabled:text-ink-faint max-md:min-h-11"
        >
          <entry.icon size={16} className="text-ink-soft" aria-hidden="true" />
          <span className="flex-1">{entry.label}</span>
          <span aria-hidden="true" className="font-sans text-12 text-ink-faint max-md:hidden">
            {keysFor(entry.id, t)}
          </span>
        </button>
      ))}
    </div>
  )
}

function useEntries(): readonly MenuEntry[] {
  const t = useEditorMessages()
  const isLocked = useEditor((state) => selectedElements(state).every((one) => one.locked))
  const isHidden = useEditor((state) => selectedElements(state).every((one) => one.hidden))
  const changed = { isOff: isLocked }
  return [
    { id: 'duplicate', label: t.duplicate, icon: Copy, ...changed },
    { id: 'front', label: t.to_front, icon: BringToFront, ...changed },
    { id: 'forward', label: t.forward, icon: ChevronUp, ...changed },
    { id: 'backward', label: t.backward, icon: ChevronDown, ...changed },
    { id: 'back', label: t.to_back, icon: SendToBack, ...changed },
    { id: 'lock', label: isLocked ? t.unlock : t.lock, icon: isLocked ? LockOpen : Lock, isOff: false },
    {
      id: 'hide',
      label: isHidden ? t.show_chosen : t.hide_chosen,
      icon: isHidden ? Eye : EyeOff,
      ...changed,
    },
    { id: 'remove', label: t.remove, icon: Trash2, ...changed },
  ]
}

/** Whole in the window, with the focus on its first entry. */
function useWithin(menu: RefObject<HTMLDivElement | null>, at: Point): void {
  useLayoutEffect(() => {
    const element = menu.current
    if (!element) return
    const fitting = (place: number, length: number, room: number) =>
      Math.max(8, Math.min(place, room - length - 8))
    element.style.left = `${fitting(at.x, element.offsetWidth, window.innerWidth)}px`
    element.style.top = `${fitting(at.y, element.offsetHeight, window.innerHeight)}px`
    element.querySelector('button')?.focus({ preventScroll: true })
  }, [menu, at])
}

function useOutside(menu: RefObject<HTMLDivElement | null>, onPress: () => void): void {
  useEffect(() => {
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) onPress()
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  })
}

function moveByKey(event: KeyboardEvent, menu: HTMLElement | null, onLeave: () => void): void {
  // the stage's own keys mean something else
  event.stopPropagation()
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault()
    onLeave()
    return
  }
  const rows = [...(menu?.querySelectorAll('button') ?? [])]
  const now = rows.indexOf(document.activeElement as HTMLButtonElement)
  const next: Record<string, number> = {
    ArrowDown: now + 1,
    ArrowUp: now - 1,
    Home: 0,
    End: -1,
  }
  const to = next[event.key]
  if (to === undefined) return
  event.preventDefault()
  rows.at(to % rows.length)?.focus()
}
